/// Where everything stands: the layout of a whole content, worked out for one width.
///
/// Give it a width, the sections, and a closure that answers a cell's size for the space that
/// remains on its line; ask it for the content's size, for any frame, for the lines of a section,
/// for what stands in a rectangle. It needs no view and no main thread, and is a value that
/// can be handed to any thread.
///
///     let tags = ["typesetter", "line", "indentation"]
///     let layout = ContentLayout(
///       width: 320, sections: [.init(cellCount: tags.count)]
///     ) { position, remainingLineSpace in
///       CGSize(width: 10 * CGFloat(tags[position.cell].count) + 24, height: 32)
///     }
///     let height = layout.contentSize.height  // before anything is shown
///
/// Frames are physical: x runs from the left, whatever the direction. Of numbers from outside, a
/// NaN counts as 0, one beyond ±1e9 as ±1e9, a negative width or height as 0; nothing that the
/// layout tells is ever a NaN or an infinity.
public struct ContentLayout: Equatable, Sendable {
  /// The width that the content fills.
  public let width: CGFloat

  /// The direction in which cells follow each other on their lines.
  public let direction: Direction

  /// The distances from the content's edges to its sections. Headers and footers ignore them
  /// sideways: they are as wide as the content.
  public let contentInsets: Insets

  /// The gap between two sections that are not empty.
  public let sectionSpacing: CGFloat

  /// The size of everything together, not snapped to pixels.
  ///
  /// Its width is the width that the layout was made for. Its height is 0 if there is nothing in
  /// any section, and includes the content's insets otherwise.
  public internal(set) var contentSize: CGSize

  let grid: PixelGrid
  var sections: [SectionLayout]
  var reach: Reach

  /// Sets the cells of all sections on lines, and stacks the sections.
  ///
  /// Cells are asked for in order, the attributes of each before its size. A size is asked for
  /// once; or twice, where a cell does not fit on the line that it was asked for and moves to one
  /// that offers another space. Then the second answer counts.
  ///
  /// In an optimized build the loop over the cells is compiled into the caller, with the closures
  /// in it: where they only look up a size, the whole takes little more than the lookups and the
  /// lines.
  ///
  /// - Parameters:
  ///   - width: the width that the content may fill.
  ///   - direction: the direction in which cells follow each other on their lines.
  ///   - displayScale: the pixels in a point, to whose grid the origins of cells, headers and
  ///     footers are floored; sizes are never changed. With 0, the default, nothing is snapped, nor
  ///     with a scale that no display has: negative, NaN or over 100.
  ///   - contentInsets: the distances from the content's edges to its sections; 5 points if not
  ///     given.
  ///   - sectionSpacing: the gap between two sections that are not empty; 10 points if not given.
  ///   - sections: the sections, from the top.
  ///   - sizeOfCell: answers the size of a cell that is offered the space remaining on its line,
  ///     the gap and its insets already subtracted. A wider answer than that moves the cell to the
  ///     next line, unless it is the first on its own. The space can be 0: a cell that fills what
  ///     it is offered needs a `minimumLineSpace`. Without this closure, cells are 100 points wide
  ///     and tall.
  ///   - attributesOfCell: answers the attributes of a cell. Without this closure, all are the
  ///     default.
  ///   - sizeOfOverflow: answers the size of the view that stands for so many hidden cells, in a
  ///     section with a ``SectionAttributes/lineLimit`` that all its cells do not keep to. It is
  ///     asked when the section's cells are: for fewer hidden cells first, then for more, until the
  ///     view fits on the section's last line. A view without width or height does not exist, and
  ///     without this closure none does.
  /// - Complexity: O(*n*) in the number of cells.
  @inlinable @inline(__always)
  public init(
    width: CGFloat,
    direction: Direction = .leftToRight,
    displayScale: CGFloat = 0,
    contentInsets: Insets = Insets(5),
    sectionSpacing: CGFloat = 10,
    sections: [Section],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize = { _, _ in
      CGSize(width: 100, height: 100)
    },
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)? = nil
  ) {
    var stack = SectionStack(
      width: width, direction: direction, displayScale: displayScale, contentInsets: contentInsets,
      spacing: sectionSpacing)
    stack.reserve(sectionCount: sections.count)
    for index in sections.indices {
      stack.append(
        sections[index], sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
        sizeOfOverflow: sizeOfOverflow)
    }
    self.init(stack)
  }

  @usableFromInline
  init(_ stack: SectionStack) {
    width = stack.width
    direction = stack.direction
    grid = stack.grid
    contentInsets = stack.contentInsets
    sectionSpacing = stack.spacing
    contentSize = CGSize(width: stack.width, height: stack.contentHeight)
    sections = stack.sections
    reach = Reach(count: stack.sections.count) { stack.sections[$0].extent }
  }
}

extension ContentLayout {
  /// Whether everything stands alike in both, whatever has led there.
  public static func == (first: ContentLayout, second: ContentLayout) -> Bool {
    first.width == second.width && first.direction == second.direction
      && first.grid == second.grid && first.contentInsets == second.contentInsets
      && first.sectionSpacing == second.sectionSpacing && first.sections == second.sections
  }
}
