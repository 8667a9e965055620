#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The places that a carried item has left around where the finger is: it does not go back to one
  /// of them before the finger has moved on.
  ///
  /// At a new place of the item lines break anew, and what is under the finger then may lead back to
  /// the old one. Without a memory the item would jump to and fro under a finger that rests.
  @MainActor
  struct MovementTrail {
    /// Where the last movement's items were last carried to.
    var targets: [IndexPath] = []

    private var start = CGPoint.zero
    private var left: Set<IndexPath> = []

    /// How far a finger has to move before it leads back: further than one that rests trembles, and
    /// not as far as to the next cell.
    private static let distance: CGFloat = 8

    /// Where an item goes that would go to a place.
    mutating func target(
      after path: IndexPath, proposed: IndexPath, at point: CGPoint
    ) -> IndexPath {
      let hasMovedOn =
        abs(point.x - start.x) > Self.distance || abs(point.y - start.y) > Self.distance
      if hasMovedOn || targets != [path] {
        start = point
        left = []
      }
      guard proposed != path, !left.contains(proposed) else { return path }
      left.insert(path)
      return proposed
    }
  }
#endif
