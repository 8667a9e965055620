#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What the layout knows of single cells, and of the methods about them that a delegate implements.
  extension CollectionViewAlignedLayout {
    /// Whether single cells can have attributes other than the default if no delegate returns them.
    var describesCells: Bool {
      attributesForItem != nil || defaultItemAttributes != .default
    }

    var estimatesItems: Bool {
      if estimatedSizeForItem != nil { return true }
      let delegate = collectionView?.delegate as? any CollectionViewDelegateAlignedLayout
      return delegate.map { asked.delegateWithoutEstimates != ObjectIdentifier($0) } ?? false
    }

    func attributes(
      forItemAt indexPath: IndexPath, insteadOf delegate: any CollectionViewDelegateAlignedLayout
    ) -> CellAttributes {
      asked.delegateWithoutAttributes = ObjectIdentifier(delegate)
      return attributesForItem?(indexPath) ?? defaultItemAttributes
    }

    func estimatedSize(
      forItemAt indexPath: IndexPath, insteadOf delegate: any CollectionViewDelegateAlignedLayout
    ) -> CGSize? {
      asked.delegateWithoutEstimates = ObjectIdentifier(delegate)
      return estimatedSizeForItem?(indexPath)
    }

    /// Returns the attachments of an item if no delegate returns them.
    func attachmentsWithoutDelegate(ofItemAt path: IndexPath) -> [ViewAttachment] {
      core.skipDelegateForAttachments()
      return attachmentsForItem?(path)
        ?? content.attachments(ofHost: .cell(ContentLayout.CellPosition(path)))
    }
  }
#endif
