struct Overflow: Equatable, Sendable {
  let visibleCount: Int
  let hiddenCount: Int

  /// The view is placed behind the visible cells as if it were the next cell.
  let hasView: Bool

  /// The only visible cell, if the overflow view left it less space than it took, so that it was asked again.
  let narrowedCell: NarrowedCell?

  /// It is a class because few sections have one.
  final class NarrowedCell: Equatable, Sendable {
    /// The space that the cell was offered last.
    let space: CGFloat
    let sizeBefore: CGSize

    /// Those that are stored with the line do not let the line decide the cell's width, and span fewer columns.
    let attributes: CellAttributes

    init(space: CGFloat, sizeBefore: CGSize, attributes: CellAttributes) {
      self.space = space
      self.sizeBefore = sizeBefore
      self.attributes = attributes
    }

    static func == (first: NarrowedCell, second: NarrowedCell) -> Bool {
      first.space == second.space && first.sizeBefore == second.sizeBefore
        && first.attributes == second.attributes
    }
  }
}
