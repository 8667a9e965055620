#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Returns the index path at which to insert an item that is dropped at a point. It is where a
    /// text caret would be put, if cells were words.
    ///
    /// Returns nil before the first layout pass, and if there are no sections. The item at the
    /// index path may not exist yet: at the end of a section, it is the section's item count. The
    /// rules are those of ``ContentLayout/insertionPosition(at:)``. An item that is dropped on an
    /// overflow view is inserted before or after all hidden items.
    ///
    ///     if let path = layout.insertionIndexPath(at: point) {
    ///       tags[path.section].insert(tag, at: path.item)
    ///       collectionView.insertItems(at: [path])
    ///     }
    ///
    /// - Parameter point: a point in the coordinate system of the collection view, as gestures and
    ///   drop sessions report it.
    /// - Complexity: that of ``ContentLayout/insertionPosition(at:)``: O(log *n*), plus the cells of the line.
    public func insertionIndexPath(at point: CGPoint) -> IndexPath? {
      content.insertionPosition(at: standing.contentPoint(at: point))?.indexPath
    }

    /// Makes the attributes of a carried item visible if a line limit hides it in its place.
    func showCarriedItem(_ attributes: UICollectionViewLayoutAttributes) {
      if !attributes.isHidden {
        core.showCarriedItem(inSize: attributes.size)
      } else if let size = core.movement.visibleSize {
        attributes.size = size
        attributes.isHidden = false
      }
    }

    /// UIKit names the items for each move of the finger, also if their order stays (a guess:
    /// `Guess.carriedItemsAreNamedAgain`). Its previous index paths may be others than those last laid out (a
    /// guess: `Guess.previousPathsMayDiffer`), so both are compared.
    func complete(
      _ context: UICollectionViewLayoutInvalidationContext,
      forItemsMovedTo targets: [IndexPath], at point: CGPoint, from previous: [IndexPath]
    ) -> UICollectionViewLayoutInvalidationContext {
      let old = previous.map(ContentLayout.CellPosition.init)
      let new = targets.map(ContentLayout.CellPosition.init)
      let movesOthers = core.moveItems(from: old, to: new, at: point)
      (context as? CollectionViewAlignedLayoutInvalidationContext)?.invalidatesContent = movesOthers
      for position in new { invalidateAttachments(of: .cell(position), in: context) }
      return context
    }
  }
#endif
