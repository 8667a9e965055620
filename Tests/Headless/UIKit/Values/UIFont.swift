import AlignedLayoutPictures

/// A font. All fonts have the same metrics, so that text has the same size on every platform.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
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

  package let weight: Weight
  package var metrics: TextMetrics { TextMetrics(pointSize: size, weight: weight.rawValue) }
  open var pointSize: CGFloat { size }
  private let size: CGFloat
  private let name: String
  /// How the font follows the preferred text size, nil if it does not.
  let scaling: Scaling?

  init(
    name: String = ".SFUI-Regular", size: CGFloat, weight: Weight, scaling: Scaling? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.scaling = scaling
    super.init()
  }

  /// Creates a font with the same metrics as all others, whatever its name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, weight: fontName.contains("Bold") ? .bold : .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: name, size: fontSize, weight: weight)
  }

  open var fontName: String { name }
  open var familyName: String { "System" }
  open var ascender: CGFloat { metrics.ascender }
  open var descender: CGFloat { metrics.descender }
  open var leading: CGFloat { 0 }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { ascender - descender }

  /// Returns the object itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.name == name && other.size == size && other.weight == weight
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(size)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Returns the width of a text on one line.
  package func advance(of text: some StringProtocol) -> CGFloat {
    metrics.advance(of: text)
  }
}

extension TextLines {
  package init(_ text: String, font: UIFont, width: CGFloat) {
    self.init(text, metrics: font.metrics, width: width)
  }
}
