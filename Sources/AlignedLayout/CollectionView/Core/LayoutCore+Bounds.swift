extension LayoutCore {
  struct ContextChange: Sendable {
    /// How far the content offset and the length of the content are adjusted, along the axis on the screen.
    var offset: CGFloat = 0
    var length: CGFloat = 0

    /// If not, the view has other surroundings, and contents that are cached for others stay valid.
    var keepsContent = true

    /// Whether the end of the content moves with the bounds, so that the next pass places everything again.
    var movesEnd = false
    var movedElements: [ContentLayout.Element] = []
  }

  /// Returns whether the layout has to be invalidated. The coverage is what floating views cover in the bounds.
  mutating func boundsWillChange(
    to newBounds: CGRect, on canvas: Surroundings.Canvas, covered coverage: Surroundings.Coverage?,
    in view: ViewSnapshot
  ) -> Bool {
    let scene = scrollScene(in: view)
    let changesLayout =
      coverage != nil && shown.surroundings.map { $0.floating != coverage } ?? false
      || canvas != shown.canvas || changesVisibleHeightAtEnd(newBounds, in: view)
    // If only their height changes, the present layout holds for the bounds without a pass.
    let preparesAgain = changesLayout || !isUpToDate
    if newBounds.size == shown.bounds.size || !preparesAgain { shown.move(to: newBounds) }
    if scrolling.boundsWillChange(to: newBounds, in: scene) { selfSizing.settle() }
    // A client that is asked in a layout pass may scroll.
    let mayMoveElements =
      isInPass
      && (options.pinsHeaders || options.pinsFooters || content.sections.demandsPins
        || content.sections.hasRaisedCells || content.room.boundaries.followVisiblePart)
    return changesLayout || mayMoveElements || correction(of: newBounds, in: scene) != 0
      || !elementsMoved(by: newBounds, in: view).isEmpty
  }

  /// The surroundings are those in the new bounds.
  mutating func change(
    forBounds newBounds: CGRect, in surroundings: Surroundings, view: ViewSnapshot
  ) -> ContextChange {
    guard surroundings.canvas == shown.canvas else {
      var change = holdForCachedContent(in: newBounds, surroundings, view: view) ?? ContextChange()
      change.keepsContent = false
      return change
    }
    if changesVisibleHeightAtEnd(newBounds, in: view) {
      return ContextChange(
        offset: holdEnd(in: newBounds, surroundings, view: view) ?? 0, movesEnd: true)
    }
    let offset =
      scrolling.awaitsAdjustment ? correction(of: newBounds, in: scrollScene(in: view)) : 0
    return ContextChange(offset: offset, movedElements: elementsMoved(by: newBounds, in: view))
  }

  private func correction(of newBounds: CGRect, in scene: ScrollScene) -> CGFloat {
    stale.isContentStale ? 0 : scrolling.correction(of: newBounds, in: scene)
  }

  private mutating func holdForCachedContent(
    in newBounds: CGRect, _ surroundings: Surroundings, view: ViewSnapshot
  ) -> ContextChange? {
    let scene = scrollScene(in: view)
    guard isUpToDate, updates.batch == nil, !scene.isResizeAnimated(to: newBounds.size),
      let cached = contents[surroundings.canvas]
    else { return nil }
    let sizer = selfSizing
    return scrolling.boundsWillShow(
      standing(cached, in: newBounds, surroundings), in: newBounds, scene
    ) { sizer.isSettled($0, in: $1) }
    .map { ContextChange(offset: $0.offset, length: $0.length) }
  }

  // MARK: The end of the content

  /// Returns how far a context has to adjust the content offset, so that the view stays at its end in bounds, or
  /// shows the cell of the top there.
  mutating func holdEnd(
    in bounds: CGRect, _ surroundings: Surroundings, view: ViewSnapshot
  ) -> CGFloat? {
    guard options.staysAtEnd || standing.topCell != nil, isUpToDate, updates.batch == nil,
      surroundings.canvas == shown.canvas
    else { return nil }
    return scrolling.holdEnd(
      of: standing(content, in: bounds, surroundings), in: bounds, scrollScene(in: view))
  }

  /// Returns whether bounds change the height of the visible area, and content has to be moved to its end
  /// for that, or gets other space below it.
  func changesVisibleHeightAtEnd(_ newBounds: CGRect, in view: ViewSnapshot) -> Bool {
    guard options.staysAtEnd || content.isMirroredSideways || standing.topCell != nil
    else { return false }
    let height = standing.upright(newBounds).height
    return height != standing.upright(shown.bounds).height
      || height != standing.upright(view.bounds).height
  }

  private func elementsMoved(
    by newBounds: CGRect, in view: ViewSnapshot
  ) -> [ContentLayout.Element] {
    guard !updates.awaitsItems, !stale.isContentStale, !isInPass else { return [] }
    return standing.elements(movedBy: pinning(in: newBounds), from: pinning(in: view.bounds))
  }
}
