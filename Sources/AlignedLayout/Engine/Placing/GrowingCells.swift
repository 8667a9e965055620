/// Shares the free space of a line between its cells that grow.
struct GrowingCells {
  private struct Cell {
    let weight: CGFloat

    /// The distance by which the cell may grow.
    let most: CGFloat
    var share: CGFloat = 0
    var isAtMaximum = false
  }

  private var cells: [Cell] = []

  /// Appends a cell of the line.
  ///
  /// - Parameters:
  ///   - weight: the weight of the cell's share, 0 if the cell does not grow.
  ///   - maximumWidth: the width up to which the cell grows.
  mutating func append(weight: CGFloat, width: CGFloat, maximumWidth: CGFloat) {
    // The greatest length means that there is no maximum.
    let most = maximumWidth < .greatestLaidOut ? (maximumWidth - width).orZero : .infinity
    cells.append(Cell(weight: weight.limitedLength, most: most))
  }

  /// Returns the distance by which each cell grows.
  ///
  /// - Parameter freeSpace: the space that the line's cells leave.
  func growths(sharing freeSpace: CGFloat, grid: PixelGrid) -> [CGFloat] {
    guard freeSpace > 0 else { return Array(repeating: 0, count: cells.count) }
    var sharing = self
    let rest = sharing.share(freeSpace)
    return sharing.inWholePixels(rest, grid)
  }

  /// Gives every cell its share by weight. Cells whose maximum is less leave the rest to the others.
  ///
  /// - Returns: the space of the cells that are not at their maximum.
  private mutating func share(_ freeSpace: CGFloat) -> CGFloat {
    // In the order in which maximum widths bind, so that each cell is looked at once.
    let growing = cells.indices.filter { cells[$0].weight > 0 }.sorted {
      cells[$0].most / cells[$0].weight < cells[$1].most / cells[$1].weight
    }
    // Summed from the end: subtracting from a sum could leave nothing of a small weight.
    var weights = growing.map { cells[$0].weight }
    for place in weights.indices.dropLast().reversed() {
      weights[place] += weights[place + 1]
    }
    var rest = freeSpace
    for (place, index) in growing.enumerated() {
      let share = rest * (cells[index].weight / weights[place])
      guard cells[index].most <= share else {
        for other in growing[place...] {
          cells[other].share = rest * (cells[other].weight / weights[place])
        }
        return rest
      }
      cells[index].share = cells[index].most
      cells[index].isAtMaximum = true
      rest = (rest - cells[index].most).orZero
    }
    return 0
  }

  /// Returns the shares with those below their maximum in whole pixels. The last of them also gets
  /// the fraction of a pixel that is left.
  private func inWholePixels(_ rest: CGFloat, _ grid: PixelGrid) -> [CGFloat] {
    let last = cells.lastIndex { $0.weight > 0 && !$0.isAtMaximum }
    var due: CGFloat = 0
    var given: CGFloat = 0
    return cells.indices.map { index in
      let cell = cells[index]
      guard cell.weight > 0, !cell.isAtMaximum else { return cell.share }
      due += cell.share
      let pixels: CGFloat = index == last ? rest - given : grid.wholePixels(in: due) - given
      let growth = min(pixels.orZero, cell.most)
      given += growth
      return growth
    }
  }
}
