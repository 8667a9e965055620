extension ContentLayout {
  /// Returns whether a carried cell keeps its place: while the finger is above it. The only cell of a section
  /// also keeps it in the gaps beside the section. Without the cell, the section would collapse and both gaps
  /// become one, which would lead the cell back.
  func keeps(_ position: CellPosition, at point: CGPoint) -> Bool {
    if frame(ofCellAt: position).contains(point) { return true }
    let section = position.section
    guard cellCount(inSection: section) == 1, hasNoHeaderOrFooter(section) else { return false }
    let y = upright(CGRect(origin: point, size: .zero)).minY
    return isGap(after: section - 1, at: y) || isGap(after: section, at: y)
  }

  /// Returns whether a place is between a section and the next, and neither of them is collapsed.
  private func isGap(after section: Int, at y: CGFloat) -> Bool {
    guard section >= 0, section + 1 < sectionCount, !isCollapsed(section), !isCollapsed(section + 1)
    else { return false }
    return upright(frame(ofSection: section)).maxY <= y
      && y < upright(frame(ofSection: section + 1)).minY
  }

  private func isCollapsed(_ section: Int) -> Bool {
    cellCount(inSection: section) == 0 && hasNoHeaderOrFooter(section)
  }

  private func hasNoHeaderOrFooter(_ section: Int) -> Bool {
    frame(ofHeaderInSection: section) == nil && frame(ofFooterInSection: section) == nil
  }
}
