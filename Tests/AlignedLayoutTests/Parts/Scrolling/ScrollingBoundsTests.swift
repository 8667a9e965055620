import Testing

@testable import AlignedLayout

/// Where the view is after its bounds or insets change, and while the user scrolls. At 300 points, cell 6
/// of lines of 50 points is the first visible one, at 0.
@Suite struct ScrollingBoundsTests {
  /// Texts are half as high in twice the width.
  static let rotations: [ScrollingRow] = [
    ScrollingRow(
      "another width",
      .texts(20), .at(300), [.resize(200 × 100)], offset: 150, holds: .cell(6, at: 0),
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "another width, animated",
      .texts(20), .at(300), [.rotate(to: 200 × 100)], offset: 150, holds: .cell(6, at: 0),
      restsOn: .animatedBoundsHaveTargetOffset),
    ScrollingRow(
      "another width for which the content was laid out ahead",
      .texts(20), .at(300), [.layOutAhead(200), .resize(200 × 100)], offset: 150,
      holds: .cell(6, at: 0), restsOn: .adjustmentOfUIKitsContextApplies),
    ScrollingRow(
      "laid out ahead, it needs no adjustment in prepare()",
      .texts(20).prepared(.ignored), .at(300), [.layOutAhead(200), .resize(200 × 100)],
      offset: 150, holds: .cell(6, at: 0), restsOn: .adjustmentOfUIKitsContextApplies),
    ScrollingRow(
      "a cell that is partly visible keeps the distance of its top",
      .texts(20), .at(310), [.resize(200 × 100)], offset: 160, holds: .cell(6, at: -10)),
    ScrollingRow(
      "the width and back, in one turn",
      .texts(20), .at(310), [.resize(200 × 100), .resize(100 × 200)], offset: 310,
      holds: .cell(6, at: -10)),
    ScrollingRow(
      "the width and back, in two turns",
      .tags(90, 20), .at(225),
      [.resize(70 × 200), .endTurn, .resize(100 × 200), .endTurn], offset: 225,
      shows: .cell(33, at: -5)),
    ScrollingRow(
      "a width in which the held cell is the second of its line",
      .tags(90, 20), .at(225), [.resize(70 × 200), .endTurn], offset: 325,
      shows: .cell(33, at: -5)),
    ScrollingRow(
      "the width and back three times, animated",
      .tags(90, 20), .at(225),
      Array(
        repeating: [
          .rotate(to: 70 × 200), .endTurn, .rotate(to: 100 × 200), .endTurn,
        ], count: 3
      ).flatMap { $0 }, offset: 225, shows: .cell(33, at: -5),
      restsOn: .animatedBoundsHaveTargetOffset),
    ScrollingRow(
      "after the user has scrolled between, another cell is held",
      .tags(90, 20), .at(225),
      [.resize(70 × 200), .endTurn, .drag(to: 330), .release, .resize(100 × 200), .endTurn],
      offset: 210, shows: .cell(32, at: -10)),
    ScrollingRow(
      "where the content cannot be scrolled so far, it is at its end",
      .texts(20), .at(800), [.resize(200 × 200)], offset: 300, holds: .cell(16, at: 0)),
    ScrollingRow(
      "a view that becomes longer at the end of the content scrolls back",
      .lines(20, 50), .at(800), [.resize(100 × 400)], offset: 600,
      restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "at the very top the beginning stays",
      .texts(20), .at(0), [.resize(200 × 100)], offset: 0, holds: .nothing),
    ScrollingRow(
      "without holding lines, the offset stays",
      .texts(20).notHoldingLines, .at(100), [.resize(200 × 100)], offset: 100, holds: .nothing),
    ScrollingRow(
      "at the end, another width",
      .texts(20).stayingAtEnd, .at(800), [.resize(200 × 100)], offset: 400, holds: .end),
    ScrollingRow(
      "at the end, another width, animated",
      .texts(20).stayingAtEnd, .at(800), [.rotate(to: 200 × 100)], offset: 400, holds: .end,
      restsOn: .animatedBoundsHaveTargetOffset),
    ScrollingRow(
      "at the end, another width for which the content was laid out ahead",
      .texts(20).stayingAtEnd.prepared(.ignored), .at(800),
      [.layOutAhead(200), .resize(200 × 100)], offset: 400, holds: .end),
  ]

  @Test(arguments: rotations)
  @MainActor func `other bounds leave the first visible cell or the end in place`(row: ScrollingRow)
  {
    row.expect()
  }

  /// The keeper still prefers what was visible before the scrolling, as while views are measured.
  @MainActor @Test
  func `after scrolling up, a width laid out ahead leaves the first visible cell in place`() {
    let row = ScrollingRow(
      "another width, laid out ahead, after scrolling up",
      .texts(20), .at(300),
      [.drag(to: 270), .release, .layOutAhead(200), .resize(200 × 100)], offset: 145,
      holds: .cell(5, at: -20))
    row.expect()
  }

  static let insets: [ScrollingRow] = [
    ScrollingRow(
      "a keyboard comes at the end",
      .lines(20, 50).stayingAtEnd, .shown, [.cover(0, 120)], offset: 920, holds: .end,
      shows: .cell(19, at: 30), restsOn: .insetsSendPlainContext),
    ScrollingRow(
      "a keyboard comes at the end and goes",
      .lines(20, 50).stayingAtEnd, .at(800), [.cover(0, 120), .endTurn, .cover(0, 0)],
      offset: 800, holds: .end, restsOn: .insetsSendPlainContext),
    ScrollingRow(
      "a keyboard comes at the end in steps, with a turn after each",
      .lines(20, 50).stayingAtEnd, .at(800),
      [.cover(0, 40), .endTurn, .cover(0, 80), .endTurn, .cover(0, 120), .endTurn],
      offset: 920, shows: .cell(19, at: 30)),
    ScrollingRow(
      "a keyboard comes elsewhere",
      .lines(20, 50).stayingAtEnd, .at(300), [.cover(0, 120)], offset: 300,
      shows: .cell(6, at: 0), restsOn: .insetsMoveOnlyTheTop),
    ScrollingRow(
      "a keyboard comes and goes elsewhere",
      .lines(20, 50).stayingAtEnd, .at(300), [.cover(0, 120), .cover(0, 0)], offset: 300,
      shows: .cell(6, at: 0), restsOn: .insetsMoveOnlyTheTop),
    ScrollingRow(
      "a keyboard comes at the end of content that does not stay there",
      .lines(20, 50), .at(800), [.cover(0, 120)], offset: 800, holds: .nothing),
    ScrollingRow(
      "a keyboard covers short content",
      .lines(2, 50).stayingAtEnd, .shown, [.cover(0, 120)], offset: 20, holds: .end,
      shows: .cell(1, at: 30)),
    ScrollingRow(
      "a keyboard leaves the gap of short content as it needs",
      .lines(2, 50).stayingAtEnd, .shown, [.cover(0, 60)], offset: 0, holds: .end,
      shows: .cell(1, at: 90)),
    ScrollingRow(
      "a keyboard shortens the bounds at the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.resize(100 × 80)], offset: 920, holds: .end),
    ScrollingRow(
      "a keyboard that shortened the bounds goes",
      .lines(20, 50).stayingAtEnd, .at(800), [.resize(100 × 80), .endTurn, .resize(100 × 200)],
      offset: 800, holds: .end),
    ScrollingRow(
      "a keyboard comes under a finger at the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.drag(to: 790), .drag(to: 800), .cover(0, 120)],
      offset: 800),
    ScrollingRow(
      "a bar comes at the top",
      .lines(20, 50), .at(0), [.cover(40, 0)], offset: -40, shows: .cell(0, at: 40),
      restsOn: .insetsMoveOnlyTheTop),
    ScrollingRow(
      "a message arrives above the keyboard",
      .lines(20, 50).stayingAtEnd, .at(800), [.cover(0, 120), .insert(1, at: 20)], offset: 970,
      holds: .end),
  ]

  @Test(arguments: insets)
  @MainActor func `a keyboard moves the view only at the end`(row: ScrollingRow) { row.expect() }

  static let fingers: [ScrollingRow] = [
    ScrollingRow(
      "a message arrives while a finger is on the view at the end",
      .lines(20, 50).stayingAtEnd, .at(700), [.drag(to: 800), .insert(1, at: 20)], offset: 800,
      holds: .cell(16, at: 0), restsOn: .targetOffsetDuringScrolling),
    ScrollingRow(
      "a message arrives after a drag to the end",
      .lines(20, 50).stayingAtEnd, .at(700), [.drag(to: 800), .release, .insert(1, at: 20)],
      offset: 850, holds: .end),
    ScrollingRow(
      "a message arrives after a drag away from the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.drag(to: 700), .release, .insert(1, at: 20)],
      offset: 700, holds: .cell(14, at: 0)),
    ScrollingRow(
      "a message arrives while the view comes to rest at the end",
      .lines(20, 50).stayingAtEnd, .at(700), [.decelerate(to: 800), .insert(1, at: 20)],
      offset: 850, holds: .end, restsOn: .targetOffsetDuringScrolling),
    ScrollingRow(
      "a message arrives while the view comes back from beyond the end",
      .lines(20, 50).stayingAtEnd, .at(800),
      [.drag(to: 850), .decelerate(to: 840), .insert(1, at: 20), .release], offset: 850,
      holds: .end),
    ScrollingRow(
      "a message arrives while a finger pulls the view beyond the end",
      .lines(20, 50).stayingAtEnd, .at(800), [.drag(to: 840), .insert(1, at: 20)], offset: 840,
      holds: .nothing),
    ScrollingRow(
      "cells are inserted above while a finger pulls beyond the end",
      .lines(20, 50), .at(800), [.drag(to: 840), .insert(1, at: 0)], offset: 840,
      holds: .nothing),
    ScrollingRow(
      "a pixel beyond the end is not pulled",
      .lines(20, 50), .at(800), [.drag(to: 801), .insert(1, at: 0)], offset: 850,
      holds: .cell(17, at: -1)),
    ScrollingRow(
      "cells are inserted at the top while a finger pulls the view down",
      .lines(20, 50), .at(0), [.drag(to: -60), .insert(1, at: 0)], offset: -60,
      holds: .nothing),
    ScrollingRow(
      "older messages are inserted while a finger pulls the view down",
      .lines(20, 50).stayingAtEnd, .at(0), [.drag(to: -60), .insert(1, at: 0)], offset: -10,
      holds: .cell(1, at: 60)),
    ScrollingRow(
      "many older messages are inserted while a finger pulls the view down",
      .lines(20, 50).stayingAtEnd, .at(0), [.drag(to: -60), .insert(4, at: 0)], offset: 140,
      holds: .cell(4, at: 60)),
    ScrollingRow(
      "cells are inserted above while a finger is on the view",
      .lines(20, 50), .at(200), [.drag(to: 300), .insert(1, at: 0)], offset: 350,
      holds: .cell(7, at: 0), restsOn: .targetOffsetDuringScrolling),
    ScrollingRow(
      "cells are inserted above while the view comes to rest",
      .lines(20, 50), .at(200), [.decelerate(to: 300), .insert(1, at: 0)], offset: 350,
      holds: .cell(7, at: 0), restsOn: .targetOffsetDuringScrolling),
    ScrollingRow(
      "after scrolling, another cell is held in the same turn",
      .lines(20, 50), .at(300), [.insert(1, at: 0), .drag(to: 500), .insert(1, at: 0)],
      offset: 550, holds: .cell(11, at: 0)),
    ScrollingRow(
      "the end of the turn corrects nothing under a finger",
      .lines(20, 50).prepared(.ignored), .at(300),
      [.drag(to: 310), .resizeCell(0, as: 100), .endTurn], offset: 310, holds: .nothing),
  ]

  @Test(arguments: fingers)
  @MainActor func `the user's finger wins`(row: ScrollingRow) { row.expect() }
}
