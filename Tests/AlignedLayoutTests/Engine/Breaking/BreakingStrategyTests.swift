import AlignedLayout
import Testing

/// Sections with a breaking strategy, and clamped cells.
@Suite struct BreakingStrategyTests {
  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private static func content(_ cells: [TestCell], _ attributes: SectionAttributes) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  private static func cells(_ widths: [CGFloat]) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  static let rows: [LayoutExample] = [
    LayoutExample(
      "balanced lines are even",
      content(cells([30, 30, 30, 30]), plain.with(breakingStrategy: .balanced)),
      picture: """
        AAABBB
        CCCDDD
        """),
    LayoutExample(
      "optimal lines leave the least squared free space, except on the last line",
      content(cells([50, 40, 30, 80, 30]), plain.with(breakingStrategy: .optimal)),
      picture: """
        AAAAA
        BBBBCCC
        DDDDDDDD
        EEE
        """),
    LayoutExample(
      "balanced lines of a fixed cell size have equal counts, except the last line",
      content(
        Array(repeating: .cell(20 × 10), count: 11),
        plain.with(breakingStrategy: .balanced, sizing: .fixed(20 × 10))),
      cellsPerLine: [4, 4, 3]),
    offeredOnce("every cell is offered a line of its own, once, if lines are balanced", .balanced),
    offeredOnce("every cell is offered a line of its own, once, if lines are optimal", .optimal),
  ]

  private static func offeredOnce(
    _ name: String, _ strategy: SectionAttributes.BreakingStrategy
  ) -> LayoutExample {
    let inset = CellAttributes(
      minimumLineSpace: 90, indentation: .start, insets: Insets(leading: 10))
    return LayoutExample(
      name,
      content(
        [.cell(60 × 10), .cell(30 × 10, inset), .filling(height: 10), .cell(200 × 10)],
        plain.with(breakingStrategy: strategy)),
      frames: [
        rect(0, 0, 60 × 10), rect(70, 0, 30 × 10), rect(0, 10, 100 × 10), rect(0, 20, 200 × 10),
      ],
      offers: [[100], [90], [100], [100]])
  }

  static let rowsOfClampedCells: [LayoutExample] =
    SectionAttributes.BreakingStrategy.allCases.map { strategy in
      let inset = CellAttributes(insets: Insets(leading: 10, trailing: 20))
      return LayoutExample(
        "a cell that is too wide is clamped to its offered width at its own height (\(strategy))",
        content(
          [.cell(40 × 10), .cell(150 × 30, inset)],
          plain.with(breakingStrategy: strategy, clampsOversizedCells: true)),
        frames: [rect(0, 0, 40 × 10), rect(10, 10, 70 × 30)])
    }

  @Test(arguments: rows + rowsOfClampedCells)
  func `a section breaks its lines by its strategy`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `an edit asks only the inserted cell, and breaks all lines again`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var widths: [CGFloat] = [30, 30, 30, 30, 60, 20, 90]
    let attributes = Self.plain.with(breakingStrategy: strategy)
    var layout = Self.content(Self.cells(widths), attributes).layout()
    widths.insert(50, at: 2)
    var asked: [Int] = []
    layout.apply([.insertCell(.init(section: 0, cell: 2))]) { position, _ in
      asked.append(position.cell)
      return widths[position.cell] × 10
    }
    expectEqual(asked, [2])
    expectEqual(layout, Self.content(Self.cells(widths), attributes).layout())
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `fractions that may shrink share no line that is too short for their least widths`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let shrinking = CellAttributes(width: .fraction(0.3), minimumWidth: 33.35, shrinkage: 1)
    let thirds = Self.content(
      Array(repeating: .cell(1 × 10, shrinking), count: 3),
      Self.plain.with(breakingStrategy: strategy))
    expectEqual(thirds.layout().lines(inSection: 0).count, 2)
  }

  @Test func `a clamped cell is asked again if an edit gives it more space`() {
    let clamping = Self.plain.with(clampsOversizedCells: true)
    let starts = CellAttributes(indentation: .start)
    var cells: [TestCell] = [
      .cell(30 × 10), .cell(40 × 10, starts), .cell(90 × 10), .cell(40 × 10),
    ]
    var layout = Self.content(cells, clamping).layout()
    expectEqual(layout.frames()[2], rect(30, 10, 70 × 10))
    cells[1] = .cell(0 × 10)
    layout.apply([.replaceCell(.init(section: 0, cell: 1))]) { position, offer in
      cells[position.cell].size(offer)
    }
    expectEqual(layout, Self.content(cells, clamping).layout())
    expectEqual(layout.frames()[2], rect(0, 10, 90 × 10))
  }
}
