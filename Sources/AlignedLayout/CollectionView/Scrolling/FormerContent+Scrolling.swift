extension FormerContent {
  /// Whether the content is scrolled to its end, or is too short to be scrolled. UIKit's
  /// `scrollToItem(at:at:animated:)` leaves the insets below the last item out of sight. Content that stays at its
  /// end is at its end there, too.
  var isAtEnd: Bool {
    guard let surroundings else { return true }
    let upright = uprightBounds
    let end = ScrollRange(of: standing, in: bounds, surroundings).last
    return standing.height <= surroundings.visibleHeight(inBoundsOf: upright.height)
      || upright.minY >= end - pixel
      || standing.standsAtEnd && upright.minY >= end - standing.emptyEnd - pixel
  }

  /// Whether the content shows the cell of the top there.
  var isAtTopCell: Bool {
    standing.offsetOfTopCell.map { abs(uprightBounds.minY - $0) <= pixel } ?? false
  }

  /// What holds the right edge of content that scrolls from right to left from now on. If it did so
  /// before, the edge stays where it was.
  var anchorOfMirroredBeginning: ScrollAnchor {
    guard content.isMirroredSideways, standing.height > 0 else { return .beginning(distance: nil) }
    let offset = uprightBounds.minY
    let isAtTop = abs(offset + (surroundings?.coveredTop ?? 0)) <= pixel
    return .beginning(distance: isAtTop ? nil : offset)
  }

  private var pixel: CGFloat { content.grid.scale > 0 ? content.grid.pixel : 1 }

  /// Returns the first visible cell that is neither deleted nor moved, or else the next such cell. At the very
  /// top a cell is held only with `alsoBeyondTop`.
  func anchor(
    alsoBeyondTop: Bool,
    after newPosition: (ContentLayout.CellPosition) -> ContentLayout.CellPosition?
  ) -> ScrollAnchor? {
    guard let first = visibleCells(alsoBeyondTop: alsoBeyondTop).first else { return nil }
    for section in first.section..<content.sectionCount {
      let start = section == first.section ? first.cell : 0
      // Hidden cells have no place in which they could be held.
      for cell in start..<max(start, content.visibleCellCount(inSection: section)) {
        let old = ContentLayout.CellPosition(section: section, cell: cell)
        guard let new = newPosition(old) else { continue }
        return .cell(new, .distance(distance(toCellAt: old)))
      }
    }
    return nil
  }

  /// Returns the first visible cell on a line of settled cells, or else the first settled cell, or else the first
  /// of all: a line gets another height when any of its cells does. Lines that were visible before the last
  /// scrolling come first: the user reads them.
  func firstVisibleCell(
    alsoBeyondTop: Bool, visibleBefore range: ClosedRange<CGFloat>?,
    settled isSettled: (ContentLayout.CellPosition) -> Bool
  ) -> ContentLayout.CellPosition? {
    let cells = visibleCells(alsoBeyondTop: alsoBeyondTop)
    guard let first = cells.first(where: isSettled) else { return cells.first }
    func isOnSettledLine(_ cell: ContentLayout.CellPosition) -> Bool {
      content.line(ofCellAt: cell).cells.allSatisfy {
        isSettled(ContentLayout.CellPosition(section: cell.section, cell: $0))
      }
    }
    let firstVisibleBefore = range.flatMap { range in
      cells.first { cell in
        let frame = standing.uprightFrame(ofCellAt: cell)
        return frame.maxY > range.lowerBound && frame.minY < range.upperBound
          && isOnSettledLine(cell)
      }
    }
    return firstVisibleBefore ?? cells.first(where: isOnSettledLine) ?? first
  }

  func distance(toCellAt position: ContentLayout.CellPosition) -> CGFloat {
    standing.uprightFrame(ofCellAt: position).minY - uprightBounds.minY
  }

  /// Returns the visible cells in reading order: none while the user overscrolls and, unless `alsoBeyondTop` is
  /// true, at the very top. A pinned cell at its edge says nothing about the lines that are read, and is returned
  /// only if no other is visible. Cells are found as they are read: most callers only need the first.
  private func visibleCells(alsoBeyondTop: Bool) -> some Collection<ContentLayout.CellPosition> {
    let mayHoldCell = mayHoldCell(alsoBeyondTop: alsoBeyondTop)
    let found = mayHoldCell ? standing.elements(in: bounds, pinning: pinning) : []
    func visibleCells(areAtEdge: Bool) -> some Collection<ContentLayout.CellPosition> {
      found.lazy.compactMap { placed in
        guard case .cell(let position) = placed.element,
          isAtEdge(position, in: placed.frame) == areAtEdge, shows(position, in: placed.frame)
        else { return nil }
        return position
      }
    }
    let cells = visibleCells(areAtEdge: false)
    return content.sections.hasRaisedCells && cells.isEmpty ? visibleCells(areAtEdge: true) : cells
  }

  /// Returns whether a cell is pinned, and has left its line for the edge at which it pins.
  private func isAtEdge(_ position: ContentLayout.CellPosition, in frame: CGRect) -> Bool {
    content.isPinned(position) && frame != standing.frame(ofCellAt: position)
  }

  private func mayHoldCell(alsoBeyondTop: Bool) -> Bool {
    guard let surroundings else { return false }
    let top = uprightBounds.minY + surroundings.coveredTop
    let bottom = standing.height + surroundings.coveredBottom
    return (top > 0 || alsoBeyondTop) && uprightBounds.maxY <= bottom + 1
  }

  /// Returns whether a cell is visible below the pinned headers and the pinned cell before it.
  func shows(_ position: ContentLayout.CellPosition) -> Bool {
    shows(position, in: standing.frame(ofCellAt: position))
  }

  private func shows(_ position: ContentLayout.CellPosition, in frame: CGRect) -> Bool {
    let (bounds, frame) = (uprightBounds, standing.upright(frame))
    let covered: CGFloat = surroundings?.clearTop ?? 0
    let top: CGFloat = bounds.minY + covered + content.room.boundaries.pinnedHeaderLength
    let header = standing.frame(of: .header(section: position.section), pinning: pinning)
      .map(standing.upright)
    // An empty cell is invisible, and may still get a size.
    return frame.size.width > 0 && frame.size.height > 0 && frame.minY < bounds.maxY
      && frame.maxY > max(top, header?.maxY ?? top) && !isBehindPinnedCell(position, in: frame)
  }

  /// A narrow pinned cell leaves cells beside it in sight.
  private func isBehindPinnedCell(
    _ position: ContentLayout.CellPosition, in frame: CGRect
  ) -> Bool {
    guard let pinned = content.pinnedCell(before: position),
      let cover = standing.frame(of: .cell(pinned), pinning: pinning).map(standing.upright)
    else { return false }
    return frame.minX >= cover.minX && frame.maxX <= cover.maxX
      && min(frame.maxY, uprightBounds.maxY) <= cover.maxY
  }
}
