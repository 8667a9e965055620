import AlignedLayout
import Testing

/// During edits a layout asks only for what it does not know.
@Suite struct EditingQuestionsTests {
  /// Three lines of two cells, each with another remaining space.
  private static let content = TestContent(
    width: 100,
    [
      .cell(50 × 10), .cell(30 × 10), .cell(60 × 10), .cell(25 × 10), .cell(55 × 10),
      .cell(35 × 10),
    ])

  private static func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }

  /// A batch of edits, and the cells that are asked, by their new positions, with their offers; at most twenty.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let questions: [String]
    let edit: @Sendable (inout TestBatch) -> Void

    init(
      _ name: String, of content: TestContent = EditingQuestionsTests.content,
      asks questions: [String], _ edit: @escaping @Sendable (inout TestBatch) -> Void
    ) {
      testDescription = name
      self.content = content
      self.questions = questions
      self.edit = edit
    }
  }

  @Test(arguments: cellExamples + sectionExamples)
  func `cells are asked only for sizes that are not known`(example: Example) {
    var batch = TestBatch()
    example.edit(&batch)
    let new = batch.applied(to: example.content).content
    var layout = example.content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    #expect(layout.firstDifference(from: new.layout()) == nil)
    let found = questions.sizes.prefix(20).map {
      "\($0.position.section).\($0.position.cell): \(Int($0.offer))"
    }
    expectEqual(found, example.questions)
  }

  @Test func `inserted, moved and replaced cells are asked for attributes in content order`() {
    var batch = TestBatch()
    batch.move(Self.at(0, 5), to: Self.at(0, 0))
    batch.replace(Self.at(0, 1), with: .cell(10 × 10))
    batch.insert(.cell(10 × 10), at: Self.at(0, 4))
    let new = batch.applied(to: Self.content).content
    var layout = Self.content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    expectEqual(
      questions.attributes.map(\.position), [Self.at(0, 0), Self.at(0, 2), Self.at(0, 4)])
  }

  // MARK: Cells

  static let cellExamples: [Example] = [
    Example("a batch without edits asks nothing", asks: []) { _ in },
    Example(
      "an inserted cell is asked, and the first cell after it for the space left",
      asks: ["0.2: 20", "0.3: 10"]
    ) { $0.insert(.cell(10 × 10), at: at(0, 2)) },
    Example(
      "cells after an inserted one are asked for their new offers",
      asks: ["0.1: 50", "0.2: 40", "0.3: 10"]
    ) { $0.insert(.cell(10 × 10), at: at(0, 1)) },
    Example(
      "a deletion asks the cells that might move to the line above",
      asks: ["0.2: 20", "0.2: 100", "0.3: 75", "0.4: 20", "0.4: 100"]
    ) { $0.delete(at(0, 2)) },
    // The last cell's size for the line above is not cached, and that line is no longer indented.
    Example(
      "a cell that did not fit above is asked again if the line above has changed",
      of: TestContent(
        width: 100,
        [
          .cell(40 × 10), .cell(40 × 10, CellAttributes(indentation: .start)),
          .cell(30 × 10, CellAttributes(indentationsEndedAfter: 1)), .cell(50 × 10),
        ]),
      asks: ["0.0: 100", "0.1: 100", "0.3: 30"]
    ) { $0.replace(at(0, 0), with: .cell(40 × 10, CellAttributes(endsLine: true))) },
    Example("deleting the last cell asks nothing", of: sections(1), asks: []) {
      $0.delete(at(0, 2))
    },
    Example("a cell that becomes higher is the only one asked", asks: ["0.3: 40"]) {
      $0.replace(at(0, 3), with: .cell(25 × 40))
    },
    Example(
      "a cell that becomes higher is the only one asked among thousands",
      of: TestContent(width: 100, (0..<3000).map { _ in .cell(30 × 10) }), asks: ["0.1600: 70"]
    ) { $0.replace(at(0, 1600), with: .cell(30 × 40)) },
    Example(
      "edits far apart ask no cells between them",
      of: TestContent(width: 100, (0..<3000).map { .cell(($0 % 2 == 0 ? 60 : 30) × 10) }),
      asks: ["0.0: 100", "0.2999: 40"]
    ) {
      $0.replace(at(0, 0), with: .cell(60 × 20))
      $0.replace(at(0, 2999), with: .cell(30 × 20))
    },
  ]

  // MARK: Sections

  private static func sections(_ count: Int) -> TestContent {
    TestContent(
      width: 100,
      sections: Array(
        repeating: TestSection(cells: [.cell(60 × 10), .cell(30 × 10), .cell(20 × 10)]),
        count: count))
  }

  private static let newSection = TestSection(cells: [.cell(70 × 10), .cell(10 × 10)])

  private static let line = TestSection(cells: [.cell(30 × 10), .cell(20 × 10)])

  private static let fixed = SectionAttributes(sizing: .fixed(30 × 10))

  /// Three sections of which the second has cells of a fixed size.
  private static let withFixedSection: TestContent = {
    var content = sections(3)
    content.sections[1].attributes = fixed
    return content
  }()

  static let sectionExamples: [Example] = [
    Example(
      "an edit in one of a thousand sections asks no cells of the others", of: sections(1000),
      asks: ["500.2: 10", "500.3: 5"]
    ) { $0.insert(.cell(5 × 10), at: at(500, 2)) },
    Example(
      "an inserted section is asked, and no other", of: sections(1000),
      asks: ["300.0: 100", "300.1: 30"]
    ) { $0.insertSection(newSection, at: 300) },
    Example(
      "a replaced section is asked, and no other", of: sections(3),
      asks: ["1.0: 100", "1.1: 30"]
    ) { $0.replaceSection(1, with: newSection) },
    Example("a deleted section asks nothing", of: sections(1000), asks: []) {
      $0.deleteSection(300)
    },
    Example("a moved section asks nothing", of: sections(1000), asks: []) {
      $0.moveSection(900, to: 10)
    },
    Example("deleted and moved sections ask nothing", of: sections(5), asks: []) {
      $0.deleteSection(0)
      $0.moveSection(4, to: 0)
      $0.moveSection(1, to: 3)
    },
    Example(
      "in a moved section only the edited cells are asked", of: sections(4), asks: ["0.1: 40"]
    ) {
      $0.moveSection(3, to: 0)
      $0.replace(at(3, 1), with: .cell(30 × 20))
    },
    Example(
      "a cell moved to another section is asked there",
      of: TestContent(width: 100, sections: [line, line]), asks: ["1.2: 50"]
    ) { $0.move(at(0, 1), to: at(1, 2)) },
    Example("edits in fixed sections ask nothing", of: withFixedSection, asks: []) {
      let new = TestSection(attributes: fixed, cells: withFixedSection.sections[0].cells)
      $0.insertSection(new, at: 0)
      $0.replaceSection(0, with: new)
      $0.insert(.cell(10 × 10), at: at(2, 1))
      $0.delete(at(1, 0))
      $0.replace(at(1, 1), with: .cell(10 × 10))
      $0.move(at(1, 2), to: at(2, 0))
    },
  ]
}
