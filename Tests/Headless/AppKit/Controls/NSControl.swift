import AlignedLayoutPictures

/// A view with a text that a person may use. Actions that are selectors exist on Apple's platforms only.
@preconcurrency @MainActor
open class NSControl: NSView {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var target: AnyObject?
  open var action: Selector?
  open var isEnabled = true

  open var stringValue = "" {
    didSet { if stringValue != oldValue { contentChanged() } }
  }
  open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) {
    didSet { if font != oldValue { contentChanged() } }
  }
  open var alignment = NSTextAlignment.natural {
    didSet { needsDisplay = true }
  }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }

  open override var isFlipped: Bool { true }

  open func sizeThatFits(_ size: NSSize) -> NSSize { textSize(width: size.width) }
  open func sizeToFit() { setFrameSize(sizeThatFits(.zero)) }

  /// Has the target perform the action, which is not possible here. Override it to learn of a click.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }

  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    sendAction(action, to: target)
  }
}

extension NSControl {
  func contentChanged() {
    needsDisplay = true
    invalidateIntrinsicContentSize()
  }

  package var textMetrics: TextMetrics {
    (font ?? .systemFont(ofSize: NSFont.systemFontSize)).metrics
  }

  /// Whether lines break where the width ends.
  package var wraps: Bool {
    lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
  }

  /// Returns the size of the text. A width of 0 or less is no limit.
  func textSize(of text: String? = nil, width: CGFloat, lines: Int = 1) -> NSSize {
    let limit = wraps && lines != 1 && width > 0 ? width : .greatestFiniteMagnitude
    return textMetrics.size(
      of: text ?? stringValue, width: limit, lines: lines, scale: window?.backingScaleFactor ?? 2)
  }
}
