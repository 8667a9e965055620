import AlignedLayout
import Testing

/// Cells that stretch to the height of their line, and cells on a common baseline.
@Suite struct BaselineTests {
  private func content(
    _ alignment: SectionAttributes.CellAlignment, _ cells: [TestCell]
  ) -> TestContent {
    TestContent(
      width: 100,
      SectionAttributes(cellAlignment: alignment, cellSpacing: 0, lineSpacing: 0), cells)
  }

  @Test func `stretched cells take the line's height less their insets`() {
    let inset = CellAttributes(insets: Insets(top: 2, bottom: 3))
    let frames = content(.stretch, [.cell(20 × 30), .cell(20 × 10, inset), .cell(20 × 5)])
      .layout().frames()
    #expect(frames == [rect(0, 0, 20 × 30), rect(20, 2, 20 × 25), rect(40, 0, 20 × 30)])
  }

  @Test func `a tall cell's own insets make the line taller`() {
    let inset = CellAttributes(insets: Insets(top: 2, bottom: 3))
    let frames = content(.stretch, [.cell(20 × 30, inset), .cell(20 × 10)]).layout().frames()
    #expect(frames == [rect(0, 2, 20 × 30), rect(20, 0, 20 × 35)])
  }

  private let cells: [TestCell] = [
    .cell(20 × 20, CellAttributes(firstBaseline: 15, lastBaseline: 15)),
    .cell(20 × 40, CellAttributes(firstBaseline: 10, lastBaseline: 35)),
    .cell(20 × 8),
  ]

  @Test func `the first baselines of a line are at one height`() {
    let layout = content(.firstBaseline, cells + [.cell(100 × 5)]).layout()
    // Ascent 15, descent 30.
    #expect(
      layout.frames() == [
        rect(0, 0, 20 × 20), rect(20, 5, 20 × 40), rect(40, 7, 20 × 8), rect(0, 45, 100 × 5),
      ])
    #expect(layout.lines(inSection: 0)[0].frame.height == 45)
  }

  @Test func `the last baselines of a line are at one height`() {
    let layout = content(.lastBaseline, cells).layout()
    // Ascent 35, descent 5.
    #expect(
      layout.frames() == [rect(0, 20, 20 × 20), rect(20, 0, 20 × 40), rect(40, 27, 20 × 8)])
    #expect(layout.contentSize.height == 40)
  }

  @Test func `insets are part of the ascent and the descent`() {
    let inset = CellAttributes(insets: Insets(top: 6, bottom: 9), firstBaseline: 5)
    let layout = content(.firstBaseline, [.cell(20 × 10, inset), .cell(20 × 10)]).layout()
    // Ascents 11 and 10, descents 14 and 0.
    #expect(layout.frames() == [rect(0, 6, 20 × 10), rect(20, 1, 20 × 10)])
    #expect(layout.contentSize.height == 25)
  }

  @Test func `a baseline may be outside of its cell`() {
    let above = CellAttributes(firstBaseline: -5)
    let below = CellAttributes(firstBaseline: 18)
    let layout = content(.firstBaseline, [.cell(20 × 10, above), .cell(20 × 10, below)]).layout()
    #expect(layout.frames() == [rect(0, 23, 20 × 10), rect(20, 0, 20 × 10)])
    #expect(layout.contentSize.height == 33)
  }

  @Test func `after snapping, baselines are within one pixel of each other`() {
    var random = SplitMix64(seed: 0)
    for seed in 0..<500 {
      let baselines = (0..<4).map { _ in CGFloat(random.length(0...40)) }
      var content = content(
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
    let layout = content(
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
