import UIKit

extension ModelLayout {
  /// Changes the model by the update items of a batch update, or of an interactive movement, which
  /// come while the data source still has the old order.
  func apply(_ items: [UICollectionViewUpdateItem]) {
    guard let view = collectionView else { return }
    previous = stack
    offsetBefore = view.contentOffset.y
    // Reordering alone is no reason to scroll.
    if items.contains(where: { $0.updateAction != .move }) { hold(except: moving(items)) }
    stack.apply(
      items, newRow: newRow, count: { view.numberOfItems(inSection: $0) })
  }

  private func moving(_ items: [UICollectionViewUpdateItem]) -> Set<String> {
    let paths = items.filter { $0.updateAction == .move }.compactMap(\.indexPathBeforeUpdate)
    let names = paths.flatMap { path in
      path.item == NSNotFound
        ? stack.sections[path.section].rows.map(\.name) : [stack[path]?.name].compactMap { $0 }
    }
    return Set(names)
  }

  /// Sends what is missing of the offset: UIKit drops adjustments that come during the batch.
  func finishUpdates() {
    previous = nil
    appearing = []
    guard let view = collectionView, let offset = wantedOffset(height: view.bounds.height) else {
      return
    }
    held = []
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = offset - view.contentOffset.y
    invalidateLayout(with: context)
  }

  // MARK: Ends of animations

  /// How far the batch update scrolls. What fades in or out stays in its place on the screen.
  private var scrolling: CGFloat {
    guard let view = collectionView else { return 0 }
    return (wantedOffset(height: view.bounds.height) ?? view.contentOffset.y) - offsetBefore
  }

  func initialAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let previous, let row = stack[path] else { return nil }
    if let old = previous.path(of: row.name), let attributes = previous.cell(at: old) {
      attributes.indexPath = path
      return attributes
    }
    guard let attributes = stack.cell(at: path) else { return nil }
    attributes.alpha = 0
    attributes.center.y -= scrolling
    appearing.append(attributes)
    return attributes
  }

  func finalAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let previous, let row = previous[path] else { return nil }
    if let new = stack.path(of: row.name), let attributes = stack.cell(at: new) {
      attributes.indexPath = path
      return attributes
    }
    guard let attributes = previous.cell(at: path) else { return nil }
    attributes.alpha = 0
    attributes.center.y += scrolling
    return attributes
  }

  /// Corrects the initial attributes that were returned before the cells were measured.
  func correctAppearing() {
    for attributes in appearing {
      guard let now = stack.cell(at: attributes.indexPath) else { continue }
      attributes.size = now.size
      attributes.center.y = now.center.y - scrolling
    }
  }
}

extension RowStack {
  /// Applies update items, whatever their order: deletions and reloads by old index paths,
  /// insertions by new ones, moves from old to new.
  @MainActor
  mutating func apply(
    _ items: [UICollectionViewUpdateItem], newRow: () -> Row, count: (Int) -> Int
  ) {
    var old: [[Row?]] = sections.map(\.rows)
    var coming: [(path: IndexPath, row: Row)] = []
    for item in items where !item.isOfSection {
      let before = item.indexPathBeforeUpdate
      switch (item.updateAction, before, item.indexPathAfterUpdate) {
      case (.delete, let before?, _): old[before.section][before.item] = nil
      case (.reload, let before?, _): old[before.section][before.item] = newRow()
      case (.insert, _, let after?): coming.append((after, newRow()))
      case (.move, let before?, let after?):
        if let row = self[before] { coming.append((after, row)) }
        old[before.section][before.item] = nil
      default: break
      }
    }
    var rows = arranged(old.map { $0.compactMap(\.self) }, items.filter { $0.isOfSection })
    for (path, row) in coming.sorted(by: { $0.path < $1.path }) {
      rows[path.section]?.insert(row, at: path.item)
    }
    let filled = rows.enumerated().map { section, rows in
      rows ?? (0..<count(section)).map { _ in newRow() }
    }
    replace(filled, width: width)
  }

  /// Returns the rows of each section after the update, nil for new and reloaded sections.
  @MainActor
  private func arranged(
    _ old: [[Row]], _ items: [UICollectionViewUpdateItem]
  ) -> [[Row]?] {
    var result: [(old: Int, rows: [Row]?)] = old.enumerated().map { ($0, $1) }
    var coming: [(new: Int, rows: [Row]?)] = []
    for item in items {
      let (before, after) = (item.indexPathBeforeUpdate?[0], item.indexPathAfterUpdate?[0])
      switch (item.updateAction, before, after) {
      case (.delete, let before?, _): result.removeAll { $0.old == before }
      case (.reload, let before?, _):
        for index in result.indices where result[index].old == before { result[index].rows = nil }
      case (.insert, _, let after?): coming.append((after, nil))
      case (.move, let before?, let after?):
        result.removeAll { $0.old == before }
        coming.append((after, old[before]))
      default: break
      }
    }
    var rows = result.map(\.rows)
    for section in coming.sorted(by: { $0.new < $1.new }) {
      rows.insert(section.rows, at: section.new)
    }
    return rows
  }
}

extension UICollectionViewUpdateItem {
  fileprivate var isOfSection: Bool {
    (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound
  }
}
