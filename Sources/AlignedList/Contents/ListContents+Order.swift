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

    /// Takes the order that a person has given the items.
    ///
    /// - Returns: the sections that are to tell their clients, in this order: those that lose items first.
    func reorder(to snapshot: Snapshot) -> [SectionRecord] {
      let changed = sections.compactMap {
        section -> (section: SectionRecord, items: [ItemRecord])? in
        let numbers = snapshot.itemIdentifiers(inSection: section.number)
        if numbers.elementsEqual(section.items.lazy.map(\.number)) { return nil }
        return (section, numbers.compactMap(item))
      }
      let losing = changed.filter { $0.items.count < $0.section.items.count }
      let others = changed.filter { $0.items.count >= $0.section.items.count }
      for (section, items) in changed {
        for item in items where item.section !== section { section.adopt(item) }
      }
      for (section, items) in changed { section.reorder(items) }
      return (losing + others).map(\.section)
    }
  }

  extension SectionRecord {
    /// Passes the elements to the client in the order that a person has given them.
    func tellOrder() {
      section.values.onReorder?.call(items.compactMap(\.movedElement))
    }
  }
#endif
