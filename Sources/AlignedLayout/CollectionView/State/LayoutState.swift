#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Everything that a layout remembers between UIKit's calls.
  ///
  /// An invalidation becomes layout attributes in these steps:
  ///
  /// 1. `invalidateLayout(with:)` records here what is stale. Nothing is asked.
  /// 2. `prepare()` takes what is stale, asks for it and lays it out in a copy of the content. The
  ///    copy then replaces the content in `shown`.
  /// 3. Queries compute frames from the content in `shown`. Their attributes are cached here.
  ///
  /// In a batch of updates, step 2 may have to wait for the update items, which UIKit passes after
  /// `prepare()`. A self-sizing view's measurement is laid out at once, in the method that creates
  /// its invalidation context.
  ///
  /// No method here asks a delegate, a closure or the data source, because these may call the
  /// layout while they are asked. No method calls UIKit: it returns what the layout has to do.
  @MainActor
  struct LayoutState {
    /// The layout that queries report.
    private(set) var shown = ShownLayout()

    /// What the next `prepare()` has to do.
    private(set) var staleness = Staleness()

    private(set) var cachedContents = CachedContents()
    private(set) var cachedAttributes = CachedAttributes()

    /// The sizes and baselines that self-sizing views have returned.
    private(set) var measuredSizes = MeasuredSizes()

    /// The generation of index paths. It changes with each reload and each batch of updates.
    private(set) var generation = 0

    /// Whether the end of this turn of the run loop is scheduled.
    private var isTurnUnderWay = false

    /// Why visible views may be offered another width than when they were measured.
    private var changeOfOffers = ChangeOfOffers.none

    /// Whether visible views were not measured again because others were about to be measured.
    private var isMeasuringPostponed = false

    /// How often the layout has had visible views measured again in this turn of the run loop.
    private var repetitionCount = 0

    /// The widths for which the delegate and the closures are asked, or nil if nothing is asked, or about
    /// the layout that is shown.
    var asked: AskedWidths?

    /// The items that the next batch of updates has to ask for again, unless everything is asked for before.
    var changedItems: [IndexPath] = []

    /// Whether `prepare()` runs, which may ask clients that change the view meanwhile.
    var isPreparing = false

    /// The delegates that have last been found not to implement a method about single cells.
    var delegatesWithout = DelegatesWithoutMethods()

    /// The content offset that UIKit sets while it gets a context that adjusts it, or nil. That is not
    /// the user's scrolling.
    var adjustedOffset: CGFloat?

    /// Whether `invalidateLayout()` runs, which only clients call.
    var isInvalidatedByClient = false

    /// Whether the layout has asked for another pass because the readable content guide was not
    /// laid out. It does so once.
    private var hasWaitedForReadableContentGuide = false

    private(set) var registeredDecorationKinds: Set<String> = []

    /// Whether the content has cells that the data source does not know: placeholders of a drop.
    private(set) var showsPlaceholders = false

    // These parts depend on no other part. Only their own methods change what is in them.

    /// The batch of updates or the animation under way.
    var transition = Transition()

    /// The cells that are held in place on the screen.
    var anchors = HeldAnchors()

    /// The path of the items that are moved interactively.
    var movement = ItemMovement()

    /// The present version of the content.
    var version: ContentVersion { cachedContents.version }

    var awaitsUpdateItems: Bool { transition.awaitsUpdateItems }

    /// Whether the content is that of the present version.
    var isUpToDate: Bool {
      !staleness.isContentStale && staleness.items.isEmpty && shown.version === version
    }
  }

  /// Why visible views may be offered another width than when they were measured.
  enum ChangeOfOffers {
    case none

    /// A measurement has changed the layout.
    case measurement

    /// Items have moved. A view may have been asked in a section whose cells do not size themselves.
    case movement

    /// A measurement has changed the layout earlier in this turn of the run loop, and UIKit has not
    /// measured the views that the layout was waiting for.
    case postponed
  }

  // MARK: - Invalidation

  extension LayoutState {
    /// Records what an invalidation makes stale.
    ///
    /// - Parameter batch: the batch of updates that the invalidation begins, or nil.
    /// - Returns: whether more elements may have changed than the context names.
    mutating func invalidate(_ invalidation: Invalidation, beginning batch: UpdateRecord?) -> Bool {
      transition.invalidate(invalidation, beginning: batch)
      if invalidation.isReload {
        // The sections of this generation have nothing to do with those of the last one.
        generation += 2
      } else if batch != nil {
        generation += 1
      }
      if !invalidation.keepsContent {
        movement.takeAnnouncedSteps()
      }
      if !invalidation.keepsCachedContents {
        cachedContents.invalidate()
      }
      if batch != nil { changedItems = [] }
      return staleness.add(invalidation)
    }

    /// Begins another version if the collection view has another delegate than before.
    mutating func update(delegate: (any UICollectionViewDelegate)?) {
      cachedContents.update(delegate: delegate)
    }

    /// Records whether views of a decoration kind can be made.
    ///
    /// - Returns: whether that has changed.
    mutating func setDecorationKind(_ kind: String, isRegistered: Bool) -> Bool {
      isRegistered
        ? registeredDecorationKinds.insert(kind).inserted
        : registeredDecorationKinds.remove(kind) != nil
    }
  }

  // MARK: - Layout passes

  extension LayoutState {
    /// Returns what is stale, and begins to collect again.
    mutating func takeStaleness() -> Staleness {
      defer { staleness = .nothing }
      return staleness
    }

    /// Records the bounds of a layout pass.
    ///
    /// - Parameter former: the layout in the bounds before, if these had another size.
    mutating func beginPass(in bounds: CGRect, replacing former: FormerContent?) {
      if let former { transition.storeContentOfFormerBounds(former) }
      shown.move(to: bounds)
    }

    /// Records other bounds for which the present layout holds.
    mutating func scroll(to bounds: CGRect) {
      shown.move(to: bounds)
    }

    /// Forgets measured sizes: lines run along another axis, and views are offered heights instead of
    /// widths or the other way round.
    mutating func forgetMeasuredSizes() {
      measuredSizes.removeAll()
    }

    /// Moves measured sizes with their cells, and turns those that are stale into estimates.
    mutating func updateMeasuredSizes(for stale: Staleness) {
      for step in movement.takeSteps() {
        measuredSizes.move(to: step.newPlace)
        changeOfOffers = .movement
      }
      if stale.isReloaded {
        measuredSizes.removeAll()
      } else if stale.areMeasuredSizesStale {
        measuredSizes.invalidateAll()
      } else {
        for position in shown.content.positions(of: stale.items) {
          measuredSizes.invalidate(.cell(position))
        }
        for view in stale.supplementaryViews {
          if let element = shown.content.element(ofKind: view.kind, at: view.path) {
            measuredSizes.invalidate(element)
          }
        }
      }
    }

    mutating func setShowsPlaceholders(_ showsPlaceholders: Bool) {
      self.showsPlaceholders = showsPlaceholders
    }

    /// Shows a content that was laid out in a version.
    mutating func show(_ content: ContentLayout, version: ContentVersion) {
      shown.replace(content, version: version)
    }

    mutating func mayWaitForReadableContentGuide() -> Bool {
      defer { hasWaitedForReadableContentGuide = true }
      return !hasWaitedForReadableContentGuide
    }

    /// Ends a layout pass.
    ///
    /// - Parameter announced: what UIKit may have announced, or nil if it has announced nothing.
    mutating func endPass(
      in surroundings: Surroundings, announced: AnnouncedSurroundings?, staysAtEnd: Bool,
      everyElementChanges: Bool
    ) {
      // Another width is not the answer of a view, so that measuring for it comes to rest.
      if surroundings.canvas != shown.canvas { repetitionCount = 0 }
      shown.move(to: surroundings, announced: announced, staysAtEnd: staysAtEnd)
      // A batch of updates prepares the layout outside of UIKit's passes.
      if transition.updates == nil { anchors.endPass() }
      if everyElementChanges {
        cachedAttributes.removeAll()
      }
    }

    /// Returns a copy of an element's layout attributes.
    ///
    /// - Parameter offeredSpace: the width offered to a self-sizing element; nil for others.
    mutating func attributes(
      of placed: ContentLayout.PlacedElement, offeredSpace: CGFloat?
    ) -> UICollectionViewLayoutAttributes {
      cachedAttributes.attributes(
        of: placed, in: shown.content, offeredSpace: offeredSpace, generation: generation)
    }
  }

  // MARK: - Cached contents

  extension LayoutState {
    /// Caches a content of the present version.
    mutating func cache(_ content: ContentLayout, for canvas: Surroundings.Canvas) {
      cachedContents.insert(content, for: canvas)
    }

    /// Removes the content that is cached for a canvas, and returns it.
    mutating func takeCachedContent(for canvas: Surroundings.Canvas) -> ContentLayout? {
      cachedContents.remove(for: canvas)
    }
  }

  // MARK: - Updates

  extension LayoutState {
    /// Decides whether the layout waits for the update items. It does if it cannot know without
    /// them which cells stay, or which measured sizes belong to which cells.
    mutating func waitForUpdateItems(reusingCells: Bool, hasWidth: Bool) -> Bool {
      if !reusingCells { transition.stopReusingCells() }
      // Without a width nothing is laid out, and update items cannot be matched with sizes.
      if !hasWidth { measuredSizes.removeAll() }
      let reusesCells = transition.updates?.reusesCells == true
      let waits = hasWidth && (reusesCells || !measuredSizes.isEmpty)
      if waits {
        transition.waitForUpdateItems(version)
      } else {
        transition.endWaiting()
      }
      return waits
    }

    /// Gives up waiting for update items: it is unknown what happened to the cells.
    mutating func stopWaitingForUpdateItems() {
      measuredSizes.removeAll()
      transition.stopReusingCells()
      transition.endWaiting()
    }

    /// Applies the update items that the layout has waited for to the measured sizes.
    ///
    /// - Parameters:
    ///   - map: what the items do, or nil if they contradict the new counts.
    ///   - changed: old positions of cells whose sizes are estimates from now on.
    mutating func applyAwaitedUpdates(
      _ map: UpdateMap?, changing changed: [ContentLayout.CellPosition]
    ) {
      transition.endWaiting()
      if let map {
        for position in changed { measuredSizes.invalidate(.cell(position)) }
        measuredSizes.move(to: map.newPlace)
      } else {
        measuredSizes.removeAll()
      }
    }
  }

  // MARK: - Self-sizing

  extension LayoutState {
    /// Records a measurement that changes no frame.
    ///
    /// - Parameter isNewSize: whether the size was only an estimate.
    mutating func confirm(_ measurement: ViewMeasurement, isNewSize: Bool) {
      if isNewSize {
        measuredSizes.record(measurement)
      } else {
        measuredSizes.confirm(measurement)
      }
      measuredSizes.recordBaselines(of: measurement, in: shown, moving: false)
    }

    /// Records a measurement and begins another version, unless the measurement changes nothing.
    ///
    /// - Returns: whether it changes anything.
    mutating func record(_ measurement: ViewMeasurement) -> Bool {
      let movesBaseline = measuredSizes.movesBaseline(measurement, in: shown)
      if measuredSizes.isNewSize(measurement, halfPixel: shown.halfPixel) {
        measuredSizes.record(measurement)
      } else if movesBaseline {
        measuredSizes.confirmMovingBaseline(measurement)
      } else {
        return false
      }
      measuredSizes.recordBaselines(of: measurement, in: shown, moving: movesBaseline)
      cachedContents.invalidate()
      if changeOfOffers == .none { changeOfOffers = .measurement }
      return true
    }

    /// Returns why visible views may be offered another width than when they were measured, since this
    /// was last asked.
    mutating func takeChangeOfOffers() -> ChangeOfOffers {
      defer { changeOfOffers = .none }
      return changeOfOffers
    }

    /// Waits with measuring visible views again until those are measured that never were.
    mutating func postponeChangeOfOffers() {
      changeOfOffers = .measurement
      isMeasuringPostponed = true
    }

    /// Ends the wait for views that UIKit has not measured.
    ///
    /// - Returns: whether visible views may have to be measured again.
    mutating func endPostponement() -> Bool {
      defer { isMeasuringPostponed = false }
      guard isMeasuringPostponed, changeOfOffers == .measurement else { return false }
      changeOfOffers = .postponed
      return true
    }

    /// Counts that visible views are measured again.
    ///
    /// - Returns: whether they may be. Views whose answers depend on each other need not come to
    ///   rest.
    mutating func mayMeasureAgain() -> Bool {
      repetitionCount += 1
      return repetitionCount <= 8
    }

    /// Lays out the line of a measured cell again, and those after it that change.
    mutating func layOutAgain(cellAt position: ContentLayout.CellPosition) {
      let sizes = measuredSizes
      let attributes = attributesWithReportedBaselines(ofCellAt: position)
      let estimate = shown.content[position.section].attributes.sizing.estimate
      let axis = shown.content.axis
      shown.edit(version: version) { content in
        content.apply([.replaceCell(position)]) { position, space in
          (sizes.size(of: .cell(position), offered: space) ?? estimate).transposed(for: axis)
        } attributesOfCell: { _ in
          attributes
        }
      }
    }

    /// Gives a section's header and footer their measured heights.
    mutating func setLengths(header: CGFloat, footer: CGFloat, ofSection section: Int) {
      shown.edit(version: version) { content in
        content.setLengths(header: header, footer: footer, ofSection: section)
      }
    }

    /// Returns a cell's attributes with the baselines that its view has reported.
    mutating func mergeReportedBaselines(
      into attributes: CellAttributes, of element: ContentLayout.Element
    ) -> CellAttributes {
      measuredSizes.mergeBaselines(into: attributes, of: element)
    }

    /// Releases the held cells, because the user or a client scrolls.
    ///
    /// - Parameter read: what was visible before.
    mutating func scroll(toEnd isAtEnd: Bool, from read: ClosedRange<CGFloat>) {
      anchors.scroll(toEnd: isAtEnd, from: read)
      measuredSizes.settle()
    }

    /// Records that UIKit animates the scrolling to an item. Any other offset releases the item.
    mutating func scrollToTarget(through offset: CGFloat, greatest: CGFloat) {
      anchors.scrollToTarget(through: offset, greatest: greatest, pixel: 2 * shown.halfPixel)
      measuredSizes.settle()
    }

    /// Begins a turn of the run loop.
    ///
    /// - Returns: whether the caller has to schedule its end.
    mutating func beginTurn() -> Bool {
      defer { isTurnUnderWay = true }
      return !isTurnUnderWay
    }

    /// Lets the turn go on. The caller has to begin it again.
    mutating func postponeEndOfTurn() {
      isTurnUnderWay = false
    }

    /// - Parameter isCorrected: whether the layout has corrected the content offset at its end.
    mutating func endTurn(isCorrected: Bool) {
      isTurnUnderWay = false
      repetitionCount = 0
      measuredSizes.endTurn()
      anchors.endTurn(isCorrected: isCorrected)
    }
  }
#endif
