import Testing

@testable import AlignedLayout

/// What an edit costs among many sections, counted in sections that are stacked again.
@Suite struct ManySectionsTests {
  private static func content(_ count: Int) -> TestContent {
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
    var layout = Self.content(count).layout()
    layout.sections.edit(count / 2) { $0.setLengths(header: 9, footer: 0) }
    let restackedCount = layout.sections.restack()
    #expect(restackedCount <= 64)
    layout.updateLength()
    var expected = Self.content(count)
    expected.sections[count / 2].headerLength = 9
    #expect(layout.firstDifference(from: expected.layout()) == nil)
  }

  @Test func `sections inserted, deleted and moved stack only their neighbors again`() {
    let old = Self.content(10_000).layout()
    var list = SectionList(top: 2, spacing: 3)
    list.append(0..<4_000, of: old.sections)
    list.append(4_001..<8_000, of: old.sections)
    list.append(old.sections[4_000])
    list.append(8_000..<10_000, of: old.sections)
    let restackedCount = list.restack()
    #expect(restackedCount <= 6 * 64)
    expectEqual(list.count, 10_000)
    expectEqual(list.map(\.headerLength), Array(repeating: 5, count: 10_000))
    expectEqual(list[9_999].bottom, old.sections[9_999].bottom)
  }

  @Test func `sections inserted one by one leave no chunks of few sections`() {
    var layout = Self.content(1_000).layout()
    for number in 0..<500 {
      let section = ContentLayout.Section(cellCount: 0, headerLength: 1)
      layout.apply([.insertSection(section, at: number * 2)]) { _, _ in 0 × 0 }
    }
    expectEqual(layout.contentSize.height, 22_998)
    layout.sections.edit(0) { $0.setLengths(header: 2, footer: 0) }
    #expect(layout.sections.restack() >= 16)
  }

  /// Returns 200 sections, some of which are empty.
  private static func content(emptyAt empty: Range<Int>) -> TestContent {
    var content = content(200)
    for section in empty {
      content.sections[section] = TestSection(cells: [])
    }
    return content
  }

  static let emptySections: [PartsExample] = [
    PartsExample(
      "empty sections at the top are there without spacing", content(emptyAt: 0..<150),
      .section(rect(0, 2, 100 × 0), at: 0), .section(rect(0, 2, 100 × 0), at: 149),
      .section(rect(0, 2, 100 × 18), at: 150), .section(rect(0, 23, 100 × 19), at: 151)),
    PartsExample(
      "empty sections after others are below them without spacing", content(emptyAt: 100..<200),
      .section(rect(0, 2_078, 100 × 16), at: 99), .section(rect(0, 2_094, 100 × 0), at: 100),
      .section(rect(0, 2_094, 100 × 0), at: 199), .contentHeight(2_096)),
  ]

  @Test(arguments: emptySections)
  func `empty sections take no space`(row: PartsExample) {
    row.expect()
  }

  @Test func `no section is found above, between or below all sections`() {
    let layout = Self.content(200).layout()
    let gap = layout.frame(ofSection: 70).maxY
    #expect(layout.elements(in: rect(0, -50, 100 × 40)).isEmpty)
    #expect(layout.elements(in: rect(0, gap, 100 × 3)).isEmpty)
    #expect(layout.elements(in: rect(0, layout.contentSize.height, 100 × 40)).isEmpty)
    expectEqual(
      layout.insertionPosition(at: .init(x: 0, y: layout.contentSize.height + 9)),
      .init(section: 199, cell: 1))
  }
}
