import AlignedLayout
import Testing

/// Whatever a line limit hides, the first cell is visible.
@Suite struct FirstCellOfLimitedSectionTests {
  private let keep = CellAttributes(keepsWithNext: true)
  private let end = CellAttributes(endsLine: true)
  private let oneLine = SectionAttributes(lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide, with an overflow view of a size.
  private func content(
    _ cells: [TestCell], overflow: CGSize = 20 × 10, _ attributes: SectionAttributes? = nil
  ) -> TestContent {
    var content = TestContent(width: 100, attributes ?? oneLine, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow }
    return content
  }

  private func row(_ count: Int, _ size: CGSize) -> [TestCell] {
    Array(repeating: .cell(size), count: count)
  }

  private func hiddenCounts(_ content: TestContent) -> [Int] {
    var asked: [Int] = []
    _ = content.layout(askedForOverflow: { asked.append($1) })
    return asked
  }

  // MARK: One line

  @Test func `the first of four filters is visible beside “+3 more” at 320 points`() {
    var content = TestContent(
      width: 320, SectionAttributes(lineLimit: .lines(1), cellSpacing: 8),
      [.text(area: 290 * 30, atMost: 290)] + row(3, 120 × 30))
    content.sections[0].sizeOfOverflow = { _ in 72 × 30 }
    let layout = content.layout()
    #expect(layout.visibleCellCount(inSection: 0) == 1)
    #expect(layout.frames()[0] == rect(0, 0, 240 × 37))
    #expect(layout.frame(ofOverflowInSection: 0) == rect(248, 0, 72 × 30))
    #expect(content.offers[0] == [320, 240])
    #expect(hiddenCounts(content) == [3])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases, [false, true])
  func `a cell that does not become narrower is clamped, whether its section clamps or not`(
    strategy: SectionAttributes.BreakingStrategy, clamps: Bool
  ) {
    let attributes = oneLine.with(breakingStrategy: strategy, clampsOversizedCells: clamps)
    for width in [90, 100, 250] as [CGFloat] {
      let content = content(row(3, width × 10), attributes)
      #expect(content.layout().picture() == "AAAAAAAA++")
      #expect(content.layout().visibleCellCount(inSection: 0) == 1)
      #expect(content.layout().lines(inSection: 0).map(\.cells) == [0..<1])
      #expect(content.offers[0] == [100, 80])
      var fixed = content
      fixed.sections[0].attributes = attributes.with(sizing: .fixed(width × 10))
      #expect(fixed.layout().frames() == content.layout().frames())
    }
  }

  @Test func `the overflow view stands behind a cell that needs less than what remains`() {
    let cell = TestCell { $0 < 90 ? 30 × 20 : 95 × 10 }
    let layout = content([cell] + row(3, 50 × 10)).layout()
    #expect(layout.frames()[0] == rect(0, 0, 30 × 20))
    #expect(layout.frame(ofOverflowInSection: 0) == rect(30, 0, 20 × 10))
  }

  @Test(arguments: [
    SectionAttributes.Sizing.asked, .asked(offering: .wholeLine),
    .selfSizing(estimate: 10 × 10),
  ])
  func `a narrowed cell has its least width, or what the overflow view leaves`(
    sizing: SectionAttributes.Sizing
  ) {
    let cell = TestCell(attributes: CellAttributes(minimumWidth: 30)) {
      $0 < 90 ? 10 × 20 : 95 × 10
    }
    for (overflow, width) in [(20, 30), (85, 15)] as [(CGFloat, CGFloat)] {
      let layout = content(
        [cell] + row(3, 50 × 10), overflow: overflow × 10, oneLine.with(sizing: sizing)
      ).layout()
      #expect(layout.frames()[0] == rect(0, 0, width × 20))
      #expect(layout.frame(ofOverflowInSection: 0) == rect(width, 0, overflow × 10))
    }
  }

  @Test func `the gap and the insets of the cell are subtracted from what it is offered`() {
    let inset = CellAttributes(insets: Insets(leading: 5, trailing: 7))
    let cells: [TestCell] = [.filling(height: 10, inset)] + row(3, 50 × 10)
    let content = content(cells, oneLine.with(cellSpacing: 3))
    #expect(content.offers[0] == [88, 65])
    #expect(content.layout().frames()[0] == rect(5, 0, 65 × 10))
    #expect(content.layout().frame(ofOverflowInSection: 0) == rect(80, 0, 20 × 10))
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `an overflow view that leaves too little is removed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = oneLine.with(breakingStrategy: strategy)
    let least = CellAttributes(minimumLineSpace: 40)
    for (overflow, cell, narrowed) in [
      (100, CellAttributes.default, nil), (300, .default, nil), (99, .default, 1),
      (60, least, 40), (61, least, nil),
      (80, CellAttributes(insets: Insets(leading: 20)), nil),
    ] as [(CGFloat, CellAttributes, CGFloat?)] {
      let content = content(
        [.cell(95 × 10, cell)] + row(3, 50 × 10), overflow: overflow × 10, attributes)
      let layout = content.layout()
      #expect(layout.visibleCellCount(inSection: 0) == 1)
      #expect((layout.frame(ofOverflowInSection: 0) == nil) == (narrowed == nil))
      #expect(content.offers[0].count == (narrowed == nil ? 1 : 2))
      #expect(layout.frames()[0].size == CGSize(width: narrowed ?? 95, height: 10))
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `an overflow view that leaves less than the minimum line space is removed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = oneLine.with(breakingStrategy: strategy, cellSpacing: 5)
    let inset = Insets(leading: 5)
    for (minimum, insets, narrowed) in [
      (40, .zero, nil), (25, .zero, 25), (25.01, .zero, nil), (25, inset, nil), (20, inset, 20),
    ] as [(CGFloat, Insets, CGFloat?)] {
      let field = CellAttributes(minimumLineSpace: minimum, insets: insets)
      let content = content(
        [.filling(height: 10, field)] + row(3, 50 × 10), overflow: 70 × 10, attributes)
      let layout = content.layout()
      let whole = 100 - insets.leading
      #expect(content.offers[0] == [whole] + [narrowed].compactMap { $0 })
      #expect(layout.frames()[0] == rect(insets.leading, 0, (narrowed ?? whole) × 10))
      #expect((layout.frame(ofOverflowInSection: 0) == nil) == (narrowed == nil))
      #expect(layout.visibleCellCount(inSection: 0) == 1)
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a break forced behind the only cell keeps no overflow view from the only line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = oneLine.with(breakingStrategy: strategy)
    let narrow: [TestCell] = [.cell(40 × 10, end)] + row(3, 50 × 10)
    #expect(content(narrow, attributes).layout().picture() == "AAAA++")
    #expect(content(narrow, attributes).offers[0] == [100])
    let wide: [TestCell] = [.cell(90 × 10, end)] + row(3, 50 × 10)
    #expect(content(wide, attributes).layout().picture() == "AAAAAAAA++")
    // A second line is allowed, or another cell is visible.
    #expect(
      content(narrow, attributes.with(lineLimit: .lines(2))).layout().picture() == """
        AAAA
        BBBBB++
        """)
    let second: [TestCell] = [.cell(40 × 10), .cell(20 × 10, end)] + row(3, 50 × 10)
    #expect(content(second, attributes).layout().picture() == "AAAA++")
  }

  @Test func `cells are hidden before the first is narrowed`() {
    let cells: [TestCell] = [.cell(40 × 10)] + row(3, 50 × 10)
    #expect(content(cells, overflow: 70 × 10).layout().picture() == "AAA+++++++")
    #expect(hiddenCounts(content(cells, overflow: 70 × 10)) == [2, 3])
  }

  @Test func `without an overflow view the first cell keeps its line`() {
    let layout = content(row(3, 90 × 10), overflow: 0 × 10).layout()
    #expect(layout.picture() == "AAAAAAAAA")
    #expect(layout.frame(ofOverflowInSection: 0) == nil)
  }

  @Test func `a line that the first cell aligns is aligned with the overflow view`() {
    let center = CellAttributes(lineAlignment: .center, indentation: .start)
    let cell = TestCell(attributes: center) { $0 < 90 ? 40 × 10 : 95 × 10 }
    let layout = content([cell] + row(3, 50 × 10)).layout()
    #expect(layout.frames()[0] == rect(20, 0, 40 × 10))
    #expect(layout.frame(ofOverflowInSection: 0) == rect(60, 0, 20 × 10))
  }

  // MARK: Several lines

  @Test func `the overflow view begins the second line below a cell that fills the first`() {
    let content = content(row(3, 100 × 10), overflow: 90 × 10, oneLine.with(lineLimit: .lines(2)))
    #expect(
      content.layout().picture() == """
        AAAAAAAAAA
        +++++++++
        """)
    #expect(content.offers[0] == [100])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `the first group is divided if it takes too many lines`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = oneLine.with(breakingStrategy: strategy, lineLimit: .lines(2))
    let cells: [TestCell] = [.cell(60 × 10, keep), .cell(60 × 10, keep), .cell(60 × 10)]
    #expect(
      content(cells, attributes).layout().picture() == """
        AAAAAA
        BBBBBB++
        """)
    let wide = content(cells, overflow: 50 × 10, attributes)
    #expect(
      wide.layout().picture() == """
        AAAAAA
        +++++
        """)
    #expect(hiddenCounts(wide) == [1, 2])
    #expect(
      content(cells, overflow: 0 × 0, attributes).layout().visibleCellCount(inSection: 0) == 2)
  }

  @Test func `the first group is divided on its line if no view fits behind it`() {
    let cells: [TestCell] = [.cell(40 × 10, keep), .cell(50 × 10)] + row(3, 90 × 10)
    #expect(content(cells).layout().picture() == "AAAA++")
    #expect(hiddenCounts(content(cells)) == [3, 4])
  }

  @Test func `other groups are hidden as a whole`() {
    let cells: [TestCell] = [.cell(40 × 10), .cell(20 × 10, keep), .cell(30 × 10)]
    let attributes = oneLine.with(lineLimit: .lines(1))
    #expect(content(cells + row(3, 90 × 10), attributes).layout().picture() == "AAAA++")
  }

  // MARK: Edits

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a narrowed cell is not asked again when others change`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = content(
      [.text(area: 900, atMost: 90)] + row(3, 50 × 10), oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 2), with: .cell(70 × 10))
    content = batch.applied(to: content).content
    let questions = layout.apply(batch, leadingTo: content)
    #expect(questions.sizes.map(\.position.cell) == [1])
    #expect(layout.firstDifference(from: content.layout()) == nil)
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a narrowed cell gets back the size for its line when it is no longer narrowed`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = content(
      [.text(area: 900, atMost: 90)] + row(3, 50 × 10), oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    #expect(layout.frames()[0] == rect(0, 0, 80 × 12))
    var batch = TestBatch()
    for cell in 1...3 { batch.delete(.init(section: 0, cell: cell)) }
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    #expect(layout.frames() == [rect(0, 0, 90 × 10)])
    batch = TestBatch()
    batch.insert(.cell(50 × 10), at: .init(section: 0, cell: 1))
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    #expect(layout.frames()[0] == rect(0, 0, 80 × 12))
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `a cell inserted before a narrowed cell is narrowed in its place`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var content = content(
      [.text(area: 900, atMost: 90)] + row(3, 50 × 10), oneLine.with(breakingStrategy: strategy))
    var layout = content.layout()
    var batch = TestBatch()
    batch.insert(.cell(95 × 10), at: .init(section: 0, cell: 0))
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    #expect(layout.picture() == "AAAAAAAA++")
    #expect(layout.firstDifference(from: content.layout()) == nil)
  }
}
