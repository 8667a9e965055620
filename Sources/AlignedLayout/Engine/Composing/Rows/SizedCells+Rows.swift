// Cells that keep their ratios on rows. Ratios stand in place of widths.
extension SizedCells {
  /// Reads the next cells up to one that has more attributes than a ratio, and appends them.
  ///
  /// - Returns: false if there are no more cells.
  mutating func appendNext(of reader: CellReader, by rules: RowRules) -> Bool {
    let space = rules.space(edges: 0)
    let first = count
    for cell in reader.nextPlainInserted() {
      let position = ContentLayout.CellPosition(section: reader.section, cell: cell)
      append(CGSize(width: reader.source.size(of: position, space).limitedRatio, height: 0))
    }
    while true {
      if let cell = reader.nextPlain() {
        append(CGSize(width: reader.ratio(of: cell, known: 0, offered: space), height: 0))
        continue
      }
      let cell = reader.next()
      let attributes = cell.map(reader.attributes) ?? .default
      guard let cell, attributes.isDefault else {
        breakable.append(widthsOf: first..<count, sizes)
        if let cell { append(cell, attributes, readBy: reader, by: rules) }
        return cell != nil
      }
      append(
        CGSize(
          width: reader.ratio(of: cell, known: attributes.ratioOrZero, offered: space), height: 0))
    }
  }

  /// Asks for a cell that was read, unless its ratio is known, and appends it.
  mutating func append(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, readBy reader: CellReader,
    by rules: RowRules
  ) {
    let edges = attributes.insets.leading + attributes.insets.trailing
    let ratio = reader.ratio(
      of: cell, known: attributes.ratioOrZero, offered: rules.space(edges: edges))
    append(ratio: ratio, attributes.onRows)
  }

  /// Appends the cells to others, on rows that begin with given cells.
  func appendRows(
    to compositor: inout Compositor, startingAt starts: [Int], by rules: RowRules
  ) {
    // Without copies, they would be copied for each row.
    let (breakable, sizes, attributes) = (breakable, sizes, attributes)
    for (index, first) in starts.enumerated() where first < count {
      let isLast = index + 1 == starts.count
      let cells = first..<(isLast ? count : starts[index + 1])
      let size = rules.size(
        of: breakable.row(of: cells),
        limit: isLast && breakable.endsSection ? rules.target : .infinity)
      compositor.appendRow(cells, of: sizes, attributes, size: size)
    }
  }
}

extension CellReader {
  /// Returns the ratio of a cell that was read, and asks for it if it is not known.
  ///
  /// - Parameter known: the ratio that its attributes give it, or 0.
  @inline(__always)
  fileprivate func ratio(of cell: Cell, known: Float, offered space: CGFloat) -> CGFloat {
    if let old = cell.old { return old.size.width }
    guard known == 0 else { return CGFloat(known) }
    return source.size(of: cell.position, space).limitedRatio
  }
}
