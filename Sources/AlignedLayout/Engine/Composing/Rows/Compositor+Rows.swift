// Cells that keep their ratios on rows. A galley stores the ratio of a cell in place of its width, and the
// height of its row. Widths are computed when a row is arranged.
extension Compositor {
  /// Appends a cell to the open row.
  @inline(__always)
  mutating func appendToRow(ratio: CGFloat) {
    if line.isEmpty {
      line.append(outerWidth: 0, spacing: 0)
    }
    write(CGSize(width: ratio, height: 0))
  }

  /// Appends a cell to the open row.
  mutating func appendToRow(ratio: CGFloat, _ attributes: CellAttributes) {
    if !attributes.isDefault {
      storage.append(attributes, ofCell: cursor.cellCount)
      arrangesLine = arrangesLine || attributes.isAlignedByBaseline
    }
    appendToRow(ratio: ratio)
  }

  /// Ends the open row, if it has cells, and gives its cells their height.
  ///
  /// - Parameter row: the cells of the open row.
  mutating func endRow(_ row: OpenRow, by rules: RowRules, limit: CGFloat) {
    guard row.count > 0 else { return }
    let size = rules.size(of: row, limit: limit)
    let cells = cursor.firstCell..<cursor.cellCount
    for cell in cells {
      sizes.setHeight(size.height, at: cell)
    }
    line.used = size.width
    line.height = storage.outerHeight(ofRowOf: cells, height: size.height)
    endLine()
  }
}

extension ValueWriter<CGSize> {
  /// Sets the height of a size that was written.
  @inline(__always)
  fileprivate func setHeight(_ height: CGFloat, at index: Int) {
    assert(index >= 0 && index < capacity)
    (start + index).pointee.height = height
  }
}

extension CompositorStorage {
  /// Returns the height of a row with the insets of its cells.
  fileprivate func outerHeight(ofRowOf cells: Range<Int>, height: CGFloat) -> CGFloat {
    guard attributes.storedCount > cells.lowerBound else { return height }
    let size = CGSize(width: 0, height: height)
    return cells.reduce(0) {
      max($0, CellBox(size: size, insets: attributes.insets(ofCell: $1)).outerHeight)
    }
  }
}
