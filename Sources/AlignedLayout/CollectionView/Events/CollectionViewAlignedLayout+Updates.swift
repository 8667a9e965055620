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
    /// reconfigure items: UIKit may not make a batch of updates of these. Sizes that self-sizing views have
    /// returned become estimates. The layout asks for nothing before the update. If it asks for everything
    /// before that, as after `invalidateLayout()`, it forgets the index paths.
    ///
    /// - Parameter indexPaths: index paths from before the update.
    /// - Complexity: O(*n*), where *n* is the number of index paths. The update asks for each of them once.
    public func invalidateItemsInNextUpdate(at indexPaths: [IndexPath]) {
      core.changeInNextUpdate(indexPaths.map(ContentLayout.CellPosition.init))
    }

    /// Lets a client make a batch of updates that knows what it changes. The layout asks only about these sections, by
    /// their new indices, and about those that the items of the batch name. The others answer as before.
    package func changing(sections: [Int], _ update: () -> Void) {
      asked.changedSections = sections
      update()
      asked.changedSections = nil
    }

    /// Grows with each batch of updates and each reload.
    package var batchCount: Int { core.updates.generation }

    /// Changes a setting on which parts depend, and invalidates everything unless it has the same value.
    func set<Value: Equatable>(_ option: WritableKeyPath<LayoutOptions, Value>, to value: Value) {
      if core.set(option, to: value) { invalidateLayout() }
    }

    /// Changes another setting in the same way.
    func set<Value: Equatable>(_ setting: WritableKeyPath<LayoutSettings, Value>, to value: Value) {
      guard value != settings[keyPath: setting] else { return }
      settings[keyPath: setting] = value
      invalidateLayout()
    }

    /// Closures cannot be compared: each new one invalidates everything. A key path would wrap them.
    func set(_ change: (inout LayoutClosures) -> Void) {
      change(&closures)
      invalidateLayout()
    }

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
      let announcesSurroundings = mayAnnounceSurroundings(context)
      var invalidation = Invalidation(
        context, announcesSurroundings: announcesSurroundings, beginsBatch: beginsBatch(context))
      if invalidation.beginsBatch {
        updateDelegate()
        invalidation.asksAboutNoCells = client?.asksAboutNoCells ?? false
      }
      let changesMore = core.invalidate(invalidation, in: collectionView?.bounds ?? .zero)
      if announcesSurroundings, let client {
        let (view, surroundings) = (client.view, client.presentSurroundings)
        if let offset = core.holdEnd(in: view.bounds, surroundings, view: view) {
          beginTurnIfNeeded()
          context.adjust(by: LayoutCore.ContextChange(offset: offset), along: content.axis)
        }
        // In the animation of a keyboard, the views move with it.
        placeFloatingViews()
      }
      send(context)
      // A second context, because UIKit has private properties in its own.
      if changesMore { run(.queryAgain) }
    }

    private func beginsBatch(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      context.invalidateDataSourceCounts && !context.invalidateEverything
        && context.targetIndexPathsForInteractivelyMovingItems == nil && isMadeByUIKit(context)
    }

    /// Returns whether a context has exactly this class: no update items follow counts of a client's subclass.
    func isMadeByUIKit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      type(of: context) == type(of: self).invalidationContextClass
    }
  }
#endif
