/// Shares free space between cells that grow, or the space that a line lacks between cells that shrink.
struct SharedSpace {
  private struct Cell {
    let weight: CGFloat
    let most: CGFloat
    var share: CGFloat = 0
    var isAtMaximum = false

    /// The weights of the cell and of those whose greatest shares bind later.
    var weights: CGFloat = 0
  }

  private var cells: [Cell] = []

  init(cellCount: Int) { cells.reserveCapacity(cellCount) }

  mutating func append(weight: CGFloat, most: CGFloat = .infinity) {
    cells.append(Cell(weight: weight.limitedLength, most: most))
  }

  /// Cells at their greatest share may leave a part of the space.
  consuming func shares(of space: CGFloat, grid: PixelGrid) -> [CGFloat] {
    share(space, in: grid)
    return cells.map { $0.share }
  }

  /// Together the shares are the space, if the greatest shares allow it. A cell near its greatest share may
  /// get a part of a pixel.
  consuming func completeShares(of space: CGFloat, grid: PixelGrid) -> [CGFloat] {
    share(space, in: grid)
    var missing: CGFloat = space - cells.reduce(CGFloat(0)) { $0 + $1.share }
    for index in cells.indices.reversed() where missing > .lastBits && cells[index].weight > 0 {
      let more = min(missing, (cells[index].most - cells[index].share).orZero)
      cells[index].share += more
      missing -= more
    }
    return cells.map { $0.share }
  }

  private mutating func share(_ space: CGFloat, in grid: PixelGrid) {
    guard space > 0, let last = cells.lastIndex(where: { $0.weight > 0 }) else { return }
    if cells.firstIndex(where: { $0.weight > 0 }) == last {
      cells[last].share = min(space, cells[last].most)
      return
    }
    let rest = shareByWeight(space)
    roundShares(rest, to: grid)
  }

  /// Cells whose greatest share is less leave the rest to the others.
  ///
  /// - Returns: the space of the cells that are not at their greatest share.
  private mutating func shareByWeight(_ space: CGFloat) -> CGFloat {
    // In the order in which greatest shares bind, so that each cell is looked at once.
    var growing = cells.indices.filter { cells[$0].weight > 0 }
    growing.sort { cells[$0].most / cells[$0].weight < cells[$1].most / cells[$1].weight }
    // Summed from the end: subtracting from a sum could leave nothing of a small weight.
    var weights: CGFloat = 0
    for index in growing.reversed() {
      weights += cells[index].weight
      cells[index].weights = weights
    }
    var rest = space
    for (place, index) in growing.enumerated() {
      let weights = cells[index].weights
      guard cells[index].most <= rest * (cells[index].weight / weights) else {
        for other in growing[place...] {
          cells[other].share = rest * (cells[other].weight / weights)
        }
        return rest
      }
      cells[index].share = cells[index].most
      cells[index].isAtMaximum = true
      rest = (rest - cells[index].most).orZero
    }
    return 0
  }

  /// The last cell below its greatest share also gets the fraction of a pixel that is left.
  private mutating func roundShares(_ rest: CGFloat, to grid: PixelGrid) {
    let last = cells.lastIndex { $0.weight > 0 && !$0.isAtMaximum }
    var due: CGFloat = 0
    var given: CGFloat = 0
    for index in cells.indices where cells[index].weight > 0 && !cells[index].isAtMaximum {
      due += cells[index].share
      let pixels: CGFloat = index == last ? rest - given : grid.wholePixels(in: due) - given
      cells[index].share = min(pixels.orZero, cells[index].most)
      given += cells[index].share
    }
  }
}
