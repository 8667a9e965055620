import Testing

@testable import AlignedLayout

/// What a client is told of its requests to scroll to items. Lines of 50 points are in a view 200 points long.
@Suite struct ScrollingOutcomesTests {
  /// What happens, what the client is told in the end, and the content offset.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let screen: CoreScreen
    let events: [ScrollingEvent]
    let outcomes: [String]
    let offset: CGFloat

    init(
      _ name: String, _ events: [ScrollingEvent], tells outcomes: String..., offset: CGFloat,
      on screen: CoreScreen = .lines(20, 50)
    ) {
      testDescription = name
      (self.screen, self.events) = (screen, events)
      (self.outcomes, self.offset) = (outcomes, offset)
    }
  }

  static let rows: [Row] = [
    Row("at once", [.askToScroll(10, .top), .endTurn], tells: "1 arrived", offset: 500),
    Row("not before the end of the turn", [.askToScroll(10, .top)], offset: 500),
    Row(
      "an item that is there already", [.scroll(to: 500), .askToScroll(10, .top), .endTurn],
      tells: "1 arrived", offset: 500),
    Row(
      "a place within the item", [.askToScroll(10, .top, offset: 20), .endTurn],
      tells: "1 arrived", offset: 520),
    Row(
      "a place before the end of the item", [.askToScroll(10, .bottom, offset: -20), .endTurn],
      tells: "1 arrived", offset: 330),
    Row(
      "as far as the content goes", [.askToScroll(19, .top), .endTurn], tells: "1 arrived",
      offset: 800),
    Row(
      "in an animation",
      [.askToScroll(10, .top, animated: true), .endTurn, .arrive, .rest, .endTurn],
      tells: "1 arrived", offset: 500),
    Row(
      "not while an animation is under way",
      [.askToScroll(10, .top, animated: true), .endTurn, .scroll(to: 200), .endTurn],
      offset: 200),
    Row(
      "not before what is visible is measured",
      [.askToScroll(10, .top), .endTurn], offset: 500, on: .lines(20, 50).selfSizing),
    Row(
      "after the last correction",
      [.askToScroll(10, .top), .measure(8, as: 80), .measure(10, as: 50), .endTurn, .endTurn],
      tells: "1 arrived", offset: 530, on: .lines(20, 50).selfSizing),
    Row(
      "the finger stops an animation",
      [.askToScroll(10, .top, animated: true), .endTurn, .drag(to: 100), .endTurn],
      tells: "1 interrupted", offset: 100),
    Row(
      "the client scrolls elsewhere during an animation",
      [
        .askToScroll(10, .top, animated: true), .endTurn, .scroll(to: 300), .scroll(to: 100),
        .endTurn,
      ],
      tells: "1 interrupted", offset: 100),
    Row(
      "the client scrolls to another item",
      [.askToScroll(10, .top, animated: true), .askToScroll(4, .top, number: 2), .endTurn],
      tells: "1 interrupted", "2 arrived", offset: 200),
    Row(
      "the item is deleted",
      [.askToScroll(10, .top, animated: true), .endTurn, .delete(10), .endTurn], tells: "1 gone",
      offset: 0),
    Row(
      "all items are reloaded",
      [.askToScroll(10, .top, animated: true), .endTurn, .reload(.lines(20, 50)), .endTurn],
      tells: "1 gone", offset: 0),
    Row("there is no such item", [.askToScroll(40, .top), .endTurn], tells: "1 gone", offset: 0),
    Row(
      "while a person scrolls, it takes over",
      [.drag(to: 100), .askToScroll(10, .top), .release, .endTurn], tells: "1 arrived",
      offset: 500),
    Row(
      "while a person scrolls, it waits",
      [.drag(to: 100), .askToScroll(10, .top, .waits), .endTurn, .decelerate(to: 150), .endTurn],
      offset: 150),
    Row(
      "it waits until the view rests",
      [
        .drag(to: 100), .askToScroll(10, .top, .waits), .endTurn, .decelerate(to: 150), .endTurn,
        .release, .endTurn, .endTurn,
      ], tells: "1 arrived", offset: 500),
    Row(
      "it waits, and its item moves",
      [
        .drag(to: 100), .askToScroll(10, .top, .waits), .endTurn, .insert(2, at: 19),
        .delete(0), .release, .endTurn, .endTurn,
      ], tells: "1 arrived", offset: 450),
    Row(
      "it waits, and its item is deleted",
      [.drag(to: 100), .askToScroll(10, .top, .waits), .endTurn, .delete(10), .endTurn],
      tells: "1 gone", offset: 100),
    Row(
      "it waits, and the client scrolls to another item",
      [
        .drag(to: 100), .askToScroll(10, .top, .waits), .askToScroll(4, .top, number: 2), .release,
        .endTurn,
      ],
      tells: "1 interrupted", "2 arrived", offset: 200),
    Row(
      "it has nothing to wait for", [.askToScroll(10, .top, .waits), .endTurn],
      tells: "1 arrived", offset: 500),
    Row(
      "before there was a width",
      [.askToScroll(10, .top, .waits), .endTurn, .resize(100 × 200), .endTurn, .endTurn],
      tells: "1 arrived", offset: 500, on: .lines(20, 50).inBounds(0 × 200)),
    Row(
      "before there was a width, for another item",
      [.askToScroll(10, .top), .askToScroll(4, .top, number: 2), .endTurn],
      tells: "1 interrupted", offset: 0, on: .lines(20, 50).inBounds(0 × 200)),
  ]

  @Test(arguments: rows)
  @MainActor func `a client is told what became of its request`(row: Row) {
    let stage = CoreStage(row.screen)
    stage.happen([.show, .endTurn] + row.events)
    expectEqual(stage.outcomes, row.outcomes)
    expectEqual(stage.offset, row.offset)
  }
}
