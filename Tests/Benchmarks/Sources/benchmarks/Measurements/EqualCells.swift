import AlignedLayout

/// Measures a section whose cells have one fixed size. A thousand or a million cells should take
/// the time and memory of ten.
func equalCells(_ setting: Setting) -> [Figure] {
  [1_000, 1_000_000].flatMap { count in
    let many = Grid(cellCount: count)
    let few = Grid(cellCount: 10)
    func figure(_ name: String, _ work: (Grid, _ operation: Int) -> Void) -> Figure {
      let comparison = setting.compare(operations: 1_000) {
        work(many, $0)
      } with: {
        work(few, $0)
      }
      return Figure(name, cells: count, comparison, unit: "ns", other: "10 cells")
    }
    return [
      figure("full layout") { grid, _ in
        precondition(grid.layout(width: 375).contentSize.height > 0)
      },
      figure("change of width") { grid, operation in
        let width: CGFloat = operation.isMultiple(of: 2) ? 812 : 375
        precondition(grid.layout(width: width).contentSize.width == width)
      },
      countChange(setting, cellCount: count),
      figure("frame of a cell") { grid, operation in
        let cell = grid.cells[operation % grid.cells.count]
        precondition(grid.content.frame(ofCellAt: position(cell)).size.height == Grid.length)
      },
      figure("a line's elements") { grid, operation in
        let rect = grid.lines[operation % grid.lines.count]
        precondition(grid.content.elements(in: rect).count == Grid.cellsPerLine)
      },
    ] + bytes(many, few)
  }
}

/// Cells of 70 by 70 points, five on a line, and random positions to query.
private struct Grid {
  static let length: CGFloat = 70
  static let cellsPerLine = 5

  let section: ContentLayout.Section
  let content: ContentLayout

  /// Random cells.
  let cells: [Int]

  /// Random rectangles, each within one line.
  let lines: [CGRect]

  init(cellCount: Int) {
    section = ContentLayout.Section(
      attributes: SectionAttributes(
        sizing: .fixed(CGSize(width: Self.length, height: Self.length))),
      cellCount: cellCount)
    var numbers = SeededNumbers()
    cells = (0..<1_024).map { _ in .random(in: 0..<cellCount, using: &numbers) }
    lines = cells.map {
      CGRect(
        x: 0, y: CGFloat($0 / Self.cellsPerLine) * (Self.length + Workload.spacing) + 10,
        width: 375, height: 40)
    }
    content = Self.layout(section, width: 375)
  }

  func layout(width: CGFloat) -> ContentLayout {
    Self.layout(section, width: width)
  }

  private static func layout(_ section: ContentLayout.Section, width: CGFloat) -> ContentLayout {
    ContentLayout(width: width, contentInsets: .zero, sections: [section]) { _, _ in
      preconditionFailure("The layout asks for the size of a cell with a fixed size.")
    }
  }
}

/// Measures insertions and deletions in turn.
private func countChange(_ setting: Setting, cellCount: Int) -> Figure {
  func change(_ content: inout ContentLayout, cell: Int, _ operation: Int) {
    let isEven = operation.isMultiple(of: 2)
    content.apply([isEven ? .insertCell(position(cell)) : .deleteCell(position(cell))]) { _, _ in
      preconditionFailure("The layout asks for the size of a cell with a fixed size.")
    }
  }
  let grid = Grid(cellCount: cellCount)
  var few = Grid(cellCount: 10).content
  let comparison = setting.compare(operations: 1_000, preparing: { _ in grid.content }) {
    change(&$0, cell: grid.cells[$1 / 2 % grid.cells.count], $1)
  } with: {
    change(&few, cell: $0 / 2 % 10, $0)
  }
  return Figure(
    "change of count", cells: cellCount, comparison, unit: "ns", other: "10 cells")
}

private func bytes(_ many: Grid, _ few: Grid) -> [Figure] {
  guard let ofMany = Allocations.counted(while: { many.layout(width: 375) }),
    let ofFew = Allocations.counted(while: { few.layout(width: 375) })
  else { return [] }
  let cells = Double(many.section.cellCount - few.section.cellCount)
  return [
    Figure(
      "kept beyond ten cells", cells: many.section.cellCount,
      Double(ofMany.retainedBytes - ofFew.retainedBytes) / cells, "bytes a cell", limit: .value(0))
  ]
}
