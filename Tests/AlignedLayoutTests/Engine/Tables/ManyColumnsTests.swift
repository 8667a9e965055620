import AlignedLayout
import Testing

/// Cells of columns whose heights are known and that have default attributes are arithmetic.
@Suite struct ManyColumnsTests {
  private typealias Columns = SectionAttributes.Columns

  private static let heights: [SectionAttributes.CellHeight] = [
    .fixed(20), .proportional(0.5),
  ]

  private func section(_ columns: Columns, _ count: Int) -> ContentLayout.Section {
    ContentLayout.Section(
      attributes: SectionAttributes(sizing: .columns(columns), cellSpacing: 10, lineSpacing: 10),
      cellCount: count)
  }

  @Test(arguments: heights)
  func `a quintillion cells take no time and no memory`(
    height: SectionAttributes.CellHeight
  ) {
    let count = 1 << 60
    let columns = Columns(.exactly(2), cellHeight: height, asksForCellAttributes: false)
    var layout = ContentLayout(
      width: 90, contentInsets: .zero, sections: [section(columns, count)],
      sizeOfCell: { _, _ in
        Issue.record("A size was asked for")
        return 0 × 0
      },
      attributesOfCell: { _ in
        Issue.record("Attributes were asked for")
        return .default
      })
    expectEqual(layout.lines(inSection: 0).count, count / 2)
    expectEqual(layout.frame(ofCellAt: .init(section: 0, cell: count - 1)).minX, 50)
    let found = layout.elements(in: rect(0, 3000, 90 × 20))
    expectEqual(found.map(\.frame), [rect(0, 3000, 40 × 20), rect(50, 3000, 40 × 20)])
    layout.apply([.insertCell(.init(section: 0, cell: 5))]) { _, _ in
      Issue.record("A size was asked for")
      return 0 × 0
    }
    expectEqual(layout.cellCount(inSection: 0), count + 1)
  }

  @Test func `frames are those of cells that are asked for default attributes`() {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      let count = random.pick([
        Columns.Count.exactly(Int.random(in: 1...12, using: &random)),
        .fitting(minimumWidth: CGFloat(random.length(0...100))),
      ])
      let height = CGFloat(random.length(0...40))
      let cellHeight = random.pick([
        SectionAttributes.CellHeight.fixed(height), .proportional(height / 20),
      ])
      var content = random.content(random.pick([.tame, .negative]))
      content.displayScale = random.pick([0, 1, 2, 3])
      let columns = { Columns(count, cellHeight: cellHeight, asksForCellAttributes: $0) }
      for index in content.sections.indices {
        content.sections[index].cells = content.sections[index].cells.map { _ in .cell(1 × 1) }
      }
      let layout = content.with(columns(false)).layout()
      let other = content.with(columns(true)).layout { _, _ in Issue.record("A size was asked for")
      }
      guard layout.firstOtherBreak(than: other) == nil else { return "other lines" }
      for section in 0..<layout.sectionCount {
        for pair in zip(layout.frames(inSection: section), other.frames(inSection: section))
        where !isClose(pair.0, pair.1) {
          return "section \(section): \(pair.0), not \(pair.1)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  private func isClose(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
      && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
  }
}

extension TestContent {
  fileprivate func with(_ columns: SectionAttributes.Columns) -> TestContent {
    var content = self
    for index in sections.indices {
      content.sections[index].attributes = sections[index].attributes.with(
        sizing: .columns(columns))
    }
    return content
  }
}
