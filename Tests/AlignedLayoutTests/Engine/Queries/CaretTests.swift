import AlignedLayout
import Testing

/// The rules for the position of the caret, one by one.
@Suite struct CaretTests {
  /// Two lines of cells 40 points wide, with gaps of 10.
  private static let twoLines = TestContent(
    width: 100, SectionAttributes(cellSpacing: 10, lineSpacing: 10),
    Array(repeating: .cell(40 × 20), count: 3))

  private static let lines = twoLines.sections[0]
  private static let empty = TestSection(cells: [])

  /// Returns the two lines with changes.
  private static func changed(_ change: (inout TestContent) -> Void) -> TestContent {
    var content = twoLines
    change(&content)
    return content
  }

  /// A point, and the section and the cell of the caret there, or nil if there is none.
  struct Caret {
    let point: CGPoint
    let position: [Int]?

    static func at(_ x: CGFloat, _ y: CGFloat, _ position: [Int]?) -> Caret {
      Caret(point: CGPoint(x: x, y: y), position: position)
    }
  }

  /// A content, and the carets at some points.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let carets: [Caret]

    init(_ name: String, in content: TestContent = twoLines, _ carets: [Caret]) {
      testDescription = name
      self.content = content
      self.carets = carets
    }
  }

  static let lineExamples: [Example] = [
    Example(
      "on the first half of a cell the caret is before it, on the second after it",
      [
        .at(1, 5, [0, 0]), .at(19.9, 5, [0, 0]), .at(20, 5, [0, 1]), .at(39, 5, [0, 1]),
        .at(50, 5, [0, 1]), .at(80, 5, [0, 2]),
      ]),
    Example("between two cells the caret is between them", [.at(45, 5, [0, 1])]),
    Example(
      "beside a line the caret is at the line's beginning or end",
      [
        .at(-50, 5, [0, 0]), .at(99, 5, [0, 2]), .at(-50, 35, [0, 2]), .at(60, 35, [0, 3]),
        .at(500, 35, [0, 3]),
      ]),
    Example(
      "between two lines the nearer one counts",
      [.at(5, 24, [0, 0]), .at(5, 25, [0, 2]), .at(5, 26, [0, 2])]),
    Example(
      "right to left, lines begin at the right", in: changed { $0.direction = .rightToLeft },
      [
        .at(95, 5, [0, 0]), .at(80, 5, [0, 1]), .at(75, 5, [0, 1]), .at(5, 5, [0, 2]),
        .at(5, 35, [0, 3]),
      ]),
    Example(
      "beside a centered line the caret is at the line's beginning or end",
      in: changed {
        $0.sections[0].attributes = lines.attributes.with(lineAlignment: .center)
      }, [.at(10, 35, [0, 2]), .at(90, 35, [0, 3])]),
    Example(
      "the position at a forced break is found beside both lines",
      in: changed {
        $0.sections[0].cells[1] = .cell(40 × 20, CellAttributes(beginsLine: true))
      }, [.at(90, 5, [0, 1]), .at(-5, 35, [0, 1])]),
    Example(
      "below a cell that is shorter than its line the line counts",
      in: changed { $0.sections[0].cells[1] = .cell(40 × 60) },
      [.at(5, 50, [0, 0]), .at(30, 50, [0, 1])]),
  ]

  static let sectionExamples: [Example] = [
    Example(
      "above or below the lines of a section the caret is at its beginning or end",
      in: changed {
        $0.sections[0].attributes = lines.attributes.with(insets: Insets(top: 10, bottom: 10))
        $0.sections[0].headerLength = 10
        $0.sections[0].footerLength = 10
      },
      [
        .at(70, 5, [0, 0]), .at(70, 15, [0, 0]), .at(69, 21, [0, 1]), .at(5, 75, [0, 3]),
        .at(5, 85, [0, 3]),
      ]),
    Example(
      "above or below all content the caret is at the content's beginning or end",
      [
        .at(70, -100, [0, 0]), .at(5, 51, [0, 3]), .at(5, 1000, [0, 3]),
        .at(.nan, .nan, [0, 0]), .at(-.infinity, .infinity, [0, 3]),
      ]),
    Example(
      "between two sections the nearer one counts",
      in: changed {
        $0.sections.append(lines)
        $0.sectionSpacing = 20
      }, [.at(5, 59, [0, 3]), .at(70, 60, [1, 0]), .at(69, 71, [1, 1])]),
    Example(
      "the shared edge of two sections belongs to the second",
      in: changed { $0.sections.append(lines) }, [.at(5, 49.9, [0, 2]), .at(5, 50, [1, 0])]),
    Example(
      "a gap that contains an empty section belongs to it",
      in: changed {
        $0.sections += [empty, lines]
        $0.sectionSpacing = 12
      },
      [.at(5, 49, [0, 2]), .at(5, 51, [1, 0]), .at(5, 61, [1, 0]), .at(5, 62, [2, 0])]),
    Example(
      "a gap that contains empty sections belongs to them",
      in: changed {
        $0.sections += [empty, empty, lines]
        $0.sectionSpacing = 12
      },
      [.at(5, 51, [1, 0]), .at(5, 55, [1, 0]), .at(5, 57, [2, 0]), .at(5, 61, [2, 0])]),
    Example(
      "empty sections at the beginning and end are found above and below the others",
      in: changed { $0.sections = [empty, lines, empty] },
      [.at(5, -1, [0, 0]), .at(5, 1, [1, 0]), .at(5, 51, [2, 0])]),
    Example(
      "an empty section is found on its header or footer",
      in: changed {
        $0.sections += [
          TestSection(cells: [], headerLength: 20), TestSection(cells: [], footerLength: 20),
        ]
      }, [.at(5, 60, [1, 0]), .at(5, 80, [2, 0])]),
    Example(
      "content without sections has no caret", in: TestContent(width: 100, sections: []),
      [.at(5, 5, nil)]),
    Example(
      "content without cells has a caret", in: TestContent(width: 100, []), [.at(5, 5, [0, 0])]),
    Example(
      "content of empty sections has a caret",
      in: TestContent(width: 100, sections: [empty, empty]), [.at(5, 5, [0, 0])]),
    Example(
      "content without a width has a caret",
      in: TestContent(width: 0, [.cell(40 × 20), .cell(40 × 20)]),
      [.at(5, 5, [0, 0]), .at(30, 35, [0, 2])]),
  ]

  private func caret(_ x: CGFloat, _ y: CGFloat, in content: TestContent) -> [Int]? {
    content.layout().insertionPosition(at: CGPoint(x: x, y: y)).map { [$0.section, $0.cell] }
  }

  @Test(arguments: lineExamples + sectionExamples)
  func `the caret at each point is where the rule says`(
    example: Example
  ) {
    for expected in example.carets {
      let point = expected.point
      expectEqual(
        caret(point.x, point.y, in: example.content), expected.position, "at \(point)")
    }
  }

  @Test func `before an indented line the caret is before the line's first cell`() {
    var content = Self.twoLines
    content.sections[0].cells = [
      .cell(40 × 20), .cell(40 × 20, CellAttributes(indentation: .start)), .cell(40 × 20),
    ]
    expectEqual(content.layout().frames()[2].minX, 50)
    expectEqual(caret(5, 35, in: content), [0, 2])
    expectEqual(caret(69, 35, in: content), [0, 2])
    expectEqual(caret(70, 35, in: content), [0, 3])
  }

  @Test func `where lines overlap, a cell at the point takes precedence over lines`() {
    let content = TestContent(
      width: 100, SectionAttributes(cellSpacing: 0, lineSpacing: -10),
      [.cell(40 × 20), .cell(70 × 20), .cell(40 × 20)])
    expectEqual(content.layout().frames().map(\.minY), [0, 10, 20])
    expectEqual(caret(5, 15, in: content), [0, 1])
    expectEqual(caret(50, 15, in: content), [0, 2])
    expectEqual(caret(90, 15, in: content), [0, 1], "the first line that ends below the point")
  }

  @Test func `a cell that sticks out of its line is found at its frame`() {
    var content = Self.twoLines
    content.sections[0].cells[2] = .cell(
      40 × 20, CellAttributes(insets: Insets(top: 300, bottom: -300)))
    content.sections.append(
      TestSection(
        attributes: SectionAttributes(lineAlignment: .trailing, lineSpacing: 0),
        cells: Array(repeating: .cell(60 × 200), count: 2)))
    expectEqual(content.layout().frames()[2], rect(0, 330, 40 × 20))
    expectEqual(caret(5, 335, in: content), [0, 2])
    expectEqual(caret(25, 335, in: content), [0, 3])
    expectEqual(caret(60, 335, in: content), [1, 1])
  }
}
