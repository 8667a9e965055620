import AlignedLayout
import Testing

/// Shared widths with the other attributes of sections and cells.
@Suite struct SharedWidthCombinationsTests {
  /// A form, and where its labels and fields stand.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let frames: [CGRect]?
    /// The widths of the first cells.
    let widths: [CGFloat]?
    let usedWidth: CGFloat?

    init(
      _ name: String, _ content: TestContent, frames: [CGRect]? = nil, widths: [CGFloat]? = nil,
      usedWidth: CGFloat? = nil
    ) {
      testDescription = name
      self.content = content
      self.frames = frames
      self.widths = widths
      self.usedWidth = usedWidth
    }

    func expect() {
      let layout = content.layout()
      if let frames { expectEqual(layout.frames(), frames) }
      if let widths {
        expectEqual(layout.frames().prefix(widths.count).map(\.width), widths)
      }
      if let usedWidth { expectEqual(layout.usedWidth, usedWidth) }
    }
  }

  private static let attributes = SectionAttributes(
    cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: 0.5])
  private static let label = CellAttributes(beginsLine: true, width: .shared(.label))

  private static func cells(_ widths: [CGFloat], field: TestCell = .cell(60 × 10)) -> [TestCell] {
    widths.flatMap { [TestCell.cell($0 × 10, label), field] }
  }

  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = attributes, width: CGFloat = 200,
    direction: ContentLayout.Direction = .leftToRight, axis: ContentLayout.Axis = .vertical
  ) -> TestContent {
    var content = TestContent(width: width, attributes, cells)
    content.direction = direction
    content.axis = axis
    return content
  }

  private func frames(_ cells: [TestCell], _ attributes: SectionAttributes) -> [CGRect] {
    Self.content(cells, attributes).layout().frames()
  }

  static let examples: [Example] = [
    Example(
      "a section that lists no name asks its cells",
      content(cells([40, 70]), attributes.with(sharedWidths: [:])), widths: [40, 60, 70, 60]),
    Example(
      "a section that does not list the name asks its cells",
      content(cells([40, 70]), attributes.with(sharedWidths: [.value: 1])),
      widths: [40, 60, 70, 60]),
    Example(
      "labels that a line limit hides count, too",
      content(cells([40, 70]), attributes.with(lineLimit: .lines(1))), widths: [70, 60]),
    Example(
      "from right to left, labels are mirrored",
      content(cells([40, 70]), direction: .rightToLeft),
      frames: [
        rect(130, 0, 70 × 10), rect(70, 0, 60 × 10), rect(130, 10, 70 × 10), rect(70, 10, 60 × 10),
      ]),
    Example(
      "sideways, heights are shared",
      content(
        [.cell(10 × 40, label), .cell(10 × 60), .cell(10 × 70, label), .cell(10 × 60)],
        axis: .horizontal),
      frames: [
        rect(0, 0, 10 × 70), rect(0, 70, 10 × 60), rect(10, 0, 10 × 70), rect(10, 70, 10 × 60),
      ]),
    Example(
      "in centered lines, labels keep their width",
      content(cells([40, 70]), attributes.with(lineAlignment: .center)),
      frames: [
        rect(35, 0, 70 × 10), rect(105, 0, 60 × 10), rect(35, 10, 70 × 10), rect(105, 10, 60 × 10),
      ]),
    Example(
      "in justified lines, labels keep their width",
      content(
        cells([40, 70]), attributes.with(justification: .init(lastLines: .justified))),
      frames: [
        rect(0, 0, 70 × 10), rect(140, 0, 60 × 10), rect(0, 10, 70 × 10), rect(140, 10, 60 × 10),
      ]),
    Example(
      "one cell per line leaves no field beside a label",
      content(
        cells([40, 70], field: .cell(60 × 10, CellAttributes(minimumWidth: 190))),
        attributes.with(maximumCellsPerLine: 1)),
      widths: [70, 190, 70, 190]),
    Example(
      "the width that a form uses leaves its labels their fraction",
      content(cells([40, 70], field: .cell(5 × 10)), width: 400), usedWidth: 140),
    Example(
      "a form whose labels take their fraction uses its whole width",
      content(cells([40, 170], field: .cell(5 × 10))), usedWidth: 200),
  ]

  @Test(arguments: examples)
  func `labels share their width in sections that list its name`(example: Example) {
    example.expect()
  }

  @Test func `in columns, in rows and in cells of one size, the width has no effect`() {
    for sizing in [
      SectionAttributes.Sizing.columns(2), .rows(height: 30), .fixed(50 × 10),
    ] {
      let shared = Self.attributes.with(sizing: sizing)
      expectEqual(
        frames(Self.cells([40, 70]), shared),
        frames(Self.cells([40, 70]), shared.with(sharedWidths: [:])))
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `strategies break lines of labels as wide as the widest`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let found = frames(Self.cells([40, 70]), Self.attributes.with(breakingStrategy: strategy))
    expectEqual(found.map(\.width), [70, 60, 70, 60])
    let stacked = frames(
      Self.cells([40, 70], field: .cell(60 × 10, CellAttributes(minimumWidth: 140))),
      Self.attributes.with(breakingStrategy: strategy))
    expectEqual(stacked.map(\.minY), [0, 10, 20, 30])
  }

  @Test func `a label that an overflow view narrows is asked for what that leaves`() {
    var section = TestSection(
      attributes: Self.attributes.with(lineLimit: .lines(1)).with(sharedWidths: [.label: 1]),
      cells: [.text(area: 2000, atMost: 200, Self.label.with(endsLine: true)), .cell(10 × 10)])
    section.sizeOfOverflow = { _ in 50 × 10 }
    let layout = TestContent(width: 200, sections: [section]).layout()
    expectEqual(layout.frames()[0], rect(0, 0, 150 × 14))
    expectEqual(layout.frame(ofOverflowInSection: 0), rect(150, 0, 50 × 10))
  }

  @Test func `a label on an indented line is cut to it, and is asked for its height there`() {
    let text = TestCell.text(area: 900, atMost: 90, Self.label)
    let content = TestContent(
      width: 200, Self.attributes,
      [.cell(120 × 10), .cell(10 × 10, CellAttributes(indentation: .start)), text, .cell(5 × 10)])
    expectEqual(content.layout().frames()[2], rect(120, 10, 80 × 12))
    expectEqual(content.offers[2], [200, 80])
  }

  @Test func `a stacked label on an indented line is asked for its height there`() {
    let text = TestCell.text(area: 900, atMost: 90, Self.label)
    let field = TestCell.cell(5 × 10, CellAttributes(minimumWidth: 150))
    let content = TestContent(
      width: 200, Self.attributes,
      [.cell(120 × 10), .cell(10 × 10, CellAttributes(indentation: .start)), text, field])
    expectEqual(content.layout().frames()[2], rect(120, 10, 80 × 12))
    expectEqual(content.offers[2], [200, 80])
  }

  @Test func `a stacked label that pins is alone on its line, and pins`() {
    let pinning = Self.label.with(pins: true)
    let layout = TestContent(
      width: 200, Self.attributes,
      [.cell(40 × 10, pinning), .cell(60 × 10, CellAttributes(minimumWidth: 170)), .cell(10 × 500)]
    ).layout()
    let frame = layout.frame(
      ofCellAt: .init(section: 0, cell: 0), pinning: .init(visibleTop: 100, visibleBottom: 300))
    expectEqual(frame.minY, 100)
  }

  @Test func `names of one number are equal, and fractions are limited`() {
    #expect(SharedWidth(1) == .label && SharedWidth(2) != .label)
    let limited = SectionAttributes(sharedWidths: [.label: .nan, .value: 7])
    expectEqual(limited.sharedWidths, [.label: 0, .value: 1])
    expectEqual(limited.with(sharedWidths: [:]), SectionAttributes())
    #expect(MemoryLayout<CellAttributes>.size <= 128)
    #expect(_isPOD(CellAttributes.self))
  }
}
