import Testing

@testable import AlignedLayout

/// Where the view is after views are measured one after the other. At 300 points, cell 6 of lines of 50
/// points is the first visible one, at 0.
@Suite struct ScrollingLateSizesTests {
  /// The visible lines at 300 points confirm their estimates, and the user scrolls up to cell 5.
  private static let scrollsUp: [ScrollingEvent] =
    (6...9).map { .measure($0, as: 50) } + [.endTurn, .drag(to: 270)]

  static let rows: [ScrollingRow] = [
    ScrollingRow(
      "a cell above gets another size",
      .lines(20, 50).selfSizing, .at(300), [.measure(2, as: 80)], offset: 330,
      holds: .cell(6, at: 0), restsOn: .adjustmentOfUIKitsContextApplies),
    ScrollingRow(
      "two cells above get other sizes",
      .lines(20, 50).selfSizing, .at(300), [.measure(5, as: 80), .measure(2, as: 30)],
      offset: 310, holds: .cell(6, at: 0)),
    ScrollingRow(
      "the first visible cell itself gets another size",
      .lines(20, 50).selfSizing, .at(300), [.measure(6, as: 80)], offset: 300,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "a cell below gets another size",
      .lines(20, 50).selfSizing, .at(300), [.measure(8, as: 80)], offset: 300,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "a cell beside the first visible one gets another size",
      .tags(60, 20).selfSizing, .at(100), [.measure(16, size: 30 × 40)], offset: 100,
      holds: .cell(15, at: 0), shows: .cell(18, at: 40)),
    ScrollingRow(
      "a cell that a taller one has pushed up is held until the turn ends",
      .lines(20, 50).selfSizing, .at(300),
      [.measure(6, as: 250), .measure(2, as: 80), .measure(7, as: 60)], offset: 330,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "in another turn, the same cell is held",
      .lines(20, 50).selfSizing, .at(310),
      [.measure(2, as: 80), .endTurn, .measure(6, as: 90), .endTurn], offset: 340,
      holds: .nothing, shows: .cell(6, at: -10)),
    ScrollingRow(
      "at the very top, cells grow downwards",
      .lines(20, 50).selfSizing, .at(0), [.measure(0, as: 80)], offset: 0, holds: .nothing,
      shows: .cell(1, at: 80)),
    ScrollingRow(
      "a size from before the scrolling changes again",
      .lines(20, 50).selfSizing, .at(300),
      [.measure(2, as: 80), .endTurn, .drag(to: 400), .release, .measure(2, as: 50)],
      offset: 370, holds: .cell(7, at: -20)),
    ScrollingRow(
      "at the end, a cell above gets another size",
      .lines(20, 50).selfSizing.stayingAtEnd, .at(800), [.measure(17, as: 80)], offset: 830,
      holds: .end, shows: .cell(19, at: 150)),
    ScrollingRow(
      "without holding lines, cells below a larger one move",
      .lines(20, 50).selfSizing.notHoldingLines, .at(300), [.measure(2, as: 80)], offset: 300,
      holds: .nothing, shows: .cell(6, at: 30)),
    ScrollingRow(
      "short content that is pulled down grows upwards",
      .lines(2, 50).selfSizing.stayingAtEnd, .shown, [.drag(to: -20), .measure(0, as: 80)],
      offset: -20, shows: .cell(1, at: 170)),
    ScrollingRow(
      "short content that grows beyond its gap shows its end",
      .lines(2, 50).selfSizing.stayingAtEnd, .shown, [.measure(0, as: 180)], offset: 30,
      holds: .end, shows: .cell(1, at: 150)),
    ScrollingRow(
      "what becomes so short that the first visible cell cannot stay is scrolled back",
      .lines(20, 50).selfSizing, .at(800), [.measure(19, as: 10)], offset: 760,
      restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "sizes on half pixels leave the cell within half a pixel",
      .lines(20, 50).selfSizing.scale(2), .at(300), [.measure(2, as: 50.5)], offset: 300.5,
      holds: .cell(6, at: 0)),
  ]

  @Test(arguments: rows)
  @MainActor func `a late size leaves the first visible cell in place`(row: ScrollingRow) {
    row.expect()
  }

  static let up: [ScrollingRow] = [
    ScrollingRow(
      "a cell that was never measured appears above",
      .lines(20, 50).selfSizing, .at(300), scrollsUp + [.measure(5, as: 90)], offset: 310,
      holds: .cell(6, at: 30)),
    ScrollingRow(
      "the view still moves after the finger was lifted",
      .lines(20, 50).selfSizing, .at(300),
      scrollsUp + [.decelerate(to: 260), .measure(5, as: 90)], offset: 300,
      holds: .cell(6, at: 40)),
    ScrollingRow(
      "two cells appear above, one by one",
      .lines(20, 50).selfSizing, .at(300),
      scrollsUp + [.drag(to: 220), .measure(4, as: 90), .measure(5, as: 30)], offset: 240,
      holds: .cell(6, at: 80)),
    ScrollingRow(
      "what was read stays, not a settled cell above it",
      .lines(20, 50).selfSizing, .at(300),
      [.measure(3, as: 50)] + scrollsUp + [.drag(to: 170), .measure(4, as: 90)], offset: 210,
      holds: .cell(6, at: 130)),
    ScrollingRow(
      "a view that changes its size again, without scrolling, is no cell that appears",
      .lines(20, 50).selfSizing, .at(300),
      [.measure(5, as: 50)] + scrollsUp + [.endTurn, .measure(7, as: 90)], offset: 270,
      holds: .cell(5, at: -20)),
    ScrollingRow(
      "everything is asked again in the same turn",
      .lines(20, 50).selfSizing, .at(300),
      scrollsUp + [.measure(5, as: 90), .resizeCell(0, as: 100), .measure(4, as: 70)],
      offset: 380, holds: .cell(6, at: 30)),
    ScrollingRow(
      "cells pushed to other lines leave a cell in place",
      .tags(60, 20).selfSizing, .at(100),
      (15...44).map { .measure($0, size: 30 × 20) }
        + [.endTurn, .drag(to: 80), .measure(12, size: 60 × 20)], offset: 80,
      holds: .cell(15, at: 20)),
    ScrollingRow(
      "cells pushed to other lines and on leave the lines in place that are as before",
      .tags(60, 20).selfSizing, .at(100),
      (15...44).map { .measure($0, size: 30 × 20) }
        + [
          .endTurn, .drag(to: 80), .measure(12, size: 60 × 20), .measure(13, size: 60 × 20),
        ],
      offset: 100, holds: .cell(15, at: 20)),
  ]

  @Test(arguments: up)
  @MainActor func `scrolling up leaves what was read in place`(row: ScrollingRow) { row.expect() }
}
