#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListContents {
    /// The snapshot of the sections.
    var snapshot: Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.number))
      for section in sections {
        snapshot.appendItems(section.items.map(\.number), toSection: section.number)
      }
      return snapshot
    }

    /// Returns the snapshot after a change.
    ///
    /// - Parameter present: the snapshot before it, which is copied faster than a new one is made.
    func snapshot(after change: Change, from present: Snapshot) -> Snapshot {
      guard change.changesOrder else { return present }
      // Each replacement may take time in proportion to all items.
      guard !change.changesSections, change.replacements.count <= 16 else { return snapshot }
      var snapshot = present
      snapshot.deleteItems(change.replacements.flatMap(\.old))
      for replacement in change.replacements where !replacement.new.isEmpty {
        let (items, new) = (replacement.section.items, replacement.new)
        let numbers = items[new].map(\.number)
        if new.lowerBound > 0 {
          snapshot.insertItems(numbers, afterItem: items[new.lowerBound - 1].number)
        } else if new.upperBound < items.count {
          snapshot.insertItems(numbers, beforeItem: items[new.upperBound].number)
        } else {
          snapshot.appendItems(numbers, toSection: replacement.section.number)
        }
      }
      return snapshot
    }

    /// Takes the order that a person has given the items, and tells the sections' clients.
    func reorder(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
      let snapshot = transaction.finalSnapshot
      for section in sections(reorderedBy: transaction.difference) {
        let items = snapshot.itemIdentifiers(inSection: section.number).compactMap(item)
        section.reorder(items)
        if let action = section.section.onReorder {
          action.call(items.map(\.shownIndex).filter { $0 < action.itemCount })
        }
      }
    }

    /// Returns the sections in which items move.
    private func sections(
      reorderedBy difference: CollectionDifference<Int>
    ) -> [SectionRecord] {
      let numbers = difference.map { change in
        switch change {
        case .insert(_, let number, _), .remove(_, let number, _): number
        }
      }
      let moved = numbers.compactMap { item($0)?.section }
      return Dictionary(moved.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        .values.sorted { $0.index < $1.index }
    }
  }
#endif
