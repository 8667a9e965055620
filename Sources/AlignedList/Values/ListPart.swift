#if canImport(UIKit) && !os(watchOS)
  /// A part of a screen as a value of your own: one section, or several that belong together.
  ///
  ///     struct TagFilter: ListPart {
  ///       let tags: [Tag]
  ///       let choose: @MainActor (Tag) -> Void
  ///
  ///       var body: [ListSection] {
  ///         ListSection("tags") {
  ///           for tag in tags { Chip(tag).onSelect { choose(tag) } }
  ///         }
  ///       }
  ///     }
  ///
  /// A part stands in ``CollectionViewAlignedList/show(animated:sections:)`` as a section does. To change it
  /// alone, pass it to ``CollectionViewAlignedList/update(animated:sections:)``. It is known by its type. If a
  /// screen has several parts of a type, make it `Identifiable`.
  public protocol ListPart {
    /// The sections of the part.
    @MainActor @ListBuilder var body: [ListSection] { get }
  }

  extension ListPart {
    /// The sections of the body, which remember that they belong to the part. If there are none, an empty
    /// section keeps the place of the part.
    @MainActor
    var sections: [ListSection] {
      let id = (self as? any Identifiable).map { AnyHashable($0.anyID) }
      let key = PartKey(type: ObjectIdentifier(Self.self), id: id, name: "\(Self.self)")
      let membership = PartMembership(key: key)
      let body = body
      let sections =
        body.isEmpty ? [ListSection(id: AnyHashable(key), ElementRun(items: []))] : body
      return sections.map { $0.belonging(to: membership) }
    }
  }

  /// What identifies a part of a screen.
  struct PartKey: Hashable {
    private let type: ObjectIdentifier
    private let id: AnyHashable?
    let name: String

    init(type: ObjectIdentifier, id: AnyHashable?, name: String) {
      self.type = type
      self.id = id
      self.name = name
    }
  }

  /// The part to which a section belongs. All sections of one value of the part share it.
  final class PartMembership {
    let key: PartKey

    init(key: PartKey) {
      self.key = key
    }
  }

  extension Identifiable {
    fileprivate var anyID: AnyHashable {
      AnyHashable(id)
    }
  }
#endif
