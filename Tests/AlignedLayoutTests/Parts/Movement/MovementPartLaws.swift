import Testing

@testable import AlignedLayout

/// A random path of a finger leads to the places of a simple model: an order of words, and the orders that
/// the carried word has left near the finger.
@Suite struct MovementPartLaws {
  @Test func `a random path of a finger leads to the places of a model`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 300)) { seed in
      var random = SplitMix64(seed: seed)
      let sections = random.sections()
      guard let word = sections.joined(separator: " ").split(separator: " ").first.map(String.init)
      else { return nil }
      var stage = MovementStage(
        sections, random.pick([.vertical, .horizontal]),
        random.pick([.leftToRight, .rightToLeft]), headerLength: random.pick([0, 0, 10]))
      var model = CarriedOrder(stage.words)
      let start = stage.position(of: word)
      var point = random.point()
      for step in 0..<20 {
        point = random.point(near: point)
        model.carry(word, to: point, over: stage.standing)
        stage.carry(word, to: point)
        if stage.words != model.words { return "step \(step) to \(stage.sections)" }
        if !stage.knowsPlaces { return "step \(step): sizes are elsewhere" }
      }
      guard let start else { return "no start" }
      let isCancelled = random.happens(onceIn: 2)
      stage.drop(word, isCancelled: isCancelled, from: start)
      if isCancelled, stage.sections != sections { return "not cancelled: \(stage.sections)" }
      if !isCancelled, stage.words != model.words { return "not dropped: \(stage.sections)" }
      return stage.knowsPlaces ? nil : "sizes are elsewhere at the end"
    }
    #expect(fault == nil)
  }
}

extension MovementPartLaws {
  @Test func `a step takes all carried cells out, and the others keep their order`() {
    let fault = firstFault(ofSeeds: Seeds(2000, usually: 300)) { seed in
      var random = SplitMix64(seed: seed)
      let words = random.sections().map { $0.split(separator: " ").map(String.init) }
      let places = words.places
      let carried = places.keys.sorted().filter { _ in random.happens(onceIn: 3) }
      var new = words.map { $0.filter { !carried.contains($0) } }
      for word in carried {
        let section = Int.random(in: new.indices, using: &random)
        new[section].insert(word, at: Int.random(in: 0...new[section].count, using: &random))
      }
      let expected = new.places
      var movement = ItemMovement()
      movement.moveItems(
        from: carried.compactMap { places[$0] }, to: carried.compactMap { expected[$0] })
      movement.takeAnnouncedSteps()
      var table = ElementTable<String>()
      for (word, place) in places { table[.cell(place)] = word }
      for step in movement.takeSteps() { table.apply(step.edits, toSections: words.count) }
      for (word, place) in expected where table[.cell(place)] != word {
        return "\(table[.cell(place)] ?? "nothing") is in place of \(word) in \(new), from \(words)"
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension [[String]] {
  /// The places of words in sections.
  fileprivate var places: [String: ContentLayout.CellPosition] {
    var places: [String: ContentLayout.CellPosition] = [:]
    for (section, words) in enumerated() {
      for (cell, word) in words.enumerated() { places[word] = .init(section: section, cell: cell) }
    }
    return places
  }
}

/// The order of words while one is carried: that word is taken out and inserted at the caret.
private struct CarriedOrder {
  private(set) var words: [[String]]
  private var left: [[[String]]] = []
  private var start = CGPoint(x: 0, y: 0)
  private var isCarried = false

  init(_ words: [[String]]) {
    self.words = words
  }

  mutating func carry(_ word: String, to point: CGPoint, over standing: StandingContent) {
    let content = standing.content
    let place = content.positions.first { words[$0.section][$0.cell] == word }
    // Right-to-left content that scrolls sideways stands at another place than in the collection view.
    let contentPoint = standing.contentPoint(at: point)
    defer { isCarried = true }
    guard let place, !content.frame(ofCellAt: place).contains(contentPoint),
      !isBesideOnlyCell(place, contentPoint, in: content),
      let caret = content.insertionPosition(at: contentPoint)
    else { return }
    // A mark stands for the caret, and the word is taken out on whichever side of it.
    var new = words
    new[caret.section].insert("|", at: caret.cell)
    new = new.map { $0.filter { $0 != word } }
    new = new.map { $0.map { $0 == "|" ? word : $0 } }
    if !isCarried || abs(point.x - start.x) > 8 || abs(point.y - start.y) > 8 {
      start = point
      left = []
    }
    guard new != words, !left.contains(new) else { return }
    left.append(words)
    words = new
  }

  /// Returns whether a point is in a gap beside a section without a header whose only cell is carried,
  /// and the section on the other side of the gap is not collapsed.
  private func isBesideOnlyCell(
    _ place: ContentLayout.CellPosition, _ point: CGPoint, in content: ContentLayout
  ) -> Bool {
    let section = place.section
    guard words[section].count == 1, content.frame(ofHeaderInSection: section) == nil
    else { return false }
    return [section - 1, section + 1].contains { other in
      guard words.indices.contains(other), !words[other].isEmpty else { return false }
      let (one, two) = (
        content.frame(ofSection: section), content.frame(ofSection: other)
      )
      switch content.axis {
      case .vertical:
        return point.y >= min(one.maxY, two.maxY) && point.y < max(one.minY, two.minY)
      case .horizontal where content.direction == .leftToRight:
        return point.x >= min(one.maxX, two.maxX) && point.x < max(one.minX, two.minX)
      case .horizontal:
        return point.x > min(one.maxX, two.maxX) && point.x <= max(one.minX, two.minX)
      }
    }
  }
}

extension SplitMix64 {
  /// Returns sections of different words.
  fileprivate mutating func sections() -> [String] {
    let letters = "abcdefghijklmnop".map { $0 }
    var number = 0
    let count = Int.random(in: 1...4, using: &self)
    return (0..<count).map { section in
      let words = Int.random(in: (section == 0 ? 1 : 0)...4, using: &self)
      return (0..<words).map { _ in
        number += 1
        return String(repeating: letters[number - 1], count: Int.random(in: 1...9, using: &self))
      }.joined(separator: " ")
    }
  }

  fileprivate mutating func point() -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: -10...180, using: &self)),
      y: CGFloat(Int.random(in: -10...180, using: &self)))
  }

  /// Returns a point near the last one, where a finger trembles, or anywhere.
  fileprivate mutating func point(near point: CGPoint) -> CGPoint {
    guard !happens(onceIn: 3) else { return self.point() }
    let distance = pick([1, 5, 12])
    return CGPoint(
      x: point.x + CGFloat(Int.random(in: -distance...distance, using: &self)),
      y: point.y + CGFloat(Int.random(in: -distance...distance, using: &self)))
  }
}
