/// A line that cells are still being set on.
struct OpenLine {
  /// Where a cell that starts an indentation stands on the line.
  struct IndentationStart {
    /// The distance from the line's start to the cell's leading edge.
    let offset: CGFloat
    let width: CGFloat
  }

  let firstCell: Int
  let top: CGFloat
  let available: CGFloat

  /// What the cells take so far, with their insets and the gaps between them.
  private(set) var used: CGFloat = 0
  private(set) var height: CGFloat = 0
  private(set) var indentationStart: IndentationStart?
  private(set) var isEmpty = true
  private var gap: CGFloat = 0
  private var endsHere = false

  init(firstCell: Int, top: CGFloat, available: CGFloat) {
    self.firstCell = firstCell
    self.top = top
    self.available = available
  }

  /// What a cell would find on the line; negative where its insets take more than remains.
  func remainingSpace(for cell: CellAttributes) -> CGFloat {
    available - used - gap - cell.insets.leading - cell.insets.trailing
  }

  /// Whether the line ends before a cell, whatever its size.
  func mustEnd(before cell: CellAttributes, leaving space: CGFloat) -> Bool {
    !isEmpty && (endsHere || cell.beginsLine || !cell.minimumLineSpace.fits(in: space))
  }

  /// Whether a cell can stand on the line: the first always can.
  func hasRoom(for box: CellBox) -> Bool {
    isEmpty || (gap + box.outerWidth).fits(in: available - used)
  }

  mutating func append(_ box: CellBox, _ cell: CellAttributes, spacing: CGFloat) {
    if cell.startsIndentation {
      indentationStart = IndentationStart(
        offset: used + gap + box.insets.leading, width: box.size.width)
    }
    used += gap + box.outerWidth
    height = box.outerHeight > height ? box.outerHeight : height
    gap = spacing
    endsHere = cell.endsLine
    isEmpty = false
  }
}
