extension ContentLayout {
  /// One of the changes that lead from a content to the next.
  ///
  /// Places are counted as in a collection view's batch updates: what leaves, moves away or is
  /// replaced is named by its place in the old content, what arrives by its place in the new one.
  /// The order of a list of edits does not matter.
  public enum Edit: Hashable, Sendable {
    /// A cell arrives, at its place in the new content.
    case insertCell(CellPosition)

    /// A cell leaves, from its place in the old content.
    case deleteCell(CellPosition)

    /// A cell moves. It is asked anew, as one that arrives.
    case moveCell(from: CellPosition, to: CellPosition)

    /// A cell, named by its place in the old content, has other attributes or another size.
    case replaceCell(CellPosition)

    /// A section arrives with all its cells, at its place in the new content.
    case insertSection(Section, at: Int)

    /// A section leaves, from its place in the old content.
    case deleteSection(Int)

    /// A section moves with all its cells, which are not asked.
    case moveSection(from: Int, to: Int)

    /// A section, named by its place in the old content, becomes another, whose cells are all
    /// asked.
    case replaceSection(Int, with: Section)
  }

  /// Changes the content, and sets anew only what the changes touch.
  ///
  /// Lines are broken again from the line before the first change on, until one begins with the
  /// same cell and the same indentation as before; what follows is kept, and shifted. If the cells
  /// that are not asked would have answered as before, the result equals a layout made anew: to the
  /// last bit in sections of up to 2²⁴ points (some sixteen millions), and to what coordinates can
  /// tell there in taller ones.
  ///
  ///     layout.apply([.insertCell(.init(section: 0, cell: 3))]) { position, _ in
  ///       sizes[position.cell]
  ///     }
  ///
  /// - Parameters:
  ///   - edits: what changes. A place that does not exist, or that is named twice, stops the
  ///     program. What is said of single cells adds nothing where their section leaves, arrives or
  ///     is replaced.
  ///   - sizeOfCell: asked for cells that arrive or are replaced, for others that are offered
  ///     another space in consequence, and once for the first cell that is kept behind them.
  ///     Positions are those in the new content.
  ///   - attributesOfCell: asked for cells that arrive or are replaced, and for those that were
  ///     hidden by a line limit. Without this closure, their attributes are the default.
  ///   - sizeOfOverflow: asked for sections with a ``SectionAttributes/lineLimit`` of which cells
  ///     change, as when a layout is made. Without this closure, they have no overflow view.
  /// - Complexity: in proportion to the lines that are broken again, and, with a small factor, to
  ///   the number of sections and to the section's cells. It copies a small part of the old layout
  ///   if that is still held elsewhere.
  public mutating func apply(
    _ edits: [Edit],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)? = nil,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)? = nil
  ) {
    let edits = SortedEdits(edits)
    var sources: [SortedEdits.Source]?
    if edits.changeSections {
      let newSources = edits.sources(ofSections: sectionCount)
      edits.checkSectionsOfCells(old: sectionCount, new: newSources.count)
      rearrange(
        from: newSources, sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
        sizeOfOverflow: sizeOfOverflow)
      sources = newSources
    } else {
      edits.checkSectionsOfCells(old: sectionCount, new: sectionCount)
    }
    for (old, new) in edits.sectionsOfCells(from: sources) {
      sections[new].apply(
        edits.cells(ofSection: old, nowAt: new), at: new, sizeOfCell: sizeOfCell,
        attributesOfCell: attributesOfCell, sizeOfOverflow: sizeOfOverflow)
    }
    restack()
  }

  /// Puts the sections in their new order, and lays out those that are new.
  private mutating func rearrange(
    from sources: [SortedEdits.Source],
    sizeOfCell: (CellPosition, _ remainingLineSpace: CGFloat) -> CGSize,
    attributesOfCell: ((CellPosition) -> CellAttributes)?,
    sizeOfOverflow: ((_ section: Int, _ hiddenCount: Int) -> CGSize)?
  ) {
    var stack = emptyStack
    stack.reserve(sectionCount: sources.count)
    for source in sources {
      switch source {
      case .old(let index): stack.append(sections[index])
      case .new(let section):
        stack.append(
          section, sizeOfCell: sizeOfCell, attributesOfCell: attributesOfCell,
          sizeOfOverflow: sizeOfOverflow)
      }
    }
    sections = stack.sections
  }

  /// Stacks the sections again, of which some may have got another height.
  mutating func restack() {
    var stack = emptyStack
    for index in sections.indices {
      stack.place(&sections[index])
    }
    contentSize.height = stack.contentHeight
    reach = Reach(count: sectionCount) { sections[$0].extent }
  }

  private var emptyStack: SectionStack {
    SectionStack(
      width: width, direction: direction, displayScale: grid.scale, contentInsets: contentInsets,
      spacing: sectionSpacing)
  }
}
