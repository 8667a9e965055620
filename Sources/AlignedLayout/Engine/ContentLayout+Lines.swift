extension ContentLayout {
  /// A line of a section: which cells stand on it, and where it is.
  public struct Line: Equatable, Sendable {
    /// The cells on the line; there is always at least one.
    public let cells: Range<Int>

    /// The box that the line's cells take with their insets and the gaps between them, not snapped
    /// to pixels.
    public let frame: CGRect

    /// The space that the cells left on the line, which then went to cells that grow and to justified
    /// gaps, and of which the alignment has distributed the rest. It is negative if the line's one cell
    /// is too wide for it.
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
      return Line(
        cells: line.cells, frame: layout.physical(section.lines.frame(ofLine: index), in: section),
        remainingSpace: section.lines.freeSpace(of: line))
    }

    /// The index of the line on which a cell of the section stands.
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
  /// - Complexity: O(log *n*) in the section's lines.
  public func line(ofCellAt position: CellPosition) -> Line {
    let lines = lines(inSection: position.section)
    return lines[lines.index(ofCell: position.cell)]
  }
}
