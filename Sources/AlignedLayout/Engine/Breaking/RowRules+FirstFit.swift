/// A cell on a row: its ratio, and the width of its leading and trailing insets.
struct RowCell {
  let ratio: CGFloat
  let edges: CGFloat
}

extension RowRules {
  /// Returns the width that a cell is offered when it is asked for the size whose ratio counts.
  func space(edges: CGFloat) -> CGFloat {
    (width - edges).orZero
  }

  /// Returns which of some cells that keep together begin rows, the first of a row without cells among them.
  ///
  /// - Parameter isForced: whether a break is forced before the first.
  func starts(of group: [RowCell], behind row: OpenRow, isForced: Bool) -> [Int] {
    let together = row.adding(group, spacing: spacing)
    if row.count > 0, !isForced, fitOnRow(group), extends(row, to: together) { return [] }
    var starts = [0]
    guard !fitOnRow(group) else { return starts }
    var row = OpenRow()
    for (index, cell) in group.enumerated() {
      var longer = row
      longer.append(ratio: cell.ratio, edges: cell.edges, spacing: spacing)
      if row.count > 0, !areAllowed(longer) {
        starts.append(index)
        longer = OpenRow().adding([cell], spacing: spacing)
      }
      row = longer
    }
    return starts
  }

  /// Returns whether cells that keep together can share a row of their own. One cell always can.
  func fitOnRow(_ group: [RowCell]) -> Bool {
    group.count == 1 || areAllowed(OpenRow().adding(group, spacing: spacing))
  }
}

extension OpenRow {
  /// Returns the row with more cells.
  func adding(_ cells: some Sequence<RowCell>, spacing: CGFloat) -> OpenRow {
    var row = self
    for cell in cells {
      row.append(ratio: cell.ratio, edges: cell.edges, spacing: spacing)
    }
    return row
  }
}
