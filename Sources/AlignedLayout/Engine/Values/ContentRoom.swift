/// The room that a content gives its sections, in upright coordinates.
struct ContentRoom: Equatable, Sendable {
  let axis: ContentLayout.Axis

  /// The length along the lines that the content may fill.
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid
  let insets: Insets
  let sectionSpacing: CGFloat

  /// Those of headers and footers.
  let supplementaryInsets: Insets
  var boundaries: BoundaryViews

  /// - Parameters:
  ///   - contentInsets: those on the screen, as the supplementary insets.
  ///   - boundaries: the views with insets on the screen.
  init(
    axis: ContentLayout.Axis, length: CGFloat, direction: ContentLayout.Direction,
    displayScale: CGFloat, contentInsets: Insets, sectionSpacing: CGFloat,
    supplementaryInsets: Insets, boundaries: BoundaryViews
  ) {
    self.axis = axis
    width = length.limitedLength
    self.direction = direction
    grid = PixelGrid(displayScale: displayScale)
    insets = contentInsets.transposed(for: axis)
    self.sectionSpacing = sectionSpacing.limited
    self.supplementaryInsets = supplementaryInsets.transposed(for: axis)
    self.boundaries = boundaries.transposed(for: axis)
  }

  /// Lines that run from the top are never mirrored.
  var lineDirection: ContentLayout.Direction { axis == .vertical ? direction : .leftToRight }
  var sectionsTop: CGFloat { boundaries.headerLength + insets.top }

  func supplementaryWidth(of view: BoundaryView) -> CGFloat {
    (view.insets ?? supplementaryInsets).width(in: width)
  }

  /// - Parameter attributes: the section's attributes in upright coordinates.
  func sectionRoom(for attributes: SectionAttributes) -> SectionRoom {
    SectionRoom(
      width: SectionRoom.width(
        inContentOf: width, contentInsets: insets, sectionInsets: attributes.insets),
      attributes: attributes, axis: axis, direction: lineDirection, grid: grid)
  }
}
