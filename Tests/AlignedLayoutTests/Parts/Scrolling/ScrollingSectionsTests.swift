import Testing

@testable import AlignedLayout

/// Content of several sections. Cells are counted through all of them. Sections have five lines of 50
/// points each; at 300 points, cell 6 is the first visible one, the second of its section.
@Suite struct ScrollingSectionsTests {
  private static let lines = CoreScreen.lines(20, 50).sections(of: 5)
  private static let twoLines = [TestCell.line(50), .line(50)]

  static let updates: [ScrollingRow] = [
    ScrollingRow(
      "a section is inserted above", lines, .at(300), [.insertSection(twoLines, at: 0)],
      offset: 400, holds: .cell(8, at: 0), restsOn: .batchesHaveTargetOffset),
    ScrollingRow(
      "a section is inserted below", lines, .at(300), [.insertSection(twoLines, at: 2)],
      offset: 300, holds: .cell(6, at: 0)),
    ScrollingRow(
      "cells are inserted in the section above", lines, .at(300), [.insert(2, at: 5)],
      offset: 400, holds: .cell(8, at: 0)),
    ScrollingRow(
      "the section above is deleted", lines, .at(300), [.deleteSection(0)], offset: 50,
      holds: .cell(1, at: 0)),
    ScrollingRow(
      "the section of the first visible cell is deleted: the next section is held",
      lines, .at(300), [.deleteSection(1)], offset: 50, holds: .cell(5, at: 200)),
    ScrollingRow(
      "all cells of the section are deleted: the next section is held",
      lines, .at(300), [.delete(5..<10)], offset: 50, holds: .cell(5, at: 200)),
    ScrollingRow(
      "a section moves above", lines, .at(300), [.moveSection(3, to: 0)], offset: 550,
      holds: .cell(11, at: 0)),
    ScrollingRow(
      "the section of the first visible cell moves: the next section is held",
      lines, .at(300), [.moveSection(1, to: 3)], offset: 50, holds: .cell(5, at: 200)),
    ScrollingRow(
      "the first visible cell moves to another section", lines, .at(310), [.move(6, to: 15)],
      offset: 260, holds: .cell(6, at: 40)),
    ScrollingRow(
      "at the end, a section arrives",
      lines.stayingAtEnd, .at(800), [.insertSection(twoLines, at: 4)], offset: 900, holds: .end),
    ScrollingRow(
      "from right to left, a section is inserted before the visible cells",
      lines.sideways.rightToLeft, .at(500), [.insertSection(twoLines, at: 0)], offset: 500,
      holds: .cell(8, at: 0), restsOn: .leftEdgeStays),
  ]

  @Test(arguments: updates)
  @MainActor func `a batch of sections leaves the first visible cell in place`(row: ScrollingRow) {
    row.expect()
  }

  /// With headers of 30 points, sections are 280 points high. That of the second one is at 280.
  static let headers: [ScrollingRow] = [
    ScrollingRow(
      "a late size in the section above",
      lines.selfSizing, .at(300), [.measure(2, as: 80)], offset: 330, holds: .cell(6, at: 0)),
    ScrollingRow(
      "a late size above, while a cell is half below its pinned header",
      lines.header(30).selfSizing, .at(310), [.measure(2, as: 80)], offset: 340,
      holds: .cell(5, at: 0)),
    ScrollingRow(
      "a late size above, while a cell is wholly below its pinned header",
      lines.header(30).selfSizing, .at(330), [.measure(2, as: 80)], offset: 360,
      holds: .cell(6, at: 30)),
    ScrollingRow(
      "a late size in the section of the held cell, which began above",
      lines.selfSizing, .at(300), [.measure(5, as: 80), .measure(2, as: 30)], offset: 310,
      holds: .cell(6, at: 0)),
    ScrollingRow(
      "another width",
      .texts(20).sections(of: 5), .at(300), [.resize(200 × 100)], offset: 150,
      holds: .cell(6, at: 0), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "scrolling stops at a line of the second section, below its pinned header",
      lines.header(30), .at(310), [.flick(to: 420, velocity: 0)], offset: 430,
      shows: .cell(8, at: 30)),
  ]

  @Test(arguments: headers)
  @MainActor func `what happens in one section leaves others in place`(row: ScrollingRow) {
    row.expect()
  }

  static let targets: [ScrollingRow] = [
    ScrollingRow(
      "to a cell of the third section, below its pinned header",
      lines.header(30).selfSizing, .shown, [.scrollTo(12, .top)], offset: 660,
      holds: .shown(12, .top), shows: .cell(12, at: 30)),
    ScrollingRow(
      "its section moves",
      lines.selfSizing, .shown, [.scrollTo(12, .top), .moveSection(2, to: 0)], offset: 100,
      holds: .shown(2, .top)),
    ScrollingRow(
      "its section is deleted: the next section is held",
      lines.selfSizing, .shown, [.scrollTo(12, .top), .deleteSection(2)], offset: 350,
      holds: .cell(10, at: 150)),
    ScrollingRow(
      "a late size in the section above it",
      lines.selfSizing, .shown, [.scrollTo(12, .top), .measure(8, as: 80)], offset: 630,
      holds: .shown(12, .top)),
  ]

  @Test(arguments: targets)
  @MainActor func `a client scrolls to a cell of another section`(row: ScrollingRow) {
    row.expect()
  }
}
