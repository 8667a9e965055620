import AlignedLayout

/// What stands in a phone's screenful somewhere in the content, and the frame of one cell.
func measureQueries(_ sizes: UnsafeBufferPointer<CGSize>) {
  print("Queries           cells  ns a screenful  elements  ns a frame")
  for count in [1_000, 10_000, 100_000, 1_000_000] {
    let content = layout(UnsafeBufferPointer(rebasing: sizes[..<count]), width: 375)
    let lastTop = Double(content.contentSize.height - 812)
    let queries = (0..<1_000).map { _ in
      CGRect(x: 0, y: .random(in: 0...lastTop), width: 375, height: 812)
    }
    let positions = (0..<1_000).map { _ in
      ContentLayout.CellPosition(section: 0, cell: .random(in: 0..<count))
    }
    let found = queries.reduce(0) { $0 + content.elements(in: $1).count }
    let result = compare(runs: 15) { _ in
      precondition(queries.reduce(0) { $0 + content.elements(in: $1).count } == found)
    } with: { _ in
      precondition(positions.reduce(0) { $0 + content.frame(ofCellAt: $1).size.height } > 0)
    }
    print(
      column("width 375", 12), column(count, 10), column(result.measured / 1_000, 15),
      column(Double(found) / 1_000, 9), column(result.floor / 1_000, 11))
  }
}
