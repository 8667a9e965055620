/// The layout of a content for one width, or one height: the frames of its cells, lines and sections.
///
/// Pass the width, the sections, and a closure that returns the size of a cell for the space that remains on
/// its line. Then ask for the size of the content, for frames, for lines, or for the elements in a rectangle.
/// The layout needs no view and no main thread. It is a value that can be passed to any thread.
///
///     let tags = ["typesetter", "line", "indentation"]
///     let layout = ContentLayout(
///       width: 320, sections: [.init(cellCount: tags.count)]
///     ) { position, remainingLineSpace in
///       CGSize(width: 10 * CGFloat(tags[position.cell].count) + 24, height: 32)
///     }
///     let height = layout.contentSize.height  // before anything is shown
///
/// Frames are those on the screen: x runs from the left in either direction. A NaN that you pass counts as 0, a
/// number beyond ±1e9 as ±1e9, and a negative width or height as 0. A content of many cells may be longer than 1e9
/// points, so points, rectangles and edges in queries are not limited. No result is ever a NaN or an infinity.
public struct ContentLayout: Equatable, Sendable {
  /// The size of the content, not rounded to pixels.
  ///
  /// The length along the lines is the one passed in: the width or, if the ``axis-swift.property`` is
  /// horizontal, the height. The other length includes the content insets and the content's header and
  /// footer. If all sections are empty, it is that of these views alone.
  public private(set) var contentSize: CGSize

  private(set) var room: ContentRoom

  /// The sections in upright coordinates.
  var sections: SectionList

  /// Lays out sections: places their cells on lines, and the sections below each other.
  ///
  /// The closures are called for one cell after the other, for its attributes first and then for its size. The
  /// size is asked for once, or twice if the cell does not fit on its line and moves to one that offers another
  /// space. Then the second size counts. If a line decides the width of a cell, the cell is asked for its height
  /// when the line ends, with its final width as the space. In a section with ``SectionAttributes/sharedWidths``,
  /// the attributes of all cells are asked for first, with the sizes of the cells that share a width.
  ///
  /// In an optimized build the loop over the cells is compiled into the caller, with the closures
  /// in it. If they only look up a size, the layout takes little more time than the lookups.
  ///
  /// - Parameters:
  ///   - width: the width that the content may fill.
  ///   - direction: the direction in which cells follow each other on their lines.
  ///   - displayScale: the number of pixels in a point. The origins of cells, headers and footers
  ///     are floored to pixels; sizes never change. With 0, the default, and with a scale that no
  ///     display has (negative, NaN or over 100), nothing is floored.
  ///   - contentInsets: the distances from the content's edges to its sections, 5 points by default.
  ///   - sectionSpacing: the gap between two sections that are not empty, 10 points by default.
  ///   - supplementaryInsets: the distances from the content's edges to the sides of headers and
  ///     footers, 0 by default: they are as wide as the content. Pass the content insets for headers
  ///     that stand above the sections' edges. A width below 0 counts as 0.
  ///   - header: the header of the whole content, above the content insets.
  ///   - footer: the footer of the whole content, below the content insets.
  ///   - sections: the sections, from the top.
  ///   - sizeOfCell: a closure that returns the size of a cell for the space that remains on its
  ///     line, after the gap and the cell's insets. A wider cell moves to the next line, unless it
  ///     is the first on its own. The space can be 0: give a cell that fills the space offered to
  ///     it a `minimumLineSpace`. Without this closure, cells are 100 points wide and tall.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. Without this closure,
  ///     all cells have the default attributes.
  ///   - sizeOfOverflow: a closure that returns the size of the overflow view for a number of hidden cells, in a
  ///     section with a ``SectionAttributes/lineLimit`` that its cells exceed. It is called after the section's
  ///     cells are asked for: for fewer hidden cells first, then for more, until the view fits on the section's
  ///     last line. Without this closure, or if it returns no width or height, there is no view.
  /// - Complexity: O(*n*) in the number of cells.
  @inlinable @inline(__always)
  public init(
    width: CGFloat,
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
    var composition = ContentComposition(
      width: width, direction: direction, displayScale: displayScale, contentInsets: contentInsets,
      spacing: sectionSpacing, supplementaryInsets: supplementaryInsets, header: header,
      footer: footer)
    composition.reserve(sectionCount: sections.count)
    // The steps from a width to frames are described at `SectionComposer`.
    for section in sections {
      let composer = composition.composer(of: section)
      let lines = composer.lines(
        sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
      composition.append(section, lines)
    }
    self.init(composition)
  }

  @usableFromInline
  init(_ composition: ContentComposition) {
    room = composition.room
    contentSize = CGSize(width: room.width, height: 0)
    sections = composition.finish()
    updateLength()
  }

  /// - Parameter boundaries: the views in upright coordinates.
  mutating func setBoundaries(_ boundaries: BoundaryViews) {
    guard boundaries != room.boundaries else { return }
    room.boundaries = boundaries
    sections.moveTop(to: room.sectionsTop)
    restack()
  }

  mutating func updateLength() {
    let (header, footer) = (room.boundaries.headerLength, room.boundaries.footerLength)
    let length = sections.bottom.map { max(header, $0 + room.insets.bottom) } ?? header
    let size = CGSize(width: room.width, height: length + footer)
    contentSize = room.axis == .vertical ? size : size.transposed
  }
}

extension ContentLayout {
  /// The axis along which the lines follow each other.
  public var axis: Axis { room.axis }

  /// The direction in which cells follow each other on their lines. If the axis is horizontal, lines
  /// follow each other in this direction.
  public var direction: Direction { room.direction }

  /// The distances from the content's edges to its sections. Headers and footers ignore those at the
  /// sides of the lines: they have ``supplementaryInsets``.
  public var contentInsets: Insets { room.insets.transposed(for: room.axis) }

  /// The gap between two sections that are not empty.
  public var sectionSpacing: CGFloat { room.sectionSpacing }

  /// The distances from the content's edges to the sides of headers and footers: to the leading and trailing
  /// edges or, if the axis is horizontal, to the top and bottom edges. The others have no effect.
  public var supplementaryInsets: Insets { room.supplementaryInsets.transposed(for: room.axis) }

  /// The header of the whole content, or nil if there is none.
  public var header: BoundaryView? { room.boundaries.header?.transposed(for: room.axis) }

  /// The footer of the whole content, or nil if there is none.
  public var footer: BoundaryView? { room.boundaries.footer?.transposed(for: room.axis) }

  var grid: PixelGrid { room.grid }
}

extension ContentLayout {
  /// Returns whether two layouts have the same frames and the same input, however they were made.
  ///
  /// - Complexity: O(*n*) in the cells.
  public static func == (first: ContentLayout, second: ContentLayout) -> Bool {
    first.room == second.room && first.sections == second.sections
  }
}
