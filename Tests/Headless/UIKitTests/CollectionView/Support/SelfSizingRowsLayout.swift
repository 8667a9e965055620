import UIKit

/// Rows of self-sizing cells, whose heights follow their items through updates.
class SelfSizingRowsLayout: RowsLayout {
  /// The measured heights, nil for unmeasured cells.
  private var measured: [[CGFloat?]] = []
  private var awaitsItems = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      measured = []
      awaitsItems = false
    } else if context.invalidateDataSourceCounts {
      awaitsItems = true
    }
    super.invalidateLayout(with: context)
  }

  override func heights(inSection section: Int, count: Int) -> [CGFloat] {
    // Until the update items arrive, heights belong to the old data.
    guard !awaitsItems else { return measured[safe: section]?.map { $0 ?? rowHeight } ?? [] }
    while measured.count <= section { measured.append([]) }
    if measured[section].count != count { measured[section] = Array(repeating: nil, count: count) }
    return measured[section].map { $0 ?? rowHeight }
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
    let old = measured
    let counts =
      collectionView.map { view in
        (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      } ?? []
    measured = counts.map { Array(repeating: nil, count: $0) }
    guard items.allSatisfy({ !isSection($0) }) else { return }
    for section in old.indices where measured.indices.contains(section) {
      let leaving = Set(
        items.filter { $0.updateAction != .insert && $0.updateAction != .reload }
          .compactMap(\.indexPathBeforeUpdate).filter { $0.section == section }.map(\.item))
      let arriving = Set(
        items.filter { $0.updateAction != .reload }
          .compactMap(\.indexPathAfterUpdate).filter { $0.section == section }.map(\.item))
      let staying = old[section].indices.filter { !leaving.contains($0) }
      let places = measured[section].indices.filter { !arriving.contains($0) }
      for (from, to) in zip(staying, places) { measured[section][to] = old[section][from] }
    }
    for item in items where item.updateAction == .move {
      guard let from = item.indexPathBeforeUpdate, let to = item.indexPathAfterUpdate else {
        continue
      }
      measured[to.section][to.item] = old[from.section][from.item]
    }
    for item in items where item.updateAction == .reload {
      if let path = item.indexPathAfterUpdate { measured[path.section][path.item] = nil }
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
    guard let known = measured[safe: path.section]?[safe: path.item] else { return false }
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
    let difference = preferred.size.height - (measured[path.section][path.item] ?? rowHeight)
    let isAbove = original.frame.maxY <= (collectionView?.bounds.minY ?? 0)
    if isAbove { context.contentOffsetAdjustment.y = difference }
    measured[path.section][path.item] = preferred.size.height
    return context
  }
}

extension Array {
  /// Returns the element at an index, or nil if the index is out of range.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
