/// How the cells of a line that grow share its free space.
struct GrowingCells {
  /// A cell that grows.
  private struct Cell {
    let weight: CGFloat

    /// How much the cell may grow.
    let most: CGFloat
    var share: CGFloat = 0
    var isAtLargest = false
  }

  private var cells: [Cell] = []

  /// Adds a cell of the line.
  ///
  /// - Parameters:
  ///   - weight: what the cell's share is in proportion to; more than 0, or it does not grow.
  ///   - maximumWidth: how wide the cell may become.
  mutating func append(weight: CGFloat, width: CGFloat, maximumWidth: CGFloat) {
    // The greatest length stands for any.
    let most = maximumWidth < .greatestLaidOut ? (maximumWidth - width).orZero : .infinity
    cells.append(Cell(weight: weight.limitedLength, most: most))
  }

  /// What each cell grows by.
  ///
  /// - Parameter freeSpace: what the line's cells leave, 0 if that is next to nothing.
  func growths(sharing freeSpace: CGFloat, grid: PixelGrid) -> [CGFloat] {
    guard freeSpace > 0 else { return Array(repeating: 0, count: cells.count) }
    var sharing = self
    let left = sharing.share(freeSpace)
    return sharing.inWholePixels(left, grid)
  }

  /// Gives every cell its share by weight, and to the others what those leave that may not grow so
  /// much.
  ///
  /// - Returns: what is left to those that could grow more.
  private mutating func share(_ freeSpace: CGFloat) -> CGFloat {
    // Those whose largest width binds first come first, so that each is looked at once.
    let growing = cells.indices.filter { cells[$0].weight > 0 }.sorted {
      cells[$0].most / cells[$0].weight < cells[$1].most / cells[$1].weight
    }
    // Summed from the end: to subtract from a sum could leave nothing of a small weight.
    var weights = growing.map { cells[$0].weight }
    for place in weights.indices.dropLast().reversed() {
      weights[place] += weights[place + 1]
    }
    var left = freeSpace
    for (place, index) in growing.enumerated() {
      let share = left * (cells[index].weight / weights[place])
      guard cells[index].most <= share else {
        for other in growing[place...] {
          cells[other].share = left * (cells[other].weight / weights[place])
        }
        return left
      }
      cells[index].share = cells[index].most
      cells[index].isAtLargest = true
      left = (left - cells[index].most).orZero
    }
    return 0
  }

  /// The shares of the cells that could grow more in whole pixels, the rest with the last of them.
  private func inWholePixels(_ left: CGFloat, _ grid: PixelGrid) -> [CGFloat] {
    let last = cells.lastIndex { $0.weight > 0 && !$0.isAtLargest }
    var due: CGFloat = 0
    var given: CGFloat = 0
    return cells.indices.map { index in
      let cell = cells[index]
      guard cell.weight > 0, !cell.isAtLargest else { return cell.share }
      due += cell.share
      let pixels: CGFloat = index == last ? left - given : grid.wholePixels(in: due) - given
      let growth = min(pixels.orZero, cell.most)
      given += growth
      return growth
    }
  }
}
