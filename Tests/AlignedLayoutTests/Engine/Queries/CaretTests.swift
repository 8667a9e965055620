import AlignedLayout
import Testing

/// The rules for the position of the caret, one by one.
@Suite struct CaretTests {
  /// Two lines of cells 40 points wide, with gaps of 10.
  private let content = TestContent(
    width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 10),
    Array(repeating: .cell(40 × 20), count: 3))

  private func caret(_ x: CGFloat, _ y: CGFloat, in content: TestContent) -> [Int]? {
    content.layout().insertionPosition(at: CGPoint(x: x, y: y)).map { [$0.section, $0.cell] }
  }

  private func caret(_ x: CGFloat, _ y: CGFloat) -> [Int]? {
    caret(x, y, in: content)
  }

  @Test func `on the first half of a cell the caret is before it, on the second after it`() {
    #expect(caret(1, 5) == [0, 0])
    #expect(caret(19.9, 5) == [0, 0])
    #expect(caret(20, 5) == [0, 1])
    #expect(caret(39, 5) == [0, 1])
    #expect(caret(50, 5) == [0, 1])
    #expect(caret(80, 5) == [0, 2])
  }

  @Test func `between two cells the caret is between them`() {
    #expect(caret(45, 5) == [0, 1])
  }

  @Test func `beside a line the caret is at the line's beginning or end`() {
    #expect(caret(-50, 5) == [0, 0])
    #expect(caret(99, 5) == [0, 2])
    #expect(caret(-50, 35) == [0, 2])
    #expect(caret(60, 35) == [0, 3])
    #expect(caret(500, 35) == [0, 3])
  }

  @Test func `between two lines the nearer one counts`() {
    #expect(caret(5, 24) == [0, 0])
    #expect(caret(5, 25) == [0, 2])
    #expect(caret(5, 26) == [0, 2])
  }

  @Test func `above or below the lines of a section the caret is at its beginning or end`() {
    var content = content
    content.sections[0].attributes = content.sections[0].attributes.with(
      insets: Insets(top: 10, bottom: 10))
    content.sections[0].headerLength = 10
    content.sections[0].footerLength = 10
    #expect(caret(70, 5, in: content) == [0, 0])
    #expect(caret(70, 15, in: content) == [0, 0])
    #expect(caret(69, 21, in: content) == [0, 1])
    #expect(caret(5, 75, in: content) == [0, 3])
    #expect(caret(5, 85, in: content) == [0, 3])
  }

  @Test func `above or below all content the caret is at the content's beginning or end`() {
    #expect(caret(70, -100) == [0, 0])
    #expect(caret(5, 51) == [0, 3])
    #expect(caret(5, 1000) == [0, 3])
    #expect(caret(.nan, .nan) == [0, 0])
    #expect(caret(-.infinity, .infinity) == [0, 3])
  }

  @Test func `between two sections the nearer one counts`() {
    var content = content
    content.sections.append(content.sections[0])
    content.sectionSpacing = 20
    #expect(caret(5, 59, in: content) == [0, 3])
    #expect(caret(70, 60, in: content) == [1, 0])
    #expect(caret(69, 71, in: content) == [1, 1])
  }

  @Test func `the shared edge of two sections belongs to the second`() {
    var content = content
    content.sections.append(content.sections[0])
    #expect(caret(5, 49.9, in: content) == [0, 2])
    #expect(caret(5, 50, in: content) == [1, 0])
  }

  @Test func `a gap that contains empty sections belongs to them`() {
    var content = content
    content.sections += [TestSection(cells: []), content.sections[0]]
    content.sectionSpacing = 12
    #expect([49, 51].map { caret(5, $0, in: content) } == [[0, 2], [1, 0]])
    #expect([61, 62].map { caret(5, $0, in: content) } == [[1, 0], [2, 0]])
    content.sections.insert(TestSection(cells: []), at: 1)
    #expect([51, 55].map { caret(5, $0, in: content) } == [[1, 0], [1, 0]])
    #expect([57, 61].map { caret(5, $0, in: content) } == [[2, 0], [2, 0]])
  }

  @Test func `empty sections at the beginning and end are found above and below the others`() {
    var content = content
    content.sections.insert(TestSection(cells: []), at: 0)
    content.sections.append(TestSection(cells: []))
    #expect(caret(5, -1, in: content) == [0, 0])
    #expect(caret(5, 1, in: content) == [1, 0])
    #expect(caret(5, 51, in: content) == [2, 0])
  }

  @Test func `an empty section is found on its header or footer`() {
    var content = content
    content.sections += [
      TestSection(cells: [], headerLength: 20), TestSection(cells: [], footerLength: 20),
    ]
    #expect(caret(5, 60, in: content) == [1, 0])
    #expect(caret(5, 80, in: content) == [2, 0])
  }

  @Test func `right to left, lines begin at the right`() {
    var content = content
    content.direction = .rightToLeft
    #expect(caret(95, 5, in: content) == [0, 0])
    #expect(caret(80, 5, in: content) == [0, 1])
    #expect(caret(75, 5, in: content) == [0, 1])
    #expect(caret(5, 5, in: content) == [0, 2])
    #expect(caret(5, 35, in: content) == [0, 3])
  }

  @Test func `beside a centered line the caret is at the line's beginning or end`() {
    var content = content
    content.sections[0].attributes = content.sections[0].attributes.with(
      lineAlignment: .center)
    #expect(caret(10, 35, in: content) == [0, 2])
    #expect(caret(90, 35, in: content) == [0, 3])
  }

  @Test func `the position at a forced break is found beside both lines`() {
    var content = content
    content.sections[0].cells[1] = .cell(40 × 20, CellAttributes(beginsLine: true))
    #expect(caret(90, 5, in: content) == [0, 1])
    #expect(caret(-5, 35, in: content) == [0, 1])
  }

  @Test func `before an indented line the caret is before the line's first cell`() {
    var content = content
    content.sections[0].cells = [
      .cell(40 × 20), .cell(40 × 20, CellAttributes(indentation: .start)), .cell(40 × 20),
    ]
    #expect(content.layout().frames()[2].minX == 50)
    #expect(caret(5, 35, in: content) == [0, 2])
    #expect(caret(69, 35, in: content) == [0, 2])
    #expect(caret(70, 35, in: content) == [0, 3])
  }

  @Test func `below a cell that is shorter than its line the line counts`() {
    var content = content
    content.sections[0].cells[1] = .cell(40 × 60)
    #expect(caret(5, 50, in: content) == [0, 0])
    #expect(caret(30, 50, in: content) == [0, 1])
  }

  @Test func `where lines overlap, a cell at the point takes precedence over lines`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: -10),
      [.cell(40 × 20), .cell(70 × 20), .cell(40 × 20)])
    #expect(content.layout().frames().map(\.minY) == [0, 10, 20])
    #expect(caret(5, 15, in: content) == [0, 1])
    #expect(caret(50, 15, in: content) == [0, 2])
    #expect(caret(90, 15, in: content) == [0, 1], "the first line that ends below the point")
  }

  @Test func `a cell that sticks out of its line is found at its frame`() {
    var content = content
    content.sections[0].cells[2] = .cell(
      40 × 20, CellAttributes(insets: Insets(top: 300, bottom: -300)))
    content.sections.append(
      TestSection(
        attributes: SectionAttributes(lineAlignment: .trailing, lineSpacing: 0),
        cells: Array(repeating: .cell(60 × 200), count: 2)))
    #expect(content.layout().frames()[2] == rect(0, 330, 40 × 20))
    #expect(caret(5, 335, in: content) == [0, 2])
    #expect(caret(25, 335, in: content) == [0, 3])
    #expect(caret(60, 335, in: content) == [1, 1])
  }

  @Test func `content without sections has no caret, but content without cells has one`() {
    #expect(caret(5, 5, in: TestContent(width: 100, sections: [])) == nil)
    #expect(caret(5, 5, in: TestContent(width: 100, [])) == [0, 0])
    let empty = TestContent(width: 100, sections: [TestSection(cells: []), TestSection(cells: [])])
    #expect(caret(5, 5, in: empty) == [0, 0])
  }

  @Test func `content without a width has a caret`() {
    let content = TestContent(width: 0, [.cell(40 × 20), .cell(40 × 20)])
    #expect(caret(5, 5, in: content) == [0, 0])
    #expect(caret(30, 35, in: content) == [0, 2])
  }
}
