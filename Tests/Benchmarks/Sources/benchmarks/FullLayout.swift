import AlignedLayout

/// Lays out a run of the workload's cells, their sizes taken from the buffer by a closure.
func layout(_ sizes: UnsafeBufferPointer<CGSize>, width: CGFloat) -> ContentLayout {
  ContentLayout(
    width: width, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  }
}

/// Stops the program unless the engine and the floor lay out the workload as is known from
/// elsewhere.
func check(_ expected: Workload.Expectation, _ sizes: UnsafeBufferPointer<CGSize>) {
  let sizes = UnsafeBufferPointer(rebasing: sizes[..<expected.cellCount])
  let content = layout(sizes, width: expected.width)
  let floor = Floor(sizes: sizes, width: expected.width, spacing: Workload.spacing)
  defer { floor.deallocate() }
  let frames = sizes.indices.map {
    content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: $0))
  }
  for (lineCount, height, frames) in [
    (content.lines(inSection: 0).count, content.contentSize.height, frames),
    (floor.lineCount, floor.height, Array(floor.frames)),
  ] {
    precondition(
      lineCount == expected.lineCount && height == expected.height
        && frames.reduce(0) { $0 + $1.origin.x } == expected.sumOfX
        && frames.reduce(0) { $0 + $1.origin.y } == expected.sumOfY,
      "The layout of \(expected.cellCount) cells at \(expected.width) is wrong.")
  }
}

/// Full layout beside the floor, from few cells to many, and the bytes that a layout keeps.
func measureFullLayout(_ sizes: UnsafeBufferPointer<CGSize>) {
  print("Full layout       cells  ns a cell   floor  ratio  bytes a cell")
  for width: CGFloat in [375, 812] {
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let result = compare(runs: max(15, 1_000_000 / count)) { run in
        let content = layout(slice(sizes, run: run, count: count), width: width)
        precondition(content.contentSize.height > 0)
      } with: { run in
        let floor = Floor(
          sizes: slice(sizes, run: run, count: count), width: width, spacing: Workload.spacing)
        precondition(floor.height > 0)
        floor.deallocate()
      }
      let before = allocatedBytes()
      let content = layout(slice(sizes, run: 0, count: count), width: width)
      let kept = allocatedBytes() - before
      precondition(content.contentSize.height > 0)
      print(
        column("width \(Int(width))", 12), column(count, 10),
        column(result.measured / Double(count), 10), column(result.floor / Double(count), 7),
        column(result.ratio, 6), column(Double(kept) / Double(count), 13))
    }
  }
}

/// The cells of a run: others in every run, so that none finds the branch predictor trained by the
/// run before.
private func slice(
  _ sizes: UnsafeBufferPointer<CGSize>, run: Int, count: Int
) -> UnsafeBufferPointer<CGSize> {
  let start = run * count % (sizes.count - count + 1)
  return UnsafeBufferPointer(rebasing: sizes[start..<(start + count)])
}
