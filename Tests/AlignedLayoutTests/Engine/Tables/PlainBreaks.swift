import AlignedLayout

/// The widths with which a strategy breaks lines, and first fit with them.
extension PlainTable {
  /// Returns the outer widths of all cells while a strategy breaks lines.
  mutating func breakingWidths() -> [CGFloat] {
    let line = PlainLine(part: 0, isAlignedOtherwise: false, indentation: 0, available: room)
    let widths = section.cells.indices.map { index in
      guard isFlexible(index) else { return outerWidth(index, plainWidth(index)) }
      let (placed, width) = ideal(of: index, on: line)
      let fraction = shrinkage(index) > 0 ? 0 : placed.fraction ?? 0
      let less = 0.001 * fraction * (room + attributes.cellSpacing)
      return max(0, outerWidth(index, width) - less)
    }
    return widths.indices.map { index in
      guard index > 0, cell(index).standsAtTrailingEdge, !isForced(before: index)
      else { return widths[index] }
      let overlap =
        mayOverlap(index) ? overlap(ofCellBehind: index - 1, width: plainWidth(index - 1)) : 0
      return max(-attributes.cellSpacing, widths[index] - overlap)
    }
  }

  private mutating func plainWidth(_ index: Int) -> CGFloat {
    let whole = max(0, room - sides(index))
    let width = max(size(index, offered: whole).width, cell(index).minimumWidth)
    let isTooWide = outerWidth(index, width) > room + 0.001
    return limitsWidths && isTooWide ? whole : width
  }

  /// Returns whether cells fit on one line. The first fits however wide it is.
  func canShareLine(_ cells: Range<Int>, _ widths: [CGFloat]) -> Bool {
    guard cells.count <= attributes.maximumCellsPerLine ?? .max else { return false }
    var end: CGFloat = 0
    for index in cells {
      end += widths[index]
      if index > cells.lowerBound, end > room + 0.001 { return false }
      end += attributes.cellSpacing
    }
    return true
  }

  /// Returns the cells that begin lines by first fit with given widths.
  func firstFitStarts(_ widths: [CGFloat]) -> [Int] {
    var starts: [Int] = []
    var index = 0
    while index < section.cells.count {
      let group = group(from: index)
      let fits =
        !starts.isEmpty && !isForced(before: index)
        && canShareLine(starts[starts.count - 1]..<group.upperBound, widths)
      if !fits { starts.append(index) }
      for cell in group.dropFirst()
      where !canShareLine(starts[starts.count - 1]..<(cell + 1), widths) {
        starts.append(cell)
      }
      index = group.upperBound
    }
    return starts
  }
}
