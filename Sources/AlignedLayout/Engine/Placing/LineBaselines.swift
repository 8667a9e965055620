/// One baseline is for cells that are aligned by their first baselines, and one for those by their last
/// baselines.
struct LineBaselines {
  struct Group {
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
  private var heightOfOthers = -CGFloat.infinity

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

  subscript(alignment: SectionAttributes.CellAlignment) -> Group {
    alignment == .lastBaseline ? last : first
  }

  var lineHeight: CGFloat { max(first.height, last.height, heightOfOthers) }
}

extension LineArrangement.Cell {
  func baseline(_ alignment: SectionAttributes.CellAlignment) -> CGFloat {
    let baseline =
      alignment == .firstBaseline
      ? attributes.firstBaselineOrInfinity : attributes.lastBaselineOrInfinity
    return baseline < .infinity ? baseline : box.size.height
  }
}
