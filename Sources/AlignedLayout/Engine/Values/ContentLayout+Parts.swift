extension ContentLayout {
  /// The direction in which cells follow each other on their lines.
  public enum Direction: Hashable, Sendable {
    /// Lines begin at the left edge.
    case leftToRight

    /// Lines begin at the right edge.
    case rightToLeft
  }

  /// A section to be laid out: its cells are asked for, the rest is known.
  ///
  /// Cells of a section that is ``SectionAttributes/Sizing/selfSizing(estimatedWidth:estimatedHeight:)`` are
  /// asked as all others, but offered their whole line, and an answer that is wider is cut to that.
  public struct Section: Hashable, Sendable {
    /// How the section sets its cells on lines.
    public let attributes: SectionAttributes

    /// How many cells the section has.
    public let cellCount: Int

    /// The height of the section's header. One of height 0 does not exist.
    public let headerLength: CGFloat

    /// The height of the section's footer. One of height 0 does not exist.
    public let footerLength: CGFloat

    /// A section of so many cells; a negative count or height counts as 0.
    public init(
      attributes: SectionAttributes = SectionAttributes(),
      cellCount: Int,
      headerLength: CGFloat = 0,
      footerLength: CGFloat = 0
    ) {
      self.attributes = attributes
      self.cellCount = max(0, cellCount)
      self.headerLength = headerLength.limitedLength
      self.footerLength = footerLength.limitedLength
    }

    var isEmpty: Bool {
      cellCount == 0 && headerLength == 0 && footerLength == 0
    }
  }

  /// Which cell: its section, and its place in the section.
  public struct CellPosition: Hashable, Comparable, Sendable {
    /// The index of the cell's section.
    public let section: Int

    /// The index of the cell in its section.
    public let cell: Int

    /// The position of a cell in a section.
    @inlinable
    public init(section: Int, cell: Int) {
      self.section = section
      self.cell = cell
    }

    /// Whether a position comes before another in reading order.
    public static func < (first: CellPosition, second: CellPosition) -> Bool {
      (first.section, first.cell) < (second.section, second.cell)
    }
  }

  /// What a section shows.
  public enum Element: Hashable, Sendable {
    /// The header of a section.
    case header(section: Int)

    /// A cell.
    case cell(CellPosition)

    /// The view that tells how many cells of a section are hidden.
    case overflow(section: Int)

    /// The footer of a section.
    case footer(section: Int)

    /// The background of a section's lines.
    case background(section: Int)

    /// The separator below a line of a section.
    case lineSeparator(section: Int, line: Int)
  }

  /// An element, and where it stands.
  public struct PlacedElement: Equatable, Sendable {
    /// Which element.
    public let element: Element

    /// Where it stands, pinning included if it was asked for.
    public let frame: CGRect
  }
}
