import AlignedLayout
import Testing

@Suite struct EditingBreaksTests {
  private static let start = CellAttributes(indentation: .start)
  private static let ending = CellAttributes(endsLine: true)
  private static let both = CellAttributes(beginsLine: true, endsLine: true)

  /// Three cells of which the second ends its line.
  private static let broken: [TestCell] = [
    .cell(20 × 10), .cell(20 × 10, ending), .cell(20 × 10),
  ]

  /// Cells of which the second starts an indentation.
  private static let indented: [TestCell] = [
    .cell(20 × 10), .cell(40 × 10, start), .cell(60 × 10), .cell(70 × 10), .cell(30 × 10),
  ]

  /// Cells of which the second and the fourth start indentations.
  private static let indentedTwice: [TestCell] = [
    .cell(20 × 10), .cell(80 × 10, start), .cell(10 × 10), .cell(70 × 10, start), .cell(30 × 10),
  ]

  static let breaks: [EditExample] = [
    EditExample(
      "forced breaks come with an inserted cell", broken,
      picture:
        """
        AA
        BBB
        CC
        DD
        """
    ) { $0.insert(.cell(30 × 10, both), at: 1) },
    EditExample("a forced break goes with a deleted cell", broken, picture: "AABB") {
      $0.delete(1)
    },
    EditExample("a forced break goes with a replaced cell", broken, picture: "AABBCC") {
      $0.replace(1, with: .cell(20 × 10))
    },
    EditExample(
      "a forced break comes with a replacement", broken,
      picture:
        """
        AA
        BB
        CC
        """
    ) { $0.replace(0, with: .cell(20 × 10, ending)) },
    EditExample(
      "forced breaks come with a replacement of the last cell", broken,
      picture:
        """
        AABB
        C
        """
    ) { $0.replace(2, with: .cell(10 × 10, both)) },
    EditExample(
      "a cell still begins a line after another is inserted before it",
      [.cell(20 × 10), .cell(20 × 10, CellAttributes(beginsLine: true)), .cell(30 × 10)],
      picture:
        """
        AAB
        CCDDD
        """
    ) { $0.insert(.cell(10 × 10), at: 1) },
    EditExample(
      "a cell moves to the next line once less than its minimum line space is left",
      [.cell(40 × 10), .filling(height: 10, CellAttributes(minimumLineSpace: 50))],
      picture:
        """
        AAAABB
        CCCCCCCCCC
        """
    ) { $0.insert(.cell(20 × 10), at: 1) },
  ]

  static let indentations: [EditExample] = [
    EditExample(
      "a replacement before the start of an indentation moves the indentation", indented,
      picture:
        """
        AAABBBB
           CCCCCC
           DDDDDDD
           EEE
        """
    ) { $0.replace(0, with: .cell(30 × 10)) },
    EditExample(
      "an insertion before the start of an indentation moves the indentation", indented,
      picture:
        """
        ABBCCCC
           DDDDDD
           EEEEEEE
           FFF
        """
    ) { $0.insert(.cell(10 × 10), at: 0) },
    EditExample(
      "an indentation goes with the deleted cell that starts it", indentedTwice,
      picture:
        """
        AABBBBBBBB
          CDDD
        """
    ) { $0.delete(3) },
    EditExample(
      "an indentation goes with the replaced cell that starts it", indentedTwice,
      picture:
        """
        AABBBBBBBB
        CDDDDDDD
         EEE
        """
    ) { $0.replace(1, with: .cell(80 × 10)) },
    EditExample(
      "a replacement that starts an indentation stands at the one before it", indentedTwice,
      frames: [
        rect(0, 0, 20 × 10), rect(20, 0, 80 × 10), rect(20, 10, 10 × 10), rect(30, 10, 70 × 10),
        rect(30, 20, 10 × 10),
      ]
    ) { $0.replace(4, with: .cell(10 × 10, start)) },
  ]

  @Test(arguments: breaks + indentations)
  func `breaks and indentations follow the edits of their cells`(example: EditExample) {
    example.expect()
  }

  @Test func `deleting the only cell with attributes leaves a layout without any`() {
    let cells: [TestCell] = [
      .cell(20 × 10), .cell(20 × 10, Self.start.with(insets: Insets(10))), .cell(20 × 10),
    ]
    let layout = edited(cells) { $0.delete(1) }
    expectEqual(layout, TestContent(width: 100, [.cell(20 × 10), .cell(20 × 10)]).layout())
  }
}
