/// The sections and items that a list shows. It knows no views and asks for no sizes: a list passes it what happens,
/// and carries out the change that it returns. The data source knows sections and items by their numbers.
///
/// Comparing calls the client, who may look something up in the list. So no method that calls it changes the core.
@MainActor
struct ListCore {
  private(set) var sections: [SectionRecord] = []
  private var sectionsByID: [AnyHashable: SectionRecord] = [:]
  private var sectionsByNumber: [Int: SectionRecord] = [:]
  private var itemsByNumber: [Int: ItemRecord] = [:]
  private var lastNumber = 0

  /// Returns the section that has a number. It stands at the index, unless an update is under way.
  @inline(__always)
  func section(_ number: Int?, expectedAt index: Int) -> SectionRecord? {
    guard let number else { return nil }
    if index < sections.count, sections[index].number == number { return sections[index] }
    return sectionsByNumber[number]
  }

  func item(_ number: Int?) -> ItemRecord? {
    number.flatMap { itemsByNumber[$0] }
  }

  /// Returns the item that has a number. It stands at the index in the section, unless an update is under way.
  @inline(__always)
  func item(_ number: Int?, expectedAt index: Int, inSection section: Int) -> ItemRecord? {
    if section < sections.count {
      let items = sections[section].items
      if index < items.count, items[index].number == number { return items[index] }
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

  func isLast(_ item: ItemRecord) -> Bool {
    sections.last { !$0.items.isEmpty }?.items.last === item
  }

  func section(withID id: AnyHashable) -> SectionRecord? { sectionsByID[id] }

  /// Returns the id of a section that has an item, or of the first one that has it, or nil.
  func section(_ id: AnyHashable?, ofItem item: AnyHashable) -> AnyHashable? {
    guard let id else { return sections.first { $0.item(withID: item) != nil }?.id }
    return section(withID: id)?.item(withID: item) == nil ? nil : id
  }
}

// MARK: - Updating

extension ListCore {
  /// Has the records take the values of new sections, and returns what they change. Pass the change to `take(_:)` next.
  func change(
    to new: [some ComparedSection], hiddenCount: SectionRecord.HiddenCount
  ) -> ListChange {
    let kept = keptEnds(of: new)
    let between = kept.prefix..<(sections.count - kept.suffix)
    var change = ListChange(at: between, lastNumber: lastNumber, mistakes: new.repeatedParts)
    for index in 0..<kept.prefix {
      sections[index].update(to: new[index], hiddenCount: hiddenCount, &change)
    }
    var former = Dictionary(uniqueKeysWithValues: sections[between].map { ($0.id, $0) })
    for section in new[kept.prefix..<(new.count - kept.suffix)] {
      let otherID = change.otherID(of: section)
      if let record = former.removeValue(forKey: otherID ?? section.id) {
        change.append(record)
        record.update(to: section, hiddenCount: hiddenCount, &change)
      } else {
        let record = SectionRecord(section, otherID: otherID, number: change.makeNumber())
        change.append(record)
        record.begin(&change)
      }
    }
    for (record, section) in zip(sections[between.upperBound...], new.suffix(kept.suffix)) {
      record.update(to: section, hiddenCount: hiddenCount, &change)
    }
    change.removedSections = Array(former.values)
    change.changesSections = !change.sections.elementsEqual(sections[between], by: ===)
    change.moveItemsAmongSections()
    return change
  }

  /// Takes a change. Removed sections and items are still found until `forgetRemoved(by:)` is called: the data source
  /// shows them until it gets the new order.
  mutating func take(_ change: ListChange) {
    lastNumber = change.lastNumber
    for item in change.insertedItems { itemsByNumber[item.number] = item }
    for section in change.removedSections {
      section.retire()
      sectionsByID[section.id] = nil
    }
    for section in change.sections {
      sectionsByID[section.id] = section
      sectionsByNumber[section.number] = section
    }
    guard change.changesSections else { return }
    sections.replaceSubrange(change.place, with: change.sections)
    for index in change.place.lowerBound..<sections.count { sections[index].index = index }
  }

  /// Takes sections if only their attributes are different, and returns whether that is so.
  func takeAttributes(of new: [some ComparedSection]) -> Bool {
    guard new.count == sections.count,
      zip(sections, new).allSatisfy({ $0.differsInAttributesAlone(from: $1) })
    else { return false }
    for (record, section) in zip(sections, new) { record.takeAttributes(of: section) }
    return true
  }

  /// Takes the order that a person has given the items of sections, by their numbers. Returns the sections that are to
  /// tell their clients: first those that lose items.
  func reorder(to items: (_ section: Int) -> [Int]) -> [SectionRecord] {
    let changed = sections.compactMap {
      section -> (section: SectionRecord, items: [ItemRecord])? in
      let numbers = items(section.number)
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

  mutating func forgetRemoved(by change: ListChange) -> [ItemRecord] {
    var removed = change.removedItems
    for section in change.removedSections {
      sectionsByNumber[section.number] = nil
      removed += section.items.filter { $0.section === section }
    }
    for item in removed { itemsByNumber[item.number] = nil }
    return removed
  }

  /// Returns how many sections at both ends have the ids of new sections there. If an id between them occurs
  /// twice, all sections have to be looked at, and none are counted.
  private func keptEnds(of new: [some ComparedSection]) -> (prefix: Int, suffix: Int) {
    let (prefix, suffix) = ends(of: new) { $0.hasID(of: $1) }
    let between = prefix..<(sections.count - suffix)
    var ids: Set<AnyHashable> = []
    for section in new[prefix..<(new.count - suffix)] {
      guard ids.insert(section.id).inserted else { return (0, 0) }
      if let known = sectionsByID[section.id], !between.contains(known.index) { return (0, 0) }
    }
    return (prefix, suffix)
  }

  /// Returns how many sections at both ends are those of new ones there.
  @inline(__always)
  func ends<Section: ComparedSection>(
    of new: [Section], where isSection: (SectionRecord, Section) -> Bool
  ) -> (prefix: Int, suffix: Int) {
    let common = min(sections.count, new.count)
    var (prefix, suffix) = (0, 0)
    while prefix < common, isSection(sections[prefix], new[prefix]) { prefix += 1 }
    while suffix < common - prefix,
      isSection(sections[sections.count - 1 - suffix], new[new.count - 1 - suffix])
    {
      suffix += 1
    }
    return (prefix, suffix)
  }
}
