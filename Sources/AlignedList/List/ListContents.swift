#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The sections that a list shows. The data source knows sections and items by their numbers.
  @MainActor
  final class ListContents {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private(set) var sections: [SectionRecord] = []
    private var sectionsByID: [AnyHashable: SectionRecord] = [:]
    private var sectionsByNumber: [Int: SectionRecord] = [:]
    private var itemsByNumber: [Int: ItemRecord] = [:]
    private var lastNumber = 0

    /// What differs between the sections that are shown and new ones.
    struct Change {
      /// Whether sections or items are inserted, deleted or moved.
      var changesOrder = false

      /// The numbers of items that stay, but whose views have to be filled again.
      var reconfigured: [Int] = []

      /// The old index paths of items that stay, but have another size or other attributes.
      var resized: [IndexPath] = []

      /// Whether attributes, headers or footers of sections have changed.
      var changesSurroundings = false

      fileprivate var removedItems: [ItemRecord] = []
      fileprivate var removedSections: [SectionRecord] = []

      /// Whether nothing has to be laid out or filled again.
      var isEmpty: Bool {
        !changesOrder && reconfigured.isEmpty && resized.isEmpty && !changesSurroundings
      }
    }

    func section(_ number: Int?) -> SectionRecord? {
      number.flatMap { sectionsByNumber[$0] }
    }

    func item(_ number: Int?) -> ItemRecord? {
      number.flatMap { itemsByNumber[$0] }
    }

    /// Returns the first section that has an id, or nil.
    ///
    /// - Complexity: O(1).
    func section(withID id: AnyHashable) -> SectionRecord? {
      sectionsByID[id]
    }

    /// Takes new sections, and returns what they change. Removed sections and items are still found until
    /// `forgetRemoved(by:)` is called: the data source shows them until it gets the new snapshot.
    ///
    /// - Parameters:
    ///   - hiddenCount: a closure that returns the number of items that are hidden in an old section.
    ///   - report: a closure that receives a description of each identity that occurs twice.
    func update(
      to new: [ListSection], hiddenCount: (_ section: Int) -> Int, report: (String) -> Void
    ) -> Change {
      var change = Change()
      var former = sectionsByID
      var updated = UniqueSections(capacity: new.count)
      for section in new {
        let section = updated.unique(section, report)
        let known = former.removeValue(forKey: section.id)
        let record = known ?? makeSection(section)
        updated.append(record, id: section.id)
        let difference = record.update(
          to: section, hiddenCount: { known.map { hiddenCount($0.index) } ?? 0 },
          makeNumber: makeNumber)
        for item in difference.inserted { itemsByNumber[item.number] = item }
        for key in difference.repeatedKeys {
          report("The id \(key) occurs twice in the section \(section.id.base).")
        }
        if known != nil { change.add(difference, ofSection: record.index) }
      }
      change.removedSections = Array(former.values)
      for section in change.removedSections { section.retire() }
      if !updated.records.elementsEqual(sections, by: ===) { change.changesOrder = true }
      sections = updated.records
      sectionsByID = updated.recordsByID
      for (index, section) in sections.enumerated() { section.index = index }
      return change
    }

    private func makeSection(_ section: ListSection) -> SectionRecord {
      let record = SectionRecord(section, number: makeNumber())
      sectionsByNumber[record.number] = record
      return record
    }

    private func makeNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    /// Forgets the sections and items that a change has removed.
    func forgetRemoved(by change: Change) {
      for section in change.removedSections {
        sectionsByNumber[section.number] = nil
        for item in section.items { itemsByNumber[item.number] = nil }
      }
      for item in change.removedItems { itemsByNumber[item.number] = nil }
    }

    /// The snapshot of the sections.
    var snapshot: Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections(sections.map(\.number))
      for section in sections {
        snapshot.appendItems(section.items.map(\.number), toSection: section.number)
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
  }

  extension ListContents {
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

  extension ListContents.Change {
    fileprivate mutating func add(_ change: SectionRecord.Change, ofSection section: Int) {
      changesOrder = changesOrder || change.changesOrder
      changesSurroundings = changesSurroundings || change.changesSurroundings
      reconfigured += change.reconfigured.map(\.number)
      resized += change.resized.map { IndexPath(item: $0, section: section) }
      removedItems += change.removed
    }
  }

  /// Sections with an id of their own each.
  @MainActor
  private struct UniqueSections {
    private(set) var records: [SectionRecord] = []
    private(set) var recordsByID: [AnyHashable: SectionRecord] = [:]

    /// How many sections with an id have got other ids.
    private var repetitions: [AnyHashable: Int] = [:]

    init(capacity: Int) {
      records.reserveCapacity(capacity)
      recordsByID.reserveCapacity(capacity)
    }

    /// Returns a section with an id that no section has, and reports it if that is another id than before.
    mutating func unique(_ section: ListSection, _ report: (String) -> Void) -> ListSection {
      guard recordsByID[section.id] != nil else { return section }
      report("The id \(section.id.base) belongs to two sections.")
      let number = repetitions[section.id, default: 0] + 1
      repetitions[section.id] = number
      return section.with(id: AnyHashable(RepeatedID(id: section.id, number: number)))
    }

    mutating func append(_ record: SectionRecord, id: AnyHashable) {
      records.append(record)
      recordsByID[id] = record
    }
  }

  /// The id of a section whose own id others before it have.
  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let number: Int
  }
#endif
