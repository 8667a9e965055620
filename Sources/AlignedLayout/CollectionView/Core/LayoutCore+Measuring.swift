// Self-sizing views: what a view prefers is recorded, and the line that changes is laid out at once.
extension LayoutCore {
  /// UIKit first asks whether the layout has to be invalidated for an answer, and then at once for the context.
  struct Answer: Sendable {
    fileprivate let preference: ViewPreference
    fileprivate let measurement: ViewMeasurement
    fileprivate let judgement: SelfSizer.Judgement
    fileprivate let version: ContentVersion?
  }

  private func judge(_ preference: ViewPreference) -> Answer? {
    guard let space = selfSizing.offeredSpace(of: preference.element, in: content, options)
    else { return nil }
    let scene = sizingScene
    return scene.measurement(preference, offered: space).map {
      Answer(
        preference: preference, measurement: $0, judgement: selfSizing.judge($0, in: scene),
        version: shown.version)
    }
  }

  /// Returns whether the layout has to be invalidated: an answer may only confirm what is shown.
  mutating func receive(_ preference: ViewPreference) -> Bool {
    answer = judge(preference)
    guard let answer else { return false }
    let scene = sizingScene
    guard selfSizing.confirm(answer.measurement, answer.judgement, in: scene) else { return true }
    self.answer = nil
    return false
  }

  fileprivate mutating func takeAnswer(_ preference: ViewPreference) -> Answer? {
    defer { answer = nil }
    if let answer, answer.preference == preference, answer.version === shown.version {
      return answer
    }
    return judge(preference)
  }

  /// The index paths of views are old until a batch of updates or a movement is laid out.
  var mayMeasure: Bool { !updates.awaitsItems && !stale.areCountsStale && movement.steps.isEmpty }

  func presentSection(of section: Int, inGeneration generation: Int) -> Int? {
    updates.presentSection(of: section, inGeneration: generation)
  }

  mutating func measureAgain(in view: ViewSnapshot) -> [LayoutEffect] {
    guard selfSizing.mayBeOutdated, updates.batch == nil else { return [] }
    // A view that stretches is not measured in that size.
    let visible = standing.elements(in: view.bounds, pinning: pinning(in: view.bounds).withoutPull)
    let views = selfSizing.measureAgain(visible, in: sizingScene)
    let effects = takeNeedOfTurn()
    return switch views {
    case .none: effects
    case .named(let elements): effects + [.measure(elements)]
    case .all: effects + [.queryAgain]
    }
  }

  // MARK: Steps of an answer

  fileprivate mutating func record(
    _ answer: Answer, in view: ViewSnapshot
  ) -> ScrollKeeper.BeforeMeasurement? {
    let measurement = answer.measurement
    let sizer = selfSizing
    let known = sizer.sizes.knownSize(of: measurement.element, offered: measurement.offeredSpace)
    let before = scrolling.willMeasure(
      isKnown: known != nil, isStale: stale.isContentStale, in: scrollScene(in: view)
    ) { sizer.isSettled($0, in: $1) }
    let scene = sizingScene
    guard selfSizing.record(measurement, answer.judgement, in: scene) else { return nil }
    contents.invalidate()
    return before
  }

  /// The attributes of the cell have its baselines.
  fileprivate mutating func replace(
    _ position: ContentLayout.CellPosition, _ attributes: CellAttributes, _ version: ContentVersion
  ) {
    let source = MeasuredSource(
      sizes: selfSizing.sizes, attributes: attributes, axis: content.axis,
      estimate: content[position.section].attributes.sizing.estimate)
    shown.edit(version: version) { $0.apply([.replaceCell(position)], from: source) }
  }

  fileprivate mutating func replaceBoundaries(_ version: ContentVersion) {
    let room = content.room
    let boundaries = selfSizing.boundaries(room.boundaries, in: room)
    shown.edit(version: version) { $0.setBoundaries(boundaries) }
  }

  fileprivate mutating func replaceLengths(ofSection section: Int, _ version: ContentVersion) {
    let old = content[section]
    let width = content.supplementaryWidth(inSection: section)
    let header = selfSizing.length(
      of: .header(section: section), estimate: old.headerLength, width: width, options)
    let footer = selfSizing.length(
      of: .footer(section: section), estimate: old.footerLength, width: width, options)
    shown.edit(version: version) {
      $0.setLengths(header: header, footer: footer, ofSection: section)
    }
  }
}

extension LayoutClient {
  /// Lays out the line of a view at once. If the layout waited for UIKit's next pass, UIKit would measure the
  /// other views against old lines.
  func layOut(_ preference: ViewPreference) -> LayoutCore.ContextChange {
    guard let answer = core.takeAnswer(preference) else { return LayoutCore.ContextChange() }
    let before = core.record(answer, in: view)
    run(core.takeNeedOfTurn())
    // If everything is stale, the next pass asks for it in any case.
    guard let before, !core.stale.isContentStale else { return LayoutCore.ContextChange() }
    layOutAgain(preference.element)
    for cell in core.updates.correctAppearingCells(in: core.standing) {
      run(.correctAppearing(cell.index, from: cell.old, to: cell.new))
    }
    let scene = core.scrollScene(in: view)
    let change = core.scrolling.didMeasure(preference.element, since: before, in: scene)
    return change.offset == 0
      ? LayoutCore.ContextChange()
      : LayoutCore.ContextChange(offset: change.offset, length: change.length)
  }

  private func layOutAgain(_ element: ContentLayout.Element) {
    let version = core.contents.version
    switch element {
    case .cell(let position):
      let attributes = core.selfSizing.attributes(ofCellAt: position, in: core.content)
      // The line limit may show or hide other cells, and others may have estimates of their own.
      if estimatesItems
        || core.content.attributes(ofSection: position.section).lineLimit != .unlimited
      {
        let new = content(core.content, askingAgain: [position], knowing: [position: attributes])
        core.shown.replace(new, version: version)
      } else {
        core.replace(position, attributes, version)
      }
    case .contentHeader, .contentFooter: core.replaceBoundaries(version)
    case .header(let section), .footer(let section):
      core.replaceLengths(ofSection: section, version)
    case .overflow, .background, .lineSeparator: break
    }
  }
}

/// Cells that size themselves, whose sizes are those that their views have returned.
private final class MeasuredSource: CellSource {
  let sizes: MeasuredSizes

  /// The attributes of the cell that was measured. Those of the others are known.
  let attributes: CellAttributes
  let axis: ContentLayout.Axis
  let estimate: CGSize

  init(
    sizes: MeasuredSizes, attributes: CellAttributes, axis: ContentLayout.Axis, estimate: CGSize
  ) {
    self.sizes = sizes
    self.attributes = attributes
    self.axis = axis
    self.estimate = estimate
  }

  var hasAttributes: Bool { true }

  func attributes(of cell: Position) -> CellAttributes { attributes }

  func size(of cell: Position, _ space: CGFloat) -> CGSize {
    (sizes.size(of: .cell(cell), offered: space) ?? estimate).transposed(for: axis)
  }

  func lastLineWidth(of cell: Position, size: CGSize) -> CGFloat? {
    sizes.lastLineWidth(of: .cell(cell), at: size)
  }

  func sizeOfOverflow(inSection section: Int, hiddenCount: Int) -> CGSize {
    CGSize(width: 0, height: 0)
  }
}
