@testable import AlignedLayout

/// A content whose views size themselves, and the part that decides what they are offered and what their
/// answers change. Its events are what UIKit and the user do.
struct SizingStage: Sendable {
  private(set) var content: TestContent
  private(set) var sizer = SelfSizer()
  private(set) var shown = ShownLayout()
  private(set) var options: LayoutOptions

  /// The part of the content that is visible.
  var visible: CGRect

  private let version = ContentVersion()

  init(
    _ content: TestContent, _ options: LayoutOptions = LayoutOptions(),
    visible: CGRect = .infinite
  ) {
    self.content = content
    self.options = options
    self.visible = visible
    layOut()
  }

  var scene: SizingScene { SizingScene(shown: shown, options: options) }

  // MARK: What the part says

  func offer(_ element: ContentLayout.Element) -> CGFloat? {
    sizer.offeredSpace(of: element, in: scene.content, scene.options)
  }

  /// Returns the size in which an element is shown, on the screen.
  ///
  /// - Parameter given: the size that UIKit was last given.
  func shownSize(_ element: ContentLayout.Element, given: CGSize? = nil) -> CGSize? {
    guard let placed = scene.placedSize(of: element), let space = offer(element) else { return nil }
    return sizer.shownSize(of: element, placed: placed, given: given, offered: space)
      .transposed(for: content.axis)
  }

  // MARK: Laying out

  /// Lays out everything, as a pass does in which all is stale.
  mutating func layOut() {
    let canvas = Surroundings.Canvas(
      axis: content.axis, lineLength: content.width, direction: content.direction,
      displayScale: content.displayScale, extraInsets: .zero, extraSupplementaryInsets: .zero)
    if canvas != shown.canvas { sizer.changeCanvas() }
    let source = Source(content: content, sizer: sizer)
    shown.replace(source.layout(), version: version)
    sizer = source.sizer
    shown.move(
      to: Surroundings(canvas: canvas, coveredTop: 0, coveredBottom: 0, spinnerHeight: 0),
      announced: nil, LayoutOptions())
    for section in content.sections.indices { layOutHeader(ofSection: section) }
  }

  private mutating func layOutAgain(_ element: ContentLayout.Element) {
    switch element {
    case .cell(let position):
      let source = Source(content: content, sizer: sizer)
      shown.edit(version: version) { source.apply([.replaceCell(position)], to: &$0) }
      sizer = source.sizer
    case .header(let section), .footer(let section): layOutHeader(ofSection: section)
    case .contentHeader, .contentFooter, .overflow, .background, .lineSeparator: break
    }
  }

  private mutating func layOutHeader(ofSection index: Int) {
    let (section, width) = (content.sections[index], shown.content.supplementaryWidth)
    let header = sizer.length(
      of: .header(section: index), estimate: section.headerLength, width: width, options)
    let footer = sizer.length(
      of: .footer(section: index), estimate: section.footerLength, width: width, options)
    shown.edit(version: version) { $0.setLengths(header: header, footer: footer, ofSection: index) }
  }

  // MARK: Events

  /// Passes what a view prefers to the part, and lays out again what that changes.
  mutating func answer(_ preference: ViewPreference) -> SizingOutcome {
    guard let space = offer(preference.element),
      let measurement = scene.measurement(preference, offered: space)
    else { return .saysNothing }
    let judgement = sizer.judge(measurement, in: scene)
    if sizer.confirm(measurement, judgement, in: scene) { return .confirms }
    guard sizer.record(measurement, judgement, in: scene) else { return .confirms }
    layOutAgain(measurement.element)
    return .changes
  }

  /// Returns which of the visible views have to be measured again after a pass.
  mutating func measureAgain() -> SelfSizer.Repetition {
    guard sizer.mayBeOutdated else { return .none }
    return sizer.measureAgain(shown.standing.elements(in: visible, pinning: nil), in: scene)
  }

  mutating func endTurn() -> SelfSizer.Repetition {
    sizer.endTurn() ? measureAgain() : .none
  }

  mutating func settle() {
    sizer.settle()
  }

  mutating func resize(to width: CGFloat) {
    content.width = width
    layOut()
  }

  mutating func turn(to axis: ContentLayout.Axis) {
    if axis != content.axis { sizer.removeAll() }
    content.axis = axis
    layOut()
  }

  mutating func invalidate(_ invalidation: Invalidation) {
    var stale = Staleness()
    _ = stale.take()
    _ = stale.add(invalidation)
    sizer.invalidate(stale.take(), in: shown.content)
    layOut()
  }

  /// Moves sizes as a batch of updates does, or forgets them if it is unknown what it did.
  mutating func update(_ cells: [TestCell], by items: [ContentLayout.Edit], isKnown: Bool = true) {
    let map = UpdateMap(items, of: shown.content, newCounts: [cells.count])
    if isKnown, let map {
      sizer.apply(map.moves, toSections: shown.content.sectionCount)
    } else {
      sizer.removeAll()
    }
    content.sections[0].cells = cells
    layOut()
  }

  mutating func carry(_ old: Int, to new: Int) {
    let step = MovementStep(
      from: [.init(section: 0, cell: old)], to: [.init(section: 0, cell: new)])
    if let step { sizer.apply(step.edits, toSections: content.sections.count) }
    content.sections[0].cells.insert(content.sections[0].cells.remove(at: old), at: new)
    layOut()
  }
}

/// What a view's answer does, or a pass.
enum SizingOutcome: Sendable, Equatable {
  /// The view does not size itself now.
  case saysNothing

  /// Nothing is laid out again.
  case confirms

  /// The line is laid out again.
  case changes

  /// UIKit has to measure the views of some cells again, or all visible ones.
  case measures([Int])
  case measuresAll

  /// Nothing has to be measured again.
  case rests
}

extension SizingOutcome {
  init(_ repetition: SelfSizer.Repetition) {
    self =
      switch repetition {
      case .none: .rests
      case .named(let elements): .measures(elements.compactMap(\.cell))
      case .all: .measuresAll
      }
  }
}

extension ContentLayout.Element {
  fileprivate var cell: Int? {
    if case .cell(let position) = self { position.cell } else { nil }
  }
}

extension SizingStage {
  /// What the layout asks while it lays out: measured sizes or estimates, and reported baselines. A class,
  /// because the part may store baselines while it is asked.
  private final class Source {
    let content: TestContent
    private(set) var sizer: SelfSizer

    init(content: TestContent, sizer: SelfSizer) {
      self.content = content
      self.sizer = sizer
    }

    func layout() -> ContentLayout {
      ContentLayout(
        content.specification, sizeOfCell: { [self] in size(of: $0, $1) },
        attributesOfCell: { [self] in attributes(of: $0) },
        sizeOfOverflow: { [content] in content.sections[$0].sizeOfOverflow($1) })
    }

    func apply(_ edits: [ContentLayout.Edit], to layout: inout ContentLayout) {
      layout.apply(
        edits, sizeOfCell: { [self] in size(of: $0, $1) },
        attributesOfCell: { [self] in attributes(of: $0) },
        sizeOfOverflow: { [content] in content.sections[$0].sizeOfOverflow($1) })
    }

    private func size(of position: ContentLayout.CellPosition, _ space: CGFloat) -> CGSize {
      let section = content.sections[position.section]
      let sizing = section.attributes.sizing
      guard sizing.isSelfSizing else { return section.cells[position.cell].size(space) }
      let measured = sizer.sizes.size(of: .cell(position), offered: space)
      let isInColumns = section.attributes.columns != nil
      return measured?.transposed(for: content.axis)
        ?? (isInColumns ? sizing.estimate.transposed(for: content.axis) : sizing.estimate)
    }

    private func attributes(
      of position: ContentLayout.CellPosition
    ) -> CellAttributes {
      let section = content.sections[position.section]
      let attributes = section.cells[position.cell].attributes
      guard content.axis == .vertical, section.attributes.alignsByReportedBaseline(attributes),
        let merged = sizer.sizes.baselines.merged(withAsked: attributes, of: .cell(position))
      else { return attributes }
      sizer.learn([.cell(position): Baselines(of: attributes)])
      return merged
    }
  }
}
