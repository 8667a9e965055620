import AlignedLayout

/// Lays out cells in one section, with a closure that reads their sizes from a buffer.
func layout(_ sizes: UnsafeBufferPointer<CGSize>, width: CGFloat = 375) -> ContentLayout {
  ContentLayout(
    width: width, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  }
}

/// Returns the position of a cell in the only section.
func position(_ cell: Int) -> ContentLayout.CellPosition {
  ContentLayout.CellPosition(section: 0, cell: cell)
}

extension Workload.Expectation {
  /// Stops the program unless the layouts of engine and floor are as expected.
  func check(_ sizes: UnsafeBufferPointer<CGSize>) {
    let sizes = UnsafeBufferPointer(rebasing: sizes[..<cellCount])
    let content = layout(sizes, width: width)
    let floor = Floor(sizes: sizes, width: width)
    defer { floor.deallocate() }
    check(
      content.lines(inSection: 0).count, content.contentSize.height,
      sizes.indices.map { content.frame(ofCellAt: position($0)) })
    check(floor.lineCount, floor.height, Array(floor.frames))
  }

  private func check(_ lineCount: Int, _ height: CGFloat, _ frames: [CGRect]) {
    precondition(
      lineCount == self.lineCount && height == self.height
        && frames.reduce(0) { $0 + $1.origin.x } == sumOfX
        && frames.reduce(0) { $0 + $1.origin.y } == sumOfY,
      "The layout of \(cellCount) cells at \(width) is wrong.")
  }
}
