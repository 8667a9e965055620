import Testing

@testable import AlignedLayout

/// What happens before UIKit animates new bounds, and from which layout it then animates.
struct AnimatedBoundsRow: Sendable, CustomTestStringConvertible {
  enum Event: Sendable {
    /// The layout is prepared for bounds of another size. Until then it had cells of this height.
    case preparing(from: CGSize, cellHeight: CGFloat)
    case invalidation
    case reloadData
    case counts
    case endOfAnimation
  }

  let testDescription: String
  let events: [Event]

  /// The bounds from which UIKit animates, and the height of cells in the layout that is shown.
  let oldBounds: CGRect
  let shown: CGSize

  /// The height of the cells from which UIKit animates.
  let cellHeight: CGFloat
  let restsOn: [Guess]

  init(
    _ name: String, _ events: [Event], from oldBounds: CGRect, shown: CGSize, cellHeight: CGFloat,
    restsOn: [Guess] = [.boundsAreAnnouncedFirst]
  ) {
    testDescription = name
    self.events = events
    self.oldBounds = oldBounds
    self.shown = shown
    self.cellHeight = cellHeight
    self.restsOn = restsOn
  }

  static func former(_ height: CGFloat, in bounds: CGRect) -> FormerContent {
    let content = TestContent(width: bounds.width, [.cell(50 × height)]).layout()
    return FormerContent(StandingContent(content), in: bounds, with: nil, LayoutOptions())
  }

  /// The layout that is shown has cells of 30 points.
  func expect() {
    var session = UpdateSession()
    for event in events {
      switch event {
      case .preparing(let size, let height):
        session.replaceBounds(of: Self.former(height, in: rect(0, 0, size)))
      case .invalidation: session.invalidate(.naming())
      case .reloadData: session.invalidate(.naming(isReload: true))
      case .counts: session.invalidate(.naming(counts: true))
      case .endOfAnimation: session.endAnimationOfBounds()
      }
    }
    session.animateBounds(from: Self.former(30, in: oldBounds), shown: shown, LayoutOptions())
    let former = session.animatedChange?.former
    let frame = former?.frame(of: .cell(.init(section: 0, cell: 0)))
    expectEqual(frame?.height, cellHeight)
    expectEqual(former?.bounds, oldBounds)
    #expect(session.animatesBounds)
  }

  static let rows: [AnimatedBoundsRow] = [
    AnimatedBoundsRow(
      "before the layout is prepared, what is shown is the old layout", [],
      from: rect(0, 0, 100 × 200), shown: 100 × 200, cellHeight: 30),
    AnimatedBoundsRow(
      "after it, the old layout is the stored one",
      [.preparing(from: 100 × 200, cellHeight: 20)],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 20),
    AnimatedBoundsRow(
      "the stored layout moves to where the animation begins",
      [.preparing(from: 100 × 200, cellHeight: 20)],
      from: rect(0, 50, 100 × 200), shown: 200 × 100, cellHeight: 20),
    AnimatedBoundsRow(
      "a layout that was stored in bounds of a third size does not count",
      [.preparing(from: 100 × 200, cellHeight: 20)],
      from: rect(0, 0, 150 × 150), shown: 200 × 100, cellHeight: 30),
    AnimatedBoundsRow(
      "nor does it if only the offset changes",
      [.preparing(from: 100 × 200, cellHeight: 20)],
      from: rect(0, 0, 100 × 200), shown: 100 × 200, cellHeight: 30),
    AnimatedBoundsRow(
      "an invalidation keeps the stored layout",
      [.preparing(from: 100 × 200, cellHeight: 20), .invalidation],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 20),
    AnimatedBoundsRow(
      "other data drop it",
      [.preparing(from: 100 × 200, cellHeight: 20), .reloadData],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 30),
    AnimatedBoundsRow(
      "so do other counts",
      [.preparing(from: 100 × 200, cellHeight: 20), .counts],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 30),
    AnimatedBoundsRow(
      "the end of the animation drops it",
      [.preparing(from: 100 × 200, cellHeight: 20), .endOfAnimation],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 30),
    AnimatedBoundsRow(
      "the layout that was stored last counts",
      [.preparing(from: 100 × 200, cellHeight: 20), .preparing(from: 100 × 200, cellHeight: 25)],
      from: rect(0, 0, 100 × 200), shown: 200 × 100, cellHeight: 25),
  ]
}

/// By how much the content offset changes in an animated change from offset 50.
struct OffsetChangeRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let target: CGFloat?
  let present: CGFloat
  let change: CGFloat

  static let rows: [OffsetChangeRow] = [
    OffsetChangeRow(
      testDescription: "UIKit has set the new offset", target: 80, present: 90, change: 40),
    OffsetChangeRow(
      testDescription: "UIKit is going to set what the layout has returned", target: 80,
      present: 50, change: 30),
    OffsetChangeRow(
      testDescription: "the layout was not asked for one", target: nil, present: 50, change: 0),
  ]
}

/// A line of two cells that appear in a batch, 40 points wide at 0 and 40, and a later measurement.
struct AppearingRow: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The widths that the cells turn out to have, measurement by measurement.
  let measured: [[CGFloat]]

  /// The appearing cells that the last measurement moves or resizes, with their old and new frames.
  let corrected: [(Int, CGRect, CGRect)]
  var isInBatch = true

  static let rows: [AppearingRow] = [
    AppearingRow(
      testDescription: "a cell that turns out wider, and the one behind it, are corrected",
      measured: [[60, 40]],
      corrected: [
        (0, rect(0, 0, 40 × 20), rect(0, 0, 60 × 20)),
        (1, rect(40, 0, 40 × 20), rect(60, 0, 40 × 20)),
      ]),
    AppearingRow(
      testDescription: "a cell that stays is not", measured: [[40, 50]],
      corrected: [(1, rect(40, 0, 40 × 20), rect(40, 0, 50 × 20))]),
    AppearingRow(
      testDescription: "a second measurement corrects from where the first has led",
      measured: [[60, 40], [50, 40]],
      corrected: [
        (0, rect(0, 0, 60 × 20), rect(0, 0, 50 × 20)),
        (1, rect(60, 0, 40 × 20), rect(50, 0, 40 × 20)),
      ]),
    AppearingRow(
      testDescription: "a measurement that changes nothing corrects nothing", measured: [[40, 40]],
      corrected: []),
    AppearingRow(
      testDescription: "a cell that no longer exists is left out", measured: [[60]],
      corrected: [(0, rect(0, 0, 40 × 20), rect(0, 0, 60 × 20))]),
    AppearingRow(
      testDescription: "outside of a batch nothing is corrected", measured: [[60, 40]],
      corrected: [], isInBatch: false),
  ]

  func expect() {
    var session = UpdateSession()
    if isInBatch {
      session.begin(from: AnimatedBoundsRow.former(20, in: .zero), keepsAnswers: false)
    }
    for cell in 0..<2 {
      let frame = rect(CGFloat(40 * cell), 0, 40 × 20)
      expectEqual(session.appear(.init(section: 0, cell: cell), in: frame), isInBatch)
    }
    var last: [(index: Int, old: CGRect, new: CGRect)] = []
    for widths in measured {
      let content = TestContent(width: 200, widths.map { .cell($0 × 20) }).layout()
      last = session.correctAppearingCells(in: StandingContent(content))
    }
    expectEqual(last.map(\.index), corrected.map(\.0))
    expectEqual(last.map(\.old), corrected.map(\.1))
    expectEqual(last.map(\.new), corrected.map(\.2))
    expectEqual(session.isChangedByMeasurement, isInBatch)
    session.endUpdates()
    #expect(!session.isChangedByMeasurement)
    #expect(session.correctAppearingCells(in: StandingContent()).isEmpty)
  }
}

/// Animated bounds, and cells that appear in a batch and are measured then.
@Suite struct BoundsAndAppearingTable {
  @Test(arguments: AnimatedBoundsRow.rows) func `animated bounds`(row: AnimatedBoundsRow) {
    row.expect()
  }

  @Test(arguments: OffsetChangeRow.rows) func `changes of the offset`(row: OffsetChangeRow) {
    var session = UpdateSession()
    session.animateBounds(
      from: AnimatedBoundsRow.former(30, in: rect(0, 50, 100 × 200)), shown: 100 × 200,
      LayoutOptions())
    if let target = row.target { session.scroll(to: CGPoint(x: 0, y: target)) }
    expectEqual(
      session.contentOffsetChange(to: CGPoint(x: 0, y: row.present)), CGPoint(x: 0, y: row.change))
  }

  @Test(arguments: AppearingRow.rows) func `appearing cells`(row: AppearingRow) { row.expect() }
}
