import AlignedLayout

extension SectionAttributes.Columns {
  /// The number of columns, and the heights of their cells.
  var words: String {
    let columns =
      switch count {
      case .exactly(let count): "\(count) columns"
      case .fitting(let width, .max): "columns of at least \(width.words)"
      case .fitting(let width, let count):
        "at most \(count) columns of at least \(width.words)"
      }
    return switch cellHeight {
    case .asked: columns
    case .fixed(let height): "\(columns), cell height \(height.words)"
    case .proportional(let ratio): "\(columns), cells \(ratio.words) times as tall as wide"
    case .selfSizing(let estimate): "\(columns), self-sizing, estimated \(estimate.words)"
    }
  }
}

extension SectionAttributes.Rows {
  /// The heights that rows are to have.
  var words: String {
    "rows of \(minimumHeight.words) to \(maximumHeight.words), at best \(height.words)"
  }
}

extension SectionAttributes {
  /// Whether the sizes of cells are asked for.
  var asksForSizes: Bool {
    switch sizing.kind {
    case .asked, .selfSizing, .rows: return true
    case .fixed: return false
    case .columns(let columns):
      switch columns.cellHeight {
      case .asked, .selfSizing: return true
      case .fixed, .proportional: return false
      }
    }
  }
}

extension CellAttributes {
  /// The number of columns, as code spells it.
  var columnSpanInCode: String {
    columnSpan == CellAttributes(columnSpan: .max).columnSpan ? ".max" : "\(columnSpan)"
  }
}
