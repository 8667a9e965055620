import AlignedLayout
import Testing

/// The header and the footer of a whole content.
@Suite struct BoundaryViewTests {
  private let content = TestContent(
    width: 100, contentInsets: Insets(top: 2, leading: 7, bottom: 4, trailing: 3),
    header: BoundaryView(length: 30), footer: BoundaryView(length: 20),
    sections: [TestSection(cells: [.cell(20 × 60)], headerLength: 10)])

  /// A content of 500 points whose header and footer behave in a way.
  private func long(_ behavior: BoundaryView.Behavior) -> ContentLayout {
    let section = TestSection(cells: [.cell(20 × 200)], headerLength: 10, footerLength: 15)
    return TestContent(
      width: 100, header: BoundaryView(length: 30, behavior: behavior),
      footer: BoundaryView(length: 20, behavior: behavior), sections: [section, section]
    ).layout()
  }

  private func visible(_ top: CGFloat, _ bottom: CGFloat) -> ContentLayout.Pinning {
    ContentLayout.Pinning(visibleTop: top, visibleBottom: bottom, pinsFooters: true)
  }

  @Test
  func `they stand at the edges of the content, and the insets are between them and the sections`()
  {
    let layout = content.layout()
    #expect(layout.headerFrame() == rect(0, 0, 100 × 30))
    #expect(layout.frame(ofHeaderInSection: 0) == rect(0, 32, 100 × 10))
    #expect(layout.frames() == [rect(7, 42, 20 × 60)])
    #expect(layout.footerFrame() == rect(0, 106, 100 × 20))
    #expect(layout.contentSize == (100 × 126))
  }

  @Test func `sideways they stand at the beginning and the end, from either side`() {
    var content = content
    content.axis = .horizontal
    let layout = content.layout()
    #expect(layout.headerFrame() == rect(0, 0, 30 × 100))
    #expect(layout.footerFrame() == rect(30 + 7 + 10 + 20 + 3, 0, 20 × 100))
    let mirrored = content.rightToLeft.layout()
    #expect(mirrored.headerFrame() == rect(mirrored.contentSize.width - 30, 0, 30 × 100))
    #expect(mirrored.footerFrame() == rect(0, 0, 20 × 100))
  }

  @Test func `they have the insets of headers, or their own`() {
    var content = content
    content.supplementaryInsets = Insets(leading: 10, trailing: 5)
    #expect(content.layout().headerFrame() == rect(10, 0, 85 × 30))
    content.header = BoundaryView(length: 30, insets: Insets(leading: 1, trailing: 2))
    #expect(content.layout().headerFrame() == rect(1, 0, 97 × 30))
    #expect(content.rightToLeft.layout().headerFrame() == rect(2, 0, 97 × 30))
    #expect(content.layout().footerFrame()?.width == 85)
  }

  @Test func `without sections they are all there is, without insets`() {
    var content = content
    content.sections = []
    #expect(content.layout().headerFrame() == rect(0, 0, 100 × 30))
    #expect(content.layout().footerFrame() == rect(0, 30, 100 × 20))
    #expect(content.layout().contentSize == (100 × 50))
    content.sections = [TestSection(cells: []), TestSection(cells: [])]
    #expect(content.layout().contentSize == (100 × 50))
  }

  @Test(arguments: [0, -1, .nan] as [CGFloat])
  func `without a length there is none`(length: CGFloat) {
    var content = content
    content.header = BoundaryView(length: length, behavior: .pins)
    content.footer = BoundaryView(estimatedLength: length, behavior: .stretches)
    let layout = content.layout()
    #expect(layout.headerFrame() == nil && layout.footerFrame() == nil)
    #expect(layout.header == nil && layout.footer == nil)
    #expect(layout.frames() == [rect(7, 12, 20 × 60)])
    #expect(layout.contentSize == (100 × 76))
  }

  @Test
  func `negative insets move sections over the header, and the content still has its whole length`()
  {
    var content = content
    content.contentInsets = Insets(top: -50, bottom: -40)
    #expect(content.layout().frames() == [rect(0, -10, 20 × 60)])
    #expect(content.layout().footerFrame() == rect(0, 30, 100 × 20))
    #expect(content.layout().contentSize == (100 × 50))
  }

  @Test func `they scroll, whatever is visible`() {
    let layout = long(.scrolls)
    #expect(layout.headerFrame(pinning: visible(100, 300)) == layout.headerFrame())
    #expect(layout.footerFrame(pinning: visible(100, 300)) == layout.footerFrame())
    #expect(layout.frame(ofHeaderInSection: 0, pinning: visible(100, 300))?.minY == 100)
    #expect(layout.footerFrame() == rect(0, 480, 100 × 20))
  }

  @Test func `they pin, and what pins in sections stands between them`() {
    let layout = long(.pins)
    let visible = visible(100, 300)
    #expect(layout.headerFrame(pinning: visible) == rect(0, 100, 100 × 30))
    #expect(layout.frame(ofHeaderInSection: 0, pinning: visible) == rect(0, 130, 100 × 10))
    #expect(layout.frame(ofFooterInSection: 1, pinning: visible) == rect(0, 265, 100 × 15))
    #expect(layout.footerFrame(pinning: visible) == rect(0, 280, 100 × 20))
  }

  @Test func `pinned, they stay in the content, and do not follow a pull`() {
    let layout = long(.pins)
    #expect(layout.headerFrame(pinning: visible(-40, 160)) == layout.headerFrame())
    #expect(layout.headerFrame(pinning: visible(480, 680)) == rect(0, 470, 100 × 30))
    #expect(layout.footerFrame(pinning: visible(340, 540)) == layout.footerFrame())
    #expect(layout.footerFrame(pinning: visible(-190, 10)) == rect(0, 0, 100 × 20))
  }

  @Test func `they stretch while the content is pulled, and only then`() {
    let layout = long(.stretches)
    #expect(layout.headerFrame(pinning: visible(-40, 160)) == rect(0, -40, 100 × 70))
    #expect(layout.footerFrame(pinning: visible(-40, 160)) == layout.footerFrame())
    #expect(layout.headerFrame(pinning: visible(100, 300)) == layout.headerFrame())
    #expect(layout.footerFrame(pinning: visible(340, 540)) == rect(0, 480, 100 × 60))
    #expect(layout.frame(ofHeaderInSection: 0, pinning: visible(-40, 160))?.minY == 30)
  }

  @Test func `the footer of short content does not stretch unless it is pulled`() {
    let layout = long(.stretches)
    #expect(layout.footerFrame(pinning: visible(0, 700)) == layout.footerFrame())
    #expect(layout.footerFrame(pinning: visible(25, 725)) == rect(0, 480, 100 × 45))
    #expect(layout.footerFrame(pinning: visible(-25, 675)) == layout.footerFrame())
  }

  @Test func `infinite visible parts give finite frames`() {
    for behavior in [BoundaryView.Behavior.pins, .stretches] {
      let layout = long(behavior)
      for pinning in [visible(-.infinity, .infinity), visible(.infinity, -.infinity)] {
        let frames = [layout.headerFrame(pinning: pinning), layout.footerFrame(pinning: pinning)]
        #expect(frames.allSatisfy { $0?.minY.isFinite == true && $0?.height.isFinite == true })
      }
    }
  }

  @Test func `origins are floored to pixels, and lengths are not`() {
    let content = TestContent(
      width: 100, displayScale: 2, header: BoundaryView(length: 30.3),
      footer: BoundaryView(length: 9),
      sections: [TestSection(cells: [.cell(20 × 20)])])
    #expect(content.layout().headerFrame() == rect(0, 0, 100 × 30.3))
    #expect(content.layout().frames() == [rect(0, 30, 20 × 20)])
    #expect(content.layout().footerFrame() == rect(0, 50, 100 × 9))
  }

  @Test func `they are read first and last`() {
    let order = content.layout().readingOrder
    #expect(
      Array(order) == [
        .contentHeader, .header(section: 0), .cell(.init(section: 0, cell: 0)), .contentFooter,
      ])
    #expect(order.indices.map { order.index(of: order[$0]) } == [0, 1, 2, 3])
    #expect(order.range(ofSection: 0) == 1..<3)
    let plain = TestContent(width: 100, sections: []).layout().readingOrder
    #expect(plain.isEmpty && plain.index(of: .contentHeader) == nil)
    #expect(plain.index(of: .contentFooter) == nil)
  }

  @Test func `a specification has them, and contents with others are not equal`() {
    let layout = content.layout()
    #expect(content.specification.header == BoundaryView(length: 30))
    #expect(layout.header == BoundaryView(length: 30) && layout.footer == BoundaryView(length: 20))
    var other = content
    other.footer = BoundaryView(length: 20, behavior: .pins)
    #expect(other.layout() != layout)
    other.footer = content.footer
    #expect(other.layout() == layout)
  }

  @Test func `edits keep them`() {
    var edited = EditedLayout(content)
    var batch = TestBatch()
    batch.insertSection(TestSection(cells: [.cell(10 × 10)], headerLength: 8), at: 0)
    edited.apply(batch)
    #expect(edited.difference == nil)
    #expect(edited.layout.frame(ofHeaderInSection: 0) == rect(0, 32, 100 × 8))
  }
}
