extension SectionLayout {
  /// The frame of the background in upright coordinates from the beginning of the lines, or nil if
  /// there is none.
  var background: CGRect? {
    guard let background = attributes.background, lines.lineCount > 0 else { return nil }
    let isBehindHeader = background.coversHeader && headerLength > 0
    let isBehindFooter = background.coversFooter && footerLength > 0
    let top: CGFloat = (isBehindHeader ? self.top - linesTop : 0) + background.insets.top
    let bottom: CGFloat =
      (isBehindFooter ? self.bottom - linesTop : lines.height) - background.insets.bottom
    return CGRect(
      x: background.insets.leading, y: top, width: background.insets.width(in: lines.room.width),
      height: (bottom - top).orZero)
  }

  /// Returns the frame of the separator below a line in upright coordinates from the beginning of
  /// the lines, or nil if there is none.
  func separator(belowLine index: Int) -> CGRect? {
    guard let separator = attributes.lineSeparator, index + 1 < lines.lineCount
    else { return nil }
    let next = lines.line(at: index + 1)
    guard separator.placement == .everyLine || lines.isBreakForced(before: next.cells.lowerBound)
    else { return nil }
    let middle = (lines.line(at: index).bottom + next.top) / 2
    return CGRect(
      x: separator.insets.leading, y: middle - separator.thickness / 2,
      width: separator.insets.width(in: lines.room.width), height: separator.thickness)
  }

  /// Widens an extent to include the section's decorations. The middle of a separator is always
  /// between the edges of two lines.
  func includeDecorations(in extent: inout Extent) {
    if let background {
      let top = linesTop + background.origin.y
      extent.formUnion(top: top, bottom: top + background.size.height)
    }
    if let separator = attributes.lineSeparator {
      let lines = lines.extent.offset(by: linesTop)
      let distance = separator.thickness / 2
      extent.formUnion(top: lines.top - distance, bottom: lines.bottom + distance)
    }
  }
}
