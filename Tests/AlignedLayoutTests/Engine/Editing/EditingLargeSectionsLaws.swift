import AlignedLayout
import Testing

/// After edits in large sections a layout equals one computed from scratch.
///
/// There, unchanged lines are far from the edits, and sums are long.
@Suite struct EditingLargeSectionsLaws {
  @Test(arguments: [UInt64(0), 1, 2, 3])
  func `scattered and dense edits give the layout computed from scratch`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.pick([3000, 3500, 4500])
    let cell = seed % 2 == 0 ? SplitMix64.plainCell : SplitMix64.anyCell
    var content = random.content(of: count, cell)
    content.sections[0].attributes = content.sections[0].attributes.with(
      lineAlignment: random.pick(SectionAttributes.LineAlignment.allCases),
      cellAlignment: random.pick(SectionAttributes.CellAlignment.allCases))
    var edited = EditedLayout(content)
    let place = Int.random(in: 0..<(count - 100), using: &random)
    for (range, editedCount, insertedCount) in [
      (0..<count, 10, 10), (place..<(place + 40), 20, 20), (0..<2, 1, 1), (900..<1100, 150, 0),
      (0..<(count / 2), 1, 600),
    ] {
      edited.apply(
        random.batch(in: range, editing: editedCount, inserting: insertedCount, cell: cell))
    }
    #expect(edited.difference == nil, "\(seed)")
  }

  /// Batches of edits that a random content goes through.
  struct Edits: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let result: @Sendable (inout SplitMix64) -> EditedLayout

    init(_ name: String, _ result: @escaping @Sendable (inout SplitMix64) -> EditedLayout) {
      testDescription = name
      self.result = result
    }
  }

  static let edits: [Edits] = [
    Edits("batch after batch gives the layout computed from scratch") { random in
      var edited = EditedLayout(random.content(of: 2500, SplitMix64.anyCell))
      for number in 0..<15 {
        let length = random.pick([3, 100, 1000])
        let place = Int.random(in: 0...(edited.cellCount - length), using: &random)
        let counts =
          number % 2 == 0 ? (edited: length / 2, inserted: 10) : (edited: 1, inserted: 250)
        edited.apply(
          random.batch(
            in: place..<(place + length), editing: counts.edited, inserting: counts.inserted,
            cell: SplitMix64.anyCell))
      }
      return edited
    },
    Edits("hostile numbers among many cells give the layout computed from scratch") { random in
      let cell = { (random: inout SplitMix64) in
        random.happens(onceIn: 100) ? random.cell(.hostile) : random.plainCell()
      }
      var edited = EditedLayout(random.content(of: 2500, cell))
      for place in [2400, 0, 1200] {
        edited.apply(random.batch(in: place..<(place + 50), editing: 10, inserting: 10, cell: cell))
      }
      return edited
    },
    Edits("few edits among twenty thousand cells give the layout computed from scratch") { random in
      let count = 20_000
      var edited = EditedLayout(random.content(of: count, SplitMix64.plainCell))
      edited.apply(
        random.batch(in: 12_345..<12_346, editing: 1, inserting: 1, cell: SplitMix64.plainCell))
      edited.apply(
        random.batch(in: 0..<count, editing: 3, inserting: 3, cell: SplitMix64.plainCell))
      return edited
    },
    Edits("a section can grow from nothing, become empty and be filled again") { random in
      var edited = EditedLayout(random.content(of: 0, SplitMix64.plainCell))
      for count in [1, 700, 1, 1500, 900] {
        edited.apply(
          random.batch(
            in: 0..<edited.cellCount, editing: 0, inserting: count, cell: SplitMix64.anyCell))
      }
      edited.apply(edited.deletion(of: 1..<edited.cellCount))
      edited.apply(edited.deletion(of: 0..<1))
      edited.apply(
        random.batch(in: 0..<0, editing: 0, inserting: 3000, cell: SplitMix64.plainCell))
      edited.apply(edited.deletion(of: 400..<2600))
      edited.apply(edited.deletion(of: 0..<edited.cellCount))
      return edited
    },
    Edits("edits of a line of thousands of cells give the layout computed from scratch") { random in
      var content = random.content(of: 2500) { random in
        .cell(0 × CGFloat(Double.random(in: 5...20, using: &random)))
      }
      content.sections[0].attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 1 / 3)
      var edited = EditedLayout(content)
      let flat = { (random: inout SplitMix64) in TestCell.cell(0 × 7.7) }
      edited.apply(random.batch(in: 0..<2500, editing: 5, inserting: 5, cell: flat))
      edited.apply(random.batch(in: 1200..<1201, editing: 0, inserting: 2) { _ in .cell(200 × 30) })
      edited.apply(
        random.batch(in: 600..<601, editing: 0, inserting: 1) { _ in
          .cell(0 × 10, CellAttributes(beginsLine: true))
        })
      edited.apply(random.batch(in: 0..<1000, editing: 400, inserting: 0, cell: flat))
      edited.apply(edited.deletion(of: 500..<900))
      return edited
    },
    Edits("edits that shift a whole grid give the layout computed from scratch") { random in
      let grid = { (random: inout SplitMix64) in TestCell.cell(33.3 × (50 / 3)) }
      var edited = EditedLayout(random.content(of: 4000, grid))
      for (place, insertedCount) in [(0, 1), (2000, 3), (3990, 1)] {
        edited.apply(
          random.batch(in: place..<(place + 2), editing: 1, inserting: insertedCount, cell: grid))
      }
      return edited
    },
    Edits("an indentation far above can start, change and end") { random in
      var edited = EditedLayout(random.content(of: 2500, SplitMix64.plainCell))
      for indentation: CGFloat? in [100.5, 33.3, nil] {
        var batch = TestBatch()
        let attributes = indentation.map {
          CellAttributes(indentation: .start, insets: Insets(leading: $0))
        }
        batch.replace(
          .init(section: 0, cell: 3), with: .cell(50 × 10, attributes ?? .default))
        edited.apply(batch)
      }
      return edited
    },
    Edits("a cell far outside its line is found until it is deleted") { random in
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
      return edited
    },
    Edits("edits among a thousand sections give the layout computed from scratch") { random in
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
      return edited
    },
  ]

  @Test(arguments: edits)
  func `edits give the layout computed from scratch`(edits: Edits) {
    var random = SplitMix64(seed: 0)
    #expect(edits.result(&random).difference == nil)
  }

  @Test func `a large layout does not change when its copy is edited`() {
    var random = SplitMix64(seed: 0)
    let content = random.content(of: 2500, SplitMix64.anyCell)
    var edited = EditedLayout(content)
    let original = edited.layout
    for _ in 0..<3 {
      edited.apply(
        random.batch(in: 0..<2000, editing: 5, inserting: 5, cell: SplitMix64.anyCell))
    }
    #expect(edited.difference == nil)
    #expect(original.firstDifference(from: content.layout(), in: [.infinite], cells: 40) == nil)
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
  /// Returns a large section above a small one, with lengths whose sums are not exact.
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

  fileprivate static func anyCell(_ random: inout SplitMix64) -> TestCell {
    random.happens(onceIn: 20) ? random.cell(.negative) : random.plainCell()
  }
}
