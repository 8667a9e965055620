/// A cell of the open line whose final width, and so its height, is known when the line ends.
struct UndecidedCell {
  /// The index of the cell on its line.
  let index: Int

  let height: Question

  /// A closure that returns the height of the cell for its final width.
  typealias Question = (_ width: CGFloat) -> CGFloat
}

/// A line of the galley that is being filled, and the widths that it has decided.
struct DecidedLine {
  var cells: Range<Int>
  let indentation: CGFloat

  /// The width that the cells take before any grows or shrinks.
  let used: CGFloat
  let widths: LineWidths
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
    // In local variables, whose accesses need no checks.
    let (attributes, sizes, writer) = (attributes, sizes, sizeWriter)
    let line = decidedLine(of: cells, attributes, sizes)
    let arePostponed = postponedQuestions != nil
    decideCells { cell in
      guard !arePostponed else { return postpone(cell, ofLineFrom: cells.lowerBound) }
      let index = cells.lowerBound + cell.index
      let width = sizes[index].width
      let height = cell.height(line.widths.askedWidth(from: width, at: cell.index))
      writer.write(CGSize(width: width, height: height.limitedLength), at: index)
    }
    var height: CGFloat = 0
    for cell in cells {
      let box = CellBox(size: sizes[cell], insets: attributes.insets(ofCell: cell))
      height = max(height, box.outerHeight)
    }
    return (line.used, height)
  }

  /// Returns the widths that a line decides: those of the line above if its cells and its indentation are
  /// the same. Computing them takes longer than all else that is done for a line.
  private func decidedLine(
    of cells: Range<Int>, _ attributes: CellAttributeList, _ sizes: ValueBuffer<CGSize>
  ) -> DecidedLine {
    let indentation = indentation.current
    if let line = lastDecidedLine, line.cells.count == cells.count,
      line.indentation == indentation,
      zip(line.cells, cells).allSatisfy({
        sizes[$0].width == sizes[$1].width && attributes[$0] == attributes[$1]
      })
    {
      lastDecidedLine?.cells = cells
      return line
    }
    let lineCells = attributes.cells(cells, sizes: sizes)
    let used = lineCells.usedWidth(spacing: cellSpacing)
    let alignment = room.ownAlignment(ofLineBeginningWith: attributes[cells.lowerBound])
    let available = room.available(indentedBy: alignment == nil ? indentation : 0)
    let line = DecidedLine(
      cells: cells, indentation: indentation, used: used,
      widths: LineWidths(
        of: lineCells, available: available, freeSpace: available.freeSpace(whenUsed: used),
        in: room))
    lastDecidedLine = line
    return line
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
