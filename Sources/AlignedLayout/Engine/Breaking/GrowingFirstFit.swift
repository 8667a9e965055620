/// Breaks cells first fit whose widths become known one after the other, in the same way as if they
/// were known together: for those who stop asking when there are enough lines.
struct GrowingFirstFit {
  /// The cells that begin lines.
  private(set) var lineStarts: [Int] = []

  private let width: CGFloat
  private var line: BrokenLine

  /// The group at hand, and its cells as they would stand on a line of their own.
  private var firstOfGroup = 0
  private var lineOfGroup: BrokenLine

  init(width: CGFloat) {
    self.width = width
    line = BrokenLine(width: width)
    lineOfGroup = line
  }

  /// Adds the last of some cells; those before it are added already.
  mutating func appendLast(of cells: UnbrokenCells) {
    let cell = cells.count - 1
    let joint = cells.joint(before: cell)
    if joint != .kept {
      firstOfGroup = cell
      lineOfGroup = BrokenLine(width: width)
    }
    if cell == 0 || joint.isForced {
      beginLine(with: cell)
    }
    let isFirstOfLine = lineStarts[lineStarts.count - 1] >= firstOfGroup
    let fitsAlone = lineOfGroup.take(cells.widths[cell], spacing: cells.spacing)
    let fits = line.take(cells.widths[cell], spacing: cells.spacing)
    guard !fits || !fitsAlone && !isFirstOfLine else { return }
    // A group that is too wide for any line begins one all the same, and is broken inside.
    let first = isFirstOfLine ? cell : firstOfGroup
    beginLine(with: first)
    for moved in first...cell where !line.take(cells.widths[moved], spacing: cells.spacing) {
      beginLine(with: moved)
      _ = line.take(cells.widths[moved], spacing: cells.spacing)
    }
  }

  private mutating func beginLine(with cell: Int) {
    lineStarts.append(cell)
    line = BrokenLine(width: width)
  }
}
