extension SectionRoom {
  /// Returns nil if cells may differ in size. A line limit that hides some of them leaves too few lines for
  /// arithmetic to pay. Behind an expanded section stands an overflow view of another size.
  func linesOfUniformCells(
    count: Int, from source: any CellSource, at section: Int
  ) -> SectionLines? {
    guard let size = sizeOfUniformCells(hasAttributes: source.hasAttributes) else { return nil }
    let cells = UniformCells(count: count, size: size, in: self)
    guard cells.lineCount > attributes.lineLimit.lineCountWithoutOverflow ?? .max else {
      return SectionLines(room: self, GalleyList(cells.galley.map { [$0] } ?? []))
    }
    // Cells that negative spacing brings behind others on a line are clamped, too, as without a limit.
    let placedSize = cells.cellsPerLine > 1 ? cells.size : size
    let uniformSource = ClosureSource(
      sizeOfCell: { _, _ in placedSize }, attributesOfCell: nil,
      sizeOfOverflow: { source.sizeOfOverflow(inSection: $0, hiddenCount: $1) })
    let reader = CellReader(of: section, count: count, source: uniformSource, in: self)
    return LineLimiter(room: self, cellCount: count).lines(of: reader)
  }

  /// The size of all cells, if they are known to have one size and the default attributes.
  private func sizeOfUniformCells(hasAttributes: Bool) -> CGSize? {
    if case .fixed(let width, let height) = attributes.sizing.kind {
      return CGSize(width: width, height: height)
    }
    guard let columns, let height = heightInColumns, !(hasAttributes && mayHaveCellAttributes)
    else { return nil }
    return CGSize(width: columns.width(ofSpan: 1), height: height)
  }

  /// Breaks some lines of cells that are not measured yet, and repeats them. Returns nil if there are too few
  /// cells, or each line would have too many.
  func linesOfEqualCells(count: Int, size: CGSize) -> SectionLines? {
    guard attributes.sizing.isSelfSizing, fillsLinesEvenly, count > Galley.usualCapacity
    else { return nil }
    var compositor = Compositor(CompositorStorage(in: self, expectedCount: Galley.usualCapacity))
    let source = ClosureSource(
      sizeOfCell: { _, _ in size }, attributesOfCell: nil, sizeOfOverflow: nil)
    let cells = CellReader(of: 0, count: Galley.usualCapacity, source: source, in: self)
    compositor.placeCells(from: cells, by: OfferRule(attributes))
    let galleys = compositor.finish()
    guard galleys.count == 1,
      let equal = mayRepeatLines ? galleys[0] : galleys[0].repeatingEqualCells(),
      let galley = equal.repeated(toCellCount: count, in: self)
    else { return nil }
    return SectionLines(room: self, GalleyList([galley]))
  }
}
