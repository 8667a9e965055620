#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A collection view and its clients, as the core asks them. It is made for each use, because the delegate may
  /// be replaced at any time.
  @MainActor
  struct CollectionViewClient: LayoutClient {
    let layout: CollectionViewAlignedLayout
    let collectionView: UICollectionView

    var core: LayoutCore {
      // The core is read in place. A copy would retain all that it knows.
      _read { yield layout.core }
      nonmutating _modify { yield &layout.core }
    }

    private func makeSource() -> DelegateSource {
      DelegateSource(
        delegate: delegate, layout: layout, collectionView: collectionView,
        hasPlaceholders: core.updates.batch == nil ? hasPlaceholders : core.showsPlaceholders)
    }

    // MARK: Contents

    /// Asks for everything and lays it out. Without a width, nothing is asked for.
    func content(on canvas: Surroundings.Canvas) -> ContentLayout {
      let sections = sections(on: canvas)
      let room = room(on: canvas)
      return asking(for: AskedWidths(in: room)) {
        content(of: sections, in: room, from: makeSource())
      }
    }

    private func content(
      of sections: Range<Int>, in room: ContentRoom, from source: DelegateSource
    ) -> ContentLayout {
      var composition = ContentComposition(in: room)
      for index in sections {
        let section = section(index, in: room, from: source)
        guard section.attributes.sizing.isSelfSizing else {
          composition.append(section, from: source)
          continue
        }
        let hasCells = section.cellCount > 0
        let first = ContentLayout.Element.cell(.init(section: index, cell: 0))
        let asksForAttributes = hasCells && section.attributes.mayHaveCellAttributes(in: room.axis)
        let attributes = asksForAttributes ? source.attributesOfFirstCell(inSection: index) : nil
        let estimate =
          hasCells && !core.selfSizing.sizes.isMeasured(first)
          ? source.estimateOfFirstCell(inSection: index) : nil
        let selfSizing = SelfSizingSource(
          source, core.selfSizing.sizes, along: room.axis,
          sections: AskedSections(members: [(index, section)]),
          attributesOfFirstCell: attributes, estimateOfFirstCell: estimate)
        composition.append(section, from: selfSizing)
        core.learn(selfSizing.baselinesOfAttributes)
      }
      return ContentLayout(composition)
    }

    func content(
      _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition],
      knowing attributes: [ContentLayout.CellPosition: CellAttributes]
    ) -> ContentLayout {
      var content = content
      let sections = Set(cells.map(\.section)).sorted().map {
        ($0, content.sections[$0].section.transposed(for: content.axis))
      }
      asking(for: nil) {
        apply(
          Set(cells).map { .replaceCell($0) }, to: &content, AskedSections(members: sections),
          knownAttributes: attributes)
      }
      return content
    }

    func content(
      _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
      on canvas: Surroundings.Canvas
    ) -> ContentLayout {
      let room = room(on: canvas)
      let all = sections(on: canvas)
      let some = sections(changedBy: map, and: changed)
      let widths = AskedWidths(in: room) { new in
        some == nil ? nil : map.oldSection(of: new).map { old.attributes(ofSection: $0) }
      }
      return asking(for: widths) {
        let source = makeSource()
        let sections = AskedSections(
          members: (some?.filter(all.contains) ?? Array(all)).map {
            ($0, section($0, in: room, from: source))
          })
        let boundaries = self.room(on: canvas).boundaries
        var content = old
        apply(map.edits(of: old, to: sections, askingAgain: changed), to: &content, sections)
        content.setBoundaries(boundaries)
        content.setLengths(of: sections.members)
        return content
      }
    }

    /// Returns the sections that may differ after a batch of updates, or nil if all may.
    private func sections(
      changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition]
    ) -> [Int]? {
      layout.asked.changedSections.map { sections in
        let named = map.namedSections.union(changed.compactMap { map.newSection(of: $0.section) })
        return named.union(sections).sorted()
      }
    }

    /// - Parameter sections: those that the edits touch, as they are in the new content.
    private func apply(
      _ edits: [ContentLayout.Edit], to content: inout ContentLayout, _ sections: AskedSections,
      knownAttributes: [ContentLayout.CellPosition: CellAttributes] = [:]
    ) {
      let source = SelfSizingSource(
        makeSource(), core.selfSizing.sizes, along: content.axis, sections: sections,
        knownAttributes: knownAttributes)
      content.apply(edits, from: source)
      core.learn(source.baselinesOfAttributes)
    }

    /// Asks for widths, or for those of the content that is shown if they are nil.
    private func asking<Answer>(for widths: AskedWidths?, _ ask: () -> Answer) -> Answer {
      let outer = layout.asked.ask(for: widths)
      defer { _ = layout.asked.ask(for: outer) }
      return ask()
    }

    // MARK: Sections

    func specification(on canvas: Surroundings.Canvas) -> ContentLayout.Specification {
      let sections = sections(on: canvas)
      let room = room(on: canvas)
      return ContentLayout.Specification(
        axis: canvas.axis, lineLength: canvas.lineLength, direction: canvas.direction,
        displayScale: canvas.displayScale, contentInsets: room.insets.transposed(for: canvas.axis),
        sectionSpacing: layout.sectionSpacing,
        supplementaryInsets: room.supplementaryInsets.transposed(for: canvas.axis),
        boundaries: room.boundaries.transposed(for: canvas.axis),
        sections: asking(for: AskedWidths(in: room)) {
          let source = makeSource()
          return sections.map { section($0, in: room, from: source) }
        })
    }

    func counts(on canvas: Surroundings.Canvas) -> CellCounts {
      sections(on: canvas).lazy.map(collectionView.numberOfItems)
    }

    private func sections(on canvas: Surroundings.Canvas) -> Range<Int> {
      0..<(hasContent(on: canvas) ? collectionView.numberOfSections : 0)
    }

    /// Without a data source UIKit may report one section, which has no items to ask about.
    private func hasContent(on canvas: Surroundings.Canvas) -> Bool {
      canvas.lineLength > 0 && collectionView.dataSource != nil
    }

    func room(on canvas: Surroundings.Canvas) -> ContentRoom {
      var room = ContentRoom(
        axis: canvas.axis, length: canvas.lineLength, direction: canvas.direction,
        displayScale: canvas.displayScale,
        contentInsets: layout.contentInsets.adding(canvas.extraInsets),
        sectionSpacing: layout.sectionSpacing,
        supplementaryInsets: canvas.extraSupplementaryInsets.map { layout.contentInsets.adding($0) }
          ?? .zero,
        boundaries: boundaries(on: canvas))
      if room.boundaries.areShown { room.boundaries = measuredBoundaries(in: room) }
      return room
    }

    private func measuredBoundaries(in room: ContentRoom) -> BoundaryViews {
      let views = core.selfSizing.boundaries(room.boundaries, in: room)
      guard let length = layout.lengthOfBoundaryView else { return views }
      func measured(_ view: BoundaryView?, _ kind: String) -> BoundaryView? {
        view.map {
          let (length, pinned) = length(kind, room.supplementaryWidth(of: $0))
          return $0.with(length: length, pinned: pinned)
        }
      }
      return BoundaryViews(
        header: measured(views.header, ContentLayout.Element.kindOfContentHeader),
        footer: measured(views.footer, ContentLayout.Element.kindOfContentFooter))
    }

    /// They are shown without sections, too: their index path names none (a guess:
    /// `Guess.oneIndexNeedsNoSection`).
    private func boundaries(on canvas: Surroundings.Canvas) -> BoundaryViews {
      hasContent(on: canvas)
        ? BoundaryViews(header: layout.contentHeader, footer: layout.contentFooter)
        : BoundaryViews()
    }

    func newBoundaries(of content: ContentLayout, on canvas: Surroundings.Canvas) -> BoundaryViews?
    {
      let mayHaveViews = layout.contentHeader != nil || layout.contentFooter != nil
      guard mayHaveViews || content.room.boundaries.areShown else { return nil }
      let boundaries = room(on: canvas).boundaries
      return boundaries == content.room.boundaries ? nil : boundaries
    }

    private func section(
      _ index: Int, in room: ContentRoom, from source: DelegateSource
    ) -> ContentLayout.Section {
      let section = askedSection(index, from: source)
      guard layout.selfSizesSectionHeaders || layout.selfSizesSectionFooters else { return section }
      let width = room.supplementaryInsets.width(in: room.width)
      let (sizer, options) = (core.selfSizing, core.options)
      return ContentLayout.Section(
        attributes: section.attributes, cellCount: section.cellCount,
        headerLength: sizer.length(
          of: .header(section: index), estimate: section.headerLength, width: width, options),
        footerLength: sizer.length(
          of: .footer(section: index), estimate: section.footerLength, width: width, options))
    }

    private func askedSection(_ index: Int, from source: DelegateSource) -> ContentLayout.Section {
      let delegate = source.delegate
      let attributes = withFixedSizes(
        delegate.collectionView(collectionView, layout: layout, attributesForSectionAt: index),
        from: source)
      layout.asked.append(attributes, at: index)
      return ContentLayout.Section(
        attributes: attributes,
        cellCount: collectionView.numberOfItems(inSection: index),
        headerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForHeaderInSection: index),
        footerLength: delegate.collectionView(
          collectionView, layout: layout, referenceLengthForFooterInSection: index))
    }

    /// If nothing is said about single cells, all have the default size, and layout takes no time per cell.
    private func withFixedSizes(
      _ attributes: SectionAttributes, from source: DelegateSource
    ) -> SectionAttributes {
      guard !source.hasDelegate, layout.sizeForItem == nil, !layout.describesCells else {
        return attributes
      }
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
