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

  private func shownItem(at point: CGPoint) -> IndexPath? {
    let hit = displayed.filter {
      $0.key.category == .cell && !$0.value.isHidden && $0.value.frame.contains(point)
    }
    return hit.max { ($0.value.layer.zPosition, $0.key) < ($1.value.layer.zPosition, $1.key) }?
      .key.indexPath
  }
}
