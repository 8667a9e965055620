// Indices are those among the pinned cells.
extension SectionLines {
  var pinnedCellCount: Int { galleys.pinnedCellCount }

  func pinnedCell(at index: Int) -> Int { galleys.pinnedCell(at: index) }

  func pinnedIndex(notBefore cell: Int) -> Int {
    min(galleys.pinnedCellCount(before: cell), pinnedCellCount)
  }

  func pinnedIndex(ofCell cell: Int) -> Int? {
    guard hasRaisedCells else { return nil }
    let index = pinnedIndex(notBefore: cell)
    return index < pinnedCellCount && pinnedCell(at: index) == cell ? index : nil
  }

  /// The frame without pinning, and where the cell leaves the visible part at the latest.
  func pinnedPlace(at index: Int) -> (frame: CGRect, end: CGFloat) {
    let frame = frame(ofCell: pinnedCell(at: index))
    let end =
      index + 1 < pinnedCellCount ? self.frame(ofCell: pinnedCell(at: index + 1)).origin.y : height
    return (frame, max(frame.origin.y, end - frame.size.height))
  }

  /// - Parameter edge: the distance from the top of the lines to the edge at which cells pin.
  func pinnedFrame(at index: Int, edge: CGFloat) -> CGRect {
    var (frame, end) = pinnedPlace(at: index)
    frame.origin.y = min(max(frame.origin.y, edge), end)
    return frame
  }

  /// Returns pinned cells that may meet an extent, pinned or not, among them all that do.
  func pinnedIndices(meeting extent: Extent) -> Range<Int> {
    let all = 0..<pinnedCellCount
    guard galleys.isSorted else { return all }
    // Of the cells above the extent, only the last may be pinned in it: it ends where the next begins.
    let first = pinnedIndex(notBefore: firstCell(ofLine: firstLine(thatMayEndBelow: extent.top)))
    let end = pinnedIndex(
      notBefore: firstCell(ofLine: endOfLines(thatMayBeginAbove: extent.bottom)))
    return max(0, first - 1)..<max(first, end)
  }

  /// The number of placed cells for the end of the lines.
  private func firstCell(ofLine line: Int) -> Int {
    line < lineCount ? self.line(at: line).cells.lowerBound : placedCount
  }
}
