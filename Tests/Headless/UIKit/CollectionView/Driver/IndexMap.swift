import Foundation

/// A map from the sections and items before a batch update to those after it, and back.
///
/// It stores the operations, because most items of a large content have none.
struct IndexMap {
  private let oldCounts: [Int]
  private let newCounts: [Int]
  private let keptSections: KeptOrder
  private let movedSections: [Int: Int]
  private let movedSectionsBack: [Int: Int]
  /// The order of the items of each section with operations, by its old index.
  private var keptItems: [Int: KeptOrder] = [:]
  private let movedItems: [IndexPath: IndexPath]
  private let movedItemsBack: [IndexPath: IndexPath]
  private var reloadedItems: Set<IndexPath>
  private let reloadedSections: Set<Int>

  init(
    _ operations: UpdateOperations, old: [Int], new: [Int],
    _ reloads: FuzzModes.ReloadsWithDeletes = .all
  ) {
    oldCounts = old
    newCounts = new
    reloadedItems = Set(operations.reloadedItems)
    reloadedSections = Set(operations.reloadedSections)
    movedSections = operations.movedSections.map { ($0.from, $0.to) }.firstByKey()
    movedSectionsBack = movedSections.map { ($1, $0) }.firstByKey()
    movedItems = operations.movedItems.reversed().map { ($0.from, $0.to) }.firstByKey()
    movedItemsBack = movedItems.map { ($1, $0) }.firstByKey()
    keptSections = KeptOrder(
      count: old.count, newCount: new.count,
      leaving: Set(operations.deletedSections).union(movedSections.keys),
      arriving: Set(operations.insertedSections).union(movedSections.values))
    keptItems = keptItems(operations)
    if reloads == .allButLast { loseReloads(operations) }
  }

  /// Removes the last items of each section from those that are reloaded, as many as are deleted in it.
  private mutating func loseReloads(_ operations: UpdateOperations) {
    for path in operations.reloadedItems {
      guard let place = item(path) else { continue }
      let deletes = operations.deletedItems.count { $0.section == path.section }
      if place.item >= newCounts[place.section] - deletes { reloadedItems.remove(path) }
    }
  }

  private func keptItems(_ operations: UpdateOperations) -> [Int: KeptOrder] {
    let leaving = Dictionary(
      grouping: operations.deletedItems + operations.movedItems.map(\.from), by: \.section)
    let arriving = Dictionary(
      grouping: operations.insertedItems + operations.movedItems.map(\.to), by: \.section)
    let changed = Set(leaving.keys).union(arriving.keys.compactMap(oldSection))
    return changed.reduce(into: [:]) { kept, section in
      guard let new = self.section(section), let count = count(ofSection: section) else { return }
      kept[section] = KeptOrder(
        count: count.old, newCount: count.new, leaving: Set((leaving[section] ?? []).map(\.item)),
        arriving: Set((arriving[new] ?? []).map(\.item)))
    }
  }

  /// Returns the number of items before and after the update of a section that stays.
  private func count(ofSection old: Int) -> (old: Int, new: Int)? {
    guard let new = section(old), newCounts.indices.contains(new), oldCounts.indices.contains(old)
    else { return nil }
    return (oldCounts[old], newCounts[new])
  }

  private func keptItems(ofSection old: Int) -> KeptOrder? {
    keptItems[old] ?? count(ofSection: old).map { KeptOrder(count: $0.old, newCount: $0.new) }
  }

  /// Returns the new index of a section, reloaded or not.
  func section(_ old: Int) -> Int? { movedSections[old] ?? keptSections.new(old) }

  /// Returns the old index of a section, reloaded or not.
  func oldSection(_ new: Int) -> Int? { movedSectionsBack[new] ?? keptSections.old(new) }

  private func item(_ old: IndexPath) -> IndexPath? {
    if let new = movedItems[old] { return new }
    guard let section = section(old.section),
      let item = keptItems(ofSection: old.section)?.new(old.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the old path of an item, reloaded or not.
  func oldItem(_ new: IndexPath) -> IndexPath? {
    if let old = movedItemsBack[new] { return old }
    guard let section = oldSection(new.section),
      let item = keptItems(ofSection: section)?.old(new.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the new path of an item, reloaded or not. A path with `NSNotFound` as item is a
  /// section.
  func position(of path: IndexPath) -> IndexPath? {
    guard path.item == NSNotFound else { return item(path) }
    return section(path.section).map { IndexPath(item: NSNotFound, section: $0) }
  }

  /// Returns the new path of an item, or nil if it is deleted or reloaded.
  func survivingItem(_ path: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(path), !reloadedSections.contains(path.section) else {
      return nil
    }
    return item(path)
  }

  /// Returns the new index of a section, or nil if it is deleted or reloaded.
  func survivingSection(_ old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : section(old)
  }
}

extension Array {
  /// A dictionary of pairs, in which the first of several with one key counts.
  fileprivate func firstByKey<Key, Value>() -> [Key: Value] where Element == (Key, Value) {
    Dictionary(self) { first, _ in first }
  }
}
