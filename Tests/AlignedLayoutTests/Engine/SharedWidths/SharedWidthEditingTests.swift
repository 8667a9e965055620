import AlignedLayout
import Testing

/// Edits of a section whose cells share widths ask for no more than they must.
@Suite struct SharedWidthEditingTests {
  /// An edit of a form, and the questions that it asks.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    /// The cells that are asked, by their new positions, with their offers; or nil if the row says nothing of them.
    let questions: [String]?
    let edit: @Sendable (inout TestBatch) -> Void

    init(
      _ name: String, _ content: TestContent = form(), asks questions: [String]? = nil,
      edit: @escaping @Sendable (inout TestBatch) -> Void
    ) {
      testDescription = name
      self.content = content
      self.questions = questions
      self.edit = edit
    }
  }

  private static let label = CellAttributes(beginsLine: true, width: .shared(.label))

  /// A form 200 points wide, with labels of 40, 60 and 50 points.
  private static func form(_ change: (inout [TestCell]) -> Void = { _ in }) -> TestContent {
    var cells = ([40, 60, 50] as [CGFloat]).flatMap { row($0) }
    change(&cells)
    return TestContent(
      width: 200,
      SectionAttributes(cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: 0.5]), cells)
  }

  private static func row(_ width: CGFloat) -> [TestCell] {
    [labelCell(width), field()]
  }

  private static func labelCell(_ width: CGFloat) -> TestCell {
    .text(area: 10 * width, atMost: width, label)
  }

  private static func field(atLeast least: CGFloat = 0) -> TestCell {
    .cell(1 × 10, CellAttributes(width: .remaining, minimumWidth: least))
  }

  private static func at(_ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: 0, cell: cell)
  }

  /// Returns an edit that inserts a label and its field as the second row.
  private static func insert(_ width: CGFloat) -> @Sendable (inout TestBatch) -> Void {
    { batch in
      for (index, cell) in row(width).enumerated() {
        batch.insert(cell, at: at(2 + index))
      }
    }
  }

  static let edits: [Example] = [
    Example(
      "a row with a shorter label asks for its own cells", asks: ["2: 200", "3: 140"],
      edit: insert(30)),
    Example(
      "a longer label asks for fields, whose width changes, but for no other label",
      asks: ["2: 200", "1: 120", "3: 120", "5: 120", "7: 120"], edit: insert(80)),
    Example(
      "a label that is too long is asked twice, and no other",
      asks: ["2: 200", "2: 100", "1: 100", "3: 100", "5: 100", "7: 100"], edit: insert(150)),
    // The labels keep their width, and their answers.
    Example(
      "a second label that is too long is asked twice, and no other",
      form { $0 += row(150) }, asks: ["2: 200", "2: 100", "3: 100"], edit: insert(130)),
    Example("deleting the longest label asks for fields", asks: ["1: 150", "3: 150"]) {
      $0.delete(at(2))
      $0.delete(at(3))
    },
    Example(
      "a field that becomes too narrow stacks all labels, without asking them",
      asks: ["1: 200", "3: 200", "5: 200"]
    ) { $0.replace(at(3), with: field(atLeast: 150)) },
    Example(
      "a field that is no longer too narrow brings labels back, without asking them",
      form { $0[3] = field(atLeast: 150) }, asks: ["1: 140", "3: 140", "5: 140"]
    ) { $0.replace(at(3), with: field()) },
    Example("deleting what stands between a label and its field stacks it", divided) {
      $0.delete(at(3))
    },
    Example("replacing what stands between a label and its field stacks it", divided) {
      $0.replace(at(3), with: .cell(1 × 10))
    },
    Example(
      "a section gets its first label",
      form { $0 = [.cell(20 × 10), .cell(30 × 10)] }, asks: ["0: 200", "1: 130", "2: 110"]
    ) { $0.insert(labelCell(70), at: at(0)) },
    Example("a section loses its last label", form { $0 = row(70) }, asks: ["0: 200"]) {
      $0.delete(at(0))
    },
  ]

  /// A form with a cell as wide as a line between a label and a wide field.
  private static let divided = form {
    $0.insert(.cell(200 × 10), at: 3)
    $0[4] = field(atLeast: 150)
  }

  @Test(arguments: edits)
  func `an edit asks for no more cells than it must`(example: Example) {
    var batch = TestBatch()
    example.edit(&batch)
    let new = batch.applied(to: example.content).content
    var layout = example.content.layout()
    let asked = layout.apply(batch, leadingTo: new).sizes
    #expect(layout.firstDifference(from: new.layout()) == nil)
    if let questions = example.questions {
      expectEqual(asked.map { "\($0.position.cell): \(Int($0.offer))" }, questions)
    }
  }

  @Test func `labels without attributes for new cells keep their widths`() {
    let content = Self.form()
    var layout = content.layout()
    layout.apply([.deleteCell(Self.at(2)), .insertCell(Self.at(0))]) { _, _ in 5 × 10 }
    expectEqual(layout.frames()[1], rect(0, 10, 50 × 10))
  }

  @Test func `one longer label among thousands asks for no other label`() {
    let widths = (0..<4000).map { CGFloat(20 + $0 % 30) }
    var content = Self.form()
    content.sections[0].cells = widths.flatMap { Self.row($0) }
    var layout = content.layout()
    var batch = TestBatch()
    batch.insert(Self.row(80)[0], at: Self.at(2000))
    let new = batch.applied(to: content).content
    let labels = layout.apply(batch, leadingTo: new).sizes.filter {
      new.sections[0].cells[$0.position.cell].attributes.width == .shared(.label)
    }
    expectEqual(labels.map(\.position.cell), [2000])
    var shorter = TestBatch()
    shorter.insert(Self.row(10)[0], at: Self.at(4000))
    let last = shorter.applied(to: new).content
    #expect(layout.apply(shorter, leadingTo: last).sizes.count < 5)
    #expect(layout.firstDifference(from: last.layout(), cells: 100) == nil)
  }
}
