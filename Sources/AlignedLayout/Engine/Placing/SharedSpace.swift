/// Shares free space between cells that grow, or the space that a line lacks between cells that shrink.
struct SharedSpace {
  private struct Cell {
    let weight: CGFloat
    let most: CGFloat
    var share: CGFloat = 0
    var isAtMaximum = false
  }

  private var cells: [Cell] = []

  init(cellCount: Int) { cells.reserveCapacity(cellCount) }

  mutating func append(weight: CGFloat, most: CGFloat = .infinity) {
    cells.append(Cell(weight: weight.limitedLength, most: most))
  }

  /// Cells at their greatest share may leave a part of the space.
  func shares(of space: CGFloat, grid: PixelGrid) -> [CGFloat] {
    var shares = Array(repeating: CGFloat(0), count: cells.count)
    guard space > 0, let last = cells.lastIndex(where: { $0.weight > 0 }) else { return shares }
    if cells.firstIndex(where: { $0.weight > 0 }) == last {
      shares[last] = min(space, cells[last].most)
      return shares
    }
    var sharing = self
    let rest = sharing.share(space)
    return sharing.inWholePixels(rest, grid)
  }

  /// Together the shares are the space, if the greatest shares allow it. A cell near its greatest share may
  /// get a part of a pixel.
  func completeShares(of space: CGFloat, grid: PixelGrid) -> [CGFloat] {
    var shares = shares(of: space, grid: grid)
    var missing = space - shares.reduce(0, +)
    for index in cells.indices.reversed() where missing > .lastBits && cells[index].weight > 0 {
      let more = min(missing, (cells[index].most - shares[index]).orZero)
      shares[index] += more
      missing -= more
    }
    return shares
  }

  /// Cells whose greatest share is less leave the rest to the others.
  ///
  /// - Returns: the space of the cells that are not at their greatest share.
  private mutating func share(_ space: CGFloat) -> CGFloat {
    // In the order in which greatest shares bind, so that each cell is looked at once.
    let growing = cells.indices.filter { cells[$0].weight > 0 }.sorted {
      cells[$0].most / cells[$0].weight < cells[$1].most / cells[$1].weight
    }
    // Summed from the end: subtracting from a sum could leave nothing of a small weight.
    var weights = growing.map { cells[$0].weight }
    for place in weights.indices.dropLast().reversed() {
      weights[place] += weights[place + 1]
    }
    var rest = space
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

  /// The last cell below its greatest share also gets the fraction of a pixel that is left.
  private func inWholePixels(_ rest: CGFloat, _ grid: PixelGrid) -> [CGFloat] {
    let last = cells.lastIndex { $0.weight > 0 && !$0.isAtMaximum }
    var due: CGFloat = 0
    var given: CGFloat = 0
    return cells.indices.map { index in
      let cell = cells[index]
      guard cell.weight > 0, !cell.isAtMaximum else { return cell.share }
      due += cell.share
      let pixels: CGFloat = index == last ? rest - given : grid.wholePixels(in: due) - given
      let share = min(pixels.orZero, cell.most)
      given += share
      return share
    }
  }
}
