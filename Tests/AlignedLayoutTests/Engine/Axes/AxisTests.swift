import Testing

@testable import AlignedLayout

/// The pictures have four rows: most contents are 40 points tall.
@Suite struct AxisTests {
  private static let plain = SectionAttributes(cellSpacing: 0, lineSpacing: 0)

  /// Three cells on two lines of 40 points.
  private static let content = TestContent(
    height: 40, [.cell(20 × 20), .cell(10 × 20), .cell(30 × 30)])

  @Test func `lines run from the top and follow each other from the left`() {
    let layout = Self.content.layout()
    expectEqual(
      layout.picture(),
      """
      AACCC
      AACCC
      B CCC
      B
      """)
    #expect(layout.axis == .horizontal && layout.contentSize.width == 50)
    expectEqual(layout.contentSize, (50 × 40))
    let lines = layout.lines(inSection: 0)
    expectEqual(lines.map(\.cells), [0..<2, 2..<3])
    expectEqual(lines.map(\.frame), [rect(0, 0, 20 × 40), rect(20, 0, 30 × 30)])
    expectEqual(lines.map(\.remainingSpace), [0, 10])
  }

  @Test func `without closures, cells are 100 points wide and tall`() {
    let layout = ContentLayout(height: 215, sections: [.init(cellCount: 3)])
    expectEqual(
      layout.frames(), [rect(5, 5, 100 × 100), rect(5, 110, 100 × 100), rect(110, 5, 100 × 100)])
  }

  static let examples: [LayoutExample] = [
    LayoutExample(
      "from right to left, lines follow each other from the right",
      content.rightToLeft,
      picture:
        """
        CCCAA
        CCCAA
        CCC B
            B
        """),
    LayoutExample(
      "cells are offered the height that remains on their line",
      TestContent(
        height: 40, SectionAttributes(cellSpacing: 5),
        [.cell(99 × 15), .cell(99 × 5), .cell(99 × 11)]),
      offers: [[40], [20], [10, 40]]),
    LayoutExample(
      "insets are at the edges of their names",
      inset, frames: [rect(28, 16, 10 × 10)], offers: [[44]], contentSize: 90 × 100),
    LayoutExample(
      "from right to left, insets are at the edges of their names",
      inset.rightToLeft, frames: [rect(52, 16, 10 × 10)]),
    LayoutExample(
      "fixed sizes are those on the screen",
      TestContent(
        height: 40, plain.with(sizing: .fixed(30 × 20)),
        [.cell(1 × 1), .cell(1 × 1), .cell(1 × 1)]),
      frames: [rect(0, 0, 30 × 20), rect(0, 20, 30 × 20), rect(30, 0, 30 × 20)]),
    LayoutExample(
      "widths that lines decide are heights",
      TestContent(
        height: 40, plain,
        [
          .cell(10 × 1, CellAttributes(width: .fraction(0.25))),
          .cell(20 × 5, CellAttributes(endsLine: true, width: .remaining)),
          .cell(30 × 10, CellAttributes(maximumGrownWidth: 25, growth: 1)),
        ]),
      frames: [rect(0, 0, 10 × 10), rect(0, 10, 20 × 30), rect(20, 0, 30 × 25)]),
    LayoutExample(
      "a minimum line space is a height, which 40 points do not leave",
      TestContent(
        height: 40, plain,
        [.cell(10 × 25), .cell(10 × 5, CellAttributes(minimumLineSpace: 20))]),
      cellsPerLine: [1, 1]),
    LayoutExample(
      "a minimum line space is a height, which 45 points leave",
      TestContent(
        height: 45, plain,
        [.cell(10 × 25), .cell(10 × 5, CellAttributes(minimumLineSpace: 20))]),
      cellsPerLine: [2]),
    LayoutExample(
      "columns are rows",
      TestContent(
        height: 40, plain.with(sizing: .columns(2)),
        [.cell(30 × 1), .cell(10 × 1), .cell(20 × 1)]),
      frames: [rect(0, 0, 30 × 20), rect(0, 20, 10 × 20), rect(30, 0, 20 × 20)],
      offers: [[20], [20], [20]]),
    LayoutExample(
      "the height of cells in columns is a width in rows",
      TestContent(
        height: 40, plain.with(sizing: .columns(2, cellHeight: .fixed(25))),
        [.cell(1 × 1), .cell(1 × 1)]),
      frames: [rect(0, 0, 25 × 20), rect(0, 20, 25 × 20)]),
    LayoutExample(
      "the proportional height of cells in columns is a width in rows",
      TestContent(
        height: 40, plain.with(sizing: .columns(2, cellHeight: .proportional(0.5))),
        [.cell(1 × 1), .cell(1 × 1)]),
      frames: [rect(0, 0, 10 × 20), rect(0, 20, 10 × 20)]),
  ]

  /// A cell, section and content with insets.
  private static let inset: TestContent = {
    var content = TestContent(
      height: 100,
      SectionAttributes(insets: Insets(top: 10, leading: 20, bottom: 30, trailing: 40)),
      [
        .cell(
          10 × 10, CellAttributes(insets: Insets(top: 5, leading: 6, bottom: 7, trailing: 8)))
      ])
    content.contentInsets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return content
  }()

  // MARK: Alignment

  static let alignments: [LayoutExample] =
    ([
      (.leading, 0), (.left, 0), (.center, 15), (.trailing, 30), (.right, 30),
    ] as [(SectionAttributes.LineAlignment, CGFloat)]).flatMap { alignment, y in
      let content = TestContent(
        height: 40, SectionAttributes(lineAlignment: alignment), [.cell(20 × 10)])
      return [
        LayoutExample(
          "lines are aligned between top and bottom: \(alignment)", content,
          frames: [rect(0, y, 20 × 10)]),
        LayoutExample(
          "lines are aligned between top and bottom from right to left: \(alignment)",
          content.rightToLeft, frames: [rect(0, y, 20 × 10)]),
      ]
    }

  @Test(arguments: examples + alignments)
  func `what is along lines is vertical, and what is across them horizontal`(
    example: LayoutExample
  ) {
    example.expect()
  }

  @Test(arguments: [
    (SectionAttributes.CellAlignment.top, 0, 10), (.center, 10, 10), (.bottom, 20, 10),
    (.stretch, 0, 30), (.firstBaseline, 0, 10), (.lastBaseline, 0, 10),
  ])
  func `cells are aligned on their line from its leading edge, and baselines count as top`(
    alignment: SectionAttributes.CellAlignment, leading: CGFloat, width: CGFloat
  ) {
    let baselines = CellAttributes(firstBaseline: 25, lastBaseline: 28)
    let cells: [TestCell] = [
      .cell(30 × 10, CellAttributes(firstBaseline: 3, lastBaseline: 4)), .cell(10 × 10, baselines),
    ]
    let whole = TestContent(height: 40, Self.plain.with(cellAlignment: alignment), cells)
    let single = TestContent(
      height: 40, Self.plain, [cells[0], .cell(10 × 10, baselines.with(cellAlignment: alignment))])
    for content in [whole, single] {
      expectEqual(content.layout().contentSize, (30 × 40))
      expectEqual(content.layout().frames()[1], rect(leading, 10, width × 10))
      expectEqual(
        content.rightToLeft.layout().frames()[1], rect(30 - leading - width, 10, width × 10))
    }
  }

  /// The engine once asked for them because of baselines, which no horizontal content has.
  @Test func `rows that ask for no attributes do not, although cells stand on baselines`() {
    let columns = SectionAttributes.Columns(
      .exactly(2), cellHeight: .selfSizing(estimate: 10), asksForCellAttributes: false)
    let attributes = Self.plain.with(sizing: .columns(columns), cellAlignment: .firstBaseline)
    let inset = CellAttributes(insets: Insets(5))
    let content = TestContent(height: 40, attributes, [.cell(10 × 10, inset)])
    expectEqual(content.layout().frames(), [rect(0, 0, 10 × 20)])
    let (_, questions) = Questions.asked(by: content)
    expectEqual(questions.all, [.size(.init(section: 0, cell: 0), offer: 20)])
  }

  // MARK: Edits and specifications

  @Test func `edits turn answers, attributes and inserted sections`() {
    var layout = Self.content.layout()
    let sizes = [[20 × 20, 40 × 10, 10 × 20, 30 × 30], [50 × 10]]
    let section = ContentLayout.Section(
      attributes: Self.plain.with(insets: Insets(top: 5, leading: 10)), cellCount: 1,
      headerLength: 3)
    layout.apply([.insertCell(.init(section: 0, cell: 1)), .insertSection(section, at: 1)]) {
      position, _ in
      sizes[position.section][position.cell]
    } attributesOfCell: { _ in
      CellAttributes(insets: Insets(top: 2))
    }
    expectEqual(
      layout.frames(),
      [
        rect(0, 0, 20 × 20), rect(0, 22, 40 × 10), rect(40, 0, 10 × 20), rect(50, 0, 30 × 30),
      ])
    expectEqual(layout.frame(ofHeaderInSection: 1), rect(80, 0, 3 × 40))
    expectEqual(layout.frames(inSection: 1), [rect(93, 7, 50 × 10)])
    expectEqual(layout.contentSize, (143 × 40))
  }

  @Test func `a layout returns the specification it was made from`() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let attributes = SectionAttributes(
      sizing: .selfSizing(estimate: 10 × 20), insets: insets,
      backgrounds: [.init(kind: "card", insets: insets)],
      lineSeparator: .init(kind: "line", insets: insets))
    let specification = ContentLayout.Specification(
      height: 100, direction: .rightToLeft, displayScale: 2, contentInsets: insets,
      sectionSpacing: 7, supplementaryInsets: insets,
      sections: [.init(attributes: attributes, cellCount: 2, headerLength: 8, footerLength: 9)])
    let layout = ContentLayout(specification) { _, _ in 10 × 10 }
    expectEqual(layout.specification, specification)
    #expect(specification.axis == .horizontal && specification.width == 0)
    #expect(layout.contentInsets == insets && layout.supplementaryInsets == insets)
    expectEqual(
      layout,
      ContentLayout(
        height: 100, direction: .rightToLeft, displayScale: 2, contentInsets: insets,
        sectionSpacing: 7, supplementaryInsets: insets, sections: specification.sections
      ) { _, _ in 10 × 10 })
  }

  @Test func `layouts of different axes differ, even with the same frames`() {
    let horizontal = TestContent(height: 10, [.cell(10 × 10)]).layout()
    let vertical = TestContent(width: 10, [.cell(10 × 10)]).layout()
    #expect(horizontal.frames() == vertical.frames() && horizontal != vertical)
  }
}
