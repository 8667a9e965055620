extension ContentLayout {
  /// Everything that stands in a rectangle: section by section the background, the header, the
  /// cells, the overflow view, the line separators, the footer.
  ///
  /// These are exactly the elements whose frame meets the rectangle; edges that only touch do not
  /// meet. What sticks out of its line, its section or the content is found all the same. In the
  /// same order elements may be drawn, but for pinned headers and footers, which stand above the
  /// cells.
  ///
  /// - Parameters:
  ///   - rect: any rectangle; an infinite one finds everything. A negative width or height counts
  ///     as 0: the rectangle is not turned over.
  ///   - pinning: what is visible, for headers and footers to stay there; without it, all stand in
  ///     their natural places.
  /// - Complexity: O(log *n*) in the content, and the cells of the lines that are met. Cells that
  ///   stick out far over other lines make it slower, as do empty sections in the rectangle.
  public func elements(in rect: CGRect, pinning: Pinning? = nil) -> [PlacedElement] {
    let area = QueryArea(rect)
    var found: [PlacedElement] = []
    found.reserveCapacity(64)  // Spares a screenful most growing.
    for index in extents.candidates(meeting: area.stretch(widenedBy: candidateMargin)) {
      let isDecorated = sections[index].attributes.isDecorated
      if isDecorated, let frame = frame(ofBackgroundInSection: index), area.meets(frame) {
        found.append(PlacedElement(element: .background(section: index), frame: frame))
      }
      if let frame = frame(ofHeaderInSection: index, pinning: pinning), area.meets(frame) {
        found.append(PlacedElement(element: .header(section: index), frame: frame))
      }
      appendCells(ofSection: index, in: area, to: &found)
      if isDecorated {
        appendSeparators(ofSection: index, in: area, to: &found)
      }
      if let frame = frame(ofFooterInSection: index, pinning: pinning), area.meets(frame) {
        found.append(PlacedElement(element: .footer(section: index), frame: frame))
      }
    }
    return found
  }

  /// How much wider candidates are looked for than the area reaches: snapping moves a frame by a
  /// pixel, and the last bits of a sum depend on where it starts. Every candidate is then compared
  /// exactly.
  var candidateMargin: CGFloat {
    1 + grid.pixel
  }

  /// Inlined, or what is found would be looked up anew for every cell.
  @inline(__always)
  private func appendCells(
    ofSection index: Int, in area: QueryArea, to found: inout [PlacedElement]
  ) {
    let section = sections[index]
    let origin = section.linesOrigin
    let visibleCount = section.lines.visibleCellCount
    let stretch = area.stretch(widenedBy: candidateMargin).offset(by: -origin.y)
    section.lines.forEachCell(meeting: stretch) { cell, frame in
      let frame = snapped(physical(frame, from: origin))
      if area.meets(frame) {
        let element: Element =
          cell < visibleCount
          ? .cell(CellPosition(section: index, cell: cell)) : .overflow(section: index)
        found.append(PlacedElement(element: element, frame: frame))
      }
    }
  }

  private func appendSeparators(
    ofSection index: Int, in area: QueryArea, to found: inout [PlacedElement]
  ) {
    let section = sections[index]
    guard let separator = section.attributes.lineSeparator else { return }
    // A line's separator is centered half the line spacing below it.
    let distance = (separator.thickness + abs(section.attributes.lineSpacing)) / 2
    let stretch = area.stretch(widenedBy: candidateMargin + distance)
    section.lines.forEachLine(meeting: stretch.offset(by: -section.linesTop)) { line in
      if let frame = frame(ofSeparatorBelowLineAt: line, inSection: index), area.meets(frame) {
        let element = Element.lineSeparator(section: index, line: line)
        found.append(PlacedElement(element: element, frame: frame))
      }
    }
  }
}

/// The edges of a rectangle that something is looked for in.
private struct QueryArea {
  private let minX: CGFloat
  private let maxX: CGFloat
  private let minY: CGFloat
  private let maxY: CGFloat

  init(_ rect: CGRect) {
    (minX, maxX) = Self.edges(from: rect.origin.x, length: rect.size.width)
    (minY, maxY) = Self.edges(from: rect.origin.y, length: rect.size.height)
  }

  /// Limited only after adding, and unbounded from the limit on: an infinite rectangle, of which
  /// the start and half of the length are finite or not, reaches everything.
  private static func edges(from start: CGFloat, length: CGFloat) -> (CGFloat, CGFloat) {
    let start: CGFloat = start.isNaN ? 0 : start
    let end: CGFloat = length > 0 ? start + length : start
    return (
      start <= -.greatestLaidOut ? -.infinity : start.limited,
      end < .greatestLaidOut ? end.limited : .infinity
    )
  }

  /// From where to where the area reaches vertically, and some more.
  func stretch(widenedBy distance: CGFloat) -> VerticalExtent {
    VerticalExtent(top: minY - distance, bottom: maxY + distance)
  }

  // Not CGRect's own test: on some platforms rectangles that touch count as meeting there.
  func meets(_ frame: CGRect) -> Bool {
    frame.origin.x < maxX && minX < frame.origin.x + frame.size.width
      && frame.origin.y < maxY && minY < frame.origin.y + frame.size.height
  }
}
