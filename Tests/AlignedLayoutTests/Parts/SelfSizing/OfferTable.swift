import Testing

@testable import AlignedLayout

/// Cells and what they have answered, and what their views are offered then.
struct OfferRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: SizingStage
  let before: [SizingEvent]

  /// The offers to all cells, or nil for a cell that is not measured.
  let offers: [CGFloat?]
  let header: CGFloat?

  init(
    _ name: String, _ stage: SizingStage, before: [SizingEvent] = [], offers: [CGFloat?],
    header: CGFloat? = nil
  ) {
    testDescription = name
    self.stage = stage
    self.before = before
    self.offers = offers
    self.header = header
  }
}

extension OfferRow {
  func expect() {
    let stage = stage.performing(before)
    let offers = stage.content.sections[0].cells.indices.map {
      stage.offer(.cell(.init(section: 0, cell: $0)))
    }
    expectEqual(offers, offers)
    expectEqual(stage.offer(.header(section: 0)), header)
  }

  // MARK: Whole lines

  static let wholeLines: [OfferRow] = [
    OfferRow(
      "cells behind others are offered the whole line, measured or not", .whole(),
      before: [.answer(0, 40 × 20)],
      offers: [200, 200, 200]),
    OfferRow(
      "a cell is offered its line less its own insets",
      .whole([CellAttributes(insets: Insets(leading: 10, trailing: 15)), .default]),
      offers: [175, 200]),
    OfferRow(
      "a cell is offered its line less an indentation",
      .whole([.default, CellAttributes(endsLine: true, indentation: .start), .default]),
      before: [.answer(0, 36 × 36)],
      offers: [200, 200, 164]),
    OfferRow(
      "cells that a line limit hides are offered nothing",
      .whole(plain(9)) { $0.with(lineLimit: .lines(1)) },
      offers: [200, 200, 200, 200, 200, 200, nil, nil, nil]),
    OfferRow(
      "a section that does not break by first fit offers whole lines in any case",
      .remaining { $0.with(breakingStrategy: .balanced) },
      before: [.answer(0, 40 × 20)],
      offers: [200, 200, 200]),
    OfferRow(
      "cells of another sizing are offered nothing",
      .whole { $0.with(sizing: .asked) },
      offers: [nil, nil, nil]),
    OfferRow(
      "sideways, cells are offered the height of their column",
      .whole(plain(2), width: 120).sideways(),
      before: [.answer(0, 20 × 40)],
      offers: [120, 120]),
  ]

  // MARK: What remains

  static let remainingSpace: [OfferRow] = [
    OfferRow(
      "cells that were never measured are offered the whole line", .remaining(),
      offers: [200, 200, 200]),
    OfferRow(
      "behind a measured cell, what remains; behind an unmeasured one, the whole line",
      .remaining(),
      before: [.answer(0, 40 × 20)],
      offers: [200, 160, 200]),
    OfferRow(
      "behind measured cells, what they and the gaps leave",
      .remaining { $0.with(cellSpacing: 10) },
      before: [.answer(0, 40 × 20), .answer(1, 50 × 20)],
      offers: [200, 150, 90]),
    OfferRow(
      "a bubble stands beside a picture of 36 points and a gap of 5",
      .remaining(plain(2)) { $0.with(cellSpacing: 5) },
      before: [.answer(0, 36 × 36)],
      offers: [200, 159]),
    OfferRow(
      "an unmeasured cell that begins a line is offered all of it", .remaining(),
      before: [.answer(0, 180 × 20)],
      offers: [200, 200, 200]),
    OfferRow(
      "once measured, the first cell of a line is offered what remains above", .remaining(),
      before: [.answer(0, 180 × 20), .answer(1, 50 × 20)],
      offers: [200, 20, 150]),
    OfferRow(
      "once it has wanted more than that, it is offered its own line again", .remaining(),
      before: [.answer(0, 180 × 20), .answer(1, 50 × 20), .answer(1, 50 × 20)],
      offers: [200, 200, 150]),
    OfferRow(
      "nothing remains above a forced break",
      .remaining([.default, CellAttributes(beginsLine: true), .default]),
      before: [.answer(0, 60 × 20), .answer(1, 50 × 20)],
      offers: [200, 200, 150]),
    OfferRow(
      "nothing remains above for a cell that needs more space than that",
      .remaining([.default, CellAttributes(minimumLineSpace: 80), .default]),
      before: [.answer(0, 150 × 20), .answer(1, 70 × 20)],
      offers: [200, 200, 130]),
    OfferRow(
      "nothing remains above on a line with as many cells as may stand on it",
      .remaining { $0.with(maximumCellsPerLine: 2) },
      before: [.answer(0, 30 × 20), .answer(1, 30 × 20), .answer(2, 40 × 20)],
      offers: [200, 170, 200]),
    OfferRow(
      "no view is offered less than a point: it is too wide for that in any case", .remaining(),
      before: [.answer(0, 199.5 × 20), .answer(1, 50 × 20)],
      offers: [200, 200, 150]),
    OfferRow(
      "sideways, what remains of the column",
      .remaining(plain(2), width: 120).sideways(),
      before: [.answer(0, 20 × 40)],
      offers: [120, 80]),
  ]

  // MARK: Decided widths, and headers

  private static let half = CellAttributes(width: .fraction(0.5))
  private static let rest = CellAttributes(width: .remaining, minimumWidth: 30)

  static let decidedWidths: [OfferRow] = [
    OfferRow(
      "a cell in a column is offered the column",
      .whole(plain(2)) { $0.with(sizing: .columns(4, cellHeight: .selfSizing(estimate: 20))) },
      offers: [50, 50]),
    OfferRow(
      "a cell over two columns is offered both, and the gap between them",
      .whole([CellAttributes(columnSpan: 2), .default]) {
        $0.with(sizing: .columns(4, cellHeight: .selfSizing(estimate: 20)), cellSpacing: 8)
      },
      offers: [96, 44]),
    OfferRow(
      "a fraction of the line is offered, also behind an unmeasured cell",
      .remaining([.default, half]),
      offers: [200, 100]),
    OfferRow(
      "a cell that takes the rest is offered what estimates leave", .whole([.default, rest]),
      offers: [200, 170]),
    OfferRow(
      "a cell that takes the rest is offered what measured cells leave",
      .whole([.default, rest, .default]),
      before: [.answer(0, 40 × 20), .answer(2, 50 × 20)],
      offers: [200, 110, 200]),
  ]

  static let headers: [OfferRow] = [
    OfferRow(
      "a header that sizes itself is offered the content's width", .whole(plain(1), header: 30),
      offers: [200], header: 200),
    OfferRow(
      "a header that does not is offered nothing", .whole(plain(1)),
      offers: [200], header: nil),
    OfferRow(
      "another width is offered to headers, too", .whole(plain(1), header: 30),
      before: [.width(120)],
      offers: [120], header: 120),
  ]

  private static func plain(_ count: Int) -> [CellAttributes] { SizingStage.plain(count) }
}

/// What the views of cells and headers are offered.
@Suite struct OfferTable {
  @Test(arguments: OfferRow.wholeLines) func `whole lines`(row: OfferRow) { row.expect() }

  @Test(arguments: OfferRow.remainingSpace) func `what remains of the line`(row: OfferRow) {
    row.expect()
  }

  @Test(arguments: OfferRow.decidedWidths) func `decided widths`(row: OfferRow) { row.expect() }

  @Test(arguments: OfferRow.headers) func `headers`(row: OfferRow) { row.expect() }
}
