import Testing

@testable import AlignedLayout

/// The size in which a cell is shown: taller by a bit where UIKit would otherwise not measure its view.
struct ShownSizeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stage: SizingStage
  let before: [SizingEvent]

  /// The size of the first cell in the content, or nil for that which it has there.
  let placed: CGSize?

  /// The size that UIKit was last given for the same offer.
  let given: CGSize?

  /// The size in which the first cell is shown.
  let shown: CGSize
  let restsOn: [Guess]

  init(
    _ name: String, _ stage: SizingStage = .whole(), before: [SizingEvent] = [],
    placed: CGSize? = nil, given: CGSize? = nil, shown: CGSize,
    restsOn: [Guess] = [.equalSizesAreNotMeasuredAgain]
  ) {
    testDescription = name
    self.stage = stage
    self.before = before
    self.placed = placed
    self.given = given
    self.shown = shown
    self.restsOn = restsOn
  }

  func expect() throws {
    let stage = stage.performing(before)
    let cell = ContentLayout.Element.cell(.init(section: 0, cell: 0))
    let size = try #require(placed ?? stage.scene.placedSize(of: cell))
    let space = try #require(stage.offer(cell))
    expectEqual(stage.sizer.shownSize(of: cell, placed: size, given: given, offered: space), shown)
  }
}

/// Returns a height that is taller by some bits.
private func taller(_ height: CGFloat, by bits: Int = 1) -> CGFloat {
  (0..<bits).reduce(height) { height, _ in height.nextUp }
}

extension ShownSizeRow {
  static let estimates: [ShownSizeRow] = [
    ShownSizeRow(
      "a cell that was never measured has its estimate",
      shown: 30 × 20),
    ShownSizeRow(
      "a measured cell has its size",
      before: [.answer(0, 40 × 25)],
      shown: 40 × 25),
    ShownSizeRow(
      "in another width, text fills the line, one bit taller",
      before: [.answer(0, 180 × 20), .width(100)],
      shown: 100 × taller(20)),
    ShownSizeRow(
      "in a wider line text keeps its width",
      before: [.answer(0, 180 × 25), .width(300)],
      shown: 180 × taller(25)),
    ShownSizeRow(
      "two bits taller if its view had that height when it was measured",
      before: [.answer(0, 180 × 20, inSize: 180 × taller(20)), .width(100)],
      shown: 100 × taller(20, by: 2)),
    ShownSizeRow(
      "a tag in a narrower line that it fits is as wide as it was, and no estimate",
      .remaining(), before: [.answer(0, 150 × 20), .width(160)],
      shown: 150 × 20),
    ShownSizeRow(
      "a tag keeps its width in a line that is too narrow, and is cut there",
      .remaining(), before: [.answer(0, 60 × 20), .width(50)],
      shown: 50 × taller(20)),
    ShownSizeRow(
      "a view that has become empty has the size in which it was measured",
      before: [.answer(0, 0 × 0, inSize: 30 × 20), .invalidation([0])],
      shown: 30 × taller(20), restsOn: [.emptyViewsAreNotMeasured]),
    ShownSizeRow(
      "an invalidated size is an estimate, one bit taller",
      before: [.answer(0, 40 × 25), .invalidation([0])],
      shown: 40 × taller(25)),
    ShownSizeRow(
      "a column's width is decided, and only the height becomes taller",
      .whole {
        $0.with(sizing: .columns(2, cellHeight: .selfSizing(estimate: 20)))
      },
      before: [.answer(0, 100 × 33), .width(120)],
      shown: 60 × taller(33)),
    ShownSizeRow(
      "sideways, the estimate is longer across the line by a bit",
      .whole(width: 120).sideways(),
      before: [.answer(0, 25 × 110), .width(100)],
      shown: 100 × taller(25)),
  ]

  private static let measuredStretched: [SizingEvent] = [
    .answer(0, 30 × 20, inSize: 30 × 40), .invalidation([0]),
  ]

  static let equalSizes: [ShownSizeRow] = [
    ShownSizeRow(
      "a stretched estimate of the size in which its view was measured is one bit taller",
      before: measuredStretched, placed: 30 × 40,
      shown: 30 × taller(40)),
    ShownSizeRow(
      "two bits, if it was confirmed in that size, too",
      before: [
        .answer(0, 30 × 20, inSize: 30 × 40),
        .answer(0, 30 × 20, inSize: 30 × taller(40)), .invalidation([0]),
      ],
      placed: 30 × 40,
      shown: 30 × taller(40, by: 2)),
    ShownSizeRow(
      "none, if the size is known for what the cell is offered",
      before: [.answer(0, 30 × 20, inSize: 30 × 40)], placed: 30 × 40,
      shown: 30 × 40),
    ShownSizeRow(
      "none, if the estimate is stretched to another size",
      before: measuredStretched, placed: 30 × 45,
      shown: 30 × 45),
    ShownSizeRow(
      "one, if the size is only known for a line that was too narrow",
      before: [.answer(0, 300 × 25, inSize: 30 × 20)], placed: 30 × 20,
      shown: 30 × taller(20)),
  ]

  static let given: [ShownSizeRow] = [
    ShownSizeRow(
      "the bit that UIKit has got stays when the view was measured since",
      before: [.answer(0, 40 × 25)], given: 40 × taller(25),
      shown: 40 × taller(25)),
    ShownSizeRow(
      "so do two bits",
      before: [.answer(0, 40 × 25)], given: 40 × taller(25, by: 2),
      shown: 40 × taller(25, by: 2)),
    ShownSizeRow(
      "three bits are another height",
      before: [.answer(0, 40 × 25)], given: 40 × taller(25, by: 3),
      shown: 40 × 25),
    ShownSizeRow(
      "a bit that UIKit has got does not stay in another width",
      before: [.answer(0, 40 × 25)], given: 41 × taller(25),
      shown: 40 × 25),
    ShownSizeRow(
      "a lower height that UIKit has got does not stay",
      before: [.answer(0, 40 × 25)], given: 40 × CGFloat(25).nextDown,
      shown: 40 × 25),
    ShownSizeRow(
      "what UIKit has got does not stay if it would prevent measuring",
      before: [
        .answer(0, 30 × 20, inSize: 30 × taller(40)), .invalidation([0]),
      ],
      placed: 30 × 40, given: 30 × taller(40),
      shown: 30 × 40),
  ]
}

/// The sizes in which cells are shown, so that UIKit measures their views if it has to.
@Suite struct ShownSizeTable {
  @Test(arguments: ShownSizeRow.estimates) func `estimates`(row: ShownSizeRow) throws {
    try row.expect()
  }

  @Test(arguments: ShownSizeRow.equalSizes)
  func `sizes in which a view was measured`(row: ShownSizeRow) throws {
    try row.expect()
  }

  @Test(arguments: ShownSizeRow.given) func `sizes that UIKit has got`(row: ShownSizeRow) throws {
    try row.expect()
  }
}
