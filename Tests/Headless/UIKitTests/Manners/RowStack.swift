import UIKit

/// Rows below each other in sections, each section with a header if headers have a height.
///
/// The layouts of this folder share this arithmetic. They differ in when they call it.
struct RowStack {
  struct Row {
    var name: String
    var height: CGFloat
    fileprivate(set) var top: CGFloat = 0
  }

  struct Section {
    var rows: [Row]
    fileprivate(set) var top: CGFloat = 0
    fileprivate(set) var bottom: CGFloat = 0
  }

  /// The height of a row that has not been measured. No row of the tests is as high, so content
  /// never becomes longer by measuring, and the content offset never out of range.
  static let estimate: CGFloat = 90

  private(set) var sections: [Section] = []
  private(set) var width: CGFloat = 0
  var headerHeight: CGFloat = 0

  var height: CGFloat { sections.last?.bottom ?? 0 }

  mutating func replace(_ rows: [[Row]], width: CGFloat) {
    sections = rows.map { Section(rows: $0) }
    self.width = width
    place()
  }

  /// Forgets all heights, for another width.
  mutating func forgetHeights(width: CGFloat) {
    let rows = sections.map { section in
      section.rows.map { Row(name: $0.name, height: Self.estimate) }
    }
    replace(rows, width: width)
  }

  mutating func setHeight(_ height: CGFloat, at path: IndexPath) {
    sections[path.section].rows[path.item].height = height
    place()
  }

  private mutating func place() {
    var y: CGFloat = 0
    for section in sections.indices {
      sections[section].top = y
      y += headerHeight
      for item in sections[section].rows.indices {
        sections[section].rows[item].top = y
        y += sections[section].rows[item].height
      }
      sections[section].bottom = y
    }
  }

  // MARK: Lookups

  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  /// The rows from the first that begins between two heights, or if none does those in between.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
    let shown = sections.flatMap(\.rows).filter { $0.top < bottom && $0.top + $0.height > top }
    let beginning = shown.filter { $0.top >= top }
    return beginning.isEmpty ? shown : beginning
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func path(of name: String) -> IndexPath? { paths.first { self[$0]?.name == name } }

  // MARK: Attributes

  @MainActor
  func cell(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let row = self[path] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: row.top, width: width, height: row.height)
    return attributes
  }

  /// Returns whether a cell prefers another height than its row has.
  @MainActor
  func isChanged(by preferred: UICollectionViewLayoutAttributes) -> Bool {
    guard preferred.representedElementCategory == .cell, let row = self[preferred.indexPath] else {
      return false
    }
    return abs(row.height - preferred.size.height) > 0.5
  }

  @MainActor
  func header(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, sections.indices.contains(path.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    attributes.frame = CGRect(
      x: 0, y: sections[path.section].top, width: width, height: headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  @MainActor
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    sections.indices.flatMap { section in
      let header = header(at: IndexPath(item: 0, section: section))
      let rows = sections[section].rows.indices.filter {
        let row = sections[section].rows[$0]
        return row.top <= rect.maxY && row.top + row.height >= rect.minY
      }
      let cells = rows.map { cell(at: IndexPath(item: $0, section: section)) }
      return ([header] + cells).compactMap(\.self).filter { $0.frame.intersects(rect) }
    }
  }
}

extension UICollectionViewLayout {
  /// The width between the insets.
  var visibleWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(0, collectionView.bounds.width - insets.left - insets.right)
  }

  /// Returns rows for the items as the collection view shows them, by their names.
  ///
  /// While an item is moved by hand the data source still has the old order, so index paths are
  /// translated.
  func namedRows(_ height: (String, IndexPath) -> CGFloat) -> [[RowStack.Row]] {
    guard let view = collectionView, let delegate = view.delegate as? RowDelegate else {
      return []
    }
    return (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let shown = IndexPath(item: item, section: section)
        let path = view.dataSourceIndexPath(forPresentationIndexPath: shown) ?? shown
        let name = delegate.nameOfItem(at: path)
        return RowStack.Row(name: name, height: height(name, path))
      }
    }
  }
}
