import Foundation

extension Headless {
  /// Opens the context menu of an item as a long press does.
  ///
  /// - Returns: the menu, or nil if the delegate has none for the item.
  public static func openContextMenu(
    forItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UIMenu? {
    openContextMenu(
      forItemAt: indexPath, in: collectionView,
      point: collectionView.cellForItem(at: indexPath)?.center ?? .zero)
  }

  /// Opens the context menu of the item at a point, whatever is in front of it, as a long press there does
  /// (evidence I).
  ///
  /// - Returns: the menu, or nil if there is no item, or the delegate has no menu for it.
  public static func openContextMenu(
    at point: CGPoint, in collectionView: UICollectionView
  ) -> UIMenu? {
    collectionView.indexPathForItem(at: point).flatMap {
      openContextMenu(forItemAt: $0, in: collectionView, point: point)
    }
  }

  private static func openContextMenu(
    forItemAt indexPath: IndexPath, in collectionView: UICollectionView, point: CGPoint
  ) -> UIMenu? {
    let configuration = collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: point)
    return configuration?.actionProvider?([])
  }

  /// Calls the closure of an action, as choosing it in a menu does.
  public static func choose(_ action: UIAction) {
    action.handler(action)
  }
}
