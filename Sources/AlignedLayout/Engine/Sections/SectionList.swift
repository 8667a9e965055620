/// The sections of a content, one below the other, in sheets.
///
/// The list stores where each sheet begins. That is all that moves when a section above it changes its
/// height: one number for some thirty sections. Tops are sums of rounded heights, so that they do not
/// depend on how the sections are divided into sheets.
struct SectionList: Sendable {
  private var sheets: [Sheet] = []

  /// The beginning of each sheet, and the end of the last.
  private var starts = [SheetStart()]
  private var extents = ExtentIndex([])

  /// The distance from the top of the content to the first section.
  private let top: CGFloat

  /// The gap between two sections that are not empty.
  private let spacing: CGFloat

  /// The number of sections.
  private(set) var count = 0

  init(top: CGFloat, spacing: CGFloat) {
    self.top = top
    self.spacing = spacing.roundedForSums
  }

  /// The bottom of the last section that is not empty, or nil if all are empty.
  var bottom: CGFloat? {
    guard let index = sheets.lastIndex(where: { $0.hasContent }),
      let last = sheets[index].lastContent
    else { return nil }
    var section = last
    section.top += top + starts[index].distance
    return section.bottom
  }

  /// Returns the sections that can meet a stretch. All that do are among them.
  func candidates(meeting stretch: VerticalExtent) -> Range<Int> {
    let found = extents.candidates(meeting: stretch)
    guard !found.isEmpty else {
      let section = starts[found.lowerBound].section
      return section..<section
    }
    let first = candidates(meeting: stretch, inSheet: found.lowerBound).lowerBound
    let end = candidates(meeting: stretch, inSheet: found.upperBound - 1).upperBound
    return first..<Swift.max(first, end)
  }

  private func candidates(meeting stretch: VerticalExtent, inSheet index: Int) -> Range<Int> {
    let start = starts[index]
    let found = sheets[index].extents.candidates(
      meeting: stretch.offset(by: -(top + start.distance)))
    return (start.section + found.lowerBound)..<(start.section + found.upperBound)
  }

  // MARK: Changes

  // Each change is followed by `restack()`, before any section is read.

  mutating func reserve(_ expectedCount: Int) {
    sheets.reserveCapacity(expectedCount / Sheet.usualCount + 1)
    if sheets.isEmpty { sheets.append(Sheet(expectedCount: expectedCount)) }
  }

  mutating func append(_ section: consuming SectionLayout) {
    if sheets.isEmpty || sheets[sheets.count - 1].count >= Sheet.usualCount {
      sheets.append(Sheet(expectedCount: Sheet.usualCount))
    }
    sheets[sheets.count - 1].append(section)
    count += 1
  }

  /// Appends sections of another list. Sheets that are appended completely are not stacked again.
  mutating func append(_ range: Range<Int>, of other: SectionList) {
    var index = range.lowerBound
    while index < range.upperBound {
      let place = other.place(of: index)
      let whole = other.sheets(in: index..<range.upperBound)
      if let first = whole.first {
        append(other.sheets[first])
        sheets += other.sheets[whole.dropFirst()]
        count += other.starts[whole.upperBound].section - other.starts[first + 1].section
        index = other.starts[whole.upperBound].section
      } else {
        let sheet = other.sheets[place.sheet]
        let end = Swift.min(sheet.count, place.index + range.upperBound - index)
        for section in sheet.sections[place.index..<end] { append(section) }
        index += end - place.index
      }
    }
  }

  /// Returns the sheets of a range of sections if it begins with a sheet, without the last one if it
  /// ends in its middle.
  private func sheets(in range: Range<Int>) -> Range<Int> {
    let first = place(of: range.lowerBound)
    let end = sheets.indices.partitioningIndex { starts[$0 + 1].section > range.upperBound }
    return first.index == 0 && end > first.sheet ? first.sheet..<end : 0..<0
  }

  /// Appends a sheet, or joins it with the last one: edits would leave ever more small sheets.
  private mutating func append(_ sheet: Sheet) {
    count += sheet.count
    if let last = sheets.last, last.canBeJoined(with: sheet) {
      sheets[sheets.count - 1].append(contentsOf: sheet.sections[...])
    } else {
      sheets.append(sheet)
    }
  }

  /// Changes a section in place.
  mutating func edit(_ index: Int, _ edit: (inout SectionLayout) -> Void) {
    let place = place(of: index)
    sheets[place.sheet].edit(place.index, edit)
  }

  /// Puts the sections below each other after any of them may have another height.
  ///
  /// - Returns: the number of sections that had to be stacked again.
  @discardableResult
  mutating func restack() -> Int {
    starts.removeAll(keepingCapacity: true)
    var start = SheetStart()
    var restackedCount = 0
    for index in sheets.indices {
      restackedCount += sheets[index].restack(spacing: spacing)
      starts.append(start)
      start = start.after(sheets[index])
    }
    starts.append(start)
    extents = ExtentIndex(count: sheets.count) {
      sheets[$0].extent.offset(by: top + starts[$0].distance)
    }
    return restackedCount
  }
}

extension SectionList: RandomAccessCollection, Equatable {
  var startIndex: Int {
    0
  }

  var endIndex: Int {
    count
  }

  /// Returns a section in its place in the content.
  subscript(index: Int) -> SectionLayout {
    let place = place(of: index)
    let start = starts[place.sheet]
    // Not a copy of the sheet, whose parts would all be retained.
    var section = sheets[place.sheet].sections[place.index]
    // Above the first section that is not empty, there is no gap.
    let isAboveContent = !start.hasContent && place.index < sheets[place.sheet].firstContent
    section.top = top + (isAboveContent ? 0 : start.distance + section.top)
    return section
  }

  /// Returns a part of a section that does not depend on its place. A copy of the section would
  /// retain all its parts.
  @inline(__always)
  func read<Part>(_ index: Int, _ part: (SectionLines) -> Part) -> Part {
    let place = place(of: index)
    return part(sheets[place.sheet].sections[place.index].lines)
  }

  private func place(of index: Int) -> (sheet: Int, index: Int) {
    let sheet = sheets.indices.partitioningIndex { starts[$0].section > index } - 1
    return (sheet, index - starts[sheet].section)
  }

  /// Returns whether both have the same sections in the same places, however they are divided into
  /// sheets.
  static func == (first: SectionList, second: SectionList) -> Bool {
    first.elementsEqual(second)
  }
}

/// The beginning of a sheet in its content.
private struct SheetStart {
  /// The number of sections before the sheet.
  var section = 0

  /// The distance from the top of the first section.
  var distance: CGFloat = 0

  /// Whether any section before the sheet is not empty.
  var hasContent = false

  /// The beginning of the sheet after another.
  func after(_ sheet: Sheet) -> SheetStart {
    SheetStart(
      section: section + sheet.count, distance: distance + sheet.advance,
      hasContent: hasContent || sheet.hasContent)
  }
}
