/// A text field, which without a border and editing is a label. A table of character widths gives it
/// the same size on every platform. The text begins at the top.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    lineBreakMode = .byClipping
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    lineBreakMode = .byClipping
  }

  /// Creates a label of one line, of the size of its text.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    beLabel(of: stringValue)
    sizeToFit()
  }

  /// Creates a label whose lines break at its width.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    beLabel(of: stringValue)
    isSelectable = true
    lineBreakMode = .byWordWrapping
    sizeToFit()
  }

  private func beLabel(of text: String) {
    stringValue = text
    isEditable = false
    isSelectable = false
    isBezeled = false
    isBordered = false
    drawsBackground = false
    textColor = .labelColor
  }

  open var placeholderString: String?
  open var textColor: NSColor? = .controlTextColor
  open var backgroundColor: NSColor? = .textBackgroundColor
  open var drawsBackground = true
  open var isBordered = false
  open var isBezeled = true
  open var isEditable = true {
    didSet { if isEditable != oldValue { contentChanged() } }
  }
  open var isSelectable = true

  /// The width at which the intrinsic size of a label breaks lines, 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// The maximum number of lines, 0 for no maximum.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { contentChanged() } }
  }

  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    textSize(width: size.width, lines: maximumNumberOfLines)
  }

  /// An editable field has no width of its own.
  open override var intrinsicContentSize: NSSize {
    var size = textSize(width: preferredMaxLayoutWidth, lines: maximumNumberOfLines)
    if isEditable { size.width = NSView.noIntrinsicMetric }
    return size
  }

  open override var firstBaselineOffsetFromTop: CGFloat { textMetrics.ascender }

  open override var baselineOffsetFromBottom: CGFloat {
    let text = textSize(width: bounds.width, lines: maximumNumberOfLines).height
    return max(bounds.height - text, 0) - textMetrics.descender
  }
}
