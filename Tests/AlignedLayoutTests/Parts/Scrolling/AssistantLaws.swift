import Testing

@testable import AlignedLayout

/// What holds in random conversations with an assistant.
@MainActor @Suite struct AssistantLaws {
  @Test func `the question stays at the top, and the free space is the least that suffices`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 40)) { seed in
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
    switch Int.random(in: 0..<10, using: &random) {
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
    if case .topCell = stage.core.scrolling.presentRest(in: stage.scene) { wasAtTop = true }
    stage.happen(events)
    for event in events {
      switch event {
      case .insert(let cells, 0): question = question.map { $0 + cells.count }
      case .delete(let range):
        if question == range.lowerBound { question = nil }
        question = question.map { $0 > range.lowerBound ? $0 - 1 : $0 }
      default: break
      }
    }
    settle()
    if wasAtTop, let place = placeOfQuestion, abs(place) >= tolerance {
      return "\(events): the question moved by \(place)"
    }
    return fault("\(events)")
  }

  // MARK: What holds

  private var tolerance: CGFloat { stage.core.shown.halfPixel + 0.001 }

  /// How far the question is below its place, or nil without one.
  private var placeOfQuestion: CGFloat? {
    question.map { question in
      let (scene, cell) = (stage.scene, stage.position(ofCell: question))
      let pins = scene.content.lengthOfPins(above: cell, pinsHeaders: true)
      let top = scene.view.uprightInsets(along: scene.content.axis).top
      return scene.standing.uprightFrame(ofCellAt: cell).minY - scene.offset - pins - top
    }
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
