#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Invalidation and batches of updates.
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
      state.updates.change(indexPaths.map(ContentLayout.CellPosition.init))
    }

    // MARK: Invalidation

    /// Changes a setting on which parts depend, and invalidates everything unless it has the same value.
    func set<Value: Equatable>(_ option: WritableKeyPath<LayoutOptions, Value>, to value: Value) {
      guard value != options[keyPath: option] else { return }
      options[keyPath: option] = value
      invalidateLayout()
    }

    /// Invalidates everything, unless a setting has the same value as before.
    func invalidate(unless isEqual: Bool) {
      if !isEqual { invalidateLayout() }
    }

    /// Records what a context makes stale.
    ///
    /// - Returns: the effects that tell UIKit.
    func invalidate(
      with context: UICollectionViewLayoutInvalidationContext
    ) -> [LayoutEffect] {
      let announcesSurroundings = mayAnnounceSurroundings(context)
      let invalidation = Invalidation(context, announcesSurroundings: announcesSurroundings)
      state.updates.invalidate(invalidation)
      if beginsBatch(context) { beginBatch() }
      if !invalidation.keepsContent { state.movement.takeAnnouncedSteps() }
      if !invalidation.keepsCachedContents { state.contents.invalidate() }
      let changesMore = state.stale.add(invalidation)
      if announcesSurroundings {
        holdEnd(in: context)
        // In the animation of a keyboard, the views move with it.
        placeFloatingViews()
      }
      // A second context, because UIKit has private properties in its own.
      return [.send(context)] + (changesMore ? [.queryAgain] : [])
    }

    private func beginBatch() {
      updateDelegate()
      state.updates.begin(
        from: state.shown.former(in: collectionView?.bounds ?? .zero, options),
        keepsAnswers: keepsAnswersAcrossUpdates && state.isUpToDate
          && !state.client.showsPlaceholders)
    }

    /// Returns whether a context announces a batch of updates.
    private func beginsBatch(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      context.invalidateDataSourceCounts && !context.invalidateEverything
        && context.targetIndexPathsForInteractivelyMovingItems == nil && isMadeByUIKit(context)
    }

    /// Returns whether a context has exactly the class of UIKit's own contexts.
    ///
    /// A client's subclass may also report new counts, but no update items follow then.
    func isMadeByUIKit(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
      type(of: context) == type(of: self).invalidationContextClass
    }

    // MARK: Batches

    /// Decides whether the layout waits for the update items, which come after this pass.
    func decideToWaitForItems(on canvas: Surroundings.Canvas) -> Bool {
      guard let batch = state.updates.batch else { return false }
      guard batch.isAnnounced else {
        // A second pass before the items means that there will be none (a guess: `Guess.itemsMayNeverCome`).
        if state.updates.awaitsItems { stopWaitingForUpdateItems() }
        return false
      }
      // Without a width nothing is laid out, and update items cannot be matched with sizes.
      let hasWidth = canvas.lineLength > 0
      if !hasWidth { state.selfSizing.removeAll() }
      return state.updates.waitForItems(
        state.contents.version,
        isSameRoom: hasWidth && canvas == state.shown.canvas && !state.client.showsPlaceholders,
        hasMeasuredSizes: !state.selfSizing.sizes.isEmpty)
    }

    private func stopWaitingForUpdateItems() {
      state.selfSizing.removeAll()
      state.updates.stopWaiting()
    }

    /// Records what a batch of updates does, and lays it out if the layout has waited for that.
    func apply(_ updateItems: [UICollectionViewUpdateItem]) {
      guard let collectionView, let batch = state.updates.batch, let canvas = state.shown.canvas
      else { return }
      let provider = ContentProvider(of: self, in: collectionView)
      let counts = provider.counts(on: canvas)
      let map = UpdateItem.items(updateItems).flatMap {
        UpdateMap($0, of: batch.former.content, newCounts: counts)
      }
      let layout = state.updates.receive(map)
      state.scrolling.moveTarget { map?.newPlace(of: $0) }
      guard let layout else { return state.selfSizing.didMove() }
      moveMeasuredSizes(map, changing: layout.changedCells)
      let new =
        if let map, layout.reusesCells {
          provider.content(content, changedBy: map, and: layout.changedCells, on: canvas)
        } else {
          provider.content(on: canvas)
        }
      state.shown.replace(new, version: layout.version)
    }

    private func moveMeasuredSizes(
      _ map: UpdateMap?, changing changed: [ContentLayout.CellPosition]
    ) {
      guard let map else { return state.selfSizing.removeAll() }
      state.selfSizing.invalidate(changed)
      state.selfSizing.apply(map.moves, toSections: content.sectionCount)
    }

    /// Ends a batch of updates.
    func endUpdates() {
      switch state.updates.batch?.ending(in: collectionView?.bounds ?? .zero) {
      case .invalidateLayout?:
        stopWaitingForUpdateItems()
        invalidateLayout()
      case .invalidateAttributes?: run(.queryAgain)
      case .nothing?, nil: break
      }
      if state.updates.isChangedByMeasurement, let scene = scrollScene,
        let distance = state.scrolling.endUpdates(in: scene)
      {
        run(.adjustContentOffset(by: distance))
      }
      state.updates.endUpdates()
      state.elements.forgetAppearing()
      if let repetition = decideToMeasureAgain() { run(repetition) }
    }
  }
#endif
