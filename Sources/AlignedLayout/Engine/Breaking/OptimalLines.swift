/// The best of all ways to break a passage, found from the end upwards.
///
/// Cells can share a line if each fits behind those before it. A line always takes the first cells that keep
/// together. The places where a line can end therefore follow each other, and the search for them stops at
/// the first cell that does not fit, even if spacing is negative.
struct OptimalLines {
  private struct Line {
    var lineCount: Int32 = 0
    var cellCount: Int32 = 0
  }

  private let cells: BreakableCells
  private let passage: Range<Int>
  private let width: CGFloat
  private let weight: CGFloat
  private let mostCells: Int

  /// For each place, the sum of the squares of the free space of the lines behind it. The cost
  /// behind the last cell is less than any other, so that the last line costs nothing. That of rows is 0.
  private let costs: ValueBuffer<CGFloat>
  private let lines: ValueBuffer<Line>

  /// Returns the cells that begin lines, so that the squared free spaces of all lines but the last have the
  /// least sum or, on rows, the squared differences between their heights and the target height. Among equal
  /// ways, the one with the fewest lines counts, and then the one whose upper lines end later.
  ///
  /// - Returns: nil if more than `mostCells` can share a line.
  static func leastCost(
    of passage: Range<Int>, in cells: BreakableCells, mostCells: Int
  ) -> [Int]? {
    OptimalLines(cells, passage, width: cells.lineWidth, weight: 1, mostCells: mostCells)?.starts
  }

  /// Returns the cells that begin the fewest lines, whose upper lines end as late as possible.
  ///
  /// - Returns: nil if more than `mostCells` can share a line.
  static func fewest(
    of passage: Range<Int>, in cells: BreakableCells, width: CGFloat, mostCells: Int
  ) -> [Int]? {
    OptimalLines(cells, passage, width: width, weight: 0, mostCells: mostCells)?.starts
  }

  private init?(
    _ cells: BreakableCells, _ passage: Range<Int>, width: CGFloat, weight: CGFloat, mostCells: Int
  ) {
    self.cells = cells
    self.passage = passage
    self.width = width
    self.weight = weight
    self.mostCells = mostCells
    costs = ValueBuffer(capacity: passage.count + 1)
    lines = ValueBuffer(capacity: passage.count + 1)
    costs.writer.write(weight > 0 && cells.rows == nil ? -.infinity : 0, at: passage.count)
    lines.writer.write(Line(), at: passage.count)
    let areFound =
      cells.rows.map(findRows) ?? (cells.areFreelyBreakable ? findLines() : findLinesOfGroups())
    guard areFound else { return nil }
  }

  private var starts: [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(Int(lines[0].lineCount))
    var index = 0
    while index < passage.count {
      starts.append(passage.lowerBound + index)
      index += Int(lines[index].cellCount)
    }
    return starts
  }

  @inline(__always)
  private func cost(used: CGFloat) -> CGFloat {
    let free = width.freeSpace(whenUsed: used)
    return weight * free * free
  }

  @inline(__always)
  private func record(end: Int, cost: CGFloat, from index: Int) {
    costs.writer.write(cost > 0 ? cost : 0, at: index)
    let line = Line(
      lineCount: lines[end].lineCount &+ 1, cellCount: Int32(truncatingIfNeeded: end &- index))
    lines.writer.write(line, at: index)
  }

  /// The processor cannot predict which end is better, so the comparisons are written without branches.
  /// Without this loop, which is a special case of the next, a layout takes 1.7 times as many instructions.
  private func findLines() -> Bool {
    let limit = width + .fittingSlack
    let spacing = cells.spacing
    let widths = cells.widths[passage]
    let count = passage.count
    let most = min(mostCells + 1, cells.mostCellsPerLine)
    return widths.withUnsafeBufferPointer { widths in
      for index in (0..<count).reversed() {
        let bound = index + min(most, count - index)
        var next = widths[index] + spacing
        var end = index &+ 1
        var bestEnd = end
        var best = cost(used: widths[index]) + costs[end]
        while end < bound {
          let used = next + widths[end]
          guard used <= limit else { break }
          next += widths[end] + spacing
          end &+= 1
          let cost = cost(used: used) + costs[end]
          if cost == best {
            bestEnd = lines[end].lineCount <= lines[bestEnd].lineCount ? end : bestEnd
          } else {
            let isLess = cost < best
            best = isLess ? cost : best
            bestEnd = isLess ? end : bestEnd
          }
        }
        guard end &- index <= mostCells else { return false }
        record(end: bestEnd, cost: best, from: index)
      }
      return true
    }
  }

  private func findLinesOfGroups() -> Bool {
    findLines(OpenLine(available: width)) { line, cell in
      line.append(outerWidth: cells.widths[cell], spacing: cells.spacing)
      return line.used <= line.reach.end
    } cost: { line, _ in
      cost(used: line.used)
    }
  }

  private func findRows(by rules: RowRules) -> Bool {
    // The last row of a section need not fill its line: it is no taller than the target.
    let mayBeLower = cells.endsSection && passage.upperBound == cells.count
    return findLines(OpenRow()) { row, cell in
      cells.append(cell, to: &row)
      return rules.areAllowed(row)
    } cost: { row, isLast in
      let difference = rules.fullHeight(of: row) - rules.target
      return isLast && mayBeLower && difference > 0 ? 0 : difference * difference
    }
  }

  /// - Parameters:
  ///   - append: returns whether the appended cell fits.
  ///   - cost: is passed whether the line is the last one.
  @inline(__always)
  private func findLines<Line>(
    _ empty: Line, append: (_ line: inout Line, _ cell: Int) -> Bool,
    cost: (_ line: Line, _ isLast: Bool) -> CGFloat
  ) -> Bool {
    let first = passage.lowerBound
    for index in (0..<passage.count).reversed()
    where index == 0 || cells.opportunity(before: first + index) != .prohibited {
      var line = empty
      var isInFirstGroup = true
      var best = CGFloat.infinity
      var bestEnd = index
      var end = index
      while end < passage.count {
        let opportunity =
          end == index ? BreakOpportunity.prohibited : cells.opportunity(before: first + end)
        if opportunity.isMandatory { break }
        isInFirstGroup = isInFirstGroup && opportunity == .prohibited
        let fits = append(&line, first + end) && end - index < cells.mostCellsPerLine
        guard isInFirstGroup || fits else { break }
        end += 1
        guard end - index <= mostCells else { return false }
        guard end == passage.count || cells.opportunity(before: first + end) != .prohibited
        else { continue }
        let cost = cost(line, end == passage.count) + costs[end]
        if cost < best || cost == best && lines[end].lineCount <= lines[bestEnd].lineCount {
          best = cost
          bestEnd = end
        }
      }
      record(end: bestEnd, cost: best, from: index)
    }
    return true
  }
}
