import AlignedLayout

/// Measures queries above a cell with a top inset of -10,000, which overlaps the cells above it
/// that far. Compares them to the same queries without such a cell.
func hostileOverlap(_ setting: Setting) -> [Figure] {
  setting.cellCounts.dropFirst().map { count in
    let sizes = setting.slice(0, count: count)
    let hostile = count - 1
    let content = ContentLayout(
      width: 375, contentInsets: .zero, sections: [ContentLayout.Section(cellCount: count)],
      sizeOfCell: { position, _ in sizes[position.cell] },
      attributesOfCell: { position in
        position.cell == hostile
          ? CellAttributes(insets: Insets(top: -10_000)) : .default
      })
    let peaceful = layout(sizes)
    let rects = screenfuls(ofHeight: 10_000).map {
      $0.offsetBy(dx: 0, dy: content.contentSize.height - 10_000)
    }
    for rect in rects.prefix(3) {
      check(content, in: rect)
    }
    let comparison = setting.compare(operations: 20) { operation in
      precondition(!content.elements(in: rects[operation % rects.count]).isEmpty)
    } with: { operation in
      precondition(!peaceful.elements(in: rects[operation % rects.count]).isEmpty)
    }
    return Figure(
      "a screenful beneath it", cells: count, comparison, unit: "ns", other: "without it")
  }
}

/// Stops the program unless a query returns the cells that a comparison of all frames finds.
private func check(_ content: ContentLayout, in rect: CGRect) {
  let found = content.elements(in: rect).map(\.frame)
  let frames = (0..<content.cellCount(inSection: 0)).map {
    content.frame(ofCellAt: position($0))
  }
  precondition(
    found == frames.filter { $0.minY < rect.maxY && rect.minY < $0.maxY },
    "A query beneath an overlapping cell is wrong.")
}
