import Foundation

/// A batch update while it runs, from its closure to its completion.
@MainActor
final class BatchUpdate {
  /// The steps of an update that change what its queries return.
  enum Stage {
    /// The closure runs and operations are recorded.
    case recording
    /// The layout is prepared for the new counts but has not received the update items.
    case awaitingItems
    /// The layout has received the update items.
    case animating
    /// The layout finalizes the update, and adjustments of contexts are applied again.
    case finalizing
  }

  var stage = Stage.recording
  var operations = UpdateOperations()
  var completions: [(Bool) -> Void] = []
  let oldCounts: [Int]
  let oldOffset: CGPoint
  /// The attributes of each element that was shown before the update.
  let before: [ElementID: UICollectionViewLayoutAttributes]
  /// The objects that the layout returned before the update, if the update changes their index paths.
  let returned: [ElementID: UICollectionViewLayoutAttributes]
  var record = AnimationRecord()
  /// The final attributes that the layout returned, and copies of them.
  var finals: [ElementID: KnownAttributes.Entry] = [:]
  var map: IndexMap?
  let elementPaths: FuzzModes.ElementPaths
  /// The supplementary and decoration elements that the layout deletes, by old path, and inserts,
  /// by new path.
  var deletedElements: Set<ElementID> = []
  var insertedElements: Set<ElementID> = []

  init(
    oldCounts: [Int], oldOffset: CGPoint, before: [ElementID: UICollectionViewLayoutAttributes],
    returned: [ElementID: UICollectionViewLayoutAttributes] = [:],
    elementPaths: FuzzModes.ElementPaths = .kept
  ) {
    self.oldCounts = oldCounts
    self.oldOffset = oldOffset
    self.before = before
    self.returned = returned
    self.elementPaths = elementPaths
  }

  /// Whether the layout has received the update items.
  var hasItems: Bool { stage == .animating || stage == .finalizing }

  /// Returns the id of an element after the update, or nil if the element is deleted or reloaded.
  func newElement(for old: ElementID) -> ElementID? {
    guard let map else { return old }
    guard !deletedElements.contains(old) else { return nil }
    let path = old.indexPath
    switch old.category {
    case .cell: return map.survivingItem(path).map(ElementID.cell)
    case .supplementaryView, .decorationView:
      // A path of one index belongs to no section (evidence B: `_deletedSupplementaryTopLevelIndexesDict` of
      // `UICollectionViewUpdate`).
      guard path.count > 1 else { return old }
      guard let section = map.survivingSection(path[0]) else { return nil }
      return old.at(
        IndexPath(indexes: [section, newIndex(of: old, in: section)] + path.dropFirst(2)))
    }
  }

  /// Returns the index of a supplementary or decoration element in its section after the update.
  private func newIndex(of old: ElementID, in section: Int) -> Int {
    let index = old.indexPath[1]
    guard elementPaths == .renumbered else { return index }
    let deleted = deletedElements.filter { $0.isSibling(of: old, inSection: old.indexPath[0]) }
    let inserted = insertedElements.filter { $0.isSibling(of: old, inSection: section) }
    let left = index - deleted.count { $0.indexPath[1] < index }
    return inserted.map { $0.indexPath[1] }.sorted().reduce(left) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// Returns the id of an element before the update, or nil if the element is new.
  func oldElement(for new: ElementID) -> ElementID? {
    guard !insertedElements.contains(new), let old = elementBefore(new),
      newElement(for: old) == new
    else { return nil }
    return old
  }

  /// Returns the id that an element would have had before the update.
  private func elementBefore(_ new: ElementID) -> ElementID? {
    guard let map else { return nil }
    let path = new.indexPath
    guard new.category != .cell else { return map.oldItem(path).map(ElementID.cell) }
    guard path.count > 1 else { return before[new] == nil ? nil : new }
    guard let section = map.oldSection(path[0]) else { return nil }
    if elementPaths == .renumbered {
      return before.keys.first {
        $0.isSibling(of: new, inSection: section) && newElement(for: $0) == new
      }
    }
    let old = new.at(IndexPath(indexes: [section] + path.dropFirst()))
    return before[old] == nil ? nil : old
  }
}

extension ElementID {
  /// Whether the element is in a section, and of the kind of another one.
  fileprivate func isSibling(of other: ElementID, inSection section: Int) -> Bool {
    category == other.category && kind == other.kind && indexPath.count > 1
      && indexPath[0] == section
  }
}
