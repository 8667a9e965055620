@testable import AlignedLayout

/// What happens to the views and cells of a stage's first section.
enum SizingEvent: Sendable {
  /// A cell's view answers, with baselines or without. Without other values it is offered what the part
  /// offers it now, and has the size in which it is shown.
  case answer(
    Int, CGSize, offered: CGFloat? = nil, inSize: CGSize? = nil, firstBaseline: CGFloat? = nil)
  case answerOfHeader(CGSize)

  /// UIKit lays out once more.
  case pass

  /// A turn of the run loop ends.
  case endOfTurn

  /// The user scrolls.
  case scrolling

  /// Another part of the content becomes visible.
  case showing(CGRect)

  case width(CGFloat)
  case axis(ContentLayout.Axis)

  /// A context names cells, or the header.
  case invalidation([Int])
  case invalidationOfHeader
  case invalidationOfAllSizes
  case reloadData

  case insertion(at: Int)
  case deletion(Int)
  case move(Int, to: Int)
  case reload(Int)
  case reloadOfSection

  /// A batch of updates without update items that say what it did.
  case batchOfUnknownItems

  /// A finger carries a cell to another place.
  case carrying(Int, to: Int)
}

extension SizingStage {
  func performing(_ events: [SizingEvent]) -> SizingStage {
    var stage = self
    for event in events { stage.perform(event) }
    return stage
  }

  /// Lets an event happen, and returns what it does if the event asks the part.
  @discardableResult mutating func perform(_ event: SizingEvent) -> SizingOutcome? {
    switch event {
    case .answer(let cell, let size, let offer, let shown, let baseline):
      return answer(
        .cell(.init(section: 0, cell: cell)), size, offered: offer, inSize: shown,
        firstBaseline: baseline)
    case .answerOfHeader(let size): return answer(.header(section: 0), size)
    case .pass: return SizingOutcome(measureAgain())
    case .endOfTurn: return SizingOutcome(endTurn())
    case .scrolling: settle()
    case .showing(let rect): visible = rect
    case .width(let width): resize(to: width)
    case .axis(let axis): turn(to: axis)
    case .invalidation(let cells): invalidate(.naming(cells: cells))
    case .invalidationOfHeader: invalidate(.naming(views: [.header(section: 0)]))
    case .invalidationOfAllSizes: invalidate(.naming(measuredSizes: true))
    case .reloadData: invalidate(.naming(isReload: true))
    case .insertion, .deletion, .move, .reload, .reloadOfSection, .batchOfUnknownItems:
      update(event)
    case .carrying(let old, let new): carry(old, to: new)
    }
    return nil
  }

  private mutating func answer(
    _ element: ContentLayout.Element, _ size: CGSize, offered offer: CGFloat? = nil,
    inSize shown: CGSize? = nil, firstBaseline: CGFloat? = nil
  ) -> SizingOutcome {
    answer(
      ViewPreference(
        element: element, offeredSpace: offer ?? self.offer(element), size: size,
        sizeWhenMeasured: shown ?? shownSize(element) ?? CGSize(width: 0, height: 0),
        baselines: Baselines(first: firstBaseline, last: nil)))
  }

  private mutating func update(_ event: SizingEvent) {
    func cell(_ index: Int) -> EditPlace { .cell(.init(section: 0, cell: index)) }
    var cells = content.sections[0].cells
    switch event {
    case .insertion(let index):
      cells.insert(.cell(30 × 20), at: index)
      update(cells, by: [.insert(cell(index))])
    case .deletion(let index):
      cells.remove(at: index)
      update(cells, by: [.delete(cell(index))])
    case .move(let old, let new):
      cells.insert(cells.remove(at: old), at: new)
      update(cells, by: [.move(cell(old), to: cell(new))])
    case .reload(let index): update(cells, by: [.reload(cell(index))])
    case .reloadOfSection: update(cells, by: [.reload(.section(0))])
    default: update(cells, by: [], isKnown: false)
    }
  }
}

extension Invalidation {
  /// What a context invalidates that names cells or views, or none.
  static func naming(
    cells: [Int] = [], views: [ContentLayout.Element] = [], measuredSizes: Bool = false,
    isReload: Bool = false, counts: Bool = false, beginsBatch: Bool = false,
    keepsContent: Bool = false, keepsCachedContents: Bool = false
  ) -> Invalidation {
    Invalidation(
      isReload: isReload, invalidatesCounts: isReload || counts, keepsContent: keepsContent,
      keepsCachedContents: keepsContent || keepsCachedContents,
      invalidatesMeasuredSizes: measuredSizes, namesElements: !cells.isEmpty || !views.isEmpty,
      movesItems: false, items: cells.map { .init(section: 0, cell: $0) },
      supplementaryViews: views, beginsBatch: beginsBatch)
  }
}

extension SizingStage {
  /// Cells that are offered their whole line of 200 points, estimated at 30×20.
  static func whole(
    _ cells: [CellAttributes] = plain(3), width: CGFloat = 200, scale: CGFloat = 1,
    header: CGFloat = 0, _ change: (SectionAttributes) -> SectionAttributes = { $0 }
  ) -> SizingStage {
    stage(.wholeLine, cells, width, scale, header, change)
  }

  /// Cells that are offered what remains of a line of 200 points, estimated at 30×20.
  static func remaining(
    _ cells: [CellAttributes] = plain(3), width: CGFloat = 200, scale: CGFloat = 1,
    _ change: (SectionAttributes) -> SectionAttributes = { $0 }
  ) -> SizingStage {
    stage(.remainingLineSpace, cells, width, scale, 0, change)
  }

  static func plain(_ count: Int) -> [CellAttributes] {
    Array(repeating: .default, count: count)
  }

  private static func stage(
    _ offer: SectionAttributes.Offer, _ cells: [CellAttributes], _ width: CGFloat,
    _ scale: CGFloat, _ header: CGFloat, _ change: (SectionAttributes) -> SectionAttributes
  ) -> SizingStage {
    let attributes = SectionAttributes(
      sizing: .selfSizing(estimate: 30 × 20, offering: offer), cellSpacing: 0, lineSpacing: 0)
    var content = TestContent(
      width: width, change(attributes), cells.map { .cell(30 × 20, $0) })
    content.displayScale = scale
    content.sections[0].headerLength = header
    var options = LayoutOptions()
    options.selfSizesHeaders = header > 0
    return SizingStage(content, options)
  }

  func visible(_ rect: CGRect) -> SizingStage {
    var stage = self
    stage.visible = rect
    return stage
  }

  func sideways() -> SizingStage {
    var stage = self
    stage.turn(to: .horizontal)
    return stage
  }
}
