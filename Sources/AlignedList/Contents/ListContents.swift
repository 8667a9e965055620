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
      /// Whether sections are inserted, deleted or moved.
      var changesSections = false

      /// The items that take the place of others, by their numbers, in sections where items are inserted,
      /// deleted or moved.
      fileprivate(set) var replacements: [Replacement] = []

      /// The numbers of items that stay, but whose views have to be filled again.
      var reconfigured: [Int] = []

      /// The old index paths of items that stay, but have another size or other attributes.
      var resized: [IndexPath] = []

      /// Whether attributes, headers or footers of sections have changed.
      var changesSurroundings = false

      fileprivate var removedItems: [ItemRecord] = []
      fileprivate var removedSections: [SectionRecord] = []

      /// Whether sections or items are inserted, deleted or moved.
      var changesOrder: Bool { changesSections || !replacements.isEmpty }

      struct Replacement {
        let section: SectionRecord
        let old: [Int]
        let new: Range<Int>
      }

      /// Whether nothing has to be laid out or filled again.
      var isEmpty: Bool {
        !changesOrder && reconfigured.isEmpty && resized.isEmpty && !changesSurroundings
      }
    }

    /// Returns the section that has a number, or nil.
    ///
    /// - Parameter index: where the section stands, unless an update is under way.
    func section(_ number: Int?, expectedAt index: Int) -> SectionRecord? {
      guard let number else { return nil }
      if index < sections.count, sections[index].number == number { return sections[index] }
      return sectionsByNumber[number]
    }

    func item(_ number: Int?) -> ItemRecord? {
      number.flatMap { itemsByNumber[$0] }
    }

    /// Returns the item that has a number, or nil.
    ///
    /// - Parameter path: where the item stands, unless an update is under way.
    func item(_ number: Int?, expectedAt path: IndexPath) -> ItemRecord? {
      if path.section < sections.count {
        let items = sections[path.section].items
        if path.item < items.count, items[path.item].number == number { return items[path.item] }
      }
      return item(number)
    }

    /// Whether an item is shown, and not about to be removed.
    func contains(_ record: ItemRecord) -> Bool {
      guard let section = record.section, !section.isGone,
        section.items.indices.contains(record.index)
      else { return false }
      return section.items[record.index] === record
    }

    /// Whether an item is the last one of all.
    func isLast(_ item: ItemRecord) -> Bool {
      sections.last { !$0.items.isEmpty }?.items.last === item
    }

    /// Returns the first section that has an id, or nil.
    ///
    /// - Complexity: O(1).
    func section(withID id: AnyHashable) -> SectionRecord? {
      sectionsByID[id]
    }
  }

  // MARK: - Updating

  extension ListContents {
    /// Takes new sections, and returns what they change. Removed sections and items are still found until
    /// `forgetRemoved(by:)` is called: the data source shows them until it gets the new snapshot.
    ///
    /// - Parameters:
    ///   - hiddenCount: a closure that returns the number of items that are hidden in an old section.
    ///   - report: a closure that receives a description of each identity that occurs twice.
    func update(
      to new: [ListSection], hiddenCount: @MainActor (_ section: Int) -> Int,
      report: (String) -> Void
    ) -> Change {
      var change = Change()
      var inserted: [ItemRecord] = []
      func update(_ record: SectionRecord, isNew: Bool = false, to section: ListSection) {
        let difference = record.update(
          to: section, hiddenCount: { isNew ? 0 : hiddenCount(record.index) },
          makeNumber: makeNumber)
        guard let difference else { return }
        inserted += difference.inserted
        for key in difference.repeatedKeys {
          report("The id \(key) occurs twice in the section \(section.id.base).")
        }
        if !isNew { change.add(difference, of: record) }
      }
      let kept = keptEnds(of: new)
      let old = kept.prefix..<(sections.count - kept.suffix)
      for index in 0..<kept.prefix { update(sections[index], to: new[index]) }
      var former = Dictionary(uniqueKeysWithValues: sections[old].map { ($0.section.id, $0) })
      var between = UniqueSections()
      for section in new[kept.prefix..<(new.count - kept.suffix)] {
        let section = between.unique(section, report)
        let known = former.removeValue(forKey: section.id)
        let record = known ?? makeSection(section)
        between.append(record, id: section.id)
        update(record, isNew: known == nil, to: section)
      }
      for (record, section) in zip(sections[old.upperBound...], new.suffix(kept.suffix)) {
        update(record, to: section)
      }
      change.removedSections = Array(former.values)
      moveItemsAmongSections(inserted, &change)
      replaceSections(old, by: between, &change)
      return change
    }

    /// Has items that leave one section and come to another one keep their views.
    ///
    /// - Parameter inserted: the items that are new in their sections.
    private func moveItemsAmongSections(_ inserted: [ItemRecord], _ change: inout Change) {
      for item in inserted { itemsByNumber[item.number] = item }
      guard !inserted.isEmpty else { return }
      let leaving = unique(change.removedItems + change.removedSections.flatMap(\.items))
      guard !leaving.isEmpty else { return }
      var moved: Set<Int> = []
      for (key, new) in unique(inserted).sorted(by: { $0.value.number < $1.value.number }) {
        // The cards of two carousels that a view shows in turn have nothing to do with each other.
        guard let section = new.section, section.cards == nil, let item = leaving[key],
          let former = item.section, let old = item.item, let value = new.item
        else { continue }
        change.resized.append(IndexPath(item: item.index, section: former.index))
        let difference = value.change(from: old)
        if difference.contains(.content) { change.reconfigured.append(item.number) }
        if difference.contains(.size) { item.sizes.forget() }
        section.adopt(item, inPlaceOf: new)
        itemsByNumber[new.number] = nil
        moved.insert(item.number)
      }
      change.removedItems.removeAll { moved.contains($0.number) }
    }

    /// Returns the items with identities of their own, without those that several of them have: the same photo
    /// may stand in several sections.
    private func unique(_ items: [ItemRecord]) -> [ItemKey: ItemRecord] {
      let own = items.filter(\.key.isOwn)
      let counts = Dictionary(own.map { ($0.key, 1) }, uniquingKeysWith: +)
      return own.reduce(into: [:]) { unique, item in
        if counts[item.key] == 1 { unique[item.key] = item }
      }
    }

    /// Puts sections in place of others.
    private func replaceSections(
      _ old: Range<Int>, by new: UniqueSections, _ change: inout Change
    ) {
      for section in change.removedSections {
        section.retire()
        sectionsByID[section.section.id] = nil
      }
      for (id, section) in new.recordsByID { sectionsByID[id] = section }
      guard !new.records.elementsEqual(sections[old], by: ===) else { return }
      change.changesSections = true
      sections.replaceSubrange(old, with: new.records)
      for index in old.lowerBound..<sections.count { sections[index].index = index }
    }

    /// Returns how many sections at both ends have the ids of new sections there. If an id between them occurs
    /// twice, all sections have to be looked at, and none are counted.
    private func keptEnds(of new: [ListSection]) -> (prefix: Int, suffix: Int) {
      let common = min(sections.count, new.count)
      var (prefix, suffix) = (0, 0)
      while prefix < common, sections[prefix].section.hasSameID(as: new[prefix]) { prefix += 1 }
      while suffix < common - prefix,
        sections[sections.count - 1 - suffix].section.hasSameID(as: new[new.count - 1 - suffix])
      {
        suffix += 1
      }
      let between = prefix..<(sections.count - suffix)
      var ids: Set<AnyHashable> = []
      for section in new[prefix..<(new.count - suffix)] {
        guard ids.insert(section.id).inserted else { return (0, 0) }
        if let known = sectionsByID[section.id], !between.contains(known.index) { return (0, 0) }
      }
      return (prefix, suffix)
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
    ///
    /// - Parameter displayedItems: a closure that returns the items whose cells are displayed. Cells that fade
    ///   out call the actions of their items when that ends.
    func forgetRemoved(by change: Change, displayedItems: () -> Set<ObjectIdentifier>) {
      lazy var displayed = displayedItems()
      func forget(_ item: ItemRecord) {
        itemsByNumber[item.number] = nil
        if !displayed.contains(ObjectIdentifier(item)) { item.forgetValue() }
      }
      for section in change.removedSections {
        sectionsByNumber[section.number] = nil
        for item in section.items where item.section === section { forget(item) }
      }
      for item in change.removedItems { forget(item) }
    }
  }

  extension ListContents.Change {
    @MainActor
    fileprivate mutating func add(_ change: SectionRecord.Change, of section: SectionRecord) {
      if let replacement = change.replacement {
        replacements.append(
          Replacement(section: section, old: replacement.old, new: replacement.new))
      }
      changesSurroundings = changesSurroundings || change.changesSurroundings
      reconfigured += change.reconfigured.map(\.number)
      resized += change.resized.map { IndexPath(item: $0, section: section.index) }
      removedItems += change.removed
    }
  }

  /// Sections with an id of their own each.
  @MainActor
  private struct UniqueSections {
    private(set) var records: [SectionRecord] = []
    private(set) var recordsByID: [AnyHashable: SectionRecord] = [:]

    /// For each id, the number of sections that got another id in its place.
    private var repetitions: [AnyHashable: Int] = [:]

    /// Returns the section with an id that no section before it has. Reports it if that is not its own id.
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

  /// The id of a section whose own id belongs to a section before it.
  private struct RepeatedID: Hashable {
    let id: AnyHashable
    let number: Int
  }
#endif
