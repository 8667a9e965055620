#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A section that is shown, from when it appears in a list until it is gone. The data source identifies
  /// sections by their records.
  @MainActor
  final class SectionRecord: Hashable {
    /// The latest value of the section.
    private(set) var section: ListSection
    private(set) var items: [ItemRecord] = []
    private var itemsByKey: [ItemKey: ItemRecord] = [:]

    /// Whether a person has changed the order of the items since the list was last shown.
    private var isReordered = false

    /// The sizes of header and footer, which are forgotten when these change.
    var headerSizes = RememberedSizes()
    var footerSizes = RememberedSizes()

    /// What the overflow view shows for the numbers of hidden items that were asked for.
    private var overflowItems: [Int: ListItem?] = [:]

    /// The keys that occur twice among the items.
    private(set) var repeatedKeys: [ItemKey] = []

    init(_ section: ListSection) {
      self.section = section
      replaceItems(with: section.items, section.items.keys) { _, _ in }
    }

    /// Returns what the overflow view shows for a number of hidden items, or nil if there is none.
    func overflowItem(hiddenCount: Int) -> ListItem? {
      if let known = overflowItems[hiddenCount] { return known }
      let item = section.overflow?(hiddenCount)
      overflowItems[hiddenCount] = item
      return item
    }

    func item(for key: ItemKey) -> ItemRecord? {
      itemsByKey[key]
    }

    /// Takes the order that a person has given the items.
    func reorder(_ items: [ItemRecord]) {
      self.items = items
      isReordered = true
      for (index, item) in items.enumerated() { item.index = index }
    }

    nonisolated static func == (first: SectionRecord, second: SectionRecord) -> Bool {
      first === second
    }

    nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  extension SectionRecord {
    /// What differs between the present value of a section and a new one.
    struct Change {
      /// Whether items are inserted, deleted or moved.
      var changesOrder = false

      /// The items that stay, but have other content.
      var reconfigured: [ItemRecord] = []

      /// The old indexes of items that stay, but have another size or other attributes.
      var resized: [Int] = []

      /// Whether attributes, header or footer have changed.
      var changesSurroundings = false
    }

    /// Takes a new value, and returns what it changes.
    ///
    /// - Parameter hiddenCount: the number of items that are hidden.
    func update(to new: ListSection, hiddenCount: Int) -> Change {
      var change = Change()
      let changesHeader = update(&headerSizes, section.header, new.header)
      let changesFooter = update(&footerSizes, section.footer, new.footer)
      change.changesSurroundings =
        changesHeader || changesFooter || section.attributes != new.attributes
      if changesOverflow(to: new, hiddenCount: hiddenCount), !items.isEmpty {
        // The layout asks for the overflow view's size again if any item of the section is asked.
        change.resized.append(0)
      }
      section = new
      repeatedKeys = []
      change.changesOrder = replaceItems(with: new.items, new.items.keys) { record, item in
        let isSame = item.hasSameContent(as: record.item)
        if !isSame { record.sizes.forget() }
        if !isSame || item.content.containsItems { change.reconfigured.append(record) }
        if !isSame || !item.hasSameCellAttributes(as: record.item) {
          change.resized.append(record.index)
        }
      }
      return change
    }

    /// Forgets what the overflow view shows, and returns whether that may have changed.
    private func changesOverflow(to new: ListSection, hiddenCount: Int) -> Bool {
      let old = overflowItems
      overflowItems = [:]
      guard section.overflow != nil || new.overflow != nil else { return false }
      guard let known = old[hiddenCount] else { return true }
      switch (known, new.overflow?(hiddenCount)) {
      case (nil, nil): return false
      case (let known?, let new?): return !new.hasSameContent(as: known)
      case (nil, _?), (_?, nil): return true
      }
    }

    /// Forgets the sizes of a header or footer if the new one may have others.
    private func update(_ sizes: inout RememberedSizes, _ old: ListItem?, _ new: ListItem?) -> Bool
    {
      if old == nil, new == nil { return false }
      if let old, let new, new.hasSameContent(as: old) { return false }
      sizes.forget()
      return true
    }

    /// Replaces the items by new ones, and keeps the records of those that stay.
    ///
    /// Most updates change few items. Those before and after them are matched by their order.
    ///
    /// - Parameters:
    ///   - keys: the keys of the new items, as if no identity occurred twice.
    ///   - compare: a closure that is called for each record that stays, before it takes its new item.
    /// - Returns: whether the order has changed.
    @discardableResult
    private func replaceItems(
      with new: [ListItem], _ keys: [ItemKey], compare: (ItemRecord, ListItem) -> Void
    ) -> Bool {
      let old = items
      var (start, oldEnd, newEnd) = (0, old.count, new.count)
      while start < min(oldEnd, newEnd), old[start].key == keys[start] { start += 1 }
      while min(oldEnd, newEnd) > start, old[oldEnd - 1].key == keys[newEnd - 1] {
        oldEnd -= 1
        newEnd -= 1
      }
      guard let middle = records(of: new, keys, in: start..<newEnd, replacing: start..<oldEnd)
      else {
        return replaceItems(with: new, uniqueKeys(keys), compare: compare)
      }
      for index in 0..<start { take(new[index], old[index], compare) }
      for (record, item) in zip(middle, new[start..<newEnd]) where record.index >= 0 {
        take(item, record, compare)
      }
      for (record, item) in zip(old[oldEnd...], new[newEnd...]) { take(item, record, compare) }
      let changesOrder = start < oldEnd || start < newEnd
      if changesOrder { replace(start..<oldEnd, with: middle) }
      if changesOrder || isReordered { number(from: isReordered ? 0 : start) }
      isReordered = false
      return changesOrder
    }

    private func take(
      _ item: ListItem, _ record: ItemRecord, _ compare: (ItemRecord, ListItem) -> Void
    ) {
      compare(record, item)
      record.item = item
    }

    /// Returns the records of a range of new items: those among the old ones in a range that have the same
    /// keys, and new ones with an index of -1. Returns nil if an identity occurs twice.
    private func records(
      of new: [ListItem], _ keys: [ItemKey], in range: Range<Int>, replacing oldRange: Range<Int>
    ) -> [ItemRecord]? {
      var taken: Set<ItemKey> = []
      var records: [ItemRecord] = []
      records.reserveCapacity(range.count)
      for index in range {
        let key = keys[index]
        guard taken.insert(key).inserted else { return nil }
        guard let record = itemsByKey[key] else {
          records.append(ItemRecord(new[index], key: key, index: -1, in: self))
          continue
        }
        guard oldRange.contains(record.index) else { return nil }
        records.append(record)
      }
      return records
    }

    private func replace(_ range: Range<Int>, with new: [ItemRecord]) {
      for record in items[range] { itemsByKey[record.key] = nil }
      for record in new { itemsByKey[record.key] = record }
      items.replaceSubrange(range, with: new)
    }

    private func number(from start: Int) {
      for index in start..<items.count {
        items[index].index = index
        items[index].shownIndex = index
      }
    }

    /// Returns keys of which none occurs twice.
    private func uniqueKeys(_ keys: [ItemKey]) -> [ItemKey] {
      var counts: [ItemKey: Int] = [:]
      return keys.map { key in
        let count = counts[key, default: 0]
        counts[key] = count + 1
        if count == 1 { repeatedKeys.append(key) }
        return count == 0 ? key : key.repeated(count)
      }
    }
  }
#endif
