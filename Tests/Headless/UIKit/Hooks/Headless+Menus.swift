extension Headless {
  /// Opens the context menu of an item as a long press does.
  ///
  /// - Returns: the menu, or nil if the delegate has none for the item.
  public static func openContextMenu(
    forItemAt indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UIMenu? {
    let point = collectionView.cellForItem(at: indexPath)?.center ?? .zero
    let configuration = collectionView.delegate?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: [indexPath], point: point)
    return configuration?.actionProvider?([])
  }

  /// Calls the closure of an action, as choosing it in a menu does.
  public static func choose(_ action: UIAction) {
    action.handler(action)
  }
}
