import Testing

@testable import AlignedLayout

/// Words, one that a finger carries, and the order after each move of the finger.
struct CarryingRow: Sendable, CustomTestStringConvertible {
  enum Event: Sendable {
    case finger(CGFloat, CGFloat)
    case drop
    case cancel
  }

  let testDescription: String
  let stage: MovementStage
  let word: String
  let events: [(Event, [String])]
  let restsOn: [Guess]

  init(
    _ name: String, _ stage: MovementStage, carrying word: String, _ events: [(Event, [String])],
    restsOn: [Guess] = [.carriedItemsHaveNoUpdates]
  ) {
    testDescription = name
    self.stage = stage
    self.word = word
    self.events = events
    self.restsOn = restsOn
  }

  func expect() throws {
    var stage = stage
    let start = try #require(stage.position(of: word))
    for (index, (event, sections)) in events.enumerated() {
      switch event {
      case .finger(let x, let y): stage.carry(word, to: CGPoint(x: x, y: y))
      case .drop: stage.drop(word, isCancelled: false, from: start)
      case .cancel: stage.drop(word, isCancelled: true, from: start)
      }
      expectEqual(stage.sections, sections, "event \(index), \(event)")
      #expect(stage.knowsPlaces, "event \(index), \(event)")
      let ends = if case .finger = event { false } else { true }
      expectEqual(stage.movement.targets.isEmpty, ends)
      #expect(stage.movement.isUnderWay != ends)
    }
  }
}

extension CarryingRow {
  /// Lines: aaa bbbbbb | cc dddddddd | e.
  private static let mixed = MovementStage(["aaa bbbbbb cc dddddddd e"])

  static let lines: [CarryingRow] = [
    CarryingRow(
      "over its own place a word stays", mixed, carrying: "aaa",
      [(.finger(29, 19), ["aaa bbbbbb cc dddddddd e"])]),
    CarryingRow(
      "over the second half of a word it goes behind it", mixed, carrying: "aaa",
      [(.finger(75, 10), ["bbbbbb aaa cc dddddddd e"])]),
    CarryingRow(
      "over the first half of the next word it is there already", mixed,
      carrying: "aaa", [(.finger(59, 10), ["aaa bbbbbb cc dddddddd e"])]),
    CarryingRow(
      "over the first half of a word it goes before it", mixed, carrying: "e",
      [(.finger(5, 10), ["e aaa bbbbbb cc dddddddd"])]),
    CarryingRow(
      "beside a line it goes to its end", mixed, carrying: "e",
      [(.finger(98, 5), ["aaa bbbbbb e cc dddddddd"])]),
    CarryingRow(
      "above all words it goes to the beginning", mixed, carrying: "e",
      [(.finger(50, -30), ["e aaa bbbbbb cc dddddddd"])]),
    CarryingRow(
      "below all words it goes to the end", mixed, carrying: "aaa",
      [(.finger(50, 500), ["bbbbbb cc dddddddd e aaa"])]),
    CarryingRow(
      "from right to left the first half is the right one",
      MovementStage(["aaa bbbbbb cc dddddddd e"], .vertical, .rightToLeft), carrying: "e",
      [(.finger(95, 10), ["e aaa bbbbbb cc dddddddd"])]),
    CarryingRow(
      "sideways a line runs from top to bottom",
      MovementStage(["aaa bbbbbb cc dddddddd e"], .horizontal), carrying: "aaa",
      [(.finger(10, 75), ["bbbbbb aaa cc dddddddd e"])]),
    CarryingRow(
      "a word follows the finger from place to place", mixed, carrying: "aaa",
      [
        (.finger(75, 10), ["bbbbbb aaa cc dddddddd e"]),
        (.finger(65, 10), ["bbbbbb aaa cc dddddddd e"]),
        (.finger(80, 30), ["bbbbbb cc dddddddd aaa e"]),
        (.finger(10, 10), ["aaa bbbbbb cc dddddddd e"]),
      ]),
  ]

  static let sections: [CarryingRow] = [
    CarryingRow(
      "a word goes into another section", MovementStage(["aaa bb", "cc"]),
      carrying: "aaa", [(.finger(15, 50), ["bb", "cc aaa"])]),
    CarryingRow(
      "in the lower half of a gap it goes to the beginning of the lower section",
      MovementStage(["aaa bb", "cc"]), carrying: "aaa",
      [(.finger(5, 35), ["bb", "aaa cc"])]),
    CarryingRow(
      "in the upper half it goes to the end of the upper section",
      MovementStage(["aaa bb", "cc dd"]), carrying: "cc",
      [(.finger(5, 25), ["aaa bb cc", "dd"])]),
    CarryingRow(
      "a gap with an empty section belongs to it, and the word stays there",
      MovementStage(["aaa bb", "", "cc"]), carrying: "aaa",
      [
        (.finger(5, 30), ["bb", "aaa", "cc"]), (.finger(5, 31), ["bb", "aaa", "cc"]),
        (.finger(5, 39), ["bb", "aaa", "cc"]),
      ]),
    CarryingRow(
      "the only word of a section stays in the gap above",
      MovementStage(["aaa", "bb", "cc"]), carrying: "bb",
      [(.finger(5, 20), ["aaa", "bb", "cc"]), (.finger(5, 39), ["aaa", "bb", "cc"])]),
    CarryingRow(
      "it stays in the gap below",
      MovementStage(["aaa", "bb", "cc"]), carrying: "bb",
      [(.finger(5, 60), ["aaa", "bb", "cc"]), (.finger(5, 79), ["aaa", "bb", "cc"])]),
    CarryingRow(
      "it leaves its section over the next one",
      MovementStage(["aaa", "bb", "cc"]), carrying: "bb",
      [(.finger(5, 85), ["aaa", "", "bb cc"])]),
    CarryingRow(
      "one of two words leaves its section in the gap",
      MovementStage(["aaa", "bb dd", "cc"]), carrying: "bb",
      [(.finger(5, 25), ["aaa bb", "dd", "cc"])]),
    CarryingRow(
      "the only word below a header leaves it in the gap",
      MovementStage(["aaa", "bb", "cc"], headerLength: 10), carrying: "bb",
      [(.finger(5, 35), ["aaa bb", "", "cc"])]),
    CarryingRow(
      "sideways the only word of a section stays in the gaps, too",
      MovementStage(["aaa", "bb", "cc"], .horizontal), carrying: "bb",
      [(.finger(25, 5), ["aaa", "bb", "cc"]), (.finger(75, 5), ["aaa", "bb", "cc"])]),
    CarryingRow(
      "over a header a word goes to the section's beginning",
      MovementStage(["aaa", "bb cc"], headerLength: 10), carrying: "aaa",
      [(.finger(90, 55), ["", "aaa bb cc"])]),
  ]

  static let endings: [CarryingRow] = [
    CarryingRow(
      "a dropped word stays where it is", mixed, carrying: "aaa",
      [
        (.finger(75, 10), ["bbbbbb aaa cc dddddddd e"]), (.drop, ["bbbbbb aaa cc dddddddd e"]),
      ]),
    CarryingRow(
      "a cancelled movement takes the word back", mixed, carrying: "aaa",
      [
        (.finger(75, 10), ["bbbbbb aaa cc dddddddd e"]), (.cancel, ["aaa bbbbbb cc dddddddd e"]),
      ]),
    CarryingRow(
      "it takes the word back from another section", MovementStage(["aaa bb", "cc"]),
      carrying: "aaa",
      [
        (.finger(5, 35), ["bb", "aaa cc"]), (.finger(15, 50), ["bb", "aaa cc"]),
        (.cancel, ["aaa bb", "cc"]),
      ]),
    CarryingRow(
      "a word that was not moved may be dropped", mixed, carrying: "cc",
      [(.finger(10, 30), ["aaa bbbbbb cc dddddddd e"]), (.drop, ["aaa bbbbbb cc dddddddd e"])]),
    CarryingRow(
      "after a drop another movement may begin", mixed, carrying: "aaa",
      [
        (.finger(75, 10), ["bbbbbb aaa cc dddddddd e"]), (.drop, ["bbbbbb aaa cc dddddddd e"]),
        (.finger(5, 10), ["aaa bbbbbb cc dddddddd e"]),
      ]),
  ]
}

/// Where a carried word goes.
@Suite struct CarryingTable {
  @Test(arguments: CarryingRow.lines) func `along and between lines`(row: CarryingRow) throws {
    try row.expect()
  }

  @Test(arguments: CarryingRow.sections) func `between sections`(row: CarryingRow) throws {
    try row.expect()
  }

  @Test(arguments: CarryingRow.endings) func `the end of a movement`(row: CarryingRow) throws {
    try row.expect()
  }
}
