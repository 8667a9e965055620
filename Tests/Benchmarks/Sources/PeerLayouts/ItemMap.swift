import UIKit

/// Where the items of the only section were before a batch update, and where they are after it.
struct ItemMap {
  /// The number that stands for an item that is new or deleted.
  static let none = -1

  /// The earlier number of each item. An item that is reloaded is new.
  private(set) var oldItems: [Int] = []

  /// The present number of each earlier item.
  private(set) var newItems: [Int]

  /// Creates the map of an update, or returns nil if whole sections change.
  @MainActor
  init?(_ updates: [UICollectionViewUpdateItem], oldCount: Int, newCount: Int) {
    var removed: [Int] = []
    var placed: [(new: Int, old: Int)] = []
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate?.item, update.indexPathAfterUpdate?.item)
      guard before != NSNotFound, after != NSNotFound else { return nil }
      switch (update.updateAction, before, after) {
      case (.insert, _, let after?): placed.append((after, Self.none))
      case (.delete, let before?, _): removed.append(before)
      case (.move, let before?, let after?):
        removed.append(before)
        placed.append((after, before))
      case (.reload, let before?, let after):
        removed.append(before)
        placed.append((after ?? before, Self.none))
      default: break
      }
    }
    guard newCount - placed.count == oldCount - removed.count else { return nil }
    newItems = Array(repeating: Self.none, count: oldCount)
    connect(removed: removed.sorted(), placed: placed.sorted { $0.new < $1.new }, newCount)
  }

  /// Connects the items that stay, in their order, with the places that are left.
  private mutating func connect(removed: [Int], placed: [(new: Int, old: Int)], _ newCount: Int) {
    var (removed, placed, next) = (removed[...], placed[...], 0)
    oldItems.reserveCapacity(newCount)
    for new in 0..<newCount {
      if placed.first?.new == new, let old = placed.popFirst()?.old {
        oldItems.append(old)
        if old != Self.none { newItems[old] = new }
        continue
      }
      while removed.first == next {
        removed.removeFirst()
        next += 1
      }
      oldItems.append(next)
      newItems[next] = new
      next += 1
    }
  }

  /// The first item that is another one than before, or nil if there is none.
  var firstChange: Int? {
    oldItems.indices.first { oldItems[$0] != $0 }
      ?? (oldItems.count < newItems.count ? oldItems.count : nil)
  }
}
