#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The engine's questions, put to whoever answers them: the delegate if it is one of an aligned
  /// layout, and else the layout itself. Made anew for every use, since delegates come and go.
  @MainActor
  struct Questions {
    private let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView
    private let delegate: (any CollectionViewDelegateAlignedLayout)?

    /// Whether there are items, dropped but not yet inserted, of which the data source knows
    /// nothing.
    let hasPlaceholders: Bool

    init(of layout: CollectionViewAlignedLayout, about collectionView: UICollectionView) {
      self.layout = layout
      self.collectionView = collectionView
      delegate = collectionView.delegate as? any CollectionViewDelegateAlignedLayout
      hasPlaceholders = collectionView.hasUncommittedUpdates
    }

    /// Asks everything, and lays it out. Where there is no width, nothing is asked.
    func content(on canvas: Surroundings.Canvas) -> ContentLayout {
      var stack = SectionStack(
        width: canvas.width, direction: canvas.direction, displayScale: canvas.displayScale,
        contentInsets: contentInsets(on: canvas), spacing: layout.sectionSpacing)
      for index in sections(on: canvas) {
        append(section(index, on: canvas), at: index, to: &stack)
      }
      return ContentLayout(stack)
    }

    /// Asks sections alone, for what is to be laid out.
    func specification(on canvas: Surroundings.Canvas) -> ContentLayout.Specification {
      ContentLayout.Specification(
        width: canvas.width, direction: canvas.direction, displayScale: canvas.displayScale,
        contentInsets: contentInsets(on: canvas), sectionSpacing: layout.sectionSpacing,
        sections: sections(on: canvas).map { section($0, on: canvas) })
    }

    /// How many cells there are in each section.
    func counts(on canvas: Surroundings.Canvas) -> [Int] {
      sections(on: canvas).map(collectionView.numberOfItems)
    }

    /// The sections of which there is something to ask.
    private func sections(on canvas: Surroundings.Canvas) -> Range<Int> {
      // Without a data source UIKit may tell of one section, of which nobody knows anything.
      let hasContent = canvas.width > 0 && collectionView.dataSource != nil
      return 0..<(hasContent ? collectionView.numberOfSections : 0)
    }

    /// Asks again for some cells, and for those that are offered other space in consequence.
    func content(
      _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition]
    ) -> ContentLayout {
      var content = content
      let sections = content.sections.map(\.attributes)
      apply(Set(cells).map { .replaceCell($0) }, to: &content, sections)
      return content
    }

    /// Changes a content, asking only for what the changes touch.
    ///
    /// - Parameters:
    ///   - sections: the attributes of the sections that there will be.
    ///   - known: the attributes of cells that are not asked for them.
    func apply(
      _ edits: [ContentLayout.Edit], to content: inout ContentLayout,
      _ sections: [SectionAttributes],
      answering known: [ContentLayout.CellPosition: CellAttributes] = [:]
    ) {
      let haveDefaultAttributes =
        cellsHaveDefaultAttributes && !sections.contains(where: \.alignsBySaidBaselines)
      content.apply(
        edits,
        sizeOfCell: { position, space in
          let sizing = sections[position.section].sizing
          return sizing.offersWholeLine
            ? measuredSize(of: sizing)(position, space) : size(of: position, space)
        },
        attributesOfCell: haveDefaultAttributes
          ? nil : { known[$0] ?? attributes(of: $0, in: sections[$0.section]) },
        sizeOfOverflow: sizeOfOverflow)
    }

    /// Asks for the size of the view that stands for so many hidden cells.
    func sizeOfOverflow(inSection section: Int, hiding hiddenItemCount: Int) -> CGSize {
      delegate?.collectionView(
        collectionView, layout: layout, sizeForOverflowInSection: section,
        hiddenItemCount: hiddenItemCount)
        ?? layout.size(forOverflowInSection: section, hiddenItemCount: hiddenItemCount)
    }

    private func contentInsets(on canvas: Surroundings.Canvas) -> Insets {
      let insets = layout.contentInsets
      return Insets(
        top: insets.top, leading: insets.leading + canvas.extraLeading,
        bottom: insets.bottom, trailing: insets.trailing + canvas.extraTrailing)
    }

    // MARK: Sections

    private func section(
      _ index: Int, on canvas: Surroundings.Canvas
    ) -> ContentLayout.Section {
      let section = section(index)
      guard layout.selfSizesSectionHeaders || layout.selfSizesSectionFooters else { return section }
      return ContentLayout.Section(
        attributes: section.attributes, cellCount: section.cellCount,
        headerLength: layout.height(
          of: .header(section: index), estimate: section.headerLength, width: canvas.width),
        footerLength: layout.height(
          of: .footer(section: index), estimate: section.footerLength, width: canvas.width))
    }

    private func section(_ index: Int) -> ContentLayout.Section {
      guard let delegate else {
        return ContentLayout.Section(
          attributes: knowingFixedSizes(layout.attributes(forSectionAt: index)),
          cellCount: collectionView.numberOfItems(inSection: index),
          headerLength: layout.referenceLength(forHeaderInSection: index),
          footerLength: layout.referenceLength(forFooterInSection: index))
      }
      return ContentLayout.Section(
        attributes: delegate.collectionView(
          collectionView, layout: layout, attributesForSectionAt: index),
        cellCount: collectionView.numberOfItems(inSection: index),
        headerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForHeaderInSection: index),
        footerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForFooterInSection: index))
    }

    /// The attributes of a section, of which the cells' sizes are known beforehand if nobody is
    /// there to answer anything about single cells.
    private func knowingFixedSizes(_ attributes: SectionAttributes) -> SectionAttributes {
      guard attributes.sizing == .asked, layout.sizeForItem == nil, cellsHaveDefaultAttributes
      else { return attributes }
      let size = layout.defaultCellSize
      return attributes.with(sizing: .fixed(width: size.width, height: size.height))
    }

    private var cellsHaveDefaultAttributes: Bool {
      delegate == nil && layout.attributesForItem == nil
        && layout.defaultCellAttributes == .default
    }

    // MARK: Cells

    private typealias SizeAnswer = @MainActor (IndexPath, CGFloat) -> CGSize
    private typealias AttributesAnswer = @MainActor (IndexPath) -> CellAttributes

    private func append(
      _ section: ContentLayout.Section, at index: Int, to stack: inout SectionStack
    ) {
      guard section.attributes.isPlainlyAsked else {
        let sizing = section.attributes.sizing
        return stack.appendOtherwise(
          section, sizeOfCell: sizing == .asked ? { size(of: $0, $1) } : measuredSize(of: sizing),
          attributesOfCell: { attributes(of: $0, in: section.attributes) },
          sizeOfOverflow: sizeOfOverflow)
      }

      // In variables of their own, so that they are not retained anew at every question.
      let layout = layout
      let collectionView = collectionView
      let draft = stack.draft(for: section)
      if let delegate {
        let galleys = galleys(of: section, at: index, by: Compositor(draft)) {
          delegate.collectionView(
            collectionView, layout: layout, sizeForItemAt: $0, remainingLineSpace: $1)
        } attributes: {
          delegate.collectionView(collectionView, layout: layout, attributesForItemAt: $0)
        }
        stack.append(section, galleys, in: draft.room)
      } else {
        let galleys = galleys(of: section, at: index, by: Compositor(draft)) {
          layout.size(forItemAt: $0, remainingLineSpace: $1)
        } attributes: {
          layout.attributes(forItemAt: $0)
        }
        stack.append(section, galleys, in: draft.room)
      }
    }

    /// Sets a section's cells, each asked for its attributes, then its size.
    ///
    /// Not by the closures of the engine: closures that are bound to the main actor would have to
    /// prove at every question that they run there.
    @inline(__always)
    private func galleys(
      of section: ContentLayout.Section, at index: Int, by compositor: consuming Compositor,
      size: SizeAnswer, attributes: AttributesAnswer
    ) -> [Galley] {
      var compositor = compositor
      var item = 0
      while item < section.cellCount {
        let path = dataSourcePath(item: item, section: index)
        let cell = if let path { attributes(path) } else { layout.defaultCellAttributes }
        if cell.isDefault {
          set(.default, at: path, with: &compositor, size)
        } else if cell.keepsWithNext {
          let group = compositor.settingGroup(
            from: cell, at: item, before: section.cellCount,
            attributesOfCell: { self.attributes(of: .init(section: index, cell: $0)) },
            sizeOfCell: { self.size(of: .init(section: index, cell: $0), $1) })
          item = group.nextCell
          compositor = group.compositor
          continue
        } else {
          compositor.note(cell)
          set(cell, at: path, with: &compositor, size)
        }
        item += 1
      }
      return compositor.finish()
    }

    /// Asks for a cell's size, and sets it. Inlined with the default attributes, nothing is left of
    /// what is done for others.
    @inline(__always)
    private func set(
      _ cell: CellAttributes, at path: IndexPath?, with compositor: inout Compositor,
      _ size: SizeAnswer
    ) {
      let offer = compositor.offer(to: cell)
      let answer = if let path { size(path, offer) } else { layout.defaultCellSize }
      var box = CellBox(answered: answer, insets: cell.insets)
      let newOffer = compositor.newOffer(to: cell, answering: box, whereOffered: offer)
      if let newOffer, let path {
        box = CellBox(answered: size(path, newOffer), insets: cell.insets)
      }
      compositor.set(cell, box)
    }

    /// What answers the sizes of cells that size themselves: nobody is asked but the views, and
    /// they not now.
    private func measuredSize(
      of sizing: SectionAttributes.Sizing
    ) -> (ContentLayout.CellPosition, CGFloat) -> CGSize {
      let sizes = layout.measuredSizes
      let estimate = sizing.estimate
      return { sizes.size(of: .cell($0), offered: $1) ?? estimate }
    }

    private func size(of position: ContentLayout.CellPosition, _ space: CGFloat) -> CGSize {
      guard let path = dataSourcePath(item: position.cell, section: position.section) else {
        return layout.defaultCellSize
      }
      return delegate?.collectionView(
        collectionView, layout: layout, sizeForItemAt: path, remainingLineSpace: space)
        ?? layout.size(forItemAt: path, remainingLineSpace: space)
    }

    /// The attributes with which a cell is set in a section: with the baselines that it says
    /// itself, if the section is aligned by them.
    func attributes(
      of position: ContentLayout.CellPosition, in section: SectionAttributes
    ) -> CellAttributes {
      let attributes = attributes(of: position)
      return section.alignsBySaidBaselines
        ? layout.measuredSizes.merged(with: attributes, of: .cell(position)) : attributes
    }

    private func attributes(of position: ContentLayout.CellPosition) -> CellAttributes {
      guard let path = dataSourcePath(item: position.cell, section: position.section) else {
        return layout.defaultCellAttributes
      }
      return delegate?.collectionView(collectionView, layout: layout, attributesForItemAt: path)
        ?? layout.attributes(forItemAt: path)
    }

    /// The path by which the data source knows a cell; nil for the placeholder of a drop, of which
    /// nobody can be asked.
    private func dataSourcePath(item: Int, section: Int) -> IndexPath? {
      let path = IndexPath(item: item, section: section)
      guard hasPlaceholders else { return path }
      return collectionView.dataSourceIndexPath(forPresentationIndexPath: path)
    }
  }
#endif
