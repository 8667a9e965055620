import Testing

@testable import AlignedLayout

/// What happens in a batch of updates, and what the layout does at each event that asks it.
struct SessionRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let hasMeasuredSizes: Bool
  let events: [(UpdateEvent, UpdateOutcome?)]
  let restsOn: [Guess]

  init(
    _ name: String, hasMeasuredSizes: Bool = false, _ events: [(UpdateEvent, UpdateOutcome?)],
    restsOn: [Guess] = [.countsComeBeforeItems]
  ) {
    testDescription = name
    self.hasMeasuredSizes = hasMeasuredSizes
    self.events = events
    self.restsOn = restsOn
  }

  func expect() {
    var stage = UpdateStage(hasMeasuredSizes: hasMeasuredSizes)
    for (index, (event, outcome)) in events.enumerated() {
      expectEqual(stage.perform(event), outcome, "event \(index), \(event)")
      let waits = if case .waits? = outcome { true } else { false }
      if waits { #expect(stage.session.awaitsItems) }
    }
  }
}

extension SessionRow {
  private static let keeping: (UpdateEvent, UpdateOutcome?) = (.counts(keepingAnswers: true), nil)
  private static let asking: (UpdateEvent, UpdateOutcome?) = (.counts(keepingAnswers: false), nil)

  static let waiting: [SessionRow] = [
    SessionRow(
      "with nothing to keep, the layout does not wait",
      [asking, (.pass, .laysOut), (.items, .hasLaidOut), (.end, .nothing)]),
    SessionRow(
      "kept answers wait for the items",
      [keeping, (.pass, .waits), (.items, .asksForNew(and: [])), (.end, .nothing)]),
    SessionRow(
      "measured sizes wait for the items, and all cells are asked for",
      hasMeasuredSizes: true,
      [asking, (.pass, .waits), (.items, .asksForAll), (.end, .nothing)]),
    SessionRow(
      "in another width no answers are kept",
      [keeping, (.passInOtherWidth, .laysOut), (.items, .hasLaidOut), (.end, .nothing)]),
    SessionRow(
      "in another width measured sizes still belong to their cells",
      hasMeasuredSizes: true,
      [keeping, (.passInOtherWidth, .waits), (.items, .asksForAll), (.end, .nothing)]),
    SessionRow(
      "without a width nothing is kept", hasMeasuredSizes: true,
      [keeping, (.passWithoutWidth, .laysOut), (.items, .hasLaidOut), (.end, .nothing)]),
    SessionRow(
      "while a placeholder is shown, no answers are kept",
      [keeping, (.passWithPlaceholder, .laysOut), (.items, .hasLaidOut), (.end, .nothing)]),
    SessionRow(
      "a pass outside of a batch waits for nothing", hasMeasuredSizes: true,
      [(.pass, .laysOut), (.end, .nothing)]),
  ]

  static let invalidated: [SessionRow] = [
    SessionRow(
      "an invalidation before the pass keeps no answers",
      [keeping, (.invalidation, nil), (.pass, .laysOut), (.items, .hasLaidOut), (.end, .nothing)]),
    SessionRow(
      "an invalidation while the layout waits lets it ask for all",
      [
        keeping, (.pass, .waits), (.invalidation, nil), (.items, .asksForAll),
        (.end, .nothing),
      ]),
    SessionRow(
      "one that keeps the content changes nothing",
      [
        keeping, (.pass, .waits), (.invalidationOfPinnedHeaders, nil),
        (.items, .asksForNew(and: [])), (.end, .nothing),
      ]),
    SessionRow(
      "items that contradict the counts say nothing of cells",
      [keeping, (.pass, .waits), (.contradiction, .asksForAll), (.end, .nothing)]),
    SessionRow(
      "reloadData ends the batch",
      [
        keeping, (.pass, .waits), (.reloadData, nil), (.pass, .laysOut), (.items, .hasLaidOut),
        (.end, .nothing),
      ]),
  ]

  static let endings: [SessionRow] = [
    SessionRow(
      "a second pass before the items gives up waiting, and the layout asks for all",
      [
        keeping, (.pass, .waits), (.pass, .laysOut), (.items, .hasLaidOut), (.end, .nothing),
      ],
      restsOn: [.countsComeBeforeItems, .itemsMayNeverCome]),
    SessionRow(
      "a pass after the items lays out as always",
      [
        keeping, (.pass, .waits), (.items, .asksForNew(and: [])), (.pass, .laysOut),
        (.end, .nothing),
      ],
      restsOn: [.countsComeBeforeItems, .noPassAfterItems]),
    SessionRow(
      "a batch that ends without items invalidates the layout",
      [keeping, (.pass, .waits), (.end, .invalidatesLayout)],
      restsOn: [.itemsMayNeverCome]),
    SessionRow(
      "a batch that ends without a pass does nothing",
      [keeping, (.end, .nothing)]),
    SessionRow(
      "the next batch waits again",
      [
        keeping, (.pass, .waits), (.items, .asksForNew(and: [])), (.end, .nothing),
        keeping, (.pass, .waits), (.items, .asksForNew(and: [])), (.end, .nothing),
      ]),
    SessionRow(
      "a batch after an invalidated one keeps answers again",
      [
        keeping, (.invalidation, nil), (.pass, .laysOut), (.end, .nothing),
        keeping, (.pass, .waits), (.items, .asksForNew(and: [])), (.end, .nothing),
      ]),
  ]

  private static let unanswered: [(UpdateEvent, UpdateOutcome?)] = [
    keeping, (.pass, .waits), (.query, .answersNothing), (.items, .asksForNew(and: [])),
  ]

  static let queries: [SessionRow] = [
    SessionRow(
      "a query that was answered with nothing is repeated when the batch ends",
      unanswered + [(.end, .queriesAgain)], restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "unless UIKit has asked again behind the items",
      unanswered + [(.query, .answers), (.end, .nothing)], restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "a query for a part of the rectangle does not do",
      unanswered + [(.queryOfHalf, .answers), (.end, .queriesAgain)],
      restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "what is not visible is asked for when it becomes so",
      [
        keeping, (.pass, .waits), (.queryBelow, .answersNothing), (.items, .asksForNew(and: [])),
        (.end, .nothing),
      ],
      restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "queries before the pass and without a batch are answered",
      [
        (.query, .answers), keeping, (.query, .answers), (.pass, .waits),
        (.items, .asksForNew(and: [])),
        (.end, .nothing),
      ]),
    SessionRow(
      "a size that was asked for while the layout waits is old",
      [
        keeping, (.pass, .waits), (.queryOfSize, nil), (.items, .asksForNew(and: [])),
        (.end, .queriesAgain),
      ],
      restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "unless UIKit has asked for it again behind the items",
      [
        keeping, (.pass, .waits), (.queryOfSize, nil), (.items, .asksForNew(and: [])),
        (.queryOfSize, nil), (.end, .nothing),
      ],
      restsOn: [.emptyAnswersMayBeCached]),
    SessionRow(
      "the next batch begins without unanswered queries",
      unanswered + [
        (.end, .queriesAgain), keeping, (.pass, .waits), (.items, .asksForNew(and: [])),
        (.end, .nothing),
      ],
      restsOn: [.emptyAnswersMayBeCached]),
  ]

  static let changedCells: [SessionRow] = [
    SessionRow(
      "cells that are named before the batch are asked for again",
      [(.naming([2, 0]), nil), keeping, (.pass, .waits), (.items, .asksForNew(and: [2, 0]))]),
    SessionRow(
      "cells that there are not are left out",
      [(.naming([1, 7]), nil), keeping, (.pass, .waits), (.items, .asksForNew(and: [1]))]),
    SessionRow(
      "names add up until the batch",
      [
        (.naming([2]), nil), (.naming([1]), nil), keeping, (.pass, .waits),
        (.items, .asksForNew(and: [2, 1])),
      ]),
    SessionRow(
      "names hold for one batch alone",
      [
        (.naming([1]), nil), keeping, (.pass, .waits), (.items, .asksForNew(and: [1])),
        (.end, .nothing), keeping, (.pass, .waits), (.items, .asksForNew(and: [])),
      ]),
    SessionRow(
      "cells that are named within the batch are those of the next",
      [
        keeping, (.naming([1]), nil), (.pass, .waits), (.items, .asksForNew(and: [])),
        (.end, .nothing), keeping, (.pass, .waits), (.items, .asksForNew(and: [1])),
      ]),
    SessionRow(
      "names are forgotten when everything is asked for",
      [
        (.naming([1]), nil), (.askingForAll, nil), keeping, (.pass, .waits),
        (.items, .asksForNew(and: [])),
      ]),
  ]
}

/// Whether the layout waits for update items, and what it does when they have come or not.
@Suite struct SessionTable {
  @Test(arguments: SessionRow.waiting) func `waiting`(row: SessionRow) { row.expect() }

  @Test(arguments: SessionRow.invalidated) func `invalidated meanwhile`(row: SessionRow) {
    row.expect()
  }

  @Test(arguments: SessionRow.endings) func `endings`(row: SessionRow) { row.expect() }

  @Test(arguments: SessionRow.queries) func `queries before the items`(row: SessionRow) {
    row.expect()
  }

  @Test(arguments: SessionRow.changedCells) func `changed cells`(row: SessionRow) { row.expect() }
}

/// The present index of a section that had an index when index paths were of another generation.
struct GenerationRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let events: [UpdateEvent]

  /// How many generations ago a header of a section got its index path.
  let age: Int
  let section: Int
  let present: Int?

  init(_ name: String, _ events: [UpdateEvent], age: Int, section: Int, present: Int?) {
    testDescription = name
    self.events = events
    self.age = age
    self.section = section
    self.present = present
  }

  private static let batch: [UpdateEvent] = [.counts(keepingAnswers: false), .pass, .items]

  static let rows: [GenerationRow] = [
    GenerationRow(
      "the present generation's index is the present one", [],
      age: 0, section: 1, present: 1),
    GenerationRow(
      "in a batch, the index from before it is the section's new one", batch,
      age: 1, section: 1, present: 1),
    GenerationRow(
      "before the items have come it is unknown",
      [.counts(keepingAnswers: true), .pass], age: 1, section: 1, present: nil),
    GenerationRow(
      "after the batch an index from before it is unknown", batch + [.end],
      age: 1, section: 1, present: nil),
    GenerationRow(
      "an index from before two batches is unknown", batch + [.end] + batch,
      age: 2, section: 1, present: nil),
    GenerationRow(
      "an index from before reloadData is unknown", [.reloadData],
      age: 2, section: 1, present: nil),
    GenerationRow(
      "no section of the last generation is that of one before reloadData",
      batch + [.reloadData], age: 1, section: 1, present: nil),
  ]
}

@Suite struct GenerationTable {
  @Test(arguments: GenerationRow.rows) func `old section indices`(row: GenerationRow) {
    var stage = UpdateStage()
    for event in row.events { stage.perform(event) }
    let session = stage.session
    expectEqual(
      session.presentSection(of: row.section, inGeneration: session.generation - row.age),
      row.present)
  }
}
