import AlignedLayout

/// The columns of a section, by their rules.
struct PlainColumns {
  let count: Int
  let spacing: CGFloat
  let scale: CGFloat

  /// The width of all columns without the gaps between them.
  let total: CGFloat
  let cellHeight: SectionAttributes.CellHeight

  /// Returns the columns of a section, or nil if it has none.
  init?(_ attributes: SectionAttributes, room: CGFloat, scale: CGFloat) {
    guard case .columns(let columns) = attributes.sizing.kind else { return nil }
    let spacing = attributes.cellSpacing
    let pixel = scale == 0 ? 0 : 1 / scale
    func count(ofWidth width: CGFloat) -> Int {
      Int(((room + spacing + 0.001) / (width + spacing)).rounded(.down))
    }
    let found =
      switch columns.count {
      case .exactly(let most):
        pixel + spacing > 0 ? min(most, count(ofWidth: pixel)) : most
      case .fitting(let width, let most):
        max(width, pixel) + spacing > 0
          ? min(Int(most), count(ofWidth: max(width, pixel)))
          : min(Int(most), Int(room.rounded(.down)))
      }
    self.count = max(1, found)
    self.spacing = spacing
    self.scale = scale
    total = plainPixels(in: max(0, room - CGFloat(self.count - 1) * spacing), scale: scale)
    cellHeight = columns.cellHeight
  }

  /// The width of a column before pixels.
  var exactWidth: CGFloat { total / CGFloat(count) }

  func span(_ cell: CellAttributes) -> Int {
    min(count, max(1, cell.columnSpan))
  }

  /// Returns where a column begins if there were no gaps.
  private func share(_ column: Int) -> CGFloat {
    scale == 0
      ? total * CGFloat(column) / CGFloat(count)
      : CGFloat(Int((total * scale).rounded()) * column / count) / scale
  }

  func start(_ column: Int) -> CGFloat {
    share(column) + CGFloat(column) * spacing
  }

  /// Returns the width of some columns with the gaps between them.
  func width(_ span: Int, at column: Int) -> CGFloat {
    max(0, share(column + span) - share(column) + CGFloat(span - 1) * spacing)
  }

  /// Returns the width with which the height of a cell is asked for.
  func offer(_ span: Int, sides: CGFloat) -> CGFloat {
    let exact = CGFloat(span) * exactWidth + CGFloat(span - 1) * spacing
    return max(0, plainPixels(in: exact, scale: scale) - sides)
  }
}
