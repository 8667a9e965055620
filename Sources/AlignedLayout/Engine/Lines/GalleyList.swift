/// A section's galleys, one below the other: its cells as they stand on their lines.
///
/// Where a galley stands is known here, and not to itself. That is all that moves when something
/// above it changes: a list of numbers.
struct Galleys: Sendable {
  private var list: [Galley]

  /// Where each galley begins, and where the next would.
  private var starts: [GalleyStart]

  /// How far the galleys reach, if any reaches beyond its neighbours; nil in most sections.
  private(set) var reach: Reach?

  init(_ galleys: [Galley]) {
    list = galleys
    starts = []
    starts.reserveCapacity(galleys.count + 1)
    var start = GalleyStart()
    for galley in galleys {
      starts.append(start)
      start = start.after(galley)
    }
    starts.append(start)
    if galleys.contains(where: { $0.reach != nil }) {
      measureReach()
    }
  }

  /// The number of galleys.
  var count: Int {
    list.count
  }

  var cellCount: Int {
    starts[count].cell
  }

  var lineCount: Int {
    starts[count].line
  }

  /// From the top of the first line to the bottom of the last, which negative line spacing can
  /// bring above it.
  var height: CGFloat {
    list.isEmpty ? 0 : self[count - 1].line(at: list[count - 1].lines.count - 1).bottom
  }

  /// From where to where the cells reach, those included that stick out of their line.
  var extent: VerticalExtent {
    reach?.extent ?? VerticalExtent(top: 0, bottom: height)
  }

  /// A galley, and where it begins.
  struct Place {
    let galley: Galley
    let start: GalleyStart

    var cells: Range<Int> {
      start.cell..<(start.cell + galley.cellCount)
    }
  }

  subscript(index: Int) -> Place {
    Place(galley: list[index], start: starts[index])
  }

  /// The galley in which a cell of the section stands.
  func index(ofCell cell: Int) -> Int {
    list.indices.partitioningIndex { starts[$0].cell > cell } - 1
  }

  /// The galley in which a line of the section is.
  func index(ofLine line: Int) -> Int {
    list.indices.partitioningIndex { starts[$0].line > line } - 1
  }

  /// The galleys among which all are whose cells meet a stretch.
  func candidates(meeting stretch: VerticalExtent) -> Range<Int> {
    if let reach {
      return reach.candidates(meeting: stretch)
    }
    // Where one galley ends, the next begins, or a little below.
    let first = list.indices.partitioningIndex { starts[$0].top > stretch.top }
    let end = list.indices.partitioningIndex { starts[$0].top >= stretch.bottom }
    return max(0, first - 1)..<max(first, end)
  }

  /// Puts galleys in place of others, and moves those that follow.
  mutating func replace(_ range: Range<Int>, with galleys: [Galley]) {
    list.replaceSubrange(range, with: galleys)
    let oldEnd = starts[range.upperBound]
    var end = starts[range.lowerBound]
    if galleys.count != range.count {
      starts.replaceSubrange(range, with: repeatElement(end, count: galleys.count))
    }
    let following = range.lowerBound + galleys.count
    for index in range.lowerBound..<following {
      starts[index] = end
      end = end.after(list[index])
    }
    starts.move(following..<starts.count, from: oldEnd, to: end)
    if reach != nil || galleys.contains(where: { $0.reach != nil }) {
      measureReach()
    }
  }

  private mutating func measureReach() {
    reach = Reach(count: count) { list[$0].extent.offset(by: starts[$0].top) }
  }
}

/// Where a galley begins in its section: the cells and lines before it, and the distance from the
/// top of the first line.
struct GalleyStart {
  var cell = 0
  var line = 0
  var top: CGFloat = 0

  /// Where the galley after another begins.
  func after(_ galley: Galley) -> GalleyStart {
    GalleyStart(
      cell: cell + galley.cellCount, line: line + galley.lines.count, top: top + galley.advance)
  }
}
