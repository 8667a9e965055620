#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListCore {
    /// Returns the sections between those at both ends that are shown already, without those that need no other views
    /// than the ones before them.
    func new(among latest: [StoredSection]) -> [StoredSection] {
      let shown = ends(of: latest) { $0.value === $1 }
      var new: [StoredSection] = []
      // Swift would check the actor in each call of a closure.
      for index in shown.prefix..<(latest.count - shown.suffix)
      where new.isEmpty || latest[index].needsViews(besides: latest[index - 1]) {
        new.append(latest[index])
      }
      return new
    }
  }

  // The order of sections and items as the data source knows it, by their numbers.
  extension ListCore {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    var snapshot: Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.number))
      for section in sections {
        snapshot.appendItems(section.items.map(\.number), toSection: section.number)
      }
      return snapshot
    }

    /// Returns the snapshot after a change. The present one is copied faster than a new one is made.
    func snapshot(after change: ListChange, from present: Snapshot) -> Snapshot {
      guard change.changesOrder else { return present }
      // Each replacement may take time in proportion to all items.
      guard !change.changesSections, change.replacements.count <= 16 else { return snapshot }
      var snapshot = present
      snapshot.deleteItems(change.replacements.flatMap(\.old))
      for (section, _, new) in change.replacements where !new.isEmpty {
        snapshot.insert(section.items[new], in: section.items, of: section)
      }
      return snapshot
    }
  }

  extension ListCore.Snapshot {
    /// Inserts items that stand next to each other in the new order of a section.
    @MainActor
    mutating func insert(
      _ new: ArraySlice<ItemRecord>, in order: [ItemRecord], of section: SectionRecord
    ) {
      let numbers = new.map(\.number)
      if new.startIndex > 0 {
        insertItems(numbers, afterItem: order[new.startIndex - 1].number)
      } else if new.endIndex < order.count {
        insertItems(numbers, beforeItem: order[new.endIndex].number)
      } else {
        appendItems(numbers, toSection: section.number)
      }
    }
  }
#endif
