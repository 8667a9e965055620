import AlignedLayout
import Testing

/// Lines that their first cell aligns otherwise than their section, with other features.
@Suite struct OwnLineAlignmentCombinationsTests {
  private let trailing = CellAttributes(lineAlignment: .trailing)
  private let center = CellAttributes(lineAlignment: .center)
  private let start = CellAttributes(indentation: .start)

  private func content(_ cells: [TestCell]) -> TestContent {
    TestContent(width: 100, cells)
  }

  private func picture(_ cells: [TestCell]) -> String {
    content(cells).layout().picture()
  }

  @Test func `a full justified line reaches from edge to edge in its own alignment, too`() {
    var content = content([
      .cell(20 × 10), .cell(70 × 10, start), .cell(40 × 10, trailing), .cell(40 × 10),
      .cell(30 × 10, trailing), .cell(30 × 10),
    ])
    content.sections[0].attributes = content.sections[0].attributes.with(justification: .init())
    #expect(
      content.layout().picture() == """
        AA BBBBBBB
        CCCC  DDDD
            EEEFFF
        """)
  }

  @Test func `cells grow into the free space of the whole line`() {
    #expect(
      picture([
        .cell(20 × 10), .cell(70 × 10, start),
        .cell(40 × 10, CellAttributes(maximumGrownWidth: 70, growth: 1, lineAlignment: .trailing)),
        .cell(20 × 10, CellAttributes(endsLine: true)), .cell(60 × 10),
      ]) == """
        AABBBBBBB
         CCCCCCCDD
          EEEEEE
        """)
  }

  @Test func `a strategy breaks lines first, and their first cells align them`() {
    var content = content([
      .cell(30 × 10), .cell(30 × 10, trailing), .cell(30 × 10, trailing), .cell(30 × 10),
    ])
    content.sections[0].attributes = content.sections[0].attributes.with(
      breakingStrategy: .balanced)
    #expect(
      content.layout().picture() == """
        AAABBB
            CCCDDD
        """)
  }

  @Test func `an overflow view that begins a line has the section's alignment and indentation`() {
    var content = content([
      .cell(20 × 10), .cell(70 × 10, start.with(endsLine: true)),
      .cell(60 × 10, trailing), .cell(60 × 10, trailing),
    ])
    content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: .lines(2))
    content.sections[0].sizeOfOverflow = { _ in 90 × 10 }
    #expect(
      content.layout().picture() == """
        AABBBBBBB
          ++++++++
        """)
    content.sections[0].sizeOfOverflow = { _ in 30 × 10 }
    #expect(
      content.layout().picture() == """
        AABBBBBBB
         CCCCCC+++
        """)
  }

  @Test func `a group that moves down is aligned by its first cell`() {
    let kept = CellAttributes(keepsWithNext: true, lineAlignment: .trailing)
    #expect(
      picture([
        .cell(20 × 10), .cell(30 × 10, start), .cell(40 × 10, kept), .cell(40 × 10),
        .cell(70 × 10),
      ]) == """
        AABBB
          CCCCDDDD
          EEEEEEE
        """)
  }

  @Test func `a break reason counts the space of the line as it is aligned`() {
    let layout = content([
      .cell(20 × 10), .cell(70 × 10, start), .cell(50 × 10, trailing), .cell(60 × 10),
    ]).layout()
    #expect(layout.breakReason(ofLineAt: 2, inSection: 0) == .tooWide(needed: 60, had: 50))
    #expect(layout.lines(inSection: 0)[1].remainingSpace == 50)
    #expect(layout.lines(inSection: 0)[1].frame == rect(50, 10, 50 × 10))
  }

  @Test func `a cell dropped beside a line that is aligned otherwise is inserted there`() {
    let layout = content([.cell(40 × 10, center.with(endsLine: true)), .cell(50 × 10, trailing)])
      .layout()
    let before = layout.insertionPosition(at: CGPoint(x: 5, y: 15))
    #expect(before == .init(section: 0, cell: 1))
    let behind = layout.insertionPosition(at: CGPoint(x: 95, y: 5))
    #expect(behind == .init(section: 0, cell: 1))
  }

  @Test func `many equal cells keep an alignment of their own`() {
    var content = content(Array(repeating: .cell(60 × 10, trailing), count: 3000))
    content.sections[0].attributes = content.sections[0].attributes.with(
      sizing: .selfSizing(estimate: 60 × 10))
    #expect(content.layout().frames().allSatisfy { $0.minX == 40 })
  }

  @Test func `a replaced cell that aligns its line otherwise gives it its width`() {
    var cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, start), .filling(height: 10), .cell(80 × 10),
    ]
    cells[2].attributes = CellAttributes(beginsLine: true)
    var edited = EditedLayout(content(cells))
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 2), with: .filling(height: 10, trailing))
    edited.apply(batch)
    #expect(edited.difference == nil)
    #expect(edited.layout.frames()[2] == rect(90, 0, 10 × 10))
    batch = TestBatch()
    batch.replace(
      .init(section: 0, cell: 2), with: .filling(height: 10, trailing.with(beginsLine: true)))
    edited.apply(batch)
    #expect(edited.difference == nil)
    #expect(edited.layout.frames()[2] == rect(0, 10, 100 × 10))
  }
}
