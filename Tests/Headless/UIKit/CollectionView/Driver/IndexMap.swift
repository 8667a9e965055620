import Foundation

/// A map from the sections and items before a batch update to those after it.
struct IndexMap {
  private var sections: [Int: Int] = [:]
  private var items: [IndexPath: IndexPath] = [:]
  private let reloadedItems: Set<IndexPath>
  private let reloadedSections: Set<Int>

  init(_ operations: UpdateOperations, old: [Int], new: [Int]) {
    reloadedItems = Set(operations.reloadedItems)
    reloadedSections = Set(operations.reloadedSections)
    sections = Self.places(
      count: old.count, newCount: new.count, deleted: Set(operations.deletedSections),
      inserted: Set(operations.insertedSections),
      moved: Dictionary(
        operations.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { a, _ in a }))
    for (section, newSection) in sections where new.indices.contains(newSection) {
      mapItems(operations, section, old[section], newSection, new[newSection])
    }
    for move in operations.movedItems { items[move.from] = move.to }
  }

  private mutating func mapItems(
    _ operations: UpdateOperations, _ section: Int, _ count: Int, _ newSection: Int, _ newCount: Int
  ) {
    let leaving =
      operations.deletedItems.filter { $0.section == section }.map(\.item)
      + operations.movedItems.filter { $0.from.section == section }.map(\.from.item)
    let arriving =
      operations.insertedItems.filter { $0.section == newSection }.map(\.item)
      + operations.movedItems.filter { $0.to.section == newSection }.map(\.to.item)
    let places = Self.places(
      count: count, newCount: newCount, deleted: Set(leaving), inserted: Set(arriving), moved: [:])
    for (item, newItem) in places {
      items[IndexPath(item: item, section: section)] =
        IndexPath(item: newItem, section: newSection)
    }
  }

  /// Maps the indexes that stay, in order, to the indexes that no insertion or move takes.
  private static func places(
    count: Int, newCount: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int]
  ) -> [Int: Int] {
    var places = moved
    let taken = inserted.union(moved.values)
    var free = (0..<newCount).filter { !taken.contains($0) }.makeIterator()
    for index in 0..<count where !deleted.contains(index) && moved[index] == nil {
      places[index] = free.next()
    }
    return places
  }

  /// Returns the new index of a section, reloaded or not.
  func section(_ old: Int) -> Int? { sections[old] }

  /// Returns the new path of an item, reloaded or not. A path with `NSNotFound` as item is a
  /// section.
  func position(of path: IndexPath) -> IndexPath? {
    guard path.item == NSNotFound else { return items[path] }
    return sections[path.section].map { IndexPath(item: NSNotFound, section: $0) }
  }

  /// Returns the new path of an item, or nil if it is deleted or reloaded.
  func survivingItem(_ path: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(path), !reloadedSections.contains(path.section) else {
      return nil
    }
    return items[path]
  }

  /// Returns the new index of a section, or nil if it is deleted or reloaded.
  func survivingSection(_ section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sections[section]
  }
}
