extension ContentLayout {
  /// How much wider or narrower a content may become before a line of it changes, if its cells keep their sizes.
  ///
  /// The `description` is a sentence.
  public struct LineLeeway: Hashable, Sendable {
    /// The distance by which the content has to become wider for the next cell, with those that it keeps with, to
    /// join the line. It is nil if no width lets it join, or if that is not known. A cell already fits if a thousandth
    /// of a point is missing.
    public let wider: CGFloat?

    /// The distance by which the content may become narrower before the last cell leaves the line. It is nil if the
    /// line has one cell, or if the distance is not known.
    public let narrower: CGFloat?
  }

  /// Returns how much wider or narrower the content may become before a line changes.
  ///
  /// The distances hold for the cells as they are now. They are not known on lines of a strategy, of columns
  /// and of rows, on lines with fractions, and next to a cell that is cut to its line. The lines above may
  /// change at smaller distances. For a whole content, use `Specification.layouts(forWidths:sizeOfCell:)` of
  /// `AlignedLayoutTesting`.
  ///
  /// - Complexity: O(*n*) in the cells of the line, and in those that keep together behind it.
  public func leeway(ofLineAt line: Int, inSection section: Int) -> LineLeeway {
    let lines = self[section].lines
    precondition(line >= 0 && line < lines.lineCount, "Line index out of range.")
    return LineLeeway(
      wider: lines.leewayToWiden(ofLine: line), narrower: lines.leewayToNarrow(ofLine: line))
  }
}

extension ContentLayout.LineLeeway: CustomStringConvertible {
  /// The distances as a sentence.
  public var description: String {
    let wider = wider.map { "\($0.inPoints) wider, and the next cell joins the line" }
    let narrower = narrower.map { "\($0.inPoints) narrower, and its last cell leaves it" }
    switch (wider, narrower) {
    case (let wider?, let narrower?): return "\(wider); more than \(narrower)."
    case (let wider?, nil): return "\(wider)."
    case (nil, let narrower?): return "More than \(narrower)."
    case (nil, nil): return "No width is known at which the line changes."
    }
  }
}
