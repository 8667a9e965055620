@testable import AlignedLayout

import Testing

/// The header and the footer of a whole content.
@Suite struct BoundaryViewTests {
  private static let content = TestContent(
    width: 100, contentInsets: Insets(top: 2, leading: 7, bottom: 4, trailing: 3),
    header: BoundaryView(length: 30), footer: BoundaryView(length: 20),
    sections: [TestSection(cells: [.cell(20 × 60)], headerLength: 10)])

  /// A content of 500 points whose header and footer behave in a way.
  private static func long(_ behavior: BoundaryView.Behavior) -> TestContent {
    let section = TestSection(cells: [.cell(20 × 200)], headerLength: 10, footerLength: 15)
    return TestContent(
      width: 100, header: BoundaryView(length: 30, behavior: behavior),
      footer: BoundaryView(length: 20, behavior: behavior), sections: [section, section])
  }

  private static func visible(_ top: CGFloat, _ bottom: CGFloat) -> ContentLayout.Pinning {
    ContentLayout.Pinning(visibleTop: top, visibleBottom: bottom, pinsFooters: true)
  }

  // MARK: Content that does not move

  private static func content(_ change: (inout TestContent) -> Void) -> TestContent {
    var content = content
    change(&content)
    return content
  }

  private static let sideways = content { $0.axis = .horizontal }
  private static let inset = content {
    $0.supplementaryInsets = Insets(leading: 10, trailing: 5)
  }
  private static let withOwnInsets = content {
    $0.supplementaryInsets = Insets(leading: 10, trailing: 5)
    $0.header = BoundaryView(length: 30, insets: Insets(leading: 1, trailing: 2))
  }
  private static let onPixels = TestContent(
    width: 100, displayScale: 2, header: BoundaryView(length: 30.3),
    footer: BoundaryView(length: 9), sections: [TestSection(cells: [.cell(20 × 20)])])
  private static let footerX: CGFloat = 30 + 7 + 10 + 20 + 3

  static let places: [PartsExample] = [
    PartsExample(
      "they stand at the edges of the content, and the insets are between them and the sections",
      content,
      .contentHeader(rect(0, 0, 100 × 30)), .header(rect(0, 32, 100 × 10)),
      .frames([rect(7, 42, 20 × 60)]), .contentFooter(rect(0, 106, 100 × 20)),
      .contentSize(100 × 126)),
    PartsExample(
      "sideways they stand at the beginning and the end", sideways,
      .contentHeader(rect(0, 0, 30 × 100)), .contentFooter(rect(footerX, 0, 20 × 100))),
    PartsExample(
      "sideways they stand at the beginning and the end, from the right", sideways.rightToLeft,
      .contentHeaderAtRightEdge(30 × 100), .contentFooter(rect(0, 0, 20 × 100))),
    PartsExample(
      "they have the insets of headers", inset, .contentHeader(rect(10, 0, 85 × 30))),
    PartsExample(
      "they have their own insets", withOwnInsets,
      .contentHeader(rect(1, 0, 97 × 30)), .contentFooterWidth(85)),
    PartsExample(
      "right to left, they have their own insets", withOwnInsets.rightToLeft,
      .contentHeader(rect(2, 0, 97 × 30))),
    PartsExample(
      "without sections they are all there is, without insets", content { $0.sections = [] },
      .contentHeader(rect(0, 0, 100 × 30)), .contentFooter(rect(0, 30, 100 × 20)),
      .contentSize(100 × 50)),
    PartsExample(
      "with empty sections they are all there is, without insets",
      content { $0.sections = [TestSection(cells: []), TestSection(cells: [])] },
      .contentSize(100 × 50)),
    PartsExample(
      "negative insets move sections over the header, and the content still has its whole length",
      content { $0.contentInsets = Insets(top: -50, bottom: -40) },
      .frames([rect(0, -10, 20 × 60)]), .contentFooter(rect(0, 30, 100 × 20)),
      .contentSize(100 × 50)),
    PartsExample(
      "origins are floored to pixels, and lengths are not", onPixels,
      .contentHeader(rect(0, 0, 100 × 30.3)), .frames([rect(0, 30, 20 × 20)]),
      .contentFooter(rect(0, 50, 100 × 9))),
  ]

  // MARK: Behaviors

  private static let header = rect(0, 0, 100 × 30)
  private static let footer = rect(0, 480, 100 × 20)

  static let behaviors: [PartsExample] = [
    PartsExample(
      "they scroll, whatever is visible", long(.scrolls),
      .contentHeader(header, visible: visible(100, 300)), .contentHeader(header),
      .contentFooter(footer, visible: visible(100, 300)), .contentFooter(footer),
      .header(rect(0, 100, 100 × 10), visible: visible(100, 300))),
    PartsExample(
      "they pin, and what pins in sections stands between them", long(.pins),
      .contentHeader(rect(0, 100, 100 × 30), visible: visible(100, 300)),
      .header(rect(0, 130, 100 × 10), visible: visible(100, 300)),
      .footer(rect(0, 265, 100 × 15), ofSection: 1, visible: visible(100, 300)),
      .contentFooter(rect(0, 280, 100 × 20), visible: visible(100, 300))),
    PartsExample(
      "pinned, they stay in the content, and do not follow a pull", long(.pins),
      .contentHeader(header), .contentHeader(header, visible: visible(-40, 160)),
      .contentHeader(rect(0, 470, 100 × 30), visible: visible(480, 680)),
      .contentFooter(footer), .contentFooter(footer, visible: visible(340, 540)),
      .contentFooter(rect(0, 0, 100 × 20), visible: visible(-190, 10))),
    PartsExample(
      "they stretch while the content is pulled, and only then", long(.stretches),
      .contentHeader(rect(0, -40, 100 × 70), visible: visible(-40, 160)),
      .contentFooter(footer), .contentFooter(footer, visible: visible(-40, 160)),
      .contentHeader(header), .contentHeader(header, visible: visible(100, 300)),
      .contentFooter(rect(0, 480, 100 × 60), visible: visible(340, 540)),
      .header(rect(0, 30, 100 × 10), visible: visible(-40, 160))),
    PartsExample(
      "the footer of short content does not stretch unless it is pulled", long(.stretches),
      .contentFooter(footer), .contentFooter(footer, visible: visible(0, 700)),
      .contentFooter(rect(0, 480, 100 × 45), visible: visible(25, 725)),
      .contentFooter(footer, visible: visible(-25, 675))),
  ]

  /// Parts of the header and the footer pin alone.
  private static func long(
    _ behavior: BoundaryView.Behavior, pinned: CGFloat
  ) -> TestContent {
    var content = long(behavior)
    content.header = content.header?.with(length: 30, pinned: pinned)
    content.footer = content.footer?.with(length: 20, pinned: pinned)
    return content
  }

  static let parts: [PartsExample] = [
    PartsExample(
      "a part pins, and the rest scrolls under it", long(.scrolls, pinned: 8),
      .contentHeader(rect(0, 10, 100 × 20), visible: visible(10, 210)),
      .contentHeader(rect(0, 100, 100 × 8), visible: visible(100, 300)),
      .contentFooter(rect(0, 292, 100 × 8), visible: visible(100, 300)),
      .contentFooter(rect(0, 480, 100 × 15), visible: visible(295, 495)),
      .footer(rect(0, 277, 100 × 15), ofSection: 1, visible: visible(100, 300))),
    PartsExample(
      "while the content is pulled, a view stretches also if a part of it pins",
      long(.stretches, pinned: 8),
      .contentHeader(rect(0, -40, 100 × 70), visible: visible(-40, 160)),
      .contentHeader(rect(0, 100, 100 × 8), visible: visible(100, 300)),
      .contentFooter(rect(0, 480, 100 × 60), visible: visible(340, 540)),
      .contentFooter(rect(0, 292, 100 × 8), visible: visible(100, 300))),
  ]

  @Test(arguments: places + behaviors + parts)
  func `the header and the footer of a whole content have their place`(row: PartsExample) {
    row.expect()
  }

  // MARK: None, infinite ones, order and edits

  @Test(arguments: [0, -1, .nan] as [CGFloat])
  func `without a length there is none`(length: CGFloat) {
    var content = Self.content
    content.header = BoundaryView(length: length, behavior: .pins)
    content.footer = BoundaryView(estimatedLength: length, behavior: .stretches)
    let layout = content.layout()
    #expect(layout.headerFrame() == nil && layout.footerFrame() == nil)
    #expect(layout.header == nil && layout.footer == nil)
    expectEqual(layout.frames(), [rect(7, 12, 20 × 60)])
    expectEqual(layout.contentSize, (100 × 76))
  }

  @Test func `infinite visible parts give finite frames`() {
    for behavior in [BoundaryView.Behavior.pins, .stretches] {
      let layout = Self.long(behavior).layout()
      for pinning in [Self.visible(-.infinity, .infinity), Self.visible(.infinity, -.infinity)] {
        let frames = [layout.headerFrame(pinning: pinning), layout.footerFrame(pinning: pinning)]
        #expect(frames.allSatisfy { $0?.minY.isFinite == true && $0?.height.isFinite == true })
      }
    }
  }

  @Test func `they are read first and last`() {
    let order = Self.content.layout().readingOrder
    expectEqual(
      Array(order),
      [
        .contentHeader, .header(section: 0), .cell(.init(section: 0, cell: 0)), .contentFooter,
      ])
    expectEqual(order.indices.map { order.index(of: order[$0]) }, [0, 1, 2, 3])
    expectEqual(order.range(ofSection: 0), 1..<3)
    let plain = TestContent(width: 100, sections: []).layout().readingOrder
    #expect(plain.isEmpty && plain.index(of: .contentHeader) == nil)
    #expect(plain.index(of: .contentFooter) == nil)
  }

  @Test func `a specification has them, and contents with others are not equal`() {
    let layout = Self.content.layout()
    expectEqual(Self.content.specification.header, BoundaryView(length: 30))
    #expect(layout.header == BoundaryView(length: 30) && layout.footer == BoundaryView(length: 20))
    var other = Self.content
    other.footer = BoundaryView(length: 20, behavior: .pins)
    #expect(other.layout() != layout)
    other.footer = Self.content.footer
    expectEqual(other.layout(), layout)
  }

  @Test func `edits keep them`() {
    var edited = EditedLayout(Self.content)
    var batch = TestBatch()
    batch.insertSection(TestSection(cells: [.cell(10 × 10)], headerLength: 8), at: 0)
    edited.apply(batch)
    #expect(edited.difference == nil)
    expectEqual(edited.layout.frame(ofHeaderInSection: 0), rect(0, 32, 100 × 8))
  }
}

extension PartsExample.Expectation {
  /// The frame of the content's header while a part of the content is visible.
  fileprivate static func contentHeader(
    _ frame: CGRect, visible: ContentLayout.Pinning? = nil
  ) -> Self {
    Self { expectEqual($1.headerFrame(pinning: visible), frame) }
  }

  /// The frame of the content's footer while a part of the content is visible.
  fileprivate static func contentFooter(
    _ frame: CGRect, visible: ContentLayout.Pinning? = nil
  ) -> Self {
    Self { expectEqual($1.footerFrame(pinning: visible), frame) }
  }

  fileprivate static func contentHeaderAtRightEdge(_ size: CGSize) -> Self {
    Self { expectEqual($1.headerFrame(), rect($1.contentSize.width - size.width, 0, size)) }
  }

  fileprivate static func contentFooterWidth(_ width: CGFloat) -> Self {
    Self { expectEqual($1.footerFrame()?.width, width) }
  }
}
