// What a client sets and says without being asked.
extension LayoutCore {
  /// Changes a setting.
  ///
  /// - Returns: whether it had another value.
  mutating func set<Value: Equatable>(
    _ option: WritableKeyPath<LayoutOptions, Value>, to value: Value
  ) -> Bool {
    guard value != options[keyPath: option] else { return false }
    let axis = options.axis
    options[keyPath: option] = value
    if options.axis != axis { selfSizing.removeAll() }
    return true
  }

  /// Begins another version of the content, because it has another delegate.
  mutating func changeDelegate(asksForAttachments: Bool) {
    attachments.asksDelegate = asksForAttachments
    contents.invalidate()
  }

  /// Records that the delegate returns no attachments.
  mutating func skipDelegateForAttachments() { attachments.asksDelegate = false }

  /// Asks for attachments again.
  ///
  /// - Parameter asksClosure: whether a closure returns them if the delegate does not.
  mutating func forgetAttachments(asksClosure: Bool) {
    attachments.asksClosure = asksClosure
    attachments.forgetAll()
  }

  /// Records whether views of a decoration kind can be made.
  ///
  /// - Returns: whether that has changed.
  mutating func setDecorationKind(_ kind: String, isRegistered: Bool) -> Bool {
    elements.setDecorationKind(kind, isRegistered: isRegistered)
  }

  /// Forgets the size of a header or footer of the content, which is another one now.
  mutating func forgetSize(of element: ContentLayout.Element) { selfSizing.forget(element) }

  /// Asks again for cells that stay in the next batch of updates.
  mutating func changeInNextUpdate(_ cells: [ContentLayout.CellPosition]) { updates.change(cells) }

  /// Keeps a content that was laid out ahead of time.
  mutating func cache(_ content: ContentLayout, for canvas: Surroundings.Canvas) {
    contents.insert(content, for: canvas)
  }

  /// Records the baselines that cells have by their attributes, which were asked for.
  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) {
    if !baselines.isEmpty { selfSizing.learn(baselines) }
  }

  // MARK: Interactive movement

  /// Returns where a cell goes that is carried to a point.
  mutating func target(
    of cell: ContentLayout.CellPosition, carriedTo point: CGPoint
  ) -> ContentLayout.CellPosition {
    movement.chooseTarget(of: cell, carriedTo: point, in: standing)
  }

  /// Records that a carried item is visible in a size.
  mutating func showCarriedItem(inSize size: CGSize) { movement.showItem(inSize: size) }

  /// Records that items are carried to new places.
  ///
  /// - Returns: whether others make room.
  mutating func moveItems(
    from old: [ContentLayout.CellPosition], to new: [ContentLayout.CellPosition],
    at point: CGPoint
  ) -> Bool {
    defer {
      movement.moveItems(from: old, to: new)
      movement.carryItems(at: point)
    }
    return new != old || new != movement.targets
  }

  /// Records that items are dropped, or go back.
  mutating func endMovement(to places: [ContentLayout.CellPosition], isCancelled: Bool) {
    movement.end(at: places, isCancelled: isCancelled)
  }
}
