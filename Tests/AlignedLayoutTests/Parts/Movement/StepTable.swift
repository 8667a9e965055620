import Testing

@testable import AlignedLayout

/// Contexts and passes of an interactive movement, and the order of cells that each pass leads to. Cells
/// are letters; there are two sections.
struct StepRow: Sendable, CustomTestStringConvertible {
  enum Event: Sendable {
    /// UIKit asks for a context: items of places go to others.
    case moves(from: [(Int, Int)], to: [(Int, Int)])

    /// UIKit sends the contexts that it has asked for.
    case contexts

    /// The layout is prepared, and shows this order.
    case pass([String])
    case drop
    case cancel(to: [(Int, Int)])
  }

  let testDescription: String
  let before: [String]
  let events: [Event]
  let restsOn: [Guess]

  init(
    _ name: String, _ events: [Event],
    restsOn: [Guess] = [.carriedItemsHaveNoUpdates]
  ) {
    testDescription = name
    before = ["abc", "de"]
    self.events = events
    self.restsOn = restsOn
  }

  func expect() {
    var movement = ItemMovement()
    var places = Dictionary(uniqueKeysWithValues: elements(of: before))
    for (index, event) in events.enumerated() {
      switch event {
      case .moves(let old, let new):
        movement.moveItems(from: positions(old), to: positions(new))
      case .contexts: movement.takeAnnouncedSteps()
      case .pass(let sections):
        for step in movement.takeSteps() { places.move(by: step) }
        expectEqual(places, Dictionary(uniqueKeysWithValues: elements(of: sections)), "\(index)")
      case .drop: movement.end(at: [], isCancelled: false)
      case .cancel(let start): movement.end(at: positions(start), isCancelled: true)
      }
    }
  }

  private func positions(_ places: [(Int, Int)]) -> [ContentLayout.CellPosition] {
    places.map { .init(section: $0.0, cell: $0.1) }
  }

  private func elements(of sections: [String]) -> [(ContentLayout.Element, Character)] {
    sections.enumerated().flatMap { section, cells in
      cells.enumerated().map { (.cell(.init(section: section, cell: $0)), $1) }
    } + [(.header(section: 1), "1")]
  }

  static let rows: [StepRow] = [
    StepRow(
      "a cell moves down",
      [.moves(from: [(0, 0)], to: [(0, 2)]), .contexts, .pass(["bca", "de"])]),
    StepRow(
      "a cell moves up",
      [.moves(from: [(0, 2)], to: [(0, 0)]), .contexts, .pass(["cab", "de"])]),
    StepRow(
      "a cell moves to another section",
      [.moves(from: [(0, 1)], to: [(1, 1)]), .contexts, .pass(["ac", "dbe"])]),
    StepRow(
      "a context that names the same place is no step",
      [.moves(from: [(0, 1)], to: [(0, 1)]), .contexts, .pass(["abc", "de"])],
      restsOn: [.carriedItemsAreNamedAgain]),
    StepRow(
      "before its context is sent, the old order is laid out",
      [
        .moves(from: [(0, 0)], to: [(0, 2)]), .pass(["abc", "de"]), .contexts,
        .pass(["bca", "de"]),
      ]),
    StepRow(
      "two steps before a pass are taken together",
      [
        .moves(from: [(0, 0)], to: [(0, 1)]), .contexts,
        .moves(from: [(0, 1)], to: [(1, 0)]), .contexts, .pass(["bc", "ade"]),
      ]),
    StepRow(
      "a step counts from the last place, whatever UIKit says is the previous one",
      [
        .moves(from: [(0, 0)], to: [(0, 1)]), .contexts,
        .moves(from: [(0, 0)], to: [(0, 2)]), .contexts, .pass(["bca", "de"]),
      ],
      restsOn: [.previousPathsMayDiffer]),
    StepRow(
      "a pass takes each step once",
      [
        .moves(from: [(0, 0)], to: [(0, 2)]), .contexts, .pass(["bca", "de"]),
        .pass(["bca", "de"]),
      ]),
    StepRow(
      "two carried cells move up",
      [.moves(from: [(0, 1), (0, 2)], to: [(0, 0), (0, 1)]), .contexts, .pass(["bca", "de"])]),
    StepRow(
      "two carried cells move down",
      [.moves(from: [(0, 0), (0, 1)], to: [(0, 1), (0, 2)]), .contexts, .pass(["cab", "de"])]),
    StepRow(
      "two carried cells move down, and one of them on to the next section",
      [
        .moves(from: [(0, 0), (0, 1)], to: [(0, 1), (0, 2)]), .contexts,
        .moves(from: [(0, 1), (0, 2)], to: [(0, 1), (1, 0)]), .contexts, .pass(["ca", "bde"]),
      ]),
    StepRow(
      "two carried cells change places",
      [.moves(from: [(0, 0), (0, 2)], to: [(0, 2), (0, 0)]), .contexts, .pass(["cba", "de"])]),
    StepRow(
      "one of two carried cells passes the other, which stays",
      [.moves(from: [(0, 0), (0, 1)], to: [(0, 2), (0, 1)]), .contexts, .pass(["cba", "de"])]),
    StepRow(
      "two carried cells go back when their movement is cancelled",
      [
        .moves(from: [(0, 0), (0, 1)], to: [(0, 2), (1, 0)]), .contexts,
        .cancel(to: [(0, 0), (0, 1)]), .contexts, .pass(["abc", "de"]),
      ]),
    StepRow(
      "two carried cells of two sections go to one",
      [.moves(from: [(0, 0), (1, 0)], to: [(0, 2), (0, 3)]), .contexts, .pass(["bcad", "e"])]),
    StepRow(
      "a drop is no step",
      [
        .moves(from: [(0, 0)], to: [(0, 2)]), .contexts, .pass(["bca", "de"]), .drop, .contexts,
        .pass(["bca", "de"]),
      ]),
    StepRow(
      "a cancelled movement steps back",
      [
        .moves(from: [(0, 0)], to: [(1, 2)]), .contexts, .pass(["bc", "dea"]),
        .cancel(to: [(0, 0)]), .contexts, .pass(["abc", "de"]),
      ]),
    StepRow(
      "a movement that is cancelled before it began steps nowhere",
      [.cancel(to: [(0, 0)]), .contexts, .pass(["abc", "de"])]),
    StepRow(
      "a movement after a drop counts from where its cell was",
      [
        .moves(from: [(0, 0)], to: [(0, 2)]), .contexts, .pass(["bca", "de"]), .drop,
        .moves(from: [(0, 0)], to: [(0, 1)]), .contexts, .pass(["cba", "de"]),
      ]),
  ]
}

/// Whether a movement is under way for the passes of the layout.
struct UnderWayRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let events: [StepRow.Event]
  let isUnderWay: Bool

  static let rows: [UnderWayRow] = [
    UnderWayRow(testDescription: "before a cell is carried", events: [], isUnderWay: false),
    UnderWayRow(
      testDescription: "while it is carried",
      events: [.moves(from: [(0, 0)], to: [(0, 0)]), .contexts, .pass([])], isUnderWay: true),
    UnderWayRow(
      testDescription: "dropped, until the layout is prepared",
      events: [.moves(from: [(0, 0)], to: [(0, 1)]), .contexts, .pass([]), .drop],
      isUnderWay: true),
    UnderWayRow(
      testDescription: "dropped, after the layout is prepared",
      events: [.moves(from: [(0, 0)], to: [(0, 1)]), .contexts, .pass([]), .drop, .pass([])],
      isUnderWay: false),
    UnderWayRow(
      testDescription: "cancelled, while the context of the way back is not sent",
      events: [
        .moves(from: [(0, 0)], to: [(0, 1)]), .contexts, .pass([]), .cancel(to: [(0, 0)]),
        .pass([]),
      ],
      isUnderWay: true),
  ]

  func expect() {
    var movement = ItemMovement()
    for event in events {
      switch event {
      case .moves(let old, let new):
        movement.moveItems(
          from: old.map { .init(section: $0.0, cell: $0.1) },
          to: new.map { .init(section: $0.0, cell: $0.1) })
      case .contexts: movement.takeAnnouncedSteps()
      case .pass: _ = movement.takeSteps()
      case .drop: movement.end(at: [], isCancelled: false)
      case .cancel(let start):
        movement.end(at: start.map { .init(section: $0.0, cell: $0.1) }, isCancelled: true)
      }
    }
    expectEqual(movement.isUnderWay, isUnderWay)
  }
}

/// The size of a carried cell where a line limit hides it.
struct CarriedSizeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The sizes in which UIKit was given the cell while it was visible.
  let shown: [CGSize]
  var isDropped = false
  let visibleSize: CGSize?

  static let rows: [CarriedSizeRow] = [
    CarriedSizeRow(testDescription: "it was never visible", shown: [], visibleSize: nil),
    CarriedSizeRow(
      testDescription: "it has the size in which it was visible", shown: [30 × 20],
      visibleSize: 30 × 20),
    CarriedSizeRow(
      testDescription: "the last one", shown: [30 × 20, 30 × 40], visibleSize: 30 × 40),
    CarriedSizeRow(
      testDescription: "none after the drop", shown: [30 × 20], isDropped: true, visibleSize: nil),
  ]
}

/// The steps of a movement, and what the layout is told of it meanwhile.
@Suite struct StepTable {
  @Test(arguments: StepRow.rows) func `steps`(row: StepRow) { row.expect() }

  @Test(arguments: UnderWayRow.rows) func `a movement is under way`(row: UnderWayRow) {
    row.expect()
  }

  @Test(arguments: CarriedSizeRow.rows) func `hidden carried cells`(row: CarriedSizeRow) {
    var movement = ItemMovement()
    let place = ContentLayout.CellPosition(section: 0, cell: 0)
    movement.moveItems(from: [place], to: [place])
    for size in row.shown { movement.showItem(inSize: size) }
    if row.isDropped { movement.end(at: [place], isCancelled: false) }
    expectEqual(movement.visibleSize, row.visibleSize)
  }
}

extension Dictionary where Key == ContentLayout.Element, Value: Sendable {
  /// Moves values with their elements, in contents of a few sections and cells.
  mutating func move(by step: MovementStep) {
    var table = ElementTable<Value>()
    for (element, value) in self { table[element] = value }
    table.apply(step.edits, toSections: 8)
    self = [:]
    for section in 0..<8 {
      for cell in 0..<64 {
        self[.cell(.init(section: section, cell: cell))] =
          table[.cell(.init(section: section, cell: cell))]
      }
      self[.header(section: section)] = table[.header(section: section)]
    }
  }
}
