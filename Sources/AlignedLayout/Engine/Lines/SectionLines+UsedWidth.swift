extension SectionLines {
  var usedWidth: CGFloat {
    // Columns divide whatever width there is.
    guard room.columns == nil else { return lineCount > 0 ? room.width : 0 }
    var used: CGFloat = 0
    for index in 0..<galleys.count { used = max(used, usedWidth(of: galleys[index])) }
    if let sharedWidths { used = max(used, sharedWidths.neededWidth(in: room)) }
    return min(used, room.width)
  }

  private func usedWidth(of place: GalleyList.Place) -> CGFloat {
    let galley = place.galley
    let isArranged = galley.hasFlexibleCells || room.justification != nil
    let needsMore = galley.uniformDistance == nil && needsMoreThanItTakes(galley)
    // A cell alone is wider than several with a gap that is negative enough.
    var used: CGFloat = galley.uniformDistance == nil ? 0 : galley.size(ofCell: 0).width
    for index in galley.linesOfOwnWidths {
      guard !galley.hasFlexibleCells || !hasFraction(onLine: index, of: galley)
      else { return room.width }
      let line = place.line(at: index)
      let width = isArranged ? usedWidth(ofLine: place.start.line + index) : line.width
      let needed = needsMore ? neededWidth(ofLine: index, in: galley) : 0
      used = max(used, line.indentation + max(width, needed))
    }
    return used
  }

  private func hasFraction(onLine index: Int, of galley: Galley) -> Bool {
    galley.storedAttributes(ofCells: galley.cells(ofLine: index)).contains {
      $0.1.fraction != nil
    }
  }

  /// Whether a line may have needed more width for a cell than all its cells take in the end.
  private func needsMoreThanItTakes(_ galley: Galley) -> Bool {
    guard room.rows == nil else { return false }
    return room.attributes.cellSpacing < 0
      || heedsMinimumLineSpaces
        && galley.storedAttributes(ofCells: 0..<galley.cellCount).contains {
          $0.1.minimumLineSpace > 0
        }
  }

  private var heedsMinimumLineSpaces: Bool { room.breakingStrategy == .firstFit }

  /// The width in which no cell of the line begins the next.
  private func neededWidth(ofLine index: Int, in galley: Galley) -> CGFloat {
    var needed: CGFloat = 0
    forEachCell(ofLine: index, in: galley, available: room.width) { box, attributes, line in
      let needsLeast = heedsMinimumLineSpaces && !line.isEmpty
      needed = max(
        needed,
        line.next
          + (needsLeast
            ? leastWidth(of: box, attributes, behind: line)
            : line.outerWidth(of: box, attributes, in: room)))
      return true
    }
    return needed
  }

  /// Passes the line as the cell finds it, until the closure returns false.
  func forEachCell(
    ofLine index: Int, in galley: Galley, available: CGFloat,
    _ body: (CellBox, CellAttributes, OpenLine) -> Bool
  ) {
    var line = OpenLine(available: available)
    for cell in galley.cells(ofLine: index) {
      let (box, attributes) = (galley.box(ofCell: cell), galley.attributes(ofCell: cell))
      line.moveBack(for: attributes, behind: galley.cell(at: cell - 1), in: room)
      guard body(box, attributes, line) else { return }
      line.append(box, attributes, in: room)
    }
  }

  func leastWidth(of box: CellBox, _ attributes: CellAttributes, behind line: OpenLine) -> CGFloat {
    var outerWidth = line.outerWidth(of: box, attributes, in: room)
    if attributes.fraction != nil, !line.hasRoom(forOuterWidth: outerWidth) {
      outerWidth -= room.excessOfFractions(available: line.available)
    }
    guard heedsMinimumLineSpaces else { return outerWidth }
    let least = box.insets.leading + box.insets.trailing + attributes.minimumLineSpace
    return max(outerWidth, least)
  }
}
