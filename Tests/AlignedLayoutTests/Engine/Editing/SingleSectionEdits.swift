import AlignedLayout
import Testing

/// Returns the layout of a section 100 points wide after a batch of edits, and expects it to equal a
/// layout computed from scratch.
func edited(_ cells: [TestCell], _ edit: (inout TestBatch) -> Void) -> ContentLayout {
  var batch = TestBatch()
  edit(&batch)
  var edited = EditedLayout(TestContent(width: 100, cells))
  edited.apply(batch)
  #expect(edited.difference == nil)
  return edited.layout
}

/// Edits of the only section.
extension TestBatch {
  mutating func insert(_ cell: TestCell, at new: Int) {
    insert(cell, at: .init(section: 0, cell: new))
  }

  mutating func delete(_ old: Int) {
    delete(.init(section: 0, cell: old))
  }

  mutating func replace(_ old: Int, with cell: TestCell) {
    replace(.init(section: 0, cell: old), with: cell)
  }

  mutating func move(_ old: Int, to new: Int) {
    move(.init(section: 0, cell: old), to: .init(section: 0, cell: new))
  }
}
