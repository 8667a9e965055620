import Foundation

/// The operations that lead from one snapshot to another.
///
/// Sections and items that keep their order stay; of the others as few as possible move. An item
/// moves to another section only if both sections stay where they are, because UIKit raises an
/// exception for a move into a section that moves or is reloaded (evidence R: ChatLayout, issue 1).
/// Otherwise it is deleted and inserted. So is an item or a section that moves and is reloaded,
/// because one element has one operation.
struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  private let old: Snapshot
  private let new: Snapshot
  private let oldPlaces: [ItemID: IndexPath]
  private let newPlaces: [ItemID: IndexPath]
  /// The new indexes of the sections whose items are compared, by old index.
  private var compared: [Int: Int] = [:]
  /// The old indexes of those that do not move.
  private var inPlace: Set<Int> = []
  private(set) var operations = UpdateOperations()

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    oldPlaces = Self.places(old)
    newPlaces = Self.places(new)
    compareSections()
    for section in compared.keys.sorted() { removeItems(fromSection: section) }
    for section in compared.values.sorted() { insertItems(intoSection: section) }
    operations.reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap { oldPlaces[$0] }
  }

  private static func places(_ snapshot: Snapshot) -> [ItemID: IndexPath] {
    var places: [ItemID: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (section, content) in snapshot.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  private mutating func compareSections() {
    let common = old.sectionIdentifiers.compactMap(new.indexOfSection)
    let staying = longestIncreasingSubsequence(of: common)
    for (index, identifier) in old.sectionIdentifiers.enumerated() {
      guard let newIndex = new.indexOfSection(identifier) else {
        operations.deletedSections.append(index)
        continue
      }
      switch (staying.contains(newIndex), new.sectionsToReload.contains(identifier)) {
      case (true, true): operations.reloadedSections.append(index)
      case (false, true):
        operations.deletedSections.append(index)
        operations.insertedSections.append(newIndex)
      case (let stays, false):
        compared[index] = newIndex
        if stays {
          inPlace.insert(index)
        } else {
          operations.movedSections.append(.init(from: index, to: newIndex))
        }
      }
    }
    operations.insertedSections += new.sectionIdentifiers.indices.filter {
      old.indexOfSection(new.sections[$0].identifier) == nil
    }
  }

  /// Whether an item keeps its cell on its way from one section to another.
  private func canMove(from oldPath: IndexPath, to newPath: IndexPath) -> Bool {
    inPlace.contains(oldPath.section) && isInPlace(newSection: newPath.section)
  }

  private func isInPlace(newSection: Int) -> Bool {
    guard let index = old.indexOfSection(new.sections[newSection].identifier) else { return false }
    return inPlace.contains(index)
  }

  private mutating func removeItems(fromSection section: Int) {
    let items = old.sections[section].items
    let newSection = compared[section]
    let staying = longestIncreasingSubsequence(
      of: items.compactMap { newPlaces[$0] }.filter { $0.section == newSection }.map(\.item))
    for (item, identifier) in items.enumerated() {
      let path = IndexPath(item: item, section: section)
      let isReloaded = new.itemsToReload.contains(identifier)
      guard let newPath = newPlaces[identifier] else {
        operations.deletedItems.append(path)
        continue
      }
      if newPath.section == newSection, staying.contains(newPath.item) {
        if isReloaded { operations.reloadedItems.append(path) }
      } else if !isReloaded, canMove(from: path, to: newPath) {
        operations.movedItems.append(.init(from: path, to: newPath))
      } else {
        operations.deletedItems.append(path)
        replaced.insert(newPath)
      }
    }
  }

  /// The new paths of the items that are deleted at their old one.
  private var replaced: Set<IndexPath> = []

  private mutating func insertItems(intoSection section: Int) {
    for (item, identifier) in new.sections[section].items.enumerated() {
      let path = IndexPath(item: item, section: section)
      if let oldPath = oldPlaces[identifier], compared[oldPath.section] != nil,
        !replaced.contains(path)
      {
        continue
      }
      operations.insertedItems.append(path)
    }
  }
}

/// Returns the members of a longest subsequence that increases, of different numbers.
func longestIncreasingSubsequence(of numbers: [Int]) -> Set<Int> {
  // The last number of the best subsequence of each length, and what precedes each number.
  var ends: [Int] = []
  var predecessors: [Int: Int] = [:]
  for number in numbers {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { predecessors[number] = ends[low - 1] }
    if low == ends.count { ends.append(number) } else { ends[low] = number }
  }
  var members: Set<Int> = []
  var next = ends.last
  while let member = next {
    members.insert(member)
    next = predecessors[member]
  }
  return members
}

extension UpdateOperations {
  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && reconfiguredItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// Whether items are reconfigured and nothing else changes.
  var onlyReconfigure: Bool {
    var others = self
    others.reconfiguredItems = []
    return others.isEmpty && !isEmpty
  }

  mutating func append(_ other: UpdateOperations) {
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    reloadedItems += other.reloadedItems
    movedItems += other.movedItems
    reconfiguredItems += other.reconfiguredItems
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    reloadedSections += other.reloadedSections
    movedSections += other.movedSections
  }
}
