import Testing

@testable import AlignedLayout

/// What views have answered, another answer, and what that does.
struct AnswerRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: SizingStage
  let before: [SizingEvent]
  let event: SizingEvent
  let outcome: SizingOutcome

  /// The frame of the view's element afterwards, or nil if it does not matter.
  let frame: CGRect?
  let restsOn: [Guess]

  init(
    _ name: String, _ stage: SizingStage, before: [SizingEvent] = [], event: SizingEvent,
    _ outcome: SizingOutcome, frame: CGRect? = nil, restsOn: [Guess] = []
  ) {
    testDescription = name
    self.stage = stage
    self.before = before
    self.event = event
    self.outcome = outcome
    self.frame = frame
    self.restsOn = restsOn
  }

  func expect() {
    var stage = stage.performing(before)
    expectEqual(stage.perform(event), outcome)
    guard let frame else { return }
    let element: ContentLayout.Element =
      if case .answer(let cell, _, _, _, _) = event {
        .cell(.init(section: 0, cell: cell))
      } else {
        .header(section: 0)
      }
    expectEqual(stage.shown.standing.frame(of: element, pinning: nil), frame)
  }
}

extension AnswerRow {
  // MARK: Sizes

  static let sizes: [AnswerRow] = [
    AnswerRow(
      "the estimate is confirmed", .whole(),
      event: .answer(0, 30 × 20), .confirms, frame: rect(0, 0, 30 × 20),
      restsOn: [.equalPreferencesAreReported]),
    AnswerRow(
      "another size changes the line", .whole(),
      event: .answer(1, 40 × 25), .changes, frame: rect(30, 0, 40 × 25)),
    AnswerRow(
      "the first size is used as it is, however near the estimate", .whole(),
      event: .answer(0, 30.25 × 20), .changes, frame: rect(0, 0, 30.25 × 20)),
    AnswerRow(
      "after it, less than half a pixel does not count", .whole(),
      before: [.answer(0, 40 × 20)],
      event: .answer(0, 40.25 × 19.75), .confirms, frame: rect(0, 0, 40 × 20)),
    AnswerRow(
      "half a pixel in width counts", .whole(),
      before: [.answer(0, 40 × 20)],
      event: .answer(0, 40.5 × 20), .changes, frame: rect(0, 0, 40.5 × 20)),
    AnswerRow(
      "half a pixel in height counts", .whole(scale: 2),
      before: [.answer(0, 40 × 20)],
      event: .answer(0, 40 × 20.25), .changes, frame: rect(0, 0, 40 × 20.25)),
    AnswerRow(
      "the same size is confirmed", .whole(),
      before: [.answer(0, 40 × 20)],
      event: .answer(0, 40 × 20), .confirms),
    AnswerRow(
      "in another width another size is new", .whole(),
      before: [.answer(0, 200 × 20), .width(120)],
      event: .answer(0, 120 × 40), .changes, frame: rect(0, 0, 120 × 40)),
    AnswerRow(
      "back in the first width, its size is confirmed", .whole(),
      before: [.answer(0, 200 × 20), .width(120), .answer(0, 120 × 40), .width(200)],
      event: .answer(0, 200 × 20), .confirms, frame: rect(0, 0, 200 × 20)),
    AnswerRow(
      "an answer for the width before does not change the present line", .whole(),
      before: [.answer(0, 200 × 20), .width(120), .answer(0, 120 × 40)],
      event: .answer(0, 200 × 20, offered: 200), .confirms, frame: rect(0, 0, 120 × 40)),
  ]

  static let tooWide: [AnswerRow] = [
    AnswerRow(
      "a size wider than the line is cut to it", .whole(),
      event: .answer(0, 300 × 20), .changes),
    AnswerRow(
      "the same long line again keeps its height", .whole(),
      before: [.answer(0, 300 × 25)],
      event: .answer(0, 300 × 25), .confirms, frame: rect(0, 0, 200 × 25)),
    AnswerRow(
      "text that then breaks becomes taller", .whole(),
      before: [.answer(0, 300 × 20)],
      event: .answer(0, 200 × 40), .changes, frame: rect(0, 0, 200 × 40)),
    AnswerRow(
      "after a size that was cut, the least difference counts", .whole(),
      before: [.answer(0, 300 × 25)],
      event: .answer(0, 200 × 25.25), .changes, frame: rect(0, 0, 200 × 25.25)),
    AnswerRow(
      "a view that already has the line's width becomes one bit taller, to be measured again",
      .whole(),
      event: .answer(0, 300 × 20, inSize: 200 × 20), .changes,
      frame: rect(0, 0, 200 × CGFloat(20).nextUp)),
    AnswerRow(
      "what remains is too narrow: the cell begins the next line, and is estimated there",
      .remaining(),
      before: [.answer(0, 40 × 20)],
      event: .answer(1, 180 × 20), .changes, frame: rect(0, 20, 180 × CGFloat(20).nextUp)),
    AnswerRow(
      "a cell wider than a line of its own is cut to it", .remaining(),
      before: [.answer(0, 40 × 20)],
      event: .answer(1, 300 × 20), .changes, frame: rect(0, 20, 200 × 20)),
    AnswerRow(
      "half a pixel more than what remains counts as no more", .remaining(),
      before: [.answer(0, 40 × 20)],
      event: .answer(1, 160.5 × 20), .changes, frame: rect(40, 0, 160 × 20),
      restsOn: [.preferredSizesAreOnPixels]),
    AnswerRow(
      "three quarters of a pixel more than what remains is too wide", .remaining(),
      before: [.answer(0, 40 × 20)],
      event: .answer(1, 160.75 × 20), .changes,
      frame: rect(0, 20, 160.75 × CGFloat(20).nextUp)),
  ]

  static let otherOffers: [AnswerRow] = [
    AnswerRow(
      "an answer in a narrower space may move the cell up, so it confirms no estimate",
      .remaining(),
      event: .answer(0, 30 × 20), .changes, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "text that used 80 of 200 points breaks alike in 120", .remaining(),
      before: [.answer(0, 80 × 40)],
      event: .answer(0, 80 × 40, offered: 120), .confirms),
    AnswerRow(
      "text that used 80 of 200 points and is other in 120 has changed: that is an estimate",
      .remaining(),
      before: [.answer(0, 80 × 40)],
      event: .answer(0, 70 × 60, offered: 120), .changes,
      frame: rect(0, 0, 70 × CGFloat(60).nextUp)),
    AnswerRow(
      "a narrower space than the text used is another question", .remaining(),
      before: [.answer(0, 80 × 40)],
      event: .answer(0, 60 × 60, offered: 70), .changes, frame: rect(0, 0, 80 × 40)),
    AnswerRow(
      "with whole lines, an answer holds for no other width", .whole(),
      before: [.answer(0, 80 × 40)],
      event: .answer(0, 80 × 40, offered: 120), .changes, frame: rect(0, 0, 80 × 40)),
    AnswerRow(
      "the same size for a space that fits it and one that does not holds for all wider ones",
      .remaining(width: 300),
      before: [.answer(0, 80 × 20, offered: 60), .answer(0, 80 × 20, offered: 100)],
      event: .answer(0, 80 × 20, offered: 250), .confirms),
  ]

  // MARK: Stretched cells, and those that change too often

  static let stretched: [AnswerRow] = [
    AnswerRow(
      "an unmeasured cell that its line has stretched to its height is laid out by it",
      .whole { $0.with(cellAlignment: .stretch) },
      before: [.answer(0, 30 × 40)],
      event: .answer(1, 30 × 40), .changes, frame: rect(30, 0, 30 × 40)),
    AnswerRow(
      "a stretched cell of its estimated height stays stretched",
      .whole { $0.with(cellAlignment: .stretch) },
      before: [.answer(0, 30 × 40)],
      event: .answer(1, 30 × 20), .changes, frame: rect(30, 0, 30 × 40)),
    AnswerRow(
      "the tallest cell of a line is not stretched, so its estimate is confirmed",
      .whole { $0.with(cellAlignment: .stretch) },
      event: .answer(1, 30 × 20), .confirms),
  ]

  private static func changes(_ count: Int) -> [SizingEvent] {
    (0...count).map { .answer(0, CGFloat(40 + $0) × 20) }
  }

  static let often: [AnswerRow] = [
    AnswerRow(
      "a view may change its size eight times in a turn", .whole(),
      before: changes(7),
      event: .answer(0, 90 × 20), .changes, frame: rect(0, 0, 90 × 20),
      restsOn: [.unsettledSizesTrap]),
    AnswerRow(
      "the ninth change is ignored", .whole(),
      before: changes(8),
      event: .answer(0, 90 × 20), .confirms, frame: rect(0, 0, 48 × 20),
      restsOn: [.unsettledSizesTrap]),
    AnswerRow(
      "other views may still change", .whole(),
      before: changes(8),
      event: .answer(1, 90 × 20), .changes),
    AnswerRow(
      "in the next turn the view may change again", .whole(),
      before: changes(8) + [.endOfTurn],
      event: .answer(0, 90 × 20), .changes, frame: rect(0, 0, 90 × 20)),
    AnswerRow(
      "after its size is invalidated the view may change again", .whole(),
      before: changes(8) + [.invalidation([0])],
      event: .answer(0, 90 × 20), .changes, frame: rect(0, 0, 90 × 20)),
    AnswerRow(
      "baselines that move count as changes", .whole { $0.with(cellAlignment: .firstBaseline) },
      before: (0...8).map { .answer(0, 30 × 20, firstBaseline: CGFloat($0)) },
      event: .answer(0, 30 × 20, firstBaseline: 15), .confirms),
  ]
}

/// Which answers of views only confirm what is shown, and which change it.
@Suite struct AnswerTable {
  @Test(arguments: AnswerRow.sizes) func `sizes`(row: AnswerRow) { row.expect() }

  @Test(arguments: AnswerRow.tooWide) func `views that are too wide`(row: AnswerRow) {
    row.expect()
  }

  @Test(arguments: AnswerRow.otherOffers) func `answers that hold for other offers`(row: AnswerRow)
  { row.expect() }

  @Test(arguments: AnswerRow.stretched) func `stretched cells`(row: AnswerRow) { row.expect() }

  @Test(arguments: AnswerRow.often) func `views that change too often`(row: AnswerRow) {
    row.expect()
  }
}
