extension ContentLayout {
  /// A line of a section: which cells stand on it, and where it is.
  public struct Line: Equatable, Sendable {
    /// The cells on the line. There is always at least one, unless an overflow view stands alone on
    /// the line: the range is then empty, and begins and ends behind the last visible cell.
    public let cells: Range<Int>

    /// The box that the line's cells take with their insets and the gaps between them, not snapped
    /// to pixels. An overflow view counts as one of the cells.
    public let frame: CGRect

    /// The space that the cells left on the line, which then went to cells that grow and to
    /// justified gaps, and of which the alignment has distributed the rest. It is negative if the
    /// line's one cell is too wide for it.
    public let remainingSpace: CGFloat
  }

  /// The lines of a section, each worked out when it is asked for.
  public struct Lines: RandomAccessCollection, Sendable {
    let layout: ContentLayout
    let section: SectionLayout

    /// The index of the first line.
    public var startIndex: Int {
      0
    }

    /// The number of lines.
    public var endIndex: Int {
      section.lines.lineCount
    }

    /// The line of an index.
    public subscript(index: Int) -> Line {
      precondition(
        indices.contains(index), "There is no such line: its index is out of the section's range.")
      let line = section.lines.line(at: index)
      let visible = 0..<section.lines.visibleCellCount
      return Line(
        cells: line.cells.clamped(to: visible),
        frame: layout.physical(section.lines.frame(ofLine: index), in: section),
        remainingSpace: section.lines.freeSpace(of: line))
    }

    /// The index of the line on which a cell of the section stands; that of the last line for a
    /// cell that is hidden.
    ///
    /// Where all cells are hidden and nothing stands for them, there is no line, and the index is
    /// 0.
    ///
    /// - Complexity: O(log *n*) in the section's lines.
    public func index(ofCell cell: Int) -> Int {
      precondition(
        cell >= 0 && cell < section.lines.cellCount,
        "There is no such cell: its index is out of the section's range.")
      return section.lines.line(ofCell: cell)
    }
  }

  /// The lines of a section, from the top.
  public func lines(inSection section: Int) -> Lines {
    Lines(layout: self, section: self[section])
  }

  /// The line on which a cell stands.
  ///
  /// A cell that is hidden stands on none: the answer is then the last line, whose `cells` do not
  /// contain it; or, where there is no line, one without cells and size.
  ///
  /// - Complexity: O(log *n*) in the section's lines.
  public func line(ofCellAt position: CellPosition) -> Line {
    let lines = lines(inSection: position.section)
    let index = lines.index(ofCell: position.cell)
    guard index < lines.count else {
      let frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      return Line(
        cells: 0..<0, frame: physical(frame, in: lines.section),
        remainingSpace: lines.section.lines.room.width)
    }
    return lines[index]
  }
}
