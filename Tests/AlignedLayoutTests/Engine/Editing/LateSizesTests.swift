import Testing

@testable import AlignedLayout

/// What a late size costs in a large section whose estimates are equal, counted in cells that are
/// placed again.
@Suite struct LateSizesTests {
  @Test(arguments: TestRun.isLong ? [2_000, 100_000, 1_000_000] : [2_000, 50_000])
  func `a screenful of late sizes places about a thousand cells for each of them`(count: Int) {
    var late = LateSizes(cellCount: count)
    for cell in 0..<60 {
      #expect(late.resize(cell, as: CGFloat(25 + cell * 7 % 40) × 10) <= 1_200)
    }
    #expect(late.difference == nil)
  }

  @Test func `a late size places its neighbors again, wherever it is`() {
    var late = LateSizes(cellCount: 100_002)
    for cell in [0, 100_001, 50_000, 50_001, 25_000, 49_990, 3] {
      #expect(late.resize(cell, as: 40 × 10) <= 1_200)
    }
    #expect(late.difference == nil)
  }

  @Test func `lines of equal cells begin with other cells, and are not broken one by one`() {
    var late = LateSizes(cellCount: 10_000)
    expectEqual(late.layout.lines(inSection: 0)[1_000].cells, 3_000..<3_003)
    _ = late.resize(0, as: 60 × 10)
    expectEqual(late.layout.lines(inSection: 0)[0].cells, 0..<2)
    expectEqual(late.layout.lines(inSection: 0)[1_000].cells, 2_999..<3_002)
    expectEqual(late.layout.lines(inSection: 0).last?.cells, 9_998..<10_000)
    #expect(late.galleyCount <= 4)
  }

  @Test func `equal cells take no memory for each, and many late sizes leave no small galleys`() {
    var late = LateSizes(cellCount: 100_000)
    expectEqual(late.galleyCount, 1)
    for cell in stride(from: 1, to: 6_000, by: 3) {
      _ = late.resize(cell, as: 30 × 15)
    }
    #expect(late.galleyCount <= 16)
    #expect(late.difference == nil)
  }

  @Test func `late sizes from the bottom to the top leave no small galleys`() {
    var late = LateSizes(cellCount: 10_000)
    for cell in stride(from: 9_998, to: 4_000, by: -3) {
      _ = late.resize(cell, as: 30 × 15)
    }
    #expect(late.galleyCount <= 40)
    #expect(late.difference == nil)
  }
}

/// A section of equal estimates, three on a line, whose cells get other sizes later.
private struct LateSizes {
  private(set) var layout: ContentLayout
  private var sizes: [Int: CGSize] = [:]
  private let section: ContentLayout.Section

  init(cellCount: Int) {
    section = ContentLayout.Section(
      attributes: SectionAttributes(
        sizing: .selfSizing(estimate: 30 × 10), cellSpacing: 1,
        lineSpacing: 1),
      cellCount: cellCount)
    layout = ContentLayout(width: 100, contentInsets: .zero, sections: [section]) { _, _ in
      30 × 10
    }
  }

  /// Gives a cell another size.
  ///
  /// - Returns: the number of cells that were placed or copied one by one.
  mutating func resize(_ cell: Int, as size: CGSize) -> Int {
    sizes[cell] = size
    let old = Set(galleys.map { ObjectIdentifier($0) })
    let (sizes, kept) = (sizes, layout)
    layout.apply([.replaceCell(.init(section: 0, cell: cell))]) { position, _ in
      sizes[position.cell] ?? 30 × 10
    }
    return withExtendedLifetime(kept) {
      galleys.filter { !old.contains(ObjectIdentifier($0)) && $0.lines.repeated == nil }
        .reduce(0) { $0 + $1.cellCount }
    }
  }

  var galleyCount: Int {
    galleys.count
  }

  /// The first difference from a layout in which all sizes are known from the start.
  var difference: String? {
    let new = ContentLayout(width: 100, contentInsets: .zero, sections: [section]) { position, _ in
      sizes[position.cell] ?? 30 × 10
    }
    let middle = new.contentSize.height / 2
    guard layout.contentSize == new.contentSize, layout == new,
      layout.elements(in: rect(0, middle, 100 × 200))
        == new.elements(in: rect(0, middle, 100 × 200))
    else { return "another layout" }
    return nil
  }

  private var galleys: [Galley] {
    let list = layout.sections[0].lines.galleys
    return (0..<list.count).map { list[$0].galley }
  }
}
