import AlignedLayout
import Testing

@Suite struct PinningTests {
  /// Two sections from 0 to 60 and from 60 to 120, with a header and a footer of 10 each.
  private let layout = TestContent(
    width: 40,
    sections: Array(
      repeating: TestSection(
        cells: [.cell(20 × 20), .cell(40 × 20)], headerLength: 10, footerLength: 10),
      count: 2)
  ).layout()

  private func headerTops(visibleTop: CGFloat) -> [CGFloat?] {
    let pinning = ContentLayout.Pinning(visibleTop: visibleTop, visibleBottom: visibleTop + 50)
    return (0..<2).map { layout.frame(ofHeaderInSection: $0, pinning: pinning)?.origin.y }
  }

  private func footerTops(visibleBottom: CGFloat) -> [CGFloat?] {
    let pinning = ContentLayout.Pinning(
      visibleTop: visibleBottom - 50, visibleBottom: visibleBottom, pinsHeaders: false,
      pinsFooters: true)
    return (0..<2).map { layout.frame(ofFooterInSection: $0, pinning: pinning)?.origin.y }
  }

  @Test func `a header stays at the visible top while its section reaches below it`() {
    #expect(headerTops(visibleTop: 0) == [0, 60])
    #expect(headerTops(visibleTop: 30) == [30, 60])
    #expect(headerTops(visibleTop: 50) == [50, 60])
  }

  @Test func `a header scrolls out of view with its section`() {
    #expect(headerTops(visibleTop: 55) == [50, 60])
    #expect(headerTops(visibleTop: 200) == [50, 110])
  }

  @Test func `a header is never above its unpinned position`() {
    #expect(headerTops(visibleTop: -30) == [0, 60])
  }

  @Test func `a header of a section above the content's top stays at its unpinned position`() {
    var content = TestContent(
      width: 40, sections: [TestSection(cells: [.cell(10 × 100)], headerLength: 10)])
    content.contentInsets = Insets(top: -30)
    let pinning = ContentLayout.Pinning(visibleTop: -50, visibleBottom: 100)
    #expect(content.layout().frame(ofHeaderInSection: 0, pinning: pinning)?.origin.y == -30)
  }

  @Test func `a footer stays at the visible bottom while its section reaches above it`() {
    #expect(footerTops(visibleBottom: 100) == [50, 90])
    #expect(footerTops(visibleBottom: 40) == [30, 60])
    #expect(footerTops(visibleBottom: -100) == [0, 60])
    #expect(footerTops(visibleBottom: 500) == [50, 110])
  }

  @Test func `headers and footers that do not pin stay at their positions`() {
    let none = ContentLayout.Pinning(visibleTop: 30, visibleBottom: 40, pinsHeaders: false)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: none) == rect(0, 0, 40 × 10))
    #expect(layout.frame(ofFooterInSection: 1, pinning: none) == rect(0, 110, 40 × 10))
    #expect(layout.frame(ofHeaderInSection: 0) == rect(0, 0, 40 × 10))
  }

  @Test func `a header pins within a section without cells`() {
    let layout = TestContent(
      width: 40, sections: [TestSection(cells: [], headerLength: 10, footerLength: 30)]
    ).layout()
    let pinning = ContentLayout.Pinning(visibleTop: 15, visibleBottom: 100)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: pinning)?.origin.y == 15)
  }

  @Test func `a header alone in its section cannot move`() {
    let layout = TestContent(
      width: 40, sections: [TestSection(cells: [], headerLength: 30)]
    ).layout()
    let pinning = ContentLayout.Pinning(visibleTop: 15, visibleBottom: 100)
    #expect(layout.frame(ofHeaderInSection: 0, pinning: pinning)?.origin.y == 0)
  }

  @Test func `a pinned header is snapped to pixels`() {
    var content = TestContent(
      width: 40, sections: [TestSection(cells: [.cell(10 × 100)], headerLength: 10)])
    content.displayScale = 2
    let pinning = ContentLayout.Pinning(visibleTop: 15.3, visibleBottom: 100)
    #expect(content.layout().frame(ofHeaderInSection: 0, pinning: pinning)?.origin.y == 15)
  }

  @Test func `pinning changes no other frame`() {
    #expect(
      layout.picture(
        pinning: .init(visibleTop: 30, visibleBottom: 90, pinsFooters: true)) == """

          AA
          AA
          ####
          BBBB
          ====
          ####
          CC
          ====
          DDDD
          DDDD

          """)
  }
}
