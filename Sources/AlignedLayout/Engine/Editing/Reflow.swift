/// Lines are broken from the first one that a change touches, until a cell begins a line that it also began
/// before, with the same indentation. From there on all lines are the same, up to the next change.
struct Reflow {
  /// Galleys that replace a range of the old ones.
  typealias Replacement = (range: Range<Int>, galleys: [Galley])

  let room: SectionRoom
  private let isPlainlyAsked: Bool
  private let rule: OfferRule
  let cells: CellReader

  /// - Parameter galleys: the old galleys, at least one.
  static func replacements(
    of galleys: GalleyList, readBy cells: CellReader, in room: SectionRoom
  ) -> [Replacement] {
    guard let oldLines = OldLines(galleys, in: room) else { return [] }
    let reflow = Reflow(
      room: room, isPlainlyAsked: room.attributes.isPlainlyAsked, rule: OfferRule(room.attributes),
      cells: cells)
    return reflow.replacements(of: oldLines)
  }

  private func replacements(of oldLines: OldLines) -> [Replacement] {
    if let rules = room.rows { return replacementsOfRows(of: oldLines, by: rules) }
    var replacements: [Replacement] = []
    while let change = cells.changes.first {
      let start = oldLines.lineTouched(by: change.old.lowerBound)
      let firstGalley = firstGalley(
        toFillFrom: start, of: oldLines, after: replacements.last?.range.upperBound ?? 0)
      var compositor = compositor(from: start, of: oldLines, beginningAt: firstGalley)
      cells.skip(toOldCell: oldLines.firstCell(of: start))
      var end: Int?
      while end == nil {
        let same: OldLines.Line?
        if isPlainlyAsked, let plain = cells.plainCells {
          same = place(plain, with: &compositor)
        } else if let cell = cells.next() {
          let attributes = cells.attributes(of: cell)
          same =
            attributes.keepsWithNext
            ? placeGroup(from: cell, attributes, with: &compositor)
            : place(cell, attributes, with: &compositor)
        } else {
          end = oldLines.galleyCount
          break
        }
        if let same {
          let touched = cells.changes.first.map { oldLines.lineTouched(by: $0.old.lowerBound) }
          end = copyLines(from: same, upTo: touched, of: oldLines, with: &compositor).end
        }
      }
      replacements.append((firstGalley..<(end ?? start.galley), compositor.finish()))
    }
    return replacements
  }

  /// Usually the galley of the line. If all its cells are equal, but its first lines no longer are, it is the
  /// galley above. Edits would otherwise leave ever more galleys of few cells.
  func firstGalley(
    toFillFrom start: OldLines.Line, of oldLines: OldLines, after end: Int
  ) -> Int {
    let galley = oldLines.place(ofGalley: start.galley).galley
    guard let line = galley.lines.repeated, start.galley > end else { return start.galley }
    let countAbove = start.line * line.cellsPerLine
    let above = oldLines.place(ofGalley: start.galley - 1).galley
    let isJoined =
      countAbove < Galley.fewestEqualCells
      && above.cellCount + countAbove < Galley.usualCapacity
    return isJoined ? start.galley - 1 : start.galley
  }

  /// The lines above are copied, with those of the galley above if that is to be filled, too.
  func compositor(
    from start: OldLines.Line, of oldLines: OldLines, beginningAt firstGalley: Int
  ) -> Compositor {
    let place = oldLines.place(ofGalley: start.galley)
    let first = oldLines.place(ofGalley: firstGalley).galley
    let inserted = cells.changes.prefix { $0.old.lowerBound <= place.cells.upperBound }
    var compositor = Compositor(
      CompositorStorage(
        in: room, expectedCount: inserted.reduce(place.galley.cellCount) { $0 + $1.newCount },
        lineCapacity: place.galley.lineCapacityOfEdited, indentation: first.indentations[0]))
    if firstGalley < start.galley {
      compositor.copyLines(0..<first.lines.count, of: first)
    }
    compositor.copyLines(0..<start.line, of: place.galley)
    return compositor
  }

  /// Places a cell that keeps neither with the next nor with the one before.
  ///
  /// - Returns: the old line that the cell began again with the same indentation.
  @inline(__always)
  private func place(
    _ cell: CellReader.Cell, _ attributes: CellAttributes,
    with compositor: inout Compositor
  ) -> OldLines.Line? {
    // A break that the cell forces ends the line when the cell's attributes are stored.
    if !attributes.beginsLine, !attributes.standsAtTrailingEdge,
      cells.isKnownToBreak(cell, after: compositor.line)
    {
      compositor.endLine()
    }
    if attributes.isDefault, isPlainlyAsked {
      // With constants in place of attributes and rule, the compiler drops most of the method.
      compositor.place(.default, by: .remainingSpace) { space, isFirst in
        cells.size(of: cell, offered: space, isFirst: isFirst)
      }
    } else {
      compositor.place(cell, attributes, from: cells, by: rule, maximumLineCount: .max)
    }
    guard let old = cell.old, compositor.cursor.firstCell == compositor.cursor.cellCount - 1,
      cells.oldLines?.indentation == compositor.storage.indentation
    else { return nil }
    guard old.beginsLine, old.space != nil else {
      if let alike = cells.oldLines?.alikeLines {
        skip(alike, with: &compositor)
      }
      return nil
    }
    // The cell before one at the trailing edge may have another last line than before.
    guard
      !attributes.standsAtTrailingEdge
        || compositor.storage.attributes(ofCell: compositor.cursor.firstCell)
          == cells.oldLines?.attributes
    else { return nil }
    return cells.oldLines?.line
  }

  /// Skips cells of lines that are all alike, if the old cell that was placed last is one of them, and now
  /// begins a line. The cells behind it fill their lines as before, although these begin with other cells.
  /// The last of them are not skipped, because their line may not be full.
  private func skip(_ alike: AlikeLines, with compositor: inout Compositor) {
    let first = cells.nextOldCell - 1
    let end = min(alike.end, cells.changes.first?.old.lowerBound ?? .max)
    let lineCount = (end - first - 1) / alike.cellsPerLine
    guard lineCount * alike.cellsPerLine >= Galley.fewestEqualCells else { return }
    compositor.removeOpenLine()
    if alike.galley.lines.repeated == nil {
      compositor.appendLines(
        lineCount, of: alike.cellsPerLine, width: alike.width,
        beginningWith: first - alike.firstCell, of: alike.galley)
    } else if !compositor.appendEqualLines(lineCount, of: alike.galley) {
      return
    }
    cells.skip(toOldCell: first + lineCount * alike.cellsPerLine)
  }

  /// - Returns: the old line that the same cells began again with the same indentation.
  private func placeGroup(
    from first: CellReader.Cell, _ attributes: CellAttributes,
    with compositor: inout Compositor
  ) -> OldLines.Line? {
    let line = cells.oldLines?.line
    let indentation = cells.oldLines?.indentation
    let changeCount = cells.changes.count
    var group = KeptGroup(first: (attributes, first), rule: rule)
    group.place(with: &compositor, reader: cells)
    guard let old = first.old, old.beginsLine, old.space != nil,
      cells.changes.count == changeCount,
      compositor.cursor.cellCount - compositor.cursor.firstCell
        == cells.nextCell - first.position.cell,
      indentation == compositor.storage.indentation
    else { return nil }
    return line
  }

  /// Copies lines, whose first cells are placed already, up to the next one that a change touches or, if that
  /// is in another galley, up to the end of this one.
  ///
  /// - Returns: whether any line is copied, and the index behind the galley if all its lines are.
  func copyLines(
    from line: OldLines.Line, upTo touched: OldLines.Line?, of oldLines: OldLines,
    with compositor: inout Compositor
  ) -> (areCopied: Bool, end: Int?) {
    let galley = oldLines.place(ofGalley: line.galley).galley
    if let touched {
      guard touched > line else { return (false, nil) }
      if touched.galley == line.galley {
        compositor.removeOpenLine()
        compositor.copyLines(line.line..<touched.line, of: galley)
        cells.skip(toOldCell: oldLines.firstCell(of: touched))
        return (true, nil)
      }
    }
    compositor.removeOpenLine()
    compositor.copyLines(line.line..<galley.lines.count, of: galley)
    var end = line.galley + 1
    // A galley of few cells is joined with the next, or edits would leave ever more of them.
    while end < touched?.galley ?? oldLines.galleyCount, compositor.isNearlyEmpty,
      oldLines.place(ofGalley: end).galley.cellCount < Galley.usualCapacity
    {
      let next = oldLines.place(ofGalley: end).galley
      compositor.copyLines(0..<next.lines.count, of: next)
      end += 1
    }
    return (true, end)
  }
}
