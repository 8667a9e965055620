/// Lines are broken by the number of columns, and cells are stored with the exact width of their columns. So
/// equal cells are equal wherever they stand. Whole pixels are shared when a line is arranged.
struct ColumnGrid: Equatable, Sendable {
  let count: Int
  let width: CGFloat
  private let spacing: CGFloat

  /// In whole pixels, without the gaps.
  private let total: CGFloat
  private let grid: PixelGrid

  init(_ columns: SectionAttributes.Columns, in room: CGFloat, spacing: CGFloat, grid: PixelGrid) {
    let most = Self.greatestCount(leastWidth: grid.pixel, in: room, spacing)
    switch columns.count {
    case .exactly(let number): count = min(number, most ?? number)
    case .fitting(let width, let maximumCount):
      let fitting = Self.greatestCount(leastWidth: max(width, grid.pixel), in: room, spacing)
      // If negative spacing gives back all that a column takes, any number would fit.
      count = min(fitting ?? Int(max(room, 1)), Int(maximumCount))
    }
    self.spacing = spacing
    self.grid = grid
    total = grid.wholePixels(in: (room - CGFloat(count - 1) * spacing).orZero)
    width = total / CGFloat(count)
  }

  /// Returns nil if any number of columns fits.
  private static func greatestCount(
    leastWidth: CGFloat, in room: CGFloat, _ spacing: CGFloat
  ) -> Int? {
    let step = leastWidth + spacing
    guard step > 0 else { return nil }
    let count: CGFloat = (room + spacing + .fittingSlack) / step
    return count > 1 ? Int(count.limitedLength) : 1
  }

  func span(of cell: CellAttributes) -> Int { min(cell.columnSpan, count) }

  /// The exact width, with the gaps.
  func width(ofSpan span: Int) -> CGFloat {
    (CGFloat(span) * width + CGFloat(span - 1) * spacing).orZero
  }

  /// It is the same in all columns, so that a cell need not be asked again when it moves.
  func offeredWidth(ofSpan span: Int) -> CGFloat { grid.wholePixels(in: width(ofSpan: span)) }

  /// In whole pixels, with the gaps.
  func width(ofColumns columns: Range<Int>) -> CGFloat {
    let pixels: CGFloat =
      grid.share(of: total, ofFirst: columns.upperBound, among: count)
      - grid.share(of: total, ofFirst: columns.lowerBound, among: count)
    let gaps: CGFloat = CGFloat(columns.count - 1) * spacing
    return (pixels + gaps).orZero
  }
}
