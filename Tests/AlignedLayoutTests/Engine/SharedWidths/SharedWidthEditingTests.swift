import AlignedLayout
import Testing

/// Edits of a section whose cells share widths ask for no more than they must.
@Suite struct SharedWidthEditingTests {
  private let label = CellAttributes(beginsLine: true, width: .shared(.label))

  /// A form 200 points wide, with labels of 40, 60 and 50 points.
  private func form(field: CGFloat = 0) -> TestContent {
    let cells = ([40, 60, 50] as [CGFloat]).flatMap { row($0, field: field) }
    return TestContent(
      width: 200,
      SectionAttributes(cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: 0.5]), cells)
  }

  private func row(_ width: CGFloat, field: CGFloat = 0) -> [TestCell] {
    [
      .text(area: 10 * width, atMost: width, label),
      .cell(1 × 10, CellAttributes(width: .remaining, minimumWidth: field)),
    ]
  }

  private func at(_ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: 0, cell: cell)
  }

  /// Returns the cells that are asked, by their new positions, with their offers.
  private func questions(
    of content: TestContent? = nil, _ edit: (inout TestBatch) -> Void
  ) -> [String] {
    let content = content ?? form()
    var batch = TestBatch()
    edit(&batch)
    let new = batch.applied(to: content).content
    var layout = content.layout()
    let questions = layout.apply(batch, leadingTo: new)
    #expect(layout.firstDifference(from: new.layout()) == nil)
    return questions.sizes.map { "\($0.position.cell): \(Int($0.offer))" }
  }

  private func insert(
    _ width: CGFloat, field: CGFloat = 0
  ) -> (inout TestBatch) -> Void {
    { batch in
      for (index, cell) in row(width, field: field).enumerated() {
        batch.insert(cell, at: at(2 + index))
      }
    }
  }

  @Test func `a row with a shorter label asks for its own cells`() {
    #expect(questions(insert(30)) == ["2: 200", "3: 140"])
  }

  @Test func `a longer label asks for fields, whose width changes, but for no other label`() {
    #expect(questions(insert(80)) == ["2: 200", "1: 120", "3: 120", "5: 120", "7: 120"])
  }

  @Test func `a label that is too long is asked twice, and no other`() {
    #expect(
      questions(insert(150)) == ["2: 200", "2: 100", "1: 100", "3: 100", "5: 100", "7: 100"])
    var content = form()
    content.sections[0].cells += row(150)
    // The labels keep their width, and their answers.
    #expect(questions(of: content, insert(130)) == ["2: 200", "2: 100", "3: 100"])
  }

  @Test func `deleting the longest label asks for fields`() {
    #expect(
      questions {
        $0.delete(at(2))
        $0.delete(at(3))
      } == ["1: 150", "3: 150"])
  }

  @Test func `a field that becomes too narrow stacks all labels, without asking them`() {
    #expect(
      questions { $0.replace(at(3), with: row(0, field: 150)[1]) }
        == ["1: 200", "3: 200", "5: 200"])
    var content = form()
    content.sections[0].cells[3] = row(0, field: 150)[1]
    #expect(
      questions(of: content) { $0.replace(at(3), with: row(0)[1]) } == [
        "1: 140", "3: 140", "5: 140",
      ])
  }

  @Test func `deleting what stands between a label and its field stacks it`() {
    var content = form()
    content.sections[0].cells.insert(.cell(200 × 10), at: 3)
    content.sections[0].cells[4] = row(0, field: 150)[1]
    _ = questions(of: content) { $0.delete(at(3)) }
    _ = questions(of: content) { $0.replace(at(3), with: .cell(1 × 10)) }
  }

  @Test func `a section gets its first label, and loses its last`() {
    var content = form()
    content.sections[0].cells = [.cell(20 × 10), .cell(30 × 10)]
    #expect(
      questions(of: content) { $0.insert(row(70)[0], at: at(0)) }
        == ["0: 200", "1: 130", "2: 110"])
    content.sections[0].cells = row(70)
    #expect(questions(of: content) { $0.delete(at(0)) } == ["0: 200"])
  }

  @Test func `labels without attributes for new cells keep their widths`() {
    let content = form()
    var layout = content.layout()
    layout.apply([.deleteCell(at(2)), .insertCell(at(0))]) { _, _ in 5 × 10 }
    #expect(layout.frames()[1] == rect(0, 10, 50 × 10))
  }

  @Test func `one longer label among thousands asks for no other label`() {
    let widths = (0..<4000).map { CGFloat(20 + $0 % 30) }
    var content = form()
    content.sections[0].cells = widths.flatMap { row($0) }
    var layout = content.layout()
    var batch = TestBatch()
    batch.insert(row(80)[0], at: at(2000))
    let new = batch.applied(to: content).content
    let labels = layout.apply(batch, leadingTo: new).sizes.filter {
      new.sections[0].cells[$0.position.cell].attributes.width == .shared(.label)
    }
    #expect(labels.map(\.position.cell) == [2000])
    var shorter = TestBatch()
    shorter.insert(row(10)[0], at: at(4000))
    let last = shorter.applied(to: new).content
    #expect(layout.apply(shorter, leadingTo: last).sizes.count < 5)
    #expect(layout.firstDifference(from: last.layout(), cells: 100) == nil)
  }
}
