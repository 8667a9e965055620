import AlignedLayout

/// The heights of a line and of its cells, step by step as the rules say.
struct PlainHeights {
  let section: TestSection
  let cells: Range<Int>

  /// The heights of the line's cells, without their insets.
  let heights: [CGFloat]

  private func cell(_ index: Int) -> CellAttributes {
    section.cells[index].attributes
  }

  private func height(_ index: Int) -> CGFloat {
    heights[index - cells.lowerBound]
  }

  private func alignment(_ index: Int) -> SectionAttributes.CellAlignment {
    cell(index).cellAlignment ?? section.attributes.cellAlignment
  }

  private func outerHeight(_ index: Int) -> CGFloat {
    max(0, cell(index).insets.top + height(index) + cell(index).insets.bottom)
  }

  private func baseline(_ index: Int) -> CGFloat {
    let baseline =
      alignment(index) == .firstBaseline ? cell(index).firstBaseline : cell(index).lastBaseline
    return baseline ?? height(index)
  }

  /// Returns the distance from the line's top to the baseline of the cells with an alignment.
  private func ascent(_ alignment: SectionAttributes.CellAlignment) -> CGFloat? {
    cells.filter { self.alignment($0) == alignment }
      .map { cell($0).insets.top + baseline($0) }.max()
  }

  /// The height of the line.
  var lineHeight: CGFloat {
    let heights = cells.map { index in
      switch alignment(index) {
      case .firstBaseline, .lastBaseline:
        (ascent(alignment(index)) ?? 0) + outerHeight(index)
          - cell(index).insets.top - baseline(index)
      default: outerHeight(index)
      }
    }
    return heights.max() ?? 0
  }

  /// Returns the distance of a cell from the top of its line, and its height.
  func placed(_ index: Int, lineHeight: CGFloat) -> (y: CGFloat, height: CGFloat) {
    let insets = cell(index).insets
    let free = lineHeight - outerHeight(index)
    return switch alignment(index) {
    case .top: (insets.top, height(index))
    case .center: (insets.top + free / 2, height(index))
    case .bottom: (insets.top + free, height(index))
    case .stretch: (insets.top, max(height(index), lineHeight - insets.top - insets.bottom))
    case .firstBaseline, .lastBaseline:
      ((ascent(alignment(index)) ?? 0) - baseline(index), height(index))
    }
  }
}
