import Testing

@testable import AlignedLayout

/// What holds after any events, in random content, without a finger on the view.
@MainActor @Suite struct ScrollingLaws {
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
@MainActor private struct RandomScrolling {
  private let stage: CoreStage
  private var random: SplitMix64
  private let sizesItself: Bool
  private var cellCount: Int

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
    var random = SplitMix64(seed: seed)
    let axis: ContentLayout.Axis = random.pick([.vertical, .vertical, .horizontal])
    let count = Int.random(in: 0...60, using: &random)
    let cells = (0..<count).map { Self.cell(&random, id: $0) }
    cellCount = count
    var screen = CoreScreen(cells, in: (100 × 200).transposed(for: axis))
    screen.options.axis = axis
    screen.options.staysAtEnd = random.happens(onceIn: 2)
    screen.view.direction = random.pick([.leftToRight, .rightToLeft])
    screen.estimatesItems = true
    screen = screen.sections(of: random.pick([60, 5, 1])).scale(random.pick([1, 2, 3]))
      .prepared(random.pick([.applied, .kept, .ignored]))
    self.sizesItself = sizesItself
    if sizesItself { screen = screen.selfSizing }
    stage = CoreStage(random.happens(onceIn: 3) ? screen.covered(20, 30) : screen)
    self.random = random
  }

  private var cell: TestCell {
    mutating get {
      defer { cellCount += 1 }
      return Self.cell(&random, id: cellCount)
    }
  }

  private static func cell(_ random: inout SplitMix64, id: Int) -> TestCell {
    let height = CGFloat(Int.random(in: 5...160, using: &random)) / 2
    let width = CGFloat(Int.random(in: 10...100, using: &random))
    var cell =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: TestCell.line(height)
      case 1: TestCell.cell(width × height)
      default: TestCell.text(area: 20 * height, atMost: width)
      }
    cell.id = id
    return cell
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
      let held = scrolling.stage.core.scrolling.held
      scrolling.settle()
      if isLimited, !scrolling.stage.core.options.staysAtEnd || !picture.isAtEnd { continue }
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
    let offset = stage.core.shown.standing.contentOffset(place.rounded(), in: stage.view.bounds)
    stage.happen([.drag(to: stage.core.options.axis.coordinate(of: offset)), .release])
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
      if sizesItself, random.happens(onceIn: 2) {
        return Change(events: measurements(from: index))
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return Change(events: [.insert([cell, cell], at: index)])
      case 1: return Change(events: [.delete(index..<min(count, index + 3))])
      case 2:
        let id = stage.cells[index].id ?? 0
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
        .transposed(for: stage.core.options.axis)
      return random.pick([
        [.resize(size)], [.rotate(to: size)],
      ])
    }
  }

  /// Some views, one after the other, are measured in one turn.
  private mutating func measurements(from index: Int) -> [ScrollingEvent] {
    let end = min(stage.cells.count, index + Int.random(in: 1...4, using: &random))
    return (index..<end).map { cell in
      let size = stage.core.shown.standing.uprightFrame(ofCellAt: stage.position(ofCell: cell)).size
      let height = CGFloat(Int.random(in: 5...160, using: &random)) / 2
      return .measure(cell, size: size.width × height)
    }
  }

  // MARK: What is shown

  private var picture: Picture {
    let (standing, scene) = (stage.core.shown.standing, stage.scene)
    let bounds = standing.upright(stage.view.bounds)
    let top = bounds.minY + stage.view.uprightInsets(along: stage.core.options.axis).top
    let (cells, positions) = (stage.cells, standing.content.positions)
    let frames = positions.map { standing.uprightFrame(ofCellAt: $0) }
    let first = frames.firstIndex {
      $0.maxY > top && $0.minY < bounds.maxY && $0.width > 0 && $0.height > 0
    }
    let firstLineEnd = first.map { first in
      let position = positions[first]
      return first + standing.content.line(ofCellAt: position).cells.upperBound - position.cell
    }
    return Picture(
      places: cells.indices.map { (cells[$0].id ?? 0, frames[$0].minY - bounds.minY) },
      hiddenCount: first ?? cells.count, firstLineEnd: firstLineEnd ?? 0,
      isAtEnd: bounds.minY >= scene.range.last - scene.pixel, isAtBeginning: top <= 0)
  }

  /// Whether the content cannot be scrolled further where the view is.
  private var isLimited: Bool {
    let (scene, tolerance) = (stage.scene, stage.core.shown.halfPixel + 0.001)
    return scene.offset <= scene.range.start + tolerance
      || scene.offset >= scene.range.last - tolerance
  }

  /// Returns what is not in its place after an event, or nil.
  private func fault(
    since old: Picture, after change: Change, holding anchor: ScrollAnchor?
  ) -> String? {
    guard !stage.cells.isEmpty else { return nil }
    if stage.core.options.staysAtEnd, old.isAtEnd {
      let distance = stage.scene.range.last - stage.scene.offset
      return distance > stage.scene.pixel ? "\(distance) above the end" : nil
    }
    guard !isLimited, !old.isAtBeginning || stage.core.options.staysAtEnd else { return nil }
    let tolerance = stage.core.shown.halfPixel + 0.001
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
