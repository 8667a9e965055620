#if canImport(UIKit) && !os(watchOS)
  /// What identifies an item in its section: its identity, and the type of its view.
  struct ItemKey: Hashable {
    enum Identity: Hashable {
      case own(AnyHashable)

      /// An item without an identity: its type, and its number among those of its type.
      case numbered(ObjectIdentifier, Int)

      /// An item whose identity others before it have: how many.
      indirect case repeated(Identity, Int)
    }

    let identity: Identity
    let viewType: ObjectIdentifier

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
    /// The keys of the items of a section, as if no identity occurred twice.
    var keys: [ItemKey] {
      var counts: [ObjectIdentifier: Int] = [:]
      return map { item in
        guard let identity = item.identity else {
          let type = item.content.countedType
          let number = counts[type, default: 0]
          counts[type] = number + 1
          return ItemKey(identity: .numbered(type, number), viewType: item.content.viewType)
        }
        return ItemKey(identity: .own(identity), viewType: item.content.viewType)
      }
    }
  }
#endif
