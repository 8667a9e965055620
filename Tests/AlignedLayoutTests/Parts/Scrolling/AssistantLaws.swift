import Testing

@testable import AlignedLayout

/// What holds in random conversations with an assistant.
@MainActor @Suite struct AssistantLaws {
  @Test func `the question and what is read stay, and the free space is the least that suffices`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 400)) { seed in
      RandomConversation.firstFault(seed: seed)
    }
    #expect(fault == nil)
  }
}

/// A conversation to which random things happen, without a finger on the view. The last question is followed by its
/// answer, and both are the last cells.
@MainActor private struct RandomConversation {
  private let stage: CoreStage
  private var random: SplitMix64
  private let sizesItself: Bool

  /// The question, or nil before there is one and when it is deleted.
  private var question: Int?

  /// Whether views are offered another width than the one for which they were measured.
  private var hasNewWidth = false

  private init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let axis: ContentLayout.Axis = random.pick([.vertical, .vertical, .horizontal])
    let heights = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      CGFloat(Int.random(in: 10...90, using: &random))
    }
    var screen = CoreScreen(heights.map { .line($0) }, in: (100 × 200).transposed(for: axis))
    screen.options.axis = axis
    screen.options.staysAtEnd = random.happens(onceIn: 2)
    screen.options.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
    screen.view.direction = random.pick([.leftToRight, .rightToLeft])
    screen = screen.scale(random.pick([1, 2, 3])).prepared(
      random.pick([.applied, .kept, .ignored]))
    sizesItself = random.happens(onceIn: 2)
    if sizesItself { screen = screen.selfSizing }
    if random.happens(onceIn: 3) { screen = screen.header(30) }
    stage = CoreStage(random.happens(onceIn: 3) ? screen.covered(20, 30) : screen)
    self.random = random
  }

  static func firstFault(seed: UInt64) -> String? {
    var conversation = RandomConversation(seed: seed)
    conversation.stage.happen(.show)
    conversation.settle()
    for step in 0..<16 {
      if let fault = conversation.step() { return "step \(step): \(fault)" }
    }
    return nil
  }

  private mutating func settle() {
    for _ in 0..<8 where stage.isTurnUnderWay || stage.keptAdjustment != 0 {
      stage.happen([.applyKeptAdjustment, .endTurn])
    }
  }

  // MARK: What happens

  private mutating func step() -> String? {
    let count = stage.cells.count
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return send()
    case 2, 3, 4: return stream()
    case 5: return happen([.insert(Int.random(in: 1...4, using: &random), at: 0)])
    case 6:
      let size = (random.pick([70, 100, 150]) × random.pick([120, 200, 260]))
        .transposed(for: stage.core.options.axis)
      hasNewWidth = true
      return happen(random.pick([[.resize(size)], [.rotate(to: size)]]))
    case 7:
      let end: CGFloat = random.pick([30, 80, 0])
      return happen([.cover(random.pick([0, 20]), end)])
    case 8 where count > 1: return happen([.delete(Int.random(in: 0..<count, using: &random))])
    case 9: return scroll()
    case 10: return happen([.resizeText(by: random.pick([0.5, 1.5, 2]))])
    default:
      guard count > 0 else { return nil }
      let index = Int.random(in: 0..<count, using: &random)
      return happen([.resizeCell(index, as: CGFloat(Int.random(in: 10...90, using: &random)))])
    }
  }

  private mutating func send() -> String? {
    let count = stage.cells.count
    stage.happen([.insert(2, at: count), .anchorToTop(count)])
    settle()
    question = count
    return fault("sent")
      ?? placeOfQuestion.flatMap {
        abs($0) < tolerance ? nil : "sent, the question stands \($0) below the top"
      }
  }

  /// The last cell grows or shrinks.
  private mutating func stream() -> String? {
    guard question != nil, let last = stage.cells.indices.last, last != question else { return nil }
    let height = CGFloat(Int.random(in: 1...400, using: &random))
    let (offset, rest) = (stage.scene.offset, stage.core.scrolling.presentRest(in: stage.scene))
    let isLimited = stage.scene.range.last - 500 < offset
    _ = stage.takeNotes()
    let event: ScrollingEvent =
      sizesItself
      ? .measure(
        last,
        size: stage.core.standing.uprightFrame(ofCellAt: stage.position(ofCell: last)).width
          × height)
      : .reloadItem(last, as: height)
    stage.happen(event)
    let notes = stage.takeNotes()
    settle()
    if notes.contains("queries again") || !hasNewWidth && notes.contains("measures") {
      return "streams: \(notes)"
    }
    if case .topCell = rest, let place = placeOfQuestion, abs(place) >= tolerance {
      return "streams, the question moved by \(place)"
    }
    if rest == nil, !isLimited, abs(stage.scene.offset - offset) >= tolerance {
      return "streams, a person elsewhere is moved from \(offset) to \(stage.scene.offset)"
    }
    return fault("streams")
  }

  private mutating func scroll() -> String? {
    let range = stage.scene.range
    let place =
      random.happens(onceIn: 2) ? range.last : .random(in: range.start...range.last, using: &random)
    let offset = stage.core.standing.contentOffset(place.rounded(), in: stage.view.bounds)
    stage.happen([.drag(to: stage.core.options.axis.coordinate(of: offset)), .release])
    settle()
    return fault("scrolled")
  }

  private mutating func happen(_ events: [ScrollingEvent]) -> String? {
    var wasAtTop = false
    let rest = stage.core.scrolling.presentRest(in: stage.scene)
    if case .topCell = rest { wasAtTop = true }
    let read = rest == nil && !isLimited ? cellThatStays(during: events) : nil
    stage.happen(events)
    for event in events { question = question.flatMap { index(of: $0, after: event) } }
    let isLimited = isLimited
    settle()
    if wasAtTop, let place = placeOfQuestion, abs(place) >= tolerance {
      return "\(events): the question moved by \(place)"
    }
    if let read, !isLimited, !self.isLimited {
      let moved = distance(toCell: read.index) - read.distance
      if abs(moved) >= tolerance { return "\(events): what is read moved by \(moved)" }
    }
    return fault("\(events)")
  }

  /// Returns the index of a cell after an event, or nil if the cell is gone.
  private func index(of cell: Int, after event: ScrollingEvent) -> Int? {
    switch event {
    case .insert(let cells, 0): cell + cells.count
    case .delete(let range):
      range.contains(cell) ? nil : cell > range.lowerBound ? cell - range.count : cell
    default: cell
    }
  }

  /// Returns the first visible cell that is there after events, its index then, and how far it is below the beginning
  /// of the bounds. Other events than insertions and deletions may change its size, or the line on which it stands.
  private func cellThatStays(
    during events: [ScrollingEvent]
  ) -> (index: Int, distance: CGFloat)? {
    guard case let event? = events.first else { return nil }
    switch event {
    case .insert, .delete: break
    default: return nil
    }
    return stage.cells.indices.lazy.compactMap { cell in
      let position = stage.position(ofCell: cell)
      let end = stage.scene.standing.uprightFrame(ofCellAt: position).maxY - stage.scene.offset
      guard end > clearTop(above: position) + tolerance, let new = index(of: cell, after: event)
      else { return nil }
      return (new, distance(toCell: cell))
    }.first
  }

  // MARK: What holds

  /// Whether the content can be scrolled no further.
  private var isLimited: Bool {
    let (offset, range) = (stage.scene.offset, stage.scene.range)
    return offset <= range.start + tolerance || offset >= range.last - tolerance
  }

  private func distance(toCell index: Int) -> CGFloat {
    let cell = stage.position(ofCell: index)
    return stage.scene.standing.uprightFrame(ofCellAt: cell).minY - stage.scene.offset
  }

  /// The end of what covers the beginning of the bounds, and of what pins above a cell.
  private func clearTop(above cell: ContentLayout.CellPosition) -> CGFloat {
    let content = stage.scene.content
    return stage.scene.view.uprightInsets(along: content.axis).top
      + content.lengthOfPins(above: cell, pinsHeaders: true)
  }

  private var tolerance: CGFloat { stage.core.shown.halfPixel + 0.001 }

  /// How far the question is below its place, or nil without one.
  private var placeOfQuestion: CGFloat? {
    question.map { distance(toCell: $0) - clearTop(above: stage.position(ofCell: $0)) }
  }

  /// Returns what is wrong with the free space, or nil.
  private func fault(_ event: String) -> String? {
    let (scene, standing) = (stage.scene, stage.core.standing)
    guard let question else {
      return standing.space == 0 ? nil : "\(event): \(standing.space) without a question"
    }
    let cell = stage.position(ofCell: question)
    guard standing.topCell == cell else {
      return "\(event): \(standing.topCell as Any) in place of \(cell)"
    }
    let pins = scene.content.lengthOfPins(above: cell, pinsHeaders: true)
    let insets = scene.view.uprightInsets(along: scene.content.axis)
    let length = scene.standing.upright(scene.view.bounds).height
    let needed =
      standing.uprightFrame(ofCellAt: cell).minY - pins
      + max(0, length - insets.top - insets.bottom)
    let content = scene.content.contentSize.transposed(for: scene.content.axis).height
    let least = max(0, needed - content)
    return abs(standing.space - least) < scene.pixel + 0.001
      ? nil : "\(event): free space of \(standing.space) in place of \(least)"
  }
}
