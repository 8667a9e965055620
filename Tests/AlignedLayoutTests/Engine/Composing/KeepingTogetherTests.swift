import AlignedLayout
import Testing

/// Cells that keep with the next, in first fit and the other strategies.
@Suite struct KeepingTogetherTests {
  private static let keep = CellAttributes(keepsWithNext: true)
  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = plain
  ) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  /// Returns four cells. The first two leave 89 points on the third line, and the last two keep together.
  private static func cellsReachingThirdLine(_ last: TestCell) -> [TestCell] {
    let nests = CellAttributes(indentation: .nest)
    let kept = CellAttributes(
      keepsWithNext: true, indentation: .nest, insets: Insets(leading: 1))
    return [.cell(10 × 10), .cell(10 × 10, nests), .cell(10 × 10, kept), last]
  }

  static let groups: [LayoutExample] = [
    LayoutExample(
      "a group is asked again together, but no cell for the same offer",
      content([
        .cell(60 × 10), .cell(10 × 10, keep), .cell(20 × 10, keep), .cell(30 × 10), .cell(40 × 10),
      ]),
      cellsPerLine: [1, 4], offers: [[100], [40, 100], [30, 90], [10, 70], [40]]),
    LayoutExample(
      "a group that fits on no line is broken by first fit, and no cell asked a third time",
      content([
        .cell(40 × 10), .cell(20 × 10, keep), .cell(30 × 10, keep), .cell(80 × 10), .cell(20 × 10),
      ]),
      cellsPerLine: [1, 2, 2], offers: [[100], [60, 100], [40, 80], [10, 50], [20]]),
    // Its last offer is on the second line. There it does not fit.
    LayoutExample(
      "a clamped cell of a group is as wide as its line, even if it was not asked there",
      content(
        [.cell(60 × 10), .cell(20 × 10, keep), .cell(150 × 10)],
        plain.with(clampsOversizedCells: true)),
      frames: [rect(0, 0, 60 × 10), rect(0, 10, 20 × 10), rect(0, 20, 100 × 10)],
      offers: [[100], [40, 100], [20, 80]]),
    LayoutExample(
      "a forced break divides a group",
      content([
        .cell(60 × 10), .cell(20 × 10, keep), .cell(30 × 10, keep.with(beginsLine: true)),
        .cell(80 × 10),
      ]),
      picture: """
        AAAAAABB
        CCC
        DDDDDDDD
        """),
    LayoutExample(
      "a minimum line space in a group moves the whole group to the next line",
      content([
        .cell(60 × 10), .cell(20 × 10, keep), .cell(10 × 10, CellAttributes(minimumLineSpace: 50)),
      ]),
      cellsPerLine: [1, 2], offers: [[100], [40, 100], [80]]),
  ]

  static let labels: [LayoutExample] = SectionAttributes.BreakingStrategy.allCases.map {
    LayoutExample(
      "a label that keeps with its field moves to the field's line: \($0)",
      content(
        [.cell(60 × 10), .cell(30 × 10, keep), .cell(30 × 10)], plain.with(breakingStrategy: $0)),
      picture: """
        AAAAAA
        BBBCCC
        """)
  }

  private static let selfSizing = SectionAttributes.Sizing.selfSizing(estimate: 30 × 10)
  private static let wholeLine = SectionAttributes.Sizing.asked(offering: .wholeLine)
  private static let leastWidth = CellAttributes(minimumWidth: 95, lineAlignment: .trailing)

  static let thirdLines: [PartsExample] = [
    PartsExample(
      "a cell that sizes itself and reaches a third line is cut to that line",
      content(cellsReachingThirdLine(.cell(130 × 10)), plain.with(sizing: selfSizing)),
      .offers([[100], [100], [99, 89], [100, 90]]), .frame(rect(11, 20, 89 × 10), ofCell: 3)),
    PartsExample(
      "a cell that is offered its whole line and reaches a third line is cut to that line",
      content(cellsReachingThirdLine(.cell(130 × 10)), plain.with(sizing: wholeLine)),
      .offers([[100], [100], [99, 89], [100, 90]]), .frame(rect(11, 20, 89 × 10), ofCell: 3)),
    // It is asked for 90 points. Its own line, which is not indented, has 100.
    PartsExample(
      "a cell that reaches a third line has its least width there",
      content(
        cellsReachingThirdLine(.cell(20 × 10, leastWidth)), plain.with(sizing: selfSizing)),
      .offers([100, 90], toCell: 3), .frame(rect(5, 20, 95 × 10), ofCell: 3)),
  ]

  @Test(arguments: groups + labels)
  func `a group is asked and broken together`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: thirdLines)
  func `a cell that reaches a third line is as wide as that line allows`(row: PartsExample) {
    row.expect()
  }

  @Test func `the last cell keeps with nothing until another is inserted`() {
    var cells: [TestCell] = [.cell(60 × 10), .cell(30 × 10, Self.keep)]
    var layout = Self.content(cells).layout()
    expectEqual(layout.cellsPerLine(), [2])
    cells.append(.cell(30 × 10))
    layout.apply([.insertCell(.init(section: 0, cell: 2))]) { position, offer in
      cells[position.cell].size(offer)
    } attributesOfCell: {
      cells[$0.cell].attributes
    }
    expectEqual(layout, Self.content(cells).layout())
    expectEqual(layout.cellsPerLine(), [1, 2])
  }

  @Test func `a cell that began a line without being asked for it is asked after an edit`() {
    let cells: [TestCell] = [
      .cell(40 × 10), .cell(20 × 10, Self.keep), .cell(30 × 10, Self.keep),
      TestCell { ($0 < 100 ? 80 : 100) × 10 }, .cell(20 × 10),
    ]
    expectEqual(Self.content(cells).offers, [[100], [60, 100], [40, 80], [10, 50], [20]])
    var edited = EditedLayout(Self.content(cells))
    var batch = TestBatch()
    for cell in 0..<3 {
      batch.delete(cell)
    }
    edited.apply(batch)
    #expect(edited.difference == nil)
    expectEqual(edited.layout.frames()[0].size, CGSize(width: 100, height: 10))
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
