/// A view that shows text. A table of character widths gives it the same size on every platform.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { contentChanged() }
    }
  }
  private var attributed: NSAttributedString?
  /// The text with its attributes. Only its first font is used.
  open var attributedText: NSAttributedString? {
    get { attributed ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributed = newValue
      contentChanged()
    }
  }
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if adjustsFontForContentSizeCategory { font = font.following(traitCollection) }
      if font != oldValue { contentChanged() }
    }
  }
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The maximum number of lines, 0 for no maximum.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// Whether a font of a text style, or one that was scaled, follows the text size of the traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { textSizeDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.allowsKeyedCoding, coder.containsValue(forKey: "UIText") {
      text = coder.decodeObject(forKey: "UIText") as? String
    }
    if coder.allowsKeyedCoding, coder.containsValue(forKey: "UINumberOfLines") {
      numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let text { coder.encode(NSString(string: text), forKey: "UIText") }
    coder.encode(numberOfLines, forKey: "UINumberOfLines")
  }

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { font = font.following(traitCollection) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude, lines: numberOfLines)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return textSize(width: width, lines: numberOfLines)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = textSize(width: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the text. A label of one line is as wide as its text, whatever the width.
  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    firstFont.metrics.size(
      of: text ?? "", width: lines == 1 ? .greatestFiniteMagnitude : width, lines: lines,
      scale: max(traitCollection.displayScale, 1))
  }

  private var firstFont: UIFont {
    guard let attributed, attributed.length > 0 else { return font }
    return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }
}
