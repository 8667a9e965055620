import Foundation

/// Where sections and items are after a batch of operations that were before it.
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

  /// What stays fills, in its order, the places that nothing inserted or moved takes.
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

  /// The new index of a section, whether its content was reloaded or not.
  func section(_ old: Int) -> Int? { sections[old] }

  /// The place of an item or, with `NSNotFound`, of a section, whether reloaded or not.
  func position(of path: IndexPath) -> IndexPath? {
    guard path.item == NSNotFound else { return items[path] }
    return sections[path.section].map { IndexPath(item: NSNotFound, section: $0) }
  }

  /// The new path of an item that is still itself: not deleted and not reloaded.
  func survivingItem(_ path: IndexPath) -> IndexPath? {
    guard !reloadedItems.contains(path), !reloadedSections.contains(path.section) else {
      return nil
    }
    return items[path]
  }

  func survivingSection(_ section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sections[section]
  }
}
