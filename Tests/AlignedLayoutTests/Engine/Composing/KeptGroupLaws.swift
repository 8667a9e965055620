import AlignedLayout
import Testing

/// Laws about cells that keep together and reach a third line: they fit neither behind the cells before
/// their group nor behind the first of their group.
@Suite struct KeptGroupLaws {
  @Test func `frames and questions are those of a plain table`() {
    var reachingCount = 0
    let seeds = Seeds(20_000, usually: 1000)
    let fault = firstFault(ofSeeds: seeds) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.groups()
      if content.reachesThirdLine { reachingCount += 1 }
      return PlainComparison(content).fault
    }
    #expect(fault == nil)
    #expect(reachingCount > seeds.count / 4)
  }

  @Test func `an edited layout is that of new cells`() {
    let difference = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(random.groups())
      for _ in 0..<5 {
        let count = edited.content.sections[0].cells.count
        var batch = TestBatch()
        let cell = ContentLayout.CellPosition(
          section: 0, cell: Int.random(in: 0..<count, using: &random))
        batch.replace(cell, with: random.groupedCell())
        edited.apply(batch)
        if let difference = edited.difference { return difference }
      }
      return nil
    }
    #expect(difference == nil)
  }
}

extension TestContent {
  /// Whether a cell was asked for two spaces, and stands on a line that leaves it another one.
  fileprivate var reachesThirdLine: Bool {
    let (layout, offers) = (layout(), offers)
    let cells = sections[0].cells.map(\.attributes)
    return layout.lines(inSection: 0).dropFirst().contains { line in
      let cell = line.cells.lowerBound
      let space = line.frame.width + line.remainingSpace - cells[cell].insets.leading
      return cells[cell - 1].keepsWithNext && offers[cell].count == 2
        && abs(space - offers[cell][1]) > 1e-6
    }
  }
}

extension SplitMix64 {
  /// Returns a length in whole points, so that sums are exact and offers do not differ by last bits.
  private mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }

  /// Returns a section of some groups that reach a third line in most cases.
  fileprivate mutating func groups() -> TestContent {
    let sizing: SectionAttributes.Sizing = pick([
      .selfSizing(estimate: 40 × 20), .asked(offering: .wholeLine),
      .selfSizing(estimate: 40 × 20, offering: .remainingLineSpace), .asked,
    ])
    let attributes = SectionAttributes(
      sizing: sizing, clampsOversizedCells: happens(onceIn: 2),
      lineAlignment: pick([.leading, .trailing]), cellSpacing: points(0...5), lineSpacing: 0)
    let groups = (0..<Int.random(in: 1...3, using: &self)).map { _ in cellsWithGroup() }
    var content = TestContent(
      width: points(80...120), attributes, groups.flatMap { $0 })
    content.direction = pick([.leftToRight, .rightToLeft])
    return content
  }

  /// Returns cells that begin a line and indent the next, and a group of a narrow cell, which may indent
  /// the third line, and a wide one.
  private mutating func cellsWithGroup() -> [TestCell] {
    let indenting = pick([CellAttributes.Indentation.start, .nest])
    return [
      .cell(points(5...15) × 10, CellAttributes(beginsLine: true)),
      .cell(points(5...15) × 10, CellAttributes(indentation: indenting)),
      .cell(
        points(5...15) × 10,
        CellAttributes(
          keepsWithNext: true, indentation: pick([.nest, .nest, .start, .unchanged]),
          indentationsEndedAfter: pick([0, 0, 1]),
          insets: Insets(leading: points(0...9)))),
      groupedCell(widths: 70...150), groupedCell(),
    ]
  }

  fileprivate mutating func groupedCell(widths: ClosedRange<Int> = 5...150) -> TestCell {
    let attributes = CellAttributes(
      keepsWithNext: happens(onceIn: 2),
      minimumLineSpace: happens(onceIn: 6) ? points(0...50) : 0,
      minimumWidth: happens(onceIn: 3) ? points(0...150) : 0,
      lineAlignment: happens(onceIn: 3) ? pick([.leading, .center, .trailing]) : nil,
      indentation: happens(onceIn: 3) ? pick([.start, .nest]) : .unchanged,
      insets: Insets(leading: happens(onceIn: 2) ? points(1...10) : 0))
    let (width, height) = (points(widths), points(5...30))
    return happens(onceIn: 3)
      ? TestCell(attributes: attributes) { max($0 - 5, width / 2) × height }
      : .cell(width × height, attributes)
  }
}
