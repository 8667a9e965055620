extension SectionAttributes {
  /// A view behind the lines of a section, such as a card on which they stand.
  ///
  ///     SectionAttributes(background: .init(kind: "card", insets: Insets(-8)))
  ///
  /// In a collection view it is a decoration view, and there only if a class or nib is registered
  /// for its kind on the layout.
  public struct Background: Hashable, Sendable {
    /// The kind of decoration view.
    public let kind: String

    /// The distances from the edges of the lines' room to the background. It reaches out of the
    /// room where they are negative.
    public let insets: Insets

    /// Whether the background begins at the top of the section's header, if it has one.
    public let coversHeader: Bool

    /// Whether the background ends at the bottom of the section's footer, if it has one.
    public let coversFooter: Bool

    /// The background's place in front of other views or behind them. Cells are at 0.
    public let zIndex: Int

    /// A background behind the section's lines and the cells' views, unless something else is said.
    public init(
      kind: String, insets: Insets = .zero, coversHeader: Bool = false, coversFooter: Bool = false,
      zIndex: Int = -1
    ) {
      self.kind = kind
      self.insets = insets
      self.coversHeader = coversHeader
      self.coversFooter = coversFooter
      self.zIndex = zIndex
    }
  }

  /// A view in the gap below every line of a section but the last.
  ///
  ///     SectionAttributes(lineSpacing: 9, lineSeparator: .init(kind: "hairline"))
  ///
  /// In a collection view it is a decoration view, and there only if a class or nib is registered
  /// for its kind on the layout.
  public struct LineSeparator: Hashable, Sendable {
    /// The kind of decoration view. If it is that of the section's background, only that is shown.
    public let kind: String

    /// How tall the separator is. One that is taller than its gap reaches over both lines.
    public let thickness: CGFloat

    /// The distances from the edges of the lines' room to the separator. Those from the top and the
    /// bottom have no effect.
    public let insets: Insets

    /// The separator's place in front of other views or behind them. Cells are at 0.
    public let zIndex: Int

    /// A separator as wide as the lines' room, one point tall, and behind the cells' views, unless
    /// something else is said.
    ///
    /// A thickness that is negative or NaN counts as 0.
    public init(
      kind: String, thickness: CGFloat = 1, insets: Insets = .zero, zIndex: Int = -1
    ) {
      self.kind = kind
      self.thickness = thickness.limitedLength
      self.insets = insets
      self.zIndex = zIndex
    }
  }

  /// The view behind the section's lines, or nil if there is none.
  public var background: Background? {
    decorations?.background
  }

  /// The view in the gaps between the section's lines, or nil if there is none.
  public var lineSeparator: LineSeparator? {
    decorations?.lineSeparator
  }

  /// Whether there is a background or a line separator.
  var isDecorated: Bool {
    decorations != nil
  }
}

/// What decorates a section. Most have nothing of it: kept apart, it makes their attributes no
/// larger than by a reference.
final class SectionDecorations: Hashable, Sendable {
  let background: SectionAttributes.Background?
  let lineSeparator: SectionAttributes.LineSeparator?

  init(
    background: SectionAttributes.Background?, lineSeparator: SectionAttributes.LineSeparator?
  ) {
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
