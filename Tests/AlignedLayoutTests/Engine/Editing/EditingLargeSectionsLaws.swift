import AlignedLayout
import Testing

/// A layout changed in place equals one made anew also where a section is large: where what is kept
/// lies far from what is changed, and sums are long.
@Suite struct EditingLargeSectionsLaws {
  @Test(arguments: [UInt64(0), 1, 2, 3])
  func `edits here and there, and many in one place`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.pick([3000, 3500, 4500])
    let cell = seed % 2 == 0 ? SplitMix64.plainCell : SplitMix64.cellOfSomeKind
    var content = random.content(of: count, cell)
    content.sections[0].attributes = content.sections[0].attributes.with(
      lineAlignment: random.pick(SectionAttributes.LineAlignment.allCases),
      cellAlignment: random.pick(SectionAttributes.CellAlignment.allCases))
    var edited = EditedLayout(content)
    let place = Int.random(in: 0..<(count - 100), using: &random)
    for (range, named, arriving) in [
      (0..<count, 10, 10), (place..<(place + 40), 20, 20), (0..<2, 1, 1), (900..<1100, 150, 0),
      (0..<(count / 2), 1, 600),
    ] {
      edited.apply(random.batch(in: range, named: named, arriving: arriving, cell: cell))
    }
    #expect(edited.difference == nil, "\(seed)")
  }

  @Test func `batch after batch on one layout`() {
    var random = SplitMix64(seed: 0)
    var edited = EditedLayout(random.content(of: 2500, SplitMix64.cellOfSomeKind))
    for number in 0..<15 {
      let length = random.pick([3, 100, 1000])
      let place = Int.random(in: 0...(edited.cellCount - length), using: &random)
      let counts = number % 2 == 0 ? (named: length / 2, arriving: 10) : (named: 1, arriving: 250)
      edited.apply(
        random.batch(
          in: place..<(place + length), named: counts.named, arriving: counts.arriving,
          cell: SplitMix64.cellOfSomeKind))
    }
    #expect(edited.difference == nil)
  }

  @Test func `numbers beyond sense among many cells`() {
    var random = SplitMix64(seed: 0)
    let cell = { (random: inout SplitMix64) in
      random.happens(onceIn: 100) ? random.cell(.hostile) : random.plainCell()
    }
    var edited = EditedLayout(random.content(of: 2500, cell))
    for place in [2400, 0, 1200] {
      edited.apply(random.batch(in: place..<(place + 50), named: 10, arriving: 10, cell: cell))
    }
    #expect(edited.difference == nil)
  }

  @Test func `one cell after another in a section of twenty thousand`() {
    var random = SplitMix64(seed: 0)
    let count = 20_000
    var edited = EditedLayout(random.content(of: count, SplitMix64.plainCell))
    edited.apply(
      random.batch(in: 12_345..<12_346, named: 1, arriving: 1, cell: SplitMix64.plainCell))
    edited.apply(random.batch(in: 0..<count, named: 3, arriving: 3, cell: SplitMix64.plainCell))
    #expect(edited.difference == nil)
  }

  @Test func `sections grow from nothing, are emptied, and filled at once`() {
    var random = SplitMix64(seed: 0)
    var edited = EditedLayout(random.content(of: 0, SplitMix64.plainCell))
    for count in [1, 700, 1, 1500, 900] {
      edited.apply(
        random.batch(
          in: 0..<edited.cellCount, named: 0, arriving: count, cell: SplitMix64.cellOfSomeKind))
    }
    edited.apply(edited.deletion(of: 1..<edited.cellCount))
    edited.apply(edited.deletion(of: 0..<1))
    edited.apply(
      random.batch(in: 0..<0, named: 0, arriving: 3000, cell: SplitMix64.plainCell))
    edited.apply(edited.deletion(of: 400..<2600))
    edited.apply(edited.deletion(of: 0..<edited.cellCount))
    #expect(edited.difference == nil)
  }

  @Test func `a line of thousands of cells is one line`() {
    var random = SplitMix64(seed: 0)
    var content = random.content(of: 2500) { random in
      .cell(0 × CGFloat(Double.random(in: 5...20, using: &random)))
    }
    content.sections[0].attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 1 / 3)
    var edited = EditedLayout(content)
    let flat = { (random: inout SplitMix64) in TestCell.cell(0 × 7.7) }
    edited.apply(random.batch(in: 0..<2500, named: 5, arriving: 5, cell: flat))
    edited.apply(random.batch(in: 1200..<1201, named: 0, arriving: 2) { _ in .cell(200 × 30) })
    edited.apply(
      random.batch(in: 600..<601, named: 0, arriving: 1) { _ in
        .cell(0 × 10, CellAttributes(beginsLine: true))
      })
    edited.apply(random.batch(in: 0..<1000, named: 400, arriving: 0, cell: flat))
    edited.apply(edited.deletion(of: 500..<900))
    #expect(edited.difference == nil)
  }

  @Test func `in a grid of cells that are asked, every line behind is another`() {
    var random = SplitMix64(seed: 0)
    let grid = { (random: inout SplitMix64) in TestCell.cell(33.3 × (50 / 3)) }
    var edited = EditedLayout(random.content(of: 4000, grid))
    for (place, arriving) in [(0, 1), (2000, 3), (3990, 1)] {
      edited.apply(
        random.batch(in: place..<(place + 2), named: 1, arriving: arriving, cell: grid))
    }
    #expect(edited.difference == nil)
  }

  @Test func `an indentation from far above comes, changes and goes`() {
    var random = SplitMix64(seed: 0)
    var edited = EditedLayout(random.content(of: 2500, SplitMix64.plainCell))
    for indentation: CGFloat? in [100.5, 33.3, nil] {
      var batch = TestBatch()
      let attributes = indentation.map {
        CellAttributes(insets: Insets(leading: $0), indentation: .start)
      }
      batch.replace(
        .init(section: 0, cell: 3), with: .cell(50 × 10, attributes ?? .default))
      edited.apply(batch)
    }
    #expect(edited.difference == nil)
  }

  @Test func `a cell far out of its place is found, and forgotten when it leaves`() {
    var random = SplitMix64(seed: 0)
    var content = random.content(of: 2500, SplitMix64.plainCell)
    content.sections[0].attributes = SectionAttributes(lineSpacing: -12.1)
    var edited = EditedLayout(content)
    for top: CGFloat in [-10_000, 10_000] {
      var batch = TestBatch()
      batch.insert(
        .cell(50 × 10, CellAttributes(insets: Insets(top: top, bottom: -top))),
        at: .init(section: 0, cell: 1700))
      edited.apply(batch)
    }
    edited.apply(edited.deletion(of: 1700..<1702))
    #expect(edited.difference == nil)
  }

  @Test func `edits of sections among a thousand`() {
    var random = SplitMix64(seed: 0)
    var content = TestContent(width: 375, sections: [])
    content.sectionSpacing = 1 / 3
    content.sections = (0..<1000).map { _ in
      TestSection(cells: [random.plainCell(), random.plainCell()], headerLength: 10.1)
    }
    var edited = EditedLayout(content)
    for _ in 0..<3 {
      var batch = TestBatch()
      let cell = ContentLayout.CellPosition(
        section: Int.random(in: 300..<400, using: &random), cell: 1)
      batch.replace(cell, with: random.plainCell())
      batch.deleteSection(Int.random(in: 0..<100, using: &random))
      batch.deleteSection(Int.random(in: 100..<200, using: &random))
      batch.moveSection(
        Int.random(in: 200..<300, using: &random), to: Int.random(in: 0..<300, using: &random))
      batch.insertSection(
        TestSection(cells: [random.plainCell()]), at: Int.random(in: 300..<999, using: &random))
      edited.apply(batch)
    }
    #expect(edited.difference == nil)
  }

  @Test func `a large layout that is kept does not change with its copies`() {
    var random = SplitMix64(seed: 0)
    let content = random.content(of: 2500, SplitMix64.cellOfSomeKind)
    var edited = EditedLayout(content)
    let kept = edited.layout
    for _ in 0..<3 {
      edited.apply(
        random.batch(in: 0..<2000, named: 5, arriving: 5, cell: SplitMix64.cellOfSomeKind))
    }
    #expect(edited.difference == nil)
    #expect(kept.firstDifference(from: content.layout(), in: [.infinite], cells: 40) == nil)
  }
}

extension EditedLayout {
  fileprivate var cellCount: Int {
    content.sections[0].cells.count
  }

  fileprivate func deletion(of cells: Range<Int>) -> TestBatch {
    var batch = TestBatch()
    for cell in cells { batch.delete(.init(section: 0, cell: cell)) }
    return batch
  }
}

extension SplitMix64 {
  /// A large section above a small one, in lengths of which no sum is exact.
  fileprivate mutating func content(
    of cellCount: Int, _ cell: (inout SplitMix64) -> TestCell
  ) -> TestContent {
    var content = TestContent(
      width: 375,
      sections: [
        TestSection(
          attributes: SectionAttributes(cellSpacing: 1 / 3, lineSpacing: 0.1),
          cells: (0..<cellCount).map { _ in cell(&self) }, headerLength: 20.2),
        TestSection(cells: [.cell(30 × 10)], footerLength: 0.7),
      ])
    content.direction = pick([.leftToRight, .rightToLeft])
    content.displayScale = pick([0, 3])
    content.contentInsets = Insets(1 / 3)
    return content
  }

  fileprivate mutating func plainCell() -> TestCell {
    let height: CGFloat =
      happens(onceIn: 2)
      ? CGFloat(Int.random(in: 30...150, using: &self)) / 3
      : CGFloat(Double.random(in: 10...50, using: &self))
    return .cell(CGFloat(Double.random(in: 20...120, using: &self)) × height)
  }

  fileprivate static func plainCell(_ random: inout SplitMix64) -> TestCell {
    random.plainCell()
  }

  fileprivate static func cellOfSomeKind(_ random: inout SplitMix64) -> TestCell {
    random.happens(onceIn: 20) ? random.cell(.negative) : random.plainCell()
  }
}
