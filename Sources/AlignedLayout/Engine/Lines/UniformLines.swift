/// The lines of a section whose cells all have one size: a grid, which a few numbers describe, however
/// many cells there are.
///
/// This is first fit and balancing in closed form. Breaking the cells one by one would take time and
/// memory in proportion to their number.
struct UniformLines: Equatable, Sendable {
  let cellCount: Int
  let cellsPerLine: Int
  let size: CGSize
  let cellSpacing: CGFloat
  let lineSpacing: CGFloat

  init(cellCount: Int, size: CGSize, in room: SectionRoom) {
    self.cellCount = cellCount
    let isClamped =
      room.attributes.clampsOversizedCells && room.columns == nil
      && !size.width.fits(in: room.width)
    self.size = isClamped ? CGSize(width: room.width, height: size.height) : size
    cellSpacing = room.attributes.cellSpacing
    lineSpacing = room.attributes.lineSpacing
    if let columns = room.columns {
      cellsPerLine = min(columns.count, room.mostCellsPerLine)
      return
    }
    let mostCells = Self.cellsPerLine(
      of: self.size.width, spacing: cellSpacing, in: room.width,
      atMost: max(1, min(cellCount, room.mostCellsPerLine)))
    // First fit clamps a cell when it has begun a line; until then the full width does not fit.
    let standAlone =
      isClamped && room.breakingStrategy == .firstFit
      && !(size.width + cellSpacing).fits(in: 0)
    // Optimal lines are those of first fit: full, but for the last.
    guard room.breakingStrategy == .balanced, cellCount > 0 else {
      cellsPerLine = standAlone ? 1 : mostCells
      return
    }
    let lineCount = (cellCount - 1) / mostCells + 1
    cellsPerLine = (cellCount - 1) / lineCount + 1
  }

  /// Returns the greatest width that a full line of first fit needs for a cell behind its first one, or −∞ if a
  /// line has one cell. It is the width below which there are more lines.
  func neededWidth(in room: SectionRoom) -> CGFloat {
    let mostCells = Self.cellsPerLine(
      of: size.width, spacing: cellSpacing, in: room.width,
      atMost: max(1, min(cellCount, room.mostCellsPerLine)))
    guard cellsPerLine > 1, mostCells > 1 else { return -.infinity }
    return max(
      Self.width(of: 2, size.width, spacing: cellSpacing),
      Self.width(of: mostCells, size.width, spacing: cellSpacing))
  }

  var lineCount: Int {
    cellCount == 0 ? 0 : (cellCount - 1) / cellsPerLine + 1
  }

  subscript(index: Int) -> LineRecord {
    LineRecord(
      firstCell: index * cellsPerLine, top: CGFloat(index) * (size.height + lineSpacing),
      height: size.height,
      width: Self.width(of: cells(ofLine: index).count, size.width, spacing: cellSpacing))
  }

  func cells(ofLine line: Int) -> Range<Int> {
    let first = line * cellsPerLine
    return first..<(first + min(cellsPerLine, cellCount - first))
  }

  func line(ofCell cell: Int) -> Int {
    cell / cellsPerLine
  }

  /// The extent of the cells. Negative spacing can stack lines upwards.
  var extent: Extent {
    var extent = Extent(top: 0, bottom: size.height)
    let last = self[lineCount - 1]
    extent.formUnion(top: last.top, bottom: last.bottom)
    return extent
  }

  /// Returns lines that may meet an extent, among them all that do.
  func lines(meeting extent: Extent) -> Range<Int> {
    let distance = size.height + lineSpacing
    guard distance != 0 else { return 0..<lineCount }
    // Negative spacing can bring each line above the one before.
    let above = (extent.top - size.height) / distance
    let below = extent.bottom / distance
    // One more on either side, because the divisions round.
    return line(at: min(above, below) - 1)..<line(at: max(above, below) + 2)
  }

  /// Returns the index at or before a distance in lines, limited to the lines there are.
  private func line(at number: CGFloat) -> Int {
    number > 0 ? number < CGFloat(lineCount) ? Int(number) : lineCount : 0
  }

  private static func width(of cells: Int, _ width: CGFloat, spacing: CGFloat) -> CGFloat {
    CGFloat(cells) * width + CGFloat(cells - 1) * spacing
  }

  /// Returns the number of cells that fit on a line. The first always stays.
  private static func cellsPerLine(
    of width: CGFloat, spacing: CGFloat, in room: CGFloat, atMost most: Int
  ) -> Int {
    func fits(_ cells: Int) -> Bool {
      Self.width(of: cells, width, spacing: spacing).fits(in: room)
    }
    guard most > 1, fits(2) else { return 1 }
    // Every further cell takes the same width, which negative spacing may bring to 0 or below.
    guard width + spacing > 0, !fits(most) else { return most }
    return (2..<most).partitioningIndex { !fits($0) } - 1
  }
}
