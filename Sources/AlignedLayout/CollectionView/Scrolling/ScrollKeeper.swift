/// What stays in its place on the screen while the content around it changes, and where the content
/// offset has to go for that.
///
/// The layout reports each event here, before and after it changes the content. The keeper changes
/// nothing but what it holds: it returns distances and content offsets.
struct ScrollKeeper: Sendable {
  /// Returns whether a cell keeps its size while others become visible.
  typealias Settled = (ContentLayout.CellPosition, ContentLayout) -> Bool

  /// The content offset on the screen that UIKit sets while it gets a context that adjusts it, or nil.
  /// That is not the user's scrolling.
  private(set) var adjustedOffset: CGFloat?

  /// Whether the end of this turn of the run loop has to release or correct something.
  private var needsEndOfTurn = false

  /// Whether the view was at the end of the content when it was last scrolled, or has been held
  /// there since. This is also true if the content or the insets have changed since, and the view is
  /// not moved yet. `hold(_:)` of a cell clears it.
  private(set) var isAtEnd = false

  /// The cell that is held in this turn of the run loop. The outer optional is nil before the
  /// turn needs one, the inner if there is no cell to hold.
  private(set) var present: ScrollAnchor??

  /// What was visible before the last scrolling, in upright coordinates, until the content changes.
  private(set) var read: ClosedRange<CGFloat>?

  /// The lines below cells that are measured in this turn. One of them is held in place of the cell.
  private(set) var lines: HeldLines?

  /// An adjustment of the content offset that holds a cell in place.
  struct Adjustment: Sendable {
    let anchor: ScrollAnchor
    let difference: CGFloat

    /// The sum of this and earlier ones in the same turn. UIKit may add them up.
    let sum: CGFloat

    /// The same adjustment of the offset, after which another cell is held.
    func holding(_ anchor: ScrollAnchor) -> Adjustment {
      Adjustment(anchor: anchor, difference: difference, sum: sum)
    }

    func matches(_ change: CGFloat, halfPixel: CGFloat) -> Bool {
      abs(change - difference) < halfPixel || abs(change - sum) < halfPixel
    }
  }

  /// The adjustment of the content offset that the layout has sent in `prepare()`, in this turn.
  private(set) var expected: Adjustment?

  /// An adjustment of the turn before. UIKit ignored it, so that the layout corrected the offset at the end
  /// of that turn. UIKit may still apply it in its next pass.
  private var late: Adjustment?

  /// The cell that was held in an earlier turn.
  private var former: ScrollAnchor?

  /// The cell to hold in the next layout pass of this turn, because the content offset could not be
  /// adjusted exactly.
  private var clamped: ScrollAnchor?

  /// The cell for which the end of the turn before has corrected the offset. Views that became visible
  /// there are measured after the next layout pass.
  private var corrected: ScrollAnchor?

  /// The item to which a client has scrolled. It is held before any other cell.
  private(set) var target: ScrollTarget?

  /// The item to which a client has scrolled before there was a width.
  private var awaited: AwaitedItem?

  /// The cell that was held last, in this turn or an earlier one.
  var last: ScrollAnchor? {
    present ?? former
  }

  /// The beginning of the content, if the layout has adjusted the offset to it in this turn. UIKit may
  /// not have applied that, and then shows another part of the content.
  var expectedBeginning: ScrollAnchor? {
    guard let anchor = expected?.anchor, case .beginning = anchor else { return nil }
    return anchor
  }

  /// The cell that is held now, or nil. While UIKit animates the scrolling to a target, none is.
  var held: ScrollAnchor? {
    target.map { $0.isOnItsWay ? nil : $0.anchor } ?? present ?? nil
  }

  /// Returns the adjustment from which a change of the content offset comes, or nil.
  func adjustment(by change: CGFloat, halfPixel: CGFloat) -> Adjustment? {
    if let expected, expected.matches(change, halfPixel: halfPixel) { return expected }
    if let late, late.matches(change, halfPixel: halfPixel) { return late }
    return nil
  }

  /// Whether nothing is held, was held before, or is expected.
  var isEmpty: Bool {
    present == nil && former == nil && expected == nil && late == nil && target == nil
  }

  /// Whether something is to be held after a layout pass, also if nothing had to be held during it.
  var needsPlaceAfterPass: Bool { isHolding || awaited != nil }

  /// Whether UIKit may still apply an adjustment of the content offset.
  var awaitsAdjustment: Bool { expected != nil || late != nil }

  /// Whether the end of the turn may have to correct the content offset.
  var isHolding: Bool { target != nil || expected != nil }

  /// Holds a cell until the turn of the run loop ends; nil holds none. The end of the turn corrects the
  /// offset for this cell, and no longer for one that was held before it in the same turn.
  mutating func hold(_ anchor: ScrollAnchor?) {
    present = .some(anchor)
    expected = anchor.flatMap { expected?.holding($0) }
    lines = nil
    isAtEnd = if case .end = anchor { true } else { false }
    needsEndOfTurn = true
  }

  /// Remembers the lines below cells that are measured in this turn.
  mutating func hold(_ lines: HeldLines) {
    self.lines = lines
  }

  /// Holds a line in place of a cell from now on, if a cell above it was laid out again.
  ///
  /// - Returns: how far the line has moved along the axis on the screen, or nil if none is held.
  mutating func holdLine(
    after element: ContentLayout.Element, in scene: ScrollScene
  ) -> CGFloat? {
    guard case .cell(let measured) = element, let lines else { return nil }
    guard lines.areAllAfter(measured) else {
      self.lines?.drop(after: measured)
      return nil
    }
    return lines.line(heldIn: scene.content).map { line in
      present = .some(line.anchor)
      return scene.coordinate(of: line.anchor) - line.offset - lines.adjustment
    }
  }

  /// Records an adjustment of the content offset after a measurement.
  mutating func adjustLines(by distance: CGFloat) {
    lines?.adjust(by: distance)
  }

  /// Releases the cells, because the user or a client scrolls: to the end of the content or
  /// elsewhere.
  ///
  /// - Parameter read: what was visible before, or nil if that is unknown.
  mutating func scroll(toEnd isAtEnd: Bool, from read: ClosedRange<CGFloat>? = nil) {
    release()
    self.isAtEnd = isAtEnd
    self.read = read
  }

  /// Records an adjustment of the content offset that holds a cell in place.
  mutating func expect(_ anchor: ScrollAnchor, adjustment difference: CGFloat) {
    expected = Adjustment(
      anchor: anchor, difference: difference, sum: (expected?.sum ?? 0) + difference)
  }

  /// Holds a cell again in the next layout pass.
  mutating func holdInNextPass(_ anchor: ScrollAnchor) {
    clamped = anchor
  }

  /// Returns the cell that an earlier pass has left to this one.
  mutating func takeFromEarlierPass() -> ScrollAnchor? {
    defer { clamped = nil }
    return clamped
  }

  /// Returns the cell for which the last end of a turn has corrected the offset.
  mutating func takeFromCorrection() -> ScrollAnchor? {
    defer { corrected = nil }
    return corrected
  }

  /// Holds the item to which a client scrolls.
  mutating func hold(_ target: ScrollTarget) {
    release()
    self.target = target
    isAtEnd = false
    needsEndOfTurn = true
  }

  /// Records an offset on the way to the target.
  mutating func scrollToTarget(through offset: CGFloat, greatest: CGFloat, pixel: CGFloat) {
    let target = target?.moved(to: offset, greatest: greatest, pixel: pixel)
    release()
    self.target = target
  }

  /// Holds the target if UIKit's animation has arrived there, or else releases it: the user or a
  /// client has stopped the animation.
  mutating func endAnimation() {
    target = target.flatMap { $0.isOnItsWay ? nil : $0.withoutAnimation() }
    needsEndOfTurn = true
  }

  /// Counts a correction of the content offset. After too many, the target is released.
  mutating func correctTarget() {
    target = target?.corrected()
  }

  /// Moves the target with its cell. Without a new place it is released, unless it is the end.
  mutating func moveTarget(
    to newPlace: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
  ) {
    target = target.flatMap { target in
      newPlace(target.cell).map { target.replacingCell(with: $0) }
        ?? (target.isEnd ? target : nil)
    }
  }

  /// Remembers an item until there is a width.
  mutating func remember(_ item: AwaitedItem) {
    awaited = item
  }

  mutating func takeAwaitedItem() -> AwaitedItem? {
    defer { awaited = nil }
    return awaited
  }

  mutating func releaseTarget() {
    target = nil
  }

  /// Records the content offset on the screen that UIKit sets while it gets a context, or nil.
  mutating func adjust(to offset: CGFloat?) {
    adjustedOffset = offset
  }

  /// Lets the turn of the run loop end with something to do here.
  mutating func needEndOfTurn() {
    needsEndOfTurn = true
  }

  /// Returns whether the end of this turn has something to do here, since this was last asked.
  mutating func takeNeedOfTurn() -> Bool {
    defer { needsEndOfTurn = false }
    return needsEndOfTurn
  }

  /// Ends a turn of the run loop.
  ///
  /// - Parameter isCorrected: whether the layout has corrected the offset, because UIKit has not
  ///   applied the adjustment that it was sent.
  mutating func endTurn(isCorrected: Bool) {
    former = last
    present = nil
    lines = nil
    read = nil
    late = isCorrected ? expected : nil
    corrected = late?.anchor
    expected = nil
    clamped = nil
    needsEndOfTurn = false
  }

  /// Ends a layout pass. UIKit applies an adjustment of an earlier turn before it, or never.
  mutating func endPass() {
    late = nil
  }

  /// Forgets what was visible before the last scrolling, because a view changes its size without it.
  mutating func forgetWhatWasRead() {
    read = nil
  }

  /// Forgets the lines that were visible before the last scrolling, because the content is laid out
  /// again.
  mutating func forgetLines() {
    lines = nil
    read = nil
  }

  /// Releases the cells of this turn and earlier ones, because the user scrolls or the cells are
  /// others now.
  mutating func release() {
    present = nil
    lines = nil
    read = nil
    former = nil
    expected = nil
    late = nil
    corrected = nil
    clamped = nil
    target = nil
  }
}
