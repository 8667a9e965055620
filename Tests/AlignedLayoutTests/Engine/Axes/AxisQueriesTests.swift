import AlignedLayout
import Testing

/// Headers, footers, decorations and queries of contents that scroll sideways.
@Suite struct AxisQueriesTests {
  /// Three cells on two lines of 40 points.
  private let content = TestContent(
    height: 40, [.cell(20 × 20), .cell(10 × 20), .cell(30 × 30)])

  // MARK: Headers, footers and decorations

  /// Two sections, each 60 points wide: a header, two lines and a footer.
  private let sections = TestContent(
    height: 40,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(20 × 20), .cell(20 × 40)], headerLength: 10, footerLength: 10),
      count: 2))

  @Test func `headers and footers are as tall as the content`() {
    #expect(
      sections.layout().picture() == """
        #AABB=#CCDD=
        #AABB=#CCDD=
        #  BB=#  DD=
        #  BB=#  DD=
        """)
    #expect(
      sections.rightToLeft.layout().picture() == """
        =DDCC#=BBAA#
        =DDCC#=BBAA#
        =DD  #=BB  #
        =DD  #=BB  #
        """)
    #expect(sections.layout().frame(ofSection: 1) == rect(60, 0, 60 × 40))
    #expect(sections.rightToLeft.layout().frame(ofSection: 1) == rect(0, 0, 60 × 40))
  }

  @Test func `only the top and bottom supplementary insets count`() {
    var content = sections
    content.supplementaryInsets = Insets(top: 5, leading: 99, bottom: 10, trailing: 99)
    let layout = content.layout()
    #expect(layout.frame(ofHeaderInSection: 0) == rect(0, 5, 10 × 25))
    #expect(layout.frame(ofFooterInSection: 1) == rect(110, 5, 10 × 25))
    #expect(layout.supplementaryInsets == content.supplementaryInsets)
  }

  @Test func `headers stay at the visible leading edge and footers at the trailing edge`() {
    let layout = sections.layout()
    let pinning = ContentLayout.Pinning(visibleLeft: 30, visibleRight: 80, pinsFooters: true)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: pinning) == rect(30, 0, 10 × 40))
    #expect(layout.frame(ofHeaderInSection: 1, pinning: pinning) == rect(60, 0, 10 × 40))
    #expect(layout.frame(ofFooterInSection: 0, pinning: pinning) == rect(50, 0, 10 × 40))
    #expect(layout.frame(ofFooterInSection: 1, pinning: pinning) == rect(70, 0, 10 × 40))
  }

  @Test func `from right to left, headers stay at the visible right edge`() {
    let layout = sections.rightToLeft.layout()
    let pinning = ContentLayout.Pinning(visibleLeft: 40, visibleRight: 90, pinsFooters: true)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: pinning) == rect(80, 0, 10 × 40))
    #expect(layout.frame(ofHeaderInSection: 1, pinning: pinning) == rect(50, 0, 10 × 40))
    #expect(layout.frame(ofFooterInSection: 0, pinning: pinning) == rect(60, 0, 10 × 40))
    #expect(layout.frame(ofFooterInSection: 1, pinning: pinning) == rect(40, 0, 10 × 40))
    let found = layout.elements(in: rect(80, 0, 10 × 10), pinning: pinning).map(\.element)
    #expect(found.contains(.header(section: 0)) && !found.contains(.header(section: 1)))
  }

  @Test func `backgrounds and separators are inset by the edges of their names`() {
    let attributes = SectionAttributes(
      lineSpacing: 10,
      backgrounds: [
        .init(kind: "card", insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ],
      lineSeparator: .init(
        kind: "line", thickness: 2, insets: Insets(top: 5, leading: 99, bottom: 10, trailing: 99)))
    let content = TestContent(height: 40, attributes, [.cell(20 × 40), .cell(30 × 40)])
    let layout = content.layout()
    #expect(layout.contentSize == (60 × 40))
    #expect(layout.frame(ofBackgroundInSection: 0) == rect(2, 1, 54 × 36))
    #expect(layout.separators() == [rect(24, 5, 2 × 25)])
    let mirrored = content.rightToLeft.layout()
    #expect(mirrored.frame(ofBackgroundInSection: 0) == rect(4, 1, 54 × 36))
    #expect(mirrored.separators() == [rect(34, 5, 2 × 25)])
  }

  @Test func `an overflow view stands below the last visible cell`() {
    var section = TestSection(
      attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0),
      cells: Array(repeating: .cell(10 × 20), count: 4))
    section.sizeOfOverflow = { _ in 30 × 15 }
    let layout = TestContent(height: 40, sections: [section]).layout()
    #expect(layout.visibleCellCount(inSection: 0) == 1)
    #expect(layout.contentSize == (30 × 40))
    #expect(layout.frame(ofOverflowInSection: 0) == rect(0, 20, 30 × 15))
    #expect(layout.frames()[1] == rect(0, 35, 0 × 0))
  }

  // MARK: Queries

  @Test func `the used width is the height that the lines use`() {
    var content = content
    content.width = 100
    content.contentInsets = Insets(top: 1, leading: 9, bottom: 2, trailing: 9)
    let layout = content.layout()
    #expect(layout.usedWidth == 73 && layout.usedWidth(ofSection: 0) == 70)
  }

  @Test func `elements are found in a part of a long content, in both directions`() {
    let content = TestContent(height: 40, Array(repeating: .cell(10 × 40), count: 1000))
    func cells(of layout: ContentLayout) -> [Int] {
      layout.elements(in: rect(300, 0, 30 × 40)).compactMap {
        if case .cell(let position) = $0.element { position.cell } else { nil }
      }
    }
    #expect(cells(of: content.layout()) == [30, 31, 32])
    #expect(cells(of: content.rightToLeft.layout()) == [967, 968, 969])
  }

  @Test(arguments: [
    (5, 5, 0), (5, 15, 1), (5, 35, 2), (15, 35, 2), (25, 5, 2), (45, 39, 3), (99, 0, 3),
    (-9, 39, 0),
  ])
  func `a dropped cell is inserted at the nearest place, in both directions`(
    x: CGFloat, y: CGFloat, cell: Int
  ) {
    let position = ContentLayout.CellPosition(section: 0, cell: cell)
    #expect(content.layout().insertionPosition(at: CGPoint(x: x, y: y)) == position)
    let mirrored = content.rightToLeft.layout()
    #expect(mirrored.insertionPosition(at: CGPoint(x: 50 - x, y: y)) == position)
  }

  @Test func `the reading order is that of the sections, in both directions`() {
    let section: [ContentLayout.Element] = [
      .header(section: 0), .cell(.init(section: 0, cell: 0)), .cell(.init(section: 0, cell: 1)),
      .footer(section: 0),
    ]
    #expect(Array(sections.layout().readingOrder.prefix(4)) == section)
    #expect(Array(sections.rightToLeft.layout().readingOrder.prefix(4)) == section)
  }

  // MARK: Pixels

  @Test func `from right to left, frames are mirrored before they are floored to pixels`() {
    var content = TestContent(height: 10, [.cell(10.25 × 10), .cell(10.25 × 10), .cell(10 × 10)])
    content.displayScale = 1
    #expect(content.layout().frames().map(\.origin.x) == [0, 10, 20])
    #expect(content.layout().contentSize.width == 30.5)
    // Without flooring at 20.25, 10 and 0.
    #expect(content.rightToLeft.layout().frames().map(\.origin.x) == [20, 10, 0])
  }
}
