import AlignedLayout
import Testing

/// Cells in the columns of their section.
@Suite struct ColumnTests {
  private typealias Columns = SectionAttributes.Columns

  private static func content(
    width: CGFloat = 100, _ columns: SectionAttributes.Columns, gap: CGFloat = 5,
    scale: CGFloat = 0, _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes(),
    direction: ContentLayout.Direction = .leftToRight
  ) -> TestContent {
    var content = TestContent(
      width: width,
      attributes.with(sizing: .columns(columns), cellSpacing: gap, lineSpacing: 0), cells)
    content.displayScale = scale
    content.direction = direction
    return content
  }

  private static func cells(_ count: Int) -> [TestCell] {
    Array(repeating: cell, count: count)
  }

  private static let cell = TestCell.cell(7 × 10)

  private static func spanning(_ span: Int) -> TestCell {
    .cell(7 × 10, CellAttributes(columnSpan: span))
  }

  private static let three = Columns(.exactly(3))

  // MARK: Lines

  private static let keeps = CellAttributes(keepsWithNext: true)

  static let lines: [LayoutExample] = [
    LayoutExample(
      "a hero above three products is as wide as all columns",
      content(three, [spanning(.max), cell, cell, cell, cell]),
      frames: [
        rect(0, 0, 100 × 10), rect(0, 10, 30 × 10), rect(35, 10, 30 × 10), rect(70, 10, 30 × 10),
        rect(0, 20, 30 × 10),
      ],
      offers: [[100], [30], [30], [30], [30]]),
    LayoutExample(
      "a span that does not fit begins a line and leaves a hole",
      content(three, [cell, cell, spanning(2), cell]),
      frames: [
        rect(0, 0, 30 × 10), rect(35, 0, 30 × 10), rect(0, 10, 65 × 10), rect(70, 10, 30 × 10),
      ]),
    LayoutExample(
      "each line is as tall as its tallest cell",
      content(three, [.cell(1 × 10), .cell(1 × 30), .cell(1 × 20), .cell(1 × 10)]),
      frames: [
        rect(0, 0, 30 × 10), rect(35, 0, 30 × 30), rect(70, 0, 30 × 20), rect(0, 30, 30 × 10),
      ]),
    LayoutExample(
      "cells break lines and keep together",
      content(
        three,
        [
          .cell(1 × 10, CellAttributes(endsLine: true)), .cell(1 × 10),
          .cell(1 × 10, CellAttributes(beginsLine: true)), .cell(1 × 10), .cell(1 × 10, keeps),
          .cell(1 × 10),
        ]),
      cellsPerLine: [1, 1, 2, 2]),
    LayoutExample(
      "a group of more columns than a line begins a line and is divided",
      content(
        three,
        [
          cell, .cell(1 × 10, CellAttributes(keepsWithNext: true, columnSpan: 2)), spanning(2),
          spanning(1),
        ]),
      cellsPerLine: [1, 1, 2]),
    LayoutExample(
      "a minimum line space does not divide a group",
      content(
        three,
        [
          cell, cell, .cell(1 × 10, CellAttributes(keepsWithNext: true, minimumLineSpace: 90)),
          cell,
        ]),
      cellsPerLine: [2, 2]),
    LayoutExample(
      "right to left the first column is on the right",
      content(three, cells(2), direction: .rightToLeft),
      frames: [rect(70, 0, 30 × 10), rect(35, 0, 30 × 10)]),
    LayoutExample(
      "insets are inside the columns",
      content(
        three,
        [
          .cell(
            1 × 10, CellAttributes(columnSpan: 2, insets: Insets(top: 1, leading: 4, trailing: 6)))
        ]),
      frames: [rect(4, 1, 55 × 10)], offers: [[55]]),
    LayoutExample(
      "cells are aligned within their line",
      content(
        three,
        [.cell(1 × 30), .cell(1 × 10, CellAttributes(cellAlignment: .stretch)), .cell(1 × 10)],
        SectionAttributes(cellAlignment: .bottom)),
      frames: [rect(0, 0, 30 × 30), rect(35, 0, 30 × 30), rect(70, 20, 30 × 10)]),
    LayoutExample(
      "cells are not asked for attributes if the section says so",
      content(
        Columns(.exactly(3), asksForCellAttributes: false), [spanning(3), cell, cell, cell]),
      cellsPerLine: [3, 1]),
  ]

  @Test(arguments: lines)
  func `cells fill the columns of line after line`(example: LayoutExample) {
    example.expect()
  }

  @Test func `what columns ignore changes nothing`() {
    let ignored = CellAttributes(
      minimumLineSpace: 90, width: .fraction(0.5), minimumWidth: 50, growth: 1, shrinkage: 1,
      lineAlignment: .center, indentation: .nest)
    let section = SectionAttributes(
      breakingStrategy: .balanced, clampsOversizedCells: true,
      lineAlignment: .trailing, justification: .init(lastLines: .justified))
    let plain = Self.content(Self.three, Self.cells(4))
    let other = Self.content(
      Self.three, Array(repeating: .cell(7 × 10, ignored), count: 4), section)
    expectEqual(other.layout().frames(), plain.layout().frames())
    expectEqual(other.offers, plain.offers)
  }

  // MARK: Widths

  /// The number of columns of a least width, which 12 cells fill.
  static let leastWidths: [LayoutExample] =
    ([
      (30, 3), (30.1, 2), (100, 1), (101, 1), (47.5, 2),
    ] as [(CGFloat, Int)]).map { least, count in
      LayoutExample(
        "as many columns as fit have the least width at least: \(least)",
        content(Columns(.fitting(minimumWidth: least)), cells(12)),
        cellsPerLine: Array(repeating: count, count: 12 / count))
    }

  static let greatestCounts: [LayoutExample] =
    ([
      (2, 2), (3, 3), (4, 3), (1, 1), (0, 1),
    ] as [(Int32, Int)]).map { most, count in
      LayoutExample(
        "no more columns than the greatest number fit: \(most)",
        content(Columns(.fitting(minimumWidth: 30, maximumCount: most)), cells(12)),
        cellsPerLine: Array(repeating: count, count: 12 / count))
    }

  /// The number of columns that fill a width with their gaps, and the numbers of 9 cells on their lines.
  static let sums: [LayoutExample] =
    ([
      (100.1, 0, 3, [3, 3, 3]), (100.1, 5, 6, [6, 3]), (16.1, 0.1, 8, [8, 1]),
    ] as [(CGFloat, CGFloat, Int, [Int])]).map { least, gap, count, cellsPerLine in
      LayoutExample(
        "as many columns fit as take the width, whatever the last bits of sums are: \(count)",
        content(
          width: CGFloat(count) * least + CGFloat(count - 1) * gap,
          Columns(.fitting(minimumWidth: least)), gap: gap, cells(9)),
        cellsPerLine: cellsPerLine)
    }

  static let widths: [LayoutExample] = [
    LayoutExample(
      "a single cell is as wide as a column",
      content(Columns(.fitting(minimumWidth: 30)), cells(1)), offers: [[30]]),
    LayoutExample(
      "no more columns than the greatest number fit, and they fill the width",
      TestContent(
        width: 100,
        SectionAttributes.columns(minimumWidth: 10, maximumCount: 2)
          .with(cellSpacing: 10, lineSpacing: 0), cells(3)),
      frames: [rect(0, 0, 45 × 10), rect(55, 0, 45 × 10), rect(0, 10, 45 × 10)]),
    LayoutExample(
      "columns share pixels, and all heights are asked for with the width rounded down",
      content(three, gap: 0, scale: 1, [cell, cell, cell, spanning(2)]),
      frames: [
        rect(0, 0, 33 × 10), rect(33, 0, 33 × 10), rect(66, 0, 34 × 10), rect(0, 10, 66 × 10),
      ],
      offers: [[33], [33], [33], [66]]),
    LayoutExample(
      "in no room there is one column of no width",
      content(width: 0, three, cells(2)), cellsPerLine: [1, 1], offers: [[0], [0]]),
    LayoutExample(
      "fixed heights are not asked for",
      content(Columns(.exactly(3), cellHeight: .fixed(25)), cells(4)),
      frames: [
        rect(0, 0, 30 × 25), rect(35, 0, 30 × 25), rect(70, 0, 30 × 25), rect(0, 25, 30 × 25),
      ],
      offers: [[], [], [], []]),
    LayoutExample(
      "self-sizing cells are offered their columns once",
      content(
        Columns(.exactly(3), cellHeight: .selfSizing(estimate: 40)), [cell, spanning(2)]),
      frames: [rect(0, 0, 30 × 10), rect(35, 0, 65 × 10)], offers: [[30], [65]]),
  ]

  @Test(arguments: [leastWidths, greatestCounts, sums, widths].flatMap { $0 })
  func `columns fill the width, and cells are offered the width of theirs`(
    example: LayoutExample
  ) {
    example.expect()
  }

  @Test(arguments: [SectionAttributes.CellHeight.asked, .fixed(10)])
  func `what remains on a line is what the pixels of its columns leave`(
    height: SectionAttributes.CellHeight
  ) {
    let columns = Columns(.exactly(3), cellHeight: height)
    func lines(_ scale: CGFloat) -> ContentLayout.Lines {
      Self.content(width: 100.5, columns, gap: 0, scale: scale, Self.cells(5)).layout()
        .lines(inSection: 0)
    }
    expectEqual(lines(1).map(\.frame.width), [100, 66])
    expectEqual(lines(1).map(\.remainingSpace), [0.5, 34.5])
    expectEqual(lines(0).map(\.remainingSpace), [0, 33.5])
  }

  @Test func `there are no more columns than leave a pixel each`() {
    let narrow = Self.content(
      width: 50, Columns(.exactly(60)), gap: 1, scale: 1, Self.cells(30))
    expectEqual(narrow.layout().cellsPerLine(), [25, 5])
    expectEqual(narrow.layout().frames()[0].width, 1)
    let exact = Self.content(width: 50, Columns(.exactly(60)), gap: 0, Self.cells(70))
    expectEqual(exact.layout().cellsPerLine(), [60, 10])
  }

  @Test func `proportional heights are equal in columns that are a pixel wider`() {
    let photos = Self.content(
      Columns(.exactly(3), cellHeight: .proportional(1)), gap: 0, scale: 1,
      Self.cells(3) + [Self.spanning(2)])
    let frames = photos.layout().frames()
    let height: CGFloat = 100 / 3
    #expect(frames.allSatisfy { abs($0.height - height) < 1e-9 })
    expectEqual(frames.map(\.width), [33, 33, 34, 66])
    expectEqual(photos.offers, [[], [], [], []])
  }

  // MARK: Bad input

  static let counts: [LayoutExample] = [0, -1, .min].map {
    LayoutExample(
      "no columns count as one: \($0)", content(Columns(.exactly($0)), cells(2)),
      cellsPerLine: [1, 1])
  }

  static let spans: [LayoutExample] =
    ([
      (0, 30), (-1, 30), (.min, 30), (3, 100), (4, 100), (1 << 40, 100), (.max, 100),
    ] as [(Int, CGFloat)]).map { span, width in
      LayoutExample(
        "spans count as one column to all: \(span)", content(three, [spanning(span)]),
        frames: [rect(0, 0, width × 10)])
    }

  static let lengths: [LayoutExample] = ([-1, .nan, -.infinity] as [CGFloat]).flatMap { number in
    [
      LayoutExample(
        "least widths that are negative or NaN count as 0: \(number)",
        content(
          width: 10, Columns(.fitting(minimumWidth: number)), gap: 0, scale: 1, cells(11)),
        cellsPerLine: [10, 1]),
      LayoutExample(
        "fixed heights that are negative or NaN count as 0: \(number)",
        content(Columns(.exactly(3), cellHeight: .fixed(number)), cells(1)),
        frames: [rect(0, 0, 30 × 0)]),
      LayoutExample(
        "proportional heights that are negative or NaN count as 0: \(number)",
        content(Columns(.exactly(3), cellHeight: .proportional(number)), cells(1)),
        frames: [rect(0, 0, 30 × 0)]),
    ]
  }

  static let gaps: [LayoutExample] = [
    LayoutExample(
      "negative gaps leave as many columns as there are",
      content(Columns(.exactly(4)), gap: -60, cells(5)), cellsPerLine: [4, 1]),
    LayoutExample(
      "there are no more columns than points where the least width is 0",
      content(Columns(.fitting(minimumWidth: 0)), gap: 0, cells(150)), cellsPerLine: [100, 50]),
    LayoutExample(
      "gaps that leave no width leave columns of no width",
      content(Columns(.exactly(4)), gap: 1e9, cells(2)), cellsPerLine: [1, 1]),
  ]

  @Test(arguments: [counts, spans, lengths, gaps].flatMap { $0 })
  func `bad numbers count as the nearest good ones`(example: LayoutExample) {
    example.expect()
  }
}
