// Layout passes: what is stale is asked for and laid out.
extension LayoutClient {
  func prepare(in surroundings: Surroundings) {
    core.isInPass = true
    let effects = layOut(in: surroundings)
    core.isInPass = false
    let offset = core.scrolling.awaitsAdjustment ? core.scrollScene(in: view).offsetOnScreen : nil
    run(effects)
    if let offset {
      let scene = core.scrollScene(in: view)
      core.scrolling.didSendAdjustment(at: offset, in: scene)
    }
  }

  private func layOut(in surroundings: Surroundings) -> [LayoutEffect] {
    // Before anything is asked: a client may invalidate the layout again.
    let stale = core.stale.take()
    let areSurroundingsNew = surroundings != core.shown.surroundings
    // There is a pass for each step of scrolling that moves pinned headers. UIKit announces nothing by it.
    let everyElementChanges = stale.isEveryElementStale || areSurroundingsNew
    let announced = everyElementChanges ? announcedSurroundings : nil
    let boundaries = newBoundaries(of: core.content, on: surroundings.canvas)
    let anchor = core.beginPass(
      stale, in: surroundings, changesBoundaries: boundaries != nil, view: view)
    layOutStale(stale, on: surroundings.canvas)
    core.showContent(in: surroundings, announced: announced)
    if everyElementChanges { core.elements.forgetRaisedSizes() }
    // If an invalidation has named some elements, UIKit would only query these, but the surroundings have changed.
    let queriesTooFew = areSurroundingsNew && !stale.isEveryElementStale
    let awaitsGuide = awaitsReadableContentGuide && core.turn.takeWaitForReadableContentGuide()
    return (queriesTooFew ? [.queryAgain] : []) + (awaitsGuide ? [.queryAgainInNextTurn] : [])
      + core.endPass(holding: anchor, view: view)
  }

  // MARK: Asking for what is stale

  private func layOutStale(_ stale: Staleness, on canvas: Surroundings.Canvas) {
    if stale.isContentStale || canvas != core.shown.canvas {
      layOutEverything(on: canvas)
    } else if !stale.items.isEmpty {
      let version = core.contents.version
      let items = stale.items(in: core.content)
      core.attachments.forget(items)
      core.shown.replace(content(core.content, askingAgain: items, knowing: [:]), version: version)
    }
    guard !core.updates.awaitsItems, let boundaries = newBoundaries(of: core.content, on: canvas)
    else { return }
    core.show(boundaries)
  }

  private func layOutEverything(on canvas: Surroundings.Canvas) {
    // Before anything is asked: a client may begin another version.
    let version = core.contents.version
    defer { if core.shown.version === version { core.attachments.forgetAll(in: version) } }
    core.showsPlaceholders = core.updates.batch == nil ? hasPlaceholders : showsPlaceholders
    guard !core.waitsForItems(on: canvas) else { return }
    guard let cached = core.contents.remove(for: canvas), cached.hasCounts(counts(on: canvas)),
      !hasPlaceholders
    else {
      core.updates.forgetChangedCells()
      return core.shown.replace(content(on: canvas), version: version)
    }
    // The content that is replaced is cached for the way back, unless it is stale.
    if let oldCanvas = core.shown.canvas, core.shown.version === version {
      core.contents.insert(core.content, for: oldCanvas)
    }
    core.shown.replace(cached, version: version)
  }
}

// The steps of a layout pass that ask nothing.
extension LayoutCore {
  /// Decides what to hold in place during a pass, and moves what is known of views to their new places.
  fileprivate mutating func beginPass(
    _ stale: Staleness, in surroundings: Surroundings, changesBoundaries: Bool, view: ViewSnapshot
  ) -> ScrollAnchor? {
    let movesUnknownCells = stale.isReloaded || stale.areCountsStale && updates.batch == nil
    if movesUnknownCells && shown.version != nil || !movement.steps.isEmpty {
      shown.moveTopCell(to: nil)
    }
    let pass = UpcomingPass(
      surroundings: surroundings,
      changesContent: stale.isContentStale || !stale.items.isEmpty || changesBoundaries
        || surroundings.canvas != shown.canvas,
      replacesCells: movesUnknownCells || movement.isUnderWay,
      isBatch: updates.batch != nil, carriesItems: !movement.targets.isEmpty)
    let sizer = selfSizing
    let anchor = scrolling.willLayOut(pass, in: scrollScene(in: view)) {
      sizer.isSettled($0, in: $1)
    }
    if view.bounds.size != shown.bounds.size {
      updates.replaceBounds(of: shown.former(in: shown.bounds, options))
    }
    shown.move(to: view.bounds)
    for step in movement.takeSteps() {
      selfSizing.apply(step.edits, toSections: content.sectionCount)
    }
    selfSizing.invalidate(stale, in: content)
    if options.axis != content.axis { selfSizing.removeAll() }
    return anchor
  }

  fileprivate mutating func show(_ boundaries: BoundaryViews) {
    shown.edit(version: shown.version ?? contents.version) { $0.setBoundaries(boundaries) }
  }

  fileprivate mutating func showContent(
    in surroundings: Surroundings, announced: AnnouncedSurroundings?
  ) {
    if surroundings.canvas != shown.canvas { selfSizing.changeCanvas() }
    shown.move(to: surroundings, announced: announced, options)
    // A batch of updates prepares the layout outside of UIKit's passes.
    if updates.batch == nil { scrolling.endPass() }
  }

  fileprivate mutating func endPass(
    holding anchor: ScrollAnchor?, view: ViewSnapshot
  ) -> [LayoutEffect] {
    var effects: [LayoutEffect] = []
    if anchor != nil || scrolling.needsPlaceAfterPass,
      let distance = scrolling.didLayOut(holding: anchor, in: scrollScene(in: view))
    {
      effects.append(.adjustContentOffset(by: distance))
    }
    return effects + takeNeedOfTurn() + measureAgain(in: view)
  }
}
