extension SharingSource {
  /// Asks for the labels that are new in an edited section, decides the widths again, and finds out which
  /// labels are laid out otherwise than before.
  func findWidths(
    of lines: SectionLines, changedBy changes: [CellChange]
  ) {
    var labels = EditedLabels(of: lines)
    for change in changes {
      labels.keep(upToOldCell: change.old.lowerBound)
      for _ in 0..<change.newCount {
        labels.append(newLabel(ofCell: labels.cellCount, in: lines.room))
      }
      labels.remove(change.old)
    }
    labels.keep(upToOldCell: lines.cellCount)
    decideWidths(by: labels.withFields(from: self), in: lines.room)
    if let widths, let old = lines.sharedWidths {
      changedNames = widths.changedNames(since: old)
    }
  }
}

/// The labels of a section after changes.
private struct EditedLabels {
  private let lines: SectionLines
  private let old: [SharedWidths.Label]
  private var labels: [SharedWidths.Label] = []

  /// For each label, whether the cell behind it is the same as before.
  private var keepField: [Bool] = []

  /// The old cell and the old label that are looked at next.
  private var nextOldCell = 0
  private var nextOldLabel = 0

  /// The number of cells of the new section that are looked at.
  private(set) var cellCount = 0

  /// The runs of cells that stay: their old first cells and their new ones.
  private var runs: [(old: Range<Int>, new: Int)] = []

  init(of lines: SectionLines) {
    self.lines = lines
    old = lines.sharedWidths?.labels ?? []
  }

  /// Keeps the old cells up to one.
  mutating func keep(upToOldCell end: Int) {
    guard end > nextOldCell else { return }
    let shift = cellCount - nextOldCell
    while nextOldLabel < old.count, old[nextOldLabel].cell < end {
      let label = old[nextOldLabel]
      labels.append(label.moved(toCell: label.cell + shift))
      keepField.append(label.cell + 1 < end)
      nextOldLabel += 1
    }
    runs.append((nextOldCell..<end, cellCount))
    cellCount += end - nextOldCell
    nextOldCell = end
  }

  /// Appends a new cell, which may be a label.
  mutating func append(_ label: SharedWidths.Label?) {
    if let label {
      labels.append(label)
      keepField.append(false)
    }
    cellCount += 1
  }

  mutating func remove(_ cells: Range<Int>) {
    nextOldCell = cells.upperBound
    while nextOldLabel < old.count, old[nextOldLabel].cell < nextOldCell { nextOldLabel += 1 }
  }

  /// Returns the labels with the cells behind them.
  func withFields(from source: SharingSource) -> [SharedWidths.Label] {
    var labels = labels
    for index in labels.indices where !keepField[index] {
      let next = labels[index].cell + 1
      labels[index].field =
        next < cellCount
        ? labels[index].field(
          givenAttributes(ofCell: next, isLabel: index + 1, from: source), in: lines.room) : nil
    }
    return labels
  }

  /// Returns the attributes that the client has given a cell, and asks only for those of a cell that is new or
  /// was hidden.
  private func givenAttributes(
    ofCell cell: Int, isLabel index: Int, from source: SharingSource
  ) -> CellAttributes {
    if index < labels.count, labels[index].cell == cell { return labels[index].given }
    let found = runs.indices.partitioningIndex { runs[$0].new > cell } - 1
    guard found >= 0 else { return source.learnAttributes(ofCell: cell) }
    let run = runs[found]
    let old = run.old.lowerBound + cell - run.new
    return run.old.contains(old) && old < lines.visibleCellCount
      ? lines.givenAttributes(ofCell: old) : source.learnAttributes(ofCell: cell)
  }
}
