/// UIKit first invalidates the data source counts and prepares the layout. It passes the update items, which say
/// what happened, after that ([MagazineLayout pull request 69](https://github.com/airbnb/MagazineLayout/pull/69)).
struct UpdateSession: Sendable {
  private(set) var batch: UpdateBatch?

  private(set) var animatedChange: AnimatedChange? {
    didSet { lastFormerLine = LineFrames() }
  }

  private var lastFormerLine = LineFrames()
  private(set) var targetContentOffset: CGPoint?

  /// The generation of index paths. It changes with each reload and each batch of updates.
  private(set) var generation = 0

  /// The items that the next batch of updates has to ask for again, unless everything is asked for before.
  private var changedCells: [ContentLayout.CellPosition] = []

  /// UIKit measures a cell that appears after it has asked for its attributes, and reads these at the end of the
  /// batch (radar [19326615](https://github.com/lionheart/openradar-mirror/issues/2429)).
  private var appearingCells: [AppearingCell] = []

  /// Whether a view was measured in a batch of updates. UIKit ignores adjustments of the content offset until
  /// the batch ends, which is when
  /// [MagazineLayout](https://github.com/airbnb/MagazineLayout/blob/master/MagazineLayout/Public/MagazineLayout.swift)
  /// sends them, too (`Guess.adjustmentsInBatchAreIgnored`).
  private(set) var isChangedByMeasurement = false

  /// UIKit may announce an animation after the layout was prepared for the new bounds. The old layout is stored
  /// until the animation begins or the data changes.
  private var contentOfFormerBounds: FormerContent?
  var awaitsItems: Bool { batch?.isWaiting == true }

  var animatesBounds: Bool { if case .bounds = animatedChange?.cause { true } else { false } }

  mutating func querySize() { batch?.querySize() }

  /// Returns whether the layout can answer a query of UIKit. If not, no element can be identified.
  mutating func query(_ rect: CGRect) -> Bool { batch?.query(rect) ?? true }

  /// In a batch of updates, UIKit may pass attributes from before the batch, with the old section (radar
  /// [48955657](https://github.com/lionheart/openradar-mirror/issues/21099), [MagazineLayout pull request
  /// 29](https://github.com/airbnb/MagazineLayout/pull/29)).
  func presentSection(of section: Int, inGeneration generation: Int) -> Int? {
    if generation == self.generation { return section }
    guard generation == self.generation - 1, case .updates(let map)? = animatedChange?.cause
    else { return nil }
    return map.newSection(of: section)
  }

  // MARK: Invalidation

  mutating func invalidate(_ invalidation: Invalidation) {
    if invalidation.isReload || invalidation.invalidatesCounts { contentOfFormerBounds = nil }
    if invalidation.isReload {
      // The sections of this generation have nothing to do with those of the last one.
      generation += 2
      batch = nil
      // If UIKit did not finalize an animation, its elements no longer exist.
      animatedChange = nil
      targetContentOffset = nil
    } else if !invalidation.keepsContent {
      batch?.invalidate()
    }
  }

  mutating func change(_ cells: [ContentLayout.CellPosition]) { changedCells += cells }

  /// Forgets these cells: everything is asked for.
  mutating func forgetChangedCells() { changedCells = [] }

  // MARK: Batches

  /// Cells that stay need not be asked for if their answers are kept.
  mutating func begin(from former: FormerContent, keepsAnswers: Bool) {
    generation += 1
    batch = UpdateBatch(former: former, keepsAnswers: keepsAnswers, changedCells: changedCells)
    changedCells = []
  }

  /// Decides whether the layout waits for the update items, which come after the first layout pass.
  ///
  /// - Parameters:
  ///   - version: the version in which the content is laid out when they have come.
  ///   - isSameRoom: whether the content is laid out in the room of the content before, and without
  ///     items that the data source does not know.
  ///   - movesKnownCells: whether sizes or the cell of the top have to be moved.
  mutating func waitForItems(
    _ version: ContentVersion, isSameRoom: Bool, movesKnownCells: Bool
  ) -> Bool {
    batch?.wait(version, isSameRoom: isSameRoom, movesKnownCells: movesKnownCells) ?? false
  }

  mutating func stopWaiting() {
    batch?.invalidate()
    batch?.endWaiting()
  }

  /// Returns how to lay out the content if the layout has waited. The map is nil for items that contradict the
  /// counts.
  mutating func receive(_ map: UpdateMap?) -> UpdateBatch.Layout? {
    guard let batch else { return nil }
    animatedChange = map.map { AnimatedChange(former: batch.former, cause: .updates($0)) }
    let layout = batch.layout(after: map)
    if layout != nil { self.batch?.endWaiting() }
    return layout
  }

  mutating func endUpdates() {
    batch = nil
    animatedChange = nil
    targetContentOffset = nil
    appearingCells = []
    isChangedByMeasurement = false
  }

  // MARK: Appearing cells

  /// Returns whether the attributes from which the cell is animated may have to be corrected.
  mutating func appear(_ position: ContentLayout.CellPosition, in frame: CGRect) -> Bool {
    guard batch != nil else { return false }
    appearingCells.append(AppearingCell(position: position, frame: frame))
    return true
  }

  /// Returns the frames of appearing cells that a measurement has changed, in the order of appearance.
  mutating func correctAppearingCells(
    in standing: StandingContent
  ) -> [(index: Int, old: CGRect, new: CGRect)] {
    guard batch != nil else { return [] }
    isChangedByMeasurement = true
    return appearingCells.indices.compactMap { index in
      appearingCells[index].correct(in: standing).map { (index, $0.old, $0.new) }
    }
  }

  // MARK: Animated changes

  mutating func formerFrame(of element: ContentLayout.Element) -> CGRect? {
    guard let change = animatedChange else { return nil }
    guard case .cell(let position) = element, !change.former.content.isPinned(position)
    else { return change.former.frame(of: element) }
    guard
      let frame = lastFormerLine[position]
        ?? lastFormerLine.move(toLineOf: position, in: change.former.content)
    else { return nil }
    return change.former.standing.place(frame)
  }

  mutating func replaceBounds(of former: FormerContent) { contentOfFormerBounds = former }

  /// The present layout is that in the old bounds.
  mutating func animateBounds(
    from present: FormerContent, shown size: CGSize, _ options: LayoutOptions
  ) {
    var former = present
    if let stored = contentOfFormerBounds, stored.bounds.size == present.bounds.size,
      size != present.bounds.size
    {
      former = stored.moved(to: present.bounds, options)
    }
    animatedChange = AnimatedChange(former: former, cause: .bounds)
  }

  mutating func scroll(to targetContentOffset: CGPoint) {
    guard animatedChange != nil else { return }
    self.targetContentOffset = targetContentOffset
  }

  mutating func endAnimationOfBounds() {
    contentOfFormerBounds = nil
    animatedChange = nil
    targetContentOffset = nil
  }

  /// If UIKit has not set the new offset yet, it is the one that the layout has returned.
  func contentOffsetChange(to present: CGPoint?) -> CGPoint {
    guard let present, let old = animatedChange?.former.bounds.origin else {
      return CGPoint(x: 0, y: 0)
    }
    let new = present == old ? targetContentOffset ?? present : present
    return CGPoint(x: new.x - old.x, y: new.y - old.y)
  }
}

private struct AppearingCell: Sendable {
  let position: ContentLayout.CellPosition
  private(set) var frame: CGRect

  mutating func correct(in standing: StandingContent) -> (old: CGRect, new: CGRect)? {
    guard standing.content.contains(.cell(position)) else { return nil }
    let (old, new) = (frame, standing.frame(ofCellAt: position))
    frame = new
    return new == old ? nil : (old, new)
  }
}
