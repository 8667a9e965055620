#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The methods by which a collection view's delegate provides sizes, attributes and lengths for
  /// an aligned layout.
  ///
  /// Adopt this protocol instead of `UICollectionViewDelegate`, and implement the methods you need. The default
  /// implementation of each calls the layout's closure or, if there is none, returns the layout's property.
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
  /// The layout may ask for another width than the collection view has. If what you return depends on the width,
  /// read ``CollectionViewAlignedLayout/contentWidth``, ``CollectionViewAlignedLayout/lineWidth(inSection:)`` or
  /// ``CollectionViewAlignedLayout/supplementaryWidth``, and not the bounds.
  ///
  /// This is a plain Swift protocol, not an Objective-C one:
  ///
  /// - A method with another name, label or type is not called. Swift warns of near misses only in the extension
  ///   that declares the conformance, so implement the methods there. Swift does not warn of a missing `layout:`
  ///   parameter. It does not warn either if you write flow layout's `collectionView(_:layout:sizeForItemAt:)`,
  ///   which has no remaining space, and also implement the method for the attributes of items.
  /// - If a class adopts the protocol, methods that only its subclass implements are not called.
  ///   Implement them in the class, and override them in the subclass.
  /// - Delegates that forward messages, and classes written in Objective-C, cannot adopt it. Use
  ///   the layout's closures instead.
  /// - UIKit does not notify the layout of another delegate. The layout looks it up whenever it is
  ///   prepared. Invalidate the layout after you replace the delegate.
  @MainActor
  public protocol CollectionViewDelegateAlignedLayout: UICollectionViewDelegate {
    /// Returns the size of a cell for the space that remains on its line.
    ///
    /// The space is what the cells before it leave, less the gap and the cell's own insets. If you return a
    /// larger width, the cell begins the next line. If that line has another space for it, the layout calls the
    /// method once more and uses the second size.
    ///
    /// The space can be 0. `UILabel` treats a width of 0 as unlimited, so give cells with text a
    /// `minimumLineSpace`, or fit them to at least one point.
    ///
    /// In a section that offers the ``SectionAttributes/Offer/wholeLine``, the space is that of
    /// the whole line, less the cell's own insets. Another line may have another space.
    ///
    /// The method is not called in sections with fixed sizes or self-sizing cells.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize

    /// Returns the width that the last line of a cell's text takes at the cell's size, or nil for the
    /// ``CellAttributes/lastLineWidth`` of its attributes.
    ///
    /// The method is called if the next cell ``CellAttributes/standsAtTrailingEdge``, each time that next cell
    /// is placed. `size` is the size that this cell has on its line. Self-sizing cells report the width with
    /// their size instead: ``CollectionViewAlignedLayoutAttributes/lastLineWidth``. The method is not called if
    /// the content scrolls sideways.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      lastLineWidthForItemAt indexPath: IndexPath, size: CGSize
    ) -> CGFloat?

    /// Returns the estimated size of a self-sizing cell, or nil for the estimate of its section.
    ///
    /// A good estimate keeps the content size and the scroll indicator steady. The method is called in sections
    /// of self-sizing cells, for cells that no view has measured. It is called again for such a cell if the
    /// measurement of another cell moves it. It should be fast. A length under 1, or NaN, counts as 1.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      estimatedSizeForItemAt indexPath: IndexPath
    ) -> CGSize?

    /// Returns the attributes of a section: how its cells are set on lines.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes

    /// Returns the attributes of a cell: how it behaves on its line. The method is called before
    /// the one for its size.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes

    /// Returns the length of a section's header, or an estimate if headers size themselves. Return
    /// 0 for no header.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat

    /// Returns the length of a section's footer, or an estimate if footers size themselves. Return
    /// 0 for no footer.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat

    /// Returns the size of a section's overflow view, which shows how many items its
    /// ``SectionAttributes/lineLimit`` hides.
    ///
    /// The layout calls the method after those for the section's cells: with increasing numbers of hidden
    /// items, until the view fits behind the visible ones. It may also call it for a width that is not shown
    /// yet. If only the first cell is visible, the layout may ask for its size again afterwards, for the space
    /// that the view leaves. In an expanded section the number is 0. Do not store the number to show it in the
    /// view: the view gets it as ``CollectionViewAlignedLayoutAttributes/hiddenItemCount``.
    ///
    /// For no view, return a size without width or height. The items stay hidden. For any other size, the data
    /// source has to return a view of the kind ``CollectionViewAlignedLayout/elementKindOverflow``.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize

    /// Returns the views that are attached to a cell, such as a badge.
    ///
    /// The method is called when a query first finds the cell. It is called again after the layout or the item
    /// was invalidated, and after a batch of updates that changes it. If only attachments change, call
    /// ``CollectionViewAlignedLayout/invalidateAttachments()``.
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attachmentsForItemAt indexPath: IndexPath
    ) -> [ViewAttachment]
  }

  extension CollectionViewDelegateAlignedLayout {
    /// Calls ``CollectionViewAlignedLayout/sizeForItem``, or returns
    /// ``CollectionViewAlignedLayout/defaultItemSize``.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      layout.sizeForItem?(indexPath, remainingLineSpace) ?? layout.defaultItemSize
    }

    /// Calls ``CollectionViewAlignedLayout/lastLineWidthForItem``, or returns nil.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      lastLineWidthForItemAt indexPath: IndexPath, size: CGSize
    ) -> CGFloat? {
      layout.lastLineWidthForItem?(indexPath, size)
    }

    /// Calls ``CollectionViewAlignedLayout/estimatedSizeForItem``, or returns nil.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      estimatedSizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
      layout.asked.delegateWithoutEstimates = ObjectIdentifier(self)
      return layout.estimatedSizeForItem?(indexPath)
    }

    /// Calls ``CollectionViewAlignedLayout/attributesForSection``, or returns
    /// ``CollectionViewAlignedLayout/defaultSectionAttributes``.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForSectionAt section: Int
    ) -> SectionAttributes {
      layout.attributesForSection?(section) ?? layout.defaultSectionAttributes
    }

    /// Calls ``CollectionViewAlignedLayout/attributesForItem``, or returns
    /// ``CollectionViewAlignedLayout/defaultItemAttributes``.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      layout.asked.delegateWithoutAttributes = ObjectIdentifier(self)
      return layout.attributesForItem?(indexPath) ?? layout.defaultItemAttributes
    }

    /// Calls ``CollectionViewAlignedLayout/referenceLengthForHeader``, or returns
    /// ``CollectionViewAlignedLayout/defaultHeaderLength``.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat {
      layout.referenceLengthForHeader?(section) ?? layout.defaultHeaderLength
    }

    /// Calls ``CollectionViewAlignedLayout/referenceLengthForFooter``, or returns
    /// ``CollectionViewAlignedLayout/defaultFooterLength``.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      referenceLengthForFooterInSection section: Int
    ) -> CGFloat {
      layout.referenceLengthForFooter?(section) ?? layout.defaultFooterLength
    }

    /// Calls ``CollectionViewAlignedLayout/sizeForOverflow``, or returns a size of zero: no view.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForOverflowInSection section: Int, hiddenItemCount: Int
    ) -> CGSize {
      layout.sizeForOverflow?(section, hiddenItemCount) ?? .zero
    }

    /// Calls ``CollectionViewAlignedLayout/attachmentsForItem``, or returns those of the item's section.
    public func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attachmentsForItemAt indexPath: IndexPath
    ) -> [ViewAttachment] {
      layout.core.skipDelegateForAttachments()
      return layout.attachmentsForItem?(indexPath)
        ?? layout.content.attachments(ofHost: .cell(ContentLayout.CellPosition(indexPath)))
    }
  }
#endif
