/// The best of all the ways to set a passage on lines that its cells can share, found from the end
/// upwards: for each cell that may begin a line the best way to go on from there.
///
/// Cells can share a line if each fits behind those before it, but for the first group, which stays. So
/// the places where a line can end follow each other, and looking for them stops at the first cell that
/// does not fit, whatever spacing is.
struct BestLines {
  /// The best way to set what follows a place.
  private struct Rest {
    /// The sum of the squares of free space. Behind the last cell it is less than any other, so that the
    /// last line costs nothing.
    var cost: CGFloat
    var lineCount: Int32 = 0

    /// How many cells the first of the lines has.
    var cellCount: Int32 = 0
  }

  private let cells: UnbrokenCells
  private let passage: Range<Int>
  private let width: CGFloat
  private let weight: CGFloat
  private let mostCells: Int
  private var rests: [Rest]

  /// The lines of which the free space squared has the least sum, but for that of the last; of equal
  /// ones the fewest, and of these those that end later, the upper first.
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
    rests = Array(repeating: Rest(cost: 0), count: passage.count + 1)
    rests[passage.count].cost = weight > 0 ? -.infinity : 0
    for cell in passage.reversed() {
      let isWithinLimit =
        cells.joints.isEmpty ? findLine(fromOpen: cell) : findLine(fromGroup: cell)
      guard isWithinLimit else { return nil }
    }
  }

  private var starts: [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(Int(rests[0].lineCount))
    var index = 0
    while index < passage.count {
      starts.append(passage.lowerBound + index)
      index += Int(rests[index].cellCount)
    }
    return starts
  }

  @inline(__always)
  private func cost(used: CGFloat) -> CGFloat {
    let free = LineRecord.freeSpace(of: width, used: used)
    return weight * free * free
  }

  /// Finds the best line that begins with a cell, where no cell keeps with another.
  @inline(__always)
  private mutating func findLine(fromOpen first: Int) -> Bool {
    let limit = width + .fittingSlack
    let end = passage.count
    let index = first - passage.lowerBound
    let bound = index + mostCells < end ? index + mostCells + 1 : end
    var used = cells.widths[first]
    var next = used + cells.spacing
    var following = index + 1
    var best = rests[following]
    best.cost += cost(used: used)
    best.cellCount = 1
    while following < bound {
      let outerWidth = cells.widths[passage.lowerBound + following]
      used = next + outerWidth
      guard used <= limit else { break }
      next += outerWidth + cells.spacing
      following += 1
      let rest = rests[following]
      let cost = cost(used: used) + rest.cost
      if cost < best.cost || cost == best.cost && rest.lineCount <= best.lineCount {
        best.cost = cost
        best.lineCount = rest.lineCount
        best.cellCount = Int32(truncatingIfNeeded: following - index)
      }
    }
    best.cost = best.cost > 0 ? best.cost : 0
    best.lineCount += 1
    rests[index] = best
    return following - index <= mostCells
  }

  /// Finds the best line that begins with a cell, if one may, where some cells keep with others.
  private mutating func findLine(fromGroup first: Int) -> Bool {
    guard first == passage.lowerBound || cells.joints[first] != .kept else { return true }
    let limit = width + .fittingSlack
    let index = first - passage.lowerBound
    var best = Rest(cost: .infinity, lineCount: .max)
    var isInFirstGroup = true
    var next: CGFloat = 0
    var cell = first
    while cell < passage.upperBound {
      let joint = cell == first ? Joint.kept : cells.joints[cell]
      if joint == .required { break }
      isInFirstGroup = isInFirstGroup && joint == .kept
      let used = next + cells.widths[cell]
      guard isInFirstGroup || used <= limit else { break }
      next += cells.widths[cell] + cells.spacing
      cell += 1
      guard cell == passage.upperBound || cells.joints[cell] != .kept else { continue }
      let rest = rests[cell - passage.lowerBound]
      let cost = cost(used: used) + rest.cost
      if cost < best.cost || cost == best.cost && rest.lineCount <= best.lineCount {
        best = Rest(
          cost: cost, lineCount: rest.lineCount,
          cellCount: Int32(truncatingIfNeeded: cell - first))
      }
      if cell - first > mostCells { return false }
    }
    best.cost = best.cost > 0 ? best.cost : 0
    best.lineCount += 1
    rests[index] = best
    return cell - first <= mostCells
  }
}
