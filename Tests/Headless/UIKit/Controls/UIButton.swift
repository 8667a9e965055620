/// A control with a title or an image, which a tap triggers.
///
/// Title and image stand beside each other in the middle, without the margins that a button has on
/// a device.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// What a button shows in a state. What is nil is that of the normal state.
  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
  }

  open private(set) var buttonType = ButtonType.custom
  private var contents: [State.RawValue: Content] = [:]
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    addContent()
    setTitle(primaryAction?.title, for: .normal)
    setImage(primaryAction?.image, for: .normal)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    addSubview(picture)
    addSubview(label)
  }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open override var isEnabled: Bool {
    didSet { showContent() }
  }
  open override var isSelected: Bool {
    didSet { showContent() }
  }
  open override var isHighlighted: Bool {
    didSet { showContent() }
  }

  // MARK: Content

  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }
  open func title(for state: UIControl.State) -> String? { content(state, \.title) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content(state, \.attributedTitle)
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { content(state, \.titleColor) }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }
  open func image(for state: UIControl.State) -> UIImage? { content(state, \.image) }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { image(for: state) }

  private func content<Value>(_ state: State, _ part: KeyPath<Content, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: part] ?? contents[State.normal.rawValue]?[keyPath: part]
  }

  private func change(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state.rawValue, default: Content()])
    showContent()
  }

  private func showContent() {
    let old = intrinsicContentSize
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = currentImage
    if intrinsicContentSize != old {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
    return CGSize(
      width: title.width + image.width, height: max(title.height, image.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (whole, image) = (intrinsicContentSize, picture.image?.size ?? .zero)
    let start = bounds.midX - whole.width / 2
    picture.frame = CGRect(
      x: start, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    let title = label.intrinsicContentSize
    label.frame = CGRect(
      x: start + image.width, y: bounds.midY - title.height / 2, width: title.width,
      height: title.height)
  }

  // MARK: Touches

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  /// Keeps taps for the button that recognizers of superviews would take (evidence D). Recognizers
  /// of other classes take them.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }
}
