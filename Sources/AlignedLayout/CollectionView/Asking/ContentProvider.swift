#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Lays out the content of a collection view: asks for counts, sections and cells, and passes
  /// them to the engine.
  ///
  /// A provider is made for each use, because the delegate may be replaced at any time.
  @MainActor
  struct ContentProvider {
    private let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView
    private let delegate: (any CollectionViewDelegateAlignedLayout)?

    /// Whether the collection view shows placeholders of a drop, whose items are not inserted yet.
    /// The data source does not know them.
    let hasPlaceholders: Bool

    init(of layout: CollectionViewAlignedLayout, in collectionView: UICollectionView) {
      self.layout = layout
      self.collectionView = collectionView
      delegate = collectionView.delegate as? any CollectionViewDelegateAlignedLayout
      hasPlaceholders = collectionView.hasUncommittedUpdates
    }

    // MARK: Contents

    /// Asks for everything and lays it out. Without a width, nothing is asked for.
    func content(on canvas: Surroundings.Canvas) -> ContentLayout {
      layout.asking(for: widths(on: canvas)) {
        if let delegate {
          content(on: canvas, from: source(delegate))
        } else {
          content(on: canvas, from: source)
        }
      }
    }

    private func content<Source: CollectionSource>(
      on canvas: Surroundings.Canvas, from source: Source
    ) -> ContentLayout {
      var source = source
      var composition = ContentComposition(
        in: ContentRoom(
          axis: canvas.axis, length: canvas.lineLength, direction: canvas.direction,
          displayScale: canvas.displayScale, contentInsets: contentInsets(on: canvas),
          sectionSpacing: layout.sectionSpacing,
          supplementaryInsets: supplementaryInsets(on: canvas)))
      for index in sections(on: canvas) {
        let section = section(index, on: canvas)
        guard section.attributes.sizing.isSelfSizing else {
          composition.append(section, from: source)
          continue
        }
        let hasCells = section.cellCount > 0
        let first = ContentLayout.Element.cell(.init(section: index, cell: 0))
        let asksForAttributes =
          hasCells && section.attributes.mayHaveCellAttributes(in: canvas.axis)
        let attributes = asksForAttributes ? source.attributesOfFirstCell(inSection: index) : nil
        let estimate =
          hasCells && !layout.state.selfSizing.sizes.isMeasured(first)
          ? source.estimateOfFirstCell(inSection: index) : nil
        let selfSizing = SelfSizingSource(
          source, of: layout, along: canvas.axis, sections: [section.attributes], from: index,
          attributesOfFirstCell: attributes, estimateOfFirstCell: estimate)
        composition.append(section, from: selfSizing)
      }
      return ContentLayout(composition)
    }

    /// Returns a content in which some cells are asked for again, and those that are offered
    /// another space because of that.
    func content(
      _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition]
    ) -> ContentLayout {
      let edited = cells.map(\.section)
      guard let first = edited.min(), let last = edited.max() else { return content }
      var content = content
      let sections = (first...last).map { content.attributes(ofSection: $0) }
      apply(Set(cells).map { .replaceCell($0) }, to: &content, sections, from: first)
      return content
    }

    /// Applies edits to a content, and asks only for what they touch.
    ///
    /// - Parameters:
    ///   - sections: the attributes of the new content's sections, or of those that the edits touch.
    ///   - firstSection: the index of the first of these sections.
    ///   - knownAttributes: attributes of cells that are not asked for.
    ///   - widths: the widths of the new content, or nil if they are those of the content that is shown.
    func apply(
      _ edits: [ContentLayout.Edit], to content: inout ContentLayout,
      _ sections: [SectionAttributes], from firstSection: Int = 0,
      knownAttributes: [ContentLayout.CellPosition: CellAttributes] = [:],
      widths: AskedWidths? = nil
    ) {
      func apply(_ source: some CollectionSource) {
        content.apply(
          edits,
          from: SelfSizingSource(
            source, of: layout, along: content.axis, sections: sections, from: firstSection,
            knownAttributes: knownAttributes))
      }
      layout.asking(for: widths) {
        if let delegate {
          apply(source(delegate))
        } else {
          apply(source)
        }
      }
    }

    private func source(_ delegate: any CollectionViewDelegateAlignedLayout) -> DelegateSource {
      DelegateSource(
        delegate: delegate, layout: layout, collectionView: collectionView,
        hasPlaceholders: hasPlaceholders)
    }

    private var source: LayoutSource {
      LayoutSource(
        layout: layout, collectionView: collectionView, hasPlaceholders: hasPlaceholders)
    }

    // MARK: Sections

    /// Asks for sections alone.
    func specification(on canvas: Surroundings.Canvas) -> ContentLayout.Specification {
      ContentLayout.Specification(
        axis: canvas.axis, lineLength: canvas.lineLength, direction: canvas.direction,
        displayScale: canvas.displayScale,
        contentInsets: contentInsets(on: canvas), sectionSpacing: layout.sectionSpacing,
        supplementaryInsets: supplementaryInsets(on: canvas),
        sections: layout.asking(for: widths(on: canvas)) {
          sections(on: canvas).map { section($0, on: canvas) }
        })
    }

    /// Returns the widths of a content that is asked for.
    ///
    /// - Parameter sections: the attributes of the sections, from the first, as far as they are known.
    func widths(
      on canvas: Surroundings.Canvas, of sections: [SectionAttributes] = []
    ) -> AskedWidths {
      AskedWidths(
        along: canvas.axis, content: canvas.lineLength, contentInsets: contentInsets(on: canvas),
        supplementaryInsets: supplementaryInsets(on: canvas), sections: sections)
    }

    /// Returns the number of cells in each section.
    func counts(on canvas: Surroundings.Canvas) -> [Int] {
      sections(on: canvas).map(collectionView.numberOfItems)
    }

    /// The indices of the sections to ask for.
    private func sections(on canvas: Surroundings.Canvas) -> Range<Int> {
      // Without a data source UIKit may report one section, about which there is nothing to ask.
      let hasContent = canvas.lineLength > 0 && collectionView.dataSource != nil
      return 0..<(hasContent ? collectionView.numberOfSections : 0)
    }

    private func contentInsets(on canvas: Surroundings.Canvas) -> Insets {
      contentInsets(with: canvas.extraInsets)
    }

    private func supplementaryInsets(on canvas: Surroundings.Canvas) -> Insets {
      canvas.extraSupplementaryInsets.map(contentInsets(with:)) ?? .zero
    }

    private func contentInsets(with extra: Insets) -> Insets {
      let insets = layout.contentInsets
      return Insets(
        top: insets.top + extra.top, leading: insets.leading + extra.leading,
        bottom: insets.bottom + extra.bottom, trailing: insets.trailing + extra.trailing)
    }

    private func section(
      _ index: Int, on canvas: Surroundings.Canvas
    ) -> ContentLayout.Section {
      let section = section(index)
      guard layout.selfSizesSectionHeaders || layout.selfSizesSectionFooters else { return section }
      let width = supplementaryInsets(on: canvas).transposed(for: canvas.axis)
        .width(in: canvas.lineLength)
      let (sizer, options) = (layout.state.selfSizing, layout.options)
      return ContentLayout.Section(
        attributes: section.attributes, cellCount: section.cellCount,
        headerLength: sizer.length(
          of: .header(section: index), estimate: section.headerLength, width: width, options),
        footerLength: sizer.length(
          of: .footer(section: index), estimate: section.footerLength, width: width, options))
    }

    private func section(_ index: Int) -> ContentLayout.Section {
      guard let delegate else {
        let attributes = withFixedSizes(layout.attributes(forSectionAt: index))
        layout.state.client.append(attributes)
        return ContentLayout.Section(
          attributes: attributes,
          cellCount: collectionView.numberOfItems(inSection: index),
          headerLength: layout.referenceLength(forHeaderInSection: index),
          footerLength: layout.referenceLength(forFooterInSection: index))
      }
      let attributes = delegate.collectionView(
        collectionView, layout: layout, attributesForSectionAt: index)
      layout.state.client.append(attributes)
      return ContentLayout.Section(
        attributes: attributes,
        cellCount: collectionView.numberOfItems(inSection: index),
        headerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForHeaderInSection: index),
        footerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForFooterInSection: index))
    }

    /// Returns attributes with fixed sizes if neither a delegate nor a closure returns anything
    /// about single cells. All cells then have the default size, and layout takes no time per cell.
    private func withFixedSizes(_ attributes: SectionAttributes) -> SectionAttributes {
      guard layout.sizeForItem == nil, !source.hasAttributes else { return attributes }
      let size = layout.defaultItemSize
      if attributes.sizing.asksForRemainingSpace { return attributes.with(sizing: .fixed(size)) }
      guard let columns = attributes.columns, columns.cellHeight == .asked else {
        return attributes
      }
      let height = size.transposed(for: layout.axis).height
      return attributes.with(sizing: columns.sizing(cellHeight: .fixed(height)))
    }
  }
#endif
