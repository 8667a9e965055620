import Testing

@testable import AlignedLayout

/// Items to which a client scrolls. Cell 10 of lines of 50 points begins at 500.
@Suite struct ScrollingTargetsTests {
  private static let measured = (10...13).map { ScrollingEvent.measure($0, as: 50) }

  static let places: [ScrollingRow] = [
    ScrollingRow(
      "to the top", .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top)], offset: 500,
      holds: .shown(10, .top)),
    ScrollingRow(
      "to the center", .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .centeredVertically)],
      offset: 425, holds: .shown(10, .center)),
    ScrollingRow(
      "to the bottom", .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .bottom)], offset: 350,
      holds: .shown(10, .bottom)),
    ScrollingRow(
      "to the top, below a pinned header",
      .lines(20, 50).selfSizing.header(30), .shown, [.scrollTo(10, .top)], offset: 500,
      shows: .cell(10, at: 30)),
    ScrollingRow(
      "to the bottom, above what is covered",
      .lines(20, 50).selfSizing.covered(20, 30), .shown, [.scrollTo(10, .bottom)], offset: 380,
      shows: .cell(10, at: 120)),
    ScrollingRow(
      "no further than needed, from above",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, [])], offset: 350,
      holds: .shown(10, .bottom)),
    ScrollingRow(
      "no further than needed, from below",
      .lines(20, 50).selfSizing, .at(800), [.scrollTo(10, [])], offset: 500,
      holds: .shown(10, .top)),
    ScrollingRow(
      "no further than needed, if it is visible",
      .lines(20, 50).selfSizing, .at(300), [.scrollTo(7, [])], offset: 300,
      holds: .cell(7, at: 50)),
    ScrollingRow(
      "to the top, where the content ends before",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(19, .top)], offset: 800,
      holds: .shown(19, .top)),
    ScrollingRow(
      "to the last item of content that stays at its end",
      .lines(20, 50).selfSizing.stayingAtEnd.insetBelow(20), .at(300),
      [.scrollTo(19, .bottom)], offset: 820, holds: .end),
    ScrollingRow(
      "to the left, sideways",
      .lines(20, 50).selfSizing.sideways, .shown, [.scrollTo(10, .left)], offset: 500,
      holds: .shown(10, .top)),
    ScrollingRow(
      "to the right, sideways from right to left",
      .lines(20, 50).selfSizing.sideways.rightToLeft, .shown, [.scrollTo(10, .right)],
      offset: 300, holds: .shown(10, .top)),
    ScrollingRow(
      "before there was a width",
      .lines(20, 50).selfSizing.inBounds(0 × 200), .new,
      [.show, .scrollTo(10, .top), .resize(100 × 200)], offset: 500, holds: .shown(10, .top),
      restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "before there was a width, if UIKit ignores the adjustment",
      .lines(20, 50).selfSizing.inBounds(0 × 200).prepared(.ignored), .new,
      [.show, .scrollTo(10, .top), .resize(100 × 200), .endTurn], offset: 500,
      holds: .shown(10, .top), restsOn: .adjustmentInPrepareMayBeLate),
    ScrollingRow(
      "before there was a width, to the last of several",
      .lines(20, 50).selfSizing.inBounds(0 × 200), .new,
      [.show, .scrollTo(10, .top), .scrollTo(5, .top), .resize(100 × 200)], offset: 250,
      holds: .shown(5, .top)),
  ]

  @Test(arguments: places)
  @MainActor func `an item is shown where the client wants it`(row: ScrollingRow) { row.expect() }

  static let held: [ScrollingRow] = [
    ScrollingRow(
      "a cell above is measured",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .measure(8, as: 80)],
      offset: 530, holds: .shown(10, .top)),
    ScrollingRow(
      "the item itself is measured, at the bottom",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .bottom), .measure(10, as: 80)],
      offset: 380, holds: .shown(10, .bottom)),
    ScrollingRow(
      "without holding lines, a cell above is measured",
      .lines(20, 50).selfSizing.notHoldingLines, .shown,
      [.scrollTo(10, .top), .measure(8, as: 80)], offset: 530, holds: .shown(10, .top)),
    ScrollingRow(
      "a keyboard comes while the last item of content that stays at its end is not measured",
      .lines(20, 50).selfSizing.stayingAtEnd, .at(300),
      [.scrollTo(19, .bottom), .cover(0, 120), .endTurn], offset: 920, holds: .end),
    ScrollingRow(
      "a turn ends before it is measured, at the top",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .endTurn], offset: 500,
      holds: .shown(10, .top)),
    ScrollingRow(
      "a turn ends before the item is measured",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .centeredVertically), .measure(8, as: 50), .endTurn], offset: 425,
      holds: .shown(10, .center)),
    ScrollingRow(
      "a turn ends after it and all above are measured",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top)] + measured + [.endTurn],
      offset: 500, holds: .nothing),
    ScrollingRow(
      "cells are inserted above",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .insert(2, at: 0)], offset: 600,
      holds: .shown(12, .top)),
    ScrollingRow(
      "it is moved",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .move(10, to: 3)], offset: 150,
      holds: .shown(3, .top)),
    ScrollingRow(
      "it is deleted: the first visible cell that stays is held",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .delete(10)], offset: 450,
      holds: .cell(10, at: 50)),
    ScrollingRow(
      "a reload releases it",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top), .reload(.lines(20, 70)), .endTurn], offset: 500, holds: .nothing),
    ScrollingRow(
      "a carried item releases it",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top), .carry(15, to: 0), .endTurn], offset: 500, holds: .nothing),
    ScrollingRow(
      "the user scrolls elsewhere",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top), .drag(to: 480), .release, .measure(2, as: 80), .endTurn],
      offset: 510, holds: .nothing),
    ScrollingRow(
      "a client scrolls elsewhere",
      .lines(20, 50).selfSizing, .shown, [.scrollTo(10, .top), .scroll(to: 100), .endTurn],
      offset: 100, holds: .nothing),
    ScrollingRow(
      "the last item: messages that arrive are followed",
      .lines(20, 50).selfSizing.stayingAtEnd.insetBelow(20), .at(300),
      [.scrollTo(19, .bottom), .insert(1, at: 20)], offset: 870, holds: .end),
    ScrollingRow(
      "another item of content that stays at its end: the end is not held",
      .lines(20, 50).selfSizing.stayingAtEnd, .shown,
      [.scrollTo(10, .top), .insert(1, at: 20)], offset: 500, holds: .shown(10, .top)),
    ScrollingRow(
      "away from the end: after it was measured, messages that arrive move nothing",
      .lines(20, 50).selfSizing.stayingAtEnd, .at(800),
      [.scrollTo(10, .top)] + measured + [.endTurn, .insert(1, at: 20)], offset: 500,
      holds: .cell(10, at: 0)),
    ScrollingRow(
      "eight turns correct what UIKit ignores",
      .lines(20, 50).selfSizing.ignoringAdjustments, .shown,
      [.scrollTo(10, .top), .measure(8, as: 80)] + Array(repeating: .endTurn, count: 8),
      offset: 500, holds: .shown(10, .top)),
    ScrollingRow(
      "the ninth turn releases what UIKit ignores",
      .lines(20, 50).selfSizing.ignoringAdjustments, .shown,
      [.scrollTo(10, .top), .measure(8, as: 80)] + Array(repeating: .endTurn, count: 9),
      offset: 500, holds: .nothing),
  ]

  @Test(arguments: held)
  @MainActor func `an item is held until it is measured, or released`(row: ScrollingRow) {
    row.expect()
  }

  static let animated: [ScrollingRow] = [
    ScrollingRow(
      "on its way, nothing is held",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top, animated: true), .scroll(to: 250)], offset: 250, holds: .nothing,
      restsOn: .animationsEndSilently),
    ScrollingRow(
      "it arrives",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top, animated: true), .scroll(to: 250), .arrive], offset: 500,
      holds: .shown(10, .top), restsOn: .animationsEndSilently),
    ScrollingRow(
      "a cell above is measured on its way",
      .lines(20, 50).selfSizing, .shown,
      [.scrollTo(10, .top, animated: true), .scroll(to: 250), .measure(2, as: 80)],
      offset: 250, holds: .nothing),
    ScrollingRow(
      "what has moved on its way is corrected after it",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .measure(2, as: 80), .arrive,
        .rest, .endTurn,
      ], offset: 530, holds: .shown(10, .top)),
    ScrollingRow(
      "content that becomes shorter scrolls back, and the animation is still on its way",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(19, .top, animated: true), .scroll(to: 790), .measure(2, as: 10),
        .measure(3, as: 90),
      ], offset: 760, holds: .nothing, restsOn: .shorterContentScrollsBack),
    ScrollingRow(
      "what has moved out of sight is scrolled to once more",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .measure(2, as: 450), .arrive,
        .rest, .endTurn, .scroll(to: 700), .arrive,
      ], offset: 900, holds: .shown(10, .top)),
    ScrollingRow(
      "another client scrolls back on its way",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .scroll(to: 100), .rest, .endTurn,
      ], offset: 100, holds: .nothing),
    ScrollingRow(
      "the animation ends before it has arrived",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .rest, .endTurn,
        .measure(2, as: 80),
      ], offset: 280, holds: .cell(5, at: 0)),
    ScrollingRow(
      "a finger stops the animation",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .drag(to: 260), .release, .rest,
        .endTurn,
      ], offset: 260, holds: .nothing),
    ScrollingRow(
      "a finger on the view postpones the correction",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .measure(2, as: 80), .arrive,
        .drag(to: 500), .rest, .endTurn,
      ], offset: 500, holds: .shown(10, .top)),
    ScrollingRow(
      "the correction comes when the finger is gone",
      .lines(20, 50).selfSizing, .shown,
      [
        .scrollTo(10, .top, animated: true), .scroll(to: 250), .measure(2, as: 80), .arrive,
        .drag(to: 500), .rest, .endTurn, .release, .endTurn,
      ], offset: 530, holds: .shown(10, .top)),
    ScrollingRow(
      "at the end, on its way elsewhere, messages that arrive do not turn it back",
      .lines(20, 50).selfSizing.stayingAtEnd, .shown,
      [
        .scrollTo(2, .top, animated: true), .scroll(to: 400), .insert(1, at: 20), .arrive,
      ], offset: 100, holds: .shown(2, .top)),
    ScrollingRow(
      "an item in its place needs no animation",
      .lines(20, 50).selfSizing, .at(500), [.scrollTo(10, .top, animated: true)], offset: 500,
      holds: .shown(10, .top)),
  ]

  @Test(arguments: animated)
  @MainActor func `an animation leads to an item, and then it is held`(row: ScrollingRow) {
    row.expect()
  }
}
