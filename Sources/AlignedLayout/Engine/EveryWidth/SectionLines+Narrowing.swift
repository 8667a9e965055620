// How far the room of a section may become narrower before its lines change. Cells that did not fit on a line
// fit there even less when it is narrower, so only those that did have to be looked at.
extension SectionLines {
  /// Infinity if the lines stay the same. The distance is exact but for the last bits, and less than exact
  /// only where the widths of cells change in steps. The section is one that `WidthRefusal` does not refuse.
  var narrowing: CGFloat {
    guard room.width > 0, lineCount > 0 else { return .infinity }
    if room.columns != nil { return narrowingOfColumns }
    if let narrowed = overflow?.narrowedCell { return narrowing(ofNarrowed: narrowed) }
    if isUniform {
      guard line(at: 0).cells.count > 1 else { return .infinity }
      let cells = UniformCells(count: placedCount, size: box(ofCell: 0).size, in: room)
      return room.width + .fittingSlack - cells.neededWidth
    }
    return room.breakingStrategy == .balanced ? narrowingOfBalancedLines : narrowing(of: galleys)
  }

  // MARK: First fit

  private func narrowing(of galleys: GalleyList) -> CGFloat {
    var narrowing = CGFloat.infinity
    for index in 0..<galleys.count {
      let (galley, start) = (galleys[index].galley, galleys[index].start)
      for line in galley.linesOfOwnWidths {
        narrowing = min(
          narrowing, self.narrowing(ofLine: line, in: galley),
          galley.hasFlexibleCells ? fractionSteps(ofLine: start.line + line) : .infinity)
      }
    }
    return narrowing
  }

  private func narrowing(ofLine index: Int, in galley: Galley) -> CGFloat {
    let available = room.available(indentedBy: galley.indentation(ofLine: index))
    guard available > 0 else { return .infinity }
    let needed = neededWidth(behindFirstCellOfLine: index, in: galley, available: available)
    // What fractions that complete a line may take too much is a part of its width.
    let pace = galley.hasFlexibleCells ? 1 + SectionRoom.toleranceOfFractions : 1
    return (available + .fittingSlack - needed) / pace
  }

  /// Returns −∞ if the line has one cell. Cells that are cut to the line do not count, nor do those behind
  /// them: all of these stay where they are when the line becomes narrower.
  func neededWidth(
    behindFirstCellOfLine index: Int, in galley: Galley, available: CGFloat
  ) -> CGFloat {
    if galley.isPlain, room.attributes.cellSpacing >= 0, !room.cutsCellsBehindFirst {
      let cells = galley.cells(ofLine: index)
      let isAlone =
        cells.count == 1
        || room.cutsCells && available.fits(in: galley.size(ofCell: cells.lowerBound).width)
      return isAlone ? -.infinity : galley.lines[index].width
    }
    var needed = -CGFloat.infinity
    forEachCell(ofLine: index, in: galley, available: available) { box, attributes, line in
      let mayBeCut =
        line.isEmpty || room.decidesWidth(of: attributes)
        ? room.cutsCells : room.cutsCellsBehindFirst
      if mayBeCut, available.fits(in: line.outerWidth(of: box, attributes, in: room)) {
        return false
      }
      if !line.isEmpty {
        // On a line that is too wide already, no cell at the trailing edge fits.
        if attributes.standsAtTrailingEdge { needed = max(needed, line.used) }
        needed = max(needed, line.next + leastWidth(of: box, attributes, behind: line))
      }
      return true
    }
    return needed
  }

  // MARK: Steps

  /// Returns a distance at which fractions are as many pixels wide: those of the line's cells, and of the
  /// next line's, which did not fit on it.
  private func fractionSteps(ofLine index: Int) -> CGFloat {
    let line = line(at: index)
    let end =
      index + 1 < lineCount ? self.line(at: index + 1).cells.upperBound : line.cells.upperBound
    let available = room.available(indentedBy: line.indentation)
    var steps = CGFloat.infinity
    for cell in line.cells.lowerBound..<end {
      let cell = attributes(ofCell: cell)
      // A cell that is cut to its line becomes narrower with it.
      guard room.takesFraction(cell),
        room.leastWidth(of: cell, available: available) == cell.minimumWidth
      else { continue }
      let width = room.idealWidth(of: cell, available: available)
      let least = leastLength(upTo: available) {
        room.idealWidth(of: cell, available: $0) == width
      }
      steps = min(steps, available - least)
    }
    return steps
  }

  private var narrowingOfColumns: CGFloat {
    guard let columns = room.columns, let values = room.attributes.columns else {
      return .infinity
    }
    let least = leastLength(upTo: room.width) {
      ColumnGrid(values, in: $0, spacing: room.attributes.cellSpacing, grid: room.grid).count
        == columns.count
    }
    return least > 0 ? room.width - least : .infinity
  }

  private func narrowing(ofNarrowed cell: Overflow.NarrowedCell) -> CGFloat {
    min(cell.space - .fittingSlack, cell.space + .fittingSlack - cell.attributes.minimumLineSpace)
  }

  /// Returns the least length down to which a condition is true that is true for a greater length.
  private func leastLength(upTo length: CGFloat, where condition: (CGFloat) -> Bool) -> CGFloat {
    if condition(0) { return 0 }
    var (low, high) = (Double(0).bitPattern, Double(length).bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if condition(CGFloat(Double(bitPattern: middle))) { high = middle } else { low = middle }
    }
    return CGFloat(Double(bitPattern: high))
  }

  // MARK: Balanced lines

  /// Balanced lines are those of the least width on which there are no more lines than first fit makes, so
  /// they change where first fit does, if they do.
  private var narrowingOfBalancedLines: CGFloat {
    let cells = breakableCells(0..<placedCount)
    let cutWidth = room.cutsCells ? room.width - .fittingSlack : .infinity
    var needed = -CGFloat.infinity
    for passage in cells.passages {
      let starts = FirstFit.lineStarts(of: passage, in: cells, width: room.width)
      for (line, first) in starts.enumerated() {
        let end = line + 1 < starts.count ? starts[line + 1] : passage.upperBound
        needed = max(needed, cells.neededWidth(ofLineOf: first..<end, cutAt: cutWidth))
      }
    }
    return room.width + .fittingSlack - needed
  }
}

extension BreakableCells {
  /// As for lines of first fit.
  fileprivate func neededWidth(ofLineOf cells: Range<Int>, cutAt cutWidth: CGFloat) -> CGFloat {
    var next: CGFloat = 0
    var needed = -CGFloat.infinity
    for cell in cells {
      guard widths[cell] < cutWidth else { break }
      if cell > cells.lowerBound { needed = max(needed, next + widths[cell]) }
      next += widths[cell] + spacing
    }
    return needed
  }
}
