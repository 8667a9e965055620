/// Lines of a galley that all hold the same number of cells, whichever of them they begin with. Their cells
/// are equal, or their line or their columns give all of them the same width.
struct AlikeLines {
  let galley: Galley

  /// The first cell of the galley, and the cell behind the last full line.
  let firstCell: Int
  let end: Int
  let cellsPerLine: Int
  let width: CGFloat
}

extension OldLines {
  var alikeLines: AlikeLines? {
    if let known = knownAlikeLines, known.galley == line.galley { return known.lines }
    let lines = findAlikeLines()
    knownAlikeLines = (line.galley, lines)
    return lines
  }

  private func findAlikeLines() -> AlikeLines? {
    let records = galley.lines
    if let line = records.repeated {
      return AlikeLines(
        galley: galley, firstCell: firstCellOfGalley, end: firstCellOfGalley + galley.cellCount,
        cellsPerLine: line.cellsPerLine, width: line.width)
    }
    guard records.count > 1, galley.indentations.common != nil, widthsAreAlike else { return nil }
    let cellsPerLine = records[1].firstCell
    let last = records[records.count - 1].firstCell
    let isLastFull = galley.cellCount - last == cellsPerLine
    return AlikeLines(
      galley: galley, firstCell: firstCellOfGalley,
      end: firstCellOfGalley + (isLastFull ? galley.cellCount : last),
      cellsPerLine: cellsPerLine, width: records[0].width)
  }

  /// Each line but the last is followed by a cell of the same attributes, so all of them are full.
  private var widthsAreAlike: Bool {
    guard let cell = galley.commonAttributes, cell.leavesLinesAlike, !room.arrangesEveryLine,
      !cell.isAlignedByBaseline
    else { return false }
    if room.columns != nil { return true }
    guard !cell.width.isAsked else { return false }
    let widths = askedWidths(ofLine: 0)
    return widths.allSatisfy { $0 == widths[0] }
  }
}
