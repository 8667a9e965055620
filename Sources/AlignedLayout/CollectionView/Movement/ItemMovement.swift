/// The interactive movement of items: where they go, and which places they have left.
///
/// When a carried item gets a new place, lines break again, and the cells below the finger may lead back to the
/// old one. So the item does not go back until the finger has moved on.
struct ItemMovement: Sendable {
  /// The places of the carried items; empty if no items are carried.
  private(set) var targets: [ContentLayout.CellPosition] = []

  /// Whether items are carried, or have been dropped since the layout was last prepared.
  private(set) var isUnderWay = false
  private(set) var steps: [MovementStep] = []

  /// The steps whose contexts UIKit has not sent yet. Before that, it may lay out the old order.
  private var announcedSteps: [MovementStep] = []
  private(set) var carriedPoint: CGPoint?

  /// An item has that size also in a place in which a line limit hides it.
  private(set) var visibleSize: CGSize?

  /// Where the finger was when the carried item left the first of `formerPlaces`.
  private var start = CGPoint.zero
  private var formerPlaces: Set<ContentLayout.CellPosition> = []

  /// More than a resting finger trembles, and less than the distance to the next cell.
  private static let distance: CGFloat = 8

  /// The place is that of the caret, not counting the cell itself.
  mutating func chooseTarget(
    of cell: ContentLayout.CellPosition, carriedTo point: CGPoint, in standing: StandingContent
  ) -> ContentLayout.CellPosition {
    let (content, contentPoint) = (standing.content, standing.contentPoint(at: point))
    guard content.contains(.cell(cell)), !content.keeps(cell, at: contentPoint),
      let caret = content.insertionPosition(at: contentPoint)
    else { return cell }
    let leavesGapBefore = caret.section == cell.section && caret.cell > cell.cell
    let proposed = ContentLayout.CellPosition(
      section: caret.section, cell: caret.cell - (leavesGapBefore ? 1 : 0))
    return chooseTarget(of: cell, proposed: proposed, carriedTo: point)
  }

  private mutating func chooseTarget(
    of cell: ContentLayout.CellPosition, proposed: ContentLayout.CellPosition,
    carriedTo point: CGPoint
  ) -> ContentLayout.CellPosition {
    let hasMovedOn =
      abs(point.x - start.x) > Self.distance || abs(point.y - start.y) > Self.distance
    if hasMovedOn || targets != [cell] {
      start = point
      formerPlaces = []
    }
    guard proposed != cell, !formerPlaces.contains(proposed) else { return cell }
    formerPlaces.insert(cell)
    return proposed
  }

  /// The first places are those of the items before they were carried.
  mutating func moveItems(
    from start: [ContentLayout.CellPosition], to new: [ContentLayout.CellPosition]
  ) {
    let old = targets.isEmpty ? start : targets
    if let step = MovementStep(from: old, to: new) { announcedSteps.append(step) }
    targets = new
    isUnderWay = true
  }

  mutating func carryItems(at point: CGPoint) { carriedPoint = point }

  var isCarrying: Bool { carriedPoint != nil }

  func carriedFrame(of position: ContentLayout.CellPosition, size: CGSize) -> CGRect? {
    guard let carriedPoint, targets.contains(position) else { return nil }
    return CGRect(
      x: carriedPoint.x - size.width / 2, y: carriedPoint.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the frame of an element to which views are attached: that of a carried cell is below the finger.
  func frame(ofHost host: ContentLayout.PlacedElement) -> CGRect {
    guard isCarrying, case .cell(let position) = host.element else { return host.frame }
    return carriedFrame(of: position, size: host.frame.size) ?? host.frame
  }

  mutating func end(at paths: [ContentLayout.CellPosition], isCancelled: Bool) {
    if isCancelled, !targets.isEmpty { moveItems(from: targets, to: paths) }
    targets = []
    visibleSize = nil
    carriedPoint = nil
  }

  /// Records that a context has invalidated the content, as each context of a step does.
  mutating func takeAnnouncedSteps() {
    steps += announcedSteps
    announcedSteps = []
  }

  mutating func takeSteps() -> [MovementStep] {
    defer { steps = [] }
    isUnderWay = !targets.isEmpty || !announcedSteps.isEmpty
    return steps
  }

  /// Whether the user carries items, perhaps in their places.
  var carriesItems: Bool { visibleSize != nil || !targets.isEmpty }

  mutating func showItem(inSize size: CGSize) { visibleSize = size }
}

/// The carried items leave their places for others at the same time, and the others keep their order around them.
/// UIKit passes no update items for it (a guess: `Guess.carriedItemsHaveNoUpdates`).
struct MovementStep: Sendable {
  let edits: [ContentLayout.Edit]

  init?(from old: [ContentLayout.CellPosition], to new: [ContentLayout.CellPosition]) {
    let moves = zip(old, new).filter { $0.section >= 0 && $1.section >= 0 }
    guard moves.contains(where: { $0 != $1 }) else { return nil }
    edits = Dictionary(moves) { $1 }.map { .moveCell(from: $0.key, to: $0.value) }
  }
}
