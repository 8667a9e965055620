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
      if indexPaths.contains(where: { collectionView.isItem(at: $0, coveredAt: point) }) {
        return nil
      }
      if indexPaths.count == 1, let menu = menu(at: indexPaths[0]) { return menu }
      let method: ((UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?)? =
        forwarded?.collectionView(_:contextMenuConfigurationForItemsAt:point:)
      return method?(collectionView, indexPaths, point)
    }

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if collectionView.isItem(at: indexPath, coveredAt: point) { return nil }
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

  extension UICollectionView {
    /// Returns whether a view in front of an item takes touches at a point. UIKit finds the item of a menu or a drag by
    /// the frames of cells, whatever is in front of them.
    func isItem(at path: IndexPath, coveredAt point: CGPoint) -> Bool {
      guard let cell = cellForItem(at: path), cell.frame.contains(point),
        let touched = hitTest(point, with: nil), !touched.isBetweenCells(of: self)
      else { return false }
      return !touched.isDescendant(of: cell)
    }
  }
#endif
