/// Where the cells of a line stand along it, once it is known which cells they are.
///
/// Cells that grow share the free space first, then the gaps of a justified line. What is left
/// decides where an aligned line starts.
struct LineArrangement {
  /// A cell of the line, before it grows.
  struct Cell {
    let box: CellBox
    let attributes: CellAttributes

    init(size: CGSize, attributes: CellAttributes) {
      box = CellBox(size: size, insets: attributes.insets)
      self.attributes = attributes
    }
  }

  /// The distance from the room's leading edge to the first cell's outer edge.
  let start: CGFloat

  /// The width that the cells take in the end, with their insets and the gaps between them.
  let width: CGFloat

  private let spacing: CGFloat
  private let gaps: JustifiedGaps?

  /// The distances by which the cells grow; empty if none does.
  private let growths: [CGFloat]

  /// - Parameters:
  ///   - used: the width that the cells take before any grows.
  ///   - alignment: the alignment of the line, if it is not that of the room.
  ///   - isFollowed: whether another line follows without a forced break.
  init(
    of cells: [Cell], used: CGFloat, indentation: CGFloat, alignment: ResolvedAlignment? = nil,
    isFollowed: Bool, in room: SectionRoom
  ) {
    var freeSpace = room.available(indentedBy: indentation).freeSpace(whenUsed: used)
    var width = used
    spacing = room.attributes.cellSpacing
    growths = Self.growths(of: cells, sharing: freeSpace, in: room)
    for growth in growths {
      width += growth
      freeSpace -= growth
    }
    if !growths.isEmpty {
      freeSpace = freeSpace.freeSpace(whenUsed: 0)
    }
    gaps = room.attributes.justification.flatMap { justification in
      guard isFollowed || justification.lastLines == .justified else { return nil }
      return JustifiedGaps(
        freeSpace: freeSpace, cellCount: cells.count, spacing: room.attributes.cellSpacing,
        maximumGap: justification.maximumGap, grid: room.grid)
    }
    if let gaps {
      width += gaps.total
      freeSpace -= gaps.total
    }
    self.width = width
    start = (alignment ?? room.alignment).start(indentation: indentation, freeSpace: freeSpace)
  }

  private static func growths(
    of cells: [Cell], sharing freeSpace: CGFloat, in room: SectionRoom
  ) -> [CGFloat] {
    guard cells.contains(where: { $0.attributes.growth > 0 }) else { return [] }
    var growing = GrowingCells()
    for cell in cells {
      growing.append(
        weight: cell.attributes.growth, width: cell.box.size.width,
        maximumWidth: cell.attributes.maximumWidth)
    }
    return growing.growths(sharing: freeSpace, grid: room.grid)
  }

  /// Calls a closure with each cell, grown, and the position of its outer leading edge.
  ///
  /// Positions are summed in the order in which those of a line without growth are, from the given
  /// start, so that both agree to the last bit.
  func forEachCell(
    _ cells: [Cell], from start: CGFloat = 0,
    _ body: (_ index: Int, _ cell: Cell, _ leading: CGFloat) -> Void
  ) {
    var leading = start
    for (index, cell) in cells.enumerated() {
      body(index, grown(cell, at: index), leading + (gaps?.offset(ofCell: index) ?? 0))
      let growth = growths.isEmpty ? 0 : growths[index]
      leading += cell.box.outerWidth + growth + spacing
    }
  }

  private func grown(_ cell: Cell, at index: Int) -> Cell {
    guard !growths.isEmpty else { return cell }
    let size = CGSize(width: cell.box.size.width + growths[index], height: cell.box.size.height)
    return Cell(size: size, attributes: cell.attributes)
  }
}
