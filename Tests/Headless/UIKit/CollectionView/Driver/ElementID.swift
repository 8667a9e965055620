import Foundation

/// The identity of an element: no two elements share category, kind and index path.
struct ElementID: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  /// The element kind, empty for cells.
  let kind: String
  let indexPath: IndexPath
  /// The section and item of a path of two indexes, otherwise -1. They are much faster to compare
  /// and to hash than the path.
  private let section: Int
  private let item: Int

  init(category: UICollectionView.ElementCategory, kind: String, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
    let isPair = indexPath.count == 2 && indexPath[0] >= 0 && indexPath[1] >= 0
    section = isPair ? indexPath[0] : -1
    item = isPair ? indexPath[1] : -1
  }

  static func cell(_ path: IndexPath) -> ElementID {
    ElementID(category: .cell, kind: "", indexPath: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> ElementID {
    ElementID(category: .supplementaryView, kind: kind, indexPath: path)
  }

  static func decoration(_ kind: String, _ path: IndexPath) -> ElementID {
    ElementID(category: .decorationView, kind: kind, indexPath: path)
  }

  /// Returns the id of the same category and kind at another path.
  func at(_ path: IndexPath) -> ElementID {
    ElementID(category: category, kind: kind, indexPath: path)
  }

  /// The decoration element of the kind of a supplementary element, and the reverse.
  var inOtherCategory: ElementID? {
    switch category {
    case .cell: nil
    case .supplementaryView: .decoration(kind, indexPath)
    case .decorationView: .supplementary(kind, indexPath)
    }
  }

  static func == (a: ElementID, b: ElementID) -> Bool {
    a.section == b.section && a.item == b.item && a.category == b.category && a.kind == b.kind
      && (a.section >= 0 || a.indexPath == b.indexPath)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(item)
    hasher.combine(category)
  }

  static func < (a: ElementID, b: ElementID) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.kind != b.kind { return isBefore(a.kind, b.kind) }
    guard a.section >= 0, b.section >= 0 else { return a.indexPath < b.indexPath }
    return a.section == b.section ? a.item < b.item : a.section < b.section
  }

  /// Headers come before other kinds (evidence L: Listable), all others in the order of their names.
  private static func isBefore(_ a: String, _ b: String) -> Bool {
    let header = "UICollectionElementKindSectionHeader"
    return a == header || b != header && a < b
  }

  /// The element as UIKit's messages name it.
  var text: String {
    let path = indexPath.messageText
    return switch category {
    case .cell: "cell at index path \(path)"
    case .supplementaryView: "supplementary item \(kind) at index path \(path)"
    case .decorationView: "decoration item \(kind) at index path \(path)"
    }
  }
}

extension UICollectionViewLayoutAttributes {
  var elementID: ElementID {
    ElementID(
      category: representedElementCategory, kind: representedElementKind ?? "",
      indexPath: indexPath)
  }
}

extension IndexPath {
  /// The path as UIKit's messages write it.
  var messageText: String {
    "{length = \(count), path = \(map(String.init).joined(separator: " - "))}"
  }
}

extension CGRect {
  /// Whether the rectangles have an area in common. `intersects` of Foundation on Linux is also
  /// true for rectangles that only touch.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && width > 0 && height > 0 && other.width > 0 && other.height > 0
  }

  func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
