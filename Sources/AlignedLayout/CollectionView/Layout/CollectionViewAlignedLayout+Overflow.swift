#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The kind of overflow views: supplementary views that show how many items a section hides
    /// because of its ``SectionAttributes/lineLimit``.
    ///
    /// An overflow view follows the last visible cell. Its index path is (section, 0). It exists if
    /// ``CollectionViewDelegateAlignedLayout/collectionView(_:layout:sizeForOverflowInSection:hiddenItemCount:)``
    /// or ``sizeForOverflow`` returns a size for it. If you return one, also register a view of this kind with the
    /// collection view, and dequeue it in the data source's `viewForSupplementaryElementOfKind`. That method is
    /// called for headers, footers and overflow views:
    ///
    ///     collectionView.register(
    ///       MoreView.self,
    ///       forSupplementaryViewOfKind: CollectionViewAlignedLayout.elementKindOverflow,
    ///       withReuseIdentifier: "more")
    ///
    /// If the number of hidden items changes, the view stays. It gets the number in `apply(_:)`, as
    /// ``CollectionViewAlignedLayoutAttributes/hiddenItemCount``. An overflow view does not size itself.
    public static let elementKindOverflow = ContentLayout.Element.kindOfOverflow

    /// Returns the number of items that a section's line limit hides in the content that was last
    /// laid out, or 0 if the section is not laid out. The last items of a section are hidden.
    ///
    /// - Complexity: O(log *n*) in the sections.
    public func hiddenItemCount(inSection section: Int) -> Int {
      section >= 0 && section < content.sectionCount
        ? content.hiddenCellCount(inSection: section) : 0
    }
  }
#endif
