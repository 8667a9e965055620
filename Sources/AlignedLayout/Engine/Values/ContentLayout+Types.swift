extension ContentLayout {
  /// The direction in which cells follow each other on their lines.
  public enum Direction: Hashable, Sendable {
    /// Lines begin at the left edge.
    case leftToRight

    /// Lines begin at the right edge.
    case rightToLeft
  }

  /// A section to lay out: everything about it except the sizes and attributes of its cells.
  ///
  /// Cells are offered what remains of their line or, with ``SectionAttributes/Offer/wholeLine``, their whole
  /// line. A size that is wider than the whole line is then cut to it.
  public struct Section: Hashable, Sendable {
    /// The attributes by which the section's cells are laid out.
    public let attributes: SectionAttributes

    /// The number of cells in the section.
    public let cellCount: Int

    /// The length of the section's header along the axis of the content, or 0 if the section has no
    /// header: its height, or its width in a content that scrolls sideways.
    public let headerLength: CGFloat

    /// The length of the section's footer along the axis, or 0 if the section has no footer.
    public let footerLength: CGFloat

    /// Creates a section. A negative count or length counts as 0.
    public init(
      attributes: SectionAttributes = SectionAttributes(), cellCount: Int,
      headerLength: CGFloat = 0, footerLength: CGFloat = 0
    ) {
      self.attributes = attributes
      self.cellCount = max(0, cellCount)
      self.headerLength = headerLength.limitedLength
      self.footerLength = footerLength.limitedLength
    }
  }

  /// The position of a cell: its section, and its index in the section.
  public struct CellPosition: Hashable, Comparable, Sendable {
    /// The index of the cell's section.
    public let section: Int

    /// The index of the cell in its section.
    public let cell: Int

    /// Creates the position of a cell in a section.
    @inlinable
    public init(section: Int, cell: Int) {
      self.section = section
      self.cell = cell
    }

    /// Returns whether a position comes before another in reading order.
    public static func < (first: CellPosition, second: CellPosition) -> Bool {
      (first.section, first.cell) < (second.section, second.cell)
    }
  }

  /// A part of a content that has a frame.
  public enum Element: Hashable, Sendable {
    /// The header of the whole content.
    case contentHeader

    /// The footer of the whole content.
    case contentFooter

    /// The header of a section.
    case header(section: Int)

    /// A cell.
    case cell(CellPosition)

    /// The view that shows how many cells of a section are hidden.
    case overflow(section: Int)

    /// The footer of a section.
    case footer(section: Int)

    /// A background of a section's lines. The number is its index among the section's
    /// ``SectionAttributes/backgrounds``. The line is the first of those behind which it stands: 0, unless the
    /// lines between forced breaks have backgrounds of their own.
    case background(section: Int, number: Int = 0, line: Int = 0)

    /// The separator below a line of a section.
    case lineSeparator(section: Int, line: Int)

    var section: Int? {
      switch self {
      case .header(let section), .overflow(let section), .footer(let section),
        .background(let section, _, _), .lineSeparator(let section, _):
        section
      case .cell(let position): position.section
      case .contentHeader, .contentFooter: nil
      }
    }
  }

  /// An element and its frame.
  public struct PlacedElement: Equatable, Sendable {
    /// The element.
    public let element: Element

    /// The frame of the element. It includes pinning if the query did.
    public let frame: CGRect
  }
}
