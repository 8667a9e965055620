import AlignedLayout
import Testing

@Suite struct AlignmentTests {
  private func section(
    _ horizontal: SectionAttributes.LineAlignment,
    _ vertical: SectionAttributes.CellAlignment = .top
  ) -> SectionAttributes {
    SectionAttributes(
      lineAlignment: horizontal, cellAlignment: vertical, cellSpacing: 0, lineSpacing: 0)
  }

  private let cells: [TestCell] = [.cell(40 × 10), .cell(20 × 20), .cell(60 × 10)]

  @Test func `leading lines begin at the leading edge`() {
    #expect(
      TestContent(width: 100, section(.leading), cells).layout().picture() == """
        AAAABB
            BB
        CCCCCC
        """)
  }

  @Test func `trailing lines end at the trailing edge`() {
    #expect(
      TestContent(width: 100, section(.trailing), cells).layout().picture() == """
            AAAABB
                BB
            CCCCCC
        """)
  }

  @Test func `centered lines leave the same space on both sides`() {
    #expect(
      TestContent(width: 100, section(.center), cells).layout().picture() == """
          AAAABB
              BB
          CCCCCC
        """)
  }

  @Test func `right to left, cells follow each other from the right`() {
    var content = TestContent(width: 100, section(.leading), cells)
    content.direction = .rightToLeft
    #expect(
      content.layout().picture() == """
            BBAAAA
            BB
            CCCCCC
        """)
  }

  @Test(arguments: [
    (SectionAttributes.LineAlignment.left, SectionAttributes.LineAlignment.trailing),
    (.right, .leading),
  ])
  func `left and right alignment do not depend on the direction`(
    alignment: SectionAttributes.LineAlignment,
    twin: SectionAttributes.LineAlignment
  ) {
    var content = TestContent(width: 100, section(alignment), cells)
    content.direction = .rightToLeft
    var same = TestContent(width: 100, section(twin), cells)
    same.direction = .rightToLeft
    #expect(content.layout().frames() == same.layout().frames())
  }

  @Test func `a cell that is too wide sticks out on the side opposite the alignment`() {
    func x(_ alignment: SectionAttributes.LineAlignment) -> CGFloat {
      TestContent(width: 100, section(alignment), [.cell(140 × 10)]).layout().frames()[0].origin.x
    }
    #expect(x(.leading) == 0)
    #expect(x(.trailing) == -40)
    #expect(x(.center) == -20)
  }

  @Test func `less free space than the slack moves no line`() {
    let content = TestContent(width: 100, section(.trailing), [.cell(99.9995 × 10)])
    #expect(content.layout().frames()[0].origin.x == 0)
    let tooWide = TestContent(width: 100, section(.trailing), [.cell(100.0005 × 10)])
    #expect(tooWide.layout().frames()[0].origin.x == 0)
    let exactly = TestContent(width: 0.001, section(.trailing), [.cell(0 × 10)])
    #expect(exactly.layout().frames()[0].origin.x == 0)
  }

  @Test func `cells are aligned to the top, the middle or the bottom of their line`() {
    func picture(_ alignment: SectionAttributes.CellAlignment) -> String {
      TestContent(width: 60, section(.leading, alignment), [.cell(20 × 30), .cell(20 × 10)])
        .layout().picture()
    }
    #expect(
      picture(.top) == """
        AABB
        AA
        AA
        """)
    #expect(
      picture(.center) == """
        AA
        AABB
        AA
        """)
    #expect(
      picture(.bottom) == """
        AA
        AA
        AABB
        """)
  }

  @Test(arguments: SectionAttributes.CellAlignment.allCases)
  func `insets separate a cell from the edges of its line in every alignment`(
    alignment: SectionAttributes.CellAlignment
  ) {
    let inset = CellAttributes(insets: Insets(top: 10, leading: 20, bottom: 20, trailing: 10))
    let content = TestContent(
      width: 100, section(.leading, alignment), [.cell(20 × 10, inset), .cell(20 × 10, inset)])
    #expect(
      content.layout().frames() == [rect(20, 10, 20 × 10), rect(70, 10, 20 × 10)])
    #expect(content.layout().contentSize.height == 40)
  }

  @Test func `insets do not change the size of a cell`() {
    let inset = CellAttributes(insets: Insets(-30))
    let content = TestContent(width: 100, section(.center, .center), [.cell(20 × 10, inset)])
    #expect(content.layout().frames() == [rect(20, -30, 20 × 10)])
  }
}
