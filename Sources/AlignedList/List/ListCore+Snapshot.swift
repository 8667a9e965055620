#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListCore {
    /// The sections that are not shown in their places as they are.
    func new(among latest: [ListSection]) -> [ListSection] {
      latest.indices.filter { index in
        index >= sections.count || sections[index].value !== latest[index].stored
      }.map { latest[$0] }
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
