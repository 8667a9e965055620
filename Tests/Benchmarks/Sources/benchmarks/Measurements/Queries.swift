import AlignedLayout

/// Measures queries for the elements in a random screenful and for the frame of a random cell.
func queries(_ setting: Setting) -> [Figure] {
  setting.cellCounts.flatMap { count in
    let sizes = setting.slice(0, count: count)
    let content = layout(sizes)
    let floor = Floor(sizes: sizes, width: 375)
    defer { floor.deallocate() }
    return screenfuls(setting, content, floor, cellCount: count)
      + [frames(setting, content, floor, cellCount: count)]
  }
}

private func screenfuls(
  _ setting: Setting, _ content: ContentLayout, _ floor: Floor, cellCount: Int
) -> [Figure] {
  let rects = screenfuls(ofHeight: content.contentSize.height)
  var found = 0
  for rect in rects {
    let elements = content.elements(in: rect)
    let cells = floor.cells(from: rect.minY, to: rect.maxY)
    precondition(elements.map(\.frame) == cells.map(\.frame), "A query returns wrong elements.")
    found += elements.count
  }
  let elements = Double(found) / Double(rects.count)
  // A million cells are not cached. Copying stored frames takes twice as long there, too.
  let most = 1_000 + (cellCount < 1_000_000 ? 10 : 20) * elements
  let comparison = setting.compare(operations: 100) { operation in
    precondition(!content.elements(in: rects[operation % rects.count]).isEmpty)
  } with: { operation in
    let rect = rects[operation % rects.count]
    precondition(!floor.cells(from: rect.minY, to: rect.maxY).isEmpty)
  }
  return [
    Figure(
      "a screenful of \(text(elements))", cells: cellCount, comparison, unit: "ns",
      other: "stored frames", limit: .value(most)),
    Figure(
      "an element of it", cells: cellCount, comparison, per: elements, unit: "ns",
      other: "stored frames"),
  ]
}

private func frames(
  _ setting: Setting, _ content: ContentLayout, _ floor: Floor, cellCount: Int
) -> Figure {
  var numbers = SeededNumbers()
  let cells = (0..<1_024).map { _ in Int.random(in: 0..<cellCount, using: &numbers) }
  let comparison = setting.compare(operations: 1_000) { operation in
    let cell = cells[operation % cells.count]
    precondition(content.frame(ofCellAt: position(cell)).size.height > 0)
  } with: { operation in
    precondition(floor.frames[cells[operation % cells.count]].size.height > 0)
  }
  return Figure(
    "frame of a cell", cells: cellCount, comparison, unit: "ns", other: "stored frames")
}

/// Returns rectangles of a phone's size at random positions in content of the given height.
func screenfuls(ofHeight height: CGFloat, count: Int = 1_024) -> [CGRect] {
  var numbers = SeededNumbers()
  return (0..<count).map { _ in
    CGRect(
      x: 0, y: .random(in: 0...Double(height - 812), using: &numbers), width: 375, height: 812)
  }
}
