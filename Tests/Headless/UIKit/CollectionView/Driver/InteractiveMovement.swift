import Foundation

/// An item that is being moved interactively: its original path, its target path and its position.
///
/// Until the movement ends, the data source has the old order and the collection view shows the
/// tentative one.
@MainActor
struct InteractiveMovement {
  let original: IndexPath
  var target: IndexPath
  var position: CGPoint
  var attributes: UICollectionViewLayoutAttributes

  /// Returns the number of items that a section shows more than the data source has.
  func countChange(ofSection section: Int) -> Int {
    (section == target.section ? 1 : 0) - (section == original.section ? 1 : 0)
  }

  /// Returns the path in the data source of the item that is shown at a path.
  func originalPath(of shown: IndexPath) -> IndexPath {
    Self.moved(shown, from: target, to: original)
  }

  /// Returns the path at which an item of the data source is shown.
  func tentativePath(of dataSourcePath: IndexPath) -> IndexPath {
    Self.moved(dataSourcePath, from: original, to: target)
  }

  /// Returns the path of an item after an item has moved from one path to another.
  static func moved(_ path: IndexPath, from source: IndexPath, to target: IndexPath) -> IndexPath {
    if path == source { return target }
    var path = path
    if path.section == source.section, path.item > source.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }
}
