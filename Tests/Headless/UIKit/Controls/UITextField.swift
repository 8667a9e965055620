/// A field for one line of text, into which `Headless.type(_:in:)` types. A tap makes it the first responder.
///
/// It is as wide as its text or placeholder. With a font of 17 points it is 22 points high, and 34 with a rounded
/// border (evidence G, as widely observed).
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  private lazy var label: UILabel = {
    let label = UILabel()
    addSubview(label)
    return label
  }()

  open weak var delegate: (any UITextFieldDelegate)?

  /// The text, which is empty rather than nil. Setting it sends no action.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      showText()
    }
  }
  open var placeholder: String? {
    didSet { showText() }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if adjustsFontForContentSizeCategory { font = font?.following(traitCollection) }
      showText()
    }
  }
  open var textColor: UIColor? = .label {
    didSet { showText() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { showText() }
  }
  open var borderStyle = BorderStyle.none {
    didSet { showText() }
  }
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  open var isEditing: Bool { isFirstResponder }

  // MARK: Text

  private var isEmpty: Bool { text?.isEmpty != false }
  private var shownText: String { (isEmpty ? placeholder : text) ?? "" }
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.following(traitCollection) }
  }

  private func showText() {
    label.text = shownText
    label.font = shownFont
    label.textColor = isEmpty ? .placeholderText : textColor
    label.textAlignment = textAlignment
    layer.borderWidth = borderStyle == .none ? 0 : 1
    layer.borderColor = borderStyle == .none ? nil : UIColor.systemGray4.cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private var margin: CGSize {
    borderStyle == .none ? .zero : CGSize(width: 7, height: 6)
  }

  open override var intrinsicContentSize: CGSize {
    let width = shownFont.metrics.size(
      of: shownText, width: .greatestFiniteMagnitude, lines: 1,
      scale: max(traitCollection.displayScale, 1)
    ).width
    return CGSize(
      width: width + 2 * margin.width,
      height: shownFont.lineHeight.rounded(.up) + 1 + 2 * margin.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Returns the bounds without the margins. A field that is narrower has no room for text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: min(margin.width, bounds.width / 2), dy: 0)
  }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame =
      if isEmpty {
        placeholderRect(forBounds: bounds)
      } else if isEditing {
        editingRect(forBounds: bounds)
      } else {
        textRect(forBounds: bounds)
      }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textFieldShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, bounds.contains(touch.location(in: self)) { becomeFirstResponder() }
  }
}

extension UITextField: UIKeyInput, TypedView {
  public var hasText: Bool { !isEmpty }

  public func insertText(_ text: String) {
    self.text = typedText + text
    sendActions(for: .editingChanged)
  }

  public func deleteBackward() {
    guard hasText else { return }
    text = String(typedText.dropLast())
    sendActions(for: .editingChanged)
  }

  var typedText: String { text ?? "" }

  func allows(_ range: NSRange, replacedBy text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
  }

  func insertsLineFeed() -> Bool {
    if delegate?.textFieldShouldReturn(self) != false { sendActions(for: .primaryActionTriggered) }
    return false
  }
}
