#if canImport(UIKit) && !os(watchOS)
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

    /// Whether the item has an identity of its own, which no other one of its section has.
    var isOwn: Bool {
      if case .own = identity { true } else { false }
    }

    /// The identity that the item has in its row, or nil.
    var idInRow: AnyHashable? {
      guard case .own(let id) = identity else { return nil }
      return (id.base as? RowItemKey)?.item
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

  extension [ListItem] {
    /// The keys of all items of a section, as if no identity occurred twice.
    var keys: [ItemKey] {
      keys(behind: { EmptyCollection<ItemKey>() })
    }

    /// Returns the keys of items of a section, as if no identity occurred twice.
    ///
    /// - Parameter former: a closure that returns the keys of the items before them. It is called if any item
    ///   is identified by its number.
    func keys<Former: Sequence<ItemKey>>(behind former: () -> Former) -> [ItemKey] {
      var counts: [ObjectIdentifier: Int]?
      return map { item in
        if let identity = item.identity {
          return ItemKey(identity: .own(identity), viewType: item.content.viewType)
        }
        let type = item.content.type
        let known = counts ?? former().numberedCounts
        let number = known[type, default: 0]
        counts = known
        counts?[type] = number + 1
        return ItemKey(identity: .numbered(type, number), viewType: item.content.viewType)
      }
    }
  }

  extension Sequence<ItemKey> {
    /// How many items of each type are identified by their number.
    fileprivate var numberedCounts: [ObjectIdentifier: Int] {
      reduce(into: [:]) { counts, key in
        if case .numbered(let type, _) = key.identity { counts[type, default: 0] += 1 }
      }
    }
  }

  extension [ItemKey] {
    /// Returns keys of items that are all different.
    ///
    /// - Parameter repeated: receives the keys that occur several times, unless each time in another row.
    func unique(of items: [ListItem], _ repeated: inout [ItemKey]) -> [ItemKey] {
      var firstItems: [ItemKey: [Int]] = [:]
      return enumerated().map { index, key in
        // The first item of its row, or the item itself if it stands in none.
        let row = items[index].storedOptions?.options.row
        let known = firstItems[key, default: []]
        firstItems[key, default: []].append(index - (row?.index ?? 0))
        if known.count == 1, row == nil || known[0] + row!.index == index { repeated.append(key) }
        return known.isEmpty ? key : key.repeated(known.count)
      }
    }
  }
#endif
