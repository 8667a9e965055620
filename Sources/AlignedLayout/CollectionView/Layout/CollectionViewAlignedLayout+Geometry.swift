#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The `zIndex` of cells and overflow views: behind footers and headers.
    public static let cellZIndex = 0

    /// The `zIndex` of footers, pinned or not: between cells and headers.
    public static let footerZIndex = 1

    /// The `zIndex` of headers, pinned or not: in front of everything else.
    public static let headerZIndex = 2

    /// The size that the content would have if the collection view's bounds had a width.
    ///
    /// It is worked out from the same answers as the layout that is shown, which it does not touch,
    /// and can be asked before anything is: by a table view's cell that is as tall as the tags in
    /// it, for example. Counts are those that the collection view has or, after `reloadData()`,
    /// gets from its data source.
    ///
    ///     let layout = tagsView.collectionViewLayout as? CollectionViewAlignedLayout
    ///     let size = layout?.contentSize(fittingWidth: targetSize.width)
    ///
    /// - Parameter width: the width of the bounds, insets included. The answer does not include the
    ///   collection view's own content insets. With `.readableContent` as the reference for insets,
    ///   the margins are taken at any width but the one that the view has.
    public func contentSize(fittingWidth width: CGFloat) -> CGSize {
      guard let collectionView else { return .zero }
      let surroundings = Surroundings(
        of: collectionView, boundsWidth: width, reference: contentInsetsReference)
      return ContentProvider(of: self, in: collectionView).content(on: surroundings.canvas)
        .contentSize
    }

    /// Where a section stands, header and footer included, as last laid out; zero for a section
    /// that is not laid out.
    public func contentFrame(forSection section: Int) -> CGRect {
      section >= 0 && section < content.sectionCount ? content.frame(ofSection: section) : .zero
    }

    /// Why the line of an item began, as last laid out: what kept its first item from the line
    /// above. Nil for an item that is not laid out, or that a line limit hides.
    ///
    /// Its `description` is a sentence.
    public func lineBreakReason(forItemAt indexPath: IndexPath) -> ContentLayout.LineBreakReason? {
      guard let position = content.position(of: indexPath), !content.hides(.cell(position))
      else { return nil }
      let line = content.lines(inSection: position.section).index(ofCell: position.cell)
      return content.breakReason(ofLineAt: line, inSection: position.section)
    }

    /// The content offset at which a cell stands at the top of what is visible, clear of the pinned
    /// header of its section, as far as the content can be scrolled; nil for an item that is not
    /// laid out. For one that a line limit hides, the last line of its section stands there.
    ///
    /// `scrollToItem(at:at:animated:)` knows nothing of pinned headers and leaves the cell beneath
    /// one. Use instead:
    ///
    ///     if let offset = layout.contentOffset(showingItemAt: indexPath) {
    ///       collectionView.setContentOffset(offset, animated: true)
    ///     }
    public func contentOffset(showingItemAt indexPath: IndexPath) -> CGPoint? {
      guard let collectionView, let position = content.position(of: indexPath) else { return nil }
      let insets = collectionView.adjustedContentInset
      let header = content.frame(ofHeaderInSection: position.section)
      let covered = insets.top + (pinsSectionHeaders ? header?.height ?? 0 : 0)
      let y = content.frame(ofCellAt: position).minY - covered
      return CGPoint(
        x: collectionView.contentOffset.x,
        y: reachable(y, coveredTop: insets.top, coveredBottom: insets.bottom))
    }
  }

  // MARK: Pinning

  extension CollectionViewAlignedLayout {
    /// Pinning to what is visible now. The bounds are read at every query: what was announced of
    /// them before may not have come to pass.
    var pinning: ContentLayout.Pinning? {
      collectionView.map { pinning(in: $0.bounds) }
    }

    private func pinning(in bounds: CGRect) -> ContentLayout.Pinning {
      pinning(in: bounds, with: surroundings)
    }

    func pinning(in bounds: CGRect, with surroundings: Surroundings?) -> ContentLayout.Pinning {
      ContentLayout.Pinning(
        visibleTop: bounds.minY + (surroundings?.coveredTop ?? 0),
        visibleBottom: bounds.maxY - (surroundings?.coveredBottom ?? 0),
        pinsHeaders: pinsSectionHeaders, pinsFooters: pinsSectionFooters)
    }

    /// The headers and footers that UIKit has to be told of for new bounds: those that stand
    /// elsewhere in them. While the content is stale, what there was may be gone, and all is asked
    /// for anyway.
    func elementsToMove(forBounds newBounds: CGRect) -> [(kind: String, path: IndexPath)] {
      guard let collectionView, !awaitsUpdateItems, !staleness.isContentStale else { return [] }
      return content.elements(
        movedBy: pinning(in: newBounds), from: pinning(in: collectionView.bounds)
      ).compactMap { element in
        switch element {
        case .header(let section):
          (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
        case .footer(let section):
          (UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
        case .cell, .overflow, .background, .lineSeparator: nil
        }
      }
    }
  }
#endif
