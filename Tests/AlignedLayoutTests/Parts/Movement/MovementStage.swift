@testable import AlignedLayout

/// Words on lines of 100 points that a finger carries, and the part that decides where they go. A word is
/// 20 points tall, and as many times 10 points wide as it has letters. Sections are 20 points apart.
struct MovementStage: Sendable {
  private(set) var movement = ItemMovement()

  /// The words in the order that is shown, by sections.
  private(set) var words: [[String]]

  /// The sizes that are known of words, by their places. They move with the steps.
  private(set) var known: [ContentLayout.Element: String] = [:]

  let axis: ContentLayout.Axis
  let direction: ContentLayout.Direction
  let headerLength: CGFloat

  init(
    _ sections: [String], _ axis: ContentLayout.Axis = .vertical,
    _ direction: ContentLayout.Direction = .leftToRight, headerLength: CGFloat = 0
  ) {
    words = sections.map { $0.split(separator: " ").map(String.init) }
    self.axis = axis
    self.direction = direction
    self.headerLength = headerLength
    for place in places { known[.cell(place.position)] = place.word }
  }

  private var places: [(position: ContentLayout.CellPosition, word: String)] {
    words.enumerated().flatMap { section, words in
      words.enumerated().map { (.init(section: section, cell: $0), $1) }
    }
  }

  /// The words as sections of a row.
  var sections: [String] { words.map { $0.joined(separator: " ") } }

  /// Whether each size is known at the place of its word.
  var knowsPlaces: Bool {
    known == Dictionary(uniqueKeysWithValues: places.map { (.cell($0.position), $0.word) })
  }

  func position(of word: String) -> ContentLayout.CellPosition? {
    places.first { $0.word == word }?.position
  }

  var standing: StandingContent {
    var content = TestContent(
      width: 100,
      sections: words.map { words in
        TestSection(
          cells: words.map { .cell(axis == .vertical ? $0.size : $0.size.transposed) },
          headerLength: headerLength)
      })
    content.axis = axis
    content.direction = direction
    content.sectionSpacing = 20
    return StandingContent(content.layout())
  }

  // MARK: Events

  /// Moves the finger that carries a word, and shows the order to which that leads.
  mutating func carry(_ word: String, to point: CGPoint) {
    guard let cell = position(of: word) else { return }
    let target = movement.chooseTarget(of: cell, carriedTo: point, in: standing)
    pass(movement: [target], from: [cell])
  }

  /// Drops a word where it is, or lets it go back to where it was.
  mutating func drop(_ word: String, isCancelled: Bool, from start: ContentLayout.CellPosition) {
    guard let cell = position(of: word) else { return }
    movement.end(at: [isCancelled ? start : cell], isCancelled: isCancelled)
    if isCancelled { show(start, from: cell) }
    prepare()
  }

  /// Passes UIKit's context for carried items, which names them again although their order stays.
  private mutating func pass(
    movement new: [ContentLayout.CellPosition], from old: [ContentLayout.CellPosition]
  ) {
    movement.moveItems(from: old, to: new)
    for (new, old) in zip(new, old) { show(new, from: old) }
    prepare()
  }

  private mutating func prepare() {
    movement.takeAnnouncedSteps()
    for step in movement.takeSteps() { known.move(by: step) }
  }

  private mutating func show(
    _ new: ContentLayout.CellPosition, from old: ContentLayout.CellPosition
  ) {
    words[new.section].insert(words[old.section].remove(at: old.cell), at: new.cell)
  }
}

extension String {
  fileprivate var size: CGSize { CGFloat(10 * count) × 20 }
}
