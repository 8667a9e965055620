import AlignedLayout
import Testing

/// Cells that take a fraction or the rest of their line, or shrink.
@Suite struct FlexibleWidthTests {
  /// Cells, their widths, and the questions about them.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let widths: [CGFloat]?
    let frames: [CGRect]?
    let cellsPerLine: [Int]?
    /// The spaces that each cell is offered.
    let offers: [[CGFloat]]?
    /// The cells that are asked, with their offers, in order.
    let questions: [String]?

    init(
      _ name: String, _ content: TestContent, widths: [CGFloat]? = nil, frames: [CGRect]? = nil,
      cellsPerLine: [Int]? = nil, offers: [[CGFloat]]? = nil, questions: [String]? = nil
    ) {
      testDescription = name
      self.content = content
      self.widths = widths
      self.frames = frames
      self.cellsPerLine = cellsPerLine
      self.offers = offers
      self.questions = questions
    }

    func expect() {
      var asked: [String] = []
      let layout = content.layout { asked.append("\($0.cell): \(Int($1))") }
      if let widths { expectEqual(layout.frames().map(\.width), widths) }
      if let frames { expectEqual(layout.frames(), frames) }
      if let cellsPerLine { expectEqual(layout.cellsPerLine(), cellsPerLine) }
      if let offers { expectEqual(content.offers, offers) }
      if let questions { expectEqual(asked, questions) }
    }
  }

  /// Returns a content 100 points wide, without line spacing.
  private static func content(
    _ cells: [TestCell], gap: CGFloat = 0, scale: CGFloat = 0,
    _ attributes: SectionAttributes = SectionAttributes(), width: CGFloat = 100
  ) -> TestContent {
    var content = TestContent(
      width: width, attributes.with(cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    return content
  }

  private static func fraction(_ fraction: CGFloat) -> TestCell {
    .cell(1 × 10, CellAttributes(width: .fraction(fraction)))
  }

  private static func remaining(
    atLeast least: CGFloat = 0, atMost most: CGFloat = .infinity,
    _ width: CellAttributes.Width = .remaining
  ) -> TestCell {
    .cell(
      1 × 10, CellAttributes(width: width, minimumWidth: least, maximumGrownWidth: most))
  }

  private static func shrinking(
    _ width: CGFloat, atLeast least: CGFloat = 0, weight: CGFloat = 1
  ) -> TestCell {
    .cell(width × 10, CellAttributes(minimumWidth: least, shrinkage: weight))
  }

  private static let selfSizing = SectionAttributes(sizing: .selfSizing(estimate: 10 × 10))

  // MARK: The rest of a line

  static let rests: [Example] = [
    Example(
      "a title takes what an icon and a switch leave, and is asked for its height last",
      content(
        [
          .cell(20 × 20),
          .text(area: 400, atMost: 300, CellAttributes(width: .remaining, minimumWidth: 30)),
          .cell(20 × 10),
        ], gap: 10),
      frames: [rect(0, 0, 20 × 20), rect(30, 0, 40 × 10), rect(80, 0, 20 × 10)],
      questions: ["0: 100", "2: 30", "1: 40"]),
    Example(
      "cells that take the rest share it by their weights",
      content([remaining(atLeast: 10), remaining(atLeast: 10, .remaining(weight: 3))]),
      widths: [30, 70]),
    Example(
      "a cell whose weight is 0 takes nothing of the rest but its least width",
      content([remaining(atLeast: 10), remaining(atLeast: 10, .remaining(weight: 0))]),
      widths: [90, 10]),
    Example(
      "a cell that takes the rest and one that grows share it by weight, not by growth",
      content([
        .cell(10 × 10, CellAttributes(growth: 1)),
        .cell(
          1 × 10, CellAttributes(width: .remaining(weight: 2), minimumWidth: 30, growth: 7)),
      ]),
      widths: [30, 70]),
    Example(
      "a cell takes the rest up to its maximum width",
      content([remaining(atMost: 40)], SectionAttributes(lineAlignment: .trailing)),
      frames: [rect(60, 0, 40 × 10)]),
    Example(
      "a cell begins a line if its least width does not fit, and is not asked before",
      content([.cell(80 × 10), remaining(atLeast: 30)]),
      frames: [rect(0, 0, 80 × 10), rect(0, 10, 100 × 10)], offers: [[100], [100]]),
    Example(
      "heights are asked for when the line ends, before cells of the next line",
      content([remaining(atLeast: 20), .cell(50 × 10), .cell(60 × 10)]),
      questions: ["1: 80", "2: 30", "0: 50", "2: 100"]),
    Example(
      "an indentation is counted behind a cell that takes the rest",
      content([
        remaining(), .cell(30 × 10, CellAttributes(endsLine: true, indentation: .start)),
        remaining(),
      ]),
      frames: [rect(0, 0, 70 × 10), rect(70, 0, 30 × 10), rect(70, 10, 30 × 10)],
      offers: [[70], [100], [30]]),
    Example(
      "self-sizing cells take fractions and the rest",
      content([fraction(0.25), remaining(), .cell(30 × 10)], selfSizing),
      widths: [25, 45, 30], offers: [[25], [45], [100]]),
  ]

  @Test(arguments: rests)
  func `a cell takes the rest of its line, and is asked for its height there`(example: Example) {
    example.expect()
  }

  @Test func `a weight of NaN counts as 0`() {
    expectEqual(CellAttributes.Width.remaining(weight: .nan), .remaining(weight: 0))
  }

  // MARK: Shrinking

  static let shrunken: [Example] = [
    Example(
      "two titles shrink by their weights and are asked for their heights again",
      content([shrinking(80), shrinking(80, weight: 3)]),
      widths: [65, 35], questions: ["0: 100", "1: 100", "0: 65", "1: 35"]),
    Example(
      "a least width binds, and the other title gives the rest",
      content([shrinking(80), shrinking(80, atLeast: 50, weight: 3)]), widths: [50, 50]),
    Example(
      "a line breaks where the least widths do not fit",
      content([shrinking(80, atLeast: 50), shrinking(80, atLeast: 60)]),
      widths: [80, 80], cellsPerLine: [1, 1], offers: [[100], [100]]),
    Example(
      "a cell that may shrink and does not is asked once, with the whole line",
      content([.cell(30 × 10), shrinking(70)]), widths: [30, 70], offers: [[100], [100]]),
    Example(
      "a cell that may shrink and grows keeps the height of its answer",
      content([.text(area: 400, atMost: 40, CellAttributes(growth: 1, shrinkage: 1))]),
      frames: [rect(0, 0, 100 × 10)], offers: [[100]]),
    Example(
      "missing space is shared in whole pixels, and the last cell gives the rest",
      content([shrinking(50), shrinking(50), shrinking(50.5)], scale: 1), widths: [34, 33, 33]),
    Example(
      "where the last cell cannot give the rest, the one before it does",
      content([shrinking(40), shrinking(40), shrinking(30, atLeast: 26.5)], scale: 1),
      widths: [37, 36.5, 26.5]),
    Example(
      "a cell with negative insets gives no more than its outer width",
      content(
        [
          shrinking(50, atLeast: 20),
          .cell(30 × 10, CellAttributes(shrinkage: 9, insets: Insets(leading: -20))),
          .cell(5 × 10),
        ], width: 30),
      frames: [rect(0, 0, 25 × 10), rect(5, 0, 20 × 10), rect(25, 0, 5 × 10)]),
    Example(
      "other cells are offered what remains behind least widths",
      content([shrinking(90, atLeast: 20), .filling(height: 10, atLeast: 40)]),
      widths: [20, 80], offers: [[100, 20], [80]]),
    Example(
      "a cell that is alone and too wide shrinks to its line",
      content([shrinking(150)]), widths: [100]),
    Example(
      "a cell that is alone and too wide shrinks to its least width",
      content([shrinking(150, atLeast: 120)]), widths: [120]),
    Example(
      "self-sizing cells do not shrink",
      content([shrinking(80), shrinking(80)], selfSizing),
      cellsPerLine: [1, 1], offers: [[100], [100]]),
  ]

  static let shrinkingToPixels: [Example] = ([1, 2, 3] as [CGFloat]).map { scale in
    Example(
      "a cell that shrinks to whole pixels is that wide to the last bit, at a scale of \(scale)",
      content(
        [
          .cell(24 × 10), .cell(150 × 10, CellAttributes(minimumWidth: 80, shrinkage: 1)),
          .cell(51 × 10), shrinking(33.3, weight: 2),
        ], gap: 8, scale: scale, width: 200),
      widths: [24, 101, 51, 0], offers: [[200], [200, 101], [80], [200, 0]])
  }

  @Test(arguments: shrunken + shrinkingToPixels)
  func `cells shrink where they do not fit on their line, and no further`(example: Example) {
    example.expect()
  }

  // MARK: Least widths

  private static let tooWide = [remaining(atLeast: 150), shrinking(200, atLeast: 150)]

  static let leastWidths: [Example] = [
    Example(
      "a narrower answer is widened to the least width and keeps its height",
      content([
        .text(area: 200, atMost: 20, CellAttributes(minimumWidth: 50)), .cell(60 × 10),
      ]),
      frames: [rect(0, 0, 50 × 10), rect(0, 10, 60 × 10)], offers: [[100], [50, 100]]),
    Example(
      "in a section that does not clamp, a least width may be more than a line",
      content(tooWide), widths: [150, 150]),
    Example(
      "in a clamping section no least width is more than a line",
      content(tooWide, SectionAttributes(clampsOversizedCells: true)), widths: [100, 100]),
  ]

  @Test(arguments: leastWidths)
  func `a cell is as wide as its least width, unless its line is clamped`(example: Example) {
    example.expect()
  }
}
