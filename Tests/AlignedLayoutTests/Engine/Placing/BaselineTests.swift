import AlignedLayout
import Testing

/// Cells that stretch to the height of their line, and cells on a common baseline.
@Suite struct BaselineTests {
  private static func content(
    _ alignment: SectionAttributes.CellAlignment, _ cells: [TestCell]
  ) -> TestContent {
    TestContent(
      width: 100,
      SectionAttributes(cellAlignment: alignment, cellSpacing: 0, lineSpacing: 0), cells)
  }

  private static let inset = CellAttributes(insets: Insets(top: 2, bottom: 3))

  private static let cells: [TestCell] = [
    .cell(20 × 20, CellAttributes(firstBaseline: 15, lastBaseline: 15)),
    .cell(20 × 40, CellAttributes(firstBaseline: 10, lastBaseline: 35)),
    .cell(20 × 8),
  ]

  static let rows: [LayoutExample] = [
    LayoutExample(
      "stretched cells take the line's height less their insets",
      content(.stretch, [.cell(20 × 30), .cell(20 × 10, inset), .cell(20 × 5)]),
      frames: [rect(0, 0, 20 × 30), rect(20, 2, 20 × 25), rect(40, 0, 20 × 30)]),
    LayoutExample(
      "a tall cell's own insets make the line taller",
      content(.stretch, [.cell(20 × 30, inset), .cell(20 × 10)]),
      frames: [rect(0, 2, 20 × 30), rect(20, 0, 20 × 35)]),
    // Ascent 35, descent 5.
    LayoutExample(
      "the last baselines of a line are at one height",
      content(.lastBaseline, cells),
      frames: [rect(0, 20, 20 × 20), rect(20, 0, 20 × 40), rect(40, 27, 20 × 8)],
      contentSize: 100 × 40),
    // Ascents 11 and 10, descents 14 and 0.
    LayoutExample(
      "insets are part of the ascent and the descent",
      content(
        .firstBaseline,
        [
          .cell(20 × 10, CellAttributes(insets: Insets(top: 6, bottom: 9), firstBaseline: 5)),
          .cell(20 × 10),
        ]),
      frames: [rect(0, 6, 20 × 10), rect(20, 1, 20 × 10)], contentSize: 100 × 25),
    LayoutExample(
      "a baseline may be outside of its cell",
      content(
        .firstBaseline,
        [
          .cell(20 × 10, CellAttributes(firstBaseline: -5)),
          .cell(20 × 10, CellAttributes(firstBaseline: 18)),
        ]),
      frames: [rect(0, 23, 20 × 10), rect(20, 0, 20 × 10)], contentSize: 100 × 33),
  ]

  @Test(arguments: rows)
  func `cells of a line stretch, or are on one baseline`(row: LayoutExample) {
    row.expect()
  }

  @Test func `the first baselines of a line are at one height`() {
    let layout = Self.content(.firstBaseline, Self.cells + [.cell(100 × 5)]).layout()
    // Ascent 15, descent 30.
    expectEqual(
      layout.frames(),
      [
        rect(0, 0, 20 × 20), rect(20, 5, 20 × 40), rect(40, 7, 20 × 8), rect(0, 45, 100 × 5),
      ])
    expectEqual(layout.lines(inSection: 0)[0].frame.height, 45)
  }

  @Test func `after snapping, baselines are within one pixel of each other`() {
    var random = SplitMix64(seed: 0)
    for seed in 0..<500 {
      let baselines = (0..<4).map { _ in CGFloat(random.length(0...40)) }
      var content = Self.content(
        .firstBaseline,
        baselines.map {
          .cell(20 × CGFloat(random.length(1...40)), CellAttributes(firstBaseline: $0))
        })
      content.displayScale = 2
      content.contentInsets = Insets(top: CGFloat(random.length(0...5)))
      let heights = zip(content.layout().frames(), baselines).map { $0.minY + $1 }
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) <= 0.501, "\(seed)")
    }
  }

  @Test func `a cell that sticks out of a line with baselines is found at its frame`() {
    let out = CellAttributes(insets: Insets(top: -30), firstBaseline: 10)
    let layout = Self.content(
      .firstBaseline,
      [.cell(100 × 20), .cell(20 × 40, out), .cell(20 × 30, CellAttributes(firstBaseline: 2))]
    ).layout()
    for position in layout.positions {
      let frame = layout.frame(ofCellAt: position)
      let found = layout.elements(in: rect(frame.midX, frame.minY + 0.5, 0.1 × 0.1))
      #expect(found.map(\.element).contains(.cell(position)))
    }
  }
}
