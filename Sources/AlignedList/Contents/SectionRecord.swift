#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A section that is shown, from when it appears in a list until it is gone.
  @MainActor
  final class SectionRecord {
    /// What identifies the section in the data source.
    let number: Int

    /// The index of the section in its list.
    var index = 0

    /// The latest value of the section.
    private(set) var section: ListSection
    private(set) var items: [ItemRecord] = []
    private var itemsByKey: [ItemKey: ItemRecord] = [:]

    /// The last item when the end of the section was last reached, by its number.
    var reachedEnd: Int?

    /// The first item when the beginning of the section was last reached, by its number.
    var reachedStart: Int?

    /// Whether a person has changed the order of the items since the section got its latest value.
    private(set) var isReordered = false

    /// The sizes of header and footer, by their kinds. They are forgotten when these change.
    var sizes: [String: RememberedSizes] = [:]

    /// Whether the layout knows how far components of the section stick out. Before that, items have none.
    var announcesAttachments = false

    /// The sizes of components that are attached to header and footer, by the kinds of their views.
    var attachmentSizes: [String: RememberedSizes] = [:]

    /// What the carousel keeps whose cards the items are, or nil.
    var cards: CarouselMemory? {
      section.values.cards
    }

    /// What the carousels keep that are header, footer or overflow view.
    private var carousels: [String: CarouselMemory] = [:]

    /// Returns what is kept for a carousel, which stays the same when other components come and go.
    func carousel(ofKind kind: String) -> CarouselMemory {
      let memory = carousels[kind] ?? CarouselMemory()
      carousels[kind] = memory
      let edge = kind == headerKind ? section.values.header : section.values.footer
      guard [headerKind, footerKind].contains(kind), let item = edge.item, item.stack == nil
      else { return memory }
      return memory.carousel([item].keys[0])
    }

    /// What the overflow view shows for the numbers of hidden items that were asked for.
    private var overflowItems: [Int: ListItem?] = [:]

    /// The kinds of the views of header and footer.
    let headerKind: String
    let footerKind: String

    /// Creates the section whose header and footer are those of the list.
    static func ofBoundaries() -> SectionRecord {
      SectionRecord(
        ListSection(id: "AlignedList", ElementRun(items: [])), number: 0,
        headerKind: CollectionViewAlignedLayout.elementKindContentHeader,
        footerKind: CollectionViewAlignedLayout.elementKindContentFooter)
    }

    /// Creates an empty section. Its items come with the first update.
    init(
      _ section: ListSection, number: Int,
      headerKind: String = UICollectionView.elementKindSectionHeader,
      footerKind: String = UICollectionView.elementKindSectionFooter
    ) {
      (self.headerKind, self.footerKind) = (headerKind, footerKind)
      self.number = number
      self.section = ListSection(id: section.id, ElementRun(items: []))
    }

    /// Returns what the overflow view shows for a number of hidden items, or nil if there is none.
    func overflowItem(hiddenCount: Int) -> ListItem? {
      if let known = overflowItems[hiddenCount] { return known }
      let item = section.values.overflow?(hiddenCount)
      overflowItems[hiddenCount] = item
      return item
    }

    /// Returns the first item that has an id in its section or, if there is none, in its row. Nil if no item has it.
    ///
    /// - Complexity: O(1) in a section with few types of views, if the id counts in the section.
    func item(withID id: AnyHashable) -> ItemRecord? {
      section.items.viewTypes.compactMap { viewType in
        itemsByKey[ItemKey(identity: .own(id), viewType: viewType)]
      }
      .min { $0.index < $1.index } ?? items.first { $0.key.idInRow == id }
    }

    /// Returns the item that has a key, or nil.
    func item(withKey key: ItemKey) -> ItemRecord? {
      itemsByKey[key]
    }

    /// Takes the order that a person has given the items. Some may come from other sections.
    func reorder(_ items: [ItemRecord]) {
      for item in self.items where item.section !== self { itemsByKey[item.key] = nil }
      self.items = items
      isReordered = true
      for (index, item) in items.enumerated() { item.index = index }
    }

    /// How many of the first items a person may move.
    var movableCount: Int {
      // Since the section got its value, items may have moved to it and out of it.
      section.values.onReorder.map { $0.itemCount + items.count - section.items.count } ?? 0
    }

    /// Takes an item of another section, which `reorder(_:)` puts in its place.
    func adopt(_ item: ItemRecord) {
      var key = item.key
      var number = 0
      while itemsByKey[key] != nil {
        number += 1
        key = item.key.repeated(number)
      }
      item.move(to: self, as: key)
      itemsByKey[key] = item
    }

    /// Puts an item of another section in place of a new one with its key.
    func adopt(_ item: ItemRecord, inPlaceOf new: ItemRecord) {
      item.move(to: self, as: new.key)
      item.show(at: new.index)
      items[new.index] = item
      itemsByKey[new.key] = item
    }

    /// Takes a new value in which only attributes are different.
    func takeAttributes(of new: ListSection) {
      section = new
      for count in overflowItems.keys { overflowItems[count] = new.values.overflow?(count) }
    }

    /// Whether the section is removed.
    private(set) var isGone = false

    /// Keeps the values of all items, because the section is about to be removed.
    func retire() {
      isGone = true
      for item in items where item.section === self { item.retire() }
    }
  }

  extension SectionRecord {
    /// Takes a new value, and returns what it changes, or nil if that is nothing.
    ///
    /// - Parameters:
    ///   - hiddenCount: a closure that returns the number of items that are hidden. It is called if there is
    ///     an overflow view.
    ///   - makeNumber: a closure that returns a number for a new item.
    func update(
      to new: ListSection, hiddenCount: @MainActor () -> Int, makeNumber: () -> Int
    ) -> Change? {
      if new.isIdentical(to: section), section.hasItemsAlone { return nil }
      var change = Change()
      let changesHeader = replace(
        section.values.header.item, by: new.values.header.item, ofKind: headerKind)
      let changesFooter = replace(
        section.values.footer.item, by: new.values.footer.item, ofKind: footerKind)
      change.changesSurroundings =
        changesHeader || changesFooter || section.attributes != new.attributes
        || section.values.insetsReference != new.values.insetsReference
        || !section.values.header.parts
          .elementsEqual(new.values.header.parts) { $0.pins == $1.pins }
        || !section.values.footer.parts
          .elementsEqual(new.values.footer.parts) { $0.pins == $1.pins }
      if changesOverflow(to: new, hiddenCount: hiddenCount), !items.isEmpty {
        // The layout asks for the overflow view's size again if any item of the section is asked.
        change.resized.append(0)
      }
      if new.items === section.items {
        // A section keeps the order that a person has given it if an update changes only other sections.
        section = new
        return change
      }
      updateItems(to: new, &change, makeNumber)
      return change.isEmpty ? nil : change
    }

    /// Takes a new value with other items.
    private func updateItems(
      to new: ListSection, _ change: inout Change, _ makeNumber: () -> Int
    ) {
      let none = RunDifference(prefix: 0, suffix: 0, changes: [])
      var kept = isReordered ? none : new.items.difference(from: section.items) ?? none
      if kept.prefix == items.count, items.count == new.items.count, !isReordered {
        for (index, difference) in kept.changes { change.add(difference, of: items[index]) }
        section = new
        return
      }
      let middle = kept.prefix..<(new.items.count - kept.suffix)
      let newItems = middle.map(new.items.item)
      let updated: [ItemRecord]
      if let keys = keys(of: newItems, behind: kept.prefix, and: kept.suffix) {
        updated = replaceItems(by: newItems, keys, between: kept, &change, makeNumber)
      } else {
        // An identity occurs twice, so all items have to be looked at.
        let all = (0..<new.items.count).map(new.items.item)
        let keys = all.keys.unique(of: all, &change.repeatedKeys)
        kept = none
        updated = replaceItems(by: all, keys, between: kept, &change, makeNumber)
      }
      items = updated
      section = new
      if change.changesOrder || isReordered { number(from: kept.prefix) }
      isReordered = false
    }

    /// Returns the keys of items, or nil if any of them occurs twice in the section.
    ///
    /// - Parameters:
    ///   - prefix: the number of items before them that stay in their places.
    ///   - suffix: the number of items behind them that stay.
    private func keys(of new: [ListItem], behind prefix: Int, and suffix: Int) -> [ItemKey]? {
      let keys = new.keys(behind: { items[..<prefix].lazy.map(\.key) })
      let between = prefix..<(items.count - suffix)
      var taken: Set<ItemKey> = []
      for key in keys {
        guard taken.insert(key).inserted else { return nil }
        if let record = itemsByKey[key], !between.contains(record.index) { return nil }
      }
      return keys
    }

    /// Replaces the items between those that stay, and returns all items in their new order.
    private func replaceItems(
      by new: [ListItem], _ keys: [ItemKey], between kept: RunDifference, _ change: inout Change,
      _ makeNumber: () -> Int
    ) -> [ItemRecord] {
      let old = kept.prefix..<(items.count - kept.suffix)
      for (index, difference) in kept.changes {
        let isInPrefix = index < kept.prefix
        change.add(
          difference,
          of: items[isInPrefix ? index : index - kept.prefix - new.count + old.upperBound])
      }
      var staying: Set<Int> = []
      let middle = zip(new, keys).map { item, key in
        guard let record = itemsByKey[key] else {
          let record = ItemRecord(number: makeNumber(), key: key, index: -1, in: self)
          change.inserted.append(record)
          return record
        }
        staying.insert(record.number)
        if let former = record.item { change.add(item.change(from: former), of: record) }
        return record
      }
      for record in items[old] where !staying.contains(record.number) {
        record.retire()
        itemsByKey[record.key] = nil
        change.removed.append(record)
      }
      for record in change.inserted { itemsByKey[record.key] = record }
      guard !middle.elementsEqual(items[old], by: ===) else { return items }
      change.replacement = (
        items[old].map(\.number), kept.prefix..<(kept.prefix + middle.count)
      )
      return items[..<kept.prefix] + middle + items[old.upperBound...]
    }

    private func number(from start: Int) {
      for index in start..<items.count { items[index].show(at: index) }
    }

    /// Forgets what the overflow view shows, and returns whether that may have changed.
    private func changesOverflow(to new: ListSection, hiddenCount: @MainActor () -> Int) -> Bool {
      let old = overflowItems
      overflowItems = [:]
      guard section.values.overflow != nil || new.values.overflow != nil else { return false }
      let hiddenCount = hiddenCount()
      let item = new.values.overflow?(hiddenCount)
      overflowItems[hiddenCount] = item
      guard let known = old[hiddenCount] else { return true }
      switch (known, item) {
      case (nil, nil): return false
      case (let known?, let new?): return !new.hasSameContent(as: known)
      case (nil, _?), (_?, nil): return true
      }
    }

    /// Forgets the sizes of a header or footer if the new one may have others.
    private func replace(_ old: ListItem?, by new: ListItem?, ofKind kind: String) -> Bool {
      if old == nil, new == nil { return false }
      if let stack = old?.stack { new?.stack?.goOn(from: stack) }
      if let old, let new, new.hasSameContent(as: old) {
        if new.hasSameAttachments(as: old) { return false }
        attachmentSizes = [:]
        return true
      }
      attachmentSizes = [:]
      if new?.content.containsItems != true { carousels[kind] = nil }
      sizes[kind] = nil
      return true
    }
  }
#endif
