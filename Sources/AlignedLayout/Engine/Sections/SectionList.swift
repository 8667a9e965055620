/// The sections of a content in chunks. The list stores where each chunk begins. That is all that moves when
/// a section above it changes its height: one number for some thirty sections. Tops are sums of rounded
/// heights, so that they do not depend on how the sections are divided into chunks.
struct SectionList: Sendable {
  private var chunks: [SectionChunk] = []

  /// The beginning of each chunk, and the end of the last.
  private var starts = [ChunkStart()]
  private var extents = ExtentIndex([])
  private var top: CGFloat
  private let spacing: CGFloat
  private(set) var count = 0
  private(set) var hasRaisedCells = false

  /// The distance by which attachments may stick out of their hosts, or nil if no section has any.
  private(set) var attachmentReach: CGFloat?
  private(set) var demandsPins = false

  init(top: CGFloat, spacing: CGFloat) {
    self.top = top
    self.spacing = spacing.roundedForSums
  }

  /// The bottom of the last section that is not empty.
  var bottom: CGFloat? {
    guard let index = chunks.lastIndex(where: { $0.hasContent }),
      let last = chunks[index].lastContent
    else { return nil }
    var section = last
    // The sum of distances is exact, wherever chunks begin. That with the top is not.
    section.top = top + (starts[index].distance + section.top)
    return section.bottom
  }

  func candidates(meeting extent: Extent) -> Range<Int> {
    let found = extents.candidates(meeting: extent)
    guard !found.isEmpty else {
      let section = starts[found.lowerBound].section
      return section..<section
    }
    let first = candidates(meeting: extent, inChunk: found.lowerBound).lowerBound
    let end = candidates(meeting: extent, inChunk: found.upperBound - 1).upperBound
    return first..<Swift.max(first, end)
  }

  private func candidates(meeting extent: Extent, inChunk index: Int) -> Range<Int> {
    let start = starts[index]
    let found = chunks[index].extents.candidates(
      meeting: extent.offset(by: -(top + start.distance)))
    return (start.section + found.lowerBound)..<(start.section + found.upperBound)
  }

  // MARK: Changes

  // Each change is followed by `restack()`, before any section is read.

  mutating func reserve(_ expectedCount: Int) {
    chunks.reserveCapacity(expectedCount / SectionChunk.usualCount + 1)
    if chunks.isEmpty { chunks.append(SectionChunk(expectedCount: expectedCount)) }
  }

  mutating func append(_ section: consuming SectionLayout) {
    if chunks.isEmpty || chunks[chunks.count - 1].count >= SectionChunk.usualCount {
      chunks.append(SectionChunk(expectedCount: SectionChunk.usualCount))
    }
    chunks[chunks.count - 1].append(section)
    count += 1
  }

  /// Chunks that are appended completely are not stacked again.
  mutating func append(_ range: Range<Int>, of other: SectionList) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = other.place(of: index)
      let whole = other.chunks(in: index..<range.upperBound)
      if let first = whole.first {
        append(other.chunks[first])
        chunks += other.chunks[whole.dropFirst()]
        count += other.starts[whole.upperBound].section - other.starts[first + 1].section
        index = other.starts[whole.upperBound].section
      } else {
        let chunk = other.chunks[place.chunk]
        let end = Swift.min(chunk.count, place.index + range.upperBound - index)
        for section in chunk.sections[place.index..<end] { append(section) }
        index += end - place.index
      }
    }
  }

  /// Returns chunks if the range begins with one, without the last one if it ends in its middle.
  private func chunks(in range: Range<Int>) -> Range<Int> {
    let first = place(of: range.lowerBound)
    let end = chunks.indices.partitioningIndex { starts[$0 + 1].section > range.upperBound }
    return first.index == 0 && end > first.chunk ? first.chunk..<end : 0..<0
  }

  /// Joins a chunk with the last one if it can: edits would leave ever more small chunks.
  private mutating func append(_ chunk: SectionChunk) {
    count += chunk.count
    if let last = chunks.last, last.canBeJoined(with: chunk) {
      chunks[chunks.count - 1].append(contentsOf: chunk.sections[...])
    } else {
      chunks.append(chunk)
    }
  }

  mutating func moveTop(to top: CGFloat) { self.top = top }

  mutating func edit(_ index: Int, _ edit: (inout SectionLayout) -> Void) {
    let place = place(of: index)
    chunks[place.chunk].edit(place.index, edit)
  }

  /// - Returns: the number of sections that had to be stacked again.
  @discardableResult
  mutating func restack() -> Int {
    starts.removeAll(keepingCapacity: true)
    var start = ChunkStart()
    var restackedCount = 0
    hasRaisedCells = false
    demandsPins = false
    attachmentReach = nil
    for index in chunks.indices {
      restackedCount += chunks[index].restack(spacing: spacing)
      if chunks[index].hasRaisedCells { hasRaisedCells = true }
      if chunks[index].demandsPins { demandsPins = true }
      if let reach = chunks[index].attachmentReach {
        attachmentReach = Swift.max(reach, attachmentReach ?? 0)
      }
      starts.append(start)
      start = start.after(chunks[index])
    }
    starts.append(start)
    extents = ExtentIndex(count: chunks.count) {
      chunks[$0].extent.offset(by: top + starts[$0].distance)
    }
    return restackedCount
  }
}

extension SectionList: RandomAccessCollection, Equatable {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> SectionLayout {
    let place = place(of: index)
    // Not a copy of the chunk, whose parts would all be retained.
    var section = chunks[place.chunk].sections[place.index]
    section.top = top(of: place)
    return section
  }

  /// Returns a part that does not depend on the place. A copy of the section would retain all its parts.
  @inline(__always)
  func read<Part>(_ index: Int, _ part: (SectionLayout) -> Part) -> Part {
    let place = place(of: index)
    return part(chunks[place.chunk].sections[place.index])
  }

  func linesOrigin(ofSection index: Int) -> CGPoint {
    let place = place(of: index)
    return chunks[place.chunk].sections[place.index].linesOrigin(below: top(of: place))
  }

  private func top(of place: (chunk: Int, index: Int)) -> CGFloat {
    let start = starts[place.chunk]
    // Above the first section that is not empty, there is no gap.
    let isAboveContent = !start.hasContent && place.index < chunks[place.chunk].firstContent
    return top
      + (isAboveContent ? 0 : start.distance + chunks[place.chunk].sections[place.index].top)
  }

  private func place(of index: Int) -> (chunk: Int, index: Int) {
    let chunk = chunks.indices.partitioningIndex { starts[$0].section > index } - 1
    return (chunk, index - starts[chunk].section)
  }

  /// Chunks may be divided otherwise.
  static func == (first: SectionList, second: SectionList) -> Bool {
    first.elementsEqual(second)
  }
}

private struct ChunkStart {
  var section = 0
  var distance: CGFloat = 0
  var hasContent = false

  func after(_ chunk: SectionChunk) -> ChunkStart {
    ChunkStart(
      section: section + chunk.count, distance: distance + chunk.advance,
      hasContent: hasContent || chunk.hasContent)
  }
}
