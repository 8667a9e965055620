extension UIFont {
  /// The purpose of a text, which determines its font.
  public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: .current)
  }

  /// Returns the font of a style at the preferred text size. All styles grow in proportion to body
  /// text. On Apple's platforms each style has its own table.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    let size = (sizes[style] ?? 17) * category.bodySize / UIContentSizeCategory.large.bodySize
    let weight = style == .headline ? Weight.semibold : .regular
    return UIFont(size: size.rounded(), weight: weight, scaling: .style(style))
  }

  /// What a font follows: a text style, or metrics that have scaled it from a size.
  enum Scaling {
    case style(TextStyle)
    case size(CGFloat)
  }

  /// Returns the font in the text size of traits, or the font itself if it does not follow it.
  func following(_ traits: UITraitCollection) -> UIFont {
    switch scaling {
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .size(let size):
      UIFont(
        name: fontName,
        size: UIFontMetrics.default.scaledValue(for: size, compatibleWith: traits),
        weight: weight, scaling: scaling)
    case nil: self
    }
  }
}

/// A view whose font can follow the preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The scaling of custom fonts with the preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(
      name: font.fontName, size: scaledValue(for: font.pointSize), weight: font.weight,
      scaling: .size(font.pointSize))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: .current)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return (value * category.bodySize / UIContentSizeCategory.large.bodySize).rounded()
  }
}
