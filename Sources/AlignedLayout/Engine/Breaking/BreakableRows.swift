/// Cells that keep their ratios, and the break opportunities between them: all that is needed to break rows.
struct BreakableRows {
  private(set) var cells: [RowCell] = []

  /// The opportunities before the cells; empty as long as a row may begin before each.
  private var opportunities: [BreakOpportunity] = []

  /// The attributes of the last cell.
  private var last = CellAttributes.default

  var count: Int {
    cells.count
  }

  /// Whether the last cell may keep with one that is appended next.
  var mayKeepWithNext: Bool {
    last.keepsWithNext && !last.endsLine
  }

  /// Whether the last cell ends its row.
  var endsRow: Bool {
    last.endsLine
  }

  mutating func reserve(_ count: Int) {
    cells.reserveCapacity(count)
  }

  /// Returns the opportunity before a cell. There may be a cell behind the last one.
  func opportunity(before cell: Int) -> BreakOpportunity {
    cell == count
      ? last.endsLine ? .forcedByPreviousCell : .allowed
      : opportunities.isEmpty ? .allowed : opportunities[cell]
  }

  /// Returns the opportunity before a cell that is appended next.
  func opportunity(beforeNext cell: CellAttributes) -> BreakOpportunity {
    cells.isEmpty ? .allowed : BreakOpportunity(after: last, before: cell)
  }

  /// Appends a cell of default attributes.
  @inline(__always)
  mutating func append(_ cell: RowCell) {
    if last.isDefault, opportunities.isEmpty {
      cells.append(cell)
    } else {
      append(cell, .default)
    }
  }

  mutating func append(_ cell: RowCell, _ attributes: CellAttributes) {
    if !attributes.isDefault || !last.isDefault || !opportunities.isEmpty {
      let opportunity = opportunity(beforeNext: attributes)
      if opportunity != .allowed, opportunities.isEmpty {
        opportunities = Array(repeating: .allowed, count: cells.count)
      }
      if opportunity != .allowed || !opportunities.isEmpty {
        opportunities.append(opportunity)
      }
      last = attributes
    }
    cells.append(cell)
  }

  /// Removes the last cells and keeps a number of the first. The last of these does not keep with the next
  /// cell.
  mutating func removeAll(after count: Int) {
    let endsRow = opportunity(before: count) == .forcedByPreviousCell
    last = endsRow ? CellAttributes(endsLine: true) : .default
    cells.removeLast(self.count - count)
    opportunities.removeLast(max(0, opportunities.count - count))
  }

  /// Returns the end of the cells that keep together with a cell that begins a row.
  func endOfGroup(from first: Int) -> Int {
    guard !opportunities.isEmpty else { return first + 1 }
    var end = first + 1
    while end < count, opportunities[end] == .prohibited {
      end += 1
    }
    return end
  }

  /// The passages: the cells between one forced break and the next.
  var passages: [Range<Int>] {
    opportunities.passages(ofCellCount: count)
  }
}

/// Breaks rows first fit, of cells that are all known or become known.
struct FirstFitRows {
  private let rules: RowRules
  private var row = OpenRow()
  private var cell = 0

  /// The cells that begin rows.
  private(set) var starts: [Int] = []

  /// - Parameter first: the first cell to place.
  init(_ rules: RowRules, from first: Int = 0) {
    self.rules = rules
    cell = first
  }

  /// Places cells up to an index.
  ///
  /// - Parameter mayContinue: whether cells at the end that may keep with others are left for later.
  mutating func breakRows(of cells: BreakableRows, upTo end: Int, mayContinue: Bool = false) {
    while cell < end {
      let endOfGroup = min(cells.endOfGroup(from: cell), end)
      if mayContinue, endOfGroup == cells.count, cells.mayKeepWithNext { return }
      let group = cells.cells[cell..<endOfGroup]
      let isForced = cells.opportunity(before: cell).isForced
      if group.count == 1, row.count > 0, !isForced,
        rules.extends(row, to: row.adding(group, spacing: rules.spacing))
      {
        row = row.adding(group, spacing: rules.spacing)
      } else {
        place(Array(group), isForced: isForced)
      }
      cell = endOfGroup
    }
  }

  private mutating func place(_ group: [RowCell], isForced: Bool) {
    let newStarts = rules.starts(of: group, behind: row, isForced: isForced)
    starts += newStarts.map { cell + $0 }
    let rest = group[(newStarts.last ?? 0)...]
    row = (newStarts.isEmpty ? row : OpenRow()).adding(rest, spacing: rules.spacing)
  }
}
