/// The look of an app: light or dark.
open class NSAppearance: NSObject {
  /// The name of a look.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
  }

  open private(set) var name: Name

  /// Creates one of the two looks. Others are not declared.
  public init?(named name: Name) {
    guard name == .aqua || name == .darkAqua else { return nil }
    self.name = name
    super.init()
  }

  /// Returns the first of some names that is the look's own.
  open func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name }
  }
}
