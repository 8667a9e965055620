/// A section that is shown, from when it appears in a list until it is gone.
@MainActor
final class SectionRecord {
  /// What identifies the section in the data source.
  let number: Int

  /// What identifies the section in its list. It is not the value's own id if a section before has that.
  let id: AnyHashable
  private let hasOwnID: Bool
  var index = 0
  private(set) var value: ComparedSection
  private(set) var items: [ItemRecord] = []
  private(set) var itemsByKey: [ItemKey: ItemRecord] = [:]

  /// The last and the first item when the ends of the section were last reached, by their numbers.
  var reachedEnd: Int?
  var reachedStart: Int?

  /// Whether a person has changed the order of the items since the section got its latest value.
  private(set) var isReordered = false

  /// The sizes of header and footer. They are forgotten when these change.
  var sizes: [ComparedSection.Edge: RememberedSizes] = [:]

  /// The sizes of components that are attached to header and footer, by the kinds of their views.
  var attachmentSizes: [String: RememberedSizes] = [:]

  /// Whether the layout knows how far components of the section stick out. Before that, items have none.
  var announcesAttachments = false

  /// What the views beside the items keep while they are reused.
  var kept: [ComparedSection.Edge: AnyObject] = [:]

  /// What the overflow view shows for the numbers of hidden items that were asked for.
  private var overflows: [Int: ComparedRun?] = [:]
  private(set) var isGone = false

  /// Creates a section without items. They come with `begin(_:)`.
  init(_ value: ComparedSection, otherID: AnyHashable? = nil, number: Int) {
    (self.value, self.number) = (value, number)
    (id, hasOwnID) = (otherID ?? value.id, otherID == nil)
  }

  func overflow(hiddenCount: Int) -> ComparedRun? {
    if let known = overflows[hiddenCount] { return known }
    let overflow = value.overflow(hiddenCount: hiddenCount)
    overflows[hiddenCount] = .some(overflow)
    return overflow
  }

  /// Returns the first item that has an id in its section or, if there is none, in its row. It takes O(1) if the id
  /// counts in the section.
  func item(withID id: AnyHashable) -> ItemRecord? {
    value.items.viewTypes.compactMap { viewType in
      itemsByKey[ItemKey(identity: .own(id), viewType: viewType)]
    }
    .min { $0.index < $1.index } ?? items.first { $0.key.idInRow == id }
  }

  func hasID(of new: ComparedSection) -> Bool {
    hasOwnID && (new === value || value.hasSameID(as: new))
  }

  // MARK: Moving items

  var movableCount: Int {
    // Since the section got its value, items may have moved to it and out of it.
    value.onReorder.map { $0.itemCount + items.count - value.items.count } ?? 0
  }

  /// Whether items that a person moves may come to the section, or stay in it.
  func accepts(_ moved: [ItemRecord]) -> Bool {
    guard !moved.isEmpty, let action = value.onReorder else { return false }
    return moved.allSatisfy { item in
      item.section === self
        || action.group != nil && item.section?.value.onReorder?.group == action.group
    }
  }

  /// Takes the order that a person has given the items. Some may come from other sections.
  func reorder(_ items: [ItemRecord]) {
    for item in self.items where item.section !== self { itemsByKey[item.key] = nil }
    self.items = items
    isReordered = true
    for (index, item) in items.enumerated() { item.index = index }
  }

  func tellOrder() { value.onReorder?.call(items.compactMap(\.movedElement)) }

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

  func retire() {
    isGone = true
    for item in items where item.section === self { item.retire() }
  }
}

// MARK: - Updating

extension SectionRecord {
  typealias HiddenCount = @MainActor (_ section: Int) -> Int

  func differsInAttributesAlone(from new: ComparedSection) -> Bool {
    if new === value { return true }
    return hasID(of: new) && new.hasSameSurroundings(as: value) && hasSameItems(as: new)
  }

  private func hasSameItems(as new: ComparedSection) -> Bool {
    if new.items === value.items { return true }
    guard !isReordered, new.items.count == items.count,
      let difference = new.items.difference(from: value.items)
    else { return false }
    return difference.prefix == items.count
      && difference.changes.allSatisfy { $0.change == .attributes }
  }

  func takeAttributes(of new: ComparedSection) {
    value = new
    for count in overflows.keys { overflows[count] = .some(new.overflow(hiddenCount: count)) }
  }

  func begin(_ change: inout ListChange) {
    if value.hasOverflow { _ = overflow(hiddenCount: 0) }
    updateItems(to: value, from: nil, &change)
  }

  /// Takes a new value, and adds what it changes. The number of hidden items is asked for if there is an overflow view.
  func update(to new: ComparedSection, hiddenCount: HiddenCount, _ change: inout ListChange) {
    let old = value
    if new === old, !new.hasOverflow { return }
    let hasOthers = !old.hasItemsAlone || !new.hasItemsAlone
    let hasSameAttributes = new.hasSameAttributes(as: old)
    if !hasSameAttributes { change.changesSurroundings = true }
    let othersDiffer = hasOthers && updateSurroundings(to: new, hiddenCount: hiddenCount, &change)
    if !hasSameAttributes || othersDiffer { change.askedSections.append(self) }
    // A section keeps the order that a person has given it if an update changes only other sections.
    if new.items !== old.items { updateItems(to: new, from: old.items, &change) }
    value = new
  }

  /// Returns whether other views than those of items may have other lengths.
  private func updateSurroundings(
    to new: ComparedSection, hiddenCount: HiddenCount, _ change: inout ListChange
  ) -> Bool {
    var mayDiffer = new !== value
    for edge in [ComparedSection.Edge.header, .footer] {
      let difference = new.change(of: edge, from: value)
      if difference.isEmpty { continue }
      mayDiffer = true
      change.changesSurroundings = true
      attachmentSizes = [:]
      if difference.contains(.size) { sizes[edge] = nil }
      if difference.contains(.content) { kept[edge] = nil }
    }
    if changesOverflow(to: new, hiddenCount: hiddenCount), !items.isEmpty {
      mayDiffer = true
      // The layout asks for the overflow view's size again if any item of the section is asked.
      change.resized.append([index, 0])
    }
    return mayDiffer
  }

  /// Forgets what the overflow view shows, and returns whether that may have changed.
  private func changesOverflow(to new: ComparedSection, hiddenCount: HiddenCount) -> Bool {
    let old = overflows
    overflows = [:]
    guard value.hasOverflow || new.hasOverflow else { return false }
    let hiddenCount = hiddenCount(index)
    let overflow = new.overflow(hiddenCount: hiddenCount)
    overflows[hiddenCount] = .some(overflow)
    guard let known = old[hiddenCount] else { return true }
    guard let known, let overflow else { return (known == nil) != (overflow == nil) }
    return !overflow.hasSameContents(as: known)
  }

  private func updateItems(
    to new: ComparedSection, from old: ComparedRun?, _ change: inout ListChange
  ) {
    let none = RunDifference(prefix: 0, suffix: 0, changes: [])
    var kept = none
    if !isReordered, let old, let known = new.items.difference(from: old) { kept = known }
    if kept.prefix == items.count, items.count == new.items.count, !isReordered {
      for (index, difference) in kept.changes { change.add(difference, of: items[index], in: self) }
      return
    }
    let middle = kept.prefix..<(new.items.count - kept.suffix)
    let identities = middle.map(new.items.identity)
    let changesOrder: Bool
    if let members = members(of: identities, behind: kept.prefix, and: kept.suffix) {
      changesOrder = replaceItems(by: members, of: new.items, between: kept, &change)
    } else {
      // An identity occurs twice, so all items have to be looked at.
      let all = (0..<new.items.count).map(new.items.identity)
      var repeated: [ItemKey] = []
      let keys = all.keys.unique(of: all, &repeated)
      change.mistakes += repeated.map { "The id \($0) occurs twice in the section \(id.base)." }
      kept = none
      let members = keys.map { (key: $0, record: itemsByKey[$0]) }
      changesOrder = replaceItems(by: members, of: new.items, between: kept, &change)
    }
    if changesOrder || isReordered {
      for index in kept.prefix..<items.count { items[index].show(at: index) }
    }
    isReordered = false
  }

  /// An item of a new value, and its record if it is shown already. A record is looked up once: hashing and comparing
  /// ids of unknown types takes most of the time of an update.
  private typealias Member = (key: ItemKey, record: ItemRecord?)

  /// Returns the items between others that stay, or nil if the key of any of them occurs twice in the section.
  private func members(of new: [ItemIdentity], behind prefix: Int, and suffix: Int) -> [Member]? {
    let between = prefix..<(items.count - suffix)
    var isKnown = Array(repeating: false, count: items.count)
    var inserted: Set<ItemKey> = []
    var members: [Member] = []
    for key in new.keys(behind: { items[..<prefix].lazy.map(\.key) }) {
      let record = itemsByKey[key]
      if let index = record?.index {
        guard between.contains(index), !isKnown[index] else { return nil }
        isKnown[index] = true
      } else if !inserted.insert(key).inserted {
        return nil
      }
      members.append((key, record))
    }
    return members
  }

  /// Replaces the items between those that stay, and returns whether their order is another one.
  private func replaceItems(
    by members: [Member], of new: ComparedRun, between kept: RunDifference,
    _ change: inout ListChange
  ) -> Bool {
    let old = kept.prefix..<(items.count - kept.suffix)
    for (index, difference) in kept.changes {
      let isInPrefix = index < kept.prefix
      let record = items[isInPrefix ? index : index - kept.prefix - members.count + old.upperBound]
      change.add(difference, of: record, in: self)
    }
    var stays = Array(repeating: false, count: items.count)
    var inserted: [ItemRecord] = []
    var middle: [ItemRecord] = []
    for (index, member) in members.enumerated() {
      if let record = member.record {
        stays[record.index] = true
        change.add(new.change(at: kept.prefix + index, from: record), of: record, in: self)
        middle.append(record)
      } else {
        let record = ItemRecord(number: change.makeNumber(), key: member.key, in: self)
        inserted.append(record)
        middle.append(record)
      }
    }
    for record in items[old] where !stays[record.index] {
      record.retire()
      itemsByKey[record.key] = nil
      change.removedItems.append(record)
    }
    for record in inserted { itemsByKey[record.key] = record }
    change.insertedItems += inserted
    guard !middle.elementsEqual(items[old], by: ===) else { return false }
    change.replacements.append(
      (self, items[old].map(\.number), kept.prefix..<(kept.prefix + middle.count)))
    items.replaceSubrange(old, with: middle)
    return true
  }
}
