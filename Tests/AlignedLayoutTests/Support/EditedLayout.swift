import AlignedLayout

/// A content that is edited batch after batch, and its layout, which is changed in place.
struct EditedLayout {
  private(set) var content: TestContent
  private(set) var layout: ContentLayout

  /// The first difference that the layout had from one made anew after any batch.
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
    // Beyond, sums depend on where the summing starts.
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
  /// Edits of so many cells of a section, and as many arriving as are told, all in a range of it.
  mutating func batch(
    in range: Range<Int>, ofSection section: Int = 0, named: Int, arriving: Int,
    cell: (inout SplitMix64) -> TestCell
  ) -> TestBatch {
    var batch = TestBatch()
    var moving: [ContentLayout.CellPosition] = []
    var stayingCount = range.count
    for offset in different(named, below: range.count) {
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
    let arrivingCount = moving.count + arriving
    let places = different(arrivingCount, below: stayingCount + arrivingCount)
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
