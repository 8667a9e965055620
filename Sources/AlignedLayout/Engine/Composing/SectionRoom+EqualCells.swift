extension SectionRoom {
  /// The lines of a section whose cells all have one size, or nil in other sections.
  ///
  /// A line limit that hides some of them leaves too few lines for arithmetic to pay.
  func linesOfUniformCells<Source: CellSource>(
    count: Int, from source: Source, at section: Int
  ) -> SectionLines? {
    guard case .fixed(let width, let height) = attributes.sizing else { return nil }
    let size = CGSize(width: width, height: height)
    let lines = UniformLines(cellCount: count, size: size, in: self)
    guard lines.lineCount > attributes.lineLimit.maximumLineCount ?? .max else {
      return SectionLines(room: self, storage: .uniform(lines))
    }
    let cells = NewCells(
      of: section, count: count, source: UniformSource(size: size, overflows: source))
    return LineLimiter(room: self, cellCount: count).lines(of: cells)
  }

  /// The lines of a section whose cells have one size until they are measured, or nil if there are too
  /// few cells or each line would have too many.
  ///
  /// Some lines are broken, and then repeated.
  func linesOfEqualCells(count: Int, size: CGSize) -> SectionLines? {
    guard attributes.sizing.isSelfSizing, fillsLinesEvenly, count > Galley.usualCapacity
    else { return nil }
    var compositor = Compositor(CompositorStorage(in: self, expectedCount: Galley.usualCapacity))
    for _ in 0..<Galley.usualCapacity {
      compositor.place(.default, by: OfferRule(attributes)) { _, _ in size }
    }
    let galleys = compositor.finish()
    guard galleys.count == 1,
      let equal = mayRepeatLines ? galleys[0] : galleys[0].repeatingEqualCells(),
      let galley = equal.repeated(toCellCount: count, in: self)
    else { return nil }
    return SectionLines(room: self, storage: .galleys(GalleyList([galley])))
  }
}

/// A source of cells that all have one size.
private struct UniformSource<Overflows: CellSource>: CellSource {
  let size: CGSize

  /// The source of the overflow view.
  let overflows: Overflows

  var hasAttributes: Bool { false }

  func key(of position: ContentLayout.CellPosition) {}

  func attributes(of key: Void) -> CellAttributes { .default }

  func size(of key: Void, _ space: CGFloat) -> CGSize { size }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    overflows.sizeOfOverflow(inSection: section, hiddenCount: hiddenCount)
  }
}
