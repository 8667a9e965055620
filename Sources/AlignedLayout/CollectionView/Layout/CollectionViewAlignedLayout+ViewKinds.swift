#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The kind of the supplementary view that is the ``contentHeader``.
    ///
    /// The view belongs to no section. Its index path has a single index, 0, so `indexPath.section` stops the
    /// program. Look at the kind before the index path.
    ///
    ///     func collectionView(
    ///       _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    ///       at indexPath: IndexPath
    ///     ) -> UICollectionReusableView {
    ///       kind == CollectionViewAlignedLayout.elementKindContentHeader
    ///         ? banner(in: collectionView, at: indexPath)
    ///         : title(ofSection: indexPath.section, in: collectionView, at: indexPath)
    ///     }
    public static let elementKindContentHeader = ContentLayout.Element.kindOfContentHeader

    /// The kind of the supplementary view that is the ``contentFooter``. It has an index path of a single
    /// index, as the ``elementKindContentHeader`` has.
    public static let elementKindContentFooter = ContentLayout.Element.kindOfContentFooter

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

    /// After a view that does not measure itself, the next one that does begins with its estimate.
    func show(_ view: BoundaryView?, as element: ContentLayout.Element) {
      if view?.isSelfSizing != true { core.forgetSize(of: element) }
      invalidateBoundaryViews()
    }

    /// Has the content's header and footer laid out again, and nothing else.
    package func invalidateBoundaryViews() { invalidateLayout(with: contextKeepingContent()) }
  }
#endif
