/// How the cells of a line share what it has, once it is known which they are: some grow, the gaps
/// of a full line are justified, and the whole stands where the section aligns it.
struct LineArrangement {
  /// A cell of the line, as it was set.
  struct Cell {
    let box: CellBox
    let attributes: CellAttributes
  }

  /// The distance from the room's leading edge to the first cell's room.
  let start: CGFloat

  /// What the cells take in the end, with their insets and the gaps between them.
  let width: CGFloat

  private let spacing: CGFloat
  private let gaps: JustifiedGaps?

  /// What each cell grows by; empty if none does.
  private let growths: [CGFloat]

  /// - Parameters:
  ///   - used: what the cells take before anything grows.
  ///   - isFollowed: whether another line comes, and not because a break is forced.
  init(
    of cells: [Cell], used: CGFloat, indentation: CGFloat, isFollowed: Bool, in room: SectionRoom
  ) {
    let available = room.available(indentedBy: indentation)
    var freeSpace = LineRecord.freeSpace(of: available, used: used)
    var width = used
    spacing = room.attributes.cellSpacing
    growths = Self.growths(of: cells, sharing: freeSpace, in: room)
    for growth in growths {
      width += growth
      freeSpace -= growth
    }
    if !growths.isEmpty {
      freeSpace = LineRecord.freeSpace(of: freeSpace, used: 0)
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
    start = room.alignment.start(indentation: indentation, freeSpace: freeSpace)
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

  /// Calls the body with each cell, grown, and the place of its room; places are summed from where
  /// the line is said to start, in the order of a line on which nothing is shared.
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
    return Cell(box: CellBox(size: size, insets: cell.box.insets), attributes: cell.attributes)
  }
}
