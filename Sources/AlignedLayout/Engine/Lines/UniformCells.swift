/// First fit and balancing in closed form for a section that gives all cells one size. Breaking them one by
/// one would take time and memory in proportion to their number.
struct UniformCells {
  let count: Int
  let size: CGSize
  let cellSpacing: CGFloat
  let lineSpacing: CGFloat
  private(set) var cellsPerLine: Int

  /// Those of a full line of first fit.
  private let mostCells: Int

  init(count: Int, size: CGSize, in room: SectionRoom) {
    self.count = count
    let isClamped =
      room.attributes.clampsOversizedCells && room.columns == nil
      && !size.width.fits(in: room.width)
    self.size = isClamped ? CGSize(width: room.width, height: size.height) : size
    cellSpacing = room.attributes.cellSpacing
    lineSpacing = room.attributes.lineSpacing
    mostCells = Self.cellsPerLine(
      of: self.size.width, spacing: cellSpacing, in: room.width,
      atMost: max(1, min(count, room.mostCellsPerLine)))
    if let columns = room.columns {
      cellsPerLine = min(columns.count, room.mostCellsPerLine)
      return
    }
    // First fit clamps a cell when it has begun a line; until then the full width does not fit.
    let standAlone =
      isClamped && room.breakingStrategy == .firstFit && !(size.width + cellSpacing).fits(in: 0)
    cellsPerLine = standAlone ? 1 : mostCells
    // Optimal lines are those of first fit: full, but for the last.
    if room.breakingStrategy == .balanced, count > 0 {
      cellsPerLine = (count - 1) / ((count - 1) / mostCells + 1) + 1
    }
  }

  var galley: Galley? {
    count == 0
      ? nil
      : Galley(repeating: RepeatedLine(self), of: size, .default, indentation: IndentationStack())
  }

  var lineCount: Int { count == 0 ? 0 : (count - 1) / cellsPerLine + 1 }

  /// The width below which there are more lines, if lines have more than one cell.
  var neededWidth: CGFloat { max(width(of: 2), width(of: mostCells)) }

  func width(of cells: Int) -> CGFloat {
    Self.width(of: cells, size.width, spacing: cellSpacing)
  }

  private static func width(of cells: Int, _ width: CGFloat, spacing: CGFloat) -> CGFloat {
    CGFloat(cells) * width + CGFloat(cells - 1) * spacing
  }

  /// The first cell always stays.
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
