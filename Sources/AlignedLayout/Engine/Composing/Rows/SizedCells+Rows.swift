// On rows, ratios stand in place of widths.
extension SizedCells {
  mutating func appendAll(of reader: CellReader, by rules: RowRules) {
    repeat {
      appendInserted(of: reader, by: rules)
      appendPlainOld(of: reader)
    } while appendNext(of: reader)
  }

  /// Read one by one, cells that are asked make a layout take 1.8 times as many instructions, and those of
  /// known ratios 1.3 times.
  private mutating func appendInserted(of reader: CellReader, by rules: RowRules) {
    let (hasAttributes, source) = (reader.hasAttributes, reader.source)
    let space = rules.space(edges: 0)
    var first = count
    for cell in reader.nextInserted() {
      let position = ContentLayout.CellPosition(section: reader.section, cell: cell)
      var ratio: CGFloat = 0
      if hasAttributes {
        let attributes = source.attributes(of: position)
        guard attributes.isDefault else {
          breakable.append(widthsOf: first..<count, sizes)
          let cell = CellReader.Cell(position: position, old: nil)
          append(cell, attributes, readBy: reader, by: rules)
          first = count
          continue
        }
        ratio = CGFloat(attributes.ratioOrZero)
      }
      if ratio == 0 { ratio = source.size(of: position, space).limitedRatio }
      append(CGSize(width: ratio, height: 0))
    }
    breakable.append(widthsOf: first..<count, sizes)
  }

  /// - Parameter isAsked: whether a cell of unknown ratio is asked for its size. The ratio is 1 otherwise.
  mutating func append(
    _ cell: CellReader.Cell, _ attributes: CellAttributes, readBy reader: CellReader,
    by rules: RowRules, isAsked: Bool = true
  ) {
    let edges = attributes.insets.leading + attributes.insets.trailing
    var ratio = cell.old?.size.width ?? CGFloat(attributes.ratioOrZero)
    if ratio == 0 {
      let space = rules.space(edges: edges)
      ratio = (isAsked ? reader.source.size(of: cell.position, space) : .notAsked).limitedRatio
    }
    guard !attributes.isDefault else {
      return append(CellBox(size: CGSize(width: ratio, height: 0), insets: .zero))
    }
    let cell = attributes.onRows
    if !cell.isDefault { self.attributes.append(cell, ofCell: count) }
    breakable.append(ratio: ratio, cell)
    append(CGSize(width: ratio, height: 0))
  }

  func appendRows(to compositor: inout Compositor, startingAt starts: [Int], by rules: RowRules) {
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
