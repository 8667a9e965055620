/// The widths of a section's cells and the break opportunities between them: all that a strategy
/// needs to know.
struct BreakableCells {
  /// The outer widths of the cells. Of a cell at the trailing edge, it is the width by which it makes its line
  /// wider.
  private(set) var widths: [CGFloat] = []

  let spacing: CGFloat

  /// The width that a line may take.
  let lineWidth: CGFloat

  /// The number of cells that a line holds at most.
  let mostCellsPerLine: Int

  /// The opportunities before the cells; empty as long as a line may begin before each.
  private var opportunities: [BreakOpportunity] = []

  /// The attributes of the last cell.
  private var last = CellAttributes.default

  /// The first of the cells that keep together with the last one, and the line that these cells
  /// fill by themselves.
  private var firstOfGroup = 0
  private var lineOfGroup: OpenLine
  private var countOnLineOfGroup = 0

  init(spacing: CGFloat, lineWidth: CGFloat, mostCellsPerLine: Int = .max) {
    self.spacing = spacing
    self.lineWidth = lineWidth
    self.mostCellsPerLine = mostCellsPerLine
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
      for cell in cells {
        append(outerWidth: sizes[cell].width)
      }
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
    } else if !lineOfGroup.hasRoom(forOuterWidth: outerWidth)
      || countOnLineOfGroup >= mostCellsPerLine
    {
      divideGroup()
    }
    countOnLineOfGroup += 1
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
    beginLineOfGroup()
  }

  private mutating func beginLineOfGroup() {
    lineOfGroup = OpenLine(available: lineWidth)
    countOnLineOfGroup = 0
  }

  /// Removes the last cells and keeps a number of the first. The last of these does not keep with the
  /// next cell.
  mutating func removeAll(after count: Int) {
    let endsLine =
      count < self.count
      ? opportunity(before: count) == .forcedByPreviousCell : last.endsLine
    last = endsLine ? CellAttributes(endsLine: true) : .default
    widths.removeLast(self.count - count)
    opportunities.removeLast(max(0, opportunities.count - count))
  }

  /// The passages: the cells between one forced break and the next.
  var passages: [Range<Int>] {
    opportunities.passages(ofCellCount: count)
  }
}
