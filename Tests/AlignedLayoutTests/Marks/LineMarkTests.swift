import Testing

@testable import AlignedLayout
@testable import AlignedMarks

/// The marks over a content, and the words on them.
struct LineMarkTests {
  /// A content, and the marks over it.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let area: CGRect
    let held: MarkedHold?
    let size: MarkedSize?
    let frames: [LineMark.Kind: [CGRect]]
    let texts: [LineMark.Kind: [[String]]]

    /// - Parameters:
    ///   - name: what the example shows, as a sentence.
    ///   - area: the rectangle in which marks are wanted.
    ///   - held: the cell or the end that is held in place, if any.
    ///   - size: the size that all cells have, or nil for what they returned.
    ///   - frames: the frames of all marks of some kinds.
    ///   - texts: the lines of text on each mark of some kinds.
    init(
      _ name: String, _ content: TestContent, in area: CGRect = rect(0, 0, 1000 × 1000),
      held: MarkedHold? = nil, size: MarkedSize? = nil,
      frames: [LineMark.Kind: [CGRect]] = [:], texts: [LineMark.Kind: [[String]]] = [:]
    ) {
      testDescription = name
      self.content = content
      self.area = area
      self.held = held
      self.size = size
      self.frames = frames
      self.texts = texts
    }
  }

  private static func marks(
    _ content: TestContent, in area: CGRect = rect(0, 0, 1000 × 1000),
    held: MarkedHold? = nil, size: MarkedSize? = nil
  ) -> [LineMark] {
    var marked = MarkedContent(content.layout(), in: area)
    marked.held = held
    if let size { marked.size = { _ in size } }
    return LineMark.marks(of: [marked])
  }

  @Test(arguments: lineExamples + cellExamples + heldExamples)
  func `marks show where lines and cells are, and why`(example: Example) {
    let marks = Self.marks(
      example.content, in: example.area, held: example.held, size: example.size)
    #expect(!example.frames.isEmpty || !example.texts.isEmpty, "the example says nothing")
    for (kind, frames) in example.frames {
      expectEqual(marks.filter { $0.kind == kind }.map(\.frame), frames, "\(kind)")
    }
    for (kind, texts) in example.texts {
      let found = marks.filter { $0.kind == kind }.map { $0.labels.map(\.text) }
      expectEqual(found, texts, "\(kind)")
    }
  }

  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  private static let start = CellAttributes(indentation: .start)

  private static func content(
    _ cells: TestCell..., with attributes: SectionAttributes = plain,
    axis: ContentLayout.Axis = .vertical, direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(width: 300, attributes, cells)
    content.axis = axis
    content.direction = direction
    return content
  }

  // MARK: Lines

  static let lineExamples: [Example] = [
    Example(
      "a line has a box, its number and the reason why it begins",
      content(.cell(200 × 40), .cell(150 × 30)),
      frames: [.line: [rect(0, 0, 200 × 40), rect(0, 40, 150 × 30)]],
      texts: [.line: [["1 · first"], ["2 · needs 150, had 100"]]]),
    Example(
      "what remains of a line is marked at its end, with its length", content(.cell(200 × 40)),
      frames: [.remainingSpace: [rect(200, 0, 100 × 40)]], texts: [.remainingSpace: [["100"]]]),
    Example(
      "from right to left, what remains of a line is at the left",
      content(.cell(200 × 40), direction: .rightToLeft),
      frames: [.line: [rect(100, 0, 200 × 40)], .remainingSpace: [rect(0, 0, 100 × 40)]]),
    Example(
      "beside a centered line, space remains at both ends",
      content(.cell(200 × 40), with: SectionAttributes(lineAlignment: .center, lineSpacing: 0)),
      frames: [.remainingSpace: [rect(0, 0, 50 × 40), rect(250, 0, 50 × 40)]]),
    Example(
      "no space is marked beside a full line", content(.cell(300 × 40)),
      frames: [.remainingSpace: []]),
    Example(
      "an indentation is marked with its length",
      content(.cell(80 × 40), .cell(200 × 40, start), .cell(150 × 40)),
      frames: [
        .indentation: [rect(0, 40, 80 × 40)],
        .remainingSpace: [rect(280, 0, 20 × 40), rect(230, 40, 70 × 40)],
      ], texts: [.indentation: [["80"]]]),
    Example(
      "lines that end at the trailing edge are indented from there",
      content(
        .cell(200 × 40, start), .cell(80 × 40), .cell(150 × 40),
        with: SectionAttributes(lineAlignment: .trailing, cellSpacing: 0, lineSpacing: 0)),
      frames: [
        .indentation: [rect(220, 40, 80 × 40)],
        .remainingSpace: [rect(0, 0, 20 × 40), rect(0, 40, 70 × 40)],
      ]),
    Example(
      "marks of lines that run from the top stand below each other",
      content(.cell(40 × 200), .cell(30 × 150), axis: .horizontal),
      frames: [
        .line: [rect(0, 0, 40 × 200), rect(40, 0, 30 × 150)],
        .remainingSpace: [rect(0, 200, 40 × 100), rect(40, 150, 30 × 150)],
      ]),
    Example(
      "only what is in the rectangle is marked",
      content(.cell(300 × 40), .cell(300 × 40), .cell(300 × 40)), in: rect(0, 50, 300 × 20),
      frames: [.line: [rect(0, 40, 300 × 40)], .cell: [rect(0, 40, 300 × 40)]]),
  ]

  @Test func `from right to left, the number of a line is at the right`() {
    let marks = Self.marks(Self.content(.cell(200 × 40), direction: .rightToLeft))
    let number = marks[0].labels[0]
    expectEqual(number.frame.maxX, 300)
  }

  // MARK: Cells

  static let cellExamples: [Example] = [
    Example(
      "a cell says what it was offered and the size that it returned",
      content(.cell(100 × 40), .cell(150 × 40)),
      texts: [.cell: [["300 → 100 × 40"], ["offered 200, returned 150 × 40"]]]),
    Example(
      "a cell that has grown says what it returned",
      content(.cell(100 × 40, CellAttributes(growth: 1))),
      frames: [.cell: [rect(0, 0, 300 × 40)]],
      texts: [.cell: [["offered 300, returned 100 × 40"]]]),
    Example(
      "cells of a fixed size were offered nothing",
      content(.cell(0 × 0), .cell(0 × 0), with: SectionAttributes(sizing: .fixed(100 × 40))),
      texts: [.cell: [["100 × 40"], ["100 × 40"]]]),
    Example(
      "a measured size has its word", content(.cell(200 × 40)),
      size: MarkedSize(origin: .measured, size: 85.5 × 32, offer: 120),
      texts: [.cell: [["offered 120, measured 85.5 × 32"]]]),
    Example(
      "an estimated size has its word", content(.cell(200 × 40)),
      size: MarkedSize(origin: .estimated, size: 85 × 32, offer: 120),
      frames: [.cell: []], texts: [.estimatedCell: [["offered 120, estimated 85 × 32"]]]),
    Example(
      "a narrow cell has a shorter text", content(.cell(70 × 40)),
      texts: [.cell: [["300 → 70 × 40"]]]),
    Example(
      "a tall cell has its text on two lines", content(.cell(70 × 80)),
      texts: [.cell: [["offered 300,", "returned 70 × 80"]]]),
    Example(
      "a narrower cell has a shorter text on two lines", content(.cell(50 × 40)),
      texts: [.cell: [["300 →", "50 × 40"]]]),
    Example("a cell that is too narrow has no text", content(.cell(30 × 40)), texts: [.cell: [[]]]),
  ]

  @Test func `a cell that is offered whole lines says so`() {
    let marks = Self.marks(
      Self.content(
        .cell(100 × 40), .cell(150 × 40),
        with: SectionAttributes(
          sizing: .asked(offering: .wholeLine), cellSpacing: 0, lineSpacing: 0)))
    let texts = marks.filter { $0.kind == .cell }.map { $0.labels.map(\.text) }
    expectEqual(texts[1], ["offered 300, returned 150 × 40"])
  }

  // MARK: What is held

  private static let twoLines = content(.cell(150 × 40), .cell(250 × 40))

  /// Two lines of which the second is hidden.
  private static let limited = content(
    .cell(300 × 40), .cell(300 × 40),
    with: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0))

  static let heldExamples: [Example] = [
    Example(
      "a held cell is framed", content(.cell(150 × 40), .cell(120 × 40)),
      held: .cell(.init(section: 0, cell: 1)), frames: [.held: [rect(150, 0, 120 × 40)]],
      texts: [.held: [["held in place"]]]),
    Example(
      "a held end is a stripe at the end of the content", twoLines, held: .end,
      frames: [.held: [rect(0, 70, 300 × 10)]]),
    Example(
      "a held beginning is a stripe at the beginning of the content", twoLines, held: .beginning,
      frames: [.held: [rect(0, 0, 300 × 10)]]),
    Example(
      "nothing is marked for a held cell that is hidden", limited,
      held: .cell(.init(section: 0, cell: 1)), frames: [.held: []]),
    Example(
      "nothing is marked for a held cell that does not exist", limited,
      held: .cell(.init(section: 0, cell: 2)), frames: [.held: []]),
    Example(
      "nothing is marked for a held cell of a section that does not exist", limited,
      held: .cell(.init(section: 3, cell: 0)), frames: [.held: []]),
  ]

  @Test func `a held end of lines from the top, from right to left, is at the left`() {
    let content = Self.content(
      .cell(150 × 40), .cell(250 × 40), axis: .horizontal, direction: .rightToLeft)
    let ends = Self.marks(content, held: .end).filter { $0.kind == .held }.map(\.frame)
    expectEqual(ends.map(\.origin.x), [0])
  }

  // MARK: Words

  @Test(
    arguments: [
      (.first, "first"), (.forced, "begins a line"),
      (.forcedByPreviousCell, "cell before ends a line"), (.labelsAbove, "labels above"),
      (.tooWide(needed: 95, had: 60.25), "needs 95, had 60.25"),
      (.tooWide(needed: nil, had: 60), "narrower here, had 60"),
      (.minimumLineSpace(needed: 80, had: 60), "at least 80, had 60"), (.full, "line full"),
      (.keptTogether(needed: 90, had: 60), "kept together"), (.strategy, "strategy"),
      (.rowHeight(with: 90, without: 110), "row 110, not 90"), (.strategyFellBack, "first fit"),
    ] as [(ContentLayout.LineBreakReason, String)])
  func `each reason has a few words`(reason: ContentLayout.LineBreakReason, words: String) {
    expectEqual(reason.shortText.line, words)
  }
}
