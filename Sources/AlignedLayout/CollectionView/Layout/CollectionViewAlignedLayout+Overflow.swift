#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The kind of the supplementary views that say how many items their sections hide, where
    /// ``SectionAttributes/lineLimit`` does not suffice for all.
    ///
    /// Such a view stands behind the last visible cell, at the index path (section, 0). It exists
    /// where its size is answered, by
    /// ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:sizeForOverflowInSection:hiddenItemCount:)``
    /// or ``sizeForOverflow``. Who answers has to register a view of this kind with the collection
    /// view, and to dequeue one in the data source's `viewForSupplementaryElementOfKind`, which is
    /// asked for headers, footers and these alike:
    ///
    ///     collectionView.register(
    ///       MoreView.self,
    ///       forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
    ///       withReuseIdentifier: "more")
    ///
    /// The view stays while the number changes for which it stands: it is told that in `apply(_:)`,
    /// by ``CollectionViewAlignedLayoutAttributes/hiddenItemCount``. It does not size itself.
    public static let elementKindOverflow = "CollectionViewAlignedLayout.overflow"

    /// How many items of a section are hidden by its line limit, as last laid out; 0 for a section
    /// that is not laid out. The hidden ones are the last.
    public func hiddenItemCount(inSection section: Int) -> Int {
      section >= 0 && section < content.sectionCount
        ? content.hiddenCellCount(inSection: section) : 0
    }

    /// Sets the line of a cell that sizes itself anew, and what follows, where a line limit may
    /// show others or hide them: they are asked for their attributes, and the overflow view for its
    /// size.
    func setAnew(_ position: ContentLayout.CellPosition, with attributes: CellAttributes) {
      guard let collectionView else { return }
      let provider = ContentProvider(of: self, in: collectionView)
      let sections = content.sections.map(\.attributes)
      // Apart, because who is asked may ask where things are.
      var content = content
      provider.apply(
        [.replaceCell(position)], to: &content, sections, knownAttributes: [position: attributes])
      self.content = content
    }

    /// The attributes of a supplementary view that there is not, where it may have been taken away
    /// while UIKit makes it; nil elsewhere.
    func attributesWithoutPlace(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard case .overflow(let section) = element,
        content.attributes(ofSection: section).lineLimit != .unlimited,
        content.attributes(ofSection: section).sizing.offersWholeLine
      else { return nil }
      let attributes = UICollectionViewLayoutAttributes.made(for: element, in: content)
      attributes.frame = CGRect(
        x: 0, y: content.frame(ofSection: section).minY, width: 0, height: 0)
      attributes.isHidden = true
      return attributes
    }
  }

  extension ContentLayout {
    /// How many cells of a section are hidden.
    func hiddenCellCount(inSection section: Int) -> Int {
      cellCount(inSection: section) - visibleCellCount(inSection: section)
    }
  }
#endif
