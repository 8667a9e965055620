import AlignedLayout
import Testing

@Suite struct EditingTests {
  /// Cells of different widths, so that a picture shows which is which.
  private let cells: [TestCell] = [
    .cell(40 × 10), .cell(50 × 10), .cell(30 × 10), .cell(60 × 10), .cell(70 × 10),
  ]

  @Test func `the content before the edits has three lines`() {
    #expect(
      TestContent(width: 100, cells).layout().picture() == """
        AAAABBBBB
        CCCDDDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell is inserted at the beginning`() {
    let layout = edited(cells) { $0.insert(.cell(20 × 10), at: 0) }
    #expect(
      layout.picture() == """
        AABBBB
        CCCCCDDD
        EEEEEE
        FFFFFFF
        """)
  }

  @Test func `a cell is inserted in the middle`() {
    let layout = edited(cells) { $0.insert(.cell(10 × 20), at: 3) }
    #expect(
      layout.picture() == """
        AAAABBBBB
        CCCDEEEEEE
           D
        FFFFFFF
        """)
  }

  @Test func `a cell is inserted at the end`() {
    let layout = edited(cells) { $0.insert(.cell(30 × 10), at: 5) }
    #expect(
      layout.picture() == """
        AAAABBBBB
        CCCDDDDDD
        EEEEEEEFFF
        """)
  }

  @Test func `a cell inserted at the beginning of a line can be placed on the line above`() {
    let layout = edited(cells) { $0.insert(.cell(10 × 10), at: 2) }
    #expect(
      layout.picture() == """
        AAAABBBBBC
        DDDEEEEEE
        FFFFFFF
        """)
  }

  @Test func `deleting the first cell of a line can move the next one up`() {
    let cells: [TestCell] = [.cell(40 × 10), .cell(70 × 10), .cell(20 × 10), .cell(50 × 10)]
    let layout = edited(cells) { $0.delete(1) }
    #expect(
      layout.picture() == """
        AAAABB
        CCCCC
        """)
  }

  @Test func `deleting the last cell of a line can move the next one up`() {
    let layout = edited(cells) { $0.delete(1) }
    #expect(
      layout.picture() == """
        AAAABBB
        CCCCCC
        DDDDDDD
        """)
  }

  @Test func `the first and the last cell are deleted in one batch`() {
    let layout = edited(cells) {
      $0.delete(0)
      $0.delete(4)
    }
    #expect(
      layout.picture() == """
        AAAAABBB
        CCCCCC
        """)
  }

  @Test func `a cell that becomes wider moves others down`() {
    let layout = edited(cells) { $0.replace(0, with: .cell(60 × 10)) }
    #expect(
      layout.picture() == """
        AAAAAA
        BBBBBCCC
        DDDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell that becomes narrower moves the first cell of the next line up`() {
    let layout = edited(cells) { $0.replace(1, with: .cell(20 × 10)) }
    #expect(
      layout.picture() == """
        AAAABBCCC
        DDDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell at the beginning of a line moves up if it becomes narrower`() {
    let layout = edited(cells) { $0.replace(2, with: .cell(10 × 10)) }
    #expect(
      layout.picture() == """
        AAAABBBBBC
        DDDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell that becomes higher moves the lines below`() {
    let layout = edited(cells) { $0.replace(0, with: .cell(40 × 30)) }
    #expect(
      layout.picture() == """
        AAAABBBBB
        AAAA
        AAAA
        CCCDDDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell that fills its line takes the space that an edit frees`() {
    let layout = edited([.cell(40 × 10), .filling(height: 10), .cell(90 × 10)]) {
      $0.replace(0, with: .cell(20 × 10))
    }
    #expect(
      layout.picture() == """
        AABBBBBBBB
        CCCCCCCCC
        """)
  }

  @Test func `a cell that moves to a new line is asked for the space there`() {
    let text = TestCell.text(area: 1600, atMost: 80)
    let layout = edited([.cell(60 × 10), text]) { $0.insert(.cell(40 × 10), at: 1) }
    #expect(layout.frames() == [rect(0, 0, 60 × 10), rect(60, 0, 40 × 10), rect(0, 10, 80 × 20)])
  }

  @Test func `a cell moves towards the end`() {
    let layout = edited(cells) { $0.move(0, to: 3) }
    #expect(
      layout.picture() == """
        AAAAABBB
        CCCCCCDDDD
        EEEEEEE
        """)
  }

  @Test func `a cell moves towards the beginning`() {
    let layout = edited(cells) { $0.move(4, to: 0) }
    #expect(
      layout.picture() == """
        AAAAAAA
        BBBBCCCCC
        DDDEEEEEE
        """)
  }

  @Test func `two cells change places`() {
    let layout = edited(cells) {
      $0.move(0, to: 4)
      $0.move(4, to: 0)
    }
    #expect(
      layout.picture() == """
        AAAAAAA
        BBBBBCCC
        DDDDDDEEEE
        """)
  }

  @Test func `deletions and replacements use old indices, and insertions new ones`() {
    // From A B C D E, with X at 1 and Y at 4: A X D' E Y.
    let layout = edited(cells) {
      $0.insert(.cell(80 × 10), at: 4)
      $0.delete(2)
      $0.replace(3, with: .cell(20 × 20))
      $0.insert(.cell(10 × 10), at: 1)
      $0.delete(1)
    }
    #expect(
      layout.picture() == """
        AAAABCC
             CC
        DDDDDDD
        EEEEEEEE
        """)
  }

  @Test func `the only cell is deleted`() {
    let layout = edited([.cell(10 × 10)]) { $0.delete(0) }
    #expect(layout.contentSize == (100 × 0))
  }

  @Test func `a cell is inserted into an empty section`() {
    let layout = edited([]) { $0.insert(.cell(20 × 10), at: 0) }
    #expect(layout.picture() == "AA")
  }

  @Test func `without an attributes closure inserted cells have default attributes`() {
    let inset = CellAttributes(beginsLine: true, insets: Insets(10))
    var layout = TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10, inset)]).layout()
    let second = ContentLayout.CellPosition(section: 0, cell: 1)
    layout.apply([.insertCell(second), .replaceCell(second)]) { position, _ in
      position.cell == 0 ? 20 × 10 : 30 × 10
    }
    #expect(layout.picture() == "AABBBCCC")
  }
}
