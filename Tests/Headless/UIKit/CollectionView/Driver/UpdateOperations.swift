import Foundation

/// The operations of a batch update. Deletes, reloads and sources of moves have paths from before
/// the update, inserts and targets of moves paths from after it (evidence W: WWDC 2018, session
/// 225).
struct UpdateOperations {
  /// A move of an item or a section.
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []
  var reconfiguredItems: [IndexPath] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []

  /// Returns the update items in the order of PSTCollectionView: deletes descending, inserts
  /// ascending, reloads, moves (evidence P).
  @MainActor
  func updateItems(_ map: IndexMap) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let deletes = (deletedItems + deletedSections.map(path)).sorted(by: >)
    let inserts = (insertedItems + insertedSections.map(path)).sorted()
    let reloads = (reloadedItems + reloadedSections.map(path)).sorted()
    let moves =
      movedSections.map { Move(from: path($0.from), to: path($0.to)) }
      + movedItems.sorted { $0.from < $1.from }
    return deletes.map { .init(before: $0, after: nil, action: .delete) }
      + inserts.map { .init(before: nil, after: $0, action: .insert) }
      + reloads.map { .init(before: $0, after: map.position(of: $0), action: .reload) }
      + moves.map { .init(before: $0.from, after: $0.to, action: .move) }
  }
}
