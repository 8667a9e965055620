import AlignedLayout
import Testing

@Suite struct SectionTests {
  private let cell = TestCell.cell(30 × 10)

  @Test func `a section is a header, an inset, lines, an inset and a footer`() {
    let attributes = SectionAttributes(
      cellSpacing: 10, lineSpacing: 10,
      insets: Insets(top: 10, leading: 20, bottom: 20, trailing: 10))
    let content = TestContent(
      width: 100,
      sections: [
        TestSection(
          attributes: attributes, cells: [cell, cell, cell], headerLength: 20, footerLength: 10)
      ])
    #expect(
      content.layout().picture() == """
        ##########
        ##########

          AAA BBB

          CCC


        ==========
        """)
    #expect(content.layout().frame(ofSection: 0) == rect(0, 0, 100 × 90))
  }

  @Test func `content insets apply to cells, but headers and footers fill the width`() {
    var content = TestContent(
      width: 100, sections: [TestSection(cells: [cell], headerLength: 10, footerLength: 10)])
    content.contentInsets = Insets(top: 10, leading: 20, bottom: 10, trailing: 0)
    #expect(
      content.layout().picture() == """

        ##########
          AAA
        ==========

        """)
    #expect(content.layout().contentSize == (100 × 50))
  }

  @Test func `section spacing is between sections, not before the first or after the last`() {
    var content = TestContent(
      width: 30, sections: Array(repeating: TestSection(cells: [cell]), count: 3))
    content.sectionSpacing = 10
    #expect(
      content.layout().picture() == """
        AAA

        BBB

        CCC
        """)
  }

  @Test func `an empty section takes no height and no spacing`() {
    let inset = SectionAttributes(insets: Insets(10))
    let empty = TestSection(attributes: inset, cells: [])
    let full = TestSection(cells: [cell])
    var content = TestContent(width: 30, sections: [empty, full, empty, empty, full, empty])
    content.sectionSpacing = 10
    content.contentInsets = Insets(top: 10)
    let layout = content.layout()
    #expect(
      layout.picture() == """

        AAA

        BBB
        """)
    #expect(layout.frame(ofSection: 0) == rect(0, 10, 30 × 0))
    #expect(layout.frame(ofSection: 2) == rect(0, 20, 30 × 0))
    #expect(layout.frame(ofSection: 5) == rect(0, 40, 30 × 0))
  }

  @Test func `a section with only a header has no insets`() {
    let attributes = SectionAttributes(insets: Insets(30))
    let content = TestContent(
      width: 30, sections: [TestSection(attributes: attributes, cells: [], headerLength: 20)])
    #expect(content.layout().contentSize == (30 × 20))
  }

  @Test func `a header or footer without height does not exist`() {
    let layout = TestContent(width: 30, sections: [TestSection(cells: [cell])]).layout()
    #expect(layout.frame(ofHeaderInSection: 0) == nil)
    #expect(layout.frame(ofFooterInSection: 0) == nil)
  }

  @Test func `empty content has no height`() {
    #expect(ContentLayout(width: 100, sections: []).contentSize == (100 × 0))
    #expect(ContentLayout(width: 100, sections: [.init(cellCount: 0)]).contentSize == (100 × 0))
  }

  @Test func `content of cells without height still has its insets`() {
    var content = TestContent(width: 100, [.cell(10 × 0)])
    content.contentInsets = Insets(5)
    #expect(content.layout().contentSize == (100 × 10))
  }

  @Test func `negative insets do not make the height of a section's lines negative`() {
    let shrunk = SectionAttributes(insets: Insets(top: -40, bottom: -40))
    let content = TestContent(
      width: 100,
      sections: [
        TestSection(attributes: shrunk, cells: [cell], headerLength: 10, footerLength: 10)
      ])
    let layout = content.layout()
    #expect(layout.frame(ofFooterInSection: 0) == rect(0, 10, 100 × 10))
    #expect(layout.frames() == [rect(0, -30, 30 × 10)])
    #expect(layout.contentSize.height == 20)
  }

  @Test func `negative content insets do not make the content's height negative`() {
    var content = TestContent(width: 100, [cell])
    content.contentInsets = Insets(top: -5, bottom: -20)
    #expect(content.layout().contentSize.height == 0)
  }

  @Test func `sections with negative spacing overlap`() {
    var content = TestContent(
      width: 100, sections: Array(repeating: TestSection(cells: [.cell(30 × 20)]), count: 2))
    content.sectionSpacing = -10
    #expect(content.layout().frames(inSection: 1) == [rect(0, 10, 30 × 20)])
  }
}
