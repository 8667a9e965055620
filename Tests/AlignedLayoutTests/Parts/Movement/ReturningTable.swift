import Testing

@testable import AlignedLayout

/// What a finger does above lines that have broken again around a carried cell, so that it may lead the
/// cell back. The cells of the only line have these widths then.
struct ReturningRow: Sendable, CustomTestStringConvertible {
  enum Event: Sendable {
    /// The finger is at a point of the line, and the carried cell goes from one place to another.
    case finger(CGFloat, y: CGFloat = 10, over: [CGFloat] = equal, from: Int, to: Int)

    /// The same, but UIKit's delegate refuses the place.
    case refused(CGFloat, from: Int, to: Int)
    case drop(at: Int)
  }

  /// At 65 points, the second of three equal cells leads behind it.
  static let equal: [CGFloat] = [40, 40, 40]

  /// Anywhere before 100 points, a wide first cell leads to the beginning.
  static let leadingBack: [CGFloat] = [200, 40, 40]

  /// From 50 points on, narrow cells lead to the end.
  static let leadingOn: [CGFloat] = [20, 10, 20]

  let testDescription: String
  let events: [Event]

  init(_ name: String, _ events: [Event]) {
    testDescription = name
    self.events = events
  }

  func expect() {
    var movement = ItemMovement()
    for (index, event) in events.enumerated() {
      switch event {
      case .finger(let x, let y, let widths, let old, let new):
        let target = movement.carry(old, to: CGPoint(x: x, y: y), over: widths)
        expectEqual(target, new, "event \(index)")
        movement.show(target, from: old)
      case .refused(let x, let old, let new):
        let target = movement.carry(old, to: CGPoint(x: x, y: 10), over: Self.equal)
        expectEqual(target, new, "event \(index)")
        movement.show(old, from: old)
      case .drop(let cell):
        movement.end(at: [.init(section: 0, cell: cell)], isCancelled: false)
      }
    }
  }

  static let rows: [ReturningRow] = [
    ReturningRow(
      "a resting finger does not lead back",
      [.finger(65, from: 0, to: 1), .finger(65, over: leadingBack, from: 1, to: 1)]),
    ReturningRow(
      "a finger that trembles by 8 points does not either",
      [.finger(65, from: 0, to: 1), .finger(73, over: leadingBack, from: 1, to: 1)]),
    ReturningRow(
      "one that has moved by more than 8 points does",
      [.finger(65, from: 0, to: 1), .finger(73.5, over: leadingBack, from: 1, to: 0)]),
    ReturningRow(
      "so does one that has moved to the other side",
      [.finger(65, from: 0, to: 1), .finger(56, over: leadingBack, from: 1, to: 0)]),
    ReturningRow(
      "across the line, 8 points are a tremble, too",
      [.finger(65, from: 0, to: 1), .finger(65, y: 18, over: leadingBack, from: 1, to: 1)]),
    ReturningRow(
      "across the line, more than that leads back",
      [.finger(65, from: 0, to: 1), .finger(65, y: 1, over: leadingBack, from: 1, to: 0)]),
    ReturningRow(
      "a resting finger may lead on to a place that the cell has not left",
      [.finger(65, from: 0, to: 1), .finger(65, over: leadingOn, from: 1, to: 2)]),
    ReturningRow(
      "from there it leads back to none of the places that the cell has left",
      [
        .finger(65, from: 0, to: 1), .finger(65, over: leadingOn, from: 1, to: 2),
        .finger(65, over: leadingBack, from: 2, to: 2),
        .finger(65, over: [50, 40, 40], from: 2, to: 2),
      ]),
    ReturningRow(
      "the distance counts from where the cell left its first place",
      [
        .finger(65, from: 0, to: 1), .finger(71, over: leadingOn, from: 1, to: 2),
        .finger(75, over: leadingBack, from: 2, to: 0),
      ]),
    ReturningRow(
      "once back, a resting finger does not lead there again",
      [
        .finger(65, from: 0, to: 1), .finger(75, over: leadingBack, from: 1, to: 0),
        .finger(75, from: 0, to: 0),
      ]),
    ReturningRow(
      "a place that UIKit's delegate has refused is proposed again",
      [.refused(65, from: 0, to: 1), .finger(65, from: 0, to: 1)]),
    ReturningRow(
      "another movement remembers nothing of the last",
      [
        .finger(65, from: 0, to: 1), .drop(at: 1), .finger(65, over: leadingBack, from: 1, to: 0),
      ]),
    ReturningRow(
      "a cell that does not exist stays where it is",
      [.finger(65, from: 7, to: 7)]),
  ]
}

extension ItemMovement {
  fileprivate mutating func carry(
    _ cell: Int, to point: CGPoint, over widths: [CGFloat]
  ) -> Int {
    let content = TestContent(width: 400, widths.map { .cell($0 × 20) })
    return chooseTarget(
      of: .init(section: 0, cell: cell), carriedTo: point, in: StandingContent(content.layout())
    ).cell
  }

  fileprivate mutating func show(_ new: Int, from old: Int) {
    moveItems(from: [.init(section: 0, cell: old)], to: [.init(section: 0, cell: new)])
    takeAnnouncedSteps()
    _ = takeSteps()
  }
}

@Suite struct ReturningTable {
  @Test(arguments: ReturningRow.rows)
  func `a carried cell does not go back below a resting finger`(row: ReturningRow) {
    row.expect()
  }
}
