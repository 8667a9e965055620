import AlignedLayout

/// A content and its layout, which batches of edits update in place.
struct EditedLayout {
  private(set) var content: TestContent
  private(set) var layout: ContentLayout

  /// The first difference between the layout and one computed from scratch, after any batch.
  private(set) var difference: String?

  private var batchCount = 0

  init(_ content: TestContent) {
    self.content = content
    layout = content.layout()
  }

  mutating func apply(_ batch: TestBatch) {
    guard difference == nil else { return }
    content = batch.applied(to: content).content
    layout.apply(batch, leadingTo: content)
    let middle = layout.contentSize.height / 2
    let new = content.layout()
    // Beyond 2²⁴ points, sums depend on where they start, so only the lines are compared.
    let isExact = abs(new.contentSize.height) <= 0x1p24
    let found =
      isExact
      ? layout.firstDifference(
        from: new, in: [.infinite, rect(0, 0, 375 × 812), rect(20, middle, 100 × 300)], cells: 40)
      : layout.firstOtherBreak(than: new)
    difference = found.map { "batch \(batchCount): \($0)" }
    batchCount += 1
  }
}

extension SplitMix64 {
  /// Returns a batch that edits some cells in a range of a section and inserts others there.
  ///
  /// - Parameters:
  ///   - editedCount: the number of cells that are replaced, deleted or moved within the range.
  ///   - insertedCount: the number of cells that are inserted.
  mutating func batch(
    in range: Range<Int>, ofSection section: Int = 0, editing editedCount: Int,
    inserting insertedCount: Int, cell: (inout SplitMix64) -> TestCell
  ) -> TestBatch {
    var batch = TestBatch()
    var moving: [ContentLayout.CellPosition] = []
    var stayingCount = range.count
    for offset in different(editedCount, below: range.count) {
      let position = ContentLayout.CellPosition(
        section: section, cell: range.lowerBound + offset)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: batch.replace(position, with: cell(&self))
      case 1:
        batch.delete(position)
        stayingCount -= 1
      default:
        moving.append(position)
        stayingCount -= 1
      }
    }
    let incomingCount = moving.count + insertedCount
    let places = different(incomingCount, below: stayingCount + incomingCount)
    for (number, place) in places.enumerated() {
      let new = ContentLayout.CellPosition(section: section, cell: range.lowerBound + place)
      if number < moving.count {
        batch.move(moving[number], to: new)
      } else {
        batch.insert(cell(&self), at: new)
      }
    }
    batch.edits.shuffle(using: &self)
    return batch
  }
}
