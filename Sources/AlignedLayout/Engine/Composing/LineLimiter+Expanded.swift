extension LineLimiter {
  /// The overflow view is placed as if it were the next cell.
  func expandedLines(of reader: CellReader) -> SectionLines {
    let (galleys, hasView) =
      room.placesAskedCells
      ? expandedGalleysOfFirstFit(of: reader) : expandedGalleysOfKnownCells(of: reader)
    return room.linesWithLastRow(
      GalleyList(galleys),
      overflow: hasView
        ? Overflow(visibleCount: cellCount, hiddenCount: 0, hasView: true, narrowedCell: nil) : nil)
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

  private func expandedGalleysOfKnownCells(
    of reader: CellReader
  ) -> (galleys: [Galley], hasView: Bool) {
    var cells = SizedCells(in: room, expectedCount: cellCount + 1)
    cells.appendAll(of: reader)
    let firstFit = cells.lineStarts(.firstFit)
    guard firstFit.count > maximumLineCount else {
      return (cells.galleys(maximumLineCount: maximumLineCount, firstFit: firstFit), false)
    }
    let size = sizeOfOverflow(askedFrom: reader)
    if let size { cells.append(overflow: size, reader.attributesOfOverflow) }
    return (cells.galleys(startingAt: cells.lineStarts()), size != nil)
  }

  /// Nil if there is no view.
  private func sizeOfOverflow(askedFrom reader: CellReader) -> CGSize? {
    let size = sizeOfOverflow(hiddenCount: 0, askedFrom: reader)
    return size.isVisible ? size : nil
  }
}
