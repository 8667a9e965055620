/// The room in which the lines of a section stand, and how they stand in it.
struct SectionRoom: Equatable, Sendable {
  let width: CGFloat
  let alignment: LineAlignment
  let attributes: SectionAttributes
  let grid: PixelGrid

  init(
    width: CGFloat, attributes: SectionAttributes, direction: ContentLayout.Direction,
    grid: PixelGrid
  ) {
    self.width = width.orZero
    self.attributes = attributes
    self.grid = grid
    alignment = LineAlignment(attributes.horizontalAlignment, in: direction)
  }

  /// The width that a line may take.
  func available(indentedBy indentation: CGFloat) -> CGFloat {
    (width - indentation).orZero
  }
}
