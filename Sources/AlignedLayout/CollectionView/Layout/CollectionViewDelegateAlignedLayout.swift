#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a collection view's delegate tells its aligned layout: sizes, attributes, heights.
  ///
  /// Adopt it where you adopt `UICollectionViewDelegate`, and implement what you need; each method
  /// has a default that gives the layout's own answer, which is that of its closure if one is set,
  /// or else its property.
  ///
  ///     extension TagsController: CollectionViewDelegateAlignedLayout {
  ///       func collectionView(
  ///         _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
  ///         sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ///       ) -> CGSize {
  ///         CGSize(width: tagWidth(at: indexPath), height: 32)
  ///       }
  ///     }
  ///
  /// This is a plain Swift protocol, which has consequences worth knowing:
  ///
  /// - A method whose name or types differ in the least from those below is a method of your own,
  ///   and never called. Nothing warns of it, so test that it is called.
  /// - If a class adopts the protocol, methods that only a subclass of it adds are not called: the
  ///   adopting class has to implement them, and the subclass to override.
  /// - Delegates that forward messages to others, and classes written in Objective-C, do not adopt
  ///   it. Use the layout's closures there.
  /// - Nothing tells the layout that the delegate has been replaced; it is looked up whenever the
  ///   layout is prepared.
  @MainActor
  public protocol CollectionViewDelegateAlignedLayout: UICollectionViewDelegate {
    /// The size of a cell that is offered the space remaining on its line.
    ///
    /// The space is what the cells before it on the line leave, less the gap and the cell's own
    /// insets. A cell that is answered wider than that begins the next line, and is asked once more
    /// if another space remains there; then the second answer counts.
    ///
    /// The space can be 0. `UILabel` takes a width of 0 as no limit: give cells of text a
    /// `minimumLineSpace`, or fit them to at least a point.
    ///
    /// It is not asked in sections of fixed sizes, nor in those whose cells size themselves.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize

    /// How a section sets its cells on lines.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes

    /// How a cell behaves on its line; asked before its size.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes

    /// The height of a section's header, or the estimate for one that sizes itself. A header
    /// without height does not exist.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat

    /// The height of a section's footer, or the estimate for one that sizes itself. A footer
    /// without height does not exist.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat

    /// The size of the view that says how many items a section hides, whose
    /// ``SectionAttributes/lineLimit`` does not suffice for all of them.
    ///
    /// It is asked after the section's cells, with fewer hidden items first and then with more,
    /// until the view fits behind the visible ones; and for other widths too, before they are
    /// shown. So do not keep the number for what the view says: the view is told by
    /// ``CollectionViewAlignedLayoutAttributes/hiddenItemCount``.
    ///
    /// A size without width or height means that there is no view; the items are hidden all the
    /// same. For any other size the data source is asked for a view of the kind
    /// ``CollectionViewAlignedLayout/elementKindOverflow``, and has to have one.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize
  }

  extension CollectionViewDelegateAlignedLayout {
    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      layout.size(forItemAt: indexPath, remainingLineSpace: remainingLineSpace)
    }

    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      layout.attributes(forSectionAt: section)
    }

    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      layout.attributes(forItemAt: indexPath)
    }

    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat {
      layout.referenceLength(forHeaderInSection: section)
    }

    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat {
      layout.referenceLength(forFooterInSection: section)
    }

    /// The layout's own answer.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      layout.size(forOverflowInSection: section, hiddenItemCount: hiddenItemCount)
    }
  }
#endif
