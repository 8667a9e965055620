// Cells without attributes, in sections that offer each what remains of its line. They are placed in a
// loop of their own: placed as others are, they take 1.8 times as many instructions.
//
// The compiler inlines `place` into the loop only as long as the loop is small. Otherwise a cell takes up to five
// times as many instructions. So the loop calls what it can, and its closure captures values alone.
extension Reflow {
  /// Places cells up to the end of their galley or the next change, each as `place(_:_:with:)` does.
  ///
  /// - Returns: the old line that a cell began again with the same indentation. No more cells are placed
  ///   then.
  func place(_ plain: PlainCells, with compositor: inout Compositor) -> OldLines.Line? {
    let (galley, end) = (plain.galley, plain.cells.upperBound)
    let source = plain.source
    let available = room.available(indentedBy: plain.indentation.current)
    var cell = plain.cells.lowerBound
    var line = galley.line(ofCell: cell)
    while cell < end {
      let cellsOfLine = galley.cells(ofLine: line)
      let (first, next) = (cellsOfLine.lowerBound, min(cellsOfLine.upperBound, end))
      var old = oldLine(of: first..<cell, of: galley, available: available)
      if cell == first, !compositor.line.isEmpty,
        plain.lines.broke(before: plain.line(line), after: compositor.line)
      {
        compositor.endLine()
      }
      for index in cell..<next {
        let size = galley.size(ofCell: index)
        let position = ContentLayout.CellPosition(
          section: plain.position.section, cell: plain.position.cell + index)
        let oldSpace = old.remainingSpace(for: .default)
        compositor.place(.default, by: .remainingSpace) { space, _ in
          space == oldSpace ? size : source.size(of: position, space)
        }
        if index == first, compositor.cursor.firstCell == compositor.cursor.cellCount - 1,
          plain.indentation == compositor.storage.indentation
        {
          cells.skip(toOldCell: plain.firstCell + index + 1)
          return plain.line(line)
        }
        old.append(outerWidth: size.width, spacing: compositor.cellSpacing)
      }
      cell = next
      line += 1
    }
    cells.skip(toOldCell: plain.firstCell + cell)
    return nil
  }

  @inline(never)
  private func oldLine(of cells: Range<Int>, of galley: Galley, available: CGFloat) -> OpenLine {
    var line = OpenLine(available: available)
    if !cells.isEmpty { line.append(cells, of: galley, in: room) }
    return line
  }
}

/// The next cells that stay, if they have the default attributes and are stored in one galley.
struct PlainCells {
  let lines: OldLines
  let galley: Galley
  let galleyIndex: Int

  /// The first cell of the galley.
  let firstCell: Int
  let indentation: IndentationStack

  /// The cells, counted from the first of the galley.
  let cells: Range<Int>

  /// The position that the galley's first cell has now.
  let position: ContentLayout.CellPosition
  let source: any CellSource

  func line(_ index: Int) -> OldLines.Line { OldLines.Line(galley: galleyIndex, line: index) }
}

extension CellReader {
  /// Nil if the next cells have attributes, are all equal, or are not stored. The first cell of a galley is
  /// not among them: whether it keeps with the one before depends on another galley.
  var plainCells: PlainCells? {
    guard let oldLines, insertedCount == 0, nextOldCell < knownCount else { return nil }
    let index = oldLines.galleyIndex(ofCell: nextOldCell)
    let place = oldLines.place(ofGalley: index)
    let firstCell = place.start.cell
    let end = min(place.cells.upperBound, knownCount, changes.first?.old.lowerBound ?? .max)
    guard let indentation = place.galley.indentations.common, place.galley.isPlain,
      place.galley.lines.repeated == nil,
      nextOldCell > firstCell, end > nextOldCell
    else { return nil }
    return PlainCells(
      lines: oldLines, galley: place.galley, galleyIndex: index, firstCell: firstCell,
      indentation: indentation, cells: (nextOldCell - firstCell)..<(end - firstCell),
      position: ContentLayout.CellPosition(
        section: section, cell: firstCell + nextCell - nextOldCell),
      source: source)
  }
}
