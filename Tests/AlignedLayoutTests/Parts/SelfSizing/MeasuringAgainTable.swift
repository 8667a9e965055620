import Testing

@testable import AlignedLayout

/// What happens to views, and what each pass and each end of a turn then says of the visible ones.
struct MeasuringAgainRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: SizingStage

  /// The events, and what each of them does where that matters.
  let events: [(SizingEvent, SizingOutcome?)]
  let restsOn: [Guess]

  init(
    _ name: String, _ stage: SizingStage, _ events: [(SizingEvent, SizingOutcome?)],
    restsOn: [Guess] = [.viewsAreMeasuredOnce]
  ) {
    testDescription = name
    self.stage = stage
    self.events = events
    self.restsOn = restsOn
  }

  func expect() {
    var stage = stage
    for (index, (event, outcome)) in events.enumerated() {
      let done = stage.perform(event)
      if let outcome { #expect(done == outcome, "event \(index), \(event)") }
    }
  }
}

extension MeasuringAgainRow {
  private static let againAndRests: [(SizingEvent, SizingOutcome?)] = [
    (.pass, .measuresAgain), (.pass, .rests),
  ]

  static let offers: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "nothing is measured again before anything was measured", .whole(),
      [(.pass, .rests)]),
    MeasuringAgainRow(
      "with whole lines, an answer changes no other view's offer", .whole(),
      [(.answer(0, 40 × 20), .changes), (.pass, .rests)]),
    MeasuringAgainRow(
      "a view cut to its line is measured once more in that width", .whole(),
      [
        (.answer(0, 300 × 20), .changes), (.pass, .measuresAgain),
        (.answer(0, 200 × 40), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "text that is offered less behind measured cells is measured again",
      .remaining(SizingStage.plain(2)),
      [
        (.answer(0, 40 × 20), .changes), (.pass, .rests),
        (.answer(1, 190 × 20, offered: 200), .changes), (.pass, .measuresAgain),
        (.answer(1, 150 × 40), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a tag that fits in what remains is not", .remaining(SizingStage.plain(2)),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 50 × 20), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a tag on its own line is asked once whether it fits above",
      .remaining(SizingStage.plain(2)),
      [
        (.answer(0, 180 × 20), .changes), (.answer(1, 50 × 20), .changes),
        (.pass, .measuresAgain), (.answer(1, 50 × 20), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a view that takes the rest is measured again when a cell beside it grows",
      .whole([.default, CellAttributes(width: .remaining, minimumWidth: 30)]),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 160 × 40), .changes), (.pass, .rests),
        (.answer(0, 60 × 20), .changes), (.pass, .measuresAgain),
        (.answer(1, 140 × 50), .changes), (.pass, .rests),
      ]),
  ]

  static let waiting: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "while views are about to be measured, all others wait", .remaining(),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 190 × 20, offered: 200), .changes),
        (.pass, .rests), (.answer(2, 10 × 20), .changes), (.pass, .measuresAgain),
      ]),
    MeasuringAgainRow(
      "if UIKit does not measure them in this turn, its end lets it", .remaining(),
      [
        (.answer(0, 40 × 20), .changes), (.pass, .rests), (.endOfTurn, .measuresAgain),
        (.pass, .rests),
      ],
      restsOn: [.plainContextsMeasureAgain]),
    MeasuringAgainRow(
      "cells below the visible part are not waited for",
      SizingStage.remaining().visible(rect(0, 0, 200 × 15)),
      [
        (.answer(0, 40 × 20), nil), (.answer(1, 190 × 20, offered: 200), nil),
        (.pass, .measuresAgain),
      ]),
    MeasuringAgainRow(
      "with whole lines, none are waited for", .whole(),
      [
        (.answer(0, 300 × 20), .changes), (.pass, .measuresAgain),
      ]),
    MeasuringAgainRow(
      "a turn without a pass that has waited ends without a word", .remaining(),
      [(.answer(0, 40 × 20), .changes), (.endOfTurn, .rests)]),
  ]

  static let visible: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "only visible views are measured again",
      SizingStage.whole([.default, CellAttributes(beginsLine: true)])
        .visible(rect(0, 0, 200 × 15)),
      [(.answer(1, 300 × 20), .changes), (.pass, .rests)]),
    MeasuringAgainRow(
      "a carried cell's view may never have been measured", .whole(),
      [(.carrying(0, to: 2), nil), (.pass, .measuresAgain), (.pass, .rests)],
      restsOn: [.viewsAreMeasuredOnce, .carriedItemsHaveNoUpdates]),
    MeasuringAgainRow(
      "carried cells that were measured are not measured again", .whole(),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 40 × 20), .changes),
        (.answer(2, 40 × 20), .changes), (.pass, .rests),
        (.carrying(0, to: 2), nil), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a cell that grows is measured in the width that it has then",
      .whole([CellAttributes(growth: 1)]),
      [(.answer(0, 40 × 25), .changes), (.pass, .measuresAgain)],
      restsOn: [.otherSizesAreNotMeasured]),
    MeasuringAgainRow(
      "a grown cell that answers the same there comes to rest",
      .whole([CellAttributes(growth: 1)]),
      [
        (.answer(0, 40 × 25), .changes), (.pass, .measuresAgain),
        (.answer(0, 40 × 25), .confirms), (.pass, .rests),
      ]),
  ]

  private static func answers(_ cells: ClosedRange<Int>) -> [(SizingEvent, SizingOutcome?)] {
    cells.flatMap { cell -> [(SizingEvent, SizingOutcome?)] in
      [(.answer(cell, 40 × 20), .changes), (.pass, .measuresAgain)]
    }
  }

  private static let full = SizingStage.whole(SizingStage.plain(12))
  private static let cut: [(SizingEvent, SizingOutcome?)] = [(.answer(0, 300 × 20), .changes)]

  static let rest: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "views are measured again eight times in a turn, and not a ninth time", full,
      cut + answers(1...8) + [(.answer(9, 40 × 20), .changes), (.pass, .rests)],
      restsOn: [.unsettledSizesTrap]),
    MeasuringAgainRow(
      "in the next turn they are", full,
      cut + answers(1...8) + [(.endOfTurn, .rests)] + answers(9...9)),
    MeasuringAgainRow(
      "in another width they are", full,
      cut + answers(1...8) + [
        (.answer(9, 40 × 20), .changes), (.width(201), nil), (.pass, .measuresAgain),
      ]),
    MeasuringAgainRow(
      "a pass without an outdated view does not count", full,
      [(.answer(1, 40 × 20), .changes), (.pass, .rests)] + cut + answers(2...9)),
  ]
}

/// When UIKit has to measure the visible views again, and when that comes to rest.
@Suite struct MeasuringAgainTable {
  @Test(arguments: MeasuringAgainRow.offers)
  func `views that are offered something else`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.waiting)
  func `waiting for views that were never measured`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.visible)
  func `visible views`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.rest) func `coming to rest`(row: MeasuringAgainRow) {
    row.expect()
  }
}
