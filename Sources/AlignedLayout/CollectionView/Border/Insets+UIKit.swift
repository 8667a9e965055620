#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension Insets {
    /// Creates insets from UIKit's directional insets.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// Creates insets from UIKit's insets. Left is leading, or trailing from right to left.
    public init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self.init(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Creates directional insets with the same distances.
    public init(_ insets: Insets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension UIEdgeInsets {
    /// Creates insets with the same distances. Leading is left, or right from right to left.
    public init(_ insets: Insets, direction: UIUserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self.init(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }
#endif
