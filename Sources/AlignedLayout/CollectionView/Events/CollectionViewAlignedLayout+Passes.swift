#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Layout passes: what is stale is asked for and laid out.
  extension CollectionViewAlignedLayout {
    /// Lays out what is stale, and shows it.
    func layOut() {
      guard let collectionView else { return }
      state.client.beginPass()
      let effects = layOut(in: collectionView)
      state.client.endPass()
      let offset = state.scrolling.awaitsAdjustment ? scrollScene?.offsetOnScreen : nil
      run(effects)
      if let offset, let scene = scrollScene {
        state.scrolling.didSendAdjustment(at: offset, in: scene)
      }
      marks?(.content)
    }

    private func layOut(in collectionView: UICollectionView) -> [LayoutEffect] {
      var surroundings = Surroundings(
        of: collectionView, along: axis, references: insetsReferences)
      state.floating.takeOver(collectionView)
      surroundings.floating = floatingCoverage(in: collectionView.bounds)
      let provider = ContentProvider(of: self, in: collectionView)
      updateDelegate()
      // Before anything is asked: a delegate may invalidate the layout again.
      let stale = state.stale.take()
      let areSurroundingsNew = surroundings != state.shown.surroundings
      // There is a pass for each step of scrolling that moves pinned headers. UIKit announces nothing
      // by it.
      let everyElementChanges = stale.isEveryElementStale || areSurroundingsNew
      let announced = everyElementChanges ? AnnouncedSurroundings(of: collectionView) : nil
      let boundaries = provider.newBoundaries(of: content, on: surroundings.canvas)
      let anchor = hold(before: stale, in: surroundings, changesBoundaries: boundaries != nil)
      beginPass(in: collectionView.bounds)
      moveMeasuredSizes(stale)
      layOutStale(stale, on: surroundings.canvas, with: provider)
      if surroundings.canvas != state.shown.canvas { state.selfSizing.changeCanvas() }
      state.shown.move(to: surroundings, announced: announced, staysAtEnd: staysAtEnd)
      // A batch of updates prepares the layout outside of UIKit's passes.
      if state.updates.batch == nil { state.scrolling.endPass() }
      if everyElementChanges { state.elements.forgetRaisedSizes() }
      // The surroundings may have changed without an invalidation, while another invalidation has
      // named some elements. UIKit would only query these.
      let queriesTooFew = areSurroundingsNew && !stale.isEveryElementStale
      return (queriesTooFew ? [.queryAgain] : []) + finishPass(holding: anchor)
    }

    /// Decides what to hold in place while the layout is prepared.
    private func hold(
      before stale: Staleness, in surroundings: Surroundings, changesBoundaries: Bool
    ) -> ScrollAnchor? {
      guard let scene = scrollScene else { return nil }
      let isBatch = state.updates.batch != nil
      let pass = UpcomingPass(
        surroundings: surroundings,
        changesContent: stale.isContentStale || !stale.items.isEmpty || changesBoundaries
          || surroundings.canvas != scene.shown.canvas,
        replacesCells: stale.isReloaded || stale.areCountsStale && !isBatch
          || state.movement.isUnderWay,
        isBatch: isBatch, carriesItems: !state.movement.targets.isEmpty)
      let sizer = state.selfSizing
      return state.scrolling.willLayOut(pass, in: scene) { sizer.isSettled($0, in: $1) }
    }

    /// Begins a layout pass. Stores the layout in the bounds before if these had another size,
    /// because UIKit may animate the change from there.
    private func beginPass(in bounds: CGRect) {
      let old = state.shown.bounds
      if bounds.size != old.size {
        state.updates.replaceBounds(of: state.shown.former(in: old, options))
      }
      state.shown.move(to: bounds)
    }

    /// Moves measured sizes with carried items, and turns those that are stale into estimates.
    private func moveMeasuredSizes(_ stale: Staleness) {
      for step in state.movement.takeSteps() {
        state.selfSizing.apply(step.edits, toSections: content.sectionCount)
      }
      state.selfSizing.invalidate(stale, in: content)
      if axis != content.axis { state.selfSizing.removeAll() }
    }

    /// Asks for what is stale, and lays it out.
    private func layOutStale(
      _ stale: Staleness, on canvas: Surroundings.Canvas, with provider: ContentProvider
    ) {
      if stale.isContentStale || canvas != state.shown.canvas {
        layOutEverything(on: canvas, with: provider)
      } else if !stale.items.isEmpty {
        let version = state.contents.version
        state.attachments.forget(stale.items(in: content))
        let new = provider.content(content, askingAgain: stale.items(in: content))
        state.shown.replace(new, version: version)
      }
      showBoundaries(on: canvas, with: provider)
    }

    /// Shows the content's header and footer as they are now. They may be others than in a content that was
    /// cached, or than when nothing else is stale.
    private func showBoundaries(on canvas: Surroundings.Canvas, with provider: ContentProvider) {
      guard !state.updates.awaitsItems,
        let boundaries = provider.newBoundaries(of: content, on: canvas)
      else { return }
      let version = state.shown.version ?? state.contents.version
      state.shown.edit(version: version) { $0.setBoundaries(boundaries) }
    }

    /// Uses the content that is cached for a canvas, or else asks for everything. Does nothing if
    /// the layout has to wait for update items.
    private func layOutEverything(on canvas: Surroundings.Canvas, with provider: ContentProvider) {
      // Before anything is asked: a delegate may begin another version.
      let version = state.contents.version
      defer { if state.shown.version === version { state.attachments.forgetAll(in: version) } }
      state.client.setShowsPlaceholders(
        state.updates.batch == nil ? provider.hasPlaceholders : provider.showsPlaceholders)
      guard !decideToWaitForItems(on: canvas) else { return }
      guard let cached = state.contents.remove(for: canvas),
        cached.hasCounts(provider.counts(on: canvas)), !provider.hasPlaceholders
      else {
        state.updates.forgetChangedCells()
        let new = provider.content(on: canvas)
        return state.shown.replace(new, version: version)
      }
      // The content that is replaced is cached for the way back, unless it is stale.
      if let oldCanvas = state.shown.canvas, state.shown.version === version {
        state.contents.insert(content, for: oldCanvas)
      }
      state.shown.replace(cached, version: version)
    }

    /// Ends a pass: holds a cell in place, has visible views measured again, and arranges for what only
    /// later turns of the run loop can put right.
    ///
    /// - Returns: the effects of that.
    private func finishPass(holding anchor: ScrollAnchor?) -> [LayoutEffect] {
      var effects: [LayoutEffect] = []
      if anchor != nil || state.scrolling.needsPlaceAfterPass, let scene = scrollScene,
        let distance = state.scrolling.didLayOut(holding: anchor, in: scene)
      {
        effects.append(.adjustContentOffset(by: distance))
      }
      beginTurnIfNeeded()
      if takeWaitForReadableContentGuide() { effects.append(.queryAgainInNextTurn) }
      if let repetition = decideToMeasureAgain() { effects.append(repetition) }
      return effects
    }
  }
#endif
