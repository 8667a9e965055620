import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

/// No cell is cut to its line, or sticks out of it.
struct CutTests {
  private func failure(
    _ test: LayoutTest, from least: CGFloat = 50,
    directions: [ContentLayout.Direction] = [.leftToRight]
  ) -> LayoutFailure? {
    test.failure(forWidths: least...400, directions: directions, expecting: [.noCellIsCut])
  }

  private let clamping = SectionAttributes(clampsOversizedCells: true)

  @Test func `cells that fit are neither cut nor stick out`() {
    #expect(
      failure(.cells([30, 80, 30]), from: 80, directions: [.leftToRight, .rightToLeft]) == nil)
    #expect(failure(.cells([30, 80, 30], clamping), from: 80) == nil)
  }

  @Test func `a cell that is too wide for its line sticks out of it`() throws {
    let failure = try #require(self.failure(.cells([30, 80, 30])))
    #expect(
      "\(failure)" == """
        No cell is cut: first fails at 50 points, left to right. Cell 1 of section 0 sticks out of \
        its line: it is 80 points wide with its insets, in a section of 50 points.
        ┏━━━━━━━━━━━━━━━━┓
        ┃╭────╮┄┄┄┐      ┃
        ┃│  0 │   ┆      ┃
        ┃╰────╯   ┆      ┃
        ┃┆        ┆      ┃
        ┃╭──────────────╮┃
        ┃│       1      │┃
        ┃╰──────────────╯┃
        ┃┆        ┆      ┃
        ┃╭────╮   ┆      ┃
        ┃│  2 │   ┆      ┃
        ┃╰────╯┄┄┄┘      ┃
        ┗━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `from right to left it sticks out at the left`() throws {
    let failure = try #require(self.failure(.cells([30, 80, 30]), directions: [.rightToLeft]))
    #expect(
      "\(failure)" == """
        No cell is cut: first fails at 50 points, right to left. Cell 1 of section 0 sticks out of \
        its line: it is 80 points wide with its insets, in a section of 50 points.
        ┏━━━━━━━━━━━━━━━━┓
        ┃      ┌┄┄┄╭────╮┃
        ┃      ┆   │  0 │┃
        ┃      ┆   ╰────╯┃
        ┃      ┆        ┆┃
        ┃╭──────────────╮┃
        ┃│       1      │┃
        ┃╰──────────────╯┃
        ┃      ┆        ┆┃
        ┃      ┆   ╭────╮┃
        ┃      ┆   │  2 │┃
        ┃      └┄┄┄╰────╯┃
        ┗━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `a cell that is clamped is cut`() throws {
    let failure = try #require(self.failure(.cells([30, 80, 30], clamping)))
    #expect(
      "\(failure)" == """
        No cell is cut: first fails at 50 points, left to right. Cell 1 of section 0 is 80 points \
        wide, and cut to 50 points.
        ┏━━━━━━━━━━┓
        ┃╭────╮    ┃
        ┃│  0 │    ┃
        ┃╰────╯    ┃
        ┃          ┃
        ┃╭────────╮┃
        ┃│    1   │┃
        ┃╰────────╯┃
        ┃          ┃
        ┃╭────╮    ┃
        ┃│  2 │    ┃
        ┃╰────╯    ┃
        ┗━━━━━━━━━━┛

        """)
  }

  @Test func `a cell that is cut to a whole line is cut`() {
    let test = LayoutTest.cells([30, 80], SectionAttributes(sizing: .asked(offering: .wholeLine)))
    #expect(failure(test)?.reason == "Cell 1 of section 0 is 80 points wide, and cut to 50 points.")
    #expect(failure(test, from: 80) == nil)
  }

  @Test func `a cell that is cut below its least width is cut`() {
    let test = LayoutTest.cells([30], clamping, CellAttributes(minimumWidth: 70))
    #expect(failure(test)?.reason == "Cell 0 of section 0 is 70 points wide, and cut to 50 points.")
    #expect(failure(test, from: 70) == nil)
  }

  @Test func `a cell of a fixed size sticks out`() {
    let test = LayoutTest(
      .cells(2, SectionAttributes(sizing: .fixed(CGSize(width: 80, height: 30))))
    ) {
      _ in .zero
    }
    #expect(failure(test)?.reason.count(of: "sticks out") == 1)
    #expect(failure(test, from: 80) == nil)
  }

  @Test func `an overflow view is cut, too`() {
    let test = LayoutTest(
      .cells(9, clamping.with(lineLimit: .lines(2)))
    ) { _ in
      CGSize(width: 30, height: 30)
    } sizeOfOverflow: { _, _ in
      CGSize(width: 80, height: 30)
    }
    let reason = "The overflow view of section 0 is 80 points wide, and cut to 50 points."
    #expect(failure(test)?.reason == reason)
    #expect(failure(test, from: 120) == nil)
  }

  @Test(
    arguments: [
      (SectionAttributes.columns(2), CellAttributes.default),
      (SectionAttributes(), CellAttributes(shrinkage: 1)),
      (SectionAttributes(), CellAttributes(width: .remaining)),
    ])
  func `a width that something else decides is not cut`(
    section: SectionAttributes, cell: CellAttributes
  ) {
    #expect(failure(.cells([80, 80, 80], section, cell)) == nil)
  }

  @Test func `insets below zero make room for a cell`() {
    let insets = Insets(leading: -20, trailing: -20)
    #expect(failure(.cells([80], SectionAttributes(), CellAttributes(insets: insets))) == nil)
  }

  @Test func `in a content that scrolls sideways, a cell that is too high is cut`() {
    let shelf = ContentLayout.Specification(
      height: 0, contentInsets: .zero,
      sections: [.init(attributes: SectionAttributes(clampsOversizedCells: true), cellCount: 1)])
    let test = LayoutTest(shelf) { _ in CGSize(width: 200, height: 80) }
    #expect(failure(test)?.reason == "Cell 0 of section 0 is 80 points high, and cut to 50 points.")
    #expect(failure(test, from: 80) == nil)
  }
}
