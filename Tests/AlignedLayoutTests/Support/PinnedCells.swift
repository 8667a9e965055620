@testable import AlignedLayout

// A plain model of pinned cells, which looks at all of them.
extension ContentLayout {
  /// Returns the cells of a section that pin: they say so, and have no other cell or overflow view on their
  /// line.
  func pinnedCells(inSection section: Int) -> [Int] {
    let lines = self[section].lines
    return (0..<visibleCellCount(inSection: section)).filter { cell in
      lines.attributes(ofCell: cell).pins
        && lines.line(at: lines.line(ofCell: cell)).cells.count == 1
    }
  }

  /// Returns the frame of a cell in upright coordinates from the beginning of its section's lines.
  ///
  /// - Parameter pinning: the visible part in upright coordinates.
  func plainLinesFrame(ofCellAt position: CellPosition, pinning: Pinning?) -> CGRect {
    let section = self[position.section]
    var frame = section.lines.frame(ofCell: position.cell)
    let pinned = pinnedCells(inSection: position.section)
    guard let pinning, let index = pinned.firstIndex(of: position.cell) else { return frame }
    let pinsHeader = section.attributes.pinsHeader ?? pinning.pinsHeaders
    let edge = pinning.visibleTop + (pinsHeader ? section.headerLength : 0) - section.linesTop
    let end =
      index + 1 < pinned.count
      ? section.lines.frame(ofCell: pinned[index + 1]).origin.y : section.lines.height
    let last = max(frame.origin.y, end - frame.size.height)
    frame.origin.y = min(max(frame.origin.y, edge), last)
    return frame
  }
}
