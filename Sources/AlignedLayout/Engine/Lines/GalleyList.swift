/// A section's galleys. The list stores where each begins. That is all that moves when something above a
/// galley changes: a list of numbers.
struct GalleyList: Sendable {
  private var galleys: [Galley]

  /// The beginning of each galley, and the end of the last.
  private var starts: [GalleyStart]

  /// Nil in most sections: no galley reaches beyond its neighbors.
  private var extents: ExtentIndex?

  /// The galleys with pinned cells, and the number of pinned cells before each; empty in most sections.
  private var pinnedGalleys: [(index: Int, start: Int)] = []
  private(set) var pinnedCellCount = 0
  private(set) var hasRaisedCells = false

  init(_ galleys: [Galley]) {
    self.galleys = galleys
    starts = []
    starts.reserveCapacity(galleys.count + 1)
    var start = GalleyStart()
    for galley in galleys {
      starts.append(start)
      start = start.after(galley)
    }
    starts.append(start)
    if galleys.contains(where: { $0.extents != nil }) { indexExtents() }
    if galleys.contains(where: { $0.hasRaisedCells }) { indexRaisedCells() }
  }

  var count: Int { galleys.count }
  var cellCount: Int { starts[count].cell }
  var lineCount: Int { starts[count].line }

  /// Negative if negative line spacing brings the last line above the first.
  var height: CGFloat {
    galleys.isEmpty ? 0 : self[count - 1].line(at: galleys[count - 1].lines.count - 1).bottom
  }

  var extent: Extent { extents?.extent ?? Extent(top: 0, bottom: height) }

  struct Place {
    let galley: Galley
    let start: GalleyStart

    var cells: Range<Int> { start.cell..<(start.cell + galley.cellCount) }

    func lines(meeting extent: Extent) -> Range<Int> {
      let lines = galley.lines(meeting: extent.offset(by: -start.top))
      return (start.line + lines.lowerBound)..<(start.line + lines.upperBound)
    }

    /// Counts from the beginning of the section.
    func line(at index: Int) -> PlacedLine {
      let cells = galley.cells(ofLine: index)
      return PlacedLine(
        record: galley.lines[index],
        cells: (cells.lowerBound + start.cell)..<(cells.upperBound + start.cell),
        indentation: galley.indentation(ofLine: index),
        ownAlignment: galley.ownAlignment(ofLine: index), offset: start.top)
    }
  }

  subscript(index: Int) -> Place { Place(galley: galleys[index], start: starts[index]) }

  func place(ofCell cell: Int) -> Place { self[index(ofCell: cell)] }

  func place(ofLine line: Int) -> Place { self[index(ofLine: line)] }

  func index(ofCell cell: Int) -> Int {
    galleys.indices.partitioningIndex { starts[$0].cell > cell } - 1
  }

  func index(ofLine line: Int) -> Int {
    galleys.indices.partitioningIndex { starts[$0].line > line } - 1
  }

  func candidates(meeting extent: Extent) -> Range<Int> {
    if let extents { return extents.candidates(meeting: extent) }
    // Where one galley ends, the next begins, or a little below.
    let first = galleys.indices.partitioningIndex { starts[$0].top > extent.top }
    let end = galleys.indices.partitioningIndex { starts[$0].top >= extent.bottom }
    return max(0, first - 1)..<max(first, end)
  }

  mutating func replace(_ range: Range<Int>, with galleys: [Galley]) {
    self.galleys.replaceSubrange(range, with: galleys)
    let oldEnd = starts[range.upperBound]
    var end = starts[range.lowerBound]
    if galleys.count != range.count {
      starts.replaceSubrange(range, with: repeatElement(end, count: galleys.count))
    }
    let following = range.lowerBound + galleys.count
    for index in range.lowerBound..<following {
      starts[index] = end
      end = end.after(self.galleys[index])
    }
    starts.move(following..<starts.count, from: oldEnd, to: end)
    if extents != nil || galleys.contains(where: { $0.extents != nil }) { indexExtents() }
    if hasRaisedCells || galleys.contains(where: { $0.hasRaisedCells }) {
      indexRaisedCells()
    }
  }

  private mutating func indexRaisedCells() {
    hasRaisedCells = galleys.contains { $0.hasRaisedCells }
    pinnedGalleys = []
    pinnedCellCount = 0
    for (index, galley) in galleys.enumerated() where !galley.pinnedCells.isEmpty {
      pinnedGalleys.append((index, pinnedCellCount))
      pinnedCellCount += galley.pinnedCells.count
    }
  }

  var isSorted: Bool { extents == nil }

  func pinnedCell(at index: Int) -> Int {
    let galley = pinnedGalleys[
      pinnedGalleys.indices.partitioningIndex { pinnedGalleys[$0].start > index } - 1]
    let place = self[galley.index]
    return place.start.cell + place.galley.pinnedCells[index - galley.start]
  }

  func pinnedCellCount(before cell: Int) -> Int {
    let next = pinnedGalleys.indices.partitioningIndex {
      starts[pinnedGalleys[$0].index].cell >= cell
    }
    guard next > 0 else { return 0 }
    let galley = pinnedGalleys[next - 1]
    let place = self[galley.index]
    let cells = place.galley.pinnedCells
    return galley.start + cells.indices.partitioningIndex { cells[$0] + place.start.cell >= cell }
  }

  private mutating func indexExtents() {
    extents = ExtentIndex(count: count) { galleys[$0].extent.offset(by: starts[$0].top) }
  }
}

extension GalleyList: Equatable {
  /// Galleys may be divided otherwise.
  static func == (first: GalleyList, second: GalleyList) -> Bool {
    if first.count == 1, second.count == 1, first[0].galley.repeats(second[0].galley) {
      return true
    }
    return first.cellCount == second.cellCount && first.allLines.elementsEqual(second.allLines)
      && first.allCells.elementsEqual(second.allCells, by: ==)
  }

  private var allLines: some Sequence<PlacedLine> {
    (0..<count).lazy.map { self[$0] }.flatMap { place in
      place.galley.lines.indices.lazy.map { place.line(at: $0) }
    }
  }

  private var allCells: some Sequence<(CGSize, CellAttributes)> {
    (0..<count).lazy.map { self[$0] }.flatMap { place in
      (0..<place.galley.cellCount).lazy.map {
        (place.galley.size(ofCell: $0), place.galley.attributes(ofCell: $0))
      }
    }
  }
}

/// The number of cells and lines before a galley, and the distance from the top of the first line.
struct GalleyStart {
  var cell = 0
  var line = 0
  var top: CGFloat = 0

  func after(_ galley: Galley) -> GalleyStart {
    GalleyStart(
      cell: cell + galley.cellCount, line: line + galley.lines.count, top: top + galley.advance)
  }
}

extension [GalleyStart] {
  /// An edit moves all starts that follow, so the loop works on the buffer, without checks of indices and
  /// overflow.
  fileprivate mutating func move(_ range: Range<Int>, from old: GalleyStart, to new: GalleyStart) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let cells = new.cell - old.cell
    let lines = new.line - old.line
    let distance = new.top - old.top
    withUnsafeMutableBufferPointer { starts in
      for index in range {
        starts[index].cell &+= cells
        starts[index].line &+= lines
        starts[index].top += distance
      }
    }
  }
}
