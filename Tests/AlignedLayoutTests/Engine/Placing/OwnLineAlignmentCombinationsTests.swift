import AlignedLayout
import Testing

/// Lines that their first cell aligns otherwise than their section, with other features.
@Suite struct OwnLineAlignmentCombinationsTests {
  private static let trailing = CellAttributes(lineAlignment: .trailing)
  private static let center = CellAttributes(lineAlignment: .center)
  private static let start = CellAttributes(indentation: .start)

  private static func content(
    _ cells: [TestCell],
    _ attributes: SectionAttributes = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
  ) -> TestContent {
    TestContent(width: 100, attributes, cells)
  }

  /// Returns two lines, and an overflow view for the other cells.
  private static func overflowing(sizeOfOverflow size: CGSize) -> TestContent {
    var content = content(
      [
        .cell(20 × 10), .cell(70 × 10, start.with(endsLine: true)),
        .cell(60 × 10, trailing), .cell(60 × 10, trailing),
      ],
      SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0))
    content.sections[0].sizeOfOverflow = { _ in size }
    return content
  }

  static let rows: [LayoutExample] = [
    LayoutExample(
      "a full justified line reaches from edge to edge in its own alignment, too",
      content(
        [
          .cell(20 × 10), .cell(70 × 10, start), .cell(40 × 10, trailing), .cell(40 × 10),
          .cell(30 × 10, trailing), .cell(30 × 10),
        ],
        SectionAttributes(justification: .init(), cellSpacing: 0, lineSpacing: 0)),
      picture: """
        AA BBBBBBB
        CCCC  DDDD
            EEEFFF
        """),
    LayoutExample(
      "cells grow into the free space of the whole line",
      content([
        .cell(20 × 10), .cell(70 × 10, start),
        .cell(40 × 10, CellAttributes(maximumGrownWidth: 70, growth: 1, lineAlignment: .trailing)),
        .cell(20 × 10, CellAttributes(endsLine: true)), .cell(60 × 10),
      ]),
      picture: """
        AABBBBBBB
         CCCCCCCDD
          EEEEEE
        """),
    LayoutExample(
      "a strategy breaks lines first, and their first cells align them",
      content(
        [
          .cell(30 × 10), .cell(30 × 10, trailing), .cell(30 × 10, trailing), .cell(30 × 10),
        ],
        SectionAttributes(breakingStrategy: .balanced, cellSpacing: 0, lineSpacing: 0)),
      picture: """
        AAABBB
            CCCDDD
        """),
    LayoutExample(
      "an overflow view that begins a line has the section's alignment and indentation",
      overflowing(sizeOfOverflow: 90 × 10),
      picture: """
        AABBBBBBB
          ++++++++
        """),
    LayoutExample(
      "an overflow view is on a line that its first cell aligns",
      overflowing(sizeOfOverflow: 30 × 10),
      picture: """
        AABBBBBBB
         CCCCCC+++
        """),
    LayoutExample(
      "a group that moves down is aligned by its first cell",
      content([
        .cell(20 × 10), .cell(30 × 10, start), .cell(40 × 10, trailing.with(keepsWithNext: true)),
        .cell(40 × 10), .cell(70 × 10),
      ]),
      picture: """
        AABBB
          CCCCDDDD
          EEEEEEE
        """),
  ]

  @Test(arguments: rows)
  func `lines of their own alignment combine with other features`(row: LayoutExample) {
    row.expect()
  }

  @Test func `a break reason counts the space of the line as it is aligned`() {
    let layout = Self.content([
      .cell(20 × 10), .cell(70 × 10, Self.start), .cell(50 × 10, Self.trailing), .cell(60 × 10),
    ]).layout()
    expectEqual(layout.breakReason(ofLineAt: 2, inSection: 0), .tooWide(needed: 60, had: 50))
    expectEqual(layout.lines(inSection: 0)[1].remainingSpace, 50)
    expectEqual(layout.lines(inSection: 0)[1].frame, rect(50, 10, 50 × 10))
  }

  @Test func `a cell dropped beside a line that is aligned otherwise is inserted there`() {
    let layout = Self.content([
      .cell(40 × 10, Self.center.with(endsLine: true)), .cell(50 × 10, Self.trailing),
    ])
    .layout()
    let before = layout.insertionPosition(at: CGPoint(x: 5, y: 15))
    expectEqual(before, .init(section: 0, cell: 1))
    let behind = layout.insertionPosition(at: CGPoint(x: 95, y: 5))
    expectEqual(behind, .init(section: 0, cell: 1))
  }

  @Test func `many equal cells keep an alignment of their own`() {
    var content = Self.content(Array(repeating: .cell(60 × 10, Self.trailing), count: 3000))
    content.sections[0].attributes = content.sections[0].attributes.with(
      sizing: .selfSizing(estimate: 60 × 10))
    #expect(content.layout().frames().allSatisfy { $0.minX == 40 })
  }

  @Test func `a replaced cell that aligns its line otherwise gives it its width`() {
    var cells: [TestCell] = [
      .cell(20 × 10), .cell(70 × 10, Self.start), .filling(height: 10), .cell(80 × 10),
    ]
    cells[2].attributes = CellAttributes(beginsLine: true)
    var edited = EditedLayout(Self.content(cells))
    var batch = TestBatch()
    batch.replace(.init(section: 0, cell: 2), with: .filling(height: 10, Self.trailing))
    edited.apply(batch)
    #expect(edited.difference == nil)
    expectEqual(edited.layout.frames()[2], rect(90, 0, 10 × 10))
    batch = TestBatch()
    batch.replace(
      .init(section: 0, cell: 2), with: .filling(height: 10, Self.trailing.with(beginsLine: true)))
    edited.apply(batch)
    #expect(edited.difference == nil)
    expectEqual(edited.layout.frames()[2], rect(0, 10, 100 × 10))
  }
}
