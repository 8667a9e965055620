#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The sizes of an item for the widths that it was last offered.
  struct RememberedSizes {
    /// Few are enough: those of both orientations, and of a window that is being resized.
    private static let maximumCount = 3

    private var known: [(width: CGFloat, traits: Int, size: CGSize)] = []

    /// The size for a width, or nil if it is not known under the present traits.
    ///
    /// - Parameter traits: the number of the traits, such as the content size category.
    func size(fitting width: CGFloat, traits: Int) -> CGSize? {
      known.first { $0.width == width && $0.traits == traits }?.size
    }

    mutating func remember(_ size: CGSize, fitting width: CGFloat, traits: Int) {
      if known.count == Self.maximumCount { known.removeLast() }
      known.insert((width, traits, size), at: 0)
    }

    mutating func forget() {
      known = []
    }
  }
#endif
