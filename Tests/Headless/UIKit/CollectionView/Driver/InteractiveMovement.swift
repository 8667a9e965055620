import Foundation

/// An item that a finger carries: where it came from, where it would go, and where it is.
///
/// Until it is dropped the data source keeps the old order, and what is shown has the tentative
/// one.
@MainActor
struct InteractiveMovement {
  let original: IndexPath
  var target: IndexPath
  var position: CGPoint
  var attributes: UICollectionViewLayoutAttributes

  /// The path in the data source of what is shown at a path.
  func originalPath(of shown: IndexPath) -> IndexPath {
    Self.moved(shown, from: target, to: original)
  }

  /// Where an item of the data source is shown.
  func tentativePath(of own: IndexPath) -> IndexPath {
    Self.moved(own, from: original, to: target)
  }

  /// Where an item is once another was taken out at one path and put in at the other.
  static func moved(_ path: IndexPath, from source: IndexPath, to target: IndexPath) -> IndexPath {
    if path == source { return target }
    var path = path
    if path.section == source.section, path.item > source.item { path.item -= 1 }
    if path.section == target.section, path.item >= target.item { path.item += 1 }
    return path
  }
}
