import AlignedLayout

/// Measures the memory of a layout of cells with default attributes, and the peak while it is made.
func memory(_ setting: Setting) -> [Figure] {
  [375, 812].flatMap { (width: CGFloat) in
    setting.cellCounts.flatMap { count in
      let allocations = Allocations.counted {
        layout(setting.slice(0, count: count), width: width)
      }
      return allocations.map { figures(for: $0, width: width, cells: count) } ?? []
    }
  }
}

private func figures(for allocations: Allocations, width: CGFloat, cells: Int) -> [Figure] {
  let kept = Double(allocations.retainedBytes)
  // A content takes about a kilobyte, however few cells it has.
  let most = 24 + 1_000 / Double(cells)
  return [
    Figure(
      "width \(Int(width)), kept", cells: cells, kept / Double(cells), "bytes a cell",
      limit: .value(most)),
    Figure(
      "width \(Int(width)), peak", cells: cells, Double(allocations.peakBytes) / kept, "of kept",
      limit: .value(1.5)),
    Figure(
      "width \(Int(width))", cells: cells, Double(allocations.count), "allocations"),
  ]
}
