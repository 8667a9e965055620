import AlignedLayout

/// Lays out some of the workload's cells in one section, their sizes taken from the buffer by a
/// closure.
func layout(_ sizes: UnsafeBufferPointer<CGSize>, width: CGFloat = 375) -> ContentLayout {
  ContentLayout(
    width: width, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: sizes.count)]
  ) { position, _ in
    sizes[position.cell]
  }
}

/// The position of a cell of a content's only section.
func position(_ cell: Int) -> ContentLayout.CellPosition {
  ContentLayout.CellPosition(section: 0, cell: cell)
}

extension Workload.Expectation {
  /// Stops the program unless the engine and the floor lay out the workload as is known from
  /// elsewhere.
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
