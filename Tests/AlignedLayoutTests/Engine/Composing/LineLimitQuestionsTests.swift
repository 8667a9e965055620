import AlignedLayout
import Testing

/// What is asked under a line limit in columns, with strategies, and of cells whose widths lines decide.
@Suite struct LineLimitQuestionsTests {
  /// A section 120 points wide, and all questions of its layout in order: a cell with its offer, or "+" with a
  /// number of hidden cells.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let questions: [String]

    init(
      _ name: String, _ attributes: SectionAttributes, _ cells: [TestCell],
      overflow: CGSize = 20 × 10, _ questions: [String]
    ) {
      testDescription = name
      content = {
        var content = TestContent(width: 120, attributes, cells)
        content.sections[0].sizeOfOverflow = { _ in overflow }
        return content
      }()
      self.questions = questions
    }
  }

  private static let plain = SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)
  private static let columns = plain.with(sizing: .columns(3))

  private static func row(_ count: Int, _ attributes: CellAttributes = .default) -> [TestCell] {
    Array(repeating: .cell(50 × 10, attributes), count: count)
  }

  /// Returns cells, some of which keep together, and others.
  private static func row(_ count: Int, keeping: Int, others: Int) -> [TestCell] {
    row(count) + row(keeping, CellAttributes(keepsWithNext: true)) + row(others)
  }

  private static var shrinking: [TestCell] {
    let shrinks = CellAttributes(minimumWidth: 45, shrinkage: 1)
    return Array(repeating: .cell(70 × 10, shrinks), count: 5)
  }

  static let rows: [Row] = [
    Row(
      "in columns only cells that fit are asked, with the width of their columns", columns, row(9),
      ["0: 40", "1: 40", "2: 40", "3: 40", "4: 40", "5: 40", "+3", "+4"]),
    Row(
      "in columns no cell of a group beyond the limit is asked", columns,
      row(4, keeping: 2, others: 3), ["0: 40", "1: 40", "2: 40", "3: 40", "+5"]),
    Row(
      "a cell that shrinks is asked for its width before the overflow view", plain, shrinking,
      ["0: 120", "1: 120", "2: 120", "3: 120", "+1", "0: 60", "1: 60", "2: 50", "3: 50"]),
  ]

  private static let otherStrategies: [SectionAttributes.BreakingStrategy] = [.balanced, .optimal]

  static let groups: [Row] = otherStrategies.map {
    Row(
      "a strategy asks a group beyond the limit up to the first cell that does not fit: \($0)",
      plain.with(breakingStrategy: $0), row(3, keeping: 2, others: 3),
      ["0: 120", "1: 120", "2: 120", "3: 120", "4: 120", "+5"])
  }

  static let decidedWidths: [Row] = SectionAttributes.BreakingStrategy.allCases.map {
    let rest = CellAttributes(width: .remaining, minimumWidth: 50)
    // The overflow view hides one more cell, which stood on the last line at first.
    return Row(
      "heights for decided widths are asked last, and never of hidden cells: \($0)",
      plain.with(breakingStrategy: $0), row(9, rest), overflow: 40 × 10,
      ["+5", "+6", "0: 60", "1: 60", "2: 80"])
  }

  @Test(arguments: rows + groups + decidedWidths)
  func `a layout asks these questions, in this order`(row: Row) {
    final class Questions { var asked: [String] = [] }
    let questions = Questions()
    _ = row.content.layout(
      asked: { questions.asked.append("\($0.cell): \(Int($1))") },
      askedForOverflow: { questions.asked.append("+\($1)") })
    expectEqual(questions.asked, row.questions)
  }
}

/// A row of a table: content, and what must be true of parts of its layout.
///
/// A `LayoutExample` knows all cells. This one names single cells and lines, the overflow view and, in
/// `SectionTests`, headers and footers.
struct PartsExample: CustomTestStringConvertible, Sendable {
  /// Something that must be true of content and its layout.
  struct Expectation: Sendable {
    let expect: @Sendable (_ content: TestContent, _ layout: ContentLayout) -> Void
  }

  let testDescription: String
  private let content: TestContent
  private let expectations: [Expectation]

  /// - Parameter name: what the row shows, as a sentence.
  init(_ name: String, _ content: TestContent, _ expectations: Expectation...) {
    testDescription = name
    self.content = content
    self.expectations = expectations
  }

  /// Expects what the row says.
  func expect() {
    let layout = content.layout()
    #expect(!expectations.isEmpty, "the row says nothing")
    for expectation in expectations { expectation.expect(content, layout) }
  }
}

/// What must be true of the only section.
extension PartsExample.Expectation {
  /// The layout in characters, each of which stands for 10 points.
  static func picture(_ picture: String) -> Self {
    Self { expectEqual($1.picture(), picture) }
  }

  static func contentSize(_ size: CGSize) -> Self {
    Self { expectEqual($1.contentSize, size) }
  }

  // MARK: Cells

  /// The number of all cells.
  static func cells(_ count: Int) -> Self {
    Self { expectEqual($1.cellCount(inSection: 0), count) }
  }

  static func visibleCells(_ count: Int) -> Self {
    Self { expectEqual($1.visibleCellCount(inSection: 0), count) }
  }

  static func frames(_ frames: [CGRect]) -> Self {
    Self { expectEqual($1.frames(), frames) }
  }

  static func frame(_ frame: CGRect, ofCell cell: Int) -> Self {
    Self { expectEqual($1.frames()[cell], frame) }
  }

  static func height(_ height: CGFloat, ofCell cell: Int) -> Self {
    Self { expectEqual($1.frames()[cell].height, height) }
  }

  /// The widths of all cells.
  static func widths(_ widths: [CGFloat]) -> Self {
    Self { expectEqual($1.frames().map(\.width), widths) }
  }

  // MARK: Lines

  static func cellsPerLine(_ counts: [Int]) -> Self {
    Self { expectEqual($1.cellsPerLine(), counts) }
  }

  static func lines(_ cells: [Range<Int>]) -> Self {
    Self { expectEqual($1.lines(inSection: 0).map(\.cells), cells) }
  }

  static func frame(_ frame: CGRect, ofLine line: Int) -> Self {
    Self { expectEqual($1.lines(inSection: 0)[line].frame, frame) }
  }

  static func height(_ height: CGFloat, ofLine line: Int) -> Self {
    Self { expectEqual($1.lines(inSection: 0)[line].frame.height, height) }
  }

  static func remainingSpace(_ space: CGFloat, ofLine line: Int) -> Self {
    Self { expectEqual($1.lines(inSection: 0)[line].remainingSpace, space) }
  }

  /// Why all lines begin where they do.
  static func reasons(_ reasons: [ContentLayout.LineBreakReason]) -> Self {
    Self { _, layout in
      let lines = layout.lines(inSection: 0).indices
      expectEqual(lines.map { layout.breakReason(ofLineAt: $0, inSection: 0) }, reasons)
    }
  }

  static func reason(_ reason: ContentLayout.LineBreakReason, ofLine line: Int) -> Self {
    Self { expectEqual($1.breakReason(ofLineAt: line, inSection: 0), reason) }
  }

  // MARK: The overflow view

  /// The frame of the overflow view, or nil if there is none.
  static func overflow(_ frame: CGRect?) -> Self {
    Self { _, layout in
      expectEqual(layout.frame(ofOverflowInSection: 0), frame)
      let index = layout.readingOrder.index(of: .overflow(section: 0))
      expectEqual(index != nil, frame != nil)
    }
  }

  /// The numbers of hidden cells for which the overflow view is asked, in order.
  static func hiddenCounts(_ counts: [Int]) -> Self {
    Self { content, _ in
      var asked: [Int] = []
      _ = content.layout(askedForOverflow: { asked.append($1) })
      expectEqual(asked, counts)
    }
  }

  // MARK: Questions

  /// The spaces that all cells are offered.
  static func offers(_ offers: [[CGFloat]]) -> Self {
    Self { content, _ in expectEqual(content.offers, offers) }
  }

  static func offers(_ offers: [CGFloat], toCell cell: Int) -> Self {
    Self { content, _ in expectEqual(content.offers[cell], offers) }
  }

  /// The cells that are asked, and no others.
  static func asked(cells: Range<Int>) -> Self {
    Self { content, _ in
      let asked = content.offers.indices.filter { !content.offers[$0].isEmpty }
      expectEqual(asked, Array(cells))
    }
  }
}
