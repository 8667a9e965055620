import Foundation

// Translation between the paths that are shown and those of the data source. They differ while
// placeholders are shown or an item is being moved.
extension CollectionDriver {
  /// Returns the path in the data source of a shown item, or nil for a placeholder.
  func dataSourcePath(of shown: IndexPath) -> IndexPath? {
    guard shown.count == 2 else { return shown }
    guard !placeholders.contains(shown) else { return nil }
    var path = shown
    path.item -= placeholders.count { $0.section == shown.section && $0.item < shown.item }
    return movement?.originalPath(of: path) ?? path
  }

  /// Returns the path at which an item of the data source is shown.
  func presentationPath(of dataSourcePath: IndexPath) -> IndexPath? {
    guard dataSourcePath.count == 2 else { return dataSourcePath }
    var path = movement?.tentativePath(of: dataSourcePath) ?? dataSourcePath
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
