import AlignedLayout

/// Compares full layout to the floor, for several cell counts. A closure reads sizes from a buffer.
func fullLayout(_ setting: Setting) -> [Figure] {
  [375, 812].flatMap { width in
    setting.cellCounts.map { count in
      let comparison = setting.compare(operations: max(1, 20_000 / count)) { operation in
        let content = layout(setting.slice(operation, count: count), width: width)
        precondition(content.contentSize.height > 0)
      } with: { operation in
        let floor = Floor(sizes: setting.slice(operation, count: count), width: width)
        precondition(floor.height > 0)
        floor.deallocate()
      }
      return Figure(
        "width \(Int(width))", cells: count, comparison, per: Double(count), unit: "ns a cell",
        other: "floor", limit: .besideFloor(cellCount: count))
    }
  }
}

extension Figure.Limit {
  /// The greatest ratio of a layout's time to that of the floor.
  ///
  /// A content with its section and its first galley takes about a microsecond, which the floor does not
  /// need. That is a sixth of the time of 1,000 cells.
  ///
  /// A layout of a million cells takes 24 MB in some three thousand blocks, which are no longer cached when they
  /// are allocated and freed. Ten layouts of 100,000 cells take as long if they exist together. The
  /// floor has two blocks.
  static func besideFloor(cellCount: Int) -> Figure.Limit {
    .ratio((10_000..<1_000_000).contains(cellCount) ? 1.6 : 2)
  }
}
