import AlignedLayout
import Testing

/// Mistakes that cells of decided widths, columns and line limits have had.
@Suite struct TableRegressionTests {
  private let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private func fraction(
    _ fraction: CGFloat, minimumWidth: CGFloat = 0, maximumGrownWidth: CGFloat = .infinity
  ) -> TestCell {
    .cell(
      1 × 10,
      CellAttributes(
        width: .fraction(fraction), minimumWidth: minimumWidth, maximumGrownWidth: maximumGrownWidth
      ))
  }

  private func widths(_ content: TestContent) -> [CGFloat] {
    content.layout().frames().map(\.width)
  }

  // MARK: Fractions

  @Test func `fractions give the little more than 1 beside a cell that shrinks to nothing`() {
    let shrinking = TestCell.cell(80 × 10, CellAttributes(shrinkage: 1))
    let content = TestContent(
      width: 1000, plain, [shrinking, fraction(0.5005), fraction(0.5)])
    expectEqual(content.layout().cellsPerLine(), [3])
    #expect(abs(widths(content).reduce(0, +) - 1000) < 1e-6)
  }

  @Test func `a cell that shrinks takes nothing from a fraction beside it`() {
    let shrinking = TestCell.cell(800.8 × 10, CellAttributes(shrinkage: 1))
    var content = TestContent(width: 1000, plain, [fraction(0.2), shrinking])
    content.displayScale = 2
    expectEqual(content.layout().frames()[0].width, 200)
    expectEqual(content.offers[0], [200])
  }

  @Test func `pixels that fractions leave over widen none over its greatest width`() {
    let third = fraction(0.333, maximumGrownWidth: 333)
    var content = TestContent(width: 1000, plain, [third, third, third])
    content.displayScale = 2
    expectEqual(widths(content), [333, 333, 333])
  }

  @Test func `a fraction that its least width replaces gives nothing`() {
    let content = TestContent(
      width: 1000, plain, [fraction(0.5, minimumWidth: 500.4), fraction(0.5)])
    let found = widths(content)
    #expect(found[0] == 500.4 && abs(found[1] - 499.6) < 1e-6)
  }

  @Test func `unequal fractions are within a pixel of their widths`() {
    let fractions: [CGFloat] = [0.5] + Array(repeating: 0.05, count: 10)
    var content = TestContent(width: 375, plain, fractions.map { fraction($0) })
    content.displayScale = 1
    let found = widths(content)
    expectEqual(found.reduce(0, +), 375)
    for (width, fraction) in zip(found, fractions) {
      #expect(abs(width - fraction * 375) <= 1)
    }
  }

  // MARK: Questions

  @Test func `an offer with other last bits asks no kept cell once more`() {
    // On its own line, the first cell leaves the second what it left before, summed otherwise.
    let first = TestCell(attributes: CellAttributes(keepsWithNext: true)) { ($0 - 4.1) × 10 }
    let second = TestCell(attributes: CellAttributes()) { ($0 < 20 ? 20 : 30) × 10 }
    let content = TestContent(width: 200, plain, [.cell(33.3 × 10), first, second])
    expectEqual(content.offers[2].map { $0.rounded() }, [4, 200])
    expectEqual(content.layout().frames()[2].width, 30)
  }

  // MARK: Narrowed cells

  private func limited(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil, width: CGFloat = 200,
    overflow: CGSize = 50 × 10
  ) -> TestContent {
    let attributes = (attributes ?? plain).with(lineLimit: .lines(1))
    var content = TestContent(width: width, attributes, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow }
    return content
  }

  /// Returns the cells that are asked when another one is inserted at the end.
  private func cellsAskedAfterInsertion(_ content: TestContent) -> [Int] {
    var layout = content.layout()
    var content = content
    let end = content.sections[0].cells.count
    content.sections[0].cells.append(.cell(20 × 10))
    var asked: [Int] = []
    layout.apply(
      [.insertCell(.init(section: 0, cell: end))],
      sizeOfCell: { position, space in
        asked.append(position.cell)
        return content.sections[0].cells[position.cell].size(space)
      },
      attributesOfCell: { content.sections[0].cells[$0.cell].attributes },
      sizeOfOverflow: { _, count in content.sections[0].sizeOfOverflow(count) })
    expectEqual(layout, content.layout())
    return asked
  }

  @Test func `an edit does not ask a narrowed cell that shrinks`() {
    let shrinking = CellAttributes(minimumWidth: 180, shrinkage: 1)
    let content = limited([.cell(300 × 10, shrinking), .cell(50 × 10), .cell(50 × 10)])
    expectEqual(content.layout().frames()[0].width, 150)
    #expect(!cellsAskedAfterInsertion(content).contains(0))
  }

  @Test func `an edit does not ask a narrowed cell that spans columns`() {
    let content = limited(
      [.cell(1 × 10, CellAttributes(columnSpan: .max)), .cell(1 × 10)],
      .columns(4).with(cellSpacing: 0))
    expectEqual(content.layout().frames()[0].width, 150)
    #expect(!cellsAskedAfterInsertion(content).contains(0))
  }

  @Test func `an edit does not ask a cell that shrinks and begins a line of a divided group`() {
    let content = TestContent(
      width: 100, SectionAttributes(breakingStrategy: .balanced, cellSpacing: 0, lineSpacing: 0),
      [
        .cell(90 × 10, CellAttributes(keepsWithNext: true)),
        .cell(80 × 10, CellAttributes(minimumWidth: 50, shrinkage: 1)),
        .cell(50 × 10, CellAttributes(endsLine: true)),
      ])
    expectEqual(cellsAskedAfterInsertion(content), [3])
  }

  @Test func `a hero whose insets leave it nothing keeps the line to itself`() {
    let hero = CellAttributes(columnSpan: .max, insets: Insets(30))
    let content = limited(
      [.cell(1 × 10, hero), .cell(1 × 10)], .columns(2).with(cellSpacing: 0), width: 100)
    #expect(content.layout().frame(ofOverflowInSection: 0) == nil)
    expectEqual(content.layout().frames()[0].width, 40)
  }

  // MARK: Columns

  @Test func `the overflow view takes a column where columns overlap`() {
    let content = limited(
      Array(repeating: .cell(1 × 10), count: 5), .columns(3).with(cellSpacing: -200), width: 100)
    let layout = content.layout()
    expectEqual(layout.visibleCellCount(inSection: 0), 2)
    expectEqual(layout.frame(ofOverflowInSection: 0)?.maxX, 100)
  }

  @Test func `a line is as wide as its columns where insets are wider than those`() {
    let inset = CellAttributes(insets: Insets(leading: 8, trailing: 8))
    let content = TestContent(
      width: 100, .columns(12), [.cell(1 × 10, inset), .cell(1 × 10), .cell(1 × 10)])
    let line = content.layout().lines(inSection: 0)[0]
    #expect(abs(line.frame.maxX - content.layout().frames()[2].maxX) < 1e-6)
  }

  // MARK: Least widths

  @Test func `an edit brings back no least width that the line has clamped within the slack`() {
    for strategy in SectionAttributes.BreakingStrategy.allCases {
      let content = TestContent(
        width: 99.9995,
        plain.with(breakingStrategy: strategy, clampsOversizedCells: true),
        [.cell(150 × 10, CellAttributes(minimumWidth: 100))])
      expectEqual(content.layout().frames()[0].width, 99.9995)
      _ = cellsAskedAfterInsertion(content)
    }
  }
}
