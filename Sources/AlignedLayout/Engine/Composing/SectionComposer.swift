/// A width becomes frames in these steps:
///
/// 1. `ContentComposition` gives a section the room that insets leave it.
/// 2. `SectionComposer` chooses who asks for the cells and breaks lines. Usually that is `Compositor`, first
///    fit, with `KeptGroup` for cells that keep together. For a strategy or rows, it is `SizedCells` and then
///    `LineBreaks`; for a line limit `LineLimiter`, which uses either; for cells of one size `UniformCells`. If
///    cells share widths, these are found first, and a `SharingSource` is asked for the cells.
/// 3. All of them leave `SectionLines`: lines with their cells' sizes, in galleys of about a thousand cells.
/// 4. `ContentComposition` puts the sections below each other, and `ContentLayout` stores them.
/// 5. Frames are computed when a query asks for them, in `SectionLines+Frames`, and converted to those on the
///    screen in `ContentLayout+Frames`.
@usableFromInline
struct SectionComposer {
  @usableFromInline let section: ContentLayout.Section
  @usableFromInline let index: Int
  @usableFromInline let room: SectionRoom

  @inline(__always)
  func lines<Source: CellSource>(from source: Source) -> SectionLines {
    guard isPlain(hasAttributes: source.hasAttributes) else {
      return linesOfOtherSection(from: source)
    }
    guard source.hasAttributes else { return linesOfPlainCells { source.size(of: $0, $1) } }
    return linesOfCells(
      attributes: { source.attributes(of: $0) }, size: { source.size(of: $0, $1) },
      placingGroup: { compositor, attributes, cell in
        var compositor = compositor
        let nextCell = compositor.placeGroup(
          from: attributes, at: cell, of: section, at: index, source: source)
        return CompositorAfterGroup(compositor: compositor, nextCell: nextCell)
      })
  }

  @inlinable @inline(__always)
  func lines(
    sizeOfCell: (ContentLayout.CellPosition, CGFloat) -> CGSize,
    attributesOfCell: ((ContentLayout.CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) -> SectionLines {
    guard isPlain(hasAttributes: attributesOfCell != nil) else {
      return withoutActuallyEscaping(sizeOfCell) {
        linesOfOtherSection(
          from: ClosureSource(
            sizeOfCell: $0, attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow))
      }
    }
    guard let attributesOfCell else { return linesOfPlainCells(size: sizeOfCell) }
    return linesOfCells(
      attributes: attributesOfCell, size: sizeOfCell,
      placingGroup: { compositor, attributes, cell in
        var compositor = compositor
        let nextCell = withoutActuallyEscaping(sizeOfCell) {
          compositor.placeGroup(
            from: attributes, at: cell, of: section, at: index,
            source: ClosureSource(
              sizeOfCell: $0, attributesOfCell: attributesOfCell, sizeOfOverflow: nil))
        }
        return CompositorAfterGroup(compositor: compositor, nextCell: nextCell)
      })
  }

  // MARK: Loops

  // The loops are inlined where a client makes a layout, with the client's closures. Read by a reader, cells take
  // 1.8 times as many instructions. In the loop of cells with attributes, cells without take 1.25 times as many.
  //
  // A compositor is moved out of the loop for cells that keep together, and back. The loop would
  // otherwise keep it in memory for all cells.

  /// Whether cells are placed as soon as they are asked for, by one of the loops.
  @inlinable @inline(__always)
  func isPlain(hasAttributes: Bool) -> Bool {
    section.attributes.isPlainlyAsked && (hasAttributes || !room.arrangesEveryLine)
  }

  @inlinable @inline(__always)
  func linesOfPlainCells(
    size: (ContentLayout.CellPosition, CGFloat) -> CGSize
  ) -> SectionLines {
    var compositor = Compositor(makeStorage(), arrangesEveryLine: false)
    for cell in 0..<section.cellCount {
      let position = ContentLayout.CellPosition(section: index, cell: cell)
      compositor.place(.default, by: .remainingSpace) { space, _ in size(position, space) }
    }
    return lines(compositor.finish())
  }

  @inlinable @inline(__always)
  func linesOfCells(
    attributes: (ContentLayout.CellPosition) -> CellAttributes,
    size: (ContentLayout.CellPosition, CGFloat) -> CGSize,
    placingGroup: (consuming Compositor, CellAttributes, _ cell: Int) -> CompositorAfterGroup
  ) -> SectionLines {
    var compositor = Compositor(makeStorage())
    var cell = 0
    while cell < section.cellCount {
      let position = ContentLayout.CellPosition(section: index, cell: cell)
      let attributes = attributes(position)
      if attributes.isDefault {
        compositor.place(.default, by: .remainingSpace) { space, _ in size(position, space) }
      } else if attributes.isPlacedByReader {
        let group = placingGroup(compositor, attributes, cell)
        cell = group.nextCell
        compositor = group.compositor
        continue
      } else {
        compositor.place(attributes, by: .remainingSpace) { space, _ in size(position, space) }
      }
      cell &+= 1
    }
    return lines(compositor.finish())
  }

  @usableFromInline
  func makeStorage() -> CompositorStorage {
    CompositorStorage(in: room, expectedCount: section.cellCount)
  }

  @usableFromInline
  func lines(_ galleys: [Galley]) -> SectionLines {
    SectionLines(room: room, GalleyList(galleys))
  }

  @usableFromInline
  func linesOfOtherSection(from source: any CellSource) -> SectionLines {
    guard room.sharesWidths, source.hasAttributes else { return linesOfSection(from: source) }
    let sharing = SharingSource(source, section: index)
    sharing.findWidths(ofCells: section.cellCount, in: room)
    var lines = linesOfSection(from: sharing)
    lines.sharedWidths = sharing.widths
    return lines
  }

  private func linesOfSection(from source: any CellSource) -> SectionLines {
    if let size = source.sizeOfAllCells(inSection: index),
      let lines = room.linesOfEqualCells(count: section.cellCount, size: size)
    {
      return lines
    }
    if let lines = room.linesOfUniformCells(count: section.cellCount, from: source, at: index) {
      return lines
    }
    let cells = CellReader(of: index, count: section.cellCount, source: source, in: room)
    if section.attributes.lineLimit != .unlimited {
      return LineLimiter(room: room, cellCount: section.cellCount).lines(of: cells)
    }
    return room.linesWithLastRow(
      GalleyList(room.galleys(of: cells, expectedCount: section.cellCount)))
  }
}

extension SectionRoom {
  func galleys(of reader: CellReader, expectedCount: Int) -> [Galley] {
    guard placesAskedCells else {
      var cells = SizedCells(in: self, expectedCount: expectedCount)
      cells.appendAll(of: reader)
      return cells.galleys(startingAt: cells.lineStarts())
    }
    var compositor = Compositor(CompositorStorage(in: self, expectedCount: expectedCount))
    compositor.placeCells(from: reader, by: OfferRule(attributes))
    return compositor.finish()
  }
}
