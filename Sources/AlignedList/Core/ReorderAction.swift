/// An action for the elements of a section in the order that a person gives them.
struct ReorderAction {
  let itemCount: Int

  /// The id and the type of elements that all sections have to which the items may be moved, or nil if they stay in
  /// their own.
  let group: [AnyHashable]?
  let element: @MainActor (_ index: Int) -> Any

  /// Receives the elements, which are all of the type of the section.
  let call: @MainActor (_ elements: [Any]) -> Void

  @MainActor
  init<Element>(
    of elements: [Element], group: AnyHashable?,
    _ action: @escaping @MainActor (_ elements: [Element]) -> Void
  ) {
    itemCount = elements.count
    self.group = group.map { [$0, ObjectIdentifier(Element.self)] }
    element = { elements[$0] }
    call = { action($0.compactMap { $0 as? Element }) }
  }
}
