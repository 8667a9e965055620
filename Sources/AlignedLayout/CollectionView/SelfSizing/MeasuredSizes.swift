/// The sizes that self-sizing views have returned, each for the width that was offered: a length along the line.
///
/// Sizes for a few widths are stored, not only for the last one. A cell that does not fit on its line is offered
/// that line's width first, and the next line's after that. The layout comes to rest only if both sizes are known.
struct MeasuredSizes {
  /// Once the cells before it rest, a cell is offered at most three widths: on the line above, on the line to
  /// which it moves with the cells that it keeps with, and on a line of its own. If fewer sizes were stored, each
  /// answer would displace one that is needed next.
  private static let maximumKnownCount = 4

  /// How often a view may change its size in one turn. UIKit raises an exception after about a hundred passes
  /// ([epoxy-ios pull request 88](https://github.com/airbnb/epoxy-ios/pull/88), [convos-ios issue
  /// 1349](https://github.com/xmtplabs/convos-ios/issues/1349)).
  private static let maximumChangeCount = 8

  private var stored = ElementTable<StoredSizes>()

  /// The sizes in which views were measured: the few estimates of most views.
  private var sizesWhenMeasured = StoredSizes.Estimates()
  private var changeCounts: [ContentLayout.Element: Int] = [:]

  /// The elements that were measured for the first time since the user last scrolled, in this turn.
  private var newElements = ElementTable<Bool>()
  private(set) var baselines = ReportedBaselines()

  var isEmpty: Bool { stored.isEmpty }

  private func sizes(of element: ContentLayout.Element) -> ViewSizes? {
    stored[element].map { ViewSizes($0, sizesWhenMeasured) }
  }

  private mutating func store(_ sizes: ViewSizes, of element: ContentLayout.Element) {
    stored[element] = StoredSizes(sizes, &sizesWhenMeasured)
  }

  // MARK: Sizes

  /// Returns the measured size of an element or an estimate, or nil if it was never measured.
  ///
  /// UIKit measures neither a view whose attributes stay the same nor an empty one (guesses:
  /// `Guess.equalSizesAreNotMeasuredAgain`, `Guess.emptyViewsAreNotMeasured`). So an estimate is one ulp taller,
  /// or two if the view was already measured in that size. A view that has become empty gets the size in which it
  /// was measured. One that is not flexible, or is offered less than a point, keeps its width: it begins the next
  /// line, or the engine cuts it.
  func size(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
    guard let stored = stored[element] else { return nil }
    if let known = stored.knownSize(for: space) { return known.size }
    let sizes = ViewSizes(stored, sizesWhenMeasured)
    let whenMeasured = sizes.sizeWhenMeasured
    let isEmpty = sizes.last.width <= 0 || sizes.last.height <= 0
    let model = isEmpty ? whenMeasured : sizes.last
    var estimate = CGSize(width: min(model.width, space), height: model.height.nextUp)
    // The width of the frame may be decided by the cell's line, which gives it whole pixels.
    if estimate.height == whenMeasured.height { estimate.height = estimate.height.nextUp }
    if space < 1 || !sizes.isFlexible { estimate.width = max(1, model.width) }
    return estimate
  }

  func knownSize(of element: ContentLayout.Element, offered space: CGFloat) -> CGSize? {
    stored[element]?.knownSize(for: space)?.size
  }

  /// UIKit would not measure a view in the frame size in which it was measured before. A cell that is stretched
  /// or has grown may have that.
  func preventsMeasuring(
    _ element: ContentLayout.Element, offered space: CGFloat, in size: CGSize
  ) -> Bool {
    guard let stored = stored[element], stored.knownSize(for: space)?.isProvisional ?? true
    else { return false }
    let sizes = ViewSizes(stored, sizesWhenMeasured)
    return size == sizes.sizeWhenMeasured || size == sizes.sizeWhenConfirmed
  }

  func isMeasured(_ element: ContentLayout.Element) -> Bool { stored[element] != nil }

  /// Returns whether an element was measured before the user last scrolled, or before this turn.
  func isSettled(_ element: ContentLayout.Element) -> Bool {
    stored[element] != nil && newElements[element] == nil
  }

  /// Returns whether a view must be asked again: its measurement was for another width, or gave another size.
  func isOutdated(
    _ element: ContentLayout.Element, offered space: CGFloat, in size: CGSize,
    decidedWidth: CGFloat? = nil
  ) -> Bool {
    guard let stored = stored[element] else { return false }
    guard let known = stored.knownSize(for: space), !known.isProvisional else { return true }
    // The engine cuts a cell that is too wide for a line of its own.
    let placed = CGSize(
      width: decidedWidth ?? min(known.size.width, space), height: known.size.height)
    guard size != placed else { return false }
    let sizes = ViewSizes(stored, sizesWhenMeasured)
    return size != sizes.sizeWhenMeasured && size != sizes.sizeWhenConfirmed
  }

  /// A difference below half a pixel does not count, nor does a view that has changed its size too often.
  func isNewSize(_ measurement: ViewMeasurement, halfPixel: CGFloat) -> Bool {
    guard let known = stored[measurement.element]?.knownSize(for: measurement.offeredSpace)
    else { return true }
    let size = measurement.answer
    if known.isProvisional { return size != known.size }
    let isSame =
      abs(size.width - known.size.width) < halfPixel
      && abs(size.height - known.size.height) < halfPixel
    return !isSame && mayChange(measurement.element)
  }

  private func mayChange(_ element: ContentLayout.Element) -> Bool {
    changeCounts[element, default: 0] < Self.maximumChangeCount
  }

  /// The view has returned the size again. The width of the last line may stay that which is known.
  mutating func confirm(_ measurement: ViewMeasurement, keepsLastLine: Bool) {
    guard var sizes = sizes(of: measurement.element) else { return }
    if let index = sizes.index(for: measurement.offeredSpace) {
      sizes.known[index].isProvisional = false
      if !keepsLastLine { sizes.known[index].lastLineWidth = measurement.lastLineWidth }
    }
    sizes.sizeWhenConfirmed = measurement.sizeWhenMeasured
    store(sizes, of: measurement.element)
  }

  mutating func record(_ measurement: ViewMeasurement) {
    let element = measurement.element
    let old = sizes(of: element)
    if old == nil { newElements[element] = true }
    var known = old?.known ?? []
    var size = measurement.answer
    let index = old?.index(for: measurement.offeredSpace)
    if let index {
      changeCounts[element, default: 0] += 1
      if known[index].isProvisional {
        known.remove(at: index)
      } else {
        // The view has changed, and so have its sizes for other widths.
        known = []
      }
    }
    let isProvisional = measurement.isTooWide && index == nil
    if isProvisional, size == measurement.sizeWhenMeasured {
      // UIKit has to measure the view once more, now that its width is clamped.
      size.height = size.height.nextUp
    }
    var new = KnownSize(
      offeredSpace: measurement.offeredSpace, spaces: measurement.spaces, size: size,
      isProvisional: isProvisional, lastLineWidth: measurement.lastLineWidth)
    if measurement.holdsForOtherSpaces {
      for index in known.indices { new.learn(from: &known[index]) }
    }
    known.insert(new, at: 0)
    let answer = measurement.answer
    let isRigid = measurement.isTooWide || 4 * answer.width <= 3 * measurement.offeredSpace
    let wasRigid = old.map { $0.last == answer && !$0.isFlexible } ?? false
    store(
      ViewSizes(
        known: Array(known.prefix(Self.maximumKnownCount)), last: answer,
        isFlexible: !isRigid && !wasRigid, sizeWhenMeasured: measurement.sizeWhenMeasured),
      of: element)
  }

  // MARK: Baselines

  /// Returns whether a measurement moves the baseline of its cell, unless the cell has changed too often.
  func movesBaseline(_ measurement: ViewMeasurement, in scene: SizingScene) -> Bool {
    guard case .cell(let position) = measurement.element else { return false }
    let section = scene.content[position.section]
    let attributes = section.lines.attributes(ofCell: position.cell)
    return baselines.areMoved(
      by: measurement, from: Baselines(of: attributes),
      alignedBy: section.attributes.alignment(of: attributes), halfPixel: scene.halfPixel)
      && mayChange(measurement.element)
  }

  mutating func recordBaselines(
    of measurement: ViewMeasurement, in scene: SizingScene, moving: Bool
  ) {
    guard case .cell(let position) = measurement.element else { return }
    let section = scene.content[position.section]
    let attributes = section.lines.attributes(ofCell: position.cell)
    baselines.record(
      measurement, placed: Baselines(of: attributes),
      alignedBy: section.attributes.alignment(of: attributes), moving: moving)
  }

  mutating func confirmMoving(_ measurement: ViewMeasurement, keepsLastLine: Bool) {
    confirm(measurement, keepsLastLine: keepsLastLine)
    changeCounts[measurement.element, default: 0] += 1
  }

  mutating func learn(_ baselines: [ContentLayout.Element: Baselines]) {
    self.baselines.learn(baselines)
  }

  // MARK: Last lines

  /// At a size that the element has not returned, the latest width is an estimate.
  func lastLineWidth(of element: ContentLayout.Element, at size: CGSize) -> CGFloat? {
    guard let sizes = sizes(of: element) else { return nil }
    let known = sizes.known.first { $0.size == size } ?? sizes.known.first
    return known?.lastLineWidth.map { CGFloat($0) }
  }

  /// Returns whether a measurement moves a cell behind the last line, unless its cell has changed too often. If a
  /// width was reported for the same offer before, less than half a pixel does not count.
  func movesLastLine(_ measurement: ViewMeasurement, in scene: SizingScene) -> Bool {
    guard case .cell(let position) = measurement.element,
      let inUse = scene.lastLineWidthInUse(of: position)
    else { return false }
    let own = scene.content[position.section].lines
      .attributes(ofCell: position.cell).lastLineWidthOrInfinity
    let new = measurement.lastLineWidth ?? own
    let known = stored[measurement.element]?.knownSize(for: measurement.offeredSpace)
    let old = known.map { $0.lastLineWidth ?? own } ?? inUse
    guard new != old else { return false }
    let isReported = known?.lastLineWidth != nil && measurement.lastLineWidth != nil
    return (!isReported || abs(CGFloat(new) - CGFloat(old)) >= scene.halfPixel)
      && mayChange(measurement.element)
  }

  // MARK: Changes

  mutating func endTurn() {
    changeCounts = [:]
    newElements.removeAll()
  }

  mutating func settle() { newElements.removeAll() }

  /// Sizes of deleted and replaced elements are dropped. The number of sections is that before the edits.
  mutating func apply(_ edits: [ContentLayout.Edit], toSections sectionCount: Int) {
    stored.apply(edits, toSections: sectionCount)
    newElements.apply(edits, toSections: sectionCount)
    baselines.apply(edits, toSections: sectionCount)
    changeCounts = [:]
  }

  mutating func invalidate(_ element: ContentLayout.Element) {
    stored[element]?.invalidate()
    changeCounts[element] = nil
  }

  mutating func forget(_ element: ContentLayout.Element) {
    stored[element] = nil
    newElements[element] = nil
    changeCounts[element] = nil
  }

  mutating func invalidateAll() {
    stored.updateAll { $0.invalidate() }
    changeCounts = [:]
  }

  mutating func removeAll() { self = MeasuredSizes() }
}
