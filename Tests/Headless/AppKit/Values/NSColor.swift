/// A color with fixed components. On Apple's platforms the named ones differ in dark mode.
open class NSColor: NSObject, NSCopying, @unchecked Sendable {
  private let components: CGColor

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open var cgColor: CGColor { components }

  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    let rgba = components.components ?? [0, 0, 0, 0]
    return NSColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
  }

  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}

extension NSColor {
  public class var clear: NSColor { NSColor(white: 0, alpha: 0) }
  public class var black: NSColor { NSColor(white: 0, alpha: 1) }
  public class var white: NSColor { NSColor(white: 1, alpha: 1) }
  public class var gray: NSColor { NSColor(white: 0.5, alpha: 1) }
  public class var red: NSColor { NSColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: NSColor { NSColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: NSColor { NSColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var labelColor: NSColor { NSColor(white: 0, alpha: 0.85) }
  public class var secondaryLabelColor: NSColor { NSColor(white: 0, alpha: 0.5) }
  public class var textColor: NSColor { NSColor(white: 0, alpha: 1) }
  public class var textBackgroundColor: NSColor { NSColor(white: 1, alpha: 1) }
  public class var windowBackgroundColor: NSColor { NSColor(white: 0.925, alpha: 1) }
  public class var separatorColor: NSColor { NSColor(white: 0, alpha: 0.1) }
  public class var controlColor: NSColor { NSColor(white: 1, alpha: 1) }
  public class var controlTextColor: NSColor { NSColor(white: 0, alpha: 0.85) }
  public class var systemBlue: NSColor { NSColor(red: 0, green: 0.478, blue: 1, alpha: 1) }
  public class var systemGray: NSColor { NSColor(white: 0.557, alpha: 1) }
  public class var systemGreen: NSColor { NSColor(red: 0.157, green: 0.804, blue: 0.255, alpha: 1) }
  public class var systemOrange: NSColor { NSColor(red: 1, green: 0.584, blue: 0, alpha: 1) }
  public class var systemRed: NSColor { NSColor(red: 1, green: 0.231, blue: 0.188, alpha: 1) }
}
