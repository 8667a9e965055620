import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

/// How many lines there are, what stays together on them, and what is never alone.
struct LineExpectationTests {
  @Test func `a section has no more lines than a number`() throws {
    let test = LayoutTest.suddenlyWideCells(2)
    #expect(test.failure(forWidths: 70...1366, expecting: [.lineCount(atMost: 2)]) == nil)
    let failures = test.failures(forWidths: 70...1366, expecting: [.lineCount(atMost: 1)])
    #expect(failures.map(\.width) == [100, 100])
    #expect(failures.map(\.direction) == [.leftToRight, .rightToLeft])
    let last = try #require(failures.last)
    #expect(
      "\(last)" == """
        At most 1 line: first fails at 100 points, right to left. Section 0 has 2 lines.
        ┏━━━━━━━━━━━━━━━━━━━━┓
        ┃  ╭────────────────╮┃
        ┃  │        0       │┃
        ┃  ╰────────────────╯┃
        ┃                    ┃
        ┃  ╭────────────────╮┃
        ┃  │        1       │┃
        ┃  ╰────────────────╯┃
        ┗━━━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `lines are counted in one section, or in each`() {
    let sections = [1, 4].map { ContentLayout.Section(cellCount: $0) }
    let test = LayoutTest(.init(width: 0, sections: sections)) { _ in CGSize(width: 80, height: 30)
    }
    func reason(_ expectation: LayoutExpectation) -> String? {
      test.failure(forWidths: 90...90, expecting: [expectation])?.reason
    }
    #expect(reason(.lineCount(atMost: 3)) == "Section 1 has 4 lines.")
    #expect(reason(.lineCount(atMost: 3, inSection: 1)) == "Section 1 has 4 lines.")
    #expect(reason(.lineCount(atMost: 3, inSection: 0)) == nil)
    #expect(reason(.lineCount(atMost: 3, inSection: 2)) == "There is no section 2.")
  }

  // MARK: Labels and fields

  private let labels = LayoutExpectation.staysWithNext { $0.cell.isMultiple(of: 2) }

  @Test func `a label stays on the line of its field`() throws {
    let names = ["Name", "Ada", "City", "Oslo"]
    let form = LayoutTest(.cells(4)) {
      CGSize(width: $0.cell.isMultiple(of: 2) ? 30 : 40, height: 30)
    } nameOfCell: {
      names[$0.cell]
    }
    #expect(form.failure(forWidths: 170...1366, expecting: [labels]) == nil)
    #expect(form.failure(forWidths: 80...CGFloat(119.999).nextDown, expecting: [labels]) == nil)
    let failure = try #require(form.failure(forWidths: 80...1366, expecting: [labels]))
    #expect(failure.width == 119.999)
    #expect(
      "\(failure)" == """
        Cells stay together: first fails at 119.999 points, left to right. “City” (cell 2 of \
        section 0) is on line 0, but “Oslo” (cell 3 of section 0) on line 1.
        ┏━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃╭────╮  ╭──────╮  ╭────╮┃
        ┃│Name│  │ Ada  │  │City│┃
        ┃╰────╯  ╰──────╯  ╰────╯┃
        ┃                        ┃
        ┃╭──────╮                ┃
        ┃│ Oslo │                ┃
        ┃╰──────╯                ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `a label whose field is hidden is separated from it`() {
    let test = LayoutTest.cells([30, 40, 30, 40], SectionAttributes(lineLimit: .lines(1)))
    let failure = test.failure(forWidths: 80...1366, expecting: [labels])
    #expect(failure?.width == 119.999)
    #expect(
      failure?.reason
        == "Cell 2 of section 0 is visible, but cell 3 of section 0 is hidden.")
  }

  @Test func `a label needs a field, and an expectation a label`() {
    let test = LayoutTest.cells([30, 40, 30])
    let failures = test.failures(
      forWidths: 80...1366, expecting: [labels, .staysWithNext { _ in false }])
    #expect(
      failures.map(\.description) == [
        "Cells stay together: not checked. Cell 2 of section 0 has no next cell in its section.",
        "Cells stay together: not checked. No cell was chosen to stay with the next one.",
      ])
  }

  // MARK: Overflow views

  @Test func `an overflow view is never alone`() throws {
    let test = LayoutTest.suddenlyWideCells(9, SectionAttributes(lineLimit: .lines(2))) { _, _ in
      CGSize(width: 50, height: 30)
    }
    func failure(_ widths: ClosedRange<CGFloat>) -> LayoutFailure? {
      test.failure(
        forWidths: widths, directions: [.leftToRight], expecting: [.overflowIsNeverAlone])
    }
    #expect(failure(90...CGFloat(100).nextDown) == nil)
    #expect(failure(150...1366) == nil)
    let alone = try #require(failure(90...1366))
    #expect(
      "\(alone)" == """
        The overflow view is never alone: first fails at 100 points, left to right. The overflow \
        view of section 0, for 8 hidden cells, is alone on its line.
        ┏━━━━━━━━━━━━━━━━━━━━┓
        ┃╭────────────────╮  ┃
        ┃│        0       │  ┃
        ┃╰────────────────╯  ┃
        ┃                    ┃
        ┃╭────────╮          ┃
        ┃│   +8   │          ┃
        ┃╰────────╯          ┃
        ┗━━━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `where there can be no overflow view, nothing is expected of it`() {
    func reason(_ attributes: SectionAttributes) -> String? {
      LayoutTest.cells([30], attributes)
        .failure(forWidths: 80...90, expecting: [.overflowIsNeverAlone])?.reason
    }
    #expect(
      reason(SectionAttributes()) == "No section has a line limit, so there is no overflow view.")
    #expect(
      reason(SectionAttributes(lineLimit: .lines(1)))
        == "Overflow views have no size, so there are none: pass `sizeOfOverflow`.")
  }
}
