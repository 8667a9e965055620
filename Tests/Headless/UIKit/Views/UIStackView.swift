/// A layout constraint. Declared only for its axes, because there is no Auto Layout here.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The horizontal or vertical axis.
  public nonisolated enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

/// A view that arranges its subviews in a row or column, with their fitting sizes.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { arrangementChanged() }
  }
  open var distribution = Distribution.fill {
    didSet { arrangementChanged() }
  }
  open var alignment = Alignment.fill {
    didSet { arrangementChanged() }
  }
  open var spacing: CGFloat = 0 {
    didSet { arrangementChanged() }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { arrangementChanged() }
  }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    arrangedSubviews = subviews
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrangementChanged()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
    spacings[ObjectIdentifier(subview)] = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in StackArrangement(of: self, in: bounds).frames where view.frame != frame {
      view.frame = frame
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    StackArrangement(of: self, in: CGRect(origin: .zero, size: size)).fittingSize
  }

  private func arrangementChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
