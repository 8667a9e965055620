/// The cells of a row, as far as the row's height depends on them.
struct OpenRow: Equatable {
  private(set) var count = 0

  /// The width that the cells take for each point of height.
  private(set) var ratios: CGFloat = 0

  /// The width that does not depend on the height: gaps and insets.
  private(set) var fixed: CGFloat = 0

  @inline(__always)
  mutating func append(ratio: CGFloat, edges: CGFloat, spacing: CGFloat) {
    fixed += count == 0 ? edges : edges + spacing
    ratios += ratio
    count &+= 1
  }
}

extension OpenRow {
  /// Creates a row of cells whose ratios are stored in place of their widths.
  init(of cells: some Sequence<CellBox>, spacing: CGFloat) {
    self.init()
    append(cells, spacing: spacing)
  }

  mutating func append(_ cells: some Sequence<CellBox>, spacing: CGFloat) {
    for cell in cells {
      append(
        ratio: cell.size.width, edges: cell.insets.leading + cell.insets.trailing, spacing: spacing)
    }
  }
}

/// It is a class because it would be copied with all that lines are broken by.
final class RowRules: Sendable {
  let width: CGFloat
  let spacing: CGFloat
  let mostCells: Int
  let target: CGFloat
  let minimum: CGFloat
  let maximum: CGFloat
  private let grid: PixelGrid

  init(
    _ rows: SectionAttributes.Rows, in width: CGFloat, of attributes: SectionAttributes,
    grid: PixelGrid
  ) {
    self.width = width
    spacing = attributes.cellSpacing
    mostCells = attributes.maximumCellsPerLine ?? .max
    target = rows.height
    minimum = rows.minimumHeight
    maximum = rows.maximumHeight
    self.grid = grid
  }

  /// The width that a cell is offered when it is asked for the size whose ratio counts.
  func space(edges: CGFloat) -> CGFloat { (width - edges).orZero }

  /// The height at which the cells of a row fill the line, however great it is.
  func fullHeight(of row: OpenRow) -> CGFloat { (width - row.fixed).orZero / row.ratios }

  func areAllowed(_ row: OpenRow) -> Bool {
    row.count <= mostCells && row.fixed < width && minimum.fits(in: fullHeight(of: row))
  }

  /// Returns whether a row takes more cells, with which it becomes the longer one.
  @inline(__always)
  func extends(_ row: OpenRow, to longer: OpenRow) -> Bool {
    // Most cells need no division: with them, the row can still have the target height.
    if longer.count <= mostCells, longer.fixed + target * longer.ratios <= width { return true }
    return isNearer(longer, than: row)
  }

  private func isNearer(_ longer: OpenRow, than row: OpenRow) -> Bool {
    guard areAllowed(longer) else { return false }
    let (height, heightBefore) = (fullHeight(of: longer), fullHeight(of: row))
    // A row that cannot fill its line takes all cells that it may. With negative spacing, it may already be too low.
    return height >= target || heightBefore > maximum
      || target - height < abs(heightBefore - target)
  }

  /// - Parameter limit: the greatest height of this row. The last row has one, because it need not fill its line.
  @inline(__always)
  func size(of row: OpenRow, limit: CGFloat = .infinity) -> CGSize {
    let most = min(maximum, limit)
    let height = fullHeight(of: row)
    guard height > most else {
      return CGSize(width: max(width, row.fixed), height: height)
    }
    return CGSize(width: row.fixed + grid.wholePixels(in: most * row.ratios), height: most)
  }

  /// The widths are whole pixels without insets, which add up to the row's width with gaps and insets.
  ///
  /// - Parameter ratios: the ratios of the cells, which are all as tall as the row.
  func widths(of row: OpenRow, _ ratios: some Collection<CGFloat>, in size: CGSize) -> [CGFloat] {
    let total = (size.width - row.fixed).orZero
    var due: CGFloat = 0
    var given: CGFloat = 0
    var count = 0
    return ratios.map { ratio in
      due += ratio * size.height
      count += 1
      let end = count == row.count ? total : min(grid.wholePixels(in: due), total)
      let width = grid.withoutLastBits((end - given).orZero)
      given = max(given, end)
      return width
    }
  }
}

extension CGSize {
  var limitedRatio: CGFloat {
    let ratio: CGFloat = width > 0 && height > 0 ? width / height : 1
    return CGFloat(ratio.limitedRatio)
  }
}
