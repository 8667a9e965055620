/// The baselines on which the cells of a line stand: one for those that are aligned by their first
/// baselines, and one for those that are aligned by their last baselines.
struct LineBaselines {
  /// The cells that stand on one baseline.
  struct Group {
    /// The distance from the line's top to the baseline.
    private(set) var ascent = -CGFloat.infinity

    /// The greatest distance from the baseline to the bottom of a cell with its insets.
    private var descent = -CGFloat.infinity

    /// The height that the cells need, infinitely little if there are none.
    var height: CGFloat { ascent + descent }

    fileprivate mutating func append(_ cell: LineArrangement.Cell, baseline: CGFloat) {
      ascent = max(ascent, cell.box.insets.top + baseline)
      descent = max(descent, cell.box.outerHeight - cell.box.insets.top - baseline)
    }
  }

  private var first = Group()
  private var last = Group()

  /// The greatest outer height of the cells that stand on no baseline.
  private var heightOfOthers = -CGFloat.infinity

  /// - Parameter alignment: the alignment of the section's cells.
  init(of cells: [LineArrangement.Cell], in alignment: SectionAttributes.CellAlignment) {
    for cell in cells {
      switch cell.attributes.alignment(in: alignment) {
      case .firstBaseline: first.append(cell, baseline: cell.baseline(.firstBaseline))
      case .lastBaseline: last.append(cell, baseline: cell.baseline(.lastBaseline))
      case .top, .center, .bottom, .stretch:
        heightOfOthers = max(heightOfOthers, cell.box.outerHeight)
      }
    }
  }

  /// The cells that are aligned by a baseline.
  subscript(alignment: SectionAttributes.CellAlignment) -> Group {
    alignment == .lastBaseline ? last : first
  }

  /// The height of the line, which has cells.
  var lineHeight: CGFloat { max(first.height, last.height, heightOfOthers) }
}

extension LineArrangement.Cell {
  /// Returns the distance from the cell's top to the baseline by which it is aligned.
  func baseline(_ alignment: SectionAttributes.CellAlignment) -> CGFloat {
    let baseline =
      alignment == .firstBaseline
      ? attributes.firstBaselineOrInfinity : attributes.lastBaselineOrInfinity
    return baseline < .infinity ? baseline : box.size.height
  }
}
