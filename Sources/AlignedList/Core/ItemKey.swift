/// What identifies an item in its section: its identity, and the type of its view.
struct ItemKey: Hashable {
  enum Identity: Hashable {
    case own(AnyHashable)

    /// An item without an identity: its type, and its number among those of its type.
    case numbered(ObjectIdentifier, Int)

    /// An item whose identity other items before it have, with their number.
    indirect case repeated(Identity, Int)
  }

  let identity: Identity
  let viewType: ObjectIdentifier

  /// The identity if it is a number, and a hash value. They are found once: an update looks a key up several times.
  private let number: Int?
  private let hash: Int

  init(identity: Identity, viewType: ObjectIdentifier) {
    (self.identity, self.viewType) = (identity, viewType)
    number = if case .own(let id) = identity { id.base as? Int } else { nil }
    var hasher = Hasher()
    hasher.combine(identity)
    hasher.combine(viewType)
    hash = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (first: ItemKey, second: ItemKey) -> Bool {
    guard first.hash == second.hash, first.viewType == second.viewType else { return false }
    if let number = first.number, let other = second.number { return number == other }
    return first.identity == second.identity
  }

  /// Whether the item has an identity of its own, which no other one of its section has.
  var isOwn: Bool {
    if case .own = identity { true } else { false }
  }

  /// The identity that the item has in its row, or nil if that has no id.
  var idInRow: AnyHashable? { keyInRow?.item }
  fileprivate var isOfRowWithID: Bool { keyInRow != nil }

  private var keyInRow: RowItemKey? {
    guard case .own(let id) = identity else { return nil }
    return id.base as? RowItemKey
  }

  func repeated(_ number: Int) -> ItemKey {
    ItemKey(identity: .repeated(identity, number), viewType: viewType)
  }
}

extension ItemKey: CustomStringConvertible {
  var description: String {
    switch identity {
    case .own(let id): "\(id.base)"
    case .numbered(_, let number): "number \(number)"
    case .repeated(let identity, let number):
      "\(ItemKey(identity: identity, viewType: viewType)), repetition \(number)"
    }
  }
}

extension AnyHashable {
  /// Returns whether two ids are equal. Numbers are compared by themselves. An `AnyHashable` first turns each of them
  /// into one of a common type, which takes several times as long.
  func isSameID(as other: AnyHashable) -> Bool {
    if let number = base as? Int, let other = other.base as? Int { return number == other }
    return self == other
  }
}

struct ItemIdentity {
  /// The identity that the item has in its section, or nil if its number identifies it.
  let own: AnyHashable?

  /// The type of the content, by which items are numbered, and that of the view.
  let type: ObjectIdentifier
  let viewType: ObjectIdentifier

  /// The index of the item in its row, or nil if it stands in none.
  var indexInRow: Int?
}

extension [ItemIdentity] {
  /// The keys of all items of a section, as if no identity occurred twice.
  var keys: [ItemKey] {
    keys(behind: { EmptyCollection<ItemKey>() })
  }

  /// Returns the keys of items behind others. The keys of these are asked for only if an item is identified by its
  /// number.
  func keys<Former: Sequence<ItemKey>>(behind former: () -> Former) -> [ItemKey] {
    var counts: [ObjectIdentifier: Int]?
    return map { item in
      if let own = item.own { return ItemKey(identity: .own(own), viewType: item.viewType) }
      let known = counts ?? former().numberedCounts
      let number = known[item.type, default: 0]
      counts = known
      counts?[item.type] = number + 1
      return ItemKey(identity: .numbered(item.type, number), viewType: item.viewType)
    }
  }
}

extension Sequence<ItemKey> {
  fileprivate var numberedCounts: [ObjectIdentifier: Int] {
    reduce(into: [:]) { counts, key in
      if case .numbered(let type, _) = key.identity { counts[type, default: 0] += 1 }
    }
  }
}

/// The items of a section that have a key, up to one of them.
private struct FormerItems {
  var count = 0
  /// Where the row of the last one begins, or nil if any of them stands in no row.
  var row: Int? = -1
  var isReported = false
}

extension [ItemKey] {
  /// Returns keys that are all different. Adds those that occur several times to `repeated`, unless each time in
  /// another row without an id.
  func unique(of items: [ItemIdentity], _ repeated: inout [ItemKey]) -> [ItemKey] {
    var formers: [ItemKey: FormerItems] = [:]
    return enumerated().map { index, key in
      var former = formers[key, default: FormerItems()]
      let row = items[index].indexInRow.map { index - $0 }
      let mayRepeat = row != nil && former.row != nil && former.row != row && !key.isOfRowWithID
      if former.count > 0, !mayRepeat, !former.isReported {
        former.isReported = true
        repeated.append(key)
      }
      former.row = former.row == nil ? nil : row
      former.count += 1
      formers[key] = former
      return former.count == 1 ? key : key.repeated(former.count - 1)
    }
  }
}

/// What identifies an item in a row that has an identity: its own, or its index.
struct RowItemKey: Hashable, CustomStringConvertible {
  let row: AnyHashable
  let item: AnyHashable?
  let index: Int?

  var description: String { "\(item?.base ?? index ?? 0) of the row \(row.base)" }
}
