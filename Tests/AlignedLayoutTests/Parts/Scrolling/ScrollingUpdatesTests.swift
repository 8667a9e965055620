import Testing

@testable import AlignedLayout

/// Where the view is after batches of updates. At 300 points, cell 6 of lines of 50 points is the first
/// visible one, at 0.
@Suite struct ScrollingUpdatesTests {
  static let cells: [ScrollingRow] = [
    ScrollingRow(
      "insert above the visible cells",
      .lines(20, 50), .at(300), [.insert(2, at: 0)], offset: 400, holds: .cell(8, at: 0),
      restsOn: .batchesHaveTargetOffset),
    ScrollingRow(
      "insert above a cell that is partly visible",
      .lines(20, 50), .at(310), [.insert(1, at: 3)], offset: 360, holds: .cell(7, at: -10)),
    ScrollingRow(
      "insert right above the first visible cell",
      .lines(20, 50), .at(300), [.insert(1, at: 6)], offset: 350, holds: .cell(7, at: 0)),
    ScrollingRow(
      "insert below the first visible cell",
      .lines(20, 50), .at(300), [.insert(1, at: 7)], offset: 300, holds: .cell(6, at: 0)),
    ScrollingRow(
      "insert below the visible cells",
      .lines(20, 50), .at(300), [.insert(2, at: 15)], offset: 300, holds: .cell(6, at: 0)),
    ScrollingRow(
      "insert at the very top shows the new cells",
      .lines(20, 50), .at(0), [.insert(2, at: 0)], offset: 0, holds: .nothing),
    ScrollingRow(
      "insert at the very top below a bar shows the new cells",
      .lines(20, 50).covered(20, 0), .at(-20), [.insert(2, at: 0)], offset: -20,
      holds: .nothing),
    ScrollingRow(
      "insert at the very top of content that stays at its end moves nothing",
      .lines(20, 50).stayingAtEnd, .at(0), [.insert(2, at: 0)], offset: 100,
      holds: .cell(2, at: 0)),
    ScrollingRow(
      "insert above the cell below the pinned header",
      .lines(20, 50).header(30), .at(300), [.insert(1, at: 0)], offset: 350,
      holds: .cell(7, at: 30)),
    ScrollingRow(
      "delete above the visible cells",
      .lines(20, 50), .at(300), [.delete(0..<2)], offset: 200, holds: .cell(4, at: 0)),
    ScrollingRow(
      "delete the first visible cell: the next one stays",
      .lines(20, 50), .at(310), [.delete(6)], offset: 260, holds: .cell(6, at: 40)),
    ScrollingRow(
      "delete all visible cells: the next one stays",
      .lines(20, 50), .at(310), [.delete(6..<11)], offset: 60, holds: .cell(6, at: 240)),
    ScrollingRow(
      "delete the visible cells and all after them: the end is shown",
      .lines(20, 50), .at(700), [.delete(14..<20)], offset: 500, holds: .nothing,
      restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "delete so much below that the first visible cell cannot stay",
      .lines(20, 50), .at(700), [.delete(15..<20)], offset: 550, holds: .cell(14, at: 0)),
    ScrollingRow(
      "move the first visible cell away: the next one stays",
      .lines(20, 50), .at(300), [.move(6, to: 19)], offset: 250, holds: .cell(6, at: 50)),
    ScrollingRow(
      "move a cell from below to the top",
      .lines(20, 50), .at(300), [.move(15, to: 0)], offset: 350, holds: .cell(7, at: 0)),
    ScrollingRow(
      "reload the first visible cell taller: its top stays",
      .lines(20, 50), .at(310), [.reloadItem(6, as: 90)], offset: 310,
      holds: .cell(6, at: -10)),
    ScrollingRow(
      "reload a cell above taller",
      .lines(20, 50), .at(310), [.reloadItem(2, as: 90)], offset: 350, holds: .cell(6, at: -10)),
    ScrollingRow(
      "two batches in one turn",
      .lines(20, 50), .at(300), [.insert(1, at: 0), .delete(3)], offset: 300,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "two batches in two turns",
      .lines(20, 50), .at(300), [.insert(1, at: 0), .endTurn, .insert(1, at: 0), .endTurn],
      offset: 400, holds: .nothing, shows: .cell(8, at: 0)),
    ScrollingRow(
      "a view that appears above is measured within the batch",
      .lines(20, 50).selfSizing, .at(300), [.insertAndMeasure([.line(50)], at: 0, as: 80)],
      offset: 380, holds: .cell(7, at: 0),
      restsOn: .adjustmentsInBatchAreIgnored, .appearingViewsAreMeasuredLate),
    ScrollingRow(
      "without holding lines, insert above moves the visible cells",
      .lines(20, 50).notHoldingLines, .at(300), [.insert(2, at: 0)], offset: 300,
      holds: .nothing),
  ]

  @Test(arguments: cells)
  @MainActor func `a batch leaves the first visible cell in place`(row: ScrollingRow) {
    row.expect()
  }

  static let end: [ScrollingRow] = [
    ScrollingRow(
      "at the end, a message is sent",
      .lines(20, 50).stayingAtEnd, .at(800), [.insert(1, at: 20)], offset: 850, holds: .end),
    ScrollingRow(
      "after opening at the end, two messages arrive in two turns",
      .lines(20, 50).stayingAtEnd, .shown,
      [.insert(1, at: 20), .endTurn, .insert(1, at: 21), .endTurn], offset: 900,
      shows: .cell(21, at: 150)),
    ScrollingRow(
      "at the end, the last message is deleted",
      .lines(20, 50).stayingAtEnd, .at(800), [.delete(19)], offset: 750, holds: .end),
    ScrollingRow(
      "at the end, older messages are inserted",
      .lines(20, 50).stayingAtEnd, .at(800), [.insert(3, at: 0)], offset: 950, holds: .end),
    ScrollingRow(
      "a pixel above the end is at the end",
      .lines(20, 50).stayingAtEnd, .at(799), [.insert(1, at: 20)], offset: 850, holds: .end),
    ScrollingRow(
      "two pixels above the end are elsewhere",
      .lines(20, 50).stayingAtEnd, .at(798), [.insert(1, at: 20)], offset: 798,
      holds: .cell(15, at: -48)),
    ScrollingRow(
      "where only the insets below the last message are out of sight is at the end",
      .lines(20, 50).stayingAtEnd.insetBelow(20), .at(800), [.insert(1, at: 20)], offset: 870,
      holds: .end),
    ScrollingRow(
      "where a part of the last message is out of sight is elsewhere",
      .lines(20, 50).stayingAtEnd.insetBelow(20), .at(790), [.insert(1, at: 20)], offset: 790,
      holds: .cell(15, at: -40)),
    ScrollingRow(
      "elsewhere, a message that arrives moves nothing",
      .lines(20, 50).stayingAtEnd, .at(300), [.insert(1, at: 20)], offset: 300,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "content that does not stay at its end does not follow messages",
      .lines(20, 50), .at(800), [.insert(1, at: 20)], offset: 800, holds: .cell(16, at: 0)),
    ScrollingRow(
      "messages fill the gap above short content before it scrolls",
      .lines(2, 50).stayingAtEnd, .shown, [.insert(1, at: 2)], offset: 0, holds: .end,
      shows: .cell(0, at: 50)),
    ScrollingRow(
      "short content scrolls when messages have filled the gap",
      .lines(3, 50).stayingAtEnd, .shown, [.insert(2, at: 3)], offset: 50, holds: .end,
      shows: .cell(4, at: 150)),
    ScrollingRow(
      "short content grows downwards if it does not stay at its end",
      .lines(2, 50), .shown, [.insert(3, at: 2)], offset: 0, holds: .nothing,
      shows: .cell(0, at: 0)),
    ScrollingRow(
      "without holding lines, the end is held all the same",
      .lines(20, 50).stayingAtEnd.notHoldingLines, .at(800), [.insert(1, at: 20)], offset: 850,
      holds: .end),
    ScrollingRow(
      "without holding lines, older messages move what is read",
      .lines(20, 50).stayingAtEnd.notHoldingLines, .at(300), [.insert(1, at: 0)], offset: 300,
      holds: .nothing),
  ]

  @Test(arguments: end)
  @MainActor func `a batch leaves the view at the end`(row: ScrollingRow) { row.expect() }

  static let reloads: [ScrollingRow] = [
    ScrollingRow(
      "at the end, a reload shows the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.reload(.lines(30, 50))], offset: 1300,
      holds: .end, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "at the end, a reload of short content shows the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.reload(.lines(2, 50)), .endTurn], offset: 0,
      shows: .cell(1, at: 150)),
    ScrollingRow(
      "elsewhere, a reload holds nothing",
      .lines(20, 50).stayingAtEnd, .at(300), [.reload(.lines(20, 70))], offset: 300,
      holds: .nothing),
    ScrollingRow(
      "a reload of content that does not stay at its end holds nothing",
      .lines(20, 50), .at(300), [.reload(.lines(20, 70)), .endTurn], offset: 300,
      holds: .nothing, shows: .cell(4, at: -20)),
    ScrollingRow(
      "a reload of fewer cells scrolls back",
      .lines(20, 50), .at(300), [.reload(.lines(5, 50))], offset: 50, holds: .nothing,
      restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "a reload releases the cell that was held in the turn",
      .lines(20, 50), .at(300), [.insert(1, at: 0), .reload(.lines(20, 70)), .endTurn],
      offset: 350, holds: .nothing),
    ScrollingRow(
      "a carried item moves only those that make space for it",
      .lines(20, 50), .at(300), [.carry(15, to: 0)], offset: 300, holds: .nothing,
      restsOn: .carriedItemsHaveNoUpdates),
    ScrollingRow(
      "a carried item that is taller than others moves what is below",
      .lines(20, 50), .at(300), [.resizeCell(15, as: 80), .carry(15, to: 0), .endTurn],
      offset: 300, holds: .nothing, shows: .cell(7, at: 80)),
    ScrollingRow(
      "at the end, a carried item moves only those that make space for it",
      .lines(20, 50).stayingAtEnd, .at(800), [.carry(19, to: 17), .endTurn], offset: 800,
      holds: .nothing),
  ]

  @Test(arguments: reloads)
  @MainActor func `reloads and carried items hold nothing but the end`(row: ScrollingRow) {
    row.expect()
  }
}
