@testable import AlignedLayout

/// What UIKit does, and what the layout passes on to its core then.
extension CoreStage {
  var scene: ScrollScene { core.scrollScene(in: view) }

  /// The content offset on the screen.
  var offset: CGFloat { core.options.axis.coordinate(of: view.bounds.origin) }

  @discardableResult func invalidate(_ invalidation: Invalidation) -> Bool {
    isInvalid = true
    return core.invalidate(invalidation, in: view.bounds)
  }

  // MARK: Passes and turns

  func pass() {
    isPreparing = true
    prepare(in: surroundings(in: view.bounds))
    (isPreparing, isInvalid) = (false, false)
    if batch == nil { scrollBack() }
  }

  func layOutIfNeeded() {
    for _ in 0..<4 where isInvalid && batch == nil { pass() }
  }

  func beginTurnIfNeeded() {
    run(core.takeNeedOfTurn())
  }

  func finishTurn() {
    guard isTurnUnderWay else { return }
    isTurnUnderWay = false
    endTurn()
  }

  // MARK: The content offset

  /// Sets the bounds. UIKit asks the layout before, and sends the context after.
  func setBounds(_ new: CGRect) {
    guard new != view.bounds else { return }
    let isInvalidated = core.boundsWillChange(
      to: new, on: canvas(in: new), covered: nil, in: view)
    if !core.scrolling.outcomes.isEmpty { beginTurnIfNeeded() }
    var change: LayoutCore.ContextChange?
    if isInvalidated {
      change = core.change(forBounds: new, in: surroundings(in: new), view: view)
      beginTurnIfNeeded()
    }
    view.bounds = new
    guard let change else { return }
    send(
      change,
      .naming(
        views: change.movedElements, keepsContent: change.keepsContent,
        keepsCachedContents: true))
  }

  func setOffset(_ offset: CGFloat) {
    var bounds = view.bounds
    switch core.options.axis {
    case .vertical: bounds.origin.y = offset
    case .horizontal: bounds.origin.x = offset
    }
    setBounds(bounds)
  }

  /// Scrolls back into the content, unless a finger is on the view.
  func scrollBack() {
    guard !view.isDragged else { return }
    let axis = core.options.axis
    let length = core.standing.size.transposed(for: axis).height
    let (start, end) = view.insetsOnScreen(along: axis)
    setOffset(
      max(-start, min(offset, length + end - view.bounds.size.transposed(for: axis).height)))
  }

  /// Passes the layout a context for which UIKit has asked it, and applies its adjustment.
  func send(_ change: LayoutCore.ContextChange, _ invalidation: Invalidation) {
    let parts = [
      change.keepsContent ? nil : "new content", change.movesEnd ? "another end" : nil,
      change.offset == 0 ? nil : "offset \(change.offset.word)",
      change.length == 0 ? nil : "length \(change.length.word)",
      change.movedElements.isEmpty ? nil : "moves \(change.movedElements.words)",
    ].compactMap(\.self)
    note((["context"] + parts).joined(separator: ", "))
    invalidate(invalidation)
    if change.offset != 0 { adjust(by: change.offset) }
  }

  /// Adds an adjustment to the content offset. During a batch of updates, UIKit does not.
  func adjust(by distance: CGFloat) {
    guard !ignoresAdjustments, batch == nil else { return }
    if isPreparing {
      if case .kept = adjustmentsInPrepare { keptAdjustment += distance }
      guard case .applied = adjustmentsInPrepare else { return }
    }
    let outer = core.adjustContentOffset(to: offset + distance)
    setOffset(offset + distance)
    _ = core.adjustContentOffset(to: outer)
  }

  /// Shows the content of an animated change where the layout wants it.
  func setTargetOffset() {
    let target = core.holdDuringChange(proposing: view.bounds.origin, in: view)
    beginTurnIfNeeded()
    setBounds(CGRect(origin: target, size: view.bounds.size))
    scrollBack()
  }

  /// Changes the insets. UIKit moves a view at the top, and announces the insets.
  func cover(_ start: CGFloat, _ end: CGFloat) {
    let axis = core.options.axis
    let isAtTop = offset == -view.insetsOnScreen(along: axis).start
    view.cover(start, end, along: axis)
    if isAtTop { setOffset(-view.insetsOnScreen(along: axis).start) }
    invalidate(.naming(keepsContent: true))
    let change = core.holdEnd(in: view.bounds, surroundings(in: view.bounds), view: view)
    guard let change else { return }
    beginTurnIfNeeded()
    adjust(by: change)
  }

  // MARK: Views

  /// Passes the answer of a cell's view, in upright coordinates. By default it is as wide as it is offered.
  func answer(_ cell: Int, width: CGFloat? = nil, height: CGFloat) {
    let element = ContentLayout.Element.cell(position(ofCell: cell))
    guard core.mayMeasure, let shown = core.standing.frame(of: element, pinning: nil)?.size,
      let space = core.selfSizing.offeredSpace(of: element, in: core.content, core.options)
    else { return note("is not measured") }
    let preference = ViewPreference(
      element: element, offeredSpace: space,
      size: ((width ?? space) × height).transposed(for: core.content.axis),
      sizeWhenMeasured: shown, baselines: Baselines(first: nil, last: nil))
    let isInvalidated = core.receive(preference)
    note("offered \(space.word)\(isInvalidated ? "" : ", confirmed")")
    beginTurnIfNeeded()
    if isInvalidated { send(layOut(preference), .naming(cells: [cell], keepsContent: true)) }
  }

  // MARK: Batches of updates

  /// Announces new counts. The data have changed already.
  func announce(_ items: [ContentLayout.Edit]) {
    batch = items
    var invalidation = Invalidation.naming(counts: true, beginsBatch: true)
    invalidation.asksAboutNoCells = asksAboutNoCells
    invalidate(invalidation)
  }

  func finishUpdates() {
    batch = nil
    endUpdates()
    scrollBack()
  }
}
