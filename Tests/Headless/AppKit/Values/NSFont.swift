import AlignedLayoutPictures

/// A font. All fonts have the same metrics, so that text has the same size on every platform.
open class NSFont: NSObject, NSCopying, @unchecked Sendable {
  /// The weight of the font, from -1 to 1.
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  package let metrics: TextMetrics

  init(size: CGFloat, weight: Weight) {
    metrics = TextMetrics(pointSize: size, weight: weight.rawValue)
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont {
    NSFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(size: fontSize, weight: .bold)
  }

  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }
  open class var labelFontSize: CGFloat { 10 }

  open var pointSize: CGFloat { metrics.pointSize }
  open var ascender: CGFloat { metrics.ascender }
  open var descender: CGFloat { metrics.descender }
  open var leading: CGFloat { 0 }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }

  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont)?.metrics == metrics
  }

  open override var hash: Int { metrics.hashValue }
}
