extension SharingSource {
  /// Finds the new labels, decides the widths again, and finds the labels that are laid out otherwise than
  /// before.
  func findWidths(of lines: SectionLines, changedBy changes: [Splice]) {
    let cells = Renumbering(changes, amongMembers: lines.cellCount)
    var labels = (lines.sharedWidths?.labels ?? []).compactMap { label in
      cells.newIndex(of: label.cell).map { label.moved(toCell: $0) }
    }
    var shift = 0
    for change in changes {
      let first = change.old.lowerBound + shift
      for cell in first..<(first + change.newCount) {
        if let label = newLabel(ofCell: cell, in: lines.room) { labels.append(label) }
      }
      shift += change.newCount - change.old.count
    }
    labels.sort { $0.cell < $1.cell }
    findFields(of: &labels, among: cells, in: lines, cellCount: lines.cellCount + shift)
    decideWidths(by: labels, in: lines.room)
    if let widths, let old = lines.sharedWidths {
      changedNames = widths.changedNames(since: old)
    }
  }

  /// Asks only for the attributes of cells that are new or were hidden.
  private func findFields(
    of labels: inout [SharedWidths.Label], among cells: Renumbering, in lines: SectionLines,
    cellCount: Int
  ) {
    for index in labels.indices {
      let next = labels[index].cell + 1
      let old = cells.oldIndex(of: next)
      if let old, cells.oldIndex(of: next - 1) == old - 1 { continue }
      var attributes: CellAttributes?
      if index + 1 < labels.count, labels[index + 1].cell == next {
        attributes = labels[index + 1].given
      } else if let old, old < lines.visibleCellCount {
        attributes = lines.givenAttributes(ofCell: old)
      } else if next < cellCount {
        attributes = learnAttributes(ofCell: next)
      }
      labels[index].field = attributes.flatMap { labels[index].field($0, in: lines.room) }
    }
  }
}
