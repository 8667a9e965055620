#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension Insets {
    /// The same distances, leading and trailing where they are in UIKit's directional insets.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }

    /// The same distances, left and right taken as leading and trailing of a direction.
    public init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self.init(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// The same distances as UIKit's directional insets.
    public init(_ insets: Insets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
  }

  extension UIEdgeInsets {
    /// The same distances, leading and trailing turned into left and right by a direction.
    public init(_ insets: Insets, direction: UIUserInterfaceLayoutDirection) {
      let isRightToLeft = direction == .rightToLeft
      self.init(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }
#endif
