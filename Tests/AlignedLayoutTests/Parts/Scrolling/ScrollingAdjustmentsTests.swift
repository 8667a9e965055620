import Testing

@testable import AlignedLayout

/// Adjustments that UIKit applies at once, late, or never; content that scrolls sideways; and where
/// scrolling comes to rest.
@Suite struct ScrollingAdjustmentsTests {
  static let adjustments: [ScrollingRow] = [
    ScrollingRow(
      "applied at once",
      .lines(20, 50), .at(300), [.resizeCell(0, as: 100)], offset: 350, holds: .cell(6, at: 0),
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "kept until the next pass",
      .lines(20, 50).prepared(.kept), .at(300), [.resizeCell(0, as: 100)], offset: 300,
      holds: .cell(6, at: 0), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "applied in the next pass",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .applyKeptAdjustment], offset: 350, holds: .cell(6, at: 0),
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "never applied: the end of the turn corrects the offset",
      .lines(20, 50).prepared(.ignored), .at(300), [.resizeCell(0, as: 100), .endTurn],
      offset: 350, holds: .cell(6, at: 0), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "never applied, twice in a turn",
      .lines(20, 50).prepared(.ignored), .at(300),
      [.resizeCell(0, as: 100), .resizeCell(1, as: 20), .endTurn], offset: 320,
      holds: .cell(6, at: 0), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "applied in the next turn, after the end of the turn has corrected the offset",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .endTurn, .applyKeptAdjustment], offset: 350,
      shows: .cell(6, at: 0), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "added up with an earlier one, and applied in the next pass",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .resizeCell(1, as: 100), .applyKeptAdjustment], offset: 400,
      holds: .cell(6, at: 0), restsOn: .adjustmentsMayAddUp),
    ScrollingRow(
      "added up with an earlier one, and applied in the next turn",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .resizeCell(1, as: 100), .endTurn, .applyKeptAdjustment],
      offset: 400, shows: .cell(6, at: 0), restsOn: .adjustmentsMayAddUp),
    ScrollingRow(
      "applied after the user has scrolled",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .drag(to: 280), .applyKeptAdjustment, .release], offset: 330,
      holds: .nothing),
    ScrollingRow(
      "applied after UIKit has scrolled back in content that became shorter",
      .lines(20, 50).prepared(.kept), .at(800),
      [.resizeCell(19, as: 10), .applyKeptAdjustment], offset: 760, holds: .cell(16, at: 0),
      restsOn: .shorterContentScrollsBack, .adjustmentComesAfterScrollingBack),
    ScrollingRow(
      "ignored after UIKit has scrolled back: the next pass corrects the offset",
      .lines(20, 50).prepared(.ignored), .at(800),
      [
        .resizeCell(19, as: 90), .resizeCell(0, as: 5), .adjustmentsInPrepare(.applied), .layOut,
      ], offset: 755, holds: .cell(16, at: 0), restsOn: .shorterContentScrollsBack,
      .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "content became shorter: the view is at its end",
      .lines(20, 50), .at(800), [.resizeCell(19, as: 10)], offset: 760,
      holds: .cell(16, at: 0), restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "content became shorter and longer again, in one turn: the same cell is held",
      .lines(20, 50), .at(800), [.resizeCell(19, as: 10), .resizeCell(19, as: 90)],
      offset: 800, holds: .cell(16, at: 0), restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "a client scrolls by chance while an adjustment is kept",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .scroll(to: 500)], offset: 500, holds: .nothing),
    ScrollingRow(
      "applied at once, before a client scrolls as far",
      .lines(20, 50), .at(300), [.resizeCell(0, as: 100), .scroll(to: 400)], offset: 400,
      holds: .nothing, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "applied in the next pass, before a client scrolls as far",
      .lines(20, 50).prepared(.kept), .at(300),
      [.resizeCell(0, as: 100), .applyKeptAdjustment, .scroll(to: 400)], offset: 400,
      holds: .nothing, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "at the end, kept until the next turn",
      .lines(20, 50).stayingAtEnd.prepared(.kept), .at(800),
      [.resizeCell(0, as: 100), .endTurn, .applyKeptAdjustment, .endTurn], offset: 850,
      shows: .cell(19, at: 150)),
    ScrollingRow(
      "at the end, kept until the next turn, after UIKit has scrolled back by itself",
      .lines(20, 50).stayingAtEnd.prepared(.kept), .at(800),
      [.resizeCell(0, as: 10), .endTurn, .applyKeptAdjustment, .endTurn], offset: 760,
      restsOn: .shorterContentScrollsBack, .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "views that become visible by a correction leave the corrected cell in place",
      .lines(20, 50).selfSizing.prepared(.ignored), .at(300),
      [.resizeCell(0, as: 100), .endTurn, .measure(5, as: 90)], offset: 390,
      holds: .cell(6, at: 0)),
  ]

  @Test(arguments: adjustments)
  @MainActor func `an adjustment leads to the same place, whenever UIKit applies it`(
    row: ScrollingRow
  ) {
    row.expect()
  }

  /// From right to left, offset 500 shows cell 6 at the right edge of the bounds.
  static let sideways: [ScrollingRow] = [
    ScrollingRow(
      "insert before the visible cells",
      .lines(20, 50).sideways, .at(300), [.insert(2, at: 0)], offset: 400,
      holds: .cell(8, at: 0)),
    ScrollingRow(
      "a late size before the visible cells",
      .lines(20, 50).sideways.selfSizing, .at(300), [.measure(2, as: 80)], offset: 330,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "at the end, a cell arrives",
      .lines(20, 50).sideways.stayingAtEnd, .at(800), [.insert(1, at: 20)], offset: 850,
      holds: .end),
    ScrollingRow(
      "from right to left, insert before the visible cells",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.insert(2, at: 0)], offset: 500,
      holds: .cell(8, at: 0), restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, insert after the visible cells",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.insert(2, at: 12)], offset: 600,
      holds: .cell(6, at: 0), restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, delete before the visible cells",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.delete(0..<2)], offset: 500,
      holds: .cell(4, at: 0)),
    ScrollingRow(
      "from right to left, a late size before the visible cells",
      .lines(20, 50).sideways.rightToLeft.selfSizing, .at(500), [.measure(2, as: 80)],
      offset: 500, holds: .cell(6, at: 0), restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, a late size after the visible cells",
      .lines(20, 50).sideways.rightToLeft.selfSizing, .at(500), [.measure(15, as: 80)],
      offset: 530, holds: .cell(6, at: 0), restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, insert at the right edge shows the new cells",
      .lines(20, 50).sideways.rightToLeft, .at(800), [.insert(1, at: 0)], offset: 850,
      holds: .beginning, restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, without holding lines, the right edge stays",
      .lines(20, 50).sideways.rightToLeft.notHoldingLines, .at(500), [.insert(2, at: 0)],
      offset: 600, holds: .beginning, restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, at the end, a cell arrives",
      .lines(20, 50).sideways.rightToLeft.stayingAtEnd, .at(0), [.insert(1, at: 20)],
      offset: 0, holds: .end),
    ScrollingRow(
      "from right to left, a shorter view shows the same cell at its right",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.resize(150 × 100)], offset: 550,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "from right to left, a reload leaves the right edge in place",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.reload(.lines(22, 50)), .endTurn],
      offset: 600, holds: .nothing, restsOn: .leftEdgeStays),
    ScrollingRow(
      "from right to left, up and down, cells are held as from left to right",
      .lines(20, 50).rightToLeft, .at(300), [.insert(2, at: 0)], offset: 400,
      holds: .cell(8, at: 0)),
  ]

  @Test(arguments: sideways)
  @MainActor func `content that scrolls sideways is held as other content`(row: ScrollingRow) {
    row.expect()
  }

  static let stops: [ScrollingRow] = [
    ScrollingRow(
      "at the nearest line",
      .lines(20, 50), .at(300), [.flick(to: 420, velocity: 0)], offset: 400),
    ScrollingRow(
      "at the nearest line ahead",
      .lines(20, 50), .at(300), [.flick(to: 430, velocity: 1)], offset: 450),
    ScrollingRow(
      "at the next line after a weak flick down",
      .lines(20, 50), .at(300), [.flick(to: 305, velocity: 0.1)], offset: 350),
    ScrollingRow(
      "at the line before after a weak flick up",
      .lines(20, 50), .at(300), [.flick(to: 295, velocity: -0.1)], offset: 250),
    ScrollingRow(
      "at the end, if it is nearer than a line",
      .lines(20, 45), .at(300), [.flick(to: 690, velocity: 1)], offset: 700),
    ScrollingRow(
      "beyond the end, UIKit decides",
      .lines(20, 50), .at(700), [.flick(to: 900, velocity: 1)], offset: 800),
    ScrollingRow(
      "above the beginning, UIKit decides",
      .lines(20, 50), .at(100), [.flick(to: -80, velocity: -1)], offset: 0),
    ScrollingRow(
      "below the pinned header",
      .lines(20, 50).header(30), .at(300), [.flick(to: 420, velocity: 0)], offset: 400,
      shows: .cell(8, at: 30)),
    ScrollingRow(
      "below a bar",
      .lines(20, 50).covered(20, 0), .at(280), [.flick(to: 400, velocity: 0)], offset: 380,
      shows: .cell(8, at: 20)),
    ScrollingRow(
      "at a line of several cells",
      .tags(60, 20), .at(100), [.flick(to: 133, velocity: 0)], offset: 140,
      shows: .cell(21, at: 0)),
    ScrollingRow(
      "at the nearest line, sideways",
      .lines(20, 50).sideways, .at(300), [.flick(to: 420, velocity: 0)], offset: 400),
    ScrollingRow(
      "at the nearest line ahead, from right to left",
      .lines(20, 50).sideways.rightToLeft, .at(500), [.flick(to: 420, velocity: -1)],
      offset: 400, shows: .cell(8, at: 0)),
    ScrollingRow(
      "in short content, at its beginning",
      .lines(2, 50), .shown, [.flick(to: 10, velocity: 1)], offset: 0),
  ]

  @Test(arguments: stops)
  @MainActor func `scrolling that stops at lines comes to rest`(row: ScrollingRow) { row.expect() }
}
