import AlignedLayout

/// Compares inserting and deleting one of 1,000 sections at a random position to full layout. The
/// edit must not ask for sizes in other sections.
func sectionsInPlace(_ setting: Setting) -> [Figure] {
  let sizes = setting.slice(0, count: Content.sectionCount * Content.cellsPerSection)
  var questions: [Figure] = []
  let times = [true, false].map { inserts in
    let name = inserts ? "insert a section" : "delete a section"
    var content = Content(sizes)
    content.edit(0, inserts: inserts)
    questions.append(
      Figure(
        "\(name), others' cells", cells: sizes.count, Double(content.foreignQuestionCount),
        "questions", limit: .value(0)))
    let comparison = setting.compare(operations: 20, otherOperations: 1) { _ in
      Content(sizes)
    } _: { content, operation in
      content.edit(operation, inserts: inserts)
    } with: { _ in
      precondition(Content.layout(sizes).contentSize.height > 0)
    }
    return Figure(name, cells: sizes.count, comparison, unit: "ns", other: "full layout")
  }
  return times + questions
}

/// A layout of 1,000 sections with 100 cells each, for edits of sections.
private struct Content {
  static let sectionCount = 1_000
  static let cellsPerSection = 100
  private static let newSection = ContentLayout.Section(cellCount: 10)

  /// The number of sizes asked for in sections other than the edited one.
  private(set) var foreignQuestionCount = 0
  private var content: ContentLayout
  private let places: [Int]
  private let sizes: UnsafeBufferPointer<CGSize>

  init(_ sizes: UnsafeBufferPointer<CGSize>) {
    self.sizes = sizes
    content = Self.layout(sizes)
    var numbers = SeededNumbers()
    places = (0..<256).map { _ in .random(in: 0..<(Self.sectionCount / 2), using: &numbers) }
  }

  static func layout(_ sizes: UnsafeBufferPointer<CGSize>) -> ContentLayout {
    let section = ContentLayout.Section(cellCount: cellsPerSection)
    return ContentLayout(
      width: 375, contentInsets: .zero,
      sections: Array(repeating: section, count: sectionCount)
    ) { position, _ in
      sizes[position.section * cellsPerSection + position.cell]
    }
  }

  mutating func edit(_ number: Int, inserts: Bool) {
    let place = places[number % places.count]
    let edit =
      inserts
      ? ContentLayout.Edit.insertSection(Self.newSection, at: place) : .deleteSection(place)
    content.apply([edit]) { position, _ in
      foreignQuestionCount += inserts && position.section == place ? 0 : 1
      return sizes[position.cell]
    }
  }
}
