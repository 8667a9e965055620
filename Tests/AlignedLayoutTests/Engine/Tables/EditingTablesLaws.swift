import AlignedLayout
import Testing

/// Edits of cells whose widths their lines or columns decide.
@Suite struct EditingTablesLaws {
  @Test(arguments: [false, true])
  func `batch after batch gives the layout computed from scratch`(hasColumns: Bool) {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 100)) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(hasColumns ? random.columnTable() : random.table())
      for _ in 0..<5 {
        edited.apply(random.tableBatch(edited.content))
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `batches of any numbers give the layout computed from scratch`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 50)) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.wildTable(wildness)
      content.sections.append(random.table().sections[0])
      var edited = EditedLayout(content)
      for _ in 0..<5 {
        let section = Int.random(in: edited.content.sections.indices, using: &random)
        let count = edited.content.sections[section].cells.count
        edited.apply(
          random.batch(
            in: 0..<count, ofSection: section, editing: min(count, random.pick([0, 1, 3])),
            inserting: random.pick([0, 1, 2])
          ) { $0.wildTableCell(wildness) })
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test func `scattered and dense edits of large sections give the layout computed from scratch`() {
    let fault = firstFault(ofSeeds: Seeds(8, usually: 3)) { seed in
      var random = SplitMix64(seed: seed)
      var content = seed % 2 == 0 ? random.table() : random.columnTable()
      content.sections[0].cells = (0..<2500).map { _ in random.tableCell() }
      var edited = EditedLayout(content)
      for (range, editedCount, insertedCount) in [
        (0..<2500, 10, 10), (1000..<1040, 20, 20), (0..<2, 1, 1), (900..<1100, 150, 0),
      ] {
        edited.apply(
          random.batch(in: range, editing: editedCount, inserting: insertedCount) {
            $0.tableCell()
          })
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test(arguments: [false, true])
  func `a decided cell whose width stays is not asked again`(
    hasColumns: Bool
  ) {
    let fault = firstFault(ofSeeds: 2000) { seed in
      var random = SplitMix64(seed: seed)
      var content = hasColumns ? random.columnTable() : random.table()
      var layout = content.layout()
      for _ in 0..<5 {
        let batch = random.tableBatch(content)
        let old = FreshLayout(content)
        let edited = batch.applied(to: content)
        content = edited.content
        let questions = layout.apply(batch, leadingTo: content).sizes
        if let fault = known(edited, questions.map(\.position), old, FreshLayout(content)) {
          return fault
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  /// The first decided cell that is asked although its width stays, or nil.
  private func known(
    _ edited: EditedContent, _ asked: [ContentLayout.CellPosition], _ old: FreshLayout,
    _ new: FreshLayout
  ) -> String? {
    let section = edited.content.sections[0]
    let isDecided = { (cell: Int) in
      if case .columns = section.attributes.sizing.kind { return true }
      return section.cells[cell].attributes.width != .asked
    }
    for position in asked where isDecided(position.cell) {
      let offers = new.offers[position]
      if let origin = edited.origins[0][position.cell], old.offers[origin] == offers {
        return "\(position.cell) asked again for \(offers ?? [])"
      }
    }
    return nil
  }

  @Test func `a cell of a group that columns divide is not asked again`() {
    let kept = TestCell.cell(1 × 10, CellAttributes(keepsWithNext: true, columnSpan: 2))
    let content = TestContent(
      width: 100, .columns(3), [kept, .cell(1 × 10, CellAttributes(columnSpan: 2))])
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 0), with: kept)
    var layout = content.layout()
    let questions = layout.apply(batch, leadingTo: content)
    expectEqual(questions.sizes.map(\.position.cell), [0])
  }

  @Test func `a cell that shrinks to its former least width is asked for its height`() {
    let indenting = CellAttributes(
      endsLine: true, indentation: .start, insets: Insets(leading: 70))
    let shrinking = CellAttributes(minimumWidth: 50, shrinkage: 1)
    let content = TestContent(
      width: 100,
      [
        .cell(10 × 10, indenting), TestCell(attributes: shrinking) { min($0, 60) × (100 - $0) },
      ])
    var edited = EditedLayout(content)
    expectEqual(edited.layout.frames()[1], rect(70, 10, 50 × 70))
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 0), with: .cell(50 × 10))
    edited.apply(batch)
    expectEqual(edited.layout.frames()[1], rect(50, 0, 50 × 50))
    #expect(edited.difference == nil)
  }

  @Test func `an insertion above a thousand cells in columns asks few others`() {
    let columns = SectionAttributes.columns(3)
    let content = TestContent(
      width: 100, columns, (0..<1000).map { _ in .cell(1 × 10) })
    var batch = TestBatch()
    batch.insert(.cell(1 × 20), at: .init(section: 0, cell: 0))
    let new = batch.applied(to: content).content
    var layout = content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    expectEqual(questions.sizes.map(\.position.cell), [0])
    expectEqual(questions.attributes.map(\.position.cell), [0])
    #expect(layout.firstDifference(from: new.layout()) == nil)
  }
}

extension SplitMix64 {
  /// Returns a batch of edits of some cells of the only section.
  mutating func tableBatch(_ content: TestContent) -> TestBatch {
    let count = content.sections[0].cells.count
    return batch(
      in: 0..<count, editing: min(count, pick([0, 1, 3])), inserting: pick([0, 1, 2])
    ) { $0.tableCell() }
  }
}
