@testable import AlignedLayout

/// A collection view and its clients, as the core of a layout knows them. They note in words what the core asks
/// and demands, and do what UIKit does then.
@MainActor final class CoreStage: LayoutClient {
  /// What UIKit does with an adjustment that the layout sends in `prepare()`.
  enum AdjustmentsInPrepare: Sendable {
    case applied, kept, ignored
  }

  var core = LayoutCore()
  var view: ViewSnapshot

  /// What the data source has.
  var data: TestContent
  let estimatesItems: Bool
  let asksAboutNoCells: Bool

  var adjustmentsInPrepare: AdjustmentsInPrepare
  var ignoresAdjustments: Bool

  /// What UIKit has not applied yet.
  var keptAdjustment: CGFloat = 0

  /// Where a scrolling animation of UIKit's ends.
  var destination: CGPoint?

  /// Whether the layout is invalid, so that UIKit is about to prepare it.
  var isInvalid = true

  /// Whether UIKit prepares the layout.
  var isPreparing = false

  /// Whether the end of a turn of the run loop is scheduled.
  var isTurnUnderWay = false

  /// What the batch of updates under way does. UIKit passes it late.
  var batch: [ContentLayout.Edit]?

  /// What the client does when it is next asked for a content.
  var whileAsked: (() -> Void)?

  /// What the client was told of its requests.
  private(set) var outcomes: [String] = []

  /// What has happened in the present event. Only tables of events read it.
  private var notes: [() -> String] = []

  init(_ screen: CoreScreen) {
    (data, view, core.options) = (screen.data, screen.view, screen.options)
    estimatesItems = screen.estimatesItems
    asksAboutNoCells = screen.asksAboutNoCells
    adjustmentsInPrepare = screen.adjustmentsInPrepare
    ignoresAdjustments = screen.ignoresAdjustments
  }

  func note(_ note: @autoclosure @escaping () -> String) { notes.append(note) }

  /// Returns what the present event has led to, and whether the layout waits for update items or is stale then.
  func takeNotes() -> String {
    defer { notes = [] }
    let state = core.isUpToDate ? [] : core.updates.awaitsItems ? ["waits"] : ["stale"]
    return (notes.map { $0() } + state).joined(separator: "; ")
  }

  // MARK: The view

  var announcedSurroundings: AnnouncedSurroundings {
    AnnouncedSurroundings(
      size: view.bounds.size, insets: view.insets, safeArea: .zero, margins: .zero)
  }

  var awaitsReadableContentGuide: Bool { false }

  func canvas(in bounds: CGRect) -> Surroundings.Canvas { surroundings(in: bounds).canvas }

  func surroundings(in bounds: CGRect) -> Surroundings {
    let (axis, insets) = (core.options.axis, view.uprightInsets(along: core.options.axis))
    return Surroundings(
      canvas: Surroundings.Canvas(
        axis: axis, lineLength: bounds.size.transposed(for: axis).width, direction: view.direction,
        displayScale: data.displayScale, extraInsets: .zero, extraSupplementaryInsets: nil),
      coveredTop: insets.top, coveredBottom: insets.bottom, spinnerHeight: 0)
  }

  func run(_ effect: LayoutEffect) {
    switch effect {
    case .invalidateLayout:
      note("invalidates the layout")
      invalidate(.naming())
    case .queryAgain:
      note("queries again")
      invalidate(.naming(keepsContent: true))
    case .measure(let elements): note("measures \(elements.words)")
    case .adjustContentOffset(let distance):
      note("adjusts by \(distance.word)")
      invalidate(.naming(cells: [0], keepsContent: true))
      adjust(by: distance)
    case .scroll(let destination, let isAnimated):
      let offset = core.options.axis.coordinate(of: destination)
      note("scrolls to \(offset.word)")
      if isAnimated { self.destination = destination } else { setOffset(offset) }
    case .tell(let number, let outcome):
      note("tells \(number) \(outcome)")
      outcomes.append("\(number) \(outcome)")
    case .correctAppearing(let index, let old, let new):
      note("appearing cell \(index): \(old.height.word) becomes \(new.height.word)")
    case .beginTurn:
      note("begins a turn")
      _ = core.beginTurn()
      isTurnUnderWay = true
    case .beginTurnLater:
      note("begins a turn later")
      isTurnUnderWay = true
    case .queryAgainInNextTurn: note("queries again in the next turn")
    }
  }

  // MARK: The content

  var hasPlaceholders: Bool { false }
  var showsPlaceholders: Bool { false }

  func counts(on canvas: Surroundings.Canvas) -> CellCounts {
    note("asks for counts")
    let counts = data.sections.map(\.cells.count)
    return counts.indices.lazy.map { counts[$0] }
  }

  func newBoundaries(
    of content: ContentLayout, on canvas: Surroundings.Canvas
  ) -> BoundaryViews? { nil }

  func attachments(ofItemAt position: ContentLayout.CellPosition) -> [ViewAttachment]? { nil }

  func content(on canvas: Surroundings.Canvas) -> ContentLayout {
    answering("all", along: canvas.axis) { sizeOfCell in
      var data = data
      (data.axis, data.direction, data.width) = (canvas.axis, canvas.direction, canvas.lineLength)
      return ContentLayout(
        data.specification, sizeOfCell: sizeOfCell, attributesOfCell: attributes(ofCellAt:))
    }
  }

  func content(
    _ content: ContentLayout, askingAgain cells: [ContentLayout.CellPosition],
    knowing attributes: [ContentLayout.CellPosition: CellAttributes]
  ) -> ContentLayout {
    self.content(content, editedBy: cells.map { .replaceCell($0) }, asking: "some again")
  }

  func content(
    _ old: ContentLayout, changedBy map: UpdateMap, and changed: [ContentLayout.CellPosition],
    on canvas: Surroundings.Canvas
  ) -> ContentLayout {
    let sections = AskedSections(all: data.specification.sections)
    return content(
      old, editedBy: map.edits(of: old, to: sections, askingAgain: changed), asking: "changes")
  }

  private func content(
    _ content: ContentLayout, editedBy edits: [ContentLayout.Edit], asking subject: String
  ) -> ContentLayout {
    answering(subject, along: content.axis) { sizeOfCell in
      var content = content
      content.apply(edits, sizeOfCell: sizeOfCell, attributesOfCell: attributes(ofCellAt:))
      return content
    }
  }

  /// Notes the cells that are asked for their sizes, each with the space that it is offered. Views that size
  /// themselves have answered before, or are estimated.
  private func answering(
    _ subject: String, along axis: ContentLayout.Axis,
    _ ask: ((ContentLayout.CellPosition, CGFloat) -> CGSize) -> ContentLayout
  ) -> ContentLayout {
    whileAsked?()
    whileAsked = nil
    var asked: [Question] = []
    let sizes = core.selfSizing.sizes
    let content = ask { position, space in
      let cell = data.sections[position.section].cells[position.cell]
      let size = cell.size(space).transposed(for: axis)
      guard data.sections[position.section].attributes.sizing.isSelfSizing else {
        asked.append((position, space))
        return size
      }
      return sizes.size(of: .cell(position), offered: space)?.transposed(for: axis) ?? size
    }
    note("asks for \(([subject] + self.words(asked)).joined(separator: ", "))")
    return content
  }

  private typealias Question = (position: ContentLayout.CellPosition, space: CGFloat)

  /// The cells that are asked, by the space that they are offered.
  private func words(_ questions: [Question]) -> [String] {
    Dictionary(grouping: questions, by: \.space).sorted { $0.key > $1.key }.map { space, asked in
      "\(asked.map { index(of: $0.position) }.words) in \(space.word)"
    }
  }

  private func attributes(ofCellAt position: ContentLayout.CellPosition) -> CellAttributes {
    data.sections[position.section].cells[position.cell].attributes
  }
}

// MARK: Cells through all sections

extension CoreStage {
  var cells: [TestCell] { data.sections.flatMap(\.cells) }

  func position(ofCell index: Int) -> ContentLayout.CellPosition {
    var (section, cell) = (0, index)
    while section + 1 < data.sections.count, cell >= data.sections[section].cells.count {
      cell -= data.sections[section].cells.count
      section += 1
    }
    return .init(section: section, cell: cell)
  }

  func index(of position: ContentLayout.CellPosition) -> Int {
    data.sections[..<position.section].reduce(position.cell) { $0 + $1.cells.count }
  }
}

// MARK: Words

extension CGFloat {
  var word: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}

extension [Int] {
  /// The numbers, with runs as in `0–3`.
  var words: String {
    var runs: [ClosedRange<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      .joined(separator: " ")
  }
}

extension [ContentLayout.Element] {
  /// The cells, and whether there is a header.
  var words: String {
    let cells = compactMap { if case .cell(let position) = $0 { position.cell } else { nil } }
    let hasHeader = contains { if case .header = $0 { true } else { false } }
    return ((hasHeader ? ["header"] : []) + (cells.isEmpty ? [] : [cells.words]))
      .joined(separator: " ")
  }
}
