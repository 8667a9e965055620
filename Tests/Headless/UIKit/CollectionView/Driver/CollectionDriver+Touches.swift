import Foundation

// Touches that no view in the collection view and no recognizer has taken. The item at the point is
// highlighted when a touch begins and selected when it ends, also if the touched view is a header
// above it (evidence I).
extension CollectionDriver {
  func touchBegan(at point: CGPoint) {
    guard let path = shownItem(at: point), highlight(path) else { return }
    touchedItem = path
  }

  func touchEnded(at point: CGPoint) {
    guard let path = touchCancelled(), shownItem(at: point) == path else { return }
    choose(path)
  }

  /// Ends the highlighting of the touched item, and returns the item.
  @discardableResult
  func touchCancelled() -> IndexPath? {
    guard let path = touchedItem else { return nil }
    touchedItem = nil
    unhighlight(path)
    return path
  }

  /// Returns the item at a point whose cell comes last among the subviews, as `hitTest(_:with:)` does.
  private func shownItem(at point: CGPoint) -> IndexPath? {
    let cell = view.subviews.last {
      $0 is UICollectionViewCell && !$0.isHidden && $0.frame.contains(point)
    }
    return displayed.first { $0.key.category == .cell && $0.value === cell }?.key.indexPath
  }
}
