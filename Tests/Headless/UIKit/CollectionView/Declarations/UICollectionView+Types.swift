import Foundation

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  /// The position to which an item is scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Whether shown views may invalidate their size (iOS 16).
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
