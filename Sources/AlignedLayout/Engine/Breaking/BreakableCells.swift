/// The widths of a section's cells and the break opportunities between them: all that a strategy
/// needs to know.
struct BreakableCells {
  /// The outer widths of the cells.
  private(set) var widths: [CGFloat] = []

  let spacing: CGFloat

  /// The width that a line may take.
  let lineWidth: CGFloat

  /// The opportunities before the cells; empty as long as a line may begin before each.
  private var opportunities: [BreakOpportunity] = []

  /// The attributes of the last cell.
  private var last = CellAttributes.default

  /// The first of the cells that keep together with the last one, and the line that these cells
  /// fill by themselves.
  private var firstOfGroup = 0
  private var lineOfGroup: OpenLine

  init(spacing: CGFloat, lineWidth: CGFloat) {
    self.spacing = spacing
    self.lineWidth = lineWidth
    lineOfGroup = OpenLine(available: lineWidth)
  }

  var count: Int {
    widths.count
  }

  /// Whether a line may begin before every cell.
  @inline(__always)
  var areFreelyBreakable: Bool {
    opportunities.isEmpty
  }

  @inline(__always)
  func opportunity(before cell: Int) -> BreakOpportunity {
    opportunities.isEmpty ? .allowed : opportunities[cell]
  }

  /// Returns the opportunity before a cell that is appended next.
  func opportunity(beforeNext cell: CellAttributes) -> BreakOpportunity {
    widths.isEmpty ? .allowed : BreakOpportunity(after: last, before: cell)
  }

  mutating func reserve(_ count: Int) {
    widths.reserveCapacity(count)
  }

  /// Appends a cell of default attributes.
  @inline(__always)
  mutating func append(outerWidth: CGFloat) {
    if last.isDefault, opportunities.isEmpty {
      widths.append(outerWidth)
    } else {
      append(outerWidth: outerWidth, .default)
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
      lineOfGroup = OpenLine(available: lineWidth)
    } else if !lineOfGroup.hasRoom(forOuterWidth: outerWidth) {
      divideGroup()
    }
    lineOfGroup.append(outerWidth: outerWidth, spacing: spacing)
    widths.append(outerWidth)
    last = cell
  }

  /// Divides the cells that keep together before the one that is being appended: they are too wide
  /// for a line of their own. They begin a line even if some of them would fit on the one above.
  private mutating func divideGroup() {
    opportunities[opportunities.count - 1] = .divided
    if opportunities[firstOfGroup] == .allowed {
      opportunities[firstOfGroup] = .required
    }
    lineOfGroup = OpenLine(available: lineWidth)
  }

  /// Removes the last cells and keeps a number of the first. Cells that keep together must not be
  /// divided by that.
  mutating func removeAll(after count: Int) {
    guard count < self.count else { return }
    let endsLine = opportunity(before: count) == .forcedByPreviousCell
    last = endsLine ? CellAttributes(endsLine: true) : .default
    widths.removeLast(self.count - count)
    opportunities.removeLast(max(0, opportunities.count - count))
  }

  /// The passages: the cells between one forced break and the next.
  var passages: [Range<Int>] {
    guard !widths.isEmpty else { return [] }
    var passages: [Range<Int>] = []
    var first = 0
    for cell in opportunities.indices where opportunities[cell].isForced {
      passages.append(first..<cell)
      first = cell
    }
    passages.append(first..<count)
    return passages
  }
}
