import Testing

@testable import AlignedLayout

/// What an edit costs among many sections, counted in sections that are stacked again.
@Suite struct ManySectionsTests {
  private func content(_ count: Int) -> TestContent {
    var content = TestContent(
      width: 100,
      sections: (0..<count).map {
        TestSection(cells: [.cell(30 × CGFloat(10 + $0 % 7))], headerLength: 5)
      })
    content.sectionSpacing = 3
    content.contentInsets = Insets(2)
    return content
  }

  @Test(arguments: [100, 10_000])
  func `another height of a section stacks at most its neighbors again`(count: Int) {
    var layout = content(count).layout()
    layout.sections.edit(count / 2) { $0.setLengths(header: 9, footer: 0) }
    let restackedCount = layout.sections.restack()
    #expect(restackedCount <= 64)
    layout.updateLength()
    var expected = content(count)
    expected.sections[count / 2].headerLength = 9
    #expect(layout.firstDifference(from: expected.layout()) == nil)
  }

  @Test func `sections inserted, deleted and moved stack only their neighbors again`() {
    let old = content(10_000).layout()
    var list = SectionList(top: 2, spacing: 3)
    list.append(0..<4_000, of: old.sections)
    list.append(4_001..<8_000, of: old.sections)
    list.append(old.sections[4_000])
    list.append(8_000..<10_000, of: old.sections)
    let restackedCount = list.restack()
    #expect(restackedCount <= 6 * 64)
    #expect(list.count == 10_000)
    #expect(list.map(\.headerLength) == Array(repeating: 5, count: 10_000))
    #expect(list[9_999].bottom == old.sections[9_999].bottom)
  }

  @Test func `sections inserted one by one leave no chunks of few sections`() {
    var layout = content(1_000).layout()
    for number in 0..<500 {
      let section = ContentLayout.Section(cellCount: 0, headerLength: 1)
      layout.apply([.insertSection(section, at: number * 2)]) { _, _ in 0 × 0 }
    }
    #expect(layout.contentSize.height == 22_998)
    layout.sections.edit(0) { $0.setLengths(header: 2, footer: 0) }
    #expect(layout.sections.restack() >= 16)
  }

  @Test func `empty sections at the top are there without spacing`() {
    var content = content(200)
    for section in 0..<150 {
      content.sections[section] = TestSection(cells: [])
    }
    let layout = content.layout()
    #expect(layout.frame(ofSection: 0) == rect(0, 2, 100 × 0))
    #expect(layout.frame(ofSection: 149) == rect(0, 2, 100 × 0))
    #expect(layout.frame(ofSection: 150).origin.y == 2)
    #expect(layout.frame(ofSection: 150).size.height == 18)
    #expect(layout.frame(ofSection: 151).origin.y == 23)
  }

  @Test func `empty sections after others are below them without spacing`() {
    var content = content(200)
    for section in 100..<200 {
      content.sections[section] = TestSection(cells: [])
    }
    let layout = content.layout()
    #expect(layout.frame(ofSection: 99) == rect(0, 2_078, 100 × 16))
    #expect(layout.frame(ofSection: 100) == rect(0, 2_094, 100 × 0))
    #expect(layout.frame(ofSection: 199) == rect(0, 2_094, 100 × 0))
    #expect(layout.contentSize.height == 2_096)
  }

  @Test func `no section is found above, between or below all sections`() {
    let layout = content(200).layout()
    let gap = layout.frame(ofSection: 70).maxY
    #expect(layout.elements(in: rect(0, -50, 100 × 40)).isEmpty)
    #expect(layout.elements(in: rect(0, gap, 100 × 3)).isEmpty)
    #expect(layout.elements(in: rect(0, layout.contentSize.height, 100 × 40)).isEmpty)
    #expect(
      layout.insertionPosition(at: .init(x: 0, y: layout.contentSize.height + 9))
        == .init(section: 199, cell: 1))
  }
}
