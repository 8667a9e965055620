import Testing

@testable import AlignedLayout

/// What is known of a cell's size for the present line.
enum KnownCellSize: Sendable, Equatable {
  case never
  case estimate(CGSize)
  case known(CGSize)
}

/// What views have answered, what happens to their cells, and what is known of them then.
struct KeptSizesRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: SizingStage
  let before: [SizingEvent]
  let events: [SizingEvent]
  let after: [KnownCellSize]
  let restsOn: [Guess]

  init(
    _ name: String, _ stage: SizingStage = .whole(), before: [SizingEvent] = threeAnswers,
    then events: [SizingEvent], after: [KnownCellSize], restsOn: [Guess] = []
  ) {
    testDescription = name
    self.stage = stage
    self.before = before
    self.events = events
    self.after = after
    self.restsOn = restsOn
  }

  /// The three cells are 40, 50 and 60 points wide.
  static let threeAnswers: [SizingEvent] = [
    .answer(0, 40 × 20), .answer(1, 50 × 20), .answer(2, 60 × 20),
  ]

  func expect() {
    let stage = stage.performing(before + events)
    let known = stage.content.sections[0].cells.indices.map { cell -> KnownCellSize in
      let element = ContentLayout.Element.cell(.init(section: 0, cell: cell))
      let sizes = stage.sizer.sizes
      let width = stage.content.width
      if let known = sizes.knownSize(of: element, offered: width) { return .known(known) }
      guard let estimate = sizes.size(of: element, offered: width) else { return .never }
      // Some bits taller, so that UIKit measures the view.
      return .estimate(estimate.width × estimate.height.rounded())
    }
    expectEqual(known, after)
  }
}

extension KeptSizesRow {
  static let invalidation: [KeptSizesRow] = [
    KeptSizesRow(
      "a context that names a cell makes an estimate of its size alone",
      then: [.invalidation([1])],
      after: [.known(40 × 20), .estimate(50 × 20), .known(60 × 20)]),
    KeptSizesRow(
      "a context that names cells that no longer exist does nothing",
      then: [.invalidation([7])],
      after: [.known(40 × 20), .known(50 × 20), .known(60 × 20)]),
    KeptSizesRow(
      "all sizes become estimates together",
      then: [.invalidationOfAllSizes],
      after: [.estimate(40 × 20), .estimate(50 × 20), .estimate(60 × 20)]),
    KeptSizesRow(
      "reloadData forgets all sizes",
      then: [.reloadData],
      after: [.never, .never, .never]),
    KeptSizesRow(
      "other lines along the other axis forget all sizes",
      then: [.axis(.horizontal)],
      after: [.never, .never, .never]),
    KeptSizesRow(
      "an invalidated cell that is measured again is known again",
      then: [.invalidation([1]), .answer(1, 55 × 20)],
      after: [.known(40 × 20), .known(55 × 20), .known(60 × 20)]),
  ]

  static let updates: [KeptSizesRow] = [
    KeptSizesRow(
      "an insertion moves the sizes behind it",
      then: [.insertion(at: 1)],
      after: [.known(40 × 20), .never, .known(50 × 20), .known(60 × 20)]),
    KeptSizesRow(
      "a deletion takes its size along, and moves those behind it",
      then: [.deletion(0)],
      after: [.known(50 × 20), .known(60 × 20)]),
    KeptSizesRow(
      "a moved cell takes its size along",
      then: [.move(0, to: 2)],
      after: [.known(50 × 20), .known(60 × 20), .known(40 × 20)]),
    KeptSizesRow(
      "a reloaded cell is measured as a new one",
      then: [.reload(1)],
      after: [.known(40 × 20), .never, .known(60 × 20)]),
    KeptSizesRow(
      "so are the cells of a reloaded section",
      then: [.reloadOfSection],
      after: [.never, .never, .never]),
    KeptSizesRow(
      "if it is unknown what a batch did, no size is known",
      then: [.batchOfUnknownItems],
      after: [.never, .never, .never], restsOn: [.itemsMayNeverCome]),
    KeptSizesRow(
      "a carried cell takes its size along",
      then: [.carrying(2, to: 0)],
      after: [.known(60 × 20), .known(40 × 20), .known(50 × 20)],
      restsOn: [.carriedItemsHaveNoUpdates]),
    KeptSizesRow(
      "an estimate moves as one",
      then: [.invalidation([0]), .insertion(at: 0)],
      after: [.never, .estimate(40 × 20), .known(50 × 20), .known(60 × 20)]),
  ]

  private static let text: SizingStage = .whole(SizingStage.plain(1))

  /// A text's answers in five widths: the wider, the lower.
  private static func answers(_ widths: [CGFloat]) -> [SizingEvent] {
    widths.flatMap { [.width($0), .answer(0, $0 × (6000 / $0))] as [SizingEvent] }
  }

  static let widths: [KeptSizesRow] = [
    KeptSizesRow(
      "in another width a size is an estimate", text,
      before: answers([200]), then: [.width(150)],
      after: [.estimate(150 × 30)]),
    KeptSizesRow(
      "four widths are known", text,
      before: answers([200, 150, 120, 100]), then: [.width(200)],
      after: [.known(200 × 30)]),
    KeptSizesRow(
      "the fifth displaces the first", text,
      before: answers([200, 150, 120, 100, 60]), then: [.width(200)],
      after: [.estimate(60 × 100)]),
    KeptSizesRow(
      "the fifth leaves the second", text,
      before: answers([200, 150, 120, 100, 60]), then: [.width(150)],
      after: [.known(150 × 40)]),
    KeptSizesRow(
      "a view that changes its size in one width has changed it in all", text,
      before: answers([200, 150]), then: [.answer(0, 150 × 80), .width(200)],
      after: [.estimate(150 × 80)]),
  ]
}

/// What happens to measured sizes when cells are invalidated, updated, carried, or set in other widths.
@Suite struct KeptSizesTable {
  @Test(arguments: KeptSizesRow.invalidation) func `invalidation`(row: KeptSizesRow) {
    row.expect()
  }

  @Test(arguments: KeptSizesRow.updates) func `updates and movement`(row: KeptSizesRow) {
    row.expect()
  }

  @Test(arguments: KeptSizesRow.widths) func `other widths`(row: KeptSizesRow) { row.expect() }
}

/// Whether a cell keeps its size while new cells become visible.
@Suite struct SettledCellTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var stage = SizingStage.whole()
    let events: [SizingEvent]
    let isSettled: Bool
  }

  @Test(arguments: [
    Row(testDescription: "a cell that was never measured", events: [], isSettled: false),
    Row(
      testDescription: "a cell that was measured in this turn", events: [.answer(0, 40 × 20)],
      isSettled: false),
    Row(
      testDescription: "a cell that was measured before the user scrolled",
      events: [.answer(0, 40 × 20), .scrolling], isSettled: true),
    Row(
      testDescription: "a cell that was measured in an earlier turn",
      events: [.answer(0, 40 × 20), .endOfTurn], isSettled: true),
    Row(
      testDescription: "a cell that has moved since it was measured in this turn",
      events: [.answer(1, 40 × 20), .deletion(0)], isSettled: false),
    Row(
      testDescription: "a cell that does not size itself",
      stage: .whole { $0.with(sizing: .asked) }, events: [], isSettled: true),
  ])
  func `settled cells`(row: Row) {
    let stage = row.stage.performing(row.events)
    expectEqual(
      stage.sizer.isSettled(.init(section: 0, cell: 0), in: stage.shown.content), row.isSettled)
  }
}
