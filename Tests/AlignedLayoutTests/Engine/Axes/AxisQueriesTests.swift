import AlignedLayout
import Testing

/// Headers, footers, decorations and queries of contents that scroll sideways.
@Suite struct AxisQueriesTests {
  /// A content, and the frames of some of its elements.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    /// What is visible, if headers and footers are pinned.
    let pinning: ContentLayout.Pinning?
    let frames: [ContentLayout.Element: CGRect]
    let contentSize: CGSize?
    let visibleCellCount: Int?

    init(
      _ name: String, _ content: TestContent, pinning: ContentLayout.Pinning? = nil,
      frames: [ContentLayout.Element: CGRect], contentSize: CGSize? = nil,
      visibleCellCount: Int? = nil
    ) {
      testDescription = name
      self.content = content
      self.pinning = pinning
      self.frames = frames
      self.contentSize = contentSize
      self.visibleCellCount = visibleCellCount
    }

    func expect() {
      let layout = content.layout()
      for (element, frame) in frames {
        expectEqual(self.frame(of: element, in: layout), frame, "\(element)")
      }
      expectEqual(layout.supplementaryInsets, content.supplementaryInsets)
      if let contentSize { expectEqual(layout.contentSize, contentSize) }
      if let visibleCellCount {
        expectEqual(layout.visibleCellCount(inSection: 0), visibleCellCount)
      }
    }

    private func frame(of element: ContentLayout.Element, in layout: ContentLayout) -> CGRect? {
      switch element {
      case .cell(let position): layout.frame(ofCellAt: position)
      case .header(let section): layout.frame(ofHeaderInSection: section, pinning: pinning)
      case .footer(let section): layout.frame(ofFooterInSection: section, pinning: pinning)
      case .overflow(let section): layout.frame(ofOverflowInSection: section)
      default: nil
      }
    }
  }

  /// Three cells on two lines of 40 points.
  private static let content = TestContent(
    height: 40, [.cell(20 × 20), .cell(10 × 20), .cell(30 × 30)])

  // MARK: Headers, footers and decorations

  /// Two sections, each 60 points wide: a header, two lines and a footer.
  private static let sections = TestContent(
    height: 40,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(20 × 20), .cell(20 × 40)], headerLength: 10, footerLength: 10),
      count: 2))

  @Test func `headers and footers are as tall as the content`() {
    expectEqual(
      Self.sections.layout().picture(),
      """
      #AABB=#CCDD=
      #AABB=#CCDD=
      #  BB=#  DD=
      #  BB=#  DD=
      """)
    expectEqual(
      Self.sections.rightToLeft.layout().picture(),
      """
      =DDCC#=BBAA#
      =DDCC#=BBAA#
      =DD  #=BB  #
      =DD  #=BB  #
      """)
    expectEqual(Self.sections.layout().frame(ofSection: 1), rect(60, 0, 60 × 40))
    expectEqual(Self.sections.rightToLeft.layout().frame(ofSection: 1), rect(0, 0, 60 × 40))
  }

  private static let inset: TestContent = {
    var content = sections
    content.supplementaryInsets = Insets(top: 5, leading: 99, bottom: 10, trailing: 99)
    return content
  }()

  private static let limited = TestContent(
    height: 40,
    sections: [
      TestSection(
        attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0),
        cells: Array(repeating: .cell(10 × 20), count: 4), sizeOfOverflow: { _ in 30 × 15 })
    ])

  static let examples: [Example] = [
    Example(
      "only the top and bottom supplementary insets count", inset,
      frames: [
        .header(section: 0): rect(0, 5, 10 × 25), .footer(section: 1): rect(110, 5, 10 × 25),
      ]),
    Example(
      "headers stay at the visible leading edge and footers at the trailing edge", sections,
      pinning: ContentLayout.Pinning(visibleLeft: 30, visibleRight: 80, pinsFooters: true),
      frames: [
        .header(section: 0): rect(30, 0, 10 × 40), .header(section: 1): rect(60, 0, 10 × 40),
        .footer(section: 0): rect(50, 0, 10 × 40), .footer(section: 1): rect(70, 0, 10 × 40),
      ]),
    Example(
      "from right to left, headers stay at the visible right edge", sections.rightToLeft,
      pinning: ContentLayout.Pinning(visibleLeft: 40, visibleRight: 90, pinsFooters: true),
      frames: [
        .header(section: 0): rect(80, 0, 10 × 40), .header(section: 1): rect(50, 0, 10 × 40),
        .footer(section: 0): rect(60, 0, 10 × 40), .footer(section: 1): rect(40, 0, 10 × 40),
      ]),
    Example(
      "an overflow view stands below the last visible cell", limited,
      frames: [
        .overflow(section: 0): rect(0, 20, 30 × 15),
        .cell(ContentLayout.CellPosition(section: 0, cell: 1)): rect(0, 35, 0 × 0),
      ],
      contentSize: 30 × 40, visibleCellCount: 1),
  ]

  @Test(arguments: examples)
  func `headers, footers and overflow views stand at the edges of horizontal lines`(
    example: Example
  ) {
    example.expect()
  }

  @Test func `from right to left, headers are found at the visible right edge`() {
    let layout = Self.sections.rightToLeft.layout()
    let pinning = ContentLayout.Pinning(visibleLeft: 40, visibleRight: 90, pinsFooters: true)
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
    expectEqual(layout.contentSize, (60 × 40))
    expectEqual(layout.frame(ofBackgroundInSection: 0), rect(2, 1, 54 × 36))
    expectEqual(layout.separators(), [rect(24, 5, 2 × 25)])
    let mirrored = content.rightToLeft.layout()
    expectEqual(mirrored.frame(ofBackgroundInSection: 0), rect(4, 1, 54 × 36))
    expectEqual(mirrored.separators(), [rect(34, 5, 2 × 25)])
  }

  // MARK: Queries

  @Test func `the used width is the height that the lines use`() {
    var content = Self.content
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
    expectEqual(cells(of: content.layout()), [30, 31, 32])
    expectEqual(cells(of: content.rightToLeft.layout()), [967, 968, 969])
  }

  @Test(arguments: [
    (5, 5, 0), (5, 15, 1), (5, 35, 2), (15, 35, 2), (25, 5, 2), (45, 39, 3), (99, 0, 3),
    (-9, 39, 0),
  ])
  func `a dropped cell is inserted at the nearest place, in both directions`(
    x: CGFloat, y: CGFloat, cell: Int
  ) {
    let position = ContentLayout.CellPosition(section: 0, cell: cell)
    expectEqual(Self.content.layout().insertionPosition(at: CGPoint(x: x, y: y)), position)
    let mirrored = Self.content.rightToLeft.layout()
    expectEqual(mirrored.insertionPosition(at: CGPoint(x: 50 - x, y: y)), position)
  }

  @Test func `the reading order is that of the sections, in both directions`() {
    let section: [ContentLayout.Element] = [
      .header(section: 0), .cell(.init(section: 0, cell: 0)), .cell(.init(section: 0, cell: 1)),
      .footer(section: 0),
    ]
    expectEqual(Array(Self.sections.layout().readingOrder.prefix(4)), section)
    expectEqual(Array(Self.sections.rightToLeft.layout().readingOrder.prefix(4)), section)
  }

  // MARK: Pixels

  @Test func `from right to left, frames are mirrored before they are floored to pixels`() {
    var content = TestContent(height: 10, [.cell(10.25 × 10), .cell(10.25 × 10), .cell(10 × 10)])
    content.displayScale = 1
    expectEqual(content.layout().frames().map(\.origin.x), [0, 10, 20])
    expectEqual(content.layout().contentSize.width, 30.5)
    // Without flooring at 20.25, 10 and 0.
    expectEqual(content.rightToLeft.layout().frames().map(\.origin.x), [20, 10, 0])
  }
}
