/// A button with a title.
@preconcurrency @MainActor
open class NSButton: NSControl {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a push button of the size of its title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }

  open var title = "" {
    didSet { if title != oldValue { contentChanged() } }
  }
  open var bezelStyle = NSButton.BezelStyle.rounded {
    didSet { if bezelStyle != oldValue { contentChanged() } }
  }
  open var isBordered = true {
    didSet { if isBordered != oldValue { contentChanged() } }
  }

  open override var intrinsicContentSize: NSSize {
    let text = textSize(of: title, width: 0)
    // AppKit's borders depend on the style and on the system.
    return isBordered ? NSSize(width: text.width + 24, height: text.height + 8) : text
  }
  open override func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }

  open override var firstBaselineOffsetFromTop: CGFloat {
    (bounds.height - textMetrics.lineHeight) / 2 + textMetrics.ascender
  }
  open override var baselineOffsetFromBottom: CGFloat {
    bounds.height - firstBaselineOffsetFromTop
  }
}

extension NSButton {
  /// The look of a button's border.
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare = 2
    case shadowlessSquare = 6
    case circular = 7
    case texturedSquare = 8
    case helpButton = 9
    case smallSquare = 10
    case texturedRounded = 11
    case roundRect = 12
    case recessed = 13
    case roundedDisclosure = 14
    case inline = 15
  }
}
