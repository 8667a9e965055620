/// The room in which the lines of a section stand, and how they stand in it.
///
/// A class, for everything that is kept of a section to share one: values of it would be copied,
/// with all attributes, wherever a section is looked at.
@usableFromInline
final class SectionRoom: Equatable, Sendable {
  let width: CGFloat
  let alignment: ResolvedAlignment
  let attributes: SectionAttributes
  let grid: PixelGrid

  init(
    width: CGFloat, attributes: SectionAttributes, direction: ContentLayout.Direction,
    grid: PixelGrid
  ) {
    self.width = width.orZero
    self.attributes = attributes
    self.grid = grid
    alignment = ResolvedAlignment(attributes.lineAlignment, in: direction)
  }

  @usableFromInline
  static func == (first: SectionRoom, second: SectionRoom) -> Bool {
    first === second
      || (first.width == second.width && first.alignment == second.alignment
        && first.attributes == second.attributes && first.grid == second.grid)
  }

  /// The width that a line may take.
  func available(indentedBy indentation: CGFloat) -> CGFloat {
    (width - indentation).orZero
  }
}
