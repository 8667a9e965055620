/// A layer that shows a text. Nothing draws it here but pictures, which show a plain string on one line.
///
/// Its default font is Helvetica. The property for another one is not declared: its type is one of Core
/// Foundation, which other platforms lack.
open class CATextLayer: CALayer {
  /// A string or an attributed string.
  open var string: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CATextLayer.white
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false

  private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

/// How a text that is too long is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text stand.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
