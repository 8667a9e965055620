/// A line of items in a vertical flow layout.
struct FlowLine: Equatable {
  let items: Range<Int>
  let isLast: Bool

  /// Breaks items into lines. Each line takes as many items as fit with the spacing between them,
  /// and at least one (evidence D).
  static func lines(of widths: [CGFloat], spacing: CGFloat, in available: CGFloat) -> [FlowLine] {
    var ranges: [Range<Int>] = []
    var start = 0
    var used: CGFloat = 0
    for (item, width) in widths.enumerated() {
      let needed = item == start ? width : used + spacing + width
      if item > start, needed > available {
        ranges.append(start..<item)
        start = item
        used = width
      } else {
        used = needed
      }
    }
    if start < widths.count { ranges.append(start..<widths.count) }
    return ranges.enumerated().map {
      FlowLine(items: $0.element, isLast: $0.offset == ranges.count - 1)
    }
  }

  /// Returns where the items begin on the line.
  ///
  /// Items are spread over the line: the spacing is only a minimum (D). A single item is centered
  /// (evidence R: PluginLayout, issue 16), also one that is wider than the line and so begins before
  /// it (M). Two kinds of lines differ:
  ///
  /// - If all items of a section have one size, they stand in columns, on the last line too. So they
  ///   are spread as on a full line (P, R: radar 20825965).
  /// - Otherwise the last line has the minimum spacing (R: radar 20825965). A single item on it is
  ///   at the start, or centered if cells determine their sizes (R: Texture, issue 1906).
  func starts(of metrics: FlowMetrics, in available: CGFloat) -> [CGFloat] {
    let spacing = metrics.itemSpacing
    if let size = metrics.uniformSize {
      let columns = Self.columns(of: size.width, spacing: spacing, in: available)
      let gap = Self.gap(of: size.width, columns: columns, spacing: spacing, in: available)
      let start = columns == 1 ? (available - size.width) / 2 : 0
      return items.indices.map { start + CGFloat($0 - items.lowerBound) * (size.width + gap) }
    }
    let widths = metrics.itemSizes[items].map(\.width)
    let free = available - widths.reduce(0, +) - CGFloat(items.count - 1) * spacing
    if items.count == 1 {
      return [!isLast || metrics.isSelfSizing ? free / 2 : 0]
    }
    let gap = isLast ? spacing : spacing + free / CGFloat(items.count - 1)
    var starts: [CGFloat] = [0]
    for width in widths.dropLast() { starts.append(starts[starts.count - 1] + width + gap) }
    return starts
  }

  /// Returns the number of items of one width that fit on a line.
  private static func columns(
    of width: CGFloat, spacing: CGFloat, in available: CGFloat
  ) -> Int {
    guard width + spacing > 0 else { return 1 }
    var columns = 1
    var used = width
    while used + spacing + width <= available {
      used += spacing + width
      columns += 1
    }
    return columns
  }

  private static func gap(
    of width: CGFloat, columns: Int, spacing: CGFloat, in available: CGFloat
  ) -> CGFloat {
    guard columns > 1 else { return spacing }
    let used = CGFloat(columns) * width + CGFloat(columns - 1) * spacing
    return spacing + (available - used) / CGFloat(columns - 1)
  }
}
