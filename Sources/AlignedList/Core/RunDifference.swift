/// What differs between an item and the one in its place before.
@usableFromInline
struct ItemChange: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A view that shows the item has to be filled again.
  @inlinable static var content: ItemChange { ItemChange(rawValue: 1) }

  /// The size has to be asked for again.
  @inlinable static var size: ItemChange { ItemChange(rawValue: 2) }

  /// The attributes of the cell are others.
  @inlinable static var attributes: ItemChange { ItemChange(rawValue: 4) }

  /// The components that are attached to the item are others.
  @inlinable static var attachments: ItemChange { ItemChange(rawValue: 8) }
}

/// Items that were compared with those in their places before: how many of them have the same identities,
/// and what differs in the last of these. All before it are equal.
@usableFromInline
struct ComparedItems {
  @usableFromInline let count: Int
  @usableFromInline let change: ItemChange

  @inlinable
  init(count: Int, change: ItemChange) {
    self.count = count
    self.change = change
  }
}

/// What differs between two runs of the same type: how many elements at each end have the same identities as
/// before, and which of these have changed.
@usableFromInline
struct RunDifference {
  let prefix: Int
  let suffix: Int

  /// The changes of elements at both ends, by their new indexes in order.
  let changes: [(index: Int, change: ItemChange)]

  @usableFromInline
  init(prefix: Int, suffix: Int, changes: [(index: Int, change: ItemChange)]) {
    self.prefix = prefix
    self.suffix = suffix
    self.changes = changes
  }

  /// - Parameters:
  ///   - isNumbered: whether an element is identified by its number. It has another number if the number of
  ///     elements before it changes.
  ///   - difference: what differs between two elements, or nil if they have different identities.
  @inlinable @inline(__always)
  init<Element>(
    from old: [Element], to new: [Element], isNumbered: (Element) -> Bool,
    difference: (_ old: Element, _ new: Element) -> ItemChange?
  ) {
    let common = min(old.count, new.count)
    var changes: [(index: Int, change: ItemChange)] = []
    var prefix = 0
    while prefix < common, let change = difference(old[prefix], new[prefix]) {
      if !change.isEmpty { changes.append((prefix, change)) }
      prefix += 1
    }
    self.init(
      behind: prefix, changes, from: old, to: new, isNumbered: isNumbered, difference: difference)
  }

  /// - Parameter prefix: the number of elements that were compared already, with these changes.
  @inlinable @inline(__always)
  init<Element>(
    behind prefix: Int, _ changes: [(index: Int, change: ItemChange)], from old: [Element],
    to new: [Element], isNumbered: (Element) -> Bool,
    difference: (_ old: Element, _ new: Element) -> ItemChange?
  ) {
    let most = min(old.count, new.count) - prefix
    var changesAtEnd: [(index: Int, change: ItemChange)] = []
    var suffix = 0
    while suffix < most {
      let index = new.count - 1 - suffix
      guard !isNumbered(new[index]),
        let change = difference(old[index - new.count + old.count], new[index])
      else { break }
      if !change.isEmpty { changesAtEnd.append((index, change)) }
      suffix += 1
    }
    self.init(
      prefix: prefix, suffix: suffix,
      changes: changesAtEnd.isEmpty ? changes : changes + changesAtEnd.reversed())
  }
}
