import AlignedLayout
import Testing

/// Cells that share a width, by example.
@Suite struct SharedWidthTests {
  /// A form, where its labels and fields stand, and the questions about them.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let frames: [CGRect]?
    let widths: [CGFloat]?
    /// The top edges of all cells.
    let tops: [CGFloat]?
    /// The cells that are asked, with their offers, in order.
    let questions: [String]?
    /// Why lines begin, by their indices.
    let breakReasons: [Int: ContentLayout.LineBreakReason]

    init(
      _ name: String, _ content: TestContent, frames: [CGRect]? = nil, widths: [CGFloat]? = nil,
      tops: [CGFloat]? = nil, questions: [String]? = nil,
      breakReasons: [Int: ContentLayout.LineBreakReason] = [:]
    ) {
      testDescription = name
      self.content = content
      self.frames = frames
      self.widths = widths
      self.tops = tops
      self.questions = questions
      self.breakReasons = breakReasons
    }

    func expect() {
      var asked: [String] = []
      let layout = content.layout { asked.append("\($0.cell): \(Int($1))") }
      if let frames { expectEqual(layout.frames(), frames) }
      if let widths { expectEqual(layout.frames().map(\.width), widths) }
      if let tops { expectEqual(layout.frames().map(\.minY), tops) }
      if let questions { expectEqual(asked, questions) }
      for (line, reason) in breakReasons {
        expectEqual(layout.breakReason(ofLineAt: line, inSection: 0), reason)
      }
    }
  }

  /// Returns a form 200 points wide, without spacing.
  private static func form(
    _ cells: [TestCell], most fraction: CGFloat = 0.5, width: CGFloat = 200,
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0),
    scale: CGFloat = 0
  ) -> TestContent {
    var content = TestContent(
      width: width, attributes.with(sharedWidths: [.label: fraction, .value: 1]), cells)
    content.displayScale = scale
    return content
  }

  private static func label(
    _ width: CGFloat, _ attributes: CellAttributes = CellAttributes(beginsLine: true)
  ) -> TestCell {
    .cell(width × 10, attributes.with(width: .shared(.label)))
  }

  private static func value(_ width: CGFloat, beginsLine: Bool = false) -> TestCell {
    .cell(width × 10, CellAttributes(beginsLine: beginsLine, width: .shared(.value)))
  }

  private static func field(atLeast least: CGFloat = 0) -> TestCell {
    .cell(1 × 10, CellAttributes(width: .remaining, minimumWidth: least))
  }

  /// Returns text that wraps: it takes an area of 10 points by its width.
  private static func text(_ width: CGFloat) -> TestCell {
    .text(
      area: 10 * width, atMost: width,
      CellAttributes(beginsLine: true, width: .shared(.label)))
  }

  // MARK: Beside each other

  private static let inset = CellAttributes(
    beginsLine: true, insets: Insets(leading: 20, trailing: 4))
  private static let wide = CellAttributes(beginsLine: true, minimumWidth: 80)

  static let beside: [Example] = [
    Example(
      "labels are as wide as the widest, and fields begin at one place",
      form([label(40), field(), label(70), field(), label(20), field()]),
      frames: [
        rect(0, 0, 70 × 10), rect(70, 0, 130 × 10), rect(0, 10, 70 × 10), rect(70, 10, 130 × 10),
        rect(0, 20, 70 × 10), rect(70, 20, 130 × 10),
      ]),
    Example(
      "labels are asked before all other cells, each with its whole line",
      form([.cell(9 × 10), label(40), field(), label(70), field()]),
      questions: ["1: 200", "3: 200", "0: 200", "2: 130", "4: 130"]),
    Example(
      "a label wider than the fraction is asked once more, for its height",
      form([text(40), field(), text(160), field()], most: 0.4),
      frames: [
        rect(0, 0, 80 × 10), rect(80, 0, 120 × 10), rect(0, 10, 80 × 20), rect(80, 10, 120 × 10),
      ],
      questions: ["0: 200", "2: 200", "2: 80", "1: 120", "3: 120"]),
    Example(
      "the fraction counts gaps, as that of a cell does",
      form(
        [text(300), .cell(1 × 10, CellAttributes(width: .fraction(0.6)))], most: 0.4,
        SectionAttributes(cellSpacing: 10, lineSpacing: 0)),
      frames: [rect(0, 0, 74 × 41), rect(84, 0, 116 × 10)]),
    Example(
      "insets are part of the width, so that what stands behind begins at one place",
      form([label(30, inset), field(), label(40), field()]),
      frames: [
        rect(20, 0, 30 × 10), rect(54, 0, 146 × 10), rect(0, 10, 54 × 10), rect(54, 10, 146 × 10),
      ]),
    Example(
      "the width is rounded up to pixels",
      form([label(40.3), field(), label(20), field()], scale: 2),
      widths: [40.5, 159.5, 40.5, 159.5]),
    Example(
      "the fraction is rounded down to pixels",
      form([label(140), field()], most: 1 / 3, scale: 2), widths: [66.5, 133.5]),
    Example(
      "a least width counts", form([label(30, wide), label(40)]), widths: [80, 80]),
    Example(
      "a least width counts up to the fraction",
      form([label(30, wide), label(40)], most: 0.25), widths: [50, 50]),
    Example(
      "each name has its own width",
      form([label(40), value(30), .cell(5 × 10), label(50), value(20), .cell(5 × 10)]),
      widths: [50, 30, 5, 50, 30, 5]),
    Example(
      "labels need not begin lines, nor stand on all of them",
      form([
        label(30, .default), .cell(60 × 10), label(20, .default), .cell(50 × 10),
        .cell(200 × 10),
      ]),
      frames: [
        rect(0, 0, 30 × 10), rect(30, 0, 60 × 10), rect(90, 0, 30 × 10), rect(120, 0, 50 × 10),
        rect(0, 10, 200 × 10),
      ]),
    Example(
      "a label does not shrink",
      form([
        label(30, CellAttributes(beginsLine: true, shrinkage: 1)), .cell(190 × 10), label(40),
      ]),
      widths: [40, 190, 40]),
    Example(
      "a label that may grow to less than the width that it shares keeps that width",
      form([
        label(30, CellAttributes(beginsLine: true, maximumGrownWidth: 20, growth: 1)), label(40),
      ]),
      widths: [40, 40]),
    Example(
      "a label grows from the width that it shares",
      form([label(30, CellAttributes(beginsLine: true, growth: 1)), label(40)]),
      widths: [200, 40]),
  ]

  @Test(arguments: beside)
  func `labels beside their fields share a width`(example: Example) {
    example.expect()
  }

  @Test func `attributes are asked once, in order`() {
    let content = Self.form([
      .cell(9 × 10), Self.label(40), Self.field(), Self.label(70), Self.field(),
    ])
    var asked: [Int] = []
    _ = ContentLayout(
      content.specification,
      sizeOfCell: { content.sections[0].cells[$0.cell].size($1) },
      attributesOfCell: {
        asked.append($0.cell)
        return content.sections[0].cells[$0.cell].attributes
      })
    expectEqual(asked, [0, 1, 2, 3, 4])
  }

  // MARK: Above each other

  private static let cells = [
    label(40), field(atLeast: 100), label(70), field(atLeast: 131),
  ]
  private static let kept = CellAttributes(keepsWithNext: true)

  static let above: [Example] = [
    Example(
      "labels stand above their fields if one field would be too narrow",
      form(cells),
      frames: [
        rect(0, 0, 40 × 10), rect(0, 10, 200 × 10), rect(0, 20, 70 × 10), rect(0, 30, 200 × 10),
      ],
      breakReasons: [0: .first, 1: .labelsAbove, 2: .forced, 3: .labelsAbove]),
    Example(
      "labels stand beside their fields in a form a point wider",
      form(cells, width: 201), tops: [0, 0, 10, 10]),
    Example(
      "a least line space counts as a least width: 130 points remain",
      form([label(70), .cell(1 × 10, CellAttributes(minimumLineSpace: 130))]), tops: [0, 0]),
    Example(
      "a least line space counts as a least width: 131 points do not remain",
      form([label(70), .cell(1 × 10, CellAttributes(minimumLineSpace: 131))]), tops: [0, 10]),
    Example(
      "a stacked label is as wide as it is, at most its line, and is asked once",
      form([text(40), field(), text(260), field(atLeast: 150)]),
      frames: [
        rect(0, 0, 40 × 10), rect(0, 10, 200 × 10), rect(0, 20, 200 × 13), rect(0, 33, 200 × 10),
      ],
      questions: ["0: 200", "2: 200", "1: 200", "3: 200"]),
    Example(
      "stacked labels end kept groups, and begin lines",
      form([
        .cell(10 × 10, kept), label(40, kept), field(atLeast: 170), label(40, kept), field(),
      ]),
      tops: [0, 10, 20, 30, 40], breakReasons: [1: .labelsAbove]),
    Example(
      "a label whose field begins a line has none",
      form([
        label(40),
        .cell(1 × 10, CellAttributes(beginsLine: true, width: .remaining, minimumWidth: 180)),
        label(30, CellAttributes(beginsLine: true, endsLine: true)), field(atLeast: 200), label(20),
        field(),
      ]),
      tops: [0, 10, 20, 30, 40, 40]),
    Example(
      "another name stays beside its fields",
      form([
        label(40), field(atLeast: 190), value(30, beginsLine: true), field(),
        value(50, beginsLine: true), field(),
      ]),
      widths: [40, 200, 50, 150, 50, 150], tops: [0, 10, 20, 20, 30, 30]),
  ]

  @Test(arguments: above)
  func `labels stand above their fields where these would be too narrow`(example: Example) {
    example.expect()
  }

  @Test func `a card at forced breaks is not divided by stacked labels`() {
    let attributes = SectionAttributes(
      cellSpacing: 0, lineSpacing: 0,
      backgrounds: [.init(kind: "card", placement: .forcedBreaks)],
      lineSeparator: .init(kind: "line", placement: .forcedBreaks))
    let cells = [Self.label(40), Self.field(atLeast: 190), Self.label(20), Self.field()]
    let layout = Self.form(cells, attributes).layout()
    expectEqual(layout.cellsPerLine(), [1, 1, 1, 1])
    expectEqual(
      (0..<4).map { layout.frame(ofBackgroundInSection: 0, number: 0, line: $0) },
      [
        rect(0, 0, 200 × 20), nil, rect(0, 20, 200 × 20), nil,
      ])
    expectEqual(layout.separatedLines(), [1])
  }
}
