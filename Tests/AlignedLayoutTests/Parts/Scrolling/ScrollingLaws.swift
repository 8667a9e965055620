import Testing

@testable import AlignedLayout

/// What holds after any events, in random content, without a finger on the view.
@Suite struct ScrollingLaws {
  @Test func `the first visible line stays in place, or the end, unless the content ends`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 80)) { seed in
      RandomScrolling.firstFault(seed: seed, sizesItself: false)
    }
    #expect(fault == nil)
  }

  @Test func `late sizes leave what is held in place, or the end, unless the content ends`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 80)) { seed in
      RandomScrolling.firstFault(seed: seed, sizesItself: true)
    }
    #expect(fault == nil)
  }
}

/// A stage with random content, to which random things happen.
private struct RandomScrolling {
  private var stage: ScrollingStage
  private var random: SplitMix64
  private var cellCount = 0

  /// Where the cells were before an event, by their identifiers.
  private struct Picture {
    let places: [(id: Int, distance: CGFloat)]

    /// The number of cells before the first visible line, and up to its end.
    let hiddenCount: Int
    let firstLineEnd: Int
    let isAtEnd: Bool
    let isAtBeginning: Bool
  }

  private init(seed: UInt64, sizesItself: Bool) {
    random = SplitMix64(seed: seed)
    stage = ScrollingStage([])
    stage.options.axis = random.pick([.vertical, .vertical, .horizontal])
    stage.view.direction = random.pick([.leftToRight, .rightToLeft])
    stage.options.staysAtEnd = random.happens(onceIn: 2)
    stage.displayScale = random.pick([1, 2, 3])
    stage.adjustmentsInPrepare = random.pick([.applied, .kept, .ignored])
    stage.cellsAreSelfSizing = sizesItself
    let count = Int.random(in: 0...60, using: &random)
    stage.cells = (0..<count).map { _ in ScrollingStage.Cell(cell: cell) }
    stage = stage.sections(of: random.pick([60, 5, 1]))
    stage.view.bounds.size = (100 × 200).transposed(for: stage.options.axis)
    if random.happens(onceIn: 3) { stage = stage.covered(20, 30) }
  }

  private var cell: TestCell {
    mutating get {
      let height = CGFloat(Int.random(in: 5...160, using: &random)) / 2
      let width = CGFloat(Int.random(in: 10...100, using: &random))
      var cell =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: TestCell.line(height)
        case 1: TestCell.cell(width × height)
        default: TestCell.text(area: 20 * height, atMost: width)
        }
      cell.id = cellCount
      cellCount += 1
      return cell
    }
  }

  static func firstFault(seed: UInt64, sizesItself: Bool) -> String? {
    var scrolling = RandomScrolling(seed: seed, sizesItself: sizesItself)
    scrolling.stage.happen(.show)
    scrolling.settle()
    for step in 0..<12 {
      if step % 3 == 0 { scrolling.scroll() }
      let picture = scrolling.picture
      let event = scrolling.event
      var isLimited = false
      for event in event.events {
        scrolling.stage.happen(event)
        isLimited = isLimited || scrolling.isLimited
      }
      let held = scrolling.stage.keeper.held
      scrolling.settle()
      if isLimited, !scrolling.stage.options.staysAtEnd || !picture.isAtEnd { continue }
      let fault = scrolling.fault(
        since: picture, after: event, holding: sizesItself ? held : nil)
      if let fault { return "step \(step), \(event.events): \(fault)" }
    }
    return nil
  }

  /// Lets turns end until nothing is left to do. UIKit applies what it has kept before that.
  private mutating func settle() {
    for _ in 0..<8 where stage.isTurnUnderWay || stage.keptAdjustment != 0 {
      stage.happen([.applyKeptAdjustment, .endTurn])
    }
  }

  private mutating func scroll() {
    let range = stage.scene.range
    let end = range.last
    let place = random.happens(onceIn: 4) ? end : .random(in: range.start...end, using: &random)
    let offset = stage.shown.standing.contentOffset(place.rounded(), in: stage.view.bounds)
    stage.happen([.drag(to: stage.options.axis.coordinate(of: offset)), .release])
    settle()
  }

  // MARK: Events

  /// Events, and the identifiers of cells that do not keep their places among the others.
  private struct Change {
    var events: [ScrollingEvent]
    var moved: Set<Int> = []
  }

  private var event: Change {
    mutating get {
      let count = stage.cells.count
      guard count > 0 else { return Change(events: [.insert([cell, cell], at: 0)]) }
      let index = Int.random(in: 0..<count, using: &random)
      let height = CGFloat(Int.random(in: 5...160, using: &random)) / 2
      if stage.cellsAreSelfSizing, random.happens(onceIn: 2) {
        return Change(events: measurements(from: index))
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return Change(events: [.insert([cell, cell], at: index)])
      case 1: return Change(events: [.delete(index..<min(count, index + 3))])
      case 2:
        let id = stage.cells[index].cell.id ?? 0
        let new = Int.random(in: 0..<count, using: &random)
        return Change(events: [.move(index, to: new)], moved: [id])
      case 3: return Change(events: [.reloadItem(index, as: height)])
      case 4: return Change(events: [.resizeCell(index, as: height)])
      case 5: return Change(events: [.cover(20, random.pick([30, 80, 0]))])
      default: return Change(events: newBounds)
      }
    }
  }

  private var newBounds: [ScrollingEvent] {
    mutating get {
      let size = (random.pick([70, 100, 150]) × random.pick([120, 200, 260]))
        .transposed(for: stage.options.axis)
      return random.pick([
        [.resize(size)], [.rotate(to: size)],
      ])
    }
  }

  /// Some views, one after the other, are measured in one turn.
  private mutating func measurements(from index: Int) -> [ScrollingEvent] {
    let end = min(stage.cells.count, index + Int.random(in: 1...4, using: &random))
    return (index..<end).map { cell in
      let size = stage.shown.standing.uprightFrame(ofCellAt: stage.position(ofCell: cell)).size
      let height = CGFloat(Int.random(in: 5...160, using: &random)) / 2
      return .measure(cell, size: size.width × height)
    }
  }

  // MARK: What is shown

  private var picture: Picture {
    let (standing, scene) = (stage.shown.standing, stage.scene)
    let bounds = standing.upright(stage.view.bounds)
    let top = bounds.minY + stage.view.uprightInsets(along: stage.options.axis).top
    let frames = stage.cells.indices.map {
      standing.uprightFrame(ofCellAt: stage.position(ofCell: $0))
    }
    let first = frames.firstIndex {
      $0.maxY > top && $0.minY < bounds.maxY && $0.width > 0 && $0.height > 0
    }
    let firstLineEnd = first.map { first in
      let position = stage.position(ofCell: first)
      return first + standing.content.line(ofCellAt: position).cells.upperBound - position.cell
    }
    return Picture(
      places: stage.cells.indices.map {
        (stage.cells[$0].cell.id ?? 0, frames[$0].minY - bounds.minY)
      },
      hiddenCount: first ?? stage.cells.count, firstLineEnd: firstLineEnd ?? 0,
      isAtEnd: bounds.minY >= scene.range.last - scene.pixel, isAtBeginning: top <= 0)
  }

  /// Whether the content cannot be scrolled further where the view is.
  private var isLimited: Bool {
    let (scene, tolerance) = (stage.scene, stage.shown.halfPixel + 0.001)
    return scene.offset <= scene.range.start + tolerance
      || scene.offset >= scene.range.last - tolerance
  }

  /// Returns what is not in its place after an event, or nil.
  private func fault(
    since old: Picture, after change: Change, holding anchor: ScrollAnchor?
  ) -> String? {
    guard !stage.cells.isEmpty else { return nil }
    if stage.options.staysAtEnd, old.isAtEnd {
      let distance = stage.scene.range.last - stage.scene.offset
      return distance > stage.scene.pixel ? "\(distance) above the end" : nil
    }
    guard !isLimited, !old.isAtBeginning || stage.options.staysAtEnd else { return nil }
    let tolerance = stage.shown.halfPixel + 0.001
    let new = picture.places
    if case .cell(let cell, .distance(let distance))? = anchor {
      let held = new[stage.index(of: cell)]
      let moved = held.distance - distance
      let before = old.places.first { $0.id == held.id }
      guard let before, abs(moved) < tolerance, abs(before.distance - distance) < tolerance
      else { return "cell \(cell) moved by \(moved), from \(before as Any)" }
      return nil
    }
    let candidates = old.places[old.hiddenCount...].enumerated().filter { _, place in
      !change.moved.contains(place.id) && new.contains { $0.id == place.id }
    }
    let onLine = candidates.filter { $0.offset + old.hiddenCount < old.firstLineEnd }
    let held = onLine.isEmpty ? Array(candidates.prefix(1)) : onLine
    let moves = held.compactMap { candidate in
      new.first { $0.id == candidate.element.id }.map { $0.distance - candidate.element.distance }
    }
    guard let least = moves.min(by: { abs($0) < abs($1) }) else { return nil }
    return abs(least) < tolerance ? nil : "the first visible line moved by \(least)"
  }
}
