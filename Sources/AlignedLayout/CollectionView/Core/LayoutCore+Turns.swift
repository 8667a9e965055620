// Turns of the run loop, and scrolling to items, which may take several of them.
extension LayoutClient {
  /// Adjusts the content offset where the held cell is not in its place: UIKit may have ignored the adjustment
  /// that the layout sent in `prepare()` (a guess: `Guess.adjustmentInPrepareMayBeLate`). If the layout is stale,
  /// or the bounds have another size, the turn goes on until the layout is prepared.
  func endTurn() {
    guard isPrepared || !core.scrolling.isHolding else { return core.turn.end() }
    if core.scrolling.awaited?.rule == .waits { scrollToAwaitedItem() }
    let holdsTarget = core.scrolling.target != nil
    let isCorrected = correctContentOffset()
    if core.endTurn(isCorrected: isCorrected) { run(core.measureAgain(in: view)) }
    if isCorrected, holdsTarget { run(.beginTurn) }
    for (number, outcome) in core.scrolling.takeOutcomes() { run(.tell(number, outcome)) }
  }

  /// Scrolls to what a client has asked for while a person scrolled, or waits on.
  private func scrollToAwaitedItem() {
    guard let request = core.scrolling.takeAwaited(in: core.scrollScene(in: view)) else {
      if core.scrolling.awaited != nil { run(.beginTurnLater) }
      return
    }
    run(core.scroll(request, in: view))
  }

  private func correctContentOffset() -> Bool {
    switch core.correctContentOffset(in: view) {
    case .scroll(let offset)?: run(.scroll(to: offset, isAnimated: true))
    case .adjust(let distance)?: run(.adjustContentOffset(by: distance))
    case .waitForUser?:
      run(.beginTurnLater)
      return false
    case .nothing?: break
    case nil: return false
    }
    return true
  }

  /// Whether UIKit need not prepare the layout before it shows the content in the present bounds.
  private var isPrepared: Bool {
    guard core.isUpToDate else { return false }
    let view = view
    return view.bounds.size == core.shown.bounds.size
      || canvas(in: view.bounds) == core.shown.canvas
        && !core.changesVisibleHeightAtEnd(view.bounds, in: view)
  }
}

extension LayoutCore {
  fileprivate mutating func correctContentOffset(
    in view: ViewSnapshot
  ) -> ScrollKeeper.Correction? {
    let (sizer, content, options) = (selfSizing, content, options)
    return scrolling.correctContentOffset(in: scrollScene(in: view)) {
      sizer.offeredSpace(of: $0, in: content, options) == nil || sizer.sizes.isMeasured($0)
    }
  }

  fileprivate mutating func endTurn(isCorrected: Bool) -> Bool {
    turn.end()
    scrolling.endTurn(isCorrected: isCorrected)
    return selfSizing.endTurn()
  }

  /// Ends a turn in which the layout was taken from its collection view.
  mutating func endTurnWithoutView() {
    guard isUpToDate || !scrolling.isHolding else { return turn.end() }
    _ = endTurn(isCorrected: false)
  }

  /// Scrolls to an item, and holds it there until it is measured.
  mutating func scroll(_ request: ScrollRequest, in view: ViewSnapshot) -> [LayoutEffect] {
    var request = request
    if !view.isScrolledByUser { request.rule = .interrupts }
    guard content.room.width > 0, request.rule == .interrupts else {
      scrolling.remember(request)
      return takeNeedOfTurn()
    }
    guard content.contains(.cell(request.cell)) else {
      scrolling.end(request.number, .gone)
      return takeNeedOfTurn()
    }
    let scene = scrollScene(in: view)
    let offset = scrolling.scroll(to: scene.target(of: request), in: scene)
    return takeNeedOfTurn()
      + (offset.map { [.scroll(to: $0, isAnimated: request.isAnimated)] } ?? [])
  }

  /// Makes space below the content with which a cell can be scrolled to the top, or takes it away.
  mutating func anchorToTop(_ cell: ContentLayout.CellPosition?) -> [LayoutEffect] {
    let mayExist = cell.map { content.room.width == 0 || content.contains(.cell($0)) } ?? true
    guard cell != standing.topCell, mayExist else { return [] }
    let origin = standing.place(.zero).origin
    shown.moveTopCell(to: cell)
    // UIKit asks for the size again. It measures no view again if no frame has changed.
    return standing.place(.zero).origin == origin ? [.adjustContentOffset(by: 0)] : [.queryAgain]
  }

  func contentOffset(showing cell: ContentLayout.CellPosition, in view: ViewSnapshot) -> CGPoint {
    standing.contentOffset(
      scrollScene(in: view).contentOffset(showing: cell, at: .top), in: view.bounds)
  }

  func contentOffsetOfLine(
    near proposed: CGPoint, velocity: CGPoint, in view: ViewSnapshot
  ) -> CGPoint? {
    let bounds = CGRect(origin: proposed, size: view.bounds.size)
    return scrollScene(in: view)
      .contentOffsetOfLine(near: bounds, velocity: content.axis.coordinate(of: velocity))
      .map { standing.contentOffset($0, in: bounds) }
  }

  /// The offset is nil after an adjustment. Returns that of an outer adjustment, which goes on after this one.
  mutating func adjustContentOffset(to offset: CGFloat?) -> CGFloat? {
    defer { scrolling.adjustedOffset = offset }
    return scrolling.adjustedOffset
  }

  /// Whether an animation to an item is under way. Its end is not announced.
  var awaitsEndOfAnimation: Bool { scrolling.awaitsEndOfAnimation }

  mutating func endAnimation() -> [LayoutEffect] {
    scrolling.endAnimation()
    return takeNeedOfTurn()
  }
}
