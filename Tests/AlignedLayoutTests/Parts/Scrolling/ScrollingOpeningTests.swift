import Testing

@testable import AlignedLayout

/// What is shown first. Unless a row says otherwise, lines are in a view 200 points long.
@Suite struct ScrollingOpeningTests {
  static let rows: [ScrollingRow] = [
    ScrollingRow(
      "content opens at its beginning",
      .lines(20, 50), .new, [.show], offset: 0, holds: .nothing),
    ScrollingRow(
      "content opens at its beginning below a bar",
      .lines(20, 50).covered(20, 30), .new, [.show, .endTurn], offset: -20, holds: .nothing),
    ScrollingRow(
      "content that stays at its end opens there",
      .lines(20, 50).stayingAtEnd, .new, [.show], offset: 800, holds: .end,
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "the end is above what is covered",
      .lines(20, 50).stayingAtEnd.covered(20, 30), .new, [.show], offset: 830, holds: .end,
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "until UIKit applies the adjustment, the beginning is shown",
      .lines(20, 50).stayingAtEnd.prepared(.kept), .new, [.show], offset: 0, holds: .end,
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "the end is shown when UIKit applies the adjustment",
      .lines(20, 50).stayingAtEnd.prepared(.kept), .new, [.show, .applyKeptAdjustment],
      offset: 800, holds: .end, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "the end of the turn shows the end if UIKit ignores the adjustment",
      .lines(20, 50).stayingAtEnd.prepared(.ignored), .new, [.show, .endTurn],
      offset: 800, holds: .end, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "content that stays at its end opens where a client has scrolled before",
      .lines(20, 50).stayingAtEnd, .new, [.scroll(to: 100), .show, .endTurn],
      offset: 100, holds: .nothing),
    ScrollingRow(
      "cells measured after the first pass leave the view at the end",
      .lines(20, 50).stayingAtEnd.selfSizing, .new,
      [.show, .measure(19, as: 80), .measure(18, as: 70), .measure(17, as: 20), .endTurn],
      offset: 820, shows: .cell(19, at: 120), restsOn: .adjustmentOfUIKitsContextApplies),
    ScrollingRow(
      "short content stands at its beginning",
      .lines(2, 50), .new, [.show], offset: 0, holds: .nothing, shows: .cell(0, at: 0)),
    ScrollingRow(
      "short content that stays at its end stands there",
      .lines(2, 50).stayingAtEnd, .new, [.show], offset: 0, holds: .end,
      shows: .cell(0, at: 100)),
    ScrollingRow(
      "short content that stays at its end stands above what is covered",
      .lines(2, 50).stayingAtEnd.covered(20, 30), .new, [.show], offset: -20, holds: .end,
      shows: .cell(0, at: 70)),
    ScrollingRow(
      "empty content is at its beginning",
      CoreScreen([]), .new, [.show, .endTurn], offset: 0, holds: .nothing),
    ScrollingRow(
      "empty content that stays at its end is at its beginning",
      CoreScreen([]).stayingAtEnd, .new, [.show, .endTurn], offset: 0, holds: .nothing),
    ScrollingRow(
      "the first cells in empty content that stays at its end show the end",
      CoreScreen([]).stayingAtEnd, .shown, [.insert(10, at: 0)], offset: 300, holds: .end,
      restsOn: .batchesHaveTargetOffset),
    ScrollingRow(
      "the first cells in empty content show its beginning",
      CoreScreen([]), .shown, [.insert(10, at: 0)], offset: 0, holds: .nothing),
    ScrollingRow(
      "sideways, content opens at its left edge",
      .lines(20, 50).sideways, .new, [.show], offset: 0, holds: .nothing),
    ScrollingRow(
      "from right to left, content that scrolls sideways opens at its right edge",
      .lines(20, 50).sideways.rightToLeft, .new, [.show], offset: 800,
      shows: .cell(0, at: 0), restsOn: .opensAtTheLeft, .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "from right to left, the end of the turn shows the right edge if it must",
      .lines(20, 50).sideways.rightToLeft.prepared(.ignored), .new, [.show, .endTurn],
      offset: 800, shows: .cell(0, at: 0), restsOn: .opensAtTheLeft),
    ScrollingRow(
      "from right to left, content that stays at its end opens at its left edge",
      .lines(20, 50).sideways.rightToLeft.stayingAtEnd, .new, [.show], offset: 0, holds: .end,
      shows: .cell(19, at: 150), restsOn: .opensAtTheLeft),
    ScrollingRow(
      "from right to left, short content stands at the right",
      .lines(2, 50).sideways.rightToLeft, .new, [.show, .endTurn], offset: 0,
      shows: .cell(0, at: 0)),
    ScrollingRow(
      "from right to left, content opens where a client has scrolled before",
      .lines(20, 50).sideways.rightToLeft, .new, [.scroll(to: 300), .show, .endTurn],
      offset: 300, holds: .nothing),
  ]

  @Test(arguments: rows)
  @MainActor func `content is first shown where it belongs`(row: ScrollingRow) { row.expect() }
}
