/// The area in which a text view sets its text. A text view reads its values when it is measured or laid out.
open class NSTextContainer: NSObject {
  /// The space at both ends of each line.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, 0 for no maximum.
  open var maximumNumberOfLines = 0
}

/// What a text view asks and tells. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// Text of several lines, into which `Headless.type(_:in:)` types. A tap makes it the first responder.
///
/// If it does not scroll, it is as large as its text with the insets of its text container. If it scrolls, it has
/// no size of its own (D: `isScrollEnabled`; G: the numbers).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private lazy var label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    addSubview(label)
    return label
  }()

  open weak var delegate: (any UITextViewDelegate)?

  /// The text, which is empty rather than nil. Setting it tells the delegate nothing.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      showText()
    }
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
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { showText() }
  }
  open private(set) var textContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }
  open var isEditable = true
  /// Declared only: no text is selected.
  open var isSelectable = true
  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var currentDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font?.following(traitCollection) }
  }

  private func showText() {
    label.text = text
    label.font = font
    label.textColor = textColor
    label.textAlignment = textAlignment
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  // MARK: Layout

  /// The insets of the text within the content.
  private var insetsOfText: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Returns the size of the text with its insets. Without text it is one line high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insetsOfText
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let text = (font ?? .systemFont(ofSize: 17)).metrics.size(
      of: hasText ? self.text : " ", width: max(width - insets.left - insets.right, 0),
      lines: textContainer.maximumNumberOfLines, scale: max(traitCollection.displayScale, 1))
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
  }

  /// A text view that scrolls can have any size, so it gets the smallest.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isScrollEnabled else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : 0,
      height: verticalFittingPriority == .required ? targetSize.height : 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (insets, size) = (insetsOfText, sizeThatFits(CGSize(width: bounds.width, height: 0)))
    contentSize = CGSize(width: bounds.width, height: size.height)
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0),
      height: size.height - insets.top - insets.bottom)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.textViewShouldBeginEditing(self) != false,
      super.becomeFirstResponder()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    becomeFirstResponder()
  }
}

extension UITextView: UIKeyInput, TypedView {
  public var hasText: Bool { !text.isEmpty }

  public func insertText(_ text: String) {
    self.text += text
    delegate?.textViewDidChange(self)
  }

  public func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    delegate?.textViewDidChange(self)
  }

  var typedText: String { text }

  func allows(_ range: NSRange, replacedBy text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false
  }

  func insertsLineFeed() -> Bool { true }
}
