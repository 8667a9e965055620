import Testing

@testable import AlignedLayout

/// A cell that a client scrolls to the top, above free space. Cell 18 of lines of 50 points begins at 900, and cell
/// 19 is what follows it: a question, and its answer. Views are 200 points long.
@Suite struct ScrollingTopTests {
  private static let anchored: [ScrollingEvent] = [.anchorToTop(18), .endTurn]

  static let places: [ScrollingRow] = [
    ScrollingRow(
      "the last cell", .lines(20, 50), .shown, [.anchorToTop(19)], offset: 950,
      holds: .shown(19, .top)),
    ScrollingRow(
      "the last cell of content that stays at its end",
      .lines(20, 50).stayingAtEnd, .shown, [.anchorToTop(19)], offset: 950),
    ScrollingRow(
      "below what is covered, and below a pinned header",
      .lines(20, 50).covered(20, 30).header(30), .shown, [.anchorToTop(19)], offset: 930,
      shows: .cell(19, at: 50)),
    ScrollingRow(
      "in content that is shorter than the view",
      .lines(2, 50), .shown, [.anchorToTop(1)], offset: 50),
    ScrollingRow(
      "in content that is shorter than the view, and stood at its end",
      .lines(2, 50).stayingAtEnd, .shown, [.anchorToTop(1)], offset: 50, shows: .cell(1, at: 0)),
    ScrollingRow(
      "the first cell of content that is shorter than the view, and stood at its end",
      .lines(2, 50).stayingAtEnd, .shown, [.anchorToTop(0)], offset: 0, shows: .cell(0, at: 0)),
    ScrollingRow(
      "a cell that is taller than the view, without free space",
      .lines(20, 50), .shown,
      [.resizeCell(18, as: 300), .anchorToTop(18), .drag(to: 2000), .release], offset: 1050),
    ScrollingRow(
      "in an animation",
      .lines(20, 50), .shown, [.anchorToTop(18, animated: true), .arrive, .rest, .endTurn],
      offset: 900),
    ScrollingRow(
      "before there was a width",
      .lines(20, 50).inBounds(0 × 200), .new, [.show, .anchorToTop(18), .resize(100 × 200)],
      offset: 900, restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "sideways", .lines(20, 50).sideways, .shown, anchored, offset: 900),
    ScrollingRow(
      "sideways from right to left, where the free space is at the left",
      .lines(20, 50).sideways.rightToLeft, .shown, anchored, offset: 0, shows: .cell(18, at: 0)),
    ScrollingRow(
      "another cell", .lines(20, 50), .shown,
      anchored + [.insert(2, at: 20), .anchorToTop(20)], offset: 1000),
    ScrollingRow(
      "no cell any more", .lines(20, 50), .shown, anchored + [.anchorToTop(nil)], offset: 800,
      restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "no cell any more, in content that stays at its end",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [.anchorToTop(nil), .insert(1, at: 20)], offset: 850, holds: .end,
      restsOn: .shorterContentScrollsBack),
  ]

  @Test(arguments: places)
  @MainActor func `a cell is scrolled to the top`(row: ScrollingRow) { row.expect() }

  static let answers: [ScrollingRow] = [
    ScrollingRow(
      "an answer grows into the space",
      .lines(20, 50), .shown, anchored + [.reloadItem(19, as: 120)], offset: 900, holds: .topCell),
    ScrollingRow(
      "an answer grows into the space while cells are measured",
      .lines(20, 50).selfSizing, .shown, anchored + [.measure(19, as: 120)], offset: 900),
    ScrollingRow(
      "an answer fills the space exactly, in content that stays at its end, and grows",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [.reloadItem(19, as: 150), .endTurn, .reloadItem(19, as: 151)], offset: 900,
      holds: .topCell),
    ScrollingRow(
      "an answer outgrows the space",
      .lines(20, 50), .shown, anchored + [.reloadItem(19, as: 500)], offset: 900, holds: .topCell),
    ScrollingRow(
      "an answer outgrows the space in content that stays at its end",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [.reloadItem(19, as: 500), .endTurn, .reloadItem(19, as: 600)], offset: 900,
      holds: .topCell),
    ScrollingRow(
      "an answer outgrows the space, sideways from right to left",
      .lines(20, 50).sideways.rightToLeft, .shown, anchored + [.reloadItem(19, as: 500)],
      offset: 350, shows: .cell(18, at: 0)),
    ScrollingRow(
      "an answer grows without holding lines",
      .lines(20, 50).notHoldingLines, .shown, anchored + [.reloadItem(19, as: 500)], offset: 900),
    ScrollingRow(
      "an answer shrinks", .lines(20, 50), .shown,
      anchored + [.reloadItem(19, as: 500), .endTurn, .reloadItem(19, as: 20)], offset: 900),
    ScrollingRow(
      "more follows", .lines(20, 50), .shown, anchored + [.insert(6, at: 20)], offset: 900),
    ScrollingRow(
      "more follows while UIKit ignores adjustments",
      .lines(20, 50).ignoringAdjustments.stayingAtEnd, .at(800),
      [.scroll(to: 800), .anchorToTop(18), .endTurn, .insert(6, at: 20), .endTurn], offset: 900),
    ScrollingRow(
      "a person has scrolled up", .lines(20, 50), .shown,
      anchored + [.drag(to: 500), .release, .reloadItem(19, as: 120)], offset: 500,
      holds: .cell(10, at: 0)),
    ScrollingRow(
      "a client has scrolled up before UIKit's animation to the top has come to rest",
      .lines(20, 50), .shown,
      [
        .anchorToTop(18, animated: true), .arrive, .endTurn, .scroll(to: 500),
        .reloadItem(19, as: 120),
      ], offset: 500, holds: .cell(10, at: 0)),
    ScrollingRow(
      "a person has scrolled up in content that stays at its end, and finds the space again",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [
        .drag(to: 880), .release, .reloadItem(19, as: 120), .drag(to: 2000), .release,
        .reloadItem(19, as: 500),
      ], offset: 900, holds: .topCell),
    ScrollingRow(
      "a person has scrolled within the space of content that stays at its end",
      .lines(20, 50).stayingAtEnd.insetBelow(20), .shown,
      anchored + [.drag(to: 890), .release, .reloadItem(19, as: 120)], offset: 890),
    ScrollingRow(
      "a person drags at the top", .lines(20, 50), .shown,
      anchored + [.drag(to: 900), .reloadItem(19, as: 500)], offset: 900),
    ScrollingRow(
      "a person has scrolled to the end of a long answer in content that stays there",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [
        .reloadItem(19, as: 400), .drag(to: 1150), .release, .reloadItem(19, as: 450),
      ], offset: 1200, holds: .end),
    ScrollingRow(
      "a person has scrolled to the end of a long answer in other content",
      .lines(20, 50), .shown,
      anchored + [
        .reloadItem(19, as: 400), .drag(to: 1150), .release, .reloadItem(19, as: 450),
      ], offset: 1150),
  ]

  @Test(arguments: answers)
  @MainActor func `an answer takes the free space`(row: ScrollingRow) { row.expect() }

  static let changes: [ScrollingRow] = [
    ScrollingRow(
      "rotation", .texts(20), .shown, anchored + [.rotate(to: 200 × 100)], offset: 450,
      shows: .cell(18, at: 0)),
    ScrollingRow(
      "rotation and back, in content that stays at its end",
      .texts(20).stayingAtEnd, .shown,
      anchored + [.rotate(to: 200 × 100), .endTurn, .rotate(to: 100 × 200)], offset: 900),
    ScrollingRow(
      "another width, known ahead", .texts(20), .shown,
      anchored + [.layOutAhead(200), .resize(200 × 100)], offset: 450, shows: .cell(18, at: 0)),
    ScrollingRow(
      "another text size above", .lines(20, 50), .shown, anchored + [.resizeCell(5, as: 90)],
      offset: 940),
    ScrollingRow(
      "another text size of the question", .lines(20, 50), .shown,
      anchored + [.resizeCell(18, as: 90)], offset: 900),
    ScrollingRow(
      "late sizes above", .lines(20, 50).selfSizing, .shown, anchored + [.measure(17, as: 80)],
      offset: 930),
    ScrollingRow(
      "a keyboard comes", .lines(20, 50), .shown, anchored + [.cover(0, 120)], offset: 900),
    ScrollingRow(
      "a keyboard comes and goes, in content that stays at its end",
      .lines(20, 50).stayingAtEnd, .shown, anchored + [.cover(0, 120), .endTurn, .cover(0, 0)],
      offset: 900),
    ScrollingRow(
      "a keyboard makes the view shorter, and goes", .lines(20, 50), .shown,
      anchored + [.resize(100 × 80), .endTurn, .resize(100 × 200)], offset: 900),
    ScrollingRow(
      "a bar comes", .lines(20, 50), .shown, anchored + [.cover(40, 0)], offset: 860,
      shows: .cell(18, at: 40)),
    ScrollingRow(
      "a bar comes while UIKit ignores the adjustment", .lines(20, 50).prepared(.ignored), .shown,
      anchored + [.cover(40, 0), .endTurn], offset: 860, shows: .cell(18, at: 40),
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "older cells are loaded above", .lines(20, 50), .shown, anchored + [.insert(5, at: 0)],
      offset: 1150, shows: .cell(23, at: 0)),
    ScrollingRow(
      "older cells are loaded above while a person reads there",
      .lines(20, 50).stayingAtEnd, .shown,
      anchored + [.drag(to: 0), .release, .insert(5, at: 0), .drag(to: 2000), .release],
      offset: 1150, shows: .cell(23, at: 0)),
    ScrollingRow(
      "the cell is deleted", .lines(20, 50), .shown, anchored + [.delete(18)], offset: 750),
    ScrollingRow(
      "the cell is deleted in content that stays at its end",
      .lines(20, 50).stayingAtEnd, .shown, anchored + [.delete(18), .insert(1, at: 19)],
      offset: 800, holds: .end),
    ScrollingRow(
      "the cell is reloaded", .lines(20, 50), .shown, anchored + [.reloadItem(18, as: 80)],
      offset: 900),
    ScrollingRow(
      "the cell moves", .lines(20, 50), .shown, anchored + [.move(18, to: 10)], offset: 500,
      shows: .cell(10, at: 0)),
    ScrollingRow(
      "everything is reloaded", .lines(20, 50), .shown,
      anchored + [.reload(.lines(20, 50)), .endTurn], offset: 800),
    ScrollingRow(
      "an item is carried to another place", .lines(20, 50), .shown,
      anchored + [.carry(19, to: 18), .endTurn], offset: 800),
  ]

  @Test(arguments: changes)
  @MainActor func `a cell stays at the top`(row: ScrollingRow) { row.expect() }
}
