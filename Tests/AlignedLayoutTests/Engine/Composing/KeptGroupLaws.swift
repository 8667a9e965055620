import AlignedLayout
import Testing

/// Laws about cells that keep together and reach a third line: they fit neither behind the cells before
/// their group nor behind the first of their group.
@Suite struct KeptGroupLaws {
  @Test func `frames and questions are those of a plain table`() {
    var dividedCount = 0
    let seeds = Seeds(20_000)
    let fault = firstFault(ofSeeds: seeds) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.groups()
      if content.reachesThirdLine { dividedCount += 1 }
      return PlainComparison(content).fault
    }
    #expect(fault == nil)
    #expect(dividedCount > seeds.count / 4)
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
  /// Whether cells that keep together begin a line and are divided there.
  fileprivate var reachesThirdLine: Bool {
    let lines = layout().lines(inSection: 0).map(\.cells)
    return lines.dropFirst().contains { line in
      let (before, first) = (line.lowerBound - 1, line.lowerBound)
      let cells = sections[0].cells.map(\.attributes)
      return cells[before].keepsWithNext && !cells[before].endsLine && !cells[first].beginsLine
        && lines[0].upperBound <= before
    }
  }
}

extension SplitMix64 {
  /// Returns a section of many groups, whose cells change the indentation of the lines below.
  fileprivate mutating func groups() -> TestContent {
    let sizing: SectionAttributes.Sizing = pick([
      .selfSizing(estimatedWidth: 40, estimatedHeight: 20),
      .selfSizing(estimatedWidth: 40, estimatedHeight: 20, offering: .remainingLineSpace),
      .askedForWholeLine, .asked,
    ])
    let attributes = SectionAttributes(
      lineAlignment: pick([.leading, .trailing]), clampsOversizedCells: happens(onceIn: 2),
      cellSpacing: CGFloat(length(0...5)), lineSpacing: 0, sizing: sizing)
    var content = TestContent(
      width: CGFloat(length(60...120)), attributes,
      (0..<Int.random(in: 2...12, using: &self)).map { _ in groupedCell() })
    content.direction = pick([.leftToRight, .rightToLeft])
    return content
  }

  fileprivate mutating func groupedCell() -> TestCell {
    let attributes = CellAttributes(
      insets: Insets(leading: happens(onceIn: 2) ? CGFloat(length(1...10)) : 0),
      endsLine: happens(onceIn: 12), keepsWithNext: !happens(onceIn: 3),
      lineAlignment: happens(onceIn: 6) ? pick([.leading, .center, .trailing]) : nil,
      indentation: happens(onceIn: 3) ? pick([.start, .nest]) : .unchanged,
      endsIndentations: happens(onceIn: 6) ? 1 : 0,
      minimumLineSpace: happens(onceIn: 6) ? CGFloat(length(0...50)) : 0,
      minimumWidth: happens(onceIn: 3) ? CGFloat(length(0...150)) : 0)
    let (width, height) = (CGFloat(length(5...150)), CGFloat(length(5...30)))
    return happens(onceIn: 3)
      ? TestCell(attributes: attributes) { max($0 - 5, width / 2) × height }
      : .cell(width × height, attributes)
  }
}
