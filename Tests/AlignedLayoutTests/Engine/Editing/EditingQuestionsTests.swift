import AlignedLayout
import Testing

/// During edits a layout asks only for what it does not know.
@Suite struct EditingQuestionsTests {
  /// Three lines of two cells, each with another remaining space.
  private let content = TestContent(
    width: 100,
    [
      .cell(50 × 10), .cell(30 × 10), .cell(60 × 10), .cell(25 × 10), .cell(55 × 10),
      .cell(35 × 10),
    ])

  /// Returns the cells that are asked, by their new positions, with their offers; at most twenty.
  private func questions(
    _ content: TestContent? = nil, _ edit: (inout TestBatch) -> Void
  ) -> [String] {
    let content = content ?? self.content
    var batch = TestBatch()
    edit(&batch)
    let new = batch.applied(to: content).content
    var layout = content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    #expect(layout.firstDifference(from: new.layout()) == nil)
    return questions.sizes.prefix(20).map {
      "\($0.position.section).\($0.position.cell): \(Int($0.offer))"
    }
  }

  private func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }

  @Test func `a batch without edits asks nothing`() {
    #expect(questions { _ in } == [])
  }

  @Test func `an inserted cell is asked, and the first cell after it for the space left`() {
    #expect(questions { $0.insert(.cell(10 × 10), at: at(0, 2)) } == ["0.2: 20", "0.3: 10"])
  }

  @Test func `cells after an inserted one are asked for their new offers`() {
    #expect(
      questions { $0.insert(.cell(10 × 10), at: at(0, 1)) } == ["0.1: 50", "0.2: 40", "0.3: 10"])
  }

  @Test func `a deletion asks the cells that might move to the line above`() {
    #expect(
      questions { $0.delete(at(0, 2)) }
        == ["0.2: 20", "0.2: 100", "0.3: 75", "0.4: 20", "0.4: 100"])
  }

  /// The last cell's size for the line above is not cached, and that line is no longer indented.
  @Test func `a cell that did not fit above is asked again if the line above has changed`() {
    let cells: [TestCell] = [
      .cell(40 × 10), .cell(40 × 10, CellAttributes(indentation: .start)),
      .cell(30 × 10, CellAttributes(indentationsEndedAfter: 1)), .cell(50 × 10),
    ]
    let asked = questions(TestContent(width: 100, cells)) {
      $0.replace(at(0, 0), with: .cell(40 × 10, CellAttributes(endsLine: true)))
    }
    #expect(asked == ["0.0: 100", "0.1: 100", "0.3: 30"])
  }

  @Test func `deleting the last cell asks nothing`() {
    #expect(questions(sections(1)) { $0.delete(at(0, 2)) } == [])
  }

  @Test func `a cell that becomes higher is the only one asked`() {
    #expect(questions { $0.replace(at(0, 3), with: .cell(25 × 40)) } == ["0.3: 40"])
    let many = TestContent(width: 100, (0..<3000).map { _ in .cell(30 × 10) })
    #expect(questions(many) { $0.replace(at(0, 1600), with: .cell(30 × 40)) } == ["0.1600: 70"])
  }

  @Test func `edits far apart ask no cells between them`() {
    let many = TestContent(
      width: 100, (0..<3000).map { .cell(($0 % 2 == 0 ? 60 : 30) × 10) })
    let asked = questions(many) {
      $0.replace(at(0, 0), with: .cell(60 × 20))
      $0.replace(at(0, 2999), with: .cell(30 × 20))
    }
    #expect(asked == ["0.0: 100", "0.2999: 40"])
  }

  @Test func `inserted, moved and replaced cells are asked for attributes in content order`() {
    var batch = TestBatch()
    batch.move(at(0, 5), to: at(0, 0))
    batch.replace(at(0, 1), with: .cell(10 × 10))
    batch.insert(.cell(10 × 10), at: at(0, 4))
    let new = batch.applied(to: content).content
    var layout = content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    #expect(questions.attributes.map(\.position) == [at(0, 0), at(0, 2), at(0, 4)])
  }
}

// MARK: Sections

extension EditingQuestionsTests {
  private func sections(_ count: Int) -> TestContent {
    TestContent(
      width: 100,
      sections: Array(
        repeating: TestSection(cells: [.cell(60 × 10), .cell(30 × 10), .cell(20 × 10)]),
        count: count))
  }

  @Test func `an edit in one of a thousand sections asks no cells of the others`() {
    let asked = questions(sections(1000)) { $0.insert(.cell(5 × 10), at: at(500, 2)) }
    #expect(asked == ["500.2: 10", "500.3: 5"])
  }

  @Test func `an inserted or replaced section is asked, and no other`() {
    let new = TestSection(cells: [.cell(70 × 10), .cell(10 × 10)])
    #expect(
      questions(sections(1000)) { $0.insertSection(new, at: 300) } == ["300.0: 100", "300.1: 30"])
    #expect(
      questions(sections(3)) { $0.replaceSection(1, with: new) } == ["1.0: 100", "1.1: 30"])
  }

  @Test func `deleted and moved sections ask nothing`() {
    #expect(questions(sections(1000)) { $0.deleteSection(300) } == [])
    #expect(questions(sections(1000)) { $0.moveSection(900, to: 10) } == [])
    let both = questions(sections(5)) {
      $0.deleteSection(0)
      $0.moveSection(4, to: 0)
      $0.moveSection(1, to: 3)
    }
    #expect(both == [])
  }

  @Test func `in a moved section only the edited cells are asked`() {
    let asked = questions(sections(4)) {
      $0.moveSection(3, to: 0)
      $0.replace(at(3, 1), with: .cell(30 × 20))
    }
    #expect(asked == ["0.1: 40"])
  }

  @Test func `a cell moved to another section is asked there`() {
    let line = TestSection(cells: [.cell(30 × 10), .cell(20 × 10)])
    let content = TestContent(width: 100, sections: [line, line])
    #expect(questions(content) { $0.move(at(0, 1), to: at(1, 2)) } == ["1.2: 50"])
  }

  @Test func `edits in fixed sections ask nothing`() {
    let fixed = SectionAttributes(sizing: .fixed(30 × 10))
    var content = sections(3)
    content.sections[1].attributes = fixed
    let new = TestSection(attributes: fixed, cells: content.sections[0].cells)
    let asked = questions(content) {
      $0.insertSection(new, at: 0)
      $0.replaceSection(0, with: new)
      $0.insert(.cell(10 × 10), at: at(2, 1))
      $0.delete(at(1, 0))
      $0.replace(at(1, 1), with: .cell(10 × 10))
      $0.move(at(1, 2), to: at(2, 0))
    }
    #expect(asked == [])
  }
}
