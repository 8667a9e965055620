/// All that a strategy needs to know of a section's cells.
struct BreakableCells {
  /// The outer widths of the cells, or their ratios on rows. Of a cell at the trailing edge, it is the width by
  /// which it makes its line wider.
  private(set) var widths: [CGFloat] = []

  /// The insets at the sides on rows, of all cells up to the last one that has any.
  private var edges: [CGFloat] = []
  let rows: RowRules?

  /// Whether the last row is that of the section, which need not fill its line.
  var endsSection = true
  let spacing: CGFloat
  let lineWidth: CGFloat
  let mostCellsPerLine: Int

  /// The opportunities before the cells; empty as long as a line may begin before each.
  private var opportunities: [BreakOpportunity] = []
  private var last = CellAttributes.default

  /// The first of the cells that keep together with the last one, and the line that these cells
  /// fill by themselves.
  private var firstOfGroup = 0
  private var lineOfGroup: OpenLine
  private var countOnLineOfGroup = 0

  init(spacing: CGFloat, lineWidth: CGFloat, mostCellsPerLine: Int = .max, rows: RowRules? = nil) {
    self.spacing = spacing
    self.lineWidth = lineWidth
    self.mostCellsPerLine = mostCellsPerLine
    self.rows = rows
    lineOfGroup = OpenLine(available: lineWidth)
  }

  init(in room: SectionRoom) {
    self.init(
      spacing: room.attributes.cellSpacing, lineWidth: room.width,
      mostCellsPerLine: room.mostCellsPerLine, rows: room.rows)
  }

  var count: Int { widths.count }
  @inline(__always) var areFreelyBreakable: Bool { opportunities.isEmpty }

  @inline(__always)
  func opportunity(before cell: Int) -> BreakOpportunity {
    opportunities.isEmpty ? .allowed : opportunities[cell]
  }

  func opportunity(beforeNext cell: CellAttributes) -> BreakOpportunity {
    widths.isEmpty ? .allowed : BreakOpportunity(after: last, before: cell)
  }

  mutating func reserve(_ count: Int) { widths.reserveCapacity(count) }

  @inline(__always)
  mutating func append(outerWidth: CGFloat) {
    if last.isDefault, opportunities.isEmpty {
      widths.append(outerWidth)
    } else {
      append(outerWidth: outerWidth, .default)
    }
  }

  /// Appends cells of default attributes, with their widths from a buffer.
  mutating func append(widthsOf cells: Range<Int>, _ sizes: ValueBuffer<CGSize>) {
    if widths.isEmpty {
      // This takes a third of the time of single additions.
      widths = Array(unsafeUninitializedCapacity: cells.count) { widths, count in
        for (index, cell) in cells.enumerated() {
          widths.initializeElement(at: index, to: sizes[cell].width)
        }
        count = cells.count
      }
    } else {
      for cell in cells { append(outerWidth: sizes[cell].width) }
    }
  }

  mutating func append(outerWidth: CGFloat, _ cell: CellAttributes) {
    let opportunity = opportunity(beforeNext: cell)
    if opportunity != .allowed, opportunities.isEmpty {
      opportunities = Array(repeating: .allowed, count: widths.count)
    }
    if opportunity != .allowed || !opportunities.isEmpty {
      opportunities.append(opportunity)
    }
    if opportunity != .prohibited {
      firstOfGroup = widths.count
      beginLineOfGroup()
    } else if rows == nil,
      !lineOfGroup.hasRoom(forOuterWidth: outerWidth) || countOnLineOfGroup >= mostCellsPerLine
    {
      divideGroup()
    }
    countOnLineOfGroup += 1
    lineOfGroup.append(outerWidth: outerWidth, spacing: spacing)
    widths.append(outerWidth)
    last = cell
  }

  /// These cells begin a line even if some of them would fit on the one above.
  private mutating func divideGroup() {
    divideGroup(from: firstOfGroup, before: opportunities.count - 1)
    beginLineOfGroup()
  }

  private mutating func divideGroup(from first: Int, before cell: Int) {
    opportunities[cell] = .divided
    if opportunities[first] == .allowed { opportunities[first] = .required }
  }

  private mutating func beginLineOfGroup() {
    lineOfGroup = OpenLine(available: lineWidth)
    countOnLineOfGroup = 0
  }

  /// Keeps a number of the first cells. The last of these does not keep with the next cell.
  mutating func removeAll(after count: Int) {
    let endsLine =
      count < self.count ? opportunity(before: count) == .forcedByPreviousCell : last.endsLine
    last = endsLine ? CellAttributes(endsLine: true) : .default
    widths.removeLast(self.count - count)
    edges.removeLast(max(0, edges.count - count))
    opportunities.removeLast(max(0, opportunities.count - count))
  }

  var passages: [Range<Int>] { opportunities.passages(ofCellCount: count) }
}

// MARK: Rows

// Whether cells that keep together can share a row depends on all of them, so they are divided when all are
// known.
extension BreakableCells {
  mutating func append(ratio: CGFloat, _ cell: CellAttributes) {
    let edges = cell.insets.leading + cell.insets.trailing
    if edges != 0 {
      self.edges += repeatElement(0, count: count - self.edges.count)
      self.edges.append(edges)
    }
    append(outerWidth: ratio, cell)
  }

  @inline(__always)
  func append(_ cell: Int, to row: inout OpenRow) {
    row.append(
      ratio: widths[cell], edges: cell < edges.count ? edges[cell] : 0, spacing: spacing)
  }

  @inline(__always)
  func row(of cells: Range<Int>) -> OpenRow {
    var row = OpenRow()
    for cell in cells { append(cell, to: &row) }
    return row
  }

  /// All cells but those that may keep together with one that is appended next.
  var countOfWholeGroups: Int {
    rows != nil && last.keepsWithNext && !last.endsLine ? firstOfGroup : count
  }

  @inline(__always)
  func endOfGroup(from first: Int) -> Int {
    guard !areFreelyBreakable else { return first + 1 }
    var end = first + 1
    while end < count, opportunities[end] == .prohibited { end += 1 }
    return end
  }

  /// Returns whether cells that keep together can share a row of their own. One cell always can.
  @inline(__always)
  func fitOnRow(_ group: Range<Int>, by rules: RowRules) -> Bool {
    group.count == 1 || rules.areAllowed(row(of: group))
  }

  /// Returns the cells that begin rows behind the first of some that keep together, but cannot share a row.
  func divisions(of group: Range<Int>, by rules: RowRules) -> [Int] {
    var divisions: [Int] = []
    var row = OpenRow()
    for cell in group {
      append(cell, to: &row)
      if row.count > 1, !rules.areAllowed(row) {
        divisions.append(cell)
        row = self.row(of: cell..<(cell + 1))
      }
    }
    return divisions
  }

  /// Returns the cells with break opportunities between those that keep together, but cannot share a row.
  func dividingGroups(by rules: RowRules) -> BreakableCells {
    var cells = self
    var first = 0
    while !areFreelyBreakable, first < count {
      let group = first..<endOfGroup(from: first)
      if !fitOnRow(group, by: rules) {
        for cell in divisions(of: group, by: rules) {
          cells.divideGroup(from: first, before: cell)
        }
      }
      first = group.upperBound
    }
    return cells
  }
}
