#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An item to which a client has scrolled while there was no width.
  struct AwaitedItem {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
  }

  /// An item to which a client has scrolled. Cells that become visible may be measured and move it,
  /// so it is held until their sizes are known.
  struct ScrollTarget {
    /// A scrolling animation of UIKit.
    private struct Animation {
      /// The content offset at which the animation ends.
      let destination: CGFloat

      /// The distance that is left.
      var distance: CGFloat
      var hasArrived = false
    }

    private(set) var cell: ContentLayout.CellPosition

    /// The place in which the cell is held, or nil if the end of the content is held below it.
    let place: ScrollAnchor.Place?

    /// Whether the client wants the scrolling animated.
    let isAnimated: Bool

    /// The animation under way, or nil.
    private var animation: Animation?

    /// How often the layout has corrected the content offset. A client may scroll back each time.
    private var correctionCount = 0

    /// Whether UIKit animates the scrolling, or has done so until a moment ago.
    var hasAnimation: Bool { animation != nil }

    /// Whether UIKit is still on its way. The cell is not held then.
    var isOnItsWay: Bool { animation.map { !$0.hasArrived } ?? false }

    var anchor: ScrollAnchor { place.map { .cell(cell, $0) } ?? .end }

    /// Whether the end of the content is held below the cell.
    var isEnd: Bool { place == nil }

    init(_ cell: ContentLayout.CellPosition, at place: ScrollAnchor.Place?, isAnimated: Bool) {
      self.cell = cell
      self.place = place
      self.isAnimated = isAnimated
    }

    /// Returns the target while UIKit animates from one content offset to another.
    func animated(from offset: CGFloat, to destination: CGFloat) -> ScrollTarget {
      var target = self
      target.animation = Animation(
        destination: destination, distance: abs(destination - offset))
      return target
    }

    /// Returns the target after another correction, or nil if there were too many.
    func corrected() -> ScrollTarget? {
      var target = self
      target.correctionCount += 1
      return target.correctionCount > 8 ? nil : target
    }

    /// Returns the target after the animation.
    func withoutAnimation() -> ScrollTarget {
      var target = self
      target.animation = nil
      return target
    }

    /// Returns the target at another content offset, or nil if that does not lead to it: the
    /// client has scrolled elsewhere.
    ///
    /// - Parameter greatest: the offset to which UIKit scrolls back if measured cells have made the
    ///   content shorter.
    func moved(to offset: CGFloat, greatest: CGFloat, pixel: CGFloat) -> ScrollTarget? {
      guard let animation else { return nil }
      let distance = abs(animation.destination - offset)
      let isAtEnd = offset > greatest - pixel && animation.destination > greatest - pixel
      guard isAtEnd || distance < animation.distance + pixel else { return nil }
      var target = self
      target.animation?.distance = distance
      target.animation?.hasArrived = isAtEnd || distance < pixel
      return target
    }

    func replacingCell(with cell: ContentLayout.CellPosition) -> ScrollTarget {
      var target = self
      target.cell = cell
      return target
    }
  }
#endif
