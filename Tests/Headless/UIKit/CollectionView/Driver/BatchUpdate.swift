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
  /// The supplementary and decoration elements that the layout deletes, by old path, and inserts,
  /// by new path.
  var deletedElements: Set<ElementID> = []
  var insertedElements: Set<ElementID> = []

  init(
    oldCounts: [Int], oldOffset: CGPoint, before: [ElementID: UICollectionViewLayoutAttributes],
    returned: [ElementID: UICollectionViewLayoutAttributes] = [:]
  ) {
    self.oldCounts = oldCounts
    self.oldOffset = oldOffset
    self.before = before
    self.returned = returned
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
      guard path.count > 0 else { return old }
      guard let section = map.survivingSection(path[0]) else { return nil }
      return old.at(IndexPath(indexes: [section] + path.dropFirst()))
    }
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
    var old = new
    if path.count > 0 {
      guard let section = map.oldSection(path[0]) else { return nil }
      old = new.at(IndexPath(indexes: [section] + path.dropFirst()))
    }
    return before[old] == nil ? nil : old
  }
}
