#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension ItemRecord {
    /// The latest value of the item. Cells read it from the record, so that the latest actions are called.
    var item: ListItem? { value?.stored.run.item(at: shownIndex) }

    /// The attributes of the item. Those of most items are returned without making an item.
    var cellAttributes: CellAttributes? { value?.stored.run.cellAttributes(at: shownIndex) }
    var estimatedSize: CGSize? { value?.stored.run.estimatedSize(at: shownIndex) }

    /// Returns attributes that move the item to the line before by what the spacing of its row is less than that of its
    /// section.
    func spaced(
      _ attributes: CellAttributes, along direction: UICollectionView.ScrollDirection
    ) -> CellAttributes {
      guard let section = section?.section, section.items.hasLineSpacings,
        let spacing = item?.storedOptions?.options.row?.lineSpacing
      else { return attributes }
      let (own, distance) = (attributes.insets, spacing - section.attributes.lineSpacing)
      return attributes.with(
        insets: Insets(
          top: own.top + (direction == .vertical ? distance : 0),
          leading: own.leading + (direction == .vertical ? 0 : distance), bottom: own.bottom,
          trailing: own.trailing))
    }

    var onSelect: (@MainActor () -> Void)? {
      if let own = item?.onSelect { return own }
      guard let action = presentValue?.stored.values.onSelect, shownIndex < action.itemCount
      else { return nil }
      return { [shownIndex] in action.call(shownIndex) }
    }

    var isSelectable: Bool { onSelect != nil || item?.options.onSelectionChange != nil }

    var carousel: CarouselMemory {
      if let known = kept as? CarouselMemory { return known }
      let made = section?.section.values.cards?.carousel(key) ?? CarouselMemory()
      kept = made
      return made
    }

    func forgetViews() {
      forgetCarousel()
      if let cell = hostingCell as? ListCell, cell.record === self { cell.forgetItem() }
    }

    func forgetCarousel() {
      (kept as? CarouselMemory)?.leaveViews()
      kept = nil
    }
  }

  extension SectionRecord {
    var section: ListSection { ListSection(value.stored) }

    /// Creates the section whose header and footer are those of the list.
    static func ofBoundaries() -> SectionRecord {
      let section = ListSection(id: "AlignedList", ElementRun(items: []))
      return SectionRecord(section.stored, number: 0)
    }

    /// The kind of the view of the header, which is that of the list or of a section.
    var headerKind: String {
      number == 0
        ? CollectionViewAlignedLayout.elementKindContentHeader
        : UICollectionView.elementKindSectionHeader
    }

    var footerKind: String {
      number == 0
        ? CollectionViewAlignedLayout.elementKindContentFooter
        : UICollectionView.elementKindSectionFooter
    }

    func edge(ofKind kind: String) -> ComparedSection.Edge {
      kind == headerKind ? .header : kind == footerKind ? .footer : .other(kind)
    }

    /// Returns what is kept for a carousel, which stays the same when other components come and go.
    func carousel(ofKind kind: String) -> CarouselMemory {
      let edge = edge(ofKind: kind)
      let memory = kept[edge] as? CarouselMemory ?? CarouselMemory()
      kept[edge] = memory
      guard let item = section.stored.edge(edge)?.item, item.stack == nil else { return memory }
      return memory.carousel([item.comparedIdentity].keys[0])
    }

    func overflowItem(hiddenCount: Int) -> ListItem? {
      (overflow(hiddenCount: hiddenCount) as? ItemRun)?.item(at: 0)
    }
  }
#endif
