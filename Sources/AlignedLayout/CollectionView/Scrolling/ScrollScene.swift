/// What decisions about scrolling are made from: the layout that is shown, the view, and the settings.
///
/// Offsets are upright unless they are said to be on the screen. From right to left, an upright offset is counted
/// from the right edge of the content. It changes with the content's width, although nothing moves on the screen.
struct ScrollScene: Sendable {
  let shown: ShownLayout
  let view: ViewSnapshot
  let options: LayoutOptions

  var standing: StandingContent { shown.standing }
  var content: ContentLayout { shown.content }
  var offset: CGFloat { standing.upright(view.bounds).minY }
  var offsetOnScreen: CGFloat { content.axis.coordinate(of: view.bounds.origin) }
  var pixel: CGFloat { 2 * shown.halfPixel }

  /// The offsets between which the content can be scrolled, in the surroundings for which it was laid out.
  var range: ScrollRange { ScrollRange(of: standing, in: view.bounds, shown.surroundings) }

  /// With the present insets, for which the layout may not be prepared yet.
  private func rangeWithPresentInsets(
    of standing: StandingContent, in bounds: CGRect
  ) -> ScrollRange {
    let insets = view.uprightInsets(along: standing.content.axis)
    return ScrollRange(
      of: standing, in: bounds, coveredTop: insets.top, coveredBottom: insets.bottom)
  }

  func layout(in bounds: CGRect) -> FormerContent { shown.former(in: bounds, options) }

  /// The layout that was last prepared, in the bounds for which that was.
  var contentBeforePass: FormerContent {
    layout(in: view.bounds.size == shown.bounds.size ? view.bounds : shown.bounds)
  }

  /// Returns whether bounds are resized in an animation, and the layout is not prepared for them.
  func isResizeAnimated(to size: CGSize) -> Bool { size != shown.bounds.size && view.isAnimating }

  var isUnscrolled: Bool {
    // UIKit opens at the left edge, from right to left, too (radar 25698641,
    // https://github.com/lionheart/openradar-mirror/issues/10146).
    let distance = options.axis.coordinate(
      of: CGPoint(x: view.bounds.minX + view.insets.leading, y: view.bounds.minY + view.insets.top))
    return abs(distance) <= pixel
  }

  var visibleRange: ClosedRange<CGFloat> {
    let bounds = standing.upright(view.bounds)
    return bounds.minY < bounds.maxY ? bounds.minY...bounds.maxY : 0...0
  }

  /// UIKit scrolls back to the end of shorter content (a guess: `Guess.shorterContentScrollsBack`).
  func isScrolledBack(to newBounds: CGRect) -> Bool {
    let limited = range.limit(offset)
    return limited != offset && abs(limited - newBounds.minY) < shown.halfPixel
  }

  func isVisibleHeightNew(in surroundings: Surroundings) -> Bool {
    guard let old = shown.surroundings else { return true }
    return surroundings.visibleHeight(inBoundsOf: standing.upright(view.bounds).height)
      != old.visibleHeight(inBoundsOf: standing.upright(shown.bounds).height)
  }

  // MARK: Distances on the screen

  func distance(to newBounds: CGRect) -> CGFloat {
    content.axis.coordinate(of: newBounds.origin) - offsetOnScreen
  }

  func greatestOffset(in bounds: CGRect) -> CGFloat {
    let last = content.isMirroredSideways ? range.start : range.last
    return content.axis.coordinate(of: standing.contentOffset(last, in: bounds))
  }

  func distance(toHold anchor: ScrollAnchor) -> CGFloat? {
    guard let destination = contentOffset(holding: anchor),
      abs(destination - offset) >= shown.halfPixel
    else { return nil }
    return standing.distance(from: view.bounds, to: destination)
  }

  /// Returns the same for a content that will be shown in other bounds, or nil if it has no such cell.
  func distance(
    toHold anchor: ScrollAnchor, of standing: StandingContent, in newBounds: CGRect
  ) -> CGFloat? {
    let range = ScrollRange(of: standing, in: newBounds, shown.surroundings)
    return standing.offset(holding: anchor).map {
      standing.distance(from: newBounds, to: range.limit($0))
    }
  }

  /// Returns how far bounds are from the end of a content or from its cell of the top, with the present insets.
  func distance(
    toRest rest: ScrollAnchor, of standing: StandingContent, in bounds: CGRect
  ) -> CGFloat? {
    let range = rangeWithPresentInsets(of: standing, in: bounds)
    return standing.offset(holding: rest).map {
      standing.distance(from: bounds, to: range.limit($0))
    }
  }

  /// If the coordinate changes, the content offset has to change by as much to hold the anchor in its place.
  func coordinate(of anchor: ScrollAnchor?) -> CGFloat {
    guard let anchor else { return 0 }
    // UIKit limits the content offset when the content has its new size.
    if case .cell(let cell, .distance) = anchor, content.contains(.cell(cell)) {
      let frame = standing.frame(ofCellAt: cell)
      return content.isMirroredSideways ? frame.maxX : content.axis.coordinate(of: frame.origin)
    }
    return contentOffset(holding: anchor).map {
      content.axis.coordinate(of: standing.contentOffset($0, in: view.bounds))
    } ?? 0
  }

  // MARK: Content offsets

  /// The present insets, and what floating views cover, in upright coordinates.
  var clearInsets: (top: CGFloat, bottom: CGFloat) {
    let insets = view.uprightInsets(along: content.axis)
    guard let surroundings = shown.surroundings else { return (insets.top, insets.bottom) }
    return (insets.top + surroundings.floatingTop, insets.bottom + surroundings.floating.end)
  }

  /// Clear of pinned headers, footers and cells, and on a whole pixel, because UIKit may round the offset (radar
  /// [32547794](https://github.com/lionheart/openradar-mirror/issues/17480); to pixels is a guess:
  /// `Guess.offsetsAreOnPixels`).
  func contentOffset(
    showing cell: ContentLayout.CellPosition, at place: ScrollAnchor.VisiblePlace
  ) -> CGFloat {
    let insets = clearInsets
    let bounds = standing.upright(view.bounds)
    let top = insets.top + content.lengthOfPins(above: cell, pinsHeaders: options.pinsHeaders)
    let bottom =
      bounds.height - insets.bottom
      - content.lengthOfPins(below: cell, pinsFooters: options.pinsFooters)
    let frame = standing.upright(standing.frame(ofShownCell: cell))
    let offset =
      switch place.edge {
      case .bottom: frame.maxY - bottom
      case .center: frame.midY - (top + bottom) / 2
      case .top: frame.minY - top
      }
    return rangeWithPresentInsets(of: standing, in: view.bounds)
      .limit(onWholePixel(offset + place.offset))
  }

  private func onWholePixel(_ offset: CGFloat) -> CGFloat {
    let coordinate = content.axis.coordinate(of: standing.contentOffset(offset, in: view.bounds))
    let rounded = (coordinate / pixel).rounded() * pixel
    return content.isMirroredSideways ? offset - (rounded - coordinate) : rounded
  }

  /// Limited to where the content can be scrolled. Nil if there is no such cell, and for empty content.
  func contentOffset(holding anchor: ScrollAnchor) -> CGFloat? {
    guard standing.height > 0 else { return nil }
    return switch anchor {
    case .cell(let cell, .position(let place)):
      content.contains(.cell(cell)) ? contentOffset(showing: cell, at: place) : nil
    case .topCell: standing.topCell.flatMap { contentOffset(holding: .cell($0, .position(.top))) }
    case .beginning(nil): range.start
    // Content that the user has pulled beyond its ends stays under the finger.
    case .beginning(let distance?) where view.isScrolledByUser: distance
    case .beginning, .cell, .end: standing.offset(holding: anchor).map(reachableByPulling)
    }
  }

  /// A change must not move content under the finger that the user has pulled down, and must not pull it again if
  /// UIKit has scrolled it back.
  private func reachableByPulling(_ offset: CGFloat) -> CGFloat {
    let limited = range.limit(offset)
    let present = self.offset
    guard offset < limited, present < limited else { return limited }
    return max(offset, present)
  }
}

extension StandingContent {
  /// Not limited to where the content can be scrolled. Nil for other anchors, and if there is no such cell.
  fileprivate func offset(holding anchor: ScrollAnchor) -> CGFloat? {
    switch anchor {
    case .end: .infinity
    case .topCell: offsetOfTopCell
    case .beginning(let distance): distance ?? -.infinity
    case .cell(let cell, .distance(let distance)) where content.contains(.cell(cell)):
      uprightFrame(ofCellAt: cell).minY - distance
    case .cell: nil
    }
  }

  /// Returns how far bounds are, along the axis on the screen, from those with a content offset.
  func distance(from bounds: CGRect, to offset: CGFloat) -> CGFloat {
    content.axis.coordinate(of: contentOffset(offset, in: bounds))
      - content.axis.coordinate(of: bounds.origin)
  }
}
