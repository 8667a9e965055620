extension ContentLayout {
  /// Returns the elements in a rectangle, section by section.
  ///
  /// The content's header comes first, and its footer last. The elements of a section are in this order:
  /// backgrounds, header, cells, overflow view, pinned cells, line separators, footer.
  ///
  /// The method finds exactly the elements whose frames overlap the rectangle, also those that stick out of
  /// their line, their section or the content. Frames that only touch it do not overlap. You can draw the
  /// elements in this order, except for pinned headers and footers, which belong in front of the cells, and for
  /// cells with a z index.
  ///
  /// - Parameters:
  ///   - rect: any rectangle. An infinite one finds all elements. A negative width or height counts as 0.
  ///   - pinning: the visible part of the content, in which headers, footers and pinned cells stay. If it is
  ///     nil, frames are those without pinning.
  /// - Complexity: O(log *n*) in the content, plus the cells of the lines that meet the rectangle. Cells that
  ///   stick out far over other lines make the query slower, as do empty sections in the rectangle.
  public func elements(in rect: CGRect, pinning: Pinning? = nil) -> [PlacedElement] {
    let area = QueryArea(rect)
    var found: [PlacedElement] = []
    found.reserveCapacity(64)  // Spares a screenful most growing.
    if let frame = headerFrame(pinning: pinning), area.meets(frame) {
      found.append(PlacedElement(element: .contentHeader, frame: frame))
    }
    for index in sections.candidates(meeting: extent(of: area, widenedBy: candidateMargin)) {
      let isDecorated = sections[index].attributes.isDecorated
      if isDecorated {
        appendBackgrounds(ofSection: index, in: area, to: &found)
      }
      if let frame = frame(ofHeaderInSection: index, pinning: pinning), area.meets(frame) {
        found.append(PlacedElement(element: .header(section: index), frame: frame))
      }
      appendCells(ofSection: index, in: area, to: &found)
      if let pinning, sections.hasRaisedCells {
        pinCells(ofSection: index, pinning, in: area, of: &found)
      }
      if isDecorated {
        appendSeparators(ofSection: index, in: area, to: &found)
      }
      if let frame = frame(ofFooterInSection: index, pinning: pinning), area.meets(frame) {
        found.append(PlacedElement(element: .footer(section: index), frame: frame))
      }
    }
    if let frame = footerFrame(pinning: pinning), area.meets(frame) {
      found.append(PlacedElement(element: .contentFooter, frame: frame))
    }
    return found
  }

  /// Snapping moves a frame by up to a pixel, and the last bits of a sum depend on where it starts. Each
  /// candidate is then compared exactly.
  var candidateMargin: CGFloat { 1 + grid.pixel }

  /// Inlined, because the array of found elements would otherwise be checked for uniqueness at every cell.
  @inline(__always)
  private func appendCells(
    ofSection index: Int, in area: QueryArea, to found: inout [PlacedElement]
  ) {
    let section = sections[index]
    let origin = section.linesOrigin
    let visibleCount = section.lines.visibleCellCount
    let extent = extent(of: area, widenedBy: candidateMargin).offset(by: -origin.y)
    section.lines.forEachCell(meeting: extent) { cell, frame in
      let frame = snapped(onScreen(frame, from: origin))
      if area.meets(frame) {
        let element: Element =
          cell < visibleCount
          ? .cell(CellPosition(section: index, cell: cell)) : .overflow(section: index)
        found.append(PlacedElement(element: element, frame: frame))
      }
    }
  }

  private func extent(of area: QueryArea, widenedBy distance: CGFloat) -> Extent {
    let extent = upright(axis == .vertical ? area.vertical : area.horizontal)
    return Extent(top: extent.top - distance, bottom: extent.bottom + distance)
  }

  private func appendBackgrounds(
    ofSection index: Int, in area: QueryArea, to found: inout [PlacedElement]
  ) {
    let section = sections[index]
    let extent = extent(of: area, widenedBy: candidateMargin).offset(by: -section.linesTop)
    for number in section.attributes.backgrounds.indices {
      section.forEachView(ofBackground: number, meeting: extent) { line, frame in
        let frame = snapped(onScreen(frame, in: section))
        guard area.meets(frame) else { return }
        let element = Element.background(section: index, number: number, line: line)
        found.append(PlacedElement(element: element, frame: frame))
      }
    }
  }

  /// Replaces the pinned cells that were found in their natural places by those that are in the area.
  private func pinCells(
    ofSection index: Int, _ pinning: Pinning, in area: QueryArea, of found: inout [PlacedElement]
  ) {
    let section = sections[index]
    let extent = extent(of: area, widenedBy: candidateMargin).offset(by: -section.linesTop)
    let indices = section.lines.pinnedIndices(meeting: extent)
    guard !indices.isEmpty else { return }
    let cells = indices.map { section.lines.pinnedCell(at: $0) }
    found.removeAll { placed in
      guard case .cell(let position) = placed.element, position.section == index
      else { return false }
      let place = cells.indices.partitioningIndex { cells[$0] >= position.cell }
      return place < cells.count && cells[place] == position.cell
    }
    for (pinned, cell) in zip(indices, cells) {
      let frame = frame(ofPinnedCell: pinned, of: section, pinning)
      guard area.meets(frame) else { continue }
      let position = CellPosition(section: index, cell: cell)
      found.append(PlacedElement(element: .cell(position), frame: frame))
    }
  }

  private func appendSeparators(
    ofSection index: Int, in area: QueryArea, to found: inout [PlacedElement]
  ) {
    let section = sections[index]
    guard let separator = section.attributes.lineSeparator else { return }
    // A line's separator is centered half the line spacing below it.
    let distance = (separator.thickness + abs(section.attributes.lineSpacing)) / 2
    let extent = extent(of: area, widenedBy: candidateMargin + distance)
    section.lines.forEachLine(meeting: extent.offset(by: -section.linesTop)) { line in
      if let frame = frame(ofSeparatorBelowLineAt: line, inSection: index), area.meets(frame) {
        let element = Element.lineSeparator(section: index, line: line)
        found.append(PlacedElement(element: element, frame: frame))
      }
    }
  }
}

struct QueryArea {
  private let minX: CGFloat
  private let maxX: CGFloat
  private let minY: CGFloat
  private let maxY: CGFloat

  init(_ rect: CGRect) {
    (minX, maxX) = Self.edges(from: rect.origin.x, length: rect.size.width)
    (minY, maxY) = Self.edges(from: rect.origin.y, length: rect.size.height)
  }

  /// Edges are not limited: a content may be longer than the greatest distance. An infinite rectangle
  /// contains everything.
  private static func edges(from start: CGFloat, length: CGFloat) -> (CGFloat, CGFloat) {
    let start = start.zeroIfNaN
    let end: CGFloat = length > 0 ? start + length : start
    // The sum is a NaN from −∞ to ∞.
    return (start, end.isNaN ? .infinity : end)
  }

  var vertical: Extent { Extent(top: minY, bottom: maxY) }
  var horizontal: Extent { Extent(top: minX, bottom: maxX) }

  // `CGRect.intersects` is not used: on Linux, rectangles that only touch intersect.
  func meets(_ frame: CGRect) -> Bool {
    frame.origin.x < maxX && minX < frame.origin.x + frame.size.width
      && frame.origin.y < maxY && minY < frame.origin.y + frame.size.height
  }
}
