// A galley stores the ratio of a cell on a row in place of its width, and the height of the row. Widths are
// computed when a row is arranged.
extension Compositor {
  /// - Parameters:
  ///   - ratios: sizes with ratios in place of their widths.
  ///   - size: the size of the row, without the insets of its cells.
  @inline(__always)
  mutating func appendRow(
    _ cells: Range<Int>, of ratios: ValueBuffer<CGSize>, _ attributes: CellAttributeList,
    size: CGSize
  ) {
    var lineHeight: CGFloat = 0
    for cell in cells {
      let cellSize = CGSize(width: ratios[cell].width, height: size.height)
      var height = size.height
      if cell < attributes.storedCount, !attributes[cell].isDefault {
        storage.append(attributes[cell], ofCell: cursor.cellCount)
        arrangesLine = arrangesLine || attributes[cell].isAlignedByBaseline
        height = CellBox(size: cellSize, insets: attributes.insets(ofCell: cell)).outerHeight
      }
      lineHeight = max(lineHeight, height)
      write(cellSize)
    }
    (line.used, line.height) = (size.width, lineHeight)
    endLine()
  }
}
