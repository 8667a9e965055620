extension SectionAttributes {
  /// A view behind the lines of a section, such as a card.
  ///
  ///     SectionAttributes(backgrounds: [.init(kind: "card", insets: Insets(-8))])
  ///
  /// In a collection view it is a decoration view. It appears only if a class or nib is registered for
  /// its kind with the layout.
  ///
  /// A section may have several backgrounds. Give each a kind of its own, and another ``zIndex`` to those that
  /// overlap: the order of views at the same depth is undefined.
  public struct Background: Hashable, Sendable {
    /// The kind of decoration view. Of several backgrounds of one kind in a section, only the first appears.
    public let kind: String

    /// The lines behind which one view of the background stands.
    public let placement: Placement

    /// The distances from the edges of the section's lines to the background. Negative insets let it
    /// reach beyond them.
    public let insets: Insets

    /// Whether the background, or its first view, begins at the top of the section's header, if it has one.
    public let coversHeader: Bool

    /// Whether the background, or its last view, ends at the bottom of the section's footer, if it has one.
    public let coversFooter: Bool

    /// The position of the background in front of or behind other views. Cells are at 0, and line
    /// separators at -1 by default.
    public let zIndex: Int

    /// Creates a background. By default, it is behind all lines, behind the lines only, and behind the cells
    /// and the line separators.
    public init(
      kind: String, placement: Placement = .section, insets: Insets = .zero,
      coversHeader: Bool = false, coversFooter: Bool = false, zIndex: Int = -2
    ) {
      self.kind = kind
      self.placement = placement
      self.insets = insets
      self.coversHeader = coversHeader
      self.coversFooter = coversFooter
      self.zIndex = zIndex
    }

    /// The lines behind which one view stands.
    public enum Placement: Hashable, Sendable {
      /// All lines of the section.
      case section

      /// The lines between one forced break and the next: the last cell of a line ends it, or the next cell
      /// begins one.
      ///
      /// In a form whose rows begin lines, each row has a card of its own, also if it needs a second line.
      case forcedBreaks
    }
  }

  /// A view in the gap below every line of a section but the last, or only at forced breaks.
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

      /// The lines after which a break is forced: the last cell ends its line, or the next cell begins one.
      ///
      /// In a form whose rows begin lines, a row that needs a second line is not cut in two. An overflow
      /// view begins a line by force only if the last visible cell ends its own.
      case forcedBreaks
    }
  }

  /// The backgrounds of the section's lines.
  public var backgrounds: [Background] { accessories?.values.backgrounds ?? [] }

  /// The separator between the section's lines, or nil if there is none.
  public var lineSeparator: LineSeparator? { accessories?.values.lineSeparator }

  /// A copy with other backgrounds.
  public func with(backgrounds: [Background]) -> SectionAttributes {
    changingAccessories { $0.backgrounds = backgrounds }
  }

  /// A copy with another line separator. Pass nil for none.
  public func with(lineSeparator: LineSeparator?) -> SectionAttributes {
    changingAccessories { $0.lineSeparator = lineSeparator }
  }

  /// Returns the kind of view that shows a background, or nil if a background before it has the same.
  func kind(ofBackground number: Int) -> String? {
    guard backgrounds.indices.contains(number) else { return nil }
    let kind = backgrounds[number].kind
    return backgrounds[..<number].contains { $0.kind == kind } ? nil : kind
  }

  /// The kind of view that shows the line separators, or nil if there are none, or a background has the same.
  var kindOfLineSeparators: String? {
    guard let kind = lineSeparator?.kind else { return nil }
    return backgrounds.contains { $0.kind == kind } ? nil : kind
  }
}
