import Foundation

/// A batch update from its closure to its completion.
@MainActor
final class BatchUpdate {
  /// How far the update has come.
  enum Stage {
    /// The closure runs: operations are recorded.
    case recording
    /// The layout knows the new counts but not yet what happened.
    case awaitingItems
    /// The layout has been given the update items.
    case animating
  }

  var stage = Stage.recording
  var operations = UpdateOperations()
  var completions: [(Bool) -> Void] = []
  let oldCounts: [Int]
  /// What was shown before, and how.
  let before: [ElementID: UICollectionViewLayoutAttributes]
  var map: IndexMap? {
    didSet { nameNewElements() }
  }
  /// Supplementary and decoration elements that the layout says go or come, by old and new path.
  var deletedElements: Set<ElementID> = []
  var insertedElements: Set<ElementID> = []
  private var oldElements: [ElementID: ElementID] = [:]

  init(oldCounts: [Int], before: [ElementID: UICollectionViewLayoutAttributes]) {
    self.oldCounts = oldCounts
    self.before = before
  }

  /// Whether the base class's `prepare(forCollectionViewUpdates:)` was due already.
  var hasItems: Bool { stage == .animating }

  /// The element's name after the update, nil if it is gone or another.
  func newElement(for old: ElementID) -> ElementID? {
    guard let map else { return old }
    guard !deletedElements.contains(old) else { return nil }
    let path = old.indexPath
    switch old.category {
    case .cell: return map.survivingItem(path).map(ElementID.cell)
    case .supplementaryView, .decorationView:
      guard path.count > 0 else { return old }
      guard let section = map.survivingSection(path[0]) else { return nil }
      return old.at(IndexPath(indexes: [section] + path.dropFirst()))
    }
  }

  /// The element's name before the update, nil if it is new.
  func oldElement(for new: ElementID) -> ElementID? {
    guard !insertedElements.contains(new), let old = oldElements[new] else { return nil }
    return deletedElements.contains(old) ? nil : old
  }

  private func nameNewElements() {
    oldElements = [:]
    for (section, count) in oldCounts.enumerated() {
      for item in 0..<count {
        let old = ElementID.cell(IndexPath(item: item, section: section))
        if let new = newElement(for: old) { oldElements[new] = old }
      }
    }
    for old in before.keys where old.category != .cell {
      if let new = newElement(for: old) { oldElements[new] = old }
    }
  }
}
