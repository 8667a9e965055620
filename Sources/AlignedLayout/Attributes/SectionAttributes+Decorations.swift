extension SectionAttributes {
  /// A view behind the lines of a section, such as a card.
  ///
  ///     SectionAttributes(background: .init(kind: "card", insets: Insets(-8)))
  ///
  /// In a collection view it is a decoration view. It appears only if a class or nib is registered for
  /// its kind with the layout.
  public struct Background: Hashable, Sendable {
    /// The kind of decoration view.
    public let kind: String

    /// The distances from the edges of the section's lines to the background. Negative insets let it
    /// reach beyond them.
    public let insets: Insets

    /// Whether the background begins at the top of the section's header, if it has one.
    public let coversHeader: Bool

    /// Whether the background ends at the bottom of the section's footer, if it has one.
    public let coversFooter: Bool

    /// The position of the background in front of or behind other views. Cells are at 0, and line
    /// separators at -1 by default.
    public let zIndex: Int

    /// Creates a background. By default, it is behind the lines only, and behind the cells and the line
    /// separators.
    public init(
      kind: String, insets: Insets = .zero, coversHeader: Bool = false, coversFooter: Bool = false,
      zIndex: Int = -2
    ) {
      self.kind = kind
      self.insets = insets
      self.coversHeader = coversHeader
      self.coversFooter = coversFooter
      self.zIndex = zIndex
    }
  }

  /// A view in the gap below every line of a section but the last, or only where a line is begun by
  /// force.
  ///
  ///     SectionAttributes(lineSpacing: 9, lineSeparator: .init(kind: "hairline"))
  ///
  /// In a collection view it is a decoration view. It appears only if a class or nib is registered for
  /// its kind with the layout.
  public struct LineSeparator: Hashable, Sendable {
    /// The kind of decoration view. If it is also the kind of the section's background, only the
    /// background appears.
    public let kind: String

    /// The height of the separator. If it exceeds the gap, the separator covers parts of both lines.
    public let thickness: CGFloat

    /// The distances from the edges of the section's lines to the separator. The top and bottom
    /// insets have no effect.
    public let insets: Insets

    /// The position of the separator in front of or behind other views. Cells are at 0, and backgrounds at
    /// -2 by default.
    public let zIndex: Int

    /// The lines below which separators stand.
    public let placement: Placement

    /// Creates a separator. By default, it is as wide as the section's lines may be, one point tall,
    /// behind the cells, in front of backgrounds, and below every line but the last.
    ///
    /// A thickness that is negative or NaN counts as 0.
    public init(
      kind: String, thickness: CGFloat = 1, insets: Insets = .zero, zIndex: Int = -1,
      placement: Placement = .everyLine
    ) {
      self.kind = kind
      self.thickness = thickness.limitedLength
      self.insets = insets
      self.zIndex = zIndex
      self.placement = placement
    }

    /// The lines of a section below which separators stand.
    public enum Placement: Hashable, Sendable {
      /// Every line but the last.
      case everyLine

      /// The lines after which a break is forced: the last cell ends its line, or the next cell begins
      /// one.
      ///
      /// In a form whose rows begin lines, a row that needs a second line is not cut in two. An overflow
      /// view begins a line by force only if the last visible cell ends its own.
      case forcedBreaks
    }
  }

  /// The background of the section's lines, or nil if there is none.
  public var background: Background? {
    decorations?.background
  }

  /// The separator between the section's lines, or nil if there is none.
  public var lineSeparator: LineSeparator? {
    decorations?.lineSeparator
  }

  /// Whether there is a background or a line separator.
  var isDecorated: Bool {
    decorations != nil
  }
}

/// The decorations of a section. Most sections have none. In an object of their own they make section
/// attributes larger only by a reference.
final class SectionDecorations: Hashable, Sendable {
  let background: SectionAttributes.Background?
  let lineSeparator: SectionAttributes.LineSeparator?

  /// Creates the decorations of a section, or nil if it has none.
  init?(
    background: SectionAttributes.Background?, lineSeparator: SectionAttributes.LineSeparator?
  ) {
    if case (nil, nil) = (background, lineSeparator) { return nil }
    self.background = background
    self.lineSeparator = lineSeparator
  }

  static func == (first: SectionDecorations, second: SectionDecorations) -> Bool {
    first === second
      || (first.background == second.background && first.lineSeparator == second.lineSeparator)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(background)
    hasher.combine(lineSeparator)
  }
}
