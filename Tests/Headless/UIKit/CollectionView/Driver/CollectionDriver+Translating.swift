import Foundation

// Between the paths that are shown and those that the data source knows: they differ by
// placeholders and by the item that is being moved.
extension CollectionDriver {
  /// The data source's path for a shown one; nil for a placeholder.
  func dataSourcePath(of shown: IndexPath) -> IndexPath? {
    guard shown.count == 2 else { return shown }
    guard !placeholders.contains(shown) else { return nil }
    var path = shown
    path.item -= placeholders.count { $0.section == shown.section && $0.item < shown.item }
    return movement?.originalPath(of: path) ?? path
  }

  func presentationPath(of own: IndexPath) -> IndexPath? {
    guard own.count == 2 else { return own }
    var path = movement?.tentativePath(of: own) ?? own
    let inSection = placeholders.filter { $0.section == path.section }.sorted()
    for placeholder in inSection where placeholder.item <= path.item { path.item += 1 }
    return path
  }

  func insertPlaceholder(at path: IndexPath) {
    performBatch(
      { [self] in
        let pushed = placeholders.filter { $0.section == path.section && $0.item >= path.item }
        placeholders.subtract(pushed)
        placeholders.formUnion(pushed.map { IndexPath(item: $0.item + 1, section: $0.section) })
        placeholders.insert(path)
        update?.operations.insertedItems.append(path)
      }, completion: nil)
  }

  func removePlaceholder(at path: IndexPath) {
    guard placeholders.contains(path) else { return }
    performBatch(
      { [self] in
        placeholders.remove(path)
        let pulled = placeholders.filter { $0.section == path.section && $0.item > path.item }
        placeholders.subtract(pulled)
        placeholders.formUnion(pulled.map { IndexPath(item: $0.item - 1, section: $0.section) })
        update?.operations.deletedItems.append(path)
      }, completion: nil)
  }
}
