// A section that shows all its lines, and behind them an overflow view if there are too many lines.
extension LineLimiter {
  /// Asks for all cells. If they take too many lines, it then asks for the overflow view, which is placed as
  /// if it were the next cell.
  func expandedLines(of reader: CellReader) -> SectionLines {
    let (galleys, hasView) =
      room.breakingStrategy == .firstFit
      ? expandedGalleysOfFirstFit(of: reader) : expandedGalleysOfStrategy(of: reader)
    return SectionLines(
      room: room, GalleyList(galleys),
      overflow: hasView
        ? Overflow(
          visibleCount: cellCount, hiddenCount: 0, hasView: true, narrowedCell: nil)
        : nil)
  }

  private func expandedGalleysOfFirstFit(
    of reader: CellReader
  ) -> (galleys: [Galley], hasView: Bool) {
    var compositor = Compositor(CompositorStorage(in: room, expectedCount: cellCount + 1))
    compositor.placeCells(from: reader, by: OfferRule(room.attributes))
    guard compositor.hasBegunMoreLines(than: maximumLineCount),
      let size = sizeOfOverflow(askedFrom: reader)
    else { return (compositor.finish(), false) }
    if compositor.line.endsHere || !compositor.hasRoom(forOverflow: size) {
      compositor.endLine()
    }
    compositor.appendOverflow(size, reader.attributesOfOverflow)
    return (compositor.finish(), true)
  }

  private func expandedGalleysOfStrategy(
    of reader: CellReader
  ) -> (galleys: [Galley], hasView: Bool) {
    var cells = SizedCells(in: room, expectedCount: cellCount + 1)
    cells.appendAll(of: reader)
    guard cells.takesMoreLines(than: maximumLineCount) else {
      return (cells.galleys(maximumLineCount: maximumLineCount), false)
    }
    guard let size = sizeOfOverflow(askedFrom: reader) else { return (cells.galleys(), false) }
    // The last cell does not keep with the view.
    cells.removeAll(after: cellCount)
    cells.append(
      CellBox(size: size.clamped(to: room.width), insets: .zero), reader.attributesOfOverflow)
    return (cells.galleys(), true)
  }

  /// Returns the size of the overflow view behind all cells, or nil if there is none.
  private func sizeOfOverflow(askedFrom reader: CellReader) -> CGSize? {
    let size = reader.sizeOfOverflow(hiddenCount: 0).limitedLengths
    return size.isVisible ? size : nil
  }
}
