#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  // UIKit asks by the first method since iOS 16, and by the second one before. If the item has no menu of its
  // own, the client's delegate is asked.
  extension ListDelegate {
    @available(iOS 16.0, *)
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if indexPaths.count == 1, let menu = menu(at: indexPaths[0]) { return menu }
      let method: ((UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?)? =
        forwarded?.collectionView(_:contextMenuConfigurationForItemsAt:point:)
      return method?(collectionView, indexPaths, point)
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if let menu = menu(at: indexPath) { return menu }
      let method: ((UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? =
        forwarded?.collectionView(_:contextMenuConfigurationForItemAt:point:)
      return method?(collectionView, indexPath, point)
    }

    private func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
      guard let makeMenu = record(at: path)?.item?.options.contextMenu else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak list] _ in
        list?.calls.during { makeMenu() } ?? makeMenu()
      }
    }
  }
#endif
