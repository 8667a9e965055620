/// What self-sizing views are offered, what they have answered, and whether they are measured again.
struct SelfSizer: Sendable {
  private(set) var sizes = MeasuredSizes()
  private var changeOfOffers = ChangeOfOffers.none
  private var lastMeasured: ContentLayout.Element?

  /// Whether visible views were not measured again because others were about to be measured.
  private var isMeasuringPostponed = false

  /// The elements whose views the layout has had measured again, and that have not answered yet.
  private var awaitedElements: Set<ContentLayout.Element> = []

  /// How often the layout has had visible views measured again in this turn of the run loop.
  private var repetitionCount = 0
  private var needsEndOfTurn = false

  /// Why visible views may be offered another width than when they were measured.
  private enum ChangeOfOffers {
    case none
    case measurement

    /// Items have moved. A view may have been asked in a section whose cells do not size themselves.
    case movement

    /// Offers have changed earlier in this turn, and UIKit has not measured the views that the layout awaits.
    case postponed
  }

  enum Repetition: Sendable, Equatable {
    case none
    case named([ContentLayout.Element])
    case all
  }

  // MARK: Answers

  struct Judgement: Sendable {
    let isNewSize: Bool
    let movesBaseline: Bool

    /// Whether it moves the last line behind which another cell stands.
    let movesLastLine: Bool
  }

  func judge(_ measurement: ViewMeasurement, in scene: SizingScene) -> Judgement {
    Judgement(
      isNewSize: sizes.isNewSize(measurement, halfPixel: scene.halfPixel),
      movesBaseline: sizes.movesBaseline(measurement, in: scene),
      movesLastLine: sizes.movesLastLine(measurement, in: scene))
  }

  /// Returns whether a measurement only confirms what is shown, and records it then.
  mutating func confirm(
    _ measurement: ViewMeasurement, _ judgement: Judgement, in scene: SizingScene
  ) -> Bool {
    awaitedElements.remove(measurement.element)
    guard !judgement.movesBaseline, !judgement.movesLastLine,
      !judgement.isNewSize || confirmsEstimate(measurement, in: scene)
    else { return false }
    if judgement.isNewSize {
      sizes.record(measurement)
      needsEndOfTurn = true
    } else {
      sizes.confirm(measurement, keepsLastLine: hasCellBehindLastLine(measurement, in: scene))
    }
    sizes.recordBaselines(of: measurement, in: scene, moving: false)
    return true
  }

  private func hasCellBehindLastLine(
    _ measurement: ViewMeasurement, in scene: SizingScene
  ) -> Bool {
    guard case .cell(let position) = measurement.element else { return false }
    return scene.lastLineWidthInUse(of: position) != nil
  }

  private func confirmsEstimate(_ measurement: ViewMeasurement, in scene: SizingScene) -> Bool {
    let (element, space) = (measurement.element, measurement.offeredSpace)
    // An answer that holds for narrower spaces may move the cell to the line above. For a cell that shares its
    // width, it does not say with what width the cell counts.
    guard !measurement.isTooWide, !measurement.holdsForOtherSpaces, !scene.sharesWidth(element),
      offeredSpace(of: element, in: scene.content, scene.options) == space,
      let size = scene.placedSize(of: element), scene.shows(measurement, in: size)
    else { return false }
    return !isShownInOtherSize(measurement, in: scene)
      && !sizes.preventsMeasuring(element, offered: space, in: size)
  }

  /// On another line a stretched or grown cell would fall back to the size that the content stores.
  private func isShownInOtherSize(_ measurement: ViewMeasurement, in scene: SizingScene) -> Bool {
    guard case .cell(let position) = measurement.element else { return false }
    let section = scene.content[position.section]
    guard let stored = section.lines.size(ofCell: position.cell) else { return false }
    let attributes = section.lines.attributes(ofCell: position.cell)
    let isStretched = section.attributes.alignment(of: attributes) == .stretch
    return isStretched && stored.height != measurement.answer.height
      || attributes.growth > 0 && !scene.isWidthDecided(of: measurement.element)
        && stored.width != measurement.answer.width
  }

  mutating func record(
    _ measurement: ViewMeasurement, _ judgement: Judgement, in scene: SizingScene
  ) -> Bool {
    if judgement.isNewSize {
      sizes.record(measurement)
    } else if judgement.movesBaseline || judgement.movesLastLine {
      sizes.confirmMoving(measurement, keepsLastLine: !judgement.movesLastLine)
    } else {
      return false
    }
    sizes.recordBaselines(of: measurement, in: scene, moving: judgement.movesBaseline)
    if changeOfOffers == .none { changeOfOffers = .measurement }
    lastMeasured = measurement.element
    needsEndOfTurn = true
    return true
  }

  // MARK: Measuring again

  var mayBeOutdated: Bool { changeOfOffers != .none }

  /// UIKit measures a view once ([ASCollectionView pull request
  /// 215](https://github.com/apptekstudios/ASCollectionView/pull/215)). It measures a view again if that
  /// invalidates its size ([WWDC 2022, session 10068](https://developer.apple.com/wwdc22/10068)), and all views
  /// after a context that names nothing (a guess: `Guess.plainContextsMeasureAgain`). The answer of one view may
  /// change what another is offered, or its size.
  mutating func measureAgain(
    _ visible: [ContentLayout.PlacedElement], in scene: SizingScene
  ) -> Repetition {
    let change = changeOfOffers
    changeOfOffers = .none
    if change != .postponed, visible.contains(where: { isAboutToBeMeasured($0, in: scene) }) {
      changeOfOffers = change
      isMeasuringPostponed = true
      needsEndOfTurn = true
      return .none
    }
    let offers = offers(to: visible, in: scene.content, scene.options)
    var outdated: [ContentLayout.Element] = []
    var isLastVisible = false
    for (placed, offer) in zip(visible, offers) {
      guard let offer else { continue }
      let element = placed.element
      isLastVisible = isLastVisible || element == lastMeasured
      if !awaitedElements.contains(element),
        isOutdated(placed, offered: offer, after: change, in: scene)
      {
        outdated.append(element)
      }
    }
    // Views that UIKit has measured ahead of time are outdated, too, and will be visible later.
    if change == .measurement, !isLastVisible { changeOfOffers = change }
    guard !outdated.isEmpty else { return .none }
    repetitionCount += 1
    // Views whose answers depend on each other may never come to rest, and UIKit raises an exception then.
    guard repetitionCount <= 8 else { return .none }
    needsEndOfTurn = true
    guard change != .postponed else { return .all }
    awaitedElements.formUnion(outdated)
    return .named(outdated)
  }

  private func isOutdated(
    _ placed: ContentLayout.PlacedElement, offered offer: Offer, after change: ChangeOfOffers,
    in scene: SizingScene
  ) -> Bool {
    let size = placed.frame.size.transposed(for: scene.content.axis)
    return sizes.isOutdated(
      placed.element, offered: offer.space, in: size,
      decidedWidth: offer.isWidthDecided ? size.width : nil)
      || change != .measurement && !sizes.isMeasured(placed.element)
  }

  /// The answer of a cell may change what others are offered. All visible views are asked again when it has come.
  private func isAboutToBeMeasured(
    _ placed: ContentLayout.PlacedElement, in scene: SizingScene
  ) -> Bool {
    guard case .cell(let position) = placed.element else { return false }
    return scene.content.offersRemainingSpaceToViews(inSection: position.section)
      && !sizes.isMeasured(placed.element)
  }

  // MARK: Turns of the run loop

  mutating func takeNeedOfTurn() -> Bool {
    defer { needsEndOfTurn = false }
    return needsEndOfTurn
  }

  /// Returns whether visible views may have to be measured that UIKit has not measured in the turn.
  mutating func endTurn() -> Bool {
    repetitionCount = 0
    needsEndOfTurn = false
    sizes.endTurn()
    let isMissingAnswers =
      isMeasuringPostponed && changeOfOffers != .none || !awaitedElements.isEmpty
    isMeasuringPostponed = false
    awaitedElements = []
    if isMissingAnswers { changeOfOffers = .postponed }
    return isMissingAnswers
  }

  /// Another width is not the answer of a view, so that measuring for it comes to rest.
  mutating func changeCanvas() { repetitionCount = 0 }

  /// Records that the user has scrolled: the elements measured until now were visible before.
  mutating func settle() { sizes.settle() }

  // MARK: Changes of the content

  /// Views may never have been asked in their new places, or for other widths. Sizes of deleted and replaced
  /// elements are dropped. The number of sections is that before the edits.
  mutating func apply(_ edits: [ContentLayout.Edit], toSections sectionCount: Int) {
    sizes.apply(edits, toSections: sectionCount)
    awaitedElements = []
    changeOfOffers = .movement
  }

  /// UIKit may have asked views where they do not size themselves.
  mutating func didMove() { changeOfOffers = .movement }

  mutating func invalidate(_ stale: Staleness, in content: ContentLayout) {
    if stale.isReloaded {
      sizes.removeAll()
    } else if stale.areMeasuredSizesStale {
      sizes.invalidateAll()
    } else {
      invalidate(stale.items(in: content))
      for element in stale.supplementaryViews where content.contains(element) {
        sizes.invalidate(element)
      }
    }
  }

  mutating func invalidate(_ cells: [ContentLayout.CellPosition]) {
    for cell in cells { sizes.invalidate(.cell(cell)) }
  }

  /// Forgets the sizes of a view that is replaced by one that does not measure itself.
  mutating func forget(_ element: ContentLayout.Element) { sizes.forget(element) }

  /// Forgets all sizes: lines run along another axis, or it is unknown which cells are which.
  mutating func removeAll() {
    sizes.removeAll()
    awaitedElements = []
    changeOfOffers = .movement
  }

  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) { sizes.learn(baselines) }
}
