/// A section's galleys, one below the other: its cells as they stand on their lines.
///
/// Where a galley stands is known here, and not to itself. That is all that moves when something above
/// it changes.
@usableFromInline
struct Galleys: Sendable {
  /// A galley, and what is before it.
  struct Place {
    let galley: Galley
    fileprivate(set) var firstCell: Int
    fileprivate(set) var firstLine: Int
    fileprivate(set) var top: CGFloat

    var cells: Range<Int> {
      firstCell..<(firstCell + galley.cellCount)
    }

    var lines: Range<Int> {
      firstLine..<(firstLine + galley.lines.count)
    }

    fileprivate var bottom: CGFloat {
      top + galley.advance
    }
  }

  private(set) var places: [Place] = []

  /// How far the galleys reach, if any reaches beyond its neighbours; nil in most sections.
  private(set) var reach: Reach?

  init(_ galleys: [Galley]) {
    places.reserveCapacity(galleys.count)
    for galley in galleys {
      places.append(
        Place(
          galley: galley, firstCell: cellCount, firstLine: lineCount,
          top: places.last?.bottom ?? 0))
    }
    if galleys.contains(where: { $0.reach != nil }) {
      measureReach()
    }
  }

  var cellCount: Int {
    places.last?.cells.upperBound ?? 0
  }

  var lineCount: Int {
    places.last?.lines.upperBound ?? 0
  }

  /// From the top of the first line to the bottom of the last, which negative line spacing can
  /// bring above it.
  var height: CGFloat {
    guard let last = places.last else { return 0 }
    return last.top + last.galley.lines[last.galley.lines.count - 1].bottom
  }

  /// From where to where the cells reach, those included that stick out of their line.
  var extent: VerticalExtent {
    reach?.extent ?? VerticalExtent(top: 0, bottom: height)
  }

  func index(ofCell cell: Int) -> Int {
    places.indices.partitioningIndex { places[$0].firstCell > cell } - 1
  }

  func index(ofLine line: Int) -> Int {
    places.indices.partitioningIndex { places[$0].firstLine > line } - 1
  }

  /// The galleys among which all are whose cells meet a stretch.
  func candidates(meeting stretch: VerticalExtent) -> Range<Int> {
    if let reach {
      return reach.candidates(meeting: stretch)
    }
    // Where one galley ends, the next begins, or a little below.
    let first = places.indices.partitioningIndex { places[$0].top > stretch.top }
    let end = places.indices.partitioningIndex { places[$0].top >= stretch.bottom }
    return max(0, first - 1)..<max(first, end)
  }

  /// Puts galleys in place of others, and moves those that follow.
  mutating func replace(_ range: Range<Int>, with galleys: [Galley]) {
    let new = Galleys(galleys)
    let start = self.start(ofPlace: range.lowerBound)
    let oldEnd = self.start(ofPlace: range.upperBound)
    places.replaceSubrange(range, with: new.places)
    let following = range.lowerBound + galleys.count
    shift(range.lowerBound..<following, cells: start.cell, lines: start.line, by: start.top)
    shift(
      following..<places.count, cells: start.cell + new.cellCount - oldEnd.cell,
      lines: start.line + new.lineCount - oldEnd.line,
      by: start.top + (new.places.last?.bottom ?? 0) - oldEnd.top)
    if reach != nil || new.reach != nil {
      measureReach()
    }
  }

  /// Where a galley begins, or the next would.
  private func start(ofPlace index: Int) -> (cell: Int, line: Int, top: CGFloat) {
    if index < places.count {
      return (places[index].firstCell, places[index].firstLine, places[index].top)
    }
    return (cellCount, lineCount, places.last?.bottom ?? 0)
  }

  private mutating func shift(_ range: Range<Int>, cells: Int, lines: Int, by distance: CGFloat) {
    for index in range {
      places[index].firstCell += cells
      places[index].firstLine += lines
      places[index].top += distance
    }
  }

  private mutating func measureReach() {
    reach = Reach(places.map { $0.galley.extent.offset(by: $0.top) })
  }
}
