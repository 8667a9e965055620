extension LayoutCore {
  /// Returns whether elements change that the context does not name.
  mutating func invalidate(_ invalidation: Invalidation, in bounds: CGRect) -> Bool {
    updates.invalidate(invalidation)
    if invalidation.beginsBatch {
      let mayKeepAnswers = options.keepsAnswersAcrossUpdates || invalidation.asksAboutNoCells
      updates.begin(
        from: shown.former(in: bounds, options),
        keepsAnswers: mayKeepAnswers && isUpToDate && !showsPlaceholders)
    }
    if !invalidation.keepsContent { movement.takeAnnouncedSteps() }
    if !invalidation.keepsCachedContents { contents.invalidate() }
    return stale.add(invalidation)
  }

  mutating func waitsForItems(on canvas: Surroundings.Canvas) -> Bool {
    guard let batch = updates.batch else { return false }
    guard batch.isAnnounced else {
      // A second pass before the items means that there will be none (a guess: `Guess.itemsMayNeverCome`).
      if updates.awaitsItems { stopWaitingForItems() }
      return false
    }
    // Without a width nothing is laid out, and update items cannot be matched with sizes.
    let hasWidth = canvas.lineLength > 0
    if !hasWidth { selfSizing.removeAll() }
    return updates.waitForItems(
      contents.version, isSameRoom: hasWidth && canvas == shown.canvas && !showsPlaceholders,
      movesKnownCells: !selfSizing.sizes.isEmpty || standing.topCell != nil)
  }

  fileprivate mutating func stopWaitingForItems() {
    shown.moveTopCell(to: nil)
    selfSizing.removeAll()
    updates.stopWaiting()
  }

  fileprivate mutating func move(by map: UpdateMap?) -> UpdateBatch.Layout? {
    let layout = updates.receive(map)
    scrolling.moveTarget { map?.newPlace(of: $0) }
    if let cell = standing.topCell { shown.moveTopCell(to: map?.newPlace(of: cell)) }
    guard let layout else {
      selfSizing.didMove()
      return nil
    }
    guard let map else {
      selfSizing.removeAll()
      return layout
    }
    selfSizing.invalidate(layout.changedCells)
    selfSizing.apply(map.moves, toSections: content.sectionCount)
    return layout
  }

  /// Returns the content offset on the screen at which UIKit has to show an animated change.
  mutating func holdDuringChange(proposing proposed: CGPoint, in view: ViewSnapshot) -> CGPoint {
    let change = updates.animatedChange.map {
      switch $0.cause {
      case .bounds: ScrollKeeper.Change(former: $0.former, newPlace: nil)
      case .updates(let map):
        ScrollKeeper.Change(former: $0.former, newPlace: map.newPositionInPlace)
      }
    }
    let sizer = selfSizing
    let offset = scrolling.contentWillChange(by: change, in: scrollScene(in: view)) {
      sizer.isSettled($0, in: $1)
    }
    let bounds = CGRect(origin: proposed, size: view.bounds.size)
    let target = offset.map { standing.contentOffset($0, in: bounds) } ?? proposed
    updates.scroll(to: target)
    return target
  }

  mutating func beginAnimation(from oldBounds: CGRect) {
    updates.animateBounds(
      from: shown.former(in: oldBounds, options), shown: shown.bounds.size, options)
  }

  mutating func endAnimationOfBounds() { updates.endAnimationOfBounds() }

  /// Answers a query of the content size, which may be old in a batch of updates.
  mutating func queriedSize() -> CGSize {
    updates.querySize()
    return standing.size
  }
}

extension LayoutClient {
  /// Lays out what the update items do if the layout has waited for that. They are nil if they cannot be read.
  func receive(_ edits: [ContentLayout.Edit]?) {
    guard let batch = core.updates.batch, let canvas = core.shown.canvas else { return }
    let counts = counts(on: canvas)
    let map = edits.flatMap { UpdateMap($0, of: batch.former.content, newCounts: counts) }
    guard let layout = core.move(by: map) else { return }
    let new =
      if let map, layout.reusesCells {
        content(core.content, changedBy: map, and: layout.changedCells, on: canvas)
      } else {
        content(on: canvas)
      }
    core.shown.replace(new, version: layout.version)
  }

  func endUpdates() {
    switch core.updates.batch?.ending(in: view.bounds) {
    case .invalidateLayout?:
      core.stopWaitingForItems()
      run(.invalidateLayout)
    case .invalidateAttributes?: run(.queryAgain)
    case .nothing?, nil: break
    }
    if core.updates.isChangedByMeasurement {
      let scene = core.scrollScene(in: view)
      if let distance = core.scrolling.endUpdates(in: scene) {
        run(.adjustContentOffset(by: distance))
      }
    }
    core.updates.endUpdates()
    run(core.measureAgain(in: view))
  }
}
