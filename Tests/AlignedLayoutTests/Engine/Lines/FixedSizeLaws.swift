import AlignedLayout
import Testing

/// Arithmetic places cells of a fixed size as if each of them had been asked.
@Suite struct FixedSizeLaws {
  @Test(arguments: Wildness.allCases)
  func `cells of a fixed size are placed like cells that return that size`(wildness: Wildness) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness).withoutRows
      var known = content
      for index in content.sections.indices {
        let size = random.section(wildness).cells.first?.size(100) ?? 30 × 20
        let count = content.sections[index].cells.count
        content.sections[index].cells = Array(repeating: .cell(size), count: count)
        // With negative spacing, cells clamped in advance can share a line that asked cells would
        // not be offered.
        let attributes = content.sections[index].attributes
        if attributes.breakingStrategy == .firstFit, attributes.cellSpacing < 0 {
          content.sections[index].attributes = attributes.with(clampsOversizedCells: false)
        }
        known.sections[index] = content.sections[index]
        known.sections[index].attributes = content.sections[index].attributes.with(
          sizing: .fixed(size.width × size.height))
      }
      let asked = content.layout()
      let fixed = known.layout { _, _ in Issue.record("A size was asked for") }
      #expect(
        abs(fixed.contentSize.height - asked.contentSize.height)
          <= 1e-6 * max(1, asked.contentSize.height), "\(seed)")
      for section in 0..<asked.sectionCount {
        expectEqual(
          fixed.cellsPerLine(inSection: section), asked.cellsPerLine(inSection: section),
          "\(seed)")
        let pairs = zip(fixed.frames(inSection: section), asked.frames(inSection: section))
        let farthest = fixed.frames(inSection: section).map { abs($0.minX) }.max() ?? 0
        #expect(pairs.allSatisfy { isClose($0, $1, farthest: farthest) }, "\(seed)")
      }
    }
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.firstFit, .optimal])
  func `a line limit hides cells of a fixed size and moves none above its last line`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let fault = firstFault(ofSeeds: 1000) { seed in
      var random = SplitMix64(seed: seed)
      let width = CGFloat(random.length(0...150))
      var attributes = SectionAttributes(
        breakingStrategy: strategy,
        sizing: .fixed(width × 10),
        clampsOversizedCells: random.happens(onceIn: 2),
        cellSpacing: CGFloat(random.length(-160...10)),
        lineSpacing: 0
      ).with(maximumCellsPerLine: random.pick([nil, 1, 2, 5]))
      let cells = Array(repeating: TestCell.cell(width × 10), count: 30)
      let unlimited = TestContent(width: 100, attributes, cells).layout()
      attributes = attributes.with(lineLimit: .lines(random.pick([1, 2, 4])))
      var content = TestContent(width: 100, attributes, cells)
      if random.happens(onceIn: 2) { content.sections[0].sizeOfOverflow = { _ in 10 × 10 } }
      let limited = content.layout()
      let lines = limited.lines(inSection: 0).map(\.cells).dropLast()
      guard lines.elementsEqual(unlimited.lines(inSection: 0).map(\.cells).prefix(lines.count))
      else { return "other lines" }
      let isNarrowed = limited.visibleCellCount(inSection: 0) == 1
      let visible = isNarrowed ? 0 : limited.visibleCellCount(inSection: 0)
      return zip(limited.frames(), unlimited.frames()).prefix(visible).enumerated().first {
        !isClose($1.0, $1.1, farthest: 1000)
      }.map { "cell \($0.offset) at \($0.element.0), not \($0.element.1)" }
    }
    #expect(fault == nil)
  }

  @Test func `a query returns the same frames as single lookups`() {
    let attributes = SectionAttributes(
      sizing: .fixed(33.1 × 20), cellSpacing: 0.1)
    let layout = ContentLayout(
      width: 375, sections: [ContentLayout.Section(attributes: attributes, cellCount: 100)])
    let found = layout.elements(in: CGRect(x: 0, y: 0, width: 375, height: 1_000)).map(\.frame)
    let expected = (0..<100).map {
      layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: $0))
    }
    expectEqual(found, expected)
  }

  @Test(arguments: [50, 400] as [CGFloat])
  func `a section can have a quintillion cells`(width: CGFloat) {
    let attributes = SectionAttributes(sizing: .fixed(width × 10))
    let layout = ContentLayout(
      width: 375, sections: [ContentLayout.Section(attributes: attributes, cellCount: 1 << 60)])
    let last = layout.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: (1 << 60) - 1))
    #expect(last.origin.y > 1e17)
    #expect(!layout.elements(in: CGRect(x: 0, y: 0, width: 375, height: 100)).isEmpty)
  }

  @Test(arguments: Wildness.allCases)
  func `a query for a cell's center returns the cell`(wildness: Wildness) {
    for seed in Seeds(300) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness)
      for index in content.sections.indices {
        let attributes = content.sections[index].attributes
        content.sections[index].attributes = attributes.with(
          sizing: .fixed(CGSize(width: 30, height: CGFloat(random.length(0...20)))))
      }
      let layout = content.layout()
      for position in layout.positions {
        let frame = layout.frame(ofCellAt: position)
        guard frame.width > 0, frame.height > 0, abs(frame.midX) < 1e8, abs(frame.midY) < 1e8 else {
          continue
        }
        let point = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
        #expect(
          layout.elements(in: point).map(\.element).contains(.cell(position)), "\(seed)")
      }
    }
  }

  @Test func `a billion cells of a fixed size are as cheap as ten`() {
    let count = 1_000_000_000
    let attributes = SectionAttributes(
      sizing: .fixed(40 × 20), cellSpacing: 10, lineSpacing: 10)
    let layout = ContentLayout(
      width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: count)])
    expectEqual(layout.contentSize.height, 15e9 - 10)
    expectEqual(layout.lines(inSection: 0).count, count / 2)
    expectEqual(layout.frame(ofCellAt: .init(section: 0, cell: count - 1)).minX, 50)
    let found = layout.elements(in: rect(0, 3000, 100 × 20))
    expectEqual(found.map(\.frame), [rect(0, 3000, 40 × 20), rect(50, 3000, 40 × 20)])
  }
}

/// Returns true if two frames are equal up to the rounding of sums at the farthest distance.
private func isClose(_ first: CGRect, _ second: CGRect, farthest: CGFloat) -> Bool {
  zip(
    [first.minX, first.minY, first.width, first.height],
    [second.minX, second.minY, second.width, second.height]
  ).allSatisfy { abs($0 - $1) <= max(1e-6 * max(1, abs($1)), 1e-14 * farthest) }
}
