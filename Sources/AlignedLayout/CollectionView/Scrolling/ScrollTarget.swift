/// Places on the screen, with the names and raw values of UIKit's scroll positions.
struct ScreenPlaces: OptionSet, Sendable {
  let rawValue: Int

  static let top = ScreenPlaces(rawValue: 1)
  static let centeredVertically = ScreenPlaces(rawValue: 2)
  static let bottom = ScreenPlaces(rawValue: 4)
  static let left = ScreenPlaces(rawValue: 8)
  static let centeredHorizontally = ScreenPlaces(rawValue: 16)
  static let right = ScreenPlaces(rawValue: 32)
}

/// What a client asks for by scrolling to an item.
struct ScrollRequest: Sendable {
  var cell: ContentLayout.CellPosition
  let places: ScreenPlaces

  /// How far the content is scrolled beyond the place.
  var offset: CGFloat = 0
  var isAnimated = false
  var rule = UserScrollingRule.interrupts

  /// The number by which the client is told the outcome, or nil.
  var number: Int?
}

/// An item to which a client has scrolled. Measured cells may move it, so it is held until sizes are known.
struct ScrollTarget: Sendable {
  struct Animation: Sendable {
    let destination: CGFloat
    var distance: CGFloat
    var hasArrived = false
  }

  var cell: ContentLayout.CellPosition

  /// The place in which the cell is held, or nil if the end of the content is held below it.
  let place: ScrollAnchor.Place?
  let isAnimated: Bool

  /// The number of the request, if the client wants to know the outcome.
  var number: Int?

  /// UIKit's animation, if it is under way or has ended a moment ago.
  var animation: Animation?

  /// How often the layout has corrected the content offset. A client may scroll back each time.
  var correctionCount = 0

  /// Whether UIKit is still on its way. The cell is not held then.
  var isOnItsWay: Bool { animation.map { !$0.hasArrived } ?? false }

  var anchor: ScrollAnchor { place.map { .cell(cell, $0) } ?? .end }
  var isEnd: Bool { place == nil }

  /// Returns whether this is the cell that stays at the top of a content, in that place.
  func isTopCell(of standing: StandingContent) -> Bool {
    guard case .position(.top)? = place else { return false }
    return cell == standing.topCell
  }

  /// Returns the target in bounds to which UIKit's animation has moved, or nil if they do not lead to it:
  /// the client has scrolled elsewhere.
  func moved(to newBounds: CGRect, in scene: ScrollScene) -> ScrollTarget? {
    guard let animation else { return nil }
    let (offset, pixel) = (scene.content.axis.coordinate(of: newBounds.origin), scene.pixel)
    // If measured cells have made the content shorter, UIKit scrolls back to its end (a guess:
    // `Guess.shorterContentScrollsBack`).
    let greatest = scene.greatestOffset(in: newBounds)
    let distance = abs(animation.destination - offset)
    let isAtEnd = offset > greatest - pixel && animation.destination > greatest - pixel
    guard isAtEnd || distance < animation.distance + pixel else { return nil }
    var target = self
    target.animation?.distance = distance
    target.animation?.hasArrived = isAtEnd || distance < pixel
    return target
  }
}

extension ScrollScene {
  /// Returns the target that shows a cell at one of some places.
  func target(of request: ScrollRequest) -> ScrollTarget {
    let cell = request.cell
    var place: ScrollAnchor.Place? = place(of: request)
    // What stands below the last cell is shown with it.
    if options.staysAtEnd, cell == content.lastCell, case .position(.bottom) = place { place = nil }
    return ScrollTarget(
      cell: cell, place: place, isAnimated: request.isAnimated, number: request.number)
  }

  private func place(of request: ScrollRequest) -> ScrollAnchor.Place {
    let cell = request.cell
    if var chosen = ScrollAnchor.VisiblePlace(request.places, in: content) {
      chosen.offset = request.offset
      return .position(chosen)
    }
    let atTop = contentOffset(showing: cell, at: .top)
    let atBottom = contentOffset(showing: cell, at: .bottom)
    if offset >= min(atTop, atBottom), offset <= max(atTop, atBottom) {
      return .distance(standing.uprightFrame(ofCellAt: cell).minY - offset)
    }
    return .position(abs(offset - atTop) < abs(offset - atBottom) ? .top : .bottom)
  }

  func shows(_ target: ScrollTarget) -> Bool {
    guard content.contains(.cell(target.cell)) else { return false }
    let bounds = standing.upright(view.bounds)
    let insets = clearInsets
    let frame = standing.upright(standing.frame(ofShownCell: target.cell))
    return frame.minY < bounds.maxY - insets.bottom && frame.maxY > bounds.minY + insets.top
  }

  /// At the end of the content, what is visible below the target must be measured, too: if that grows, the target
  /// can be scrolled further.
  func isMeasured(_ target: ScrollTarget, by isMeasured: (ContentLayout.Element) -> Bool) -> Bool {
    let bottom =
      target.isEnd || layout(in: view.bounds).isAtEnd
      ? standing.upright(view.bounds).maxY
      : standing.upright(standing.frame(ofShownCell: target.cell)).maxY
    return standing.elements(in: view.bounds, pinning: nil).allSatisfy {
      standing.upright($0.frame).minY >= bottom || isMeasured($0.element)
    }
  }
}

extension ScrollAnchor.VisiblePlace {
  /// Returns nil if the places say nothing about the content's axis.
  init?(_ places: ScreenPlaces, in content: ContentLayout) {
    let meanings: [(ScreenPlaces, ScrollAnchor.VisiblePlace)] =
      switch content.axis {
      case .vertical: [(.top, .top), (.centeredVertically, .center), (.bottom, .bottom)]
      case .horizontal where content.isMirroredSideways:
        [(.right, .top), (.centeredHorizontally, .center), (.left, .bottom)]
      case .horizontal: [(.left, .top), (.centeredHorizontally, .center), (.right, .bottom)]
      }
    guard let chosen = meanings.first(where: { places.contains($0.0) }) else { return nil }
    self = chosen.1
  }
}
