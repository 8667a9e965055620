/// The cells of a section on their lines: what breaking leaves, and the frames that follow from it.
///
/// Coordinates here are the lines' own: x runs from the leading edge of the section's room in the
/// direction in which its cells follow each other, y from the top of the first line.
@usableFromInline
struct SectionLines: Sendable {
  /// What the lines are known from.
  enum Setting {
    /// From one cell, which all others equal.
    case equal(EqualLines)

    /// From every cell.
    case listed(Galleys)
  }

  let room: SectionRoom
  let setting: Setting

  /// What of the section is hidden; nil if nothing is.
  let overflow: Overflow?

  /// From the top of the first line to the bottom of the last, which negative line spacing can
  /// bring above it.
  let height: CGFloat

  /// From where to where the cells reach, those included that stick out of their line.
  let extent: VerticalExtent

  init(room: SectionRoom, setting: Setting, overflow: Overflow? = nil) {
    self.room = room
    self.setting = setting
    self.overflow = overflow
    switch setting {
    case .equal(let lines):
      height = lines.lineCount == 0 ? 0 : lines[lines.lineCount - 1].bottom
      extent = lines.lineCount == 0 ? VerticalExtent(top: 0, bottom: 0) : lines.extent
    case .listed(let galleys):
      height = galleys.height
      extent = galleys.extent
    }
  }

  /// How many cells there are, those that are hidden included.
  var cellCount: Int {
    overflow.map { $0.visibleCount + $0.hiddenCount } ?? setCount
  }

  /// How many cells are visible. The overflow view, if there is one, has the index behind them.
  var visibleCellCount: Int {
    overflow?.visibleCount ?? setCount
  }

  /// How many cells are set on the lines, the overflow view included.
  var setCount: Int {
    switch setting {
    case .equal(let lines): lines.cellCount
    case .listed(let galleys): galleys.cellCount
    }
  }

  var lineCount: Int {
    switch setting {
    case .equal(let lines): lines.lineCount
    case .listed(let galleys): galleys.lineCount
    }
  }

  /// The line of a cell; the last for one that is hidden.
  func line(ofCell cell: Int) -> Int {
    cell < visibleCellCount ? line(ofSetCell: cell) : max(0, lineCount - 1)
  }

  /// The line of a visible cell, or of the overflow view.
  func line(ofSetCell cell: Int) -> Int {
    switch setting {
    case .equal(let lines):
      return lines.line(ofCell: cell)
    case .listed(let galleys):
      let place = galleys[galleys.index(ofCell: cell)]
      return place.start.line + place.galley.line(ofCell: cell - place.start.cell)
    }
  }

  /// A line, its cells counted as the section's, its distances from the section's first line. The
  /// overflow view is one of the cells.
  func line(at index: Int) -> SetLine {
    switch setting {
    case .equal(let lines):
      return SetLine(record: lines[index], cells: lines.cells(ofLine: index), indentation: 0)
    case .listed(let galleys):
      let place = galleys[galleys.index(ofLine: index)]
      return place.line(at: index - place.start.line)
    }
  }
}

/// A line of a section, as it was set.
struct SetLine: Equatable {
  let cells: Range<Int>
  let top: CGFloat
  let height: CGFloat

  /// What the cells take with their insets and gaps.
  let width: CGFloat
  let indentation: CGFloat

  var bottom: CGFloat {
    top + height
  }

  /// The line of a record, of which the cells and distances may be counted from elsewhere.
  init(record: LineRecord, cells: Range<Int>, indentation: CGFloat, offset: CGFloat = 0) {
    self.cells = cells
    top = offset + record.top
    height = record.height
    width = record.width
    self.indentation = indentation
  }
}

extension Galleys.Place {
  func line(at index: Int) -> SetLine {
    let cells = galley.cells(ofLine: index)
    return SetLine(
      record: galley.lines[index],
      cells: (cells.lowerBound + start.cell)..<(cells.upperBound + start.cell),
      indentation: galley.indentations[index].current, offset: start.top)
  }
}

// MARK: Equality

extension SectionLines: Equatable {
  /// Whether all stands alike, whatever galleys it is kept in.
  @usableFromInline
  static func == (first: SectionLines, second: SectionLines) -> Bool {
    guard first.room == second.room, first.overflow == second.overflow else { return false }
    switch (first.setting, second.setting) {
    case (.equal(let first), .equal(let second)): return first == second
    case (.listed(let first), .listed(let second)): return first == second
    case (.equal, .listed), (.listed, .equal): return false
    }
  }
}

extension Galleys: Equatable {
  static func == (first: Galleys, second: Galleys) -> Bool {
    first.cellCount == second.cellCount && first.allLines.elementsEqual(second.allLines)
      && first.allCells.elementsEqual(second.allCells, by: ==)
  }

  private var allLines: some Sequence<SetLine> {
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
