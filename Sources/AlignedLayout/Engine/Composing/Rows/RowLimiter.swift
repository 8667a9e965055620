/// Sets cells on rows in a section with a line limit. It reads cells only until it is known that no more fit
/// on the rows, and then asks for the overflow view.
///
/// The overflow view is as tall as the other cells of its row. The ratio of its size counts.
struct RowLimiter {
  /// The cells that remain visible, and the overflow view behind them.
  private struct Truncation {
    let visibleCount: Int
    let overflow: RowCell?
    let beginsRow: Bool
  }

  private let room: SectionRoom
  private let rules: RowRules
  private let cellCount: Int
  private let maximumRowCount: Int

  init(in room: SectionRoom, by rules: RowRules, cellCount: Int) {
    self.room = room
    self.rules = rules
    self.cellCount = cellCount
    maximumRowCount = room.attributes.lineLimit.lineCountWithoutOverflow ?? .max
  }

  /// Returns the section's lines, and the cells that it hides.
  func lines(of reader: CellReader) -> SectionLines {
    let isExpanded = room.attributes.lineLimit.maximumLineCount == nil
    var cells = RowCells(
      in: room, by: rules, expectedCount: isExpanded ? cellCount + 1 : 0)
    var firstFit = FirstFitRows(rules)
    while firstFit.starts.count <= maximumRowCount, cells.appendNext(of: reader) {
      firstFit.breakRows(of: cells.breakable, upTo: cells.count, mayContinue: true)
    }
    if firstFit.starts.count <= maximumRowCount {
      firstFit.breakRows(of: cells.breakable, upTo: cells.count)
    }
    guard firstFit.starts.count > maximumRowCount else {
      return lines(of: cells, firstFit.starts, Truncation?.none)
    }
    guard !isExpanded else { return expandedLines(of: cells, reader) }
    let starts = Array(firstFit.starts[...maximumRowCount])
    let truncation = truncation(of: cells.breakable, starts, reader)
    cells.removeAll(after: truncation.visibleCount)
    if let overflow = truncation.overflow {
      cells.append(overflow, reader.attributesOfOverflow.onRows)
    }
    return lines(
      of: cells,
      starts.filter { $0 < truncation.visibleCount }
        + (truncation.beginsRow ? [truncation.visibleCount] : []), truncation)
  }

  /// - Parameter firstFit: the cells that begin rows if the strategy makes too many.
  private func lines(
    of cells: RowCells, _ firstFit: [Int], _ truncation: Truncation?
  ) -> SectionLines {
    let endsSection = truncation == nil
    var starts = firstFit
    if room.attributes.breakingStrategy != .firstFit {
      starts = cells.starts(endsSection: endsSection)
      starts = starts.count <= maximumRowCount ? starts : firstFit
    }
    return room.linesWithLastRow(
      GalleyList(cells.galleys(startingAt: starts, endsSection: endsSection)),
      overflow: truncation.map {
        Overflow(
          visibleCount: $0.visibleCount, hiddenCount: cellCount - $0.visibleCount,
          hasView: $0.overflow != nil, narrowedCell: nil)
      })
  }

  private func expandedLines(of cells: RowCells, _ reader: CellReader) -> SectionLines {
    var cells = cells
    while cells.appendNext(of: reader) {}
    let overflow = overflow(hiddenCount: 0, reader)
    if let overflow {
      // The last cell does not keep with the view.
      cells.removeAll(after: cellCount)
      cells.append(overflow, reader.attributesOfOverflow.onRows)
    }
    let galleys = cells.galleys(
      startingAt: cells.starts(endsSection: true), endsSection: true)
    return room.linesWithLastRow(
      GalleyList(galleys),
      overflow: overflow.map { _ in
        Overflow(visibleCount: cellCount, hiddenCount: 0, hasView: true, narrowedCell: nil)
      })
  }

  /// Returns the overflow view, or nil if there is none.
  private func overflow(hiddenCount: Int, _ reader: CellReader) -> RowCell? {
    let size = reader.sizeOfOverflow(hiddenCount: hiddenCount)
    return size.limitedLengths.isVisible ? RowCell(ratio: size.limitedRatio, edges: 0) : nil
  }

  /// Finds the greatest number of cells that leave space for the overflow view, by trying ever fewer.
  ///
  /// - Parameter starts: the cells that begin rows, and the next one, which would begin one row too many.
  private func truncation(
    of cells: BreakableRows, _ starts: [Int], _ reader: CellReader
  ) -> Truncation {
    let endOfFirstGroup = cells.endOfGroup(from: 0)
    var row = maximumRowCount - 1
    var visibleCount = starts[maximumRowCount]
    while true {
      // Cells that keep together are hidden together, unless no cell would be visible.
      if visibleCount < endOfFirstGroup || cells.opportunity(before: visibleCount) != .prohibited {
        guard let overflow = overflow(hiddenCount: cellCount - visibleCount, reader) else {
          return Truncation(visibleCount: visibleCount, overflow: nil, beginsRow: false)
        }
        if let truncation = truncation(
          of: cells, visibleCount, starts, row, overflow)
        {
          return truncation
        }
      }
      visibleCount -= 1
      while visibleCount <= starts[row] {
        row -= 1
      }
    }
  }

  /// Returns the truncation with a number of visible cells, or nil if they leave no space for the overflow
  /// view. It is never nil for one cell. If that fills the last row, there is no overflow view.
  ///
  /// - Parameter row: the row of the last visible cell.
  private func truncation(
    of cells: BreakableRows, _ visibleCount: Int, _ starts: [Int], _ row: Int, _ overflow: RowCell
  ) -> Truncation? {
    let before = OpenRow().adding(
      cells.cells[starts[row]..<visibleCount], spacing: rules.spacing)
    let longer = before.adding([overflow], spacing: rules.spacing)
    let isForced = cells.opportunity(before: visibleCount) == .forcedByPreviousCell
    if !isForced, rules.extends(before, to: longer) {
      return Truncation(visibleCount: visibleCount, overflow: overflow, beginsRow: false)
    }
    if row + 1 < maximumRowCount {
      return Truncation(visibleCount: visibleCount, overflow: overflow, beginsRow: true)
    }
    guard visibleCount == 1 else { return nil }
    return Truncation(
      visibleCount: 1, overflow: rules.mostCells > 1 ? overflow : nil, beginsRow: false)
  }
}
