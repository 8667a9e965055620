import AlignedLayout
import Testing

/// What is asked while a layout is edited: as little as has to be known.
@Suite struct EditingQuestionsTests {
  /// Three lines of two cells, of which no two leave the same space.
  private let content = TestContent(
    width: 100,
    [
      .cell(50 × 10), .cell(30 × 10), .cell(60 × 10), .cell(25 × 10), .cell(55 × 10),
      .cell(35 × 10),
    ])

  /// The cells that are asked, twenty at most, by their new places, with what they are offered.
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

  @Test func `no edits ask nothing`() {
    #expect(questions { _ in } == [])
  }

  @Test func `a cell that arrives is asked, and the first behind it whether it stays`() {
    #expect(questions { $0.insert(.cell(10 × 10), at: at(0, 2)) } == ["0.2: 20", "0.3: 10"])
  }

  @Test func `cells of the same line are asked for the space that they are offered now`() {
    #expect(
      questions { $0.insert(.cell(10 × 10), at: at(0, 1)) } == ["0.1: 50", "0.2: 40", "0.3: 10"])
  }

  @Test func `when a cell leaves, those are asked that can be pulled up`() {
    #expect(
      questions { $0.delete(at(0, 2)) }
        == ["0.2: 20", "0.2: 100", "0.3: 75", "0.4: 20", "0.4: 100"])
  }

  /// What the last cell answered above is not kept, and the line above is indented no more.
  @Test func `what did not fit above is asked again behind another line with as much room`() {
    let cells: [TestCell] = [
      .cell(40 × 10), .cell(40 × 10, CellAttributes(indentation: .start)),
      .cell(30 × 10, CellAttributes(endsIndentations: 1)), .cell(50 × 10),
    ]
    let asked = questions(TestContent(width: 100, cells)) {
      $0.replace(at(0, 0), with: .cell(40 × 10, CellAttributes(endsLine: true)))
    }
    #expect(asked == ["0.0: 100", "0.1: 100", "0.3: 30"])
  }

  @Test func `when the last cell leaves, nothing is asked`() {
    #expect(questions(sections(1)) { $0.delete(at(0, 2)) } == [])
  }

  @Test func `a cell that only becomes higher is the only one asked`() {
    #expect(questions { $0.replace(at(0, 3), with: .cell(25 × 40)) } == ["0.3: 40"])
    let many = TestContent(width: 100, (0..<3000).map { _ in .cell(30 × 10) })
    #expect(questions(many) { $0.replace(at(0, 1600), with: .cell(30 × 40)) } == ["0.1600: 70"])
  }

  @Test func `edits far from each other leave alone what is between them`() {
    let many = TestContent(
      width: 100, (0..<3000).map { .cell(($0 % 2 == 0 ? 60 : 30) × 10) })
    let asked = questions(many) {
      $0.replace(at(0, 0), with: .cell(60 × 20))
      $0.replace(at(0, 2999), with: .cell(30 × 20))
    }
    #expect(asked == ["0.0: 100", "0.2999: 40"])
  }

  @Test func `attributes are asked of what arrives or is replaced, in any order of the edits`() {
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

  @Test func `an edit among a thousand sections asks cells of no other`() {
    let asked = questions(sections(1000)) { $0.insert(.cell(5 × 10), at: at(500, 2)) }
    #expect(asked == ["500.2: 10", "500.3: 5"])
  }

  @Test func `a section that arrives is asked, and no other`() {
    let new = TestSection(cells: [.cell(70 × 10), .cell(10 × 10)])
    #expect(
      questions(sections(1000)) { $0.insertSection(new, at: 300) } == ["300.0: 100", "300.1: 30"])
    #expect(
      questions(sections(3)) { $0.replaceSection(1, with: new) } == ["1.0: 100", "1.1: 30"])
  }

  @Test func `sections that leave or move ask nothing`() {
    #expect(questions(sections(1000)) { $0.deleteSection(300) } == [])
    #expect(questions(sections(1000)) { $0.moveSection(900, to: 10) } == [])
    let both = questions(sections(5)) {
      $0.deleteSection(0)
      $0.moveSection(4, to: 0)
      $0.moveSection(1, to: 3)
    }
    #expect(both == [])
  }

  @Test func `of a section that moves, only what is edited in it is asked`() {
    let asked = questions(sections(4)) {
      $0.moveSection(3, to: 0)
      $0.replace(at(3, 1), with: .cell(30 × 20))
    }
    #expect(asked == ["0.1: 40"])
  }

  @Test func `a cell that moves to another section is asked there`() {
    let line = TestSection(cells: [.cell(30 × 10), .cell(20 × 10)])
    let content = TestContent(width: 100, sections: [line, line])
    #expect(questions(content) { $0.move(at(0, 1), to: at(1, 2)) } == ["1.2: 50"])
  }

  @Test func `fixed sections ask nothing, whatever happens to them`() {
    let fixed = SectionAttributes(sizing: .fixed(width: 30, height: 10))
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
