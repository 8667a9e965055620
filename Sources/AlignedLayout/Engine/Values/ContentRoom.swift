/// The room that a content gives its sections, in upright coordinates.
struct ContentRoom: Equatable, Sendable {
  let axis: ContentLayout.Axis

  /// The length along the lines that the content may fill: its width or, if it scrolls sideways, its
  /// height.
  let width: CGFloat
  let direction: ContentLayout.Direction
  let grid: PixelGrid

  /// The distances from the content's edges to its sections.
  let insets: Insets

  /// The gap between two sections that are not empty.
  let sectionSpacing: CGFloat

  /// The distances from the content's edges to the sides of headers and footers.
  let supplementaryInsets: Insets

  /// The header and the footer of the whole content.
  var boundaries: BoundaryViews

  /// - Parameters:
  ///   - contentInsets: the insets on the screen, as are the supplementary insets.
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

  /// The direction in which cells follow each other along lines. Lines that run from the top are never
  /// mirrored.
  var lineDirection: ContentLayout.Direction { axis == .vertical ? direction : .leftToRight }

  /// The distance from the top of the content to the first section.
  var sectionsTop: CGFloat { boundaries.headerLength + insets.top }

  /// Returns the length of a header or footer of the whole content along the lines.
  func supplementaryWidth(of view: BoundaryView) -> CGFloat {
    (view.insets ?? supplementaryInsets).width(in: width)
  }

  /// Returns the room that the insets leave a section's lines.
  ///
  /// - Parameter attributes: the section's attributes in upright coordinates.
  func sectionRoom(for attributes: SectionAttributes) -> SectionRoom {
    SectionRoom(
      width: SectionRoom.width(
        inContentOf: width, contentInsets: insets, sectionInsets: attributes.insets),
      attributes: attributes, axis: axis, direction: lineDirection, grid: grid)
  }
}
