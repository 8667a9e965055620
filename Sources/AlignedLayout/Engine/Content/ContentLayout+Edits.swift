extension ContentLayout {
  /// Applies edits to the content, and breaks only those lines again that the edits touch.
  ///
  /// Lines are broken again from the line before the first edit on, until one begins with the same cell and the
  /// same indentation as before. The lines behind it only move. The result equals a new layout, if the cells
  /// that are not asked for would have the same sizes and attributes as before. It is equal to the last bit in
  /// contents of up to 2²⁴ points (some sixteen million), and to the precision of a coordinate in taller ones.
  ///
  ///     layout.apply([.insertCell(.init(section: 0, cell: 3))]) { position, _ in
  ///       sizes[position.cell]
  ///     }
  ///
  /// - Parameters:
  ///   - edits: the edits. A position that is out of range or edited twice stops the program. Edits
  ///     of single cells have no effect if their section is inserted, deleted or replaced.
  ///   - sizeOfCell: a closure that returns the size of a cell. It is called for cells that are inserted, moved or
  ///     replaced, for others that are offered another space because of that, and once for the first cell of the
  ///     lines that stay behind them. Positions are those in the new content.
  ///   - attributesOfCell: a closure that returns the attributes of a cell. It is called for cells
  ///     that are inserted, moved or replaced, and for those that a line limit has hidden. Without
  ///     this closure, these have the default attributes.
  ///   - sizeOfOverflow: a closure that returns the size of an overflow view. It is called for
  ///     sections with a ``SectionAttributes/lineLimit`` whose cells are edited. Without this
  ///     closure, these sections have no overflow view.
  /// - Complexity: in a section with ``SectionAttributes/sharedWidths``, or with a breaking strategy,
  ///   proportional to its cells. With a line limit, proportional to the cells on its lines. In other sections,
  ///   proportional to the lines that are broken again. It also takes one addition for some thirty sections of
  ///   the content, and for some thousand cells of the edited section. A small part of the old layout is copied
  ///   if another value still refers to it.
  public mutating func apply(
    _ edits: [Edit],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCellCount: Int) -> CGSize)? = nil
  ) {
    withoutActuallyEscaping(sizeOfCell) { sizeOfCell in
      apply(
        edits,
        from: ClosureSource(
          sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
          sizeOfOverflow: sizeOfOverflow))
    }
  }

  mutating func apply<Source: CellSource>(_ edits: [Edit], from source: Source) {
    let upright: any CellSource = axis == .vertical ? source : UprightSource(source)
    let edits = SortedEdits(edits)
    let origins = edits.changeSections ? edits.origins(ofSections: sectionCount) : nil
    edits.checkSectionsOfCells(
      old: sectionCount, new: origins?.reduce(0) { $0 + $1.count } ?? sectionCount)
    for (old, new) in edits.sectionsOfCells(from: origins) {
      sections.edit(old) {
        $0.lines.apply(edits.cells(ofSection: old, nowAt: new), ofSection: new, from: upright)
      }
    }
    if let origins { rearrange(origins, from: source) }
    restack()
  }

  /// `restack()` has to follow.
  private mutating func rearrange<Source: CellSource>(
    _ origins: [SortedEdits.Origin], from source: Source
  ) {
    var composition = ContentComposition(in: room)
    for origin in origins {
      switch origin {
      case .old(let range): composition.append(range, of: sections)
      case .new(let section): composition.append(section, from: source)
      }
    }
    sections = composition.sections
  }

  mutating func restack() {
    sections.restack()
    updateLength()
  }
}
