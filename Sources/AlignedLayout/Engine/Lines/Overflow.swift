/// The cells that a section's line limit hides, and the overflow view behind the others.
struct Overflow: Equatable, Sendable {
  /// The number of visible cells. They are the first.
  let visibleCount: Int

  /// The number of hidden cells. They are the last.
  let hiddenCount: Int

  /// Whether there is an overflow view. It is placed behind the visible cells as if it were the next
  /// cell.
  let hasView: Bool

  /// The first cell, if the overflow view left it less space than it took, so that it was asked again.
  /// It is then the only visible one.
  let narrowedCell: NarrowedCell?

  /// A cell that was asked twice on the line where it stands. It is a class because few sections have
  /// one.
  final class NarrowedCell: Equatable, Sendable {
    /// The space that the cell was offered last.
    let space: CGFloat

    /// The size that the cell had with the whole line to itself.
    let sizeBefore: CGSize

    /// The attributes of the cell. Those that are stored with the line do not let the line decide the
    /// cell's width, and span fewer columns.
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
