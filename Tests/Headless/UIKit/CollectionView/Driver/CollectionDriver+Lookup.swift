import Foundation

// Lookups by point, view and path, for the public methods of the collection view.
extension CollectionDriver {
  func item(at point: CGPoint) -> IndexPath? {
    let cells = known.entries.values.map(\.copy).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    if let front = cells.max(by: isBehind) { return front.indexPath }
    // No cell that is known contains the point. PSTCollectionView then queries a rectangle of one
    // point (evidence P).
    let asked = perform(orElse: [UICollectionViewLayoutAttributes]()) {
      guard hasLaidOut else { return [] }
      try prepareForQuery()
      return try elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    }
    let hit = asked.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hit.max(by: isBehind)?.indexPath
  }

  private func isBehind(
    _ a: UICollectionViewLayoutAttributes, _ b: UICollectionViewLayoutAttributes
  ) -> Bool {
    a.zIndex == b.zIndex ? a.indexPath < b.indexPath : a.zIndex < b.zIndex
  }

  func indexPath(of cell: UICollectionViewCell) -> IndexPath? {
    displayed.first { $0.value === cell }?.key.indexPath
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    if callouts.contains(.updates) {
      reportOnce(
        .askedDuringUpdates, "a cell is asked for while the closure of a batch update is running")
    }
    return displayed[.cell(path)] as? UICollectionViewCell
  }

  func paths(_ category: UICollectionView.ElementCategory, ofKind kind: String = "") -> [IndexPath]
  {
    displayed.keys.filter { $0.category == category && $0.kind == kind }.map(\.indexPath).sorted()
  }

  /// Implements `layoutAttributesForItem(at:)` and the similar methods of the collection view,
  /// which prepare the layout if it is invalid.
  func publicAttributes(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    perform(orElse: nil) {
      try prepareForQuery()
      if id.category == .cell, !itemExists(at: id.indexPath) { return nil }
      // A device returns what it has, and asks the layout only for what it has not.
      return try (known[id]?.copy ?? item(id))?.copied
    }
  }

  /// Prepares an invalid layout that is about to be queried outside of a pass.
  func prepareForQuery() throws {
    guard !isInPass, callouts.isEmpty, !isLayoutValid || needsReload else { return }
    isInPass = true
    defer { isInPass = false }
    if needsReload {
      needsReload = false
      try invalidateEverything()
    }
    try prepareUntilValid()
    view.setNeedsLayout()
  }
}
