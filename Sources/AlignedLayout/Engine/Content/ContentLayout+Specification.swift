extension ContentLayout {
  /// Everything that a layout is made from, but the sizes and attributes of cells.
  ///
  /// A specification is a value. Make it where the sections are known, and pass it to a thread that
  /// knows the sizes.
  ///
  ///     let layout = ContentLayout(specification) { position, _ in sizes[position.cell] }
  public struct Specification: Hashable, Sendable {
    /// The width that the content may fill.
    public let width: CGFloat

    /// The direction in which cells follow each other on their lines.
    public let direction: Direction

    /// The number of pixels in a point, to which origins are floored, or 0 if nothing is floored.
    public let displayScale: CGFloat

    /// The distances from the content's edges to its sections.
    public let contentInsets: Insets

    /// The gap between two sections that are not empty.
    public let sectionSpacing: CGFloat

    /// The distances from the content's edges to the sides of headers and footers.
    public let supplementaryInsets: Insets

    /// The sections, from the top.
    public let sections: [Section]

    /// Creates a specification. The defaults are those of ``ContentLayout``'s own initializer.
    public init(
      width: CGFloat,
      direction: Direction = .leftToRight,
      displayScale: CGFloat = 0,
      contentInsets: Insets = Insets(5),
      sectionSpacing: CGFloat = 10,
      supplementaryInsets: Insets = .zero,
      sections: [Section]
    ) {
      self.width = width.limitedLength
      self.direction = direction
      self.displayScale = PixelGrid(displayScale: displayScale).scale
      self.contentInsets = contentInsets
      self.sectionSpacing = sectionSpacing.limited
      self.supplementaryInsets = supplementaryInsets
      self.sections = sections
    }
  }

  /// The specification of the layout.
  var specification: Specification {
    Specification(
      width: width, direction: direction, displayScale: grid.scale, contentInsets: contentInsets,
      sectionSpacing: sectionSpacing, supplementaryInsets: supplementaryInsets,
      sections: sections.map(\.section))
  }

  /// Lays out a specification: places the cells of all sections on lines, and the sections below each
  /// other.
  ///
  /// Cells are asked for as by
  /// ``init(width:direction:displayScale:contentInsets:sectionSpacing:supplementaryInsets:sections:sizeOfCell:attributesOfCell:sizeOfOverflow:)``.
  @inlinable @inline(__always)
  public init(
    _ specification: Specification,
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)? = nil
  ) {
    self.init(
      width: specification.width, direction: specification.direction,
      displayScale: specification.displayScale, contentInsets: specification.contentInsets,
      sectionSpacing: specification.sectionSpacing,
      supplementaryInsets: specification.supplementaryInsets, sections: specification.sections,
      sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }
}
