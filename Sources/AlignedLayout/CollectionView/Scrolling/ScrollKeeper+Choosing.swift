extension ScrollKeeper {
  // MARK: The end of the content, and the cell of the top

  /// Returns the cell of the top, or the end of a content that stays there, if the view is there and the user does
  /// not drag it. With free space both are the same place, and the cell counts.
  ///
  /// It is also returned if insets or lengths have changed since, and the layout is not prepared for them yet.
  func presentRest(in scene: ScrollScene) -> ScrollAnchor? {
    guard scene.shown.version != nil else {
      return mayHoldEnd(in: scene) && scene.isUnscrolled ? .end : nil
    }
    return rest(before: scene.contentBeforePass, in: scene)
  }

  private func rest(before former: FormerContent, in scene: ScrollScene) -> ScrollAnchor? {
    if mayHoldTopCell(in: scene), isAtTopCell || former.isAtTopCell { return .topCell }
    return mayHoldEnd(in: scene) && (isAtEnd || former.isAtEnd) ? .end : nil
  }

  private func mayHoldTopCell(in scene: ScrollScene) -> Bool {
    scene.standing.offsetOfTopCell != nil && !scene.view.isDragged && target == nil
  }

  /// Returns whether neither the user's finger nor an item to which a client scrolls wins over the end.
  private func mayHoldEnd(in scene: ScrollScene) -> Bool {
    scene.options.staysAtEnd && !scene.view.isDragged && target?.isEnd != false
  }

  /// Returns the cell of the top or the end of the content if bounds to which the user or a client scrolls are
  /// there. If UIKit scrolls because of other insets or another size, this is what it was before.
  func rest(in newBounds: CGRect, of scene: ScrollScene) -> ScrollAnchor? {
    guard scene.options.staysAtEnd || scene.standing.topCell != nil,
      let announced = scene.shown.announced
    else { return nil }
    guard newBounds.size == announced.size, scene.view.insets == announced.insets
    else { return rest }
    let layout = scene.layout(in: newBounds)
    if layout.isAtTopCell { return .topCell }
    return scene.options.staysAtEnd && layout.isAtEnd ? .end : nil
  }

  // MARK: Cells

  /// Returns what is held in the present layout: the cell of the top, the end, or the first visible cell. While
  /// the user drags a view at the end, it is the cell.
  func presentAnchor(in scene: ScrollScene, isSettled: Settled) -> ScrollAnchor? {
    if let rest = presentRest(in: scene) { return rest }
    let beginning = anchorOfBeginning(in: scene)
    guard scene.options.keepsVisibleLinesInPlace, expectedBeginning == nil else { return beginning }
    return anchor(in: scene.contentBeforePass, scene, isSettled: isSettled) ?? beginning
  }

  /// The beginning is held if it is the right edge, which UIKit moves when the width changes. In the first pass
  /// the view shows it, unless a client has scrolled.
  func anchorOfBeginning(in scene: ScrollScene) -> ScrollAnchor? {
    guard scene.options.axis == .horizontal, scene.view.direction == .rightToLeft
    else { return nil }
    if let expectedBeginning { return expectedBeginning }
    guard scene.shown.version != nil else {
      return scene.isUnscrolled ? .beginning(distance: nil) : nil
    }
    return scene.contentBeforePass.anchorOfMirroredBeginning
  }

  /// Keeps the cell that was held last, if it is still in its place and on the first visible line. Otherwise a
  /// width that changes back and forth would scroll further up each time.
  func anchor(in former: FormerContent, _ scene: ScrollScene, isSettled: Settled) -> ScrollAnchor? {
    guard
      let first = former.firstVisibleCell(
        alsoBeyondTop: scene.options.staysAtEnd, visibleBefore: turn.visibleBefore,
        settled: { isSettled($0, former.content) })
    else { return nil }
    // A distance along the other axis says nothing.
    guard former.content.axis == scene.options.axis else { return .cell(first, .position(.top)) }
    let anchor = ScrollAnchor.cell(first, .distance(former.distance(toCellAt: first)))
    guard case .cell(let last, .distance(let distance))? = last,
      former.content.contains(.cell(last)), last.section == first.section, former.shows(last),
      former.content.line(ofCellAt: last).cells.contains(first.cell)
    else { return anchor }
    let difference = former.distance(toCellAt: last) - distance
    return abs(difference) < scene.shown.halfPixel ? .cell(last, .distance(distance)) : anchor
  }

  func anchor(before change: Change, _ scene: ScrollScene, isSettled: Settled) -> ScrollAnchor? {
    let (former, content) = (change.former, scene.content)
    if let rest = rest(before: former, in: scene) { return rest }
    if content.isMirroredSideways, let expectedBeginning { return expectedBeginning }
    let beginning = content.isMirroredSideways ? former.anchorOfMirroredBeginning : nil
    guard scene.options.keepsVisibleLinesInPlace else { return beginning }
    let cell =
      if let newPlace = change.newPlace {
        former.anchor(alsoBeyondTop: scene.options.staysAtEnd) {
          // A reloaded section may have fewer cells than before.
          newPlace($0).flatMap { content.contains(.cell($0)) ? $0 : nil }
        }
      } else {
        anchor(in: former, scene, isSettled: isSettled)
      }
    if case .cell(let held, .distance)? = cell, former.content.axis != content.axis {
      return .cell(held, .position(.top))
    }
    return cell ?? beginning
  }
}
