extension ContentLayout {
  /// Where the background of a section's lines stands, or nil if it has none: where its attributes
  /// ask for none, or where it has no lines.
  ///
  /// Pinned headers and footers do not move it.
  public func frame(ofBackgroundInSection section: Int) -> CGRect? {
    let section = self[section]
    return section.background.map { snapped(physical($0, in: section)) }
  }

  /// Where the separator below a line of a section stands, or nil if there is none: where the
  /// section's attributes ask for none, or below the last line.
  ///
  /// - Complexity: O(log *n*) in the section's lines.
  public func frame(ofSeparatorBelowLineAt line: Int, inSection section: Int) -> CGRect? {
    let section = self[section]
    precondition(
      line >= 0 && line < section.lines.lineCount,
      "There is no such line: its index is out of the section's range.")
    return section.separator(belowLine: line).map { snapped(physical($0, in: section)) }
  }
}

// MARK: Among the lines

extension SectionLayout {
  /// The background's frame, seen as those of cells: from the room's leading edge, and from the top
  /// of the first line.
  fileprivate var background: CGRect? {
    guard let background = attributes.background, lines.lineCount > 0 else { return nil }
    let isBehindHeader = background.coversHeader && headerLength > 0
    let isBehindFooter = background.coversFooter && footerLength > 0
    let top: CGFloat = (isBehindHeader ? self.top - linesTop : 0) + background.insets.top
    let bottom: CGFloat =
      (isBehindFooter ? self.bottom - linesTop : lines.height) - background.insets.bottom
    return CGRect(
      x: background.insets.leading, y: top, width: width(insetBy: background.insets),
      height: (bottom - top).orZero)
  }

  fileprivate func separator(belowLine index: Int) -> CGRect? {
    guard let separator = attributes.lineSeparator, index + 1 < lines.lineCount
    else { return nil }
    let middle = (lines.line(at: index).bottom + lines.line(at: index + 1).top) / 2
    return CGRect(
      x: separator.insets.leading, y: middle - separator.thickness / 2,
      width: width(insetBy: separator.insets), height: separator.thickness)
  }

  private func width(insetBy insets: Insets) -> CGFloat {
    (lines.room.width - insets.leading - insets.trailing).orZero
  }

  /// Widens an extent of the section's lines to what decorates them. A separator's middle is always
  /// between the edges of two lines.
  func includeDecorations(in extent: inout VerticalExtent) {
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
