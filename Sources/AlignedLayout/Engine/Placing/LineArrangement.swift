/// Where the cells of a line stand along it, once it is known which cells they are.
///
/// Cells get their final widths first: they grow into the free space, or shrink. Then the gaps of a
/// justified line share what is left, and what is left then decides where an aligned line starts.
struct LineArrangement {
  struct Cell {
    let box: CellBox
    let attributes: CellAttributes

    init(size: CGSize, attributes: CellAttributes) {
      box = CellBox(size: size, insets: attributes.insets)
      self.attributes = attributes
    }
  }

  let start: CGFloat
  let width: CGFloat

  /// The same without the free space before a cell at the trailing edge.
  let usedWidth: CGFloat
  private let endsAtTrailingEdge: Bool
  private let spacing: CGFloat
  private let gaps: JustifiedGaps?
  let widths: LineWidths

  /// - Parameters:
  ///   - used: the width that the cells take before any grows or shrinks.
  ///   - isFollowed: whether another line follows without a forced break.
  init(
    of cells: [Cell], used: CGFloat, indentation: CGFloat, alignment: ResolvedAlignment? = nil,
    isFollowed: Bool, in room: SectionRoom
  ) {
    let available = room.available(indentedBy: indentation)
    var freeSpace = available.freeSpace(whenUsed: used)
    var width = used
    spacing = room.attributes.cellSpacing
    widths = LineWidths(of: cells, available: available, freeSpace: freeSpace, in: room)
    for change in widths.changes {
      width += change
      freeSpace -= change
    }
    if !widths.changes.isEmpty { freeSpace = freeSpace.freeSpace(whenUsed: 0) }
    if room.columns != nil {
      // Insets that are wider than their columns do not count.
      let gap = room.attributes.cellSpacing
      width = zip(cells, widths.changes).reduce(-gap) { $0 + $1.0.box.outerWidth + $1.1 + gap }
    }
    endsAtTrailingEdge = room.columns == nil && cells.last?.attributes.standsAtTrailingEdge == true
    let justification = endsAtTrailingEdge ? nil : room.justification
    gaps = justification.flatMap { justification in
      guard isFollowed || justification.lastLines == .justified else { return nil }
      return JustifiedGaps(
        freeSpace: freeSpace, cellCount: cells.count, spacing: room.attributes.cellSpacing,
        maximumGap: justification.maximumGap, grid: room.grid)
    }
    if let gaps {
      width += gaps.total
      freeSpace -= gaps.total
    }
    usedWidth = width
    let alignment = alignment ?? room.alignment
    guard endsAtTrailingEdge else {
      self.width = width
      start = alignment.start(indentation: indentation, freeSpace: freeSpace)
      return
    }
    // The line includes the free space before its last cell. If there is none, the line sticks out at the
    // leading edge.
    self.width = width + freeSpace.orZero
    start = (alignment == .leading ? indentation : 0) + min(0, freeSpace)
  }

  /// - Parameters:
  ///   - outerWidth: the final outer width of the cell.
  ///   - leading: the position behind the cells before, and the gap.
  private func leading(
    ofCell number: Int, of cellCount: Int, _ outerWidth: CGFloat, start: CGFloat,
    behind leading: CGFloat
  ) -> CGFloat {
    endsAtTrailingEdge && number == cellCount - 1
      ? start + (width - outerWidth) : leading + (gaps?.offset(ofCell: number) ?? 0)
  }

  /// The outer width grows by as much as the cell, even if negative insets then make it more than the sum of
  /// both.
  private func outerWidth(of cell: Cell, at index: Int) -> CGFloat {
    cell.box.outerWidth + (widths.changes.isEmpty ? 0 : widths.changes[index])
  }

  /// Returns what `forEachCell` passes for a cell.
  func place(
    ofCell number: Int, among cells: [Cell], from start: CGFloat
  ) -> (cell: Cell, leading: CGFloat) {
    var leading = start
    for index in 0..<number {
      leading += outerWidth(of: cells[index], at: index) + spacing
    }
    let cell = cells[number]
    return (
      cell.with(width: widths.width(of: cell, at: number)),
      self.leading(
        ofCell: number, of: cells.count, outerWidth(of: cell, at: number), start: start,
        behind: leading)
    )
  }

  /// Positions are summed in the order in which those of a line without growth are, from the given start, so
  /// that both agree to the last bit.
  func forEachCell(
    _ cells: [Cell], from start: CGFloat = 0,
    _ body: (_ index: Int, _ cell: Cell, _ leading: CGFloat) -> Void
  ) {
    var leading = start
    for (index, cell) in cells.enumerated() {
      let outerWidth = outerWidth(of: cell, at: index)
      body(
        index, cell.with(width: widths.width(of: cell, at: index)),
        self.leading(ofCell: index, of: cells.count, outerWidth, start: start, behind: leading))
      leading += outerWidth + spacing
    }
  }
}

extension LineArrangement.Cell {
  fileprivate func with(width: CGFloat) -> LineArrangement.Cell {
    guard width != box.size.width else { return self }
    let size = CGSize(width: width, height: box.size.height)
    return LineArrangement.Cell(size: size, attributes: attributes)
  }
}
