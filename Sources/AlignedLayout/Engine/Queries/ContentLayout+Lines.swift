extension ContentLayout {
  /// A line of a section.
  public struct Line: Equatable, Sendable {
    /// The cells on the line. The range is empty only if an overflow view is alone on the line. It
    /// then begins behind the last visible cell.
    public let cells: Range<Int>

    /// The box that the line's cells take, with their insets and the gaps between them, not rounded
    /// to pixels. An overflow view counts as one of the cells.
    public let frame: CGRect

    /// The space that the cells leave on the line, before any cell grows and gaps are justified. It
    /// is negative if the line's only cell is too wide for it, or if cells shrink. In columns, it is what
    /// the whole pixels of the line's columns leave.
    public let remainingSpace: CGFloat
  }

  /// The lines of a section. Each is computed when it is accessed.
  public struct Lines: RandomAccessCollection, Sendable {
    let layout: ContentLayout
    let section: SectionLayout

    /// The index of the first line.
    public var startIndex: Int { 0 }

    /// The number of lines.
    public var endIndex: Int { section.lines.lineCount }

    /// Returns the line at an index.
    ///
    /// - Complexity: O(log *n*) in the section's lines, plus the cells of the line if their places depend on
    ///   each other, as on justified lines.
    public subscript(index: Int) -> Line {
      precondition(indices.contains(index), "Line index out of range.")
      let line = section.lines.line(at: index)
      let visible = 0..<section.lines.visibleCellCount
      return Line(
        cells: line.cells.clamped(to: visible),
        frame: layout.onScreen(section.lines.frame(ofLine: index), in: section),
        remainingSpace: section.lines.remainingSpace(ofLine: index))
    }

    /// Returns the index of the line of a cell, or of the last line for a hidden cell.
    ///
    /// - Complexity: O(log *n*) in the section's lines.
    public func index(ofCell cell: Int) -> Int {
      precondition(
        cell >= 0 && cell < section.lines.cellCount,
        "Cell index out of range.")
      return section.lines.line(ofCell: cell)
    }
  }

  /// Returns the lines of a section, in the order in which they follow each other.
  public func lines(inSection section: Int) -> Lines {
    Lines(layout: self, section: self[section])
  }

  /// Returns the line of a cell.
  ///
  /// A hidden cell is on no line. For it the method returns the last line, whose `cells` do not contain it.
  ///
  /// - Complexity: O(log *n*) in the section's lines.
  public func line(ofCellAt position: CellPosition) -> Line {
    let lines = lines(inSection: position.section)
    return lines[lines.index(ofCell: position.cell)]
  }
}
