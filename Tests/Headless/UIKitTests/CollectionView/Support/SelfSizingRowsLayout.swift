import UIKit

/// Rows whose cells decide their heights; heights stay with their items through updates.
class SelfSizingRowsLayout: RowsLayout {
  /// Chosen heights; nil where a cell has not been asked yet.
  private var chosen: [[CGFloat?]] = []
  private var awaitsItems = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      chosen = []
      awaitsItems = false
    } else if context.invalidateDataSourceCounts {
      awaitsItems = true
    }
    super.invalidateLayout(with: context)
  }

  override func heights(inSection section: Int, count: Int) -> [CGFloat] {
    // Until the update items come, the old model stands.
    guard !awaitsItems else { return chosen[safe: section]?.map { $0 ?? rowHeight } ?? [] }
    while chosen.count <= section { chosen.append([]) }
    if chosen[section].count != count { chosen[section] = Array(repeating: nil, count: count) }
    return chosen[section].map { $0 ?? rowHeight }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    awaitsItems ? nil : super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    awaitsItems ? nil : super.layoutAttributesForItem(at: indexPath)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    awaitsItems = false
    apply(updateItems)
    let counts = (0..<(collectionView?.numberOfSections ?? 0)).map {
      collectionView?.numberOfItems(inSection: $0) ?? 0
    }
    replaceHeights(counts.enumerated().map { heights(inSection: $0, count: $1) })
  }

  private func apply(_ items: [UICollectionViewUpdateItem]) {
    let old = chosen
    let counts =
      collectionView.map { view in
        (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      } ?? []
    chosen = counts.map { Array(repeating: nil, count: $0) }
    guard items.allSatisfy({ !isSection($0) }) else { return }
    for section in old.indices where chosen.indices.contains(section) {
      let leaving = Set(
        items.filter { $0.updateAction != .insert && $0.updateAction != .reload }
          .compactMap(\.indexPathBeforeUpdate).filter { $0.section == section }.map(\.item))
      let arriving = Set(
        items.filter { $0.updateAction != .reload }
          .compactMap(\.indexPathAfterUpdate).filter { $0.section == section }.map(\.item))
      let staying = old[section].indices.filter { !leaving.contains($0) }
      let places = chosen[section].indices.filter { !arriving.contains($0) }
      for (from, to) in zip(staying, places) { chosen[section][to] = old[section][from] }
    }
    for item in items where item.updateAction == .move {
      guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate else {
        continue
      }
      chosen[to.section][to.item] = old[from.section][from.item]
    }
    for item in items where item.updateAction == .reload {
      if let path = item.indexPathAfterUpdate { chosen[path.section][path.item] = nil }
    }
  }

  private func isSection(_ item: UICollectionViewUpdateItem) -> Bool {
    (item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate)?.item == NSNotFound
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.representedElementCategory == .cell else { return false }
    let path = preferred.indexPath
    guard let known = chosen[safe: path.section]?[safe: path.item] else { return false }
    return abs((known ?? rowHeight) - preferred.size.height) > 0.5
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context for preferred \(preferred.indexPath.section)-\(preferred.indexPath.item)")
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    let path = preferred.indexPath
    let difference = preferred.size.height - (chosen[path.section][path.item] ?? rowHeight)
    let isAbove = original.frame.maxY <= (collectionView?.bounds.minY ?? 0)
    if isAbove { context.contentOffsetAdjustment.y = difference }
    chosen[path.section][path.item] = preferred.size.height
    return context
  }
}

extension Array {
  /// The element at an index, nil where there is none.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
