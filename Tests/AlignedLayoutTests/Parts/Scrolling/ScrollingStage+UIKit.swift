@testable import AlignedLayout

/// What UIKit and the collection view's layout do, step by step.
extension ScrollingStage {
  /// What has become stale before a layout pass.
  enum Stale {
    case nothing, content, everything, carriedItems
  }

  // MARK: Layout passes

  mutating func layOut(_ stale: Stale = .nothing) {
    let surroundings = surroundings(in: view.bounds)
    let isStale = stale != .nothing || surroundings.canvas != shown.canvas
    let pass = UpcomingPass(
      surroundings: surroundings, changesContent: isStale, replacesCells: stale == .everything,
      isBatch: isInBatch, carriesItems: stale == .carriedItems)
    let anchor = keeper.willLayOut(pass, in: scene, isSettled: settled)
    if view.bounds.size != shown.bounds.size {
      contentOfFormerBounds = shown.former(in: shown.bounds, options)
    }
    shown.move(to: view.bounds)
    // In a batch, the layout waits for the update items.
    if isStale, !isInBatch { replaceContent(on: surroundings.canvas) }
    shown.move(
      to: surroundings,
      announced: AnnouncedSurroundings(
        size: view.bounds.size, insets: view.insets, safeArea: .zero, margins: .zero),
      staysAtEnd: options.staysAtEnd)
    if !isInBatch { keeper.endPass() }
    let distance = keeper.didLayOut(holding: anchor, in: scene)
    beginTurnIfNeeded()
    if let distance { adjustInPrepare(by: distance) }
    scrollBack()
  }

  mutating func replaceContent(on canvas: Surroundings.Canvas) {
    let content =
      contentsAhead.removeValue(forKey: canvas.lineLength)
      ?? content(inLinesOf: canvas.lineLength)
    shown.replace(content, version: ContentVersion())
  }

  private mutating func adjustInPrepare(by distance: CGFloat) {
    switch adjustmentsInPrepare {
    case .applied:
      let offset = offset
      adjust(by: distance)
      keeper.didSendAdjustment(at: offset, in: scene)
    case .kept: keptAdjustment += distance
    case .ignored: break
    }
  }

  // MARK: The content offset

  /// Applies the adjustment of a context.
  mutating func adjust(by distance: CGFloat) {
    guard !ignoresAdjustments else { return }
    let outer = keeper.adjustedOffset
    keeper.adjustedOffset = offset + distance
    setOffset(offset + distance)
    keeper.adjustedOffset = outer
  }

  mutating func setOffset(_ offset: CGFloat) {
    var bounds = view.bounds
    switch options.axis {
    case .vertical: bounds.origin.y = offset
    case .horizontal: bounds.origin.x = offset
    }
    setBounds(bounds)
  }

  /// Sets the bounds. The layout is asked before, and its context takes effect after.
  mutating func setBounds(_ bounds: CGRect) {
    guard bounds != view.bounds else { return }
    let scene = scene
    let changesLayout =
      surroundings(in: bounds).canvas != shown.canvas || changesVisibleHeightAtEnd(bounds)
    if bounds.size == shown.bounds.size || !changesLayout { shown.move(to: bounds) }
    if keeper.boundsWillChange(to: bounds, in: scene) { settle() }
    let adjustment = adjustment(for: bounds)
    view.bounds = bounds
    if adjustment != 0 { adjust(by: adjustment) }
    guard shown.version != nil, !isInBatch else { return }
    if changesLayout || adjustment != 0 { layOut() }
  }

  /// Returns the adjustment in the context for new bounds.
  private mutating func adjustment(for bounds: CGRect) -> CGFloat {
    let scene = scene
    let length = surroundings(in: bounds).canvas.lineLength
    if length != shown.canvas?.lineLength {
      guard let ahead = contentsAhead[length], !scene.isResizeAnimated(to: bounds.size)
      else { return 0 }
      let change = keeper.boundsWillShow(
        standing(ahead, in: bounds), in: bounds, scene, isSettled: settled)
      beginTurnIfNeeded()
      return change?.offset ?? 0
    }
    guard changesVisibleHeightAtEnd(bounds) else {
      return keeper.correction(of: bounds, in: scene)
    }
    return holdEnd(in: bounds)
  }

  private mutating func holdEnd(in bounds: CGRect) -> CGFloat {
    guard options.staysAtEnd else { return 0 }
    let standing = standing(shown.content, in: bounds)
    defer { beginTurnIfNeeded() }
    return keeper.holdEnd(of: standing, in: bounds, scene) ?? 0
  }

  private func changesVisibleHeightAtEnd(_ bounds: CGRect) -> Bool {
    guard options.staysAtEnd || shown.content.isMirroredSideways else { return false }
    let height = shown.standing.upright(bounds).height
    return height != shown.standing.upright(shown.bounds).height
      || height != shown.standing.upright(view.bounds).height
  }

  /// Scrolls back into the content, unless a finger is on the view.
  mutating func scrollBack() {
    guard !view.isDragged else { return }
    let axis = options.axis
    let length = shown.standing.size.transposed(for: axis).height
    let visible = view.bounds.size.transposed(for: axis).height
    let (start, end) = insetsOnScreen
    setOffset(max(-start, min(offset, length + end - visible)))
  }

  /// Changes the insets. UIKit moves a view at the top, and tells the layout.
  mutating func cover(_ start: CGFloat, _ end: CGFloat) {
    let isAtTop = offset == -insetsOnScreen.start
    setInsets(start, end)
    if isAtTop { setOffset(-insetsOnScreen.start) }
    adjust(by: holdEnd(in: view.bounds))
    layOut()
  }

  // MARK: Sizes

  mutating func settle() {
    for index in cells.indices { cells[index].isNew = false }
  }

  /// Measures the view of a cell.
  mutating func measure(_ cell: Int, _ size: CGSize) {
    let position = position(ofCell: cell)
    let (isKnown, attributes) = (cells[cell].isMeasured, cells[cell].cell.attributes)
    var measured = Cell(
      cell: .cell(size, attributes), section: position.section, isMeasured: true, isNew: !isKnown)
    measured.cell.id = cells[cell].cell.id
    guard shown.standing.uprightFrame(ofCellAt: position).size != size else {
      // The view only confirms the estimate.
      return cells[cell] = measured
    }
    let before = keeper.willMeasure(
      isKnown: isKnown, isStale: false, in: scene, isSettled: settled)
    cells[cell] = measured
    beginTurnIfNeeded()
    let stage = self
    contentsAhead = [:]
    shown.edit(version: ContentVersion()) {
      $0.apply([.replaceCell(position)]) { position, space in
        stage.cells[stage.index(of: position)].cell.size(space).transposed(for: stage.options.axis)
      } attributesOfCell: { _ in
        attributes
      }
    }
    let change = keeper.didMeasure(.cell(position), since: before, in: scene)
    guard !isInBatch else { return isMeasuredInBatch = true }
    if change.offset != 0 { adjust(by: change.offset) }
    layOut()
  }

  // MARK: Turns of the run loop

  mutating func beginTurnIfNeeded() {
    if keeper.takeNeedOfTurn() { isTurnUnderWay = true }
  }

  /// Ends the turn, and lays out what that has changed.
  mutating func endTurn() {
    guard isTurnUnderWay else { return }
    let holdsTarget = keeper.target != nil
    isTurnUnderWay = false
    let stage = self
    let correction = keeper.correctContentOffset(in: scene) { stage.isMeasured($0) }
    var isCorrected = true
    switch correction {
    case .scroll(let offset)?: scroll(to: offset, isAnimated: true)
    case .adjust(let distance)?: adjust(by: distance)
    case .nothing?: break
    case .waitForUser?:
      isTurnUnderWay = true
      isCorrected = false
    case nil: isCorrected = false
    }
    keeper.endTurn(isCorrected: isCorrected)
    settle()
    if isCorrected, holdsTarget { isTurnUnderWay = true }
    // UIKit applies what it has kept before the next pass.
    if isCorrected, keptAdjustment == 0 { layOut() }
  }

  mutating func scroll(to offset: CGPoint, isAnimated: Bool) {
    if isAnimated { destination = offset } else { setOffset(options.axis.coordinate(of: offset)) }
  }
}
