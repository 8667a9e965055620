import AlignedLayout
import Testing

/// What is asked under a line limit in columns, with strategies, and of cells whose widths lines decide.
@Suite struct LineLimitQuestionsTests {
  private let plain = SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)
  private let keep = CellAttributes(keepsWithNext: true)

  /// Returns all questions in order: a cell with its offer, or "+" with a number of hidden cells.
  private func questions(
    _ attributes: SectionAttributes, _ cells: [TestCell], overflow: CGSize = 20 × 10
  ) -> [String] {
    final class Questions { var asked: [String] = [] }
    let questions = Questions()
    var content = TestContent(width: 120, attributes, cells)
    content.sections[0].sizeOfOverflow = { _ in overflow }
    _ = content.layout(
      asked: { questions.asked.append("\($0.cell): \(Int($1))") },
      askedForOverflow: { questions.asked.append("+\($1)") })
    return questions.asked
  }

  private func row(_ count: Int, _ attributes: CellAttributes = .default) -> [TestCell] {
    Array(repeating: .cell(50 × 10, attributes), count: count)
  }

  @Test func `in columns only cells that fit are asked, with the width of their columns`() {
    let columns = plain.with(sizing: .columns(3))
    #expect(
      questions(columns, row(9)) == [
        "0: 40", "1: 40", "2: 40", "3: 40", "4: 40", "5: 40", "+3", "+4",
      ])
  }

  @Test func `in columns no cell of a group beyond the limit is asked`() {
    let columns = plain.with(sizing: .columns(3))
    #expect(
      questions(columns, row(4) + row(2, keep) + row(3)) == [
        "0: 40", "1: 40", "2: 40", "3: 40", "+5",
      ])
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `a strategy asks a group beyond the limit up to the first cell that does not fit`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let balanced = plain.with(breakingStrategy: strategy)
    #expect(
      questions(balanced, row(3) + row(2, keep) + row(3)) == [
        "0: 120", "1: 120", "2: 120", "3: 120", "4: 120", "+5",
      ])
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `heights for decided widths are asked last, and never of hidden cells`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let rest = CellAttributes(width: .remaining, minimumWidth: 50)
    // The overflow view hides one more cell, which stood on the last line at first.
    let asked = questions(plain.with(breakingStrategy: strategy), row(9, rest), overflow: 40 × 10)
    #expect(asked == ["+5", "+6", "0: 60", "1: 60", "2: 80"])
  }

  @Test func `a cell that shrinks is asked for its width before the overflow view`() {
    let shrinks = CellAttributes(minimumWidth: 45, shrinkage: 1)
    let cells: [TestCell] = Array(repeating: .cell(70 × 10, shrinks), count: 5)
    #expect(
      questions(plain, cells) == [
        "0: 120", "1: 120", "2: 120", "3: 120", "+1", "0: 60", "1: 60", "2: 50", "3: 50",
      ])
  }
}
