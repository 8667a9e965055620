/// Sets cells on rows first fit, as they are read.
struct RowFiller {
  private let rules: RowRules
  private let reader: CellReader

  /// The cells on the open row.
  private(set) var row = OpenRow()

  /// Whether the cell that was placed last ends its row.
  private var endsRow = false

  /// A cell that was read, but is not placed.
  private(set) var next: ReadRowCell?

  /// The number of cells that were placed last, together.
  private var groupCount = 0

  init(_ rules: RowRules, reader: CellReader) {
    self.rules = rules
    self.reader = reader
  }

  /// Whether the cells that were placed last are alone on the open row.
  var hasBegunRow: Bool {
    row.count == groupCount
  }

  /// Places all cells, and ends the last row.
  mutating func placeAll(with compositor: inout Compositor) {
    repeat {
      if next == nil {
        placePlainCells(with: &compositor)
      }
    } while placeNext(with: &compositor)
    finish(with: &compositor)
  }

  /// Places cells up to the next that has more attributes than a ratio, and reads that. Attributes are large.
  /// Not storing those of most cells halves the time.
  private mutating func placePlainCells(with compositor: inout Compositor) {
    let space = rules.space(edges: 0)
    while true {
      if let cell = reader.nextPlain() {
        place(plain: reader.ratio(of: cell, known: 0, offered: space), with: &compositor)
        continue
      }
      guard let cell = reader.next() else { return }
      let attributes = reader.attributes(of: cell)
      guard attributes.isDefault else {
        next = reader.cellOnRow(cell, attributes, by: rules)
        return
      }
      place(
        plain: reader.ratio(of: cell, known: attributes.ratioOrZero, offered: space),
        with: &compositor)
    }
  }

  @inline(__always)
  private mutating func place(plain ratio: CGFloat, with compositor: inout Compositor) {
    var longer = row
    longer.append(ratio: ratio, edges: 0, spacing: rules.spacing)
    if row.count > 0, endsRow || !rules.extends(row, to: longer) {
      beginRow(with: &compositor)
      longer = row
      longer.append(ratio: ratio, edges: 0, spacing: rules.spacing)
    }
    compositor.appendToRow(ratio: ratio)
    row = longer
    endsRow = false
  }

  /// Reads the next cell, if it is not read yet.
  ///
  /// - Returns: false if there are no more cells.
  mutating func readNext() -> Bool {
    next = next ?? reader.nextOnRow(by: rules)
    return next != nil
  }

  /// Places the next cell, and those that it keeps with.
  ///
  /// - Returns: false if there are no more cells.
  mutating func placeNext(with compositor: inout Compositor) -> Bool {
    guard readNext(), let first = next else { return false }
    next = nil
    guard first.attributes.keepsWithNext else {
      if first.attributes.isDefault {
        groupCount = 1
        place(plain: first.cell.ratio, with: &compositor)
      } else {
        place([first], with: &compositor)
      }
      return true
    }
    var group = [first]
    while let last = group.last, last.attributes.keepsWithNext, !last.attributes.endsLine,
      readNext(), let cell = next, last.attributes.keeps(with: cell.attributes)
    {
      group.append(cell)
      next = nil
    }
    place(group, with: &compositor)
    return true
  }

  /// Places cells that keep together.
  private mutating func place(
    _ group: [ReadRowCell], with compositor: inout Compositor
  ) {
    groupCount = group.count
    let starts = rules.starts(
      of: group.map { $0.cell }, behind: row, isForced: endsRow || group[0].attributes.beginsLine)
    for (index, next) in group.enumerated() {
      if starts.contains(index) {
        beginRow(with: &compositor)
      }
      row.append(ratio: next.cell.ratio, edges: next.cell.edges, spacing: rules.spacing)
      compositor.appendToRow(ratio: next.cell.ratio, next.attributes)
    }
    endsRow = group[group.count - 1].attributes.endsLine
  }

  private mutating func beginRow(with compositor: inout Compositor) {
    compositor.endRow(row, by: rules, limit: .infinity)
    row = OpenRow()
  }

  /// Forgets the open row, which was removed or copied from elsewhere, and a cell that was read.
  mutating func reset() {
    row = OpenRow()
    next = nil
  }

  /// Ends the last row.
  mutating func finish(with compositor: inout Compositor) {
    compositor.endRow(row, by: rules, limit: rules.target)
    row = OpenRow()
  }
}

/// A cell that was read, with the attributes that have an effect on rows.
struct ReadRowCell {
  let source: CellReader.Cell
  let cell: RowCell
  let attributes: CellAttributes
}

extension CellReader {
  /// Reads the next cell, with its ratio.
  func nextOnRow(by rules: RowRules) -> ReadRowCell? {
    guard let cell = next() else { return nil }
    return cellOnRow(cell, attributes(of: cell), by: rules)
  }

  func cellOnRow(
    _ cell: Cell, _ attributes: CellAttributes, by rules: RowRules
  ) -> ReadRowCell {
    let edges = attributes.insets.leading + attributes.insets.trailing
    let ratio = ratio(of: cell, known: attributes.ratioOrZero, offered: rules.space(edges: edges))
    return ReadRowCell(
      source: cell, cell: RowCell(ratio: ratio, edges: edges), attributes: attributes.onRows)
  }

  /// Returns the ratio of a cell that was read.
  ///
  /// - Parameter known: the ratio that its attributes give it, or 0.
  @inline(__always)
  func ratio(of cell: Cell, known: Float, offered space: CGFloat) -> CGFloat {
    if let old = oldRatio(of: cell) { return old }
    guard known == 0 else { return CGFloat(known) }
    return size(of: cell, offered: space, isFirst: true).limitedRatio
  }
}
