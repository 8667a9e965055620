/// The widths that cells gain or lose once it is known which cells share the line.
struct LineWidths {
  /// The change of each cell's width; empty if none changes.
  private(set) var changes: [CGFloat] = []

  /// The part of each change for which a cell is not asked: pixels that the fractions of a line leave
  /// over. Empty if there are none.
  private var unasked: [CGFloat] = []
  private let grid: PixelGrid

  /// - Parameter freeSpace: the space that the line's cells leave, negative if they take too much.
  init(
    of cells: [LineArrangement.Cell], available: CGFloat, freeSpace: CGFloat, in room: SectionRoom
  ) {
    grid = room.grid
    if let columns = room.columns {
      changes = Self.changes(of: cells, in: columns)
      return
    }
    guard cells.contains(where: { room.decidesWidth(of: $0.attributes) }) else {
      change(by: Self.growths(of: cells, widened: [], freeSpace: freeSpace, grid: room.grid))
      return
    }
    let line = FlexibleLine(cells: cells, available: available, room: room)
    change(by: line.narrowed(by: -freeSpace))
    unasked = line.unaskedPixels(freeSpace: freeSpace - changes.reduce(0, +))
    change(by: unasked)
    let free = (freeSpace - changes.reduce(0, +)).freeSpace(whenUsed: 0)
    change(by: Self.growths(of: cells, widened: changes, freeSpace: free, grid: room.grid))
  }

  private mutating func change(by more: [CGFloat]) {
    guard !changes.isEmpty else { return changes = more }
    for (index, change) in more.enumerated() { changes[index] += change }
  }

  /// - Parameter width: the width of the cell before it is known which cells share the line.
  func askedWidth(from width: CGFloat, at index: Int) -> CGFloat {
    guard !changes.isEmpty else { return width }
    return changed(width, by: changes[index] - (unasked.isEmpty ? 0 : unasked[index]))
  }

  func width(of cell: LineArrangement.Cell, at index: Int) -> CGFloat {
    changes.isEmpty ? cell.box.size.width : changed(cell.box.size.width, by: changes[index])
  }

  private func changed(_ width: CGFloat, by change: CGFloat) -> CGFloat {
    change == 0 ? width : grid.withoutLastBits((width + change).orZero)
  }

  private static func changes(
    of cells: [LineArrangement.Cell], in columns: ColumnGrid
  ) -> [CGFloat] {
    var column = 0
    return cells.map { cell in
      let end = column + columns.span(of: cell.attributes)
      defer { column = end }
      return columns.width(ofColumns: column..<end) - cell.box.outerWidth
    }
  }

  /// - Parameter changes: the changes of the cells before they grow; empty if there are none.
  private static func growths(
    of cells: [LineArrangement.Cell], widened changes: [CGFloat], freeSpace: CGFloat,
    grid: PixelGrid
  ) -> [CGFloat] {
    guard freeSpace > 0, cells.contains(where: { $0.attributes.growthWeight > 0 }) else {
      return []
    }
    var shared = SharedSpace(cellCount: cells.count)
    for (index, cell) in cells.enumerated() {
      let width = cell.box.size.width + (changes.isEmpty ? 0 : changes[index])
      shared.append(
        weight: cell.attributes.growthWeight, most: cell.attributes.greatestGrowth(from: width))
    }
    return (consume shared).shares(of: freeSpace, grid: grid)
  }
}

private struct FlexibleLine {
  let cells: [LineArrangement.Cell]
  let available: CGFloat
  let room: SectionRoom

  private var tolerance: CGFloat { SectionRoom.toleranceOfFractions }

  /// Cells that shrink give the lacking space first. Then fractions give up to the thousandth by which their
  /// sum may exceed 1. The changes are empty if the line lacks nothing.
  func narrowed(by lack: CGFloat) -> [CGFloat] {
    guard lack > 0 else { return [] }
    var shrinking = SharedSpace(cellCount: cells.count)
    for cell in cells {
      shrinking.append(
        weight: room.shrinkage(of: cell.attributes), most: mostGiven(by: cell, after: 0))
    }
    let shrunk = (consume shrinking).completeShares(of: lack, grid: room.grid)
    let rest = (lack - shrunk.reduce(0, +)).freeSpace(whenUsed: 0).orZero
    let given = givenByFractions(rest, after: shrunk)
    return given.isEmpty ? shrunk.map { -$0 } : zip(shrunk, given).map { -$0 - $1 }
  }

  /// Empty if they give nothing.
  private func givenByFractions(_ lack: CGFloat, after shrunk: [CGFloat]) -> [CGFloat] {
    guard lack > 0, lack.fits(in: room.excessOfFractions(available: available)) else { return [] }
    var giving = SharedSpace(cellCount: cells.count)
    for (cell, shrunk) in zip(cells, shrunk) {
      giving.append(
        weight: hasWidthOfFraction(cell) ? cell.attributes.fraction ?? 0 : 0,
        most: mostGiven(by: cell, after: shrunk))
    }
    return (consume giving).shares(of: room.grid.pixelsCovering(lack), grid: room.grid)
  }

  /// The pixels that are left over on a line whose fractions add up to 1. The cells share them equally, so that
  /// none is more than a pixel from its fraction. Empty if a least or greatest width replaces a fraction.
  func unaskedPixels(freeSpace: CGFloat) -> [CGFloat] {
    let free = freeSpace.freeSpace(whenUsed: 0)
    guard free > 0, cells.contains(where: { $0.attributes.fraction != nil }) else { return [] }
    var sum: CGFloat = 0
    var shared = SharedSpace(cellCount: cells.count)
    for cell in cells {
      let (fraction, width) = (cell.attributes.fraction ?? 0, cell.box.size.width)
      sum += fraction
      shared.append(
        weight: fraction > 0 && width > 0 ? 1 : 0,
        most: cell.attributes.greatestGrowth(from: width))
    }
    guard abs(sum - 1) <= tolerance, cells.allSatisfy(hasWidthOfFraction) else { return [] }
    return (consume shared).shares(of: free, grid: room.grid)
  }

  /// A cell becomes narrower down to its least width, or to an outer width of 0, which negative insets may
  /// bring first.
  private func mostGiven(by cell: LineArrangement.Cell, after given: CGFloat) -> CGFloat {
    let least = room.leastWidth(of: cell.attributes, available: available)
    return (min(cell.box.size.width - least, cell.box.outerWidth) - given).orZero
  }

  /// Whether neither a least nor a greatest width replaces the cell's fraction, if it takes one.
  private func hasWidthOfFraction(_ cell: LineArrangement.Cell) -> Bool {
    guard let fraction = cell.attributes.fraction else { return true }
    return cell.box.size.width
      == room.width(ofFraction: fraction, of: cell.attributes, available: available)
  }
}

extension CellAttributes {
  fileprivate func greatestGrowth(from width: CGFloat) -> CGFloat {
    // The greatest length means that there is no maximum.
    maximumGrownWidth == .greatestLaidOut ? .infinity : (maximumGrownWidth - width).orZero
  }
}
