extension ContentLayout {
  /// Everything that a layout is created from, except the sizes and attributes of cells.
  ///
  /// A specification is a value. Make it where the sections are known, and pass it to a thread that
  /// knows the sizes.
  ///
  ///     let layout = ContentLayout(specification) { position, _ in sizes[position.cell] }
  public struct Specification: Hashable, Sendable {
    /// The axis along which lines follow each other.
    public let axis: Axis

    /// The width that the content may fill, or 0 if the axis is horizontal.
    public let width: CGFloat

    /// The height that the content may fill, or 0 if the axis is vertical.
    public let height: CGFloat

    /// The direction in which cells follow each other on their lines, or lines if the axis is horizontal.
    public let direction: Direction

    /// The number of pixels in a point, to which origins are floored, or 0 if nothing is floored.
    public let displayScale: CGFloat

    /// The distances from the content's edges to its sections.
    public let contentInsets: Insets

    /// The gap between two sections that are not empty.
    public let sectionSpacing: CGFloat

    /// The distances from the content's edges to the sides of headers and footers.
    public let supplementaryInsets: Insets

    /// The header of the whole content, or nil if there is none.
    public let header: BoundaryView?

    /// The footer of the whole content, or nil if there is none.
    public let footer: BoundaryView?

    /// The sections, in the order in which they are read.
    public let sections: [Section]

    /// Creates a specification of a content that fills a width. The defaults are those of
    /// ``ContentLayout``'s own initializers.
    public init(
      width: CGFloat,
      direction: Direction = .leftToRight,
      displayScale: CGFloat = 0,
      contentInsets: Insets = Insets(5),
      sectionSpacing: CGFloat = 10,
      supplementaryInsets: Insets = .zero,
      header: BoundaryView? = nil,
      footer: BoundaryView? = nil,
      sections: [Section]
    ) {
      self.init(
        axis: .vertical, lineLength: width, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets,
        boundaries: BoundaryViews(header: header, footer: footer), sections: sections)
    }

    /// Creates a specification of a content that fills a height, and scrolls sideways.
    public init(
      height: CGFloat,
      direction: Direction = .leftToRight,
      displayScale: CGFloat = 0,
      contentInsets: Insets = Insets(5),
      sectionSpacing: CGFloat = 10,
      supplementaryInsets: Insets = .zero,
      header: BoundaryView? = nil,
      footer: BoundaryView? = nil,
      sections: [Section]
    ) {
      self.init(
        axis: .horizontal, lineLength: height, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets,
        boundaries: BoundaryViews(header: header, footer: footer), sections: sections)
    }

    init(
      axis: Axis, lineLength: CGFloat, direction: Direction, displayScale: CGFloat,
      contentInsets: Insets, sectionSpacing: CGFloat, supplementaryInsets: Insets,
      boundaries: BoundaryViews, sections: [Section]
    ) {
      self.axis = axis
      width = axis == .vertical ? lineLength.limitedLength : 0
      height = axis == .horizontal ? lineLength.limitedLength : 0
      self.direction = direction
      self.displayScale = PixelGrid(displayScale: displayScale).scale
      self.contentInsets = contentInsets
      self.sectionSpacing = sectionSpacing.limited
      self.supplementaryInsets = supplementaryInsets
      header = boundaries.header
      footer = boundaries.footer
      self.sections = sections
    }

    package var lineLength: CGFloat { axis == .vertical ? width : height }

    package func with(lineLength: CGFloat, direction: Direction) -> Self {
      Self(
        axis: axis, lineLength: lineLength, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets,
        boundaries: BoundaryViews(header: header, footer: footer), sections: sections)
    }
  }

  var specification: Specification {
    Specification(
      axis: axis, lineLength: room.width, direction: direction, displayScale: grid.scale,
      contentInsets: contentInsets, sectionSpacing: sectionSpacing,
      supplementaryInsets: supplementaryInsets, boundaries: room.boundaries.transposed(for: axis),
      sections: sections.map { $0.section.transposed(for: axis) })
  }

  /// Lays out a specification: places the cells of all sections on lines, and the sections below each other.
  ///
  /// The closures are called as by
  /// ``init(width:direction:displayScale:contentInsets:sectionSpacing:supplementaryInsets:header:footer:sections:sizeOfCell:attributesOfCell:sizeOfOverflow:)``.
  ///
  /// - Complexity: O(*n*) in the cells.
  @inlinable @inline(__always)
  public init(
    _ specification: Specification,
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) {
    guard specification.axis == .vertical else {
      self = withoutActuallyEscaping(sizeOfCell) { sizeOfCell in
        ContentLayout(
          specification,
          from: ClosureSource(
            sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
            sizeOfOverflow: sizeOfOverflow))
      }
      return
    }
    self.init(
      width: specification.width, direction: specification.direction,
      displayScale: specification.displayScale, contentInsets: specification.contentInsets,
      sectionSpacing: specification.sectionSpacing,
      supplementaryInsets: specification.supplementaryInsets, header: specification.header,
      footer: specification.footer, sections: specification.sections,
      sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  /// Lays out a content that fills a height: its lines run from the top, and follow each other
  /// sideways, in the layout's direction.
  ///
  /// Sizes and insets are those on the screen: a top inset is at the top. All other lengths turn with the
  /// lines: the space that remains on a line is what remains of the height, and a
  /// ``CellAttributes/minimumWidth`` is a height. Lines are aligned from the top, and cells on their line from
  /// its leading edge. Left and right stand for the beginning and the end of a line. Baselines count as top.
  /// Headers and footers are as tall as the content, and as long as the length of the section says.
  ///
  ///     let shelf = ContentLayout(height: 200, sections: [.init(cellCount: 3)]) { _, remainingHeight in
  ///       CGSize(width: 120, height: remainingHeight)
  ///     }
  ///     let width = shelf.contentSize.width
  ///
  /// - Parameters:
  ///   - height: the height that the content may fill.
  ///   - direction: the direction in which lines follow each other.
  ///   - displayScale: the number of pixels in a point, to which origins are floored.
  ///   - contentInsets: the distances from the content's edges to its sections.
  ///   - sectionSpacing: the gap between two sections that are not empty.
  ///   - supplementaryInsets: the distances from the content's edges to the top and bottom of headers
  ///     and footers, 0 by default: they are as tall as the content.
  ///   - header: the header of the whole content, before the content insets.
  ///   - footer: the footer of the whole content, behind the content insets.
  ///   - sections: the sections, from the beginning.
  ///   - sizeOfCell: a closure that returns the size of a cell for the height that remains on its line.
  ///   - attributesOfCell: a closure that returns the attributes of a cell.
  ///   - sizeOfOverflow: a closure that returns the size of an overflow view for a number of hidden cells.
  ///
  /// For more about each parameter, see
  /// ``init(width:direction:displayScale:contentInsets:sectionSpacing:supplementaryInsets:header:footer:sections:sizeOfCell:attributesOfCell:sizeOfOverflow:)``.
  ///
  /// - Complexity: O(*n*) in the cells.
  public init(
    height: CGFloat,
    direction: Direction = .leftToRight,
    displayScale: CGFloat = 0,
    contentInsets: Insets = Insets(5),
    sectionSpacing: CGFloat = 10,
    supplementaryInsets: Insets = .zero,
    header: BoundaryView? = nil,
    footer: BoundaryView? = nil,
    sections: [Section],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize = { _, _ in
      CGSize(width: 100, height: 100)
    },
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) {
    self.init(
      Specification(
        height: height, direction: direction, displayScale: displayScale,
        contentInsets: contentInsets, sectionSpacing: sectionSpacing,
        supplementaryInsets: supplementaryInsets, header: header, footer: footer,
        sections: sections),
      sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
  }

  /// Unlike the other initializers, it is compiled once for all that call it.
  @usableFromInline
  init(_ specification: Specification, from source: ClosureSource) {
    var composition = ContentComposition(in: ContentRoom(specification))
    composition.reserve(sectionCount: specification.sections.count)
    for section in specification.sections {
      composition.append(section, from: source)
    }
    self.init(composition)
  }
}

extension ContentRoom {
  init(_ specification: ContentLayout.Specification) {
    self.init(
      axis: specification.axis, length: specification.lineLength,
      direction: specification.direction, displayScale: specification.displayScale,
      contentInsets: specification.contentInsets, sectionSpacing: specification.sectionSpacing,
      supplementaryInsets: specification.supplementaryInsets,
      boundaries: BoundaryViews(header: specification.header, footer: specification.footer))
  }
}
