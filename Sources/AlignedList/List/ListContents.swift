#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The sections that a list shows.
  @MainActor
  final class ListContents {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionRecord, ItemRecord>

    private(set) var sections: [SectionRecord] = []

    /// What differs between the sections that are shown and new ones.
    struct Change {
      /// Whether sections or items are inserted, deleted or moved.
      var changesOrder = false

      /// The items that stay, but have other content.
      var reconfigured: [ItemRecord] = []

      /// The old index paths of items that stay, but have another size or other attributes.
      var resized: [IndexPath] = []

      /// Whether attributes, headers or footers of sections have changed.
      var changesSurroundings = false

      /// Whether nothing has to be laid out again.
      var isEmpty: Bool {
        !changesOrder && reconfigured.isEmpty && resized.isEmpty && !changesSurroundings
      }
    }

    /// Takes new sections, and returns what they change.
    ///
    /// - Parameters:
    ///   - hiddenCount: a closure that returns the number of items that are hidden in an old section.
    ///   - report: a closure that receives a description of each identity that occurs twice.
    func update(
      to new: [ListSection], hiddenCount: (_ section: Int) -> Int, report: (String) -> Void
    ) -> Change {
      var change = Change()
      var old: [AnyHashable: Int] = [:]
      for (index, record) in sections.enumerated() { old[record.section.id] = index }
      var taken: Set<AnyHashable> = []
      let sections = new.map { section in
        let section = section.withUniqueID(among: &taken, report)
        guard let index = old[section.id] else { return SectionRecord(section) }
        let record = self.sections[index]
        change.add(
          record.update(to: section, hiddenCount: hiddenCount(index)), ofSection: index)
        return record
      }
      for record in sections {
        for key in record.repeatedKeys {
          report("The id \(key) occurs twice in the section \(record.section.id.base).")
        }
      }
      if sections != self.sections { change.changesOrder = true }
      self.sections = sections
      return change
    }

    /// The snapshot of the sections.
    var snapshot: Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections)
      for section in sections { snapshot.appendItems(section.items, toSection: section) }
      return snapshot
    }
  }

  extension ListContents.Change {
    fileprivate mutating func add(_ change: SectionRecord.Change, ofSection section: Int) {
      changesOrder = changesOrder || change.changesOrder
      changesSurroundings = changesSurroundings || change.changesSurroundings
      reconfigured += change.reconfigured
      resized += change.resized.map { IndexPath(item: $0, section: section) }
    }
  }

  extension ListSection {
    /// Returns the section with an id that none before it has.
    fileprivate func withUniqueID(
      among taken: inout Set<AnyHashable>, _ report: (String) -> Void
    ) -> ListSection {
      guard !taken.insert(id).inserted else { return self }
      report("The id \(id.base) belongs to two sections.")
      var number = 1
      while !taken.insert(AnyHashable(RepeatedID(id: id, number: number))).inserted { number += 1 }
      return with(id: AnyHashable(RepeatedID(id: id, number: number)))
    }
  }

  /// The id of a section whose own id others before it have.
  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let number: Int
  }
#endif
