/// The best of all the ways to set a passage on lines that its cells can share, found from the end
/// upwards: for each cell that may begin a line the best way to go on from there.
///
/// Cells can share a line if each fits behind those before it, but for the first group, which
/// stays. So the places where a line can end follow each other, and looking for them stops at the
/// first cell that does not fit, whatever spacing is.
struct BestLines {
  /// The first of the lines on which what follows a place is set best.
  private struct Line {
    /// How many lines there are with it.
    var lineCount: Int32 = 0
    var cellCount: Int32 = 0
  }

  private let cells: UnbrokenCells
  private let passage: Range<Int>
  private let width: CGFloat
  private let weight: CGFloat
  private let mostCells: Int

  /// For each place, the sum of the squares of free space of what follows. Behind the last cell it
  /// is less than any other, so that the last line costs nothing.
  private var costs: [CGFloat]
  private var lines: [Line]

  /// The lines of which the free space squared has the least sum, but for that of the last; of
  /// equal ones the fewest, and of these those that end later, the upper first.
  ///
  /// - Returns: the cells that begin lines; nil if more cells than some can share a line.
  static func optimal(
    _ cells: UnbrokenCells, _ passage: Range<Int>, width: CGFloat, mostCells: Int
  ) -> [Int]? {
    let lines = BestLines(cells, passage, width: width, weight: 1, mostCells: mostCells)
    return lines?.starts
  }

  /// The fewest lines, and of these those that end later, the upper first.
  ///
  /// - Returns: the cells that begin lines; nil if more cells than some can share a line.
  static func fewest(
    _ cells: UnbrokenCells, _ passage: Range<Int>, width: CGFloat, mostCells: Int
  ) -> [Int]? {
    let lines = BestLines(cells, passage, width: width, weight: 0, mostCells: mostCells)
    return lines?.starts
  }

  private init?(
    _ cells: UnbrokenCells, _ passage: Range<Int>, width: CGFloat, weight: CGFloat, mostCells: Int
  ) {
    self.cells = cells
    self.passage = passage
    self.width = width
    self.weight = weight
    self.mostCells = mostCells
    costs = Array(repeating: 0, count: passage.count + 1)
    lines = Array(repeating: Line(), count: passage.count + 1)
    costs[passage.count] = weight > 0 ? -.infinity : 0
    guard cells.joints.isEmpty ? findOpenLines() : findLinesOfGroups() else { return nil }
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
    let free = LineRecord.freeSpace(of: width, used: used)
    return weight * free * free
  }

  @inline(__always)
  private mutating func keep(end: Int, cost: CGFloat, from index: Int) {
    costs[index] = cost > 0 ? cost : 0
    lines[index] = Line(
      lineCount: lines[end].lineCount + 1, cellCount: Int32(truncatingIfNeeded: end - index))
  }

  /// Finds the best lines from every place, where no cell keeps with another.
  ///
  /// What is better is not known to the processor before, so that nothing branches on it.
  private mutating func findOpenLines() -> Bool {
    let limit = width + .fittingSlack
    let spacing = cells.spacing
    let widths = cells.widths
    let first = passage.lowerBound
    let count = passage.count
    for index in (0..<count).reversed() {
      let bound = mostCells < count - index ? index + mostCells + 1 : count
      var next = widths[first + index] + spacing
      var end = index + 1
      var bestEnd = end
      var best = cost(used: widths[first + index]) + costs[end]
      while end < bound {
        let outerWidth = widths[first + end]
        let used = next + outerWidth
        guard used <= limit else { break }
        next += outerWidth + spacing
        end += 1
        let cost = cost(used: used) + costs[end]
        if cost == best {
          bestEnd = lines[end].lineCount <= lines[bestEnd].lineCount ? end : bestEnd
        } else {
          let isLess = cost < best
          best = isLess ? cost : best
          bestEnd = isLess ? end : bestEnd
        }
      }
      guard end - index <= mostCells else { return false }
      keep(end: bestEnd, cost: best, from: index)
    }
    return true
  }

  /// The same where some cells keep with others, from every place where a line may begin.
  private mutating func findLinesOfGroups() -> Bool {
    for index in (0..<passage.count).reversed()
    where index == 0 || cells.joints[passage.lowerBound + index] != .kept {
      guard findLineOfGroups(from: index) else { return false }
    }
    return true
  }

  private mutating func findLineOfGroups(from index: Int) -> Bool {
    let first = passage.lowerBound
    let limit = width + .fittingSlack
    var isInFirstGroup = true
    var next: CGFloat = 0
    var best = CGFloat.infinity
    var bestEnd = index
    var end = index
    while end < passage.count {
      let joint = end == index ? Joint.kept : cells.joints[first + end]
      if joint == .required { break }
      isInFirstGroup = isInFirstGroup && joint == .kept
      let used = next + cells.widths[first + end]
      guard isInFirstGroup || used <= limit else { break }
      next += cells.widths[first + end] + cells.spacing
      end += 1
      guard end - index <= mostCells else { return false }
      guard end == passage.count || cells.joints[first + end] != .kept else { continue }
      let cost = cost(used: used) + costs[end]
      if cost < best || cost == best && lines[end].lineCount <= lines[bestEnd].lineCount {
        best = cost
        bestEnd = end
      }
    }
    keep(end: bestEnd, cost: best, from: index)
    return true
  }
}
