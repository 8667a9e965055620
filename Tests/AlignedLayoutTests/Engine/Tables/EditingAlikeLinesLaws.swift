import AlignedLayout
import Testing

/// Edits of large sections whose cells get the same width: lines below an edit begin with other cells, but
/// decide the same widths.
@Suite struct EditingAlikeLinesLaws {
  @Test(arguments: [false, true])
  func `lines of other cells give the layout computed from scratch`(hasColumns: Bool) {
    let fault = firstFault(ofSeeds: Seeds(60, usually: 8)) { seed in
      var random = SplitMix64(seed: seed)
      var content = hasColumns ? random.columnTable() : random.table()
      let attributes = random.attributesOfAlikeCells()
      let cell = { (random: inout SplitMix64) in random.alikeCell(attributes) }
      let count = random.pick([600, 1100, 2300])
      content.sections[0].cells = (0..<count).map { _ in cell(&random) }
      var edited = EditedLayout(content)
      for (range, editedCount, insertedCount) in [
        (0..<1, 1, 0), (0..<1, 0, 1), (0..<300, 2, 1), (200..<500, 0, random.pick([1, 2, 3])),
      ] {
        edited.apply(
          random.batch(in: range, editing: editedCount, inserting: insertedCount, cell: cell))
      }
      // A cell of other attributes divides them.
      edited.apply(
        random.batch(in: 100..<101, editing: 1, inserting: 1) { $0.tableCell() })
      edited.apply(random.batch(in: 0..<3, editing: 1, inserting: 0, cell: cell))
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test(arguments: [
    CellAttributes(width: .fraction(1 / 3)), CellAttributes(width: .remaining, minimumWidth: 30),
  ])
  func `lines that begin with other cells ask none of them above the last line`(
    attributes: CellAttributes
  ) {
    let cells = (0..<3000).map { TestCell.cell(1 × CGFloat($0 % 7), attributes) }
    let content = TestContent(width: 100, cells)
    var deletion = TestBatch()
    deletion.delete(.init(section: 0, cell: 0))
    let shorter = deletion.applied(to: content).content
    var layout = content.layout()
    // Two cells on the last line may get other widths than three.
    let lastLine = 2997
    let askedByDeletion = layout.apply(deletion, leadingTo: shorter).sizes
    #expect(askedByDeletion.allSatisfy { $0.position.cell >= lastLine })
    #expect(layout.firstDifference(from: shorter.layout()) == nil)

    var insertion = TestBatch()
    insertion.insert(.cell(1 × 9, attributes), at: .init(section: 0, cell: 1))
    let longer = insertion.applied(to: shorter).content
    let asked = layout.apply(insertion, leadingTo: longer).sizes
    expectEqual(asked.map(\.position.cell).filter { $0 < lastLine }, [1])
    #expect(layout.firstDifference(from: longer.layout()) == nil)
  }

  /// Of three cells that share 100 points in whole pixels, one gets 34.
  @Test func `cells that move to another width of their line are asked for their heights`() {
    let remaining = CellAttributes(width: .remaining, minimumWidth: 30)
    var content = TestContent(
      width: 100,
      (0..<600).map { _ in TestCell(attributes: remaining) { 1 × (2 * $0) } })
    content.displayScale = 1
    var edited = EditedLayout(content)
    expectEqual(Set(edited.layout.frames().map(\.size.height)), [66, 68])
    var deletion = TestBatch()
    deletion.delete(.init(section: 0, cell: 0))
    edited.apply(deletion)
    #expect(edited.difference == nil)
  }
}

extension SplitMix64 {
  /// Returns attributes with which no cell ends or indents lines.
  fileprivate mutating func attributesOfAlikeCells() -> CellAttributes {
    CellAttributes(
      minimumLineSpace: pick([0, 0, 40]),
      width: pick([
        .fraction(1 / 3), .fraction(0.25), .fraction(0.4), .remaining, .remaining(weight: 2),
      ]),
      minimumWidth: pick([0, 20, 33.3, 70]), maximumGrownWidth: pick([.infinity, 60, 100]),
      growth: pick([0, 1]), shrinkage: pick([0, 0, 1]), columnSpan: pick([1, 1, 2]),
      insets: pick([.zero, Insets(1 / 3), Insets(top: -2, leading: 4)]))
  }

  /// Returns a cell whose height follows from the width that it gets.
  fileprivate mutating func alikeCell(_ attributes: CellAttributes) -> TestCell {
    let height = CGFloat(Int.random(in: 10...90, using: &self)) / 3
    return TestCell(attributes: attributes) { min($0, 50) × (height + $0 / 10) }
  }
}
