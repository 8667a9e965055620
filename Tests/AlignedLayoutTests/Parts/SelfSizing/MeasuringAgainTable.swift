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
      if let outcome { expectEqual(done, outcome, "event \(index), \(event)") }
    }
  }
}

extension MeasuringAgainRow {
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
        (.answer(0, 300 × 20), .changes), (.pass, .measures([0])),
        (.answer(0, 200 × 40), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "text that is offered less behind measured cells is measured again",
      .remaining(SizingStage.plain(2)),
      [
        (.answer(0, 40 × 20), .changes), (.pass, .rests),
        (.answer(1, 190 × 20, offered: 200), .changes), (.pass, .measures([1])),
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
        (.pass, .measures([1])), (.answer(1, 50 × 20), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a view that takes the rest is measured again when a cell beside it grows",
      .whole([.default, CellAttributes(width: .remaining, minimumWidth: 30)]),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 160 × 40), .changes), (.pass, .rests),
        (.answer(0, 60 × 20), .changes), (.pass, .measures([1])),
        (.answer(1, 140 × 50), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a view that has changed its size eight times in a turn changes it again after an edit",
      .whole(),
      (1...9).map { (.answer(0, 40 × CGFloat(10 * $0)), .changes) } + [
        (.answer(0, 40 × 5), .confirms), (.insertion(at: 1), nil), (.answer(0, 40 × 5), .changes),
      ]),
  ]

  static let waiting: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "while views are about to be measured, all others wait", .remaining(),
      [
        (.answer(0, 40 × 20), .changes), (.answer(1, 190 × 20, offered: 200), .changes),
        (.pass, .rests), (.answer(2, 10 × 20), .changes), (.pass, .measures([1])),
      ]),
    MeasuringAgainRow(
      "if UIKit does not measure them in this turn, its end lets it", .remaining(),
      [
        (.answer(0, 40 × 20), .changes), (.pass, .rests), (.endOfTurn, .measuresAll),
        (.pass, .rests),
      ],
      restsOn: [.plainContextsMeasureAgain]),
    MeasuringAgainRow(
      "cells below the visible part are not waited for",
      SizingStage.remaining().visible(rect(0, 0, 200 × 15)),
      [
        (.answer(0, 40 × 20), nil), (.answer(1, 190 × 20, offered: 200), nil),
        (.pass, .measures([1])),
      ]),
    MeasuringAgainRow(
      "with whole lines, none are waited for", .whole(),
      [
        (.answer(0, 300 × 20), .changes), (.pass, .measures([0])),
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
      "views that were measured ahead of time are measured again when they are visible",
      SizingStage.remaining([CellAttributes(endsLine: true), .default, .default])
        .visible(rect(0, 0, 200 × 15)),
      [
        (.answer(0, 40 × 20), .changes), (.answer(2, 150 × 20), .changes),
        (.answer(1, 100 × 20), .changes), (.pass, .rests),
        (.showing(rect(0, 0, 200 × 100)), nil), (.pass, .measures([2])),
        (.answer(2, 150 × 20), .changes), (.pass, .rests),
      ]),
    MeasuringAgainRow(
      "a carried cell's view may never have been measured", .whole(),
      [(.carrying(0, to: 2), nil), (.pass, .measures([0, 1, 2])), (.pass, .rests)],
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
      [(.answer(0, 40 × 25), .changes), (.pass, .measures([0]))],
      restsOn: [.otherSizesAreNotMeasured]),
    MeasuringAgainRow(
      "a grown cell that answers the same there comes to rest",
      .whole([CellAttributes(growth: 1)]),
      [
        (.answer(0, 40 × 25), .changes), (.pass, .measures([0])),
        (.answer(0, 40 × 25), .confirms), (.pass, .rests),
      ]),
  ]

  /// Views that prefer more than their line, and have to be measured once more in its width.
  private static func cut(_ cells: [Int]) -> [(SizingEvent, SizingOutcome?)] {
    cells.flatMap { cell -> [(SizingEvent, SizingOutcome?)] in
      [(.answer(cell, 300 × 20), .changes), (.pass, .measures([cell]))]
    }
  }

  private static let full = SizingStage.whole(SizingStage.plain(12))
  private static let eightTimes = cut(Array(0...7))

  static let rest: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "views are measured again eight times in a turn, and not a ninth time", full,
      eightTimes + [(.answer(8, 300 × 20), .changes), (.pass, .rests)],
      restsOn: [.unsettledSizesTrap]),
    MeasuringAgainRow(
      "in the next turn they are", full,
      eightTimes + (0...7).map { (.answer($0, 200 × 40), .changes) } + [(.endOfTurn, .rests)]
        + cut([9])),
    MeasuringAgainRow(
      "in another width they are", full,
      eightTimes + [(.answer(8, 300 × 20), .changes), (.width(201), nil), (.pass, .measures([8]))]),
    MeasuringAgainRow(
      "a pass without an outdated view does not count", full,
      [(.answer(1, 40 × 20), .changes), (.pass, .rests)] + cut([0, 2, 3, 4, 5, 6, 7, 8])),
  ]

  static let named: [MeasuringAgainRow] = [
    MeasuringAgainRow(
      "views that UIKit is about to measure again are not named twice", .whole(),
      cut([0]) + [(.pass, .rests)] + cut([1]) + [(.pass, .rests)]),
    MeasuringAgainRow(
      "if a named view has not answered when the turn ends, all are measured", .whole(),
      cut([0]) + [(.endOfTurn, .measuresAll), (.endOfTurn, .rests)],
      restsOn: [.viewsInvalidateTheirSizes, .plainContextsMeasureAgain]),
    MeasuringAgainRow(
      "after an insertion, views on the lines that have changed are named",
      .remaining(SizingStage.plain(4)).measured([80 × 20, 115 × 20, 150 × 20, 150 × 20]),
      [(.insertion(at: 1), nil), (.answer(1, 30 × 20), nil), (.pass, .measures([2]))],
      restsOn: [.viewsInvalidateTheirSizes]),
    MeasuringAgainRow(
      "with whole lines, a deletion has none measured",
      .whole(SizingStage.plain(4)).measured([80 × 20, 90 × 20, 150 × 20, 150 × 20]),
      [(.deletion(1), nil), (.pass, .rests)]),
    MeasuringAgainRow(
      "with whole lines, a move has none measured",
      .whole(SizingStage.plain(4)).measured([80 × 20, 90 × 20, 150 × 20, 150 × 20]),
      [(.move(3, to: 0), nil), (.pass, .rests)]),
    MeasuringAgainRow(
      "a reloaded cell is measured, and no other",
      .whole(SizingStage.plain(3)).measured([80 × 20, 90 × 20, 150 × 20]),
      [
        (.reload(1), nil), (.pass, .measures([1])), (.answer(1, 95 × 20), .changes),
        (.pass, .rests),
      ]),
  ]
}

extension SizingStage {
  /// The stage after its views have answered, each for the offer of then, until all are at rest.
  fileprivate func measured(_ sizes: [CGSize]) -> SizingStage {
    var stage = self
    for (cell, size) in sizes.enumerated() { stage.perform(.answer(cell, size)) }
    while case .measures(let cells)? = stage.perform(.pass) {
      for cell in cells { stage.perform(.answer(cell, sizes[cell])) }
    }
    stage.perform(.endOfTurn)
    return stage
  }
}

@Suite struct MeasuringAgainTable {
  @Test(arguments: MeasuringAgainRow.offers)
  func `views that are offered something else`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.waiting)
  func `waiting for views that were never measured`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.visible)
  func `visible views`(row: MeasuringAgainRow) { row.expect() }

  @Test(arguments: MeasuringAgainRow.named) func `single views`(row: MeasuringAgainRow) {
    row.expect()
  }

  @Test(arguments: MeasuringAgainRow.rest) func `coming to rest`(row: MeasuringAgainRow) {
    row.expect()
  }
}
