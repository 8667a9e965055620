extension ScrollScene {
  /// Returns the offset of a line that is nearest to proposed bounds on the screen, or nil if scrolling comes to
  /// rest at an end of the content. A flick goes to the next line even if it is too weak to reach that.
  func contentOffsetOfLine(near proposed: CGRect, velocity: CGFloat) -> CGFloat? {
    let offset = standing.upright(proposed).minY
    let (start, end) = (range.start, range.last)
    guard offset > start, offset < end else { return nil }
    let offsets = [start, end] + lineOffsets(near: proposed).filter { $0 > start && $0 < end }
    let speed = velocity * (content.isMirroredSideways ? -1 : 1)
    let ahead = offsets.filter {
      speed == 0 || (speed > 0 ? $0 > self.offset + pixel : $0 < self.offset - pixel)
    }
    return ahead.min { abs($0 - offset) < abs($1 - offset) }
  }

  private func lineOffsets(near bounds: CGRect) -> [CGFloat] {
    let top = shown.surroundings?.clearTop ?? 0
    let margin = content.axis.point(standing.upright(bounds).height)
    let area = bounds.insetBy(dx: -margin.x, dy: -margin.y)
    var offsets: [CGFloat] = []
    for placed in standing.elements(in: area, pinning: nil) {
      guard case .cell(let position) = placed.element else { continue }
      let pinned = content.lengthOfPins(above: position, pinsHeaders: options.pinsHeaders)
      let line = content.upright(content.line(ofCellAt: position).frame).minY + standing.gap
      offsets.append(line - content.room.insets.top - pinned - top)
    }
    return offsets
  }

  func lines(from anchor: ScrollAnchor?) -> HeldLines? {
    guard case .cell(let held, .distance(let distance))? = anchor, content.contains(.cell(held)),
      !content.hides(.cell(held))
    else { return nil }
    return HeldLines(lines: visibleLines(from: held, at: distance))
  }

  /// The first cell is held at a distance from the top of the bounds.
  private func visibleLines(
    from held: ContentLayout.CellPosition, at distance: CGFloat
  ) -> [HeldLines.Line] {
    let bottom = standing.upright(view.bounds).maxY
    let top = standing.uprightFrame(ofCellAt: held).minY
    var visible: [HeldLines.Line] = []
    for section in held.section..<content.sectionCount {
      let start = standing.upright(standing.frame(ofSection: section)).minY
      if !visible.isEmpty, start >= bottom { return visible }
      let lines = content.lines(inSection: section)
      let first = section == held.section ? lines.index(ofCell: held.cell) : lines.startIndex
      for line in lines[first...] where !line.cells.isEmpty {
        let cell =
          visible.isEmpty
          ? held : ContentLayout.CellPosition(section: section, cell: line.cells.lowerBound)
        let place = standing.uprightFrame(ofCellAt: cell).minY
        if !visible.isEmpty, place >= bottom { return visible }
        visible.append(
          HeldLines.Line(
            cell: cell, distance: distance + place - top,
            offset: coordinate(of: .cell(cell, .distance(distance + place - top))), line: line))
      }
    }
    return visible
  }
}
