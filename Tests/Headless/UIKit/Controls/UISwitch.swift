/// A control that is on or off, which a tap changes. Its size is 51 × 31 points, as on a phone until iOS 18,
/// whatever frame it is given.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let border: CGFloat = 2

  private let track = UIView(frame: CGRect(origin: .zero, size: size))
  private let knob = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    addParts()
  }

  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size), primaryAction: primaryAction)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    track.layer.cornerRadius = Self.size.height / 2
    knob.layer.cornerRadius = Self.size.height / 2 - Self.border
    for part in [track, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showState()
  }

  /// Whether the switch is on. Setting it sends no action.
  open var isOn = false {
    didSet { showState() }
  }
  open var onTintColor: UIColor? {
    didSet { showState() }
  }
  open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  /// Sends no action either.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private func showState() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemGray4
    knob.backgroundColor = thumbTintColor ?? .white
    setNeedsLayout()
  }

  /// The knob of a switch that is on is at the trailing edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.size.height - 2 * Self.border
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    knob.frame = CGRect(
      x: isAtRight ? Self.size.width - Self.border - side : Self.border, y: Self.border,
      width: side, height: side)
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { isOn.toggle() }
  }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }
}
