import Testing

@testable import AlignedLayout

extension AnswerRow {
  private static let columns = SectionAttributes.Sizing.columns(
    2, cellHeight: .selfSizing(estimate: 20))

  static let decided: [AnswerRow] = [
    AnswerRow(
      "a view in a column only decides its height", .whole { $0.with(sizing: columns) },
      event: .answer(1, 77 × 33), .changes, frame: rect(100, 0, 100 × 33)),
    AnswerRow(
      "a view in a column that returns the estimated height confirms it, whatever its width",
      .whole { $0.with(sizing: columns) },
      event: .answer(1, 77 × 20), .confirms, frame: rect(100, 0, 100 × 20)),
    AnswerRow(
      "a view that takes the rest of its line keeps that width",
      .whole([.default, CellAttributes(width: .remaining, minimumWidth: 30)]),
      event: .answer(1, 90 × 50), .changes, frame: rect(30, 0, 170 × 50)),
    AnswerRow(
      "a header only decides its length", .whole(header: 30),
      event: .answerOfHeader(77 × 44), .changes, frame: rect(0, 0, 200 × 44)),
    AnswerRow(
      "a header of the estimated length confirms it", .whole(header: 30),
      event: .answerOfHeader(77 × 30), .confirms, frame: rect(0, 0, 200 × 30)),
    AnswerRow(
      "a header that changes by less than half a pixel is as it was", .whole(header: 30),
      before: [.answerOfHeader(200 × 44)],
      event: .answerOfHeader(200 × 44.25), .confirms, frame: rect(0, 0, 200 × 44)),
    AnswerRow(
      "sideways, a view's height is its length along the line",
      .whole(width: 120).sideways(),
      event: .answer(1, 25 × 50), .changes, frame: rect(0, 20, 25 × 50)),
  ]

  private static func aligned(
    by alignment: SectionAttributes.CellAlignment, scale: CGFloat = 1
  ) -> SizingStage {
    .whole(scale: scale) { $0.with(cellAlignment: alignment) }
  }

  static let baselines: [AnswerRow] = [
    AnswerRow(
      "a baseline other than the cell's bottom moves the cell", aligned(by: .firstBaseline),
      event: .answer(0, 30 × 20, firstBaseline: 15), .changes, frame: rect(0, 5, 30 × 20)),
    AnswerRow(
      "a first baseline does not move a cell that is aligned by the last",
      aligned(by: .lastBaseline),
      event: .answer(0, 30 × 20, firstBaseline: 15), .confirms, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "it does not move a cell that is aligned by its top", aligned(by: .top),
      event: .answer(0, 30 × 20, firstBaseline: 15), .confirms, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "a baseline that has moved by less than half a pixel stays", aligned(by: .firstBaseline),
      before: [.answer(0, 30 × 20, firstBaseline: 15)],
      event: .answer(0, 30 × 20, firstBaseline: 15.25), .confirms, frame: rect(0, 5, 30 × 20)),
    AnswerRow(
      "a baseline that has moved by half a pixel moves the cell",
      aligned(by: .firstBaseline, scale: 2),
      before: [.answer(0, 30 × 20, firstBaseline: 15)],
      event: .answer(0, 30 × 20, firstBaseline: 15.5), .changes, frame: rect(0, 4.5, 30 × 20)),
    AnswerRow(
      "a cell that reports no baseline any more stands on its bottom again",
      aligned(by: .firstBaseline),
      before: [.answer(0, 30 × 20, firstBaseline: 15)],
      event: .answer(0, 30 × 20), .changes, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "then it stands on the baseline of its attributes, where it has one",
      .whole([CellAttributes(firstBaseline: 12), .default]) {
        $0.with(cellAlignment: .firstBaseline)
      },
      before: [.answer(0, 30 × 20, firstBaseline: 15)],
      event: .answer(0, 30 × 20), .changes, frame: rect(0, 8, 30 × 20)),
    AnswerRow(
      "sideways, baselines do not count", aligned(by: .firstBaseline).sideways(),
      event: .answer(0, 30 × 20, firstBaseline: 15), .confirms),
  ]

  static let nothing: [AnswerRow] = [
    AnswerRow(
      "a view that was offered no width says nothing of any other", .whole(),
      event: .answer(0, 40 × 20, offered: 0), .saysNothing, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "a view of a section that does not size itself says nothing",
      .whole { $0.with(sizing: .fixed(30 × 20)) },
      event: .answer(0, 40 × 20), .saysNothing, frame: rect(0, 0, 30 × 20)),
    AnswerRow(
      "the view of a cell that a line limit hides says nothing",
      .whole(SizingStage.plain(8)) { $0.with(lineLimit: .lines(1)) },
      event: .answer(7, 40 × 20), .saysNothing),
    AnswerRow(
      "a header that does not size itself says nothing", .whole(),
      event: .answerOfHeader(200 × 44), .saysNothing),
  ]
}

/// Answers of views whose width is decided, of headers, of views with baselines, and of views that do
/// not size themselves now.
@Suite struct OtherAnswersTable {
  @Test(arguments: AnswerRow.decided) func `decided widths, headers and sideways`(row: AnswerRow) {
    row.expect()
  }

  @Test(arguments: AnswerRow.baselines) func `baselines`(row: AnswerRow) { row.expect() }

  @Test(arguments: AnswerRow.nothing) func `views that do not size themselves now`(row: AnswerRow) {
    row.expect()
  }
}
