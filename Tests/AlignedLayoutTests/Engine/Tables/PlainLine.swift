import AlignedLayout

/// A line while cells are set on it.
struct PlainLine {
  /// A cell on the line, with the width that it has before the line ends.
  struct Cell {
    let index: Int
    var width: CGFloat
    var height: CGFloat?
    /// The fraction of the line that the cell takes, or nil if it takes none.
    var fraction: CGFloat?
    /// Whether a least or greatest width replaces the fraction.
    var isReplaced = false
    /// The first column of the cell.
    var column = 0
  }

  /// The part of the free space that is before the line.
  let part: CGFloat
  let isAlignedOtherwise: Bool
  let indentation: CGFloat
  let available: CGFloat

  var cells: [Cell] = []

  /// Where the next cell begins, counted with the widths with which lines are broken.
  var next: CGFloat = 0
  var nextColumn = 0

  /// The sum of the line's fractions.
  var fractions: CGFloat {
    cells.compactMap(\.fraction).reduce(0, +)
  }

  var addsUpToOne: Bool {
    cells.contains { $0.fraction != nil } && abs(fractions - 1) <= 0.001 + 1e-9
  }
}

// MARK: Breaking

extension PlainTable {
  /// The part of the free space that is before the section's lines.
  var sectionPart: CGFloat { columns == nil ? part(attributes.lineAlignment) : 0 }

  private func part(_ alignment: SectionAttributes.LineAlignment) -> CGFloat {
    switch alignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .left: content.direction == .leftToRight ? 0 : 1
    case .right: content.direction == .leftToRight ? 1 : 0
    }
  }

  func openLine(at first: Int, indentation: CGFloat, end: Int?) -> PlainLine {
    let own = columns == nil ? cell(first).lineAlignment.map(part) : nil
    let isAlignedOtherwise = (own ?? sectionPart) != sectionPart
    let indentation = isAlignedOtherwise || end != nil ? 0 : indentation
    return PlainLine(
      part: own ?? sectionPart, isAlignedOtherwise: isAlignedOtherwise, indentation: indentation,
      available: max(0, room - indentation),
      cells: [PlainLine.Cell(index: first, width: 0)])
  }

  /// Sets cells on a line that has its first cell: up to a given end, or as many as fit.
  mutating func fill(_ line: inout PlainLine, to end: Int?) {
    let first = line.cells.removeLast().index
    var index = first
    while index < (end ?? section.cells.count) {
      guard end != nil || index == first || !isForced(before: index) else { return }
      let isAlone = end != nil || index == first || isKept(withCellBefore: index)
      let group = isAlone ? index..<(index + 1) : self.group(from: index)
      var trial = line
      for index in group {
        guard set(index, on: &trial, mustFit: end == nil) else { return }
      }
      line = trial
      askShrinkingCells(of: &line)
      index = group.upperBound
    }
  }

  func group(from first: Int) -> Range<Int> {
    var end = first + 1
    while end < section.cells.count, isKept(withCellBefore: end) { end += 1 }
    return first..<end
  }

  /// Sets a cell on a line behind its cells. Returns false if it has to begin the next.
  private mutating func set(
    _ index: Int, on line: inout PlainLine, mustFit: Bool
  ) -> Bool {
    if mustFit, line.cells.count == attributes.maximumCellsPerLine ?? .max { return false }
    if let columns { return set(index, in: columns, on: &line) }
    let isFirst = line.cells.isEmpty
    if mustFit, !isFirst, cell(index).standsAtTrailingEdge,
      line.next - attributes.cellSpacing > line.available + 0.001
    {
      return false
    }
    line.next -= overlap(of: index, on: line)
    let remaining = line.available - line.next - sides(index)
    if mustFit, !isFirst, cell(index).minimumLineSpace > remaining + 0.001 { return false }
    guard isFlexible(index) else { return setPlain(index, on: &line, mustFit: mustFit) }
    let (placed, breakingWidth) = ideal(of: index, on: line)
    let end = line.next + outerWidth(index, breakingWidth)
    if mustFit, !isFirst, end > line.available + 0.001 {
      let isLastFraction =
        placed.fraction != nil && abs(line.fractions + placed.fraction! - 1) <= 0.001 + 1e-9
      let slack = 0.001 * (line.available + attributes.cellSpacing)
      guard isLastFraction, end - line.available <= slack else { return false }
    }
    line.cells.append(placed)
    line.next = end + attributes.cellSpacing
    return true
  }

  /// Asks the cells of a line that may shrink and have only just been placed.
  private mutating func askShrinkingCells(of line: inout PlainLine) {
    for number in line.cells.indices where line.cells[number].height == nil {
      let index = line.cells[number].index
      guard cell(index).width == .asked else { continue }
      let size = size(index, offered: max(0, line.available - sides(index)))
      line.cells[number].width = max(size.width, line.cells[number].width)
      line.cells[number].height = size.height
    }
  }

  private mutating func setPlain(
    _ index: Int, on line: inout PlainLine, mustFit: Bool
  ) -> Bool {
    let isFirst = line.cells.isEmpty
    let whole = max(0, line.available - sides(index))
    let offer =
      offersWholeLine || !mustFit ? whole : max(0, line.available - line.next - sides(index))
    let size = size(index, offered: offer)
    var width = max(size.width, least(index, available: line.available))
    if offersWholeLine { width = min(width, whole) }
    let isTooWide = line.next + outerWidth(index, width) > line.available + 0.001
    if mustFit, !isFirst, isTooWide { return false }
    let isWiderThanLine = outerWidth(index, width) > line.available + 0.001
    if isFirst || !mustFit, clampsToLines, isWiderThanLine { width = whole }
    line.cells.append(PlainLine.Cell(index: index, width: width, height: size.height))
    line.next += outerWidth(index, width) + attributes.cellSpacing
    return true
  }

  private mutating func set(
    _ index: Int, in columns: PlainColumns, on line: inout PlainLine
  ) -> Bool {
    let span = columns.span(cell(index))
    guard line.nextColumn + span <= columns.count else { return false }
    let width = max(0, columns.width(span, at: line.nextColumn) - sides(index))
    let height =
      switch columns.cellHeight {
      case .asked, .selfSizing:
        size(index, offered: columns.offer(span, sides: sides(index))).height
      case .fixed(let height): height
      case .proportional(let ratio): columns.exactWidth * ratio
      }
    line.cells.append(
      PlainLine.Cell(index: index, width: width, height: height, column: line.nextColumn))
    line.nextColumn += span
    return true
  }
}
