import Testing

@testable import AlignedLayout

/// The marks over a content, and the words on them.
struct LineMarkTests {
  private func marks(
    _ content: TestContent, in area: CGRect = rect(0, 0, 1000 × 1000),
    held: MarkedHold? = nil, size: MarkedSize? = nil
  ) -> [LineMark] {
    var marked = MarkedContent(content.layout(), in: area)
    marked.held = held
    if let size { marked.size = { _ in size } }
    return LineMark.marks(of: [marked])
  }

  private func frames(_ kind: LineMark.Kind, _ marks: [LineMark]) -> [CGRect] {
    marks.filter { $0.kind == kind }.map(\.frame)
  }

  private func texts(_ kind: LineMark.Kind, _ marks: [LineMark]) -> [[String]] {
    marks.filter { $0.kind == kind }.map { $0.labels.map(\.text) }
  }

  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  private func content(
    _ cells: TestCell..., with attributes: SectionAttributes = plain,
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(width: 300, attributes, cells)
    content.direction = direction
    return content
  }

  // MARK: Lines

  @Test func `a line has a box, its number and the reason why it begins`() {
    let marks = marks(content(.cell(200 × 40), .cell(150 × 30)))
    #expect(frames(.line, marks) == [rect(0, 0, 200 × 40), rect(0, 40, 150 × 30)])
    #expect(texts(.line, marks) == [["1 · first"], ["2 · needs 150, had 100"]])
  }

  @Test func `what remains of a line is marked at its end, with its length`() {
    let marks = marks(content(.cell(200 × 40)))
    #expect(frames(.remainingSpace, marks) == [rect(200, 0, 100 × 40)])
    #expect(texts(.remainingSpace, marks) == [["100"]])
  }

  @Test func `from right to left, what remains of a line is at the left`() {
    let marks = marks(content(.cell(200 × 40), direction: .rightToLeft))
    #expect(frames(.line, marks) == [rect(100, 0, 200 × 40)])
    #expect(frames(.remainingSpace, marks) == [rect(0, 0, 100 × 40)])
    let number = marks[0].labels[0]
    #expect(number.frame.maxX == 300)
  }

  @Test func `beside a centered line, space remains at both ends`() {
    let marks = marks(
      content(.cell(200 × 40), with: SectionAttributes(lineAlignment: .center, lineSpacing: 0)))
    #expect(frames(.remainingSpace, marks) == [rect(0, 0, 50 × 40), rect(250, 0, 50 × 40)])
  }

  @Test func `no space is marked beside a full line`() {
    #expect(frames(.remainingSpace, marks(content(.cell(300 × 40)))) == [])
  }

  @Test func `an indentation is marked with its length`() {
    let marks = marks(
      content(
        .cell(80 × 40), .cell(200 × 40, CellAttributes(indentation: .start)), .cell(150 × 40)))
    #expect(frames(.indentation, marks) == [rect(0, 40, 80 × 40)])
    #expect(texts(.indentation, marks) == [["80"]])
    #expect(frames(.remainingSpace, marks) == [rect(280, 0, 20 × 40), rect(230, 40, 70 × 40)])
  }

  @Test func `lines that end at the trailing edge are indented from there`() {
    let marks = marks(
      content(
        .cell(200 × 40, CellAttributes(indentation: .start)), .cell(80 × 40), .cell(150 × 40),
        with: SectionAttributes(lineAlignment: .trailing, cellSpacing: 0, lineSpacing: 0)))
    #expect(frames(.indentation, marks) == [rect(220, 40, 80 × 40)])
    #expect(frames(.remainingSpace, marks) == [rect(0, 0, 20 × 40), rect(0, 40, 70 × 40)])
  }

  @Test func `marks of lines that run from the top stand below each other`() {
    var content = content(.cell(40 × 200), .cell(30 × 150))
    content.axis = .horizontal
    let marks = marks(content)
    #expect(frames(.line, marks) == [rect(0, 0, 40 × 200), rect(40, 0, 30 × 150)])
    #expect(frames(.remainingSpace, marks) == [rect(0, 200, 40 × 100), rect(40, 150, 30 × 150)])
  }

  @Test func `only what is in the rectangle is marked`() {
    let marks = marks(
      content(.cell(300 × 40), .cell(300 × 40), .cell(300 × 40)), in: rect(0, 50, 300 × 20))
    #expect(frames(.line, marks) == [rect(0, 40, 300 × 40)])
    #expect(frames(.cell, marks) == [rect(0, 40, 300 × 40)])
  }

  // MARK: Cells

  @Test func `a cell says what it was offered and the size that it returned`() {
    let marks = marks(content(.cell(100 × 40), .cell(150 × 40)))
    #expect(
      texts(.cell, marks) == [["300 → 100 × 40"], ["offered 200, returned 150 × 40"]])
  }

  @Test func `a cell that has grown says what it returned`() {
    let marks = marks(content(.cell(100 × 40, CellAttributes(growth: 1))))
    #expect(frames(.cell, marks) == [rect(0, 0, 300 × 40)])
    #expect(texts(.cell, marks) == [["offered 300, returned 100 × 40"]])
  }

  @Test func `a cell that is offered whole lines says so`() {
    let marks = marks(
      content(
        .cell(100 × 40), .cell(150 × 40),
        with: SectionAttributes(
          sizing: .asked(offering: .wholeLine), cellSpacing: 0, lineSpacing: 0)))
    #expect(texts(.cell, marks)[1] == ["offered 300, returned 150 × 40"])
  }

  @Test func `cells of a fixed size were offered nothing`() {
    let marks = marks(
      content(.cell(0 × 0), .cell(0 × 0), with: SectionAttributes(sizing: .fixed(100 × 40))))
    #expect(texts(.cell, marks) == [["100 × 40"], ["100 × 40"]])
  }

  @Test func `a measured and an estimated size have their words`() {
    let measured = MarkedSize(origin: .measured, size: 85.5 × 32, offer: 120)
    let estimated = MarkedSize(origin: .estimated, size: 85 × 32, offer: 120)
    let content = content(.cell(200 × 40))
    #expect(texts(.cell, marks(content, size: measured)) == [["offered 120, measured 85.5 × 32"]])
    let marks = marks(content, size: estimated)
    #expect(texts(.estimatedCell, marks) == [["offered 120, estimated 85 × 32"]])
    #expect(frames(.cell, marks) == [])
  }

  @Test func `a narrow cell has a shorter text, and a tall one has it on two lines`() {
    #expect(texts(.cell, marks(content(.cell(70 × 40)))) == [["300 → 70 × 40"]])
    #expect(texts(.cell, marks(content(.cell(70 × 80)))) == [["offered 300,", "returned 70 × 80"]])
    #expect(texts(.cell, marks(content(.cell(50 × 40)))) == [["300 →", "50 × 40"]])
    #expect(texts(.cell, marks(content(.cell(30 × 40)))) == [[]])
  }

  // MARK: What is held

  @Test func `a held cell is framed`() {
    let marks = marks(
      content(.cell(150 × 40), .cell(120 × 40)), held: .cell(.init(section: 0, cell: 1)))
    #expect(frames(.held, marks) == [rect(150, 0, 120 × 40)])
    #expect(texts(.held, marks) == [["held in place"]])
  }

  @Test func `a held end is a stripe at the end of the content`() {
    let content = content(.cell(150 × 40), .cell(250 × 40))
    #expect(frames(.held, marks(content, held: .end)) == [rect(0, 70, 300 × 10)])
    #expect(frames(.held, marks(content, held: .beginning)) == [rect(0, 0, 300 × 10)])
    var sideways = content
    sideways.axis = .horizontal
    sideways.direction = .rightToLeft
    let ends = frames(.held, marks(sideways, held: .end))
    #expect(ends.map(\.origin.x) == [0])
  }

  @Test func `nothing is marked for a held cell that does not exist or is hidden`() {
    let content = content(
      .cell(300 × 40), .cell(300 × 40),
      with: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0))
    for cell in 1...2 {
      let marks = marks(content, held: .cell(.init(section: 0, cell: cell)))
      #expect(frames(.held, marks) == [])
    }
    #expect(frames(.held, marks(content, held: .cell(.init(section: 3, cell: 0)))) == [])
  }

  // MARK: Words

  @Test(
    arguments: [
      (.first, "first"), (.forced, "begins a line"),
      (.forcedByPreviousCell, "cell before ends a line"), (.labelsAbove, "labels above"),
      (.tooWide(needed: 95, had: 60.25), "needs 95, had 60.25"),
      (.tooWide(needed: nil, had: 60), "narrower here, had 60"),
      (.minimumLineSpace(needed: 80, had: 60), "at least 80, had 60"), (.full, "line full"),
      (.keptTogether, "kept together"), (.strategy, "strategy"),
      (.rowHeight(with: 90, without: 110), "row 110, not 90"), (.strategyFellBack, "first fit"),
    ] as [(ContentLayout.LineBreakReason, String)])
  func `each reason has a few words`(reason: ContentLayout.LineBreakReason, words: String) {
    #expect(reason.shortText.line == words)
  }
}
