// What a client sets and says without being asked.
extension LayoutCore {
  /// Returns whether the setting had another value.
  mutating func set<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value
  ) -> Bool {
    guard value != options[keyPath: option] else { return false }
    let axis = options.axis
    options[keyPath: option] = value
    if options.axis != axis { selfSizing.removeAll() }
    return true
  }

  mutating func changeDelegate(asksForAttachments: Bool) {
    attachments.asksDelegate = asksForAttachments
    contents.invalidate()
  }

  mutating func skipDelegateForAttachments() { attachments.asksDelegate = false }

  /// A closure may return attachments if the delegate does not.
  mutating func forgetAttachments(asksClosure: Bool) {
    attachments.asksClosure = asksClosure
    attachments.forgetAll()
  }

  /// Returns whether the kind was registered or not before.
  mutating func setDecorationKind(_ kind: String, isRegistered: Bool) -> Bool {
    elements.setDecorationKind(kind, isRegistered: isRegistered)
  }

  /// The header or footer of the content is another one now.
  mutating func forgetSize(of element: ContentLayout.Element) { selfSizing.forget(element) }

  mutating func changeInNextUpdate(_ cells: [ContentLayout.CellPosition]) { updates.change(cells) }

  mutating func cache(_ content: ContentLayout, for canvas: Surroundings.Canvas) {
    contents.insert(content, for: canvas)
  }

  /// Records the baselines that cells have by their attributes, which were asked for.
  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) {
    if !baselines.isEmpty { selfSizing.learn(baselines) }
  }

  mutating func target(
    of cell: ContentLayout.CellPosition, carriedTo point: CGPoint
  ) -> ContentLayout.CellPosition {
    movement.chooseTarget(of: cell, carriedTo: point, in: standing)
  }

  mutating func showCarriedItem(inSize size: CGSize) { movement.showItem(inSize: size) }

  /// Returns whether other items make room.
  mutating func moveItems(
    from old: [ContentLayout.CellPosition], to new: [ContentLayout.CellPosition], at point: CGPoint
  ) -> Bool {
    defer {
      movement.moveItems(from: old, to: new)
      movement.carryItems(at: point)
    }
    return new != old || new != movement.targets
  }

  mutating func endMovement(to places: [ContentLayout.CellPosition], isCancelled: Bool) {
    movement.end(at: places, isCancelled: isCancelled)
  }
}
