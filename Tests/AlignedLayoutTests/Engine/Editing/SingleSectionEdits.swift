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

/// A row of a table: the cells of a section 100 points wide, a batch of edits, and what the layout must be after it.
struct EditExample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let cells: [TestCell]
  private let picture: String?
  private let frames: [CGRect]?
  private let contentSize: CGSize?
  private let edit: @Sendable (inout TestBatch) -> Void

  /// - Parameters:
  ///   - name: what the row shows, as a sentence.
  ///   - cells: the cells before the edits.
  ///   - picture: the layout in characters, each of which stands for 10 points, or nil if the row says nothing of
  ///     it. The same is true for what follows.
  ///   - frames: the frames of all cells.
  init(
    _ name: String, _ cells: [TestCell], picture: String? = nil, frames: [CGRect]? = nil,
    contentSize: CGSize? = nil, _ edit: @escaping @Sendable (inout TestBatch) -> Void
  ) {
    testDescription = name
    self.cells = cells
    self.picture = picture
    self.frames = frames
    self.contentSize = contentSize
    self.edit = edit
  }

  /// Expects what the row says, and that the layout equals one computed from scratch.
  func expect() {
    let layout = edited(cells, edit)
    let says = picture != nil || frames != nil || contentSize != nil
    #expect(says, "the row says nothing")
    if let picture { expectEqual(layout.picture(), picture) }
    if let frames { expectEqual(layout.frames(), frames) }
    if let contentSize { expectEqual(layout.contentSize, contentSize) }
  }
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
