import AlignedLayout
import Testing

@Suite struct EditingTests {
  /// Cells of different widths, so that a picture shows which is which.
  private static let cells: [TestCell] = [
    .cell(40 × 10), .cell(50 × 10), .cell(30 × 10), .cell(60 × 10), .cell(70 × 10),
  ]

  @Test func `the content before the edits has three lines`() {
    expectEqual(
      TestContent(width: 100, Self.cells).layout().picture(),
      """
      AAAABBBBB
      CCCDDDDDD
      EEEEEEE
      """)
  }

  static let insertionsAndDeletions: [EditExample] = [
    EditExample(
      "a cell is inserted at the beginning", cells,
      picture:
        """
        AABBBB
        CCCCCDDD
        EEEEEE
        FFFFFFF
        """
    ) { $0.insert(.cell(20 × 10), at: 0) },
    EditExample(
      "a cell is inserted in the middle", cells,
      picture:
        """
        AAAABBBBB
        CCCDEEEEEE
           D
        FFFFFFF
        """
    ) { $0.insert(.cell(10 × 20), at: 3) },
    EditExample(
      "a cell is inserted at the end", cells,
      picture:
        """
        AAAABBBBB
        CCCDDDDDD
        EEEEEEEFFF
        """
    ) { $0.insert(.cell(30 × 10), at: 5) },
    EditExample(
      "a cell inserted at the beginning of a line can be placed on the line above", cells,
      picture:
        """
        AAAABBBBBC
        DDDEEEEEE
        FFFFFFF
        """
    ) { $0.insert(.cell(10 × 10), at: 2) },
    EditExample(
      "deleting the first cell of a line can move the next one up",
      [.cell(40 × 10), .cell(70 × 10), .cell(20 × 10), .cell(50 × 10)],
      picture:
        """
        AAAABB
        CCCCC
        """
    ) { $0.delete(1) },
    EditExample(
      "deleting the last cell of a line can move the next one up", cells,
      picture:
        """
        AAAABBB
        CCCCCC
        DDDDDDD
        """
    ) { $0.delete(1) },
    EditExample(
      "the first and the last cell are deleted in one batch", cells,
      picture:
        """
        AAAAABBB
        CCCCCC
        """
    ) {
      $0.delete(0)
      $0.delete(4)
    },
    EditExample("the only cell is deleted", [.cell(10 × 10)], contentSize: 100 × 0) {
      $0.delete(0)
    },
    EditExample("a cell is inserted into an empty section", [], picture: "AA") {
      $0.insert(.cell(20 × 10), at: 0)
    },
  ]

  static let replacements: [EditExample] = [
    EditExample(
      "a cell that becomes wider moves others down", cells,
      picture:
        """
        AAAAAA
        BBBBBCCC
        DDDDDD
        EEEEEEE
        """
    ) { $0.replace(0, with: .cell(60 × 10)) },
    EditExample(
      "a cell that becomes narrower moves the first cell of the next line up", cells,
      picture:
        """
        AAAABBCCC
        DDDDDD
        EEEEEEE
        """
    ) { $0.replace(1, with: .cell(20 × 10)) },
    EditExample(
      "a cell at the beginning of a line moves up if it becomes narrower", cells,
      picture:
        """
        AAAABBBBBC
        DDDDDD
        EEEEEEE
        """
    ) { $0.replace(2, with: .cell(10 × 10)) },
    EditExample(
      "a cell that becomes higher moves the lines below", cells,
      picture:
        """
        AAAABBBBB
        AAAA
        AAAA
        CCCDDDDDD
        EEEEEEE
        """
    ) { $0.replace(0, with: .cell(40 × 30)) },
    EditExample(
      "a cell that fills its line takes the space that an edit frees",
      [.cell(40 × 10), .filling(height: 10), .cell(90 × 10)],
      picture:
        """
        AABBBBBBBB
        CCCCCCCCC
        """
    ) { $0.replace(0, with: .cell(20 × 10)) },
    EditExample(
      "a cell that moves to a new line is asked for the space there",
      [.cell(60 × 10), .text(area: 1600, atMost: 80)],
      frames: [rect(0, 0, 60 × 10), rect(60, 0, 40 × 10), rect(0, 10, 80 × 20)]
    ) { $0.insert(.cell(40 × 10), at: 1) },
  ]

  static let moves: [EditExample] = [
    EditExample(
      "a cell moves towards the end", cells,
      picture:
        """
        AAAAABBB
        CCCCCCDDDD
        EEEEEEE
        """
    ) { $0.move(0, to: 3) },
    EditExample(
      "a cell moves towards the beginning", cells,
      picture:
        """
        AAAAAAA
        BBBBCCCCC
        DDDEEEEEE
        """
    ) { $0.move(4, to: 0) },
    EditExample(
      "two cells change places", cells,
      picture:
        """
        AAAAAAA
        BBBBBCCC
        DDDDDDEEEE
        """
    ) {
      $0.move(0, to: 4)
      $0.move(4, to: 0)
    },
    // From A B C D E, with X at 1 and Y at 4: A X D' E Y.
    EditExample(
      "deletions and replacements use old indices, and insertions new ones", cells,
      picture:
        """
        AAAABCC
             CC
        DDDDDDD
        EEEEEEEE
        """
    ) {
      $0.insert(.cell(80 × 10), at: 4)
      $0.delete(2)
      $0.replace(3, with: .cell(20 × 20))
      $0.insert(.cell(10 × 10), at: 1)
      $0.delete(1)
    },
  ]

  @Test(arguments: insertionsAndDeletions + replacements + moves)
  func `after an edit the layout is that of the new cells`(example: EditExample) {
    example.expect()
  }

  @Test func `without an attributes closure inserted cells have default attributes`() {
    let inset = CellAttributes(beginsLine: true, insets: Insets(10))
    var layout = TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10, inset)]).layout()
    let second = ContentLayout.CellPosition(section: 0, cell: 1)
    layout.apply([.insertCell(second), .replaceCell(second)]) { position, _ in
      position.cell == 0 ? 20 × 10 : 30 × 10
    }
    expectEqual(layout.picture(), "AABBBCCC")
  }
}
