import AlignedLayout
import Testing

/// Cells that are asked for their sizes with the width of their whole line.
@Suite struct WholeLineTests {
  private static let attributes = SectionAttributes(
    sizing: .asked(offering: .wholeLine), cellSpacing: 0, lineSpacing: 0)

  /// Returns a section 100 points wide.
  private static func content(
    _ cells: [TestCell], _ attributes: SectionAttributes = attributes
  ) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  private static let besideText: [TestCell] = [.cell(60 × 10), .text(area: 800, atMost: 80)]
  private static let wide = CellAttributes(insets: Insets(leading: 70, trailing: 40))
  private static let leastWidth = CellAttributes(minimumWidth: 150, insets: Insets(leading: 10))

  static let offers: [LayoutExample] = [
    LayoutExample(
      "every cell is offered its whole line once, wherever it stands",
      content([.cell(20 × 10), .cell(30 × 10), .cell(60 × 10)], attributes.with(cellSpacing: 5)),
      frames: [rect(0, 0, 20 × 10), rect(25, 0, 30 × 10), rect(0, 10, 60 × 10)],
      offers: [[100], [100], [100]]),
    LayoutExample(
      "a text that is offered what remains of a line is squeezed into it",
      content(besideText, attributes.with(sizing: .asked)),
      frames: [rect(0, 0, 60 × 10), rect(60, 0, 40 × 20)]),
    LayoutExample(
      "a text is not squeezed into what remains of a line", content(besideText),
      frames: [rect(0, 0, 60 × 10), rect(0, 10, 80 × 10)], offers: [[100], [100]]),
    LayoutExample(
      "a cell's insets are subtracted from its offered space",
      content([
        .cell(20 × 10), .cell(30 × 10, CellAttributes(insets: Insets(leading: 3, trailing: 4))),
      ]),
      offers: [[100], [93]]),
    LayoutExample(
      "a cell whose insets are wider than the line is offered no space",
      content([.cell(20 × 10, wide)]), frames: [rect(70, 0, 0 × 10)], offers: [[0]]),
    LayoutExample(
      "a least width is not more than the line",
      content([.cell(20 × 10, leastWidth), .cell(200 × 10, leastWidth)]),
      frames: [rect(10, 0, 90 × 10), rect(10, 10, 90 × 10)]),
    LayoutExample(
      "in content that scrolls sideways, cells are offered the height of their line",
      TestContent(height: 100, attributes, [.cell(10 × 30), .cell(10 × 130)]),
      frames: [rect(0, 0, 10 × 30), rect(10, 0, 10 × 100)], offers: [[100], [100]]),
  ]

  static let clampings: [LayoutExample] = [false, true].map {
    LayoutExample(
      "a cell wider than its line is cut to it if its section \($0 ? "clamps" : "does not clamp")",
      content(
        [.cell(20 × 10), .cell(130 × 10), .cell(10 × 10)],
        attributes.with(clampsOversizedCells: $0)),
      frames: [rect(0, 0, 20 × 10), rect(0, 10, 100 × 10), rect(0, 20, 10 × 10)],
      offers: [[100], [100], [100]])
  }

  // MARK: Lines of other widths

  private static let start = CellAttributes(indentation: .start)
  private static let lastOnLine = CellAttributes(
    endsLine: true, indentation: .start, insets: Insets(leading: 20))
  private static let together: [TestCell] = [
    .cell(30 × 10, CellAttributes(keepsWithNext: true)), .cell(40 × 10),
  ]

  static let otherLines: [LayoutExample] = [
    LayoutExample(
      "a cell that moves to an indented line is asked again, with that line",
      content([.cell(40 × 10), .cell(20 × 10, start), .cell(50 × 10), .cell(90 × 10)]),
      frames: [
        rect(0, 0, 40 × 10), rect(40, 0, 20 × 10), rect(40, 10, 50 × 10), rect(40, 20, 60 × 10),
      ],
      offers: [[100], [100], [100, 60], [60]]),
    LayoutExample(
      "cells that keep together are not asked again on a line of the same width",
      content([.cell(50 × 10)] + together),
      cellsPerLine: [1, 2], offers: [[100], [100], [100]]),
    LayoutExample(
      "cells that keep together are asked again on a line of another width",
      content([.cell(50 × 10, start.with(insets: Insets(leading: 10)))] + together),
      offers: [[90], [100, 90], [100, 90]]),
    LayoutExample(
      "a cell is not asked where less than its minimum line space remains",
      content([.cell(70 × 10), .cell(20 × 10, CellAttributes(minimumLineSpace: 40))]),
      cellsPerLine: [1, 1], offers: [[100], [100]]),
  ]

  // MARK: Other attributes

  private static let title = TestCell.text(
    area: 900, atMost: 90, CellAttributes(minimumWidth: 30, shrinkage: 1))
  private static let shrinking = CellAttributes(minimumWidth: 120, shrinkage: 1)

  static let otherAttributes: [LayoutExample] = [
    LayoutExample(
      "cells shrink", content([.cell(20 × 10), title, .cell(40 × 10)]),
      frames: [rect(0, 0, 20 × 10), rect(20, 0, 40 × 23), rect(60, 0, 40 × 10)],
      offers: [[100], [100, 40], [100]]),
    LayoutExample(
      "a cell that shrinks is no wider than its line, and asked again if it was",
      content([.cell(150 × 10, shrinking), .cell(10 × 10)]),
      frames: [rect(0, 0, 100 × 10), rect(0, 10, 10 × 10)], offers: [[100, 100], [100]]),
  ]

  static let widths: [PartsExample] = [
    PartsExample(
      "a cell that begins a line that is aligned otherwise is offered the room",
      content([
        .cell(10 × 10, lastOnLine), .cell(50 × 10),
        .cell(50 × 10, CellAttributes(lineAlignment: .trailing)),
      ]),
      .offers([[80], [80], [80, 100]]), .frame(rect(50, 20, 50 × 10), ofCell: 2)),
    PartsExample(
      "cells grow", content([.cell(20 × 10, CellAttributes(growth: 1)), .cell(30 × 10)]),
      .widths([70, 30]), .offers([[100], [100]])),
    PartsExample(
      "lines decide the widths of fractions and of what remains",
      content([
        .cell(1 × 10, CellAttributes(width: .fraction(0.25))),
        .cell(1 × 10, CellAttributes(width: .remaining)), .cell(30 × 10),
      ]),
      .widths([25, 45, 30]), .offers([[25], [45], [100]])),
  ]

  static let strategies: [PartsExample] = SectionAttributes.BreakingStrategy.allCases.map {
    PartsExample(
      "strategies break the cells by their widths on a whole line: \($0)",
      content(
        [.cell(60 × 10), .cell(130 × 10), .cell(10 × 10)], attributes.with(breakingStrategy: $0)),
      .offers([[100], [100], [100]]), .widths([60, 100, 10]), .cellsPerLine([1, 1, 1]))
  }

  @Test(arguments: offers + clampings + otherLines + otherAttributes)
  func `a cell is asked with its whole line`(row: LayoutExample) {
    row.expect()
  }

  @Test(arguments: widths + strategies)
  func `cells are as wide as they return for a whole line, unless their line decides`(
    row: PartsExample
  ) {
    row.expect()
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `the only visible cell is asked again for what the overflow view leaves`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    var cells = Self.content(
      [.text(area: 1000, atMost: 100), .cell(50 × 10), .cell(50 × 10)],
      Self.attributes.with(breakingStrategy: strategy, lineLimit: .lines(1)))
    cells.sections[0].sizeOfOverflow = { _ in 20 × 10 }
    expectEqual(cells.layout().visibleCellCount(inSection: 0), 1)
    expectEqual(cells.layout().frames()[0], rect(0, 0, 80 × 13))
    expectEqual(cells.layout().frame(ofOverflowInSection: 0), rect(80, 0, 20 × 10))
    expectEqual(cells.offers, [[100, 80], [100], []])
  }

  @Test func `a changed size asks only its cell`() {
    var cells: [TestCell] = (0..<30).map { .cell(CGFloat(20 + $0 % 7) × 10) }
    var layout = Self.content(cells).layout()
    cells[10] = .cell(70 × 20)
    var asked: [Int] = []
    layout.apply([.replaceCell(.init(section: 0, cell: 10))]) { position, offer in
      asked.append(position.cell)
      return cells[position.cell].size(offer)
    }
    expectEqual(asked, [10])
    expectEqual(layout, Self.content(cells).layout())
  }

  @Test func `equal cells can be edited among many`() {
    var cells = Self.content(Array(repeating: .cell(30 × 10), count: 3000))
    var layout = cells.layout()
    for index in [2000, 7, 2999] {
      cells.sections[0].cells[index] = .cell(80 × 20)
      let changed = cells
      layout.apply([.replaceCell(.init(section: 0, cell: index))]) { position, offer in
        changed.sections[0].cells[position.cell].size(offer)
      }
    }
    expectEqual(layout, cells.layout())
  }
}
