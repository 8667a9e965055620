import AlignedLayout

let workload = Workload(cellCount: 4_000_000)

/// Lays out a run of the workload's cells, their sizes taken from the buffer by a closure.
func layout(cells: Range<Int>, width: CGFloat, in sizes: UnsafeBufferPointer<CGSize>)
  -> ContentLayout
{
  ContentLayout(
    width: width, contentInsets: .zero,
    sections: [ContentLayout.Section(cellCount: cells.count)]
  ) { position, _ in
    sizes[cells.lowerBound + position.cell]
  }
}

/// Where the cells of a run begin: elsewhere in every run, so that no run finds the branch
/// predictor trained by the one before.
func cells(ofRun run: Int, count: Int) -> Range<Int> {
  let start = run * count % (workload.sizes.count - count + 1)
  return start..<(start + count)
}

workload.sizes.withUnsafeBufferPointer { sizes in
  for expected in Workload.expectations where false {
    let content = layout(
      cells: 0..<expected.cellCount, width: expected.width, in: sizes)
    var sumOfX: CGFloat = 0
    var sumOfY: CGFloat = 0
    for cell in 0..<expected.cellCount {
      let frame = content.frame(ofCellAt: ContentLayout.CellPosition(section: 0, cell: cell))
      sumOfX += frame.origin.x
      sumOfY += frame.origin.y
    }
    let floor = Floor(
      sizes: UnsafeBufferPointer(rebasing: sizes[0..<expected.cellCount]), width: expected.width,
      spacing: Workload.spacing)
    defer { floor.deallocate() }
    precondition(
      content.lines(inSection: 0).count == expected.lineCount
        && content.contentSize.height == expected.height
        && sumOfX == expected.sumOfX && sumOfY == expected.sumOfY
        && floor.lineCount == expected.lineCount && floor.height == expected.height
        && floor.frames.reduce(0) { $0 + $1.origin.x } == expected.sumOfX,
      "The layout of \(expected.cellCount) cells at \(expected.width) is not the workload's.")
  }
  print("The workload's line counts, heights and sums of coordinates are as published.\n")

  print("Full layout: nanoseconds a cell, beside a bare loop; bytes a cell")
  for width: CGFloat in [375, 812] {
    for count in [1_000, 10_000, 100_000, 1_000_000] {
      let result = compare(runs: max(15, 1_000_000 / count)) { run in
        let content = layout(cells: cells(ofRun: run, count: count), width: width, in: sizes)
        precondition(content.contentSize.height > 0)
      } with: { run in
        let cells = cells(ofRun: run, count: count)
        let floor = Floor(
          sizes: UnsafeBufferPointer(rebasing: sizes[cells]), width: width,
          spacing: Workload.spacing)
        precondition(floor.height > 0)
        floor.deallocate()
      }
      let before = allocatedBytes() ?? 0
      let content = layout(cells: 0..<count, width: width, in: sizes)
      let kept = (allocatedBytes() ?? 0) - before
      precondition(content.contentSize.height > 0)
      print(
        width, count, result.measured / Double(count), result.floor / Double(count), result.ratio,
        Double(kept) / Double(count))
    }
  }

  print("\nQueries: nanoseconds")
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let content = layout(cells: 0..<count, width: 375, in: sizes)
    var generator = SystemRandomNumberGenerator()
    let tops = (0..<1_000).map { _ in
      CGFloat.random(in: 0...(content.contentSize.height - 812), using: &generator)
    }
    let positions = (0..<1_000).map { _ in
      ContentLayout.CellPosition(
        section: 0, cell: Int.random(in: 0..<count, using: &generator))
    }
    var found = 0
    let result = compare(runs: 15) { _ in
      for top in tops {
        found +=
          content.elements(in: CGRect(x: 0, y: top, width: 375, height: 812)).count
      }
    } with: { _ in
      for position in positions {
        precondition(content.frame(ofCellAt: position).size.height > 0)
      }
    }
    print(
      count, "viewport", result.measured / 1_000, "of", Double(found) / 17_000, "elements; frame",
      result.floor / 1_000)
  }
}
