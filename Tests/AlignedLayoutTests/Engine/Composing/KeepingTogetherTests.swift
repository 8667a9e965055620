import AlignedLayout
import Testing

/// Cells that keep with the next, in first fit and the other strategies.
@Suite struct KeepingTogetherTests {
  private let keep = CellAttributes(keepsWithNext: true)
  private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private func content(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil
  ) -> TestContent {
    TestContent(width: 100, attributes ?? plain, cells)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a label that keeps with its field moves to the field's line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let cells: [TestCell] = [.cell(60 × 10), .cell(30 × 10, keep), .cell(30 × 10)]
    #expect(
      content(cells, plain.with(breakingStrategy: strategy)).layout().picture() == """
        AAAAAA
        BBBCCC
        """)
  }

  @Test func `a group is asked again together, but no cell for the same offer`() {
    let content = content([
      .cell(60 × 10), .cell(10 × 10, keep), .cell(20 × 10, keep), .cell(30 × 10), .cell(40 × 10),
    ])
    #expect(content.offers == [[100], [40, 100], [30, 90], [10, 70], [40]])
    #expect(content.layout().cellsPerLine() == [1, 4])
  }

  @Test func `a group that fits on no line is broken by first fit, and no cell asked a third time`()
  {
    let content = content([
      .cell(40 × 10), .cell(20 × 10, keep), .cell(30 × 10, keep), .cell(80 × 10), .cell(20 × 10),
    ])
    #expect(content.offers == [[100], [60, 100], [40, 80], [10, 50], [20]])
    #expect(content.layout().cellsPerLine() == [1, 2, 2])
  }

  @Test func `a clamped cell of a group is as wide as its line, even if it was not asked there`() {
    let content = content(
      [.cell(60 × 10), .cell(20 × 10, keep), .cell(150 × 10)],
      plain.with(clampsOversizedCells: true))
    // Its last offer was on the second line. There it did not fit.
    #expect(content.offers == [[100], [40, 100], [20, 80]])
    #expect(content.layout().frames()[2] == rect(0, 20, 100 × 10))
  }

  // MARK: Third lines

  /// Returns four cells. The first two leave 89 points on the third line, and the last two keep together.
  private func cellsReachingThirdLine(_ last: TestCell) -> [TestCell] {
    let nests = CellAttributes(indentation: .nest)
    let kept = CellAttributes(
      keepsWithNext: true, indentation: .nest, insets: Insets(leading: 1))
    return [.cell(10 × 10), .cell(10 × 10, nests), .cell(10 × 10, kept), last]
  }

  @Test(arguments: [
    SectionAttributes.Sizing.selfSizing(estimate: 30 × 10),
    .asked(offering: .wholeLine),
  ])
  func `a cell that reaches a third line is cut to that line`(
    sizing: SectionAttributes.Sizing
  ) {
    let content = content(
      cellsReachingThirdLine(.cell(130 × 10)), plain.with(sizing: sizing))
    #expect(content.offers == [[100], [100], [99, 89], [100, 90]])
    #expect(content.layout().frames()[3] == rect(11, 20, 89 × 10))
  }

  @Test func `a cell that reaches a third line has its least width there`() {
    let least = CellAttributes(minimumWidth: 95, lineAlignment: .trailing)
    let content = content(
      cellsReachingThirdLine(.cell(20 × 10, least)),
      plain.with(sizing: .selfSizing(estimate: 30 × 10)))
    // It was asked for 90 points. Its own line, which is not indented, has 100.
    #expect(content.offers[3] == [100, 90])
    #expect(content.layout().frames()[3] == rect(5, 20, 95 × 10))
  }

  @Test func `a forced break divides a group`() {
    let cells: [TestCell] = [
      .cell(60 × 10), .cell(20 × 10, keep), .cell(30 × 10, keep.with(beginsLine: true)),
      .cell(80 × 10),
    ]
    #expect(
      content(cells).layout().picture() == """
        AAAAAABB
        CCC
        DDDDDDDD
        """)
  }

  @Test func `a minimum line space in a group moves the whole group to the next line`() {
    let content = content([
      .cell(60 × 10), .cell(20 × 10, keep), .cell(10 × 10, CellAttributes(minimumLineSpace: 50)),
    ])
    #expect(content.offers == [[100], [40, 100], [80]])
    #expect(content.layout().cellsPerLine() == [1, 2])
  }

  @Test func `the last cell keeps with nothing until another is inserted`() {
    var cells: [TestCell] = [.cell(60 × 10), .cell(30 × 10, keep)]
    var layout = content(cells).layout()
    #expect(layout.cellsPerLine() == [2])
    cells.append(.cell(30 × 10))
    layout.apply([.insertCell(.init(section: 0, cell: 2))]) { position, offer in
      cells[position.cell].size(offer)
    } attributesOfCell: {
      cells[$0.cell].attributes
    }
    #expect(layout == content(cells).layout())
    #expect(layout.cellsPerLine() == [1, 2])
  }

  @Test func `a cell that began a line without being asked for it is asked after an edit`() {
    let cells: [TestCell] = [
      .cell(40 × 10), .cell(20 × 10, keep), .cell(30 × 10, keep),
      TestCell { ($0 < 100 ? 80 : 100) × 10 }, .cell(20 × 10),
    ]
    #expect(content(cells).offers == [[100], [60, 100], [40, 80], [10, 50], [20]])
    var edited = EditedLayout(content(cells))
    var batch = TestBatch()
    for cell in 0..<3 {
      batch.delete(cell)
    }
    edited.apply(batch)
    #expect(edited.difference == nil)
    #expect(edited.layout.frames()[0].size == CGSize(width: 100, height: 10))
  }

  @Test(arguments: Wildness.allCases)
  func `a group is broken only if it begins its line`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 400) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.content(wildness)
      let layout = content.layout()
      for (section, test) in content.sections.enumerated() {
        for line in layout.lines(inSection: section).dropFirst() {
          let first = line.cells.lowerBound
          let above = test.cells[first - 1].attributes
          guard above.keepsWithNext, !above.endsLine, !test.cells[first].attributes.beginsLine
          else { continue }
          // So are labels that stand above their fields.
          let index = layout.lines(inSection: section).index(ofCell: first)
          if layout.breakReason(ofLineAt: index, inSection: section) == .labelsAbove { continue }
          // The group is broken, so it begins its line and shares it with no cell before.
          let begin = layout.lines(inSection: section)[
            layout.lines(inSection: section).index(ofCell: first - 1)
          ].cells.lowerBound
          let sharesLine = (begin..<(first - 1)).contains {
            !test.cells[$0].attributes.keepsWithNext
          }
          if sharesLine { return "\(section).\(first)" }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}
