/// A cell of the open line whose final width, and so its height, is known when the line ends.
struct UndecidedCell {
  /// The index of the cell on its line.
  let index: Int

  let height: Question

  /// A closure that returns the height of the cell for its final width.
  typealias Question = (_ width: CGFloat) -> CGFloat
}

extension CompositorStorage {
  /// Decides the widths of a line's cells, and asks for the heights that depend on them, in ascending
  /// order, unless these questions are postponed.
  ///
  /// - Returns: the width that the cells take before any grows or shrinks, and the height of the
  ///   tallest. Nil if the line decides no width.
  @usableFromInline
  func decideWidths(ofLineOf cells: Range<Int>) -> (used: CGFloat, height: CGFloat)? {
    guard hasUndecidedCells else { return nil }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let used = lineCells.usedWidth(spacing: cellSpacing)
    let alignment = room.ownAlignment(ofLineBeginningWith: attributes[cells.lowerBound])
    let available = room.available(indentedBy: alignment == nil ? indentation.current : 0)
    let widths = LineWidths(
      of: lineCells, available: available, freeSpace: available.freeSpace(whenUsed: used),
      in: room)
    let writer = sizeWriter
    decideCells { cell in
      guard !postpones(cell, ofLineFrom: cells.lowerBound) else { return }
      let placed = lineCells[cell.index]
      let height = cell.height(widths.askedWidth(of: placed, at: cell.index))
      writer.write(
        CGSize(width: placed.box.size.width, height: height.limitedLength),
        at: cells.lowerBound + cell.index)
    }
    let height = attributes.cells(cells, sizes: sizes).reduce(0) { max($0, $1.box.outerHeight) }
    return (used, height)
  }
}

extension [LineArrangement.Cell] {
  /// The width that the cells take with the gaps between them, summed as on an open line.
  fileprivate func usedWidth(spacing: CGFloat) -> CGFloat {
    var line = OpenLine(available: 0)
    for cell in self {
      line.append(outerWidth: cell.box.outerWidth, spacing: spacing)
    }
    return line.used
  }
}
