#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewClient {
    // MARK: The view

    var view: ViewSnapshot { ViewSnapshot(of: collectionView) }

    var announcedSurroundings: AnnouncedSurroundings {
      AnnouncedSurroundings(of: collectionView)
    }

    var awaitsReadableContentGuide: Bool { layout.awaitsReadableContentGuide }

    func canvas(in bounds: CGRect) -> Surroundings.Canvas {
      layout.surroundings(of: collectionView, in: bounds).canvas
    }

    func run(_ effect: LayoutEffect) { layout.run(effect) }

    // MARK: The content

    var estimatesItems: Bool { layout.estimatesItems }

    func attachments(ofItemAt position: ContentLayout.CellPosition) -> [ViewAttachment]? {
      let presented = collectionView.dataSourceIndexPath(
        forPresentationIndexPath: position.indexPath)
      guard let path = presented else { return nil }
      let delegate = collectionView.delegate as? any CollectionViewDelegateAlignedLayout
      let attachments =
        core.attachments.asksDelegate
        ? delegate?.collectionView(collectionView, layout: layout, attachmentsForItemAt: path)
        : nil
      return (attachments ?? layout.attachmentsWithoutDelegate(ofItemAt: path)).ofDifferentKinds
    }

    var hasPlaceholders: Bool { collectionView.hasUncommittedUpdates }

    /// Whether there are items that the data source does not know. In a batch of updates `hasUncommittedUpdates`
    /// is true in any case. The last item of a section with a placeholder is one, or has another index path in
    /// the data source.
    var showsPlaceholders: Bool {
      guard hasPlaceholders else { return false }
      return (0..<collectionView.numberOfSections).contains { section in
        let count = collectionView.numberOfItems(inSection: section)
        guard count > 0 else { return false }
        let last = IndexPath(item: count - 1, section: section)
        return collectionView.dataSourceIndexPath(forPresentationIndexPath: last) != last
      }
    }

  }
#endif
