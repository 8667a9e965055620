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
    /// A scrolling animation of UIKit that has not ended.
    struct Animation {
      /// The content offset at which the animation ends.
      let destination: CGFloat

      /// The distance that is left.
      fileprivate(set) var distance: CGFloat
    }

    private(set) var anchor: ScrollAnchor

    /// Whether the client wants the scrolling animated.
    let isAnimated: Bool

    /// The animation under way, or nil.
    private(set) var animation: Animation?

    var cell: ContentLayout.CellPosition { anchor.cell }

    init(_ anchor: ScrollAnchor, isAnimated: Bool) {
      self.anchor = anchor
      self.isAnimated = isAnimated
    }

    /// Returns the target while UIKit animates from one content offset to another.
    func animated(from offset: CGFloat, to destination: CGFloat) -> ScrollTarget {
      var target = self
      target.animation = Animation(
        destination: destination, distance: abs(destination - offset))
      return target
    }

    /// Returns the target at another content offset, or nil if that does not lead to it: the
    /// client has scrolled elsewhere.
    func moved(to offset: CGFloat, pixel: CGFloat) -> ScrollTarget? {
      guard let animation else { return nil }
      let distance = abs(animation.destination - offset)
      guard distance < animation.distance + pixel else { return nil }
      var target = self
      target.animation = distance < pixel ? nil : animation
      target.animation?.distance = distance
      return target
    }

    func replacingCell(with cell: ContentLayout.CellPosition) -> ScrollTarget {
      var target = self
      target.anchor = ScrollAnchor(cell: cell, place: anchor.place)
      return target
    }
  }
#endif
