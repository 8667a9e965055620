/// What stays in its place on the screen while the content around it changes, and where the content offset has to
/// go for that. The keeper changes nothing but what it holds: it returns distances and content offsets. Its
/// extensions alone set its properties, except `adjustedOffset`.
struct ScrollKeeper: Sendable {
  /// Returns whether a cell keeps its size while others become visible.
  typealias Settled = (ContentLayout.CellPosition, ContentLayout) -> Bool

  /// An anchor that is held, or the decision to hold nothing.
  struct Choice: Sendable { let anchor: ScrollAnchor? }

  struct Adjustment: Sendable {
    var anchor: ScrollAnchor
    let difference: CGFloat

    /// With earlier ones of the turn: UIKit may add them up (a guess: `Guess.adjustmentsMayAddUp`).
    let sum: CGFloat

    /// The offset on the screen at which UIKit added this. An equal step from another offset is a scroll.
    var origin: CGFloat?

    func leads(to newBounds: CGRect, in scene: ScrollScene) -> Bool {
      guard origin == nil || origin == scene.offsetOnScreen else { return false }
      let (change, halfPixel) = (scene.distance(to: newBounds), scene.shown.halfPixel)
      return abs(change - difference) < halfPixel || abs(change - sum) < halfPixel
    }
  }

  /// What is held in one turn. It is forgotten when the turn ends, and when the user or a client scrolls.
  struct ThisTurn: Sendable {
    var choice: Choice?

    /// The lines below cells that are measured in this turn. One of them is held in place of the cell.
    var lines: HeldLines?

    /// What was visible before the last scrolling, in upright coordinates, until the content changes.
    var visibleBefore: ClosedRange<CGFloat>?

    /// The adjustment of the content offset that the layout has sent in `prepare()`.
    var expected: Adjustment?

    /// The cell to hold in the next layout pass, because the content offset could not be adjusted exactly.
    var heldInNextPass: ScrollAnchor?
  }

  struct EarlierTurns: Sendable {
    var anchor: ScrollAnchor?

    /// An adjustment of the turn before. UIKit ignored it, so that the layout corrected the offset at the
    /// end of that turn. UIKit may still apply it in its next pass.
    var late: Adjustment?

    /// The cell for which the end of the turn before has corrected the offset. Views that became visible
    /// there are measured after the next layout pass.
    var corrected: ScrollAnchor?
  }

  var turn = ThisTurn()
  var earlier = EarlierTurns()

  /// The item to which a client has scrolled. It is held before any other cell.
  var target: ScrollTarget?

  /// What a client has asked for before there was a width, or while a person scrolled.
  var awaited: ScrollRequest?

  /// What has become of requests, until the client is told.
  private(set) var outcomes: [(number: Int, outcome: ScrollOutcome)] = []

  /// The end or the cell of the top, if the view was there when it was last scrolled, or has been held there
  /// since. The content or the insets may have changed since, and the view is not moved yet. `hold(_:)` of
  /// another cell clears it.
  private(set) var rest: ScrollAnchor?

  var isAtEnd: Bool { if case .end = rest { true } else { false } }
  var isAtTopCell: Bool { if case .topCell = rest { true } else { false } }

  /// Where UIKit scrolls on the screen while the layout passes it a context: that is not the user's scrolling.
  var adjustedOffset: CGFloat?

  /// Whether the end of this turn of the run loop has to release or correct something.
  var needsEndOfTurn = false

  // MARK: What is held

  var last: ScrollAnchor? { turn.choice.map(\.anchor) ?? earlier.anchor }

  /// UIKit may not have scrolled there yet, and then shows another part of the content.
  var expectedBeginning: ScrollAnchor? {
    guard let anchor = turn.expected?.anchor, case .beginning = anchor else { return nil }
    return anchor
  }

  /// The cell that is held now, or nil. While UIKit animates the scrolling to a target, none is.
  var held: ScrollAnchor? { target.map { $0.isOnItsWay ? nil : $0.anchor } ?? turn.choice?.anchor }

  var isEmpty: Bool {
    turn.choice == nil && earlier.anchor == nil && !awaitsAdjustment && target == nil
  }

  /// Whether something is to be held after a layout pass, also if nothing had to be held during it.
  var needsPlaceAfterPass: Bool { isHolding || awaited != nil }
  var awaitsAdjustment: Bool { turn.expected != nil || earlier.late != nil }

  /// Whether the end of the turn may have to correct the content offset.
  var isHolding: Bool { target != nil || turn.expected != nil }
  var awaitsEndOfAnimation: Bool { target?.animation != nil }

  // MARK: Holding and releasing

  /// Nil holds none. The end of the turn corrects the offset for this anchor only, not for one before it.
  mutating func hold(_ anchor: ScrollAnchor?) {
    turn.choice = Choice(anchor: anchor)
    if let anchor { turn.expected?.anchor = anchor } else { turn.expected = nil }
    turn.lines = nil
    rest =
      switch anchor {
      case .end, .topCell: anchor
      case .beginning, .cell, nil: nil
      }
    needsEndOfTurn = true
  }

  /// Holds the item to which a client scrolls.
  mutating func hold(_ target: ScrollTarget, in scene: ScrollScene) {
    release()
    self.target = target
    rest = target.isTopCell(of: scene.standing) ? .topCell : nil
    needsEndOfTurn = true
  }

  /// The user scrolls, or the cells are others now.
  mutating func release() {
    turn = ThisTurn()
    earlier = EarlierTurns()
    endTarget(.interrupted)
  }

  /// Releases the item to which a client has scrolled.
  mutating func endTarget(_ outcome: ScrollOutcome) {
    end(target?.number, outcome)
    target = nil
  }

  /// Remembers what has become of a request, for the end of the turn.
  mutating func end(_ number: Int?, _ outcome: ScrollOutcome) {
    guard let number else { return }
    outcomes.append((number, outcome))
    needsEndOfTurn = true
  }

  mutating func takeOutcomes() -> [(number: Int, outcome: ScrollOutcome)] {
    defer { outcomes = [] }
    return outcomes
  }

  /// Releases the cells, because the user or a client scrolls: to the end of the content, to the cell of the
  /// top, or elsewhere.
  ///
  /// - Parameter visible: what was visible before, or nil if that is unknown.
  mutating func release(
    scrolledTo rest: ScrollAnchor?, visibleBefore visible: ClosedRange<CGFloat>? = nil
  ) {
    release()
    self.rest = rest
    turn.visibleBefore = visible
  }

  mutating func expect(_ anchor: ScrollAnchor, adjustment difference: CGFloat) {
    turn.expected = Adjustment(
      anchor: anchor, difference: difference, sum: (turn.expected?.sum ?? 0) + difference)
  }

  /// The content is laid out again.
  mutating func forgetLines() {
    turn.lines = nil
    turn.visibleBefore = nil
  }

  // MARK: Turns and passes

  mutating func takeNeedOfTurn() -> Bool {
    defer { needsEndOfTurn = false }
    return needsEndOfTurn
  }

  /// If UIKit has not applied the adjustment that it was sent, the layout has corrected the offset.
  mutating func endTurn(isCorrected: Bool) {
    var late = isCorrected ? turn.expected : nil
    late?.origin = nil
    earlier = EarlierTurns(anchor: last, late: late, corrected: late?.anchor)
    turn = ThisTurn()
    needsEndOfTurn = false
  }

  /// Ends a layout pass. UIKit applies an adjustment of an earlier turn before it, or never.
  mutating func endPass() { earlier.late = nil }
}
