#if canImport(UIKit) && !os(watchOS)
  /// A part of a screen as a value of your own: one section, or several that belong together.
  ///
  /// Write a part in ``CollectionViewAlignedList/show(id:animated:sections:)`` as you write a section. To change
  /// it alone, pass it to ``CollectionViewAlignedList/update(animated:sections:)``. The list identifies it by
  /// its type. If a screen has several parts of a type, make the type `Identifiable`.
  ///
  /// A part has state of its own in properties with ``ListState``. When an action changes one of them, the
  /// part is described and shown again, and the rest of the screen stays as it is.
  @MainActor
  public protocol ListPart {
    /// The sections of the part.
    @ListBuilder var body: [ListSection] { get }
  }

  extension ListPart {
    var sections: [ListSection] {
      func id(of part: some Identifiable) -> AnyHashable { AnyHashable(part.id) }
      let id = (self as? any Identifiable).map { id(of: $0) }
      let key = PartKey(type: ObjectIdentifier(Self.self), id: id, name: "\(Self.self)")
      if let reader = self as? ListReader { return [reader.placeholder] }
      let states = Mirror(reflecting: self).children.compactMap { $0.value as? any PartState }
      if !states.isEmpty {
        return [DescribedPart(key: key, states: states) { _ in body }.placeholder]
      }
      return PartMembership(key: key).sections(body)
    }
  }
#endif
