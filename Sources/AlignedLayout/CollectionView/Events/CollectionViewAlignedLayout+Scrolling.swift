#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the content offset that shows an item at the top of the visible area.
    ///
    /// The item is below the pinned header of its section. If the content scrolls sideways, it is at the
    /// beginning of the visible area. The offset is limited to where the content can be scrolled.
    ///
    /// It is nil if the item is not laid out. If a line limit hides the item, the offset shows the
    /// last line of its section.
    ///
    /// The offset belongs to the content that was last laid out. Self-sizing cells may move the item when they
    /// become visible. To scroll to an item, call ``scrollToItem(at:position:animated:)``. Use this method for
    /// an animation of your own.
    ///
    /// - Complexity: O(log *n*) in the content, plus the cells of the item's line.
    public func contentOffset(showingItemAt indexPath: IndexPath) -> CGPoint? {
      guard let client, let position = content.position(of: indexPath) else { return nil }
      return core.contentOffset(showing: position, in: client.view)
    }

    /// Scrolls an item to a position in the visible area, and holds it there until it is measured.
    ///
    /// The visible area is what the adjusted content insets and the pinned header and footer of the item's
    /// section leave. UIKit's `scrollToItem(at:at:animated:)` ignores the pinned header ([Listable pull request
    /// 279](https://github.com/square/Listable/pull/279)). It also ignores that self-sizing cells may get other
    /// sizes when they become visible.
    ///
    ///     layout.scrollToItem(at: indexPath, position: .top, animated: true)
    ///
    /// The layout holds the item until it and what is visible above it have been measured. It
    /// releases the item earlier if the user or other code scrolls, and at `reloadData()`. At the end
    /// of the content, an item may have to stay further down.
    ///
    /// If cells that were measured during an animation have moved the item out of sight, the layout scrolls on.
    /// When the item is in sight, the layout corrects the content offset without animation.
    ///
    /// If the collection view has no width yet, or no height if the content scrolls sideways, the layout remembers
    /// the item. It shows it without animation in the first layout pass with a width. If there is no such item,
    /// nothing scrolls. Do not call this while the layout calls your delegate, for example in its sizing method.
    ///
    /// - Parameters:
    ///   - indexPath: the item. If a line limit hides it, the last line of its section is shown.
    ///   - position: `.top`, `.centeredVertically` or `.bottom` or, if the content scrolls sideways,
    ///     `.left`, `.centeredHorizontally` or `.right`. Without any of them, the collection view
    ///     scrolls no further than it must to show the item. If content ``staysAtEnd``, its last item
    ///     is shown together with the end of the content, where the view then stays.
    ///   - animated: whether UIKit animates the scrolling.
    /// - Complexity: O(log *n*) in the content to find the item. UIKit then lays out the cells that come into
    ///   sight, and before that the whole layout if it is stale.
    public func scrollToItem(
      at indexPath: IndexPath, position: UICollectionView.ScrollPosition, animated: Bool
    ) {
      guard let client, !core.isInPass else { return }
      client.collectionView.layoutIfNeeded()
      client.run(
        core.scroll(
          to: ContentLayout.CellPosition(indexPath),
          at: ScreenPlaces(rawValue: Int(position.rawValue)), isAnimated: animated,
          in: client.view))
      if !animated { client.collectionView.layoutIfNeeded() }
    }
  }
#endif
