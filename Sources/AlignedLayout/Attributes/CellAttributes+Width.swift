extension CellAttributes {
  /// The way in which the width of a cell is found.
  ///
  /// If the line decides the width of a cell, the cell is asked for its height when the line ends: once, and
  /// with the final width as the space that it is offered. The width of the returned size is ignored.
  public struct Width: Hashable, Sendable {
    @usableFromInline
    package enum Kind: Hashable, Sendable {
      case asked
      case fraction(CGFloat)
      case remaining(weight: CGFloat)
      case shared(SharedWidth)
    }

    @usableFromInline package let kind: Kind

    @inlinable
    init(kind: Kind) { self.kind = kind }

    /// The width that is returned for the cell, or with which it measures itself.
    @inlinable public static var asked: Width { Width(kind: .asked) }

    /// A fraction of the line, gaps included: two halves fill a line with the gap between them.
    ///
    /// The width is rounded down to pixels. If the fractions of a line add up to 1, within a
    /// thousandth, the pixels that are left over are shared, so that the cells fill the line. A
    /// fraction that is negative or NaN counts as 0, a fraction over 1 as 1.
    public static func fraction(_ fraction: CGFloat) -> Width {
      Width(kind: .fraction(fraction.limitedFraction))
    }

    /// The least width, and what the other cells leave of the line. Several such cells share that equally.
    public static let remaining = Width.remaining(weight: 1)

    /// The least width, and a share in what the other cells leave of the line.
    ///
    /// Such cells and those that grow share the free space in proportion to their weights. Lines are broken
    /// as if the cell had its least width, so set ``CellAttributes/minimumWidth`` if it needs one. The
    /// cell's ``CellAttributes/growth`` has no effect.
    ///
    /// - Parameter weight: the weight of the cell's share. A weight that is negative or NaN counts as 0: the
    ///   cell then has its least width.
    public static func remaining(weight: CGFloat) -> Width {
      Width(kind: .remaining(weight: weight.limitedLength))
    }

    /// The width of the widest cell that has the same name, on all lines of the section, such as that of the
    /// longest label in a form.
    ///
    ///     let label = CellAttributes(beginsLine: true, width: .shared(.label))
    ///     let field = CellAttributes(width: .remaining, minimumWidth: 120)
    ///
    /// The section lists the name in ``SectionAttributes/sharedWidths``, with the greatest fraction of the line
    /// that the cells take. In a section that does not, and in columns and rows, the width is ``asked``.
    ///
    /// These cells are asked before all others of the section, each with its whole line. A cell that is wider than
    /// its fraction of the line is asked again, for its height in that width.
    ///
    /// The cell behind such a cell is its field. If any field would have less than its
    /// ``CellAttributes/minimumWidth`` or ``CellAttributes/minimumLineSpace``, all cells of the name stand above
    /// their fields. Each then has its own width. A field without either never moves them: if it does not fit, it
    /// begins the next line by itself.
    ///
    /// The cell does not shrink. It grows from the width that it shares.
    @inlinable
    public static func shared(_ name: SharedWidth) -> Width { Width(kind: .shared(name)) }
  }
}

extension CellAttributes.Width {
  /// Whether the width is the one that is returned for the cell, or that of the widest cell of a name.
  var isAsked: Bool {
    switch kind {
    case .asked, .shared: true
    case .fraction, .remaining: false
    }
  }

  var isShared: Bool {
    if case .shared = kind { true } else { false }
  }
}

extension CellAttributes {
  package var fraction: CGFloat? {
    if case .fraction(let fraction) = width.kind { fraction } else { nil }
  }

  var sharedWidth: SharedWidth? {
    if case .shared(let name) = width.kind { name } else { nil }
  }

  var growthWeight: CGFloat {
    if case .remaining(let weight) = width.kind { weight } else { growth }
  }
}
