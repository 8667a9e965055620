#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Makes the next batch of updates ask again for items that stay.
    ///
    /// A batch with ``keepsAnswersAcrossUpdates`` does not ask for items that stay, unless they are
    /// reloaded. If their content changes in place, name them before the update:
    ///
    ///     layout.invalidateItemsInNextUpdate(at: [indexPath])
    ///     snapshot.reconfigureItems([photo.id])
    ///     dataSource.apply(snapshot)
    ///     collectionView.performBatchUpdates(nil)
    ///
    /// Their new sizes are then part of the update's animation. The last line is for snapshots that only
    /// reconfigure: UIKit need not make a batch of updates of them. Sizes that self-sizing views have
    /// returned become estimates. Nothing is asked before the update. If the layout asks for everything
    /// before it, as after `invalidateLayout()`, the index paths are forgotten.
    ///
    /// - Parameter indexPaths: index paths from before the update.
    public func invalidateItemsInNextUpdate(at indexPaths: [IndexPath]) {
      state.changedItems += indexPaths
    }

    /// Returns the batch of updates that a context announces, or nil.
    func batch(announcedBy context: UICollectionViewLayoutInvalidationContext) -> UpdateRecord? {
      guard context.invalidateDataSourceCounts, !context.invalidateEverything,
        context.targetIndexPathsForInteractivelyMovingItems == nil, isMadeByUIKit(context)
      else { return nil }
      state.update(delegate: collectionView?.delegate)
      return UpdateRecord(
        former: formerContent(in: collectionView?.bounds ?? .zero),
        reusesCells: keepsAnswersAcrossUpdates && state.isUpToDate && !state.showsPlaceholders,
        changedItems: state.changedItems)
    }

    /// Returns whether a context has exactly the class of UIKit's own contexts.
    ///
    /// A client's subclass may also report new counts, but no update items follow then.
    func isMadeByUIKit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      type(of: context) == type(of: self).invalidationContextClass
    }

    /// Returns whether the layout waits for the update items. It does if it cannot know without
    /// them which cells stay, or which measured sizes belong to which cells.
    func waitsForUpdateItems(
      on canvas: Surroundings.Canvas, with provider: ContentProvider
    ) -> Bool {
      guard let updates = state.transition.updates else { return false }
      guard case .announced = updates.stage else {
        // A second pass before the items means that there will be none.
        if state.awaitsUpdateItems { state.stopWaitingForUpdateItems() }
        return false
      }
      let reusesCells =
        updates.reusesCells && canvas == state.shown.canvas && !provider.showsPlaceholders
      return state.waitForUpdateItems(reusingCells: reusesCells, hasWidth: canvas.lineLength > 0)
    }

    /// Records what a batch of updates does, and lays it out if the layout has waited for that.
    func apply(_ updateItems: [UICollectionViewUpdateItem]) {
      guard let collectionView, let updates = state.transition.updates,
        let canvas = state.shown.canvas
      else { return }
      let provider = ContentProvider(of: self, in: collectionView)
      let map = UpdateMap(
        updateItems, of: updates.former.content, newCounts: provider.counts(on: canvas))
      state.transition.animate(
        map.map { AnimatedChange(former: updates.former, cause: .updates($0)) })
      state.anchors.moveTarget { map?.newPlace(of: $0) }
      guard case .waiting(let version) = updates.stage else { return }
      let changed = content.positions(of: updates.changedItems)
      state.applyAwaitedUpdates(map, changing: changed)
      let newContent =
        if let map, updates.reusesCells {
          provider.content(content, changedBy: map, and: changed, on: canvas)
        } else {
          provider.content(on: canvas)
        }
      state.show(newContent, version: version)
    }

    /// Returns what the layout has to do at the end of a batch of updates.
    func endingOfUpdates() -> UpdateRecord.Ending {
      let ending = state.transition.updates?.ending ?? .nothing
      if ending == .invalidateLayout {
        state.stopWaitingForUpdateItems()
      }
      return ending
    }
  }

  extension ContentProvider {
    /// Whether there are items that the data source does not know.
    ///
    /// During a batch of updates `hasUncommittedUpdates` is true in any case. If a section has a
    /// placeholder, its last item is one, or has another index path in the data source.
    var showsPlaceholders: Bool {
      guard hasPlaceholders else { return false }
      return (0..<collectionView.numberOfSections).contains { section in
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return false }
        let last = IndexPath(item: count - 1, section: section)
        return collectionView.dataSourceIndexPath(forPresentationIndexPath: last) != last
      }
    }

    /// Returns the content after a batch of updates.
    ///
    /// All sections are asked for. Cells are only asked for if they are new, or if their section
    /// has other attributes than before.
    ///
    /// - Parameter changed: cells of the old content that stay, but are asked for again.
    fileprivate func content(
      _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
      on canvas: Surroundings.Canvas
    ) -> ContentLayout {
      let sections = specification(on: canvas).sections
      let attributes = sections.map(\.attributes)
      var content = old
      apply(
        map.edits(of: old, to: sections, askingAgain: changed), to: &content, attributes,
        widths: widths(on: canvas, of: attributes))
      content.setLengths(of: sections)
      return content
    }
  }
#endif
