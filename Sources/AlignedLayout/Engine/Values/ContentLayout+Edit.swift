extension ContentLayout {
  /// A change that leads from a content to the next.
  ///
  /// Positions are those of a collection view's batch updates. Cells and sections that are deleted, moved away
  /// or replaced have their positions in the old content. Those that are inserted or moved in have their
  /// positions in the new content. The order of a list of edits does not matter.
  public enum Edit: Hashable, Sendable {
    /// Inserts a cell at a position in the new content.
    case insertCell(CellPosition)

    /// Deletes the cell at a position in the old content.
    case deleteCell(CellPosition)

    /// Moves a cell. Its attributes and size are asked for again, as those of an inserted cell.
    case moveCell(from: CellPosition, to: CellPosition)

    /// Replaces the cell at a position in the old content with one of other attributes or another size.
    case replaceCell(CellPosition)

    /// Inserts a section with all its cells at an index in the new content.
    case insertSection(Section, at: Int)

    /// Deletes the section at an index in the old content.
    case deleteSection(Int)

    /// Moves a section with all its cells. The cells are not asked for.
    case moveSection(from: Int, to: Int)

    /// Replaces the section at an index in the old content. All cells of the new section are asked for.
    case replaceSection(Int, with: Section)
  }
}
