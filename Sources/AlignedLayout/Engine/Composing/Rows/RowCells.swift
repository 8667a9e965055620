/// Cells that are all read before rows are broken, as a strategy or a line limit needs them.
struct RowCells {
  private let room: SectionRoom
  private let rules: RowRules
  private(set) var breakable = BreakableRows()
  private var attributes = CellAttributeList()

  init(in room: SectionRoom, by rules: RowRules, expectedCount: Int) {
    self.room = room
    self.rules = rules
    breakable.reserve(expectedCount)
  }

  var count: Int {
    breakable.count
  }

  /// Reads the next cell, and appends it.
  ///
  /// - Returns: false if there are no more cells.
  mutating func appendNext(of reader: CellReader) -> Bool {
    guard let cell = reader.next() else { return false }
    let attributes = reader.attributes(of: cell)
    guard !attributes.isDefault else {
      let ratio = reader.ratio(
        of: cell, known: attributes.ratioOrZero, offered: rules.space(edges: 0))
      breakable.append(RowCell(ratio: ratio, edges: 0))
      return true
    }
    let read = reader.cellOnRow(cell, attributes, by: rules)
    append(read.cell, read.attributes)
    return true
  }

  /// - Parameter cellAttributes: the attributes that have an effect on rows.
  mutating func append(_ cell: RowCell, _ cellAttributes: CellAttributes) {
    if !cellAttributes.isDefault {
      attributes.append(cellAttributes, ofCell: count)
    }
    breakable.append(cell, cellAttributes)
  }

  /// Removes the last cells and keeps a number of the first.
  mutating func removeAll(after count: Int) {
    breakable.removeAll(after: count)
    attributes.removeAll(from: count)
  }

  /// Returns the cells that begin rows by the section's strategy.
  func starts(endsSection: Bool) -> [Int] {
    RowBreaks(breakable, by: rules, room.attributes.breakingStrategy, endsSection: endsSection)
      .starts
  }

  /// Returns the galleys of the cells on rows.
  ///
  /// - Parameters:
  ///   - starts: the cells that begin rows.
  ///   - endsSection: whether the last row is that of the section.
  func galleys(startingAt starts: [Int], endsSection: Bool) -> [Galley] {
    var compositor = Compositor(CompositorStorage(in: room, expectedCount: count))
    append(to: &compositor, startingAt: starts, endsSection: endsSection)
    return compositor.finish()
  }

  /// Appends the cells on rows to others.
  func append(to compositor: inout Compositor, startingAt starts: [Int], endsSection: Bool) {
    for (index, first) in starts.enumerated() {
      let isLast = index + 1 == starts.count
      let end = isLast ? count : starts[index + 1]
      var row = OpenRow()
      for cell in first..<end {
        let (ratio, edges) = (breakable.cells[cell].ratio, breakable.cells[cell].edges)
        row.append(ratio: ratio, edges: edges, spacing: rules.spacing)
        if cell < attributes.storedCount {
          compositor.appendToRow(ratio: ratio, attributes[cell])
        } else {
          compositor.appendToRow(ratio: ratio)
        }
      }
      compositor.endRow(
        row, by: rules, limit: isLast && endsSection ? rules.target : .infinity)
    }
  }
}
