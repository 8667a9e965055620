extension ContentLayout {
  /// Returns the position at which a cell dropped at a point would be inserted: where a text view
  /// would put its caret if cells were words.
  ///
  ///     let position = layout.insertionPosition(at: CGPoint(x: 100, y: 40))
  ///
  /// Over a cell, the caret is before or after it, on the side of its middle where the point is. Over several
  /// cells, the last one counts: it is drawn in front of the others. Anywhere else, the point's y (its x if the
  /// axis is horizontal) decides the section and the line. The caret is then before the first cell of the line
  /// whose middle lies beyond the point, or at the end of the line:
  ///
  /// - Between two lines, and between two sections, the nearer one counts.
  /// - Above a section's first line the caret is before all its cells, below the last line after them.
  /// - A gap with empty sections belongs to them, in equal parts if there are several.
  /// - Above all sections the caret is at the beginning of the first one, below all at the end of the
  ///   last one, even if it is empty.
  /// - If lines or sections overlap, the first one that ends below the point counts.
  ///
  /// An overflow view counts as a cell in place of all hidden cells: the caret is before or after them.
  /// Without an overflow view, the end of the last line is before the hidden cells.
  ///
  /// Headers and footers count at their places without pinning. Cells beneath a pinned header are found.
  ///
  /// - Returns: a section, and the index that the inserted cell would have in it, from 0 to the number
  ///   of its cells; nil if there is no section.
  /// - Complexity: O(log *n*) in the content, plus the cells of the line. Cells that stick out far over
  ///   other lines make the query slower, as do empty sections at the point.
  public func insertionPosition(at point: CGPoint) -> CellPosition? {
    guard sectionCount > 0 else { return nil }
    let point = upright(
      CGRect(
        x: point.x.zeroIfNaN, y: point.y.zeroIfNaN, width: 0, height: 0)
    ).origin
    return insertionPosition(overCellAt: point) ?? insertionPosition(besideCellsAt: point)
  }

  private func insertionPosition(overCellAt point: CGPoint) -> CellPosition? {
    let extent = Extent(
      top: point.y - candidateMargin, bottom: point.y + candidateMargin)
    for index in sections.candidates(meeting: extent).reversed() {
      let section = sections[index]
      var position: CellPosition?
      section.lines.forEachCell(meeting: extent.offset(by: -section.linesTop)) { cell, frame in
        let frame = upright(snapped(onScreen(frame, in: section)))
        if frame.covers(point) {
          let isBefore = isMiddle(of: frame, beyond: point)
          position = CellPosition(
            section: index, cell: isBefore ? cell : section.lines.position(behind: cell))
        }
      }
      if let position { return position }
    }
    return nil
  }

  private func insertionPosition(besideCellsAt point: CGPoint) -> CellPosition {
    let start = sections.candidates(
      meeting: Extent(top: point.y - candidateMargin, bottom: .infinity)
    ).lowerBound
    let next = (start..<sectionCount).first {
      !sections[$0].isEmpty && upright(frame(ofSection: $0)).bottom > point.y
    }
    if let next, point.y >= sections[next].top {
      return insertionPosition(at: point, inSection: next)
    }
    let previous = (0..<(next ?? sectionCount)).last { !sections[$0].isEmpty }
    guard let previous else { return beginning(ofSection: 0) }
    guard let next else { return end(ofSection: sectionCount - 1) }
    return insertionPosition(at: point.y, between: previous, and: next)
  }

  /// Only empty sections are between both.
  private func insertionPosition(
    at y: CGFloat, between previous: Int, and next: Int
  ) -> CellPosition {
    let top = upright(frame(ofSection: previous)).bottom
    let part = (y - top) / (sections[next].top - top)
    let empty = (previous + 1)..<next
    if !empty.isEmpty {
      let number = min(Int(part * CGFloat(empty.count)), empty.count - 1)
      return beginning(ofSection: empty.lowerBound + number)
    }
    return part < 0.5 ? end(ofSection: previous) : beginning(ofSection: next)
  }

  private func beginning(ofSection section: Int) -> CellPosition {
    CellPosition(section: section, cell: 0)
  }

  private func end(ofSection section: Int) -> CellPosition {
    CellPosition(section: section, cell: sections[section].lines.cellCount)
  }

  // MARK: In a section

  private func insertionPosition(at point: CGPoint, inSection index: Int) -> CellPosition {
    let section = sections[index]
    func frame(ofLine line: Int) -> CGRect {
      upright(onScreen(section.lines.frame(ofLine: line), in: section))
    }
    let start = section.lines.firstLine(
      thatMayEndBelow: point.y - section.linesTop - candidateMargin)
    guard
      let next = (start..<section.lines.lineCount).first(where: { line in
        frame(ofLine: line).bottom > point.y
      })
    else { return end(ofSection: index) }
    let top = frame(ofLine: next).origin.y
    guard point.y < top else { return insertionPosition(at: point.x, onLine: next, of: index) }
    guard next > 0 else { return beginning(ofSection: index) }
    let isNearerToPrevious = point.y - frame(ofLine: next - 1).bottom < top - point.y
    return insertionPosition(
      at: point.x, onLine: isNearerToPrevious ? next - 1 : next, of: index)
  }

  private func insertionPosition(at x: CGFloat, onLine line: Int, of index: Int) -> CellPosition {
    let section = sections[index]
    var firstBeyond: Int?
    section.lines.forEachCell(ofLine: line) { cell, frame in
      let frame = upright(snapped(onScreen(frame, in: section)))
      if firstBeyond == nil, isMiddle(of: frame, beyond: CGPoint(x: x, y: 0)) {
        firstBeyond = cell
      }
    }
    if let firstBeyond { return CellPosition(section: index, cell: firstBeyond) }
    let last = section.lines.line(at: line).cells.upperBound - 1
    return CellPosition(section: index, cell: section.lines.position(behind: last))
  }

  /// In the direction in which cells follow each other.
  private func isMiddle(of frame: CGRect, beyond point: CGPoint) -> Bool {
    let middle = frame.origin.x + frame.size.width / 2
    return switch room.lineDirection {
    case .leftToRight: point.x < middle
    case .rightToLeft: point.x > middle
    }
  }
}

extension SectionLines {
  /// Behind an overflow view, it is the position behind all hidden cells.
  fileprivate func position(behind cell: Int) -> Int {
    cell < visibleCellCount ? cell + 1 : cellCount
  }
}

extension CGRect {
  fileprivate var bottom: CGFloat { origin.y + size.height }

  // `CGRect.contains` does not exist without Foundation.
  fileprivate func covers(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < bottom
  }
}
