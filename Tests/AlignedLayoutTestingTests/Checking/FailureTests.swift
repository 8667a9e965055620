import AlignedLayout
import AlignedLayoutTesting
import Foundation
import Testing

/// What is checked at which widths, and what a failure says.
struct FailureTests {
  /// The gap between two cells of 30 points, which the width of the line decides.
  private let gap = LayoutExpectation("The gap is small") { tested in
    let frames = tested.visibleCells.map(tested.layout.frame(ofCellAt:))
    let gap = abs(frames[1].minX - frames[0].minX) - 30
    return gap > 30 ? "The gap is \(gap) points wide." : nil
  }

  private let justified = LayoutTest.cells(
    [30, 30], SectionAttributes(justification: .init(lastLines: .justified)))

  @Test func `the first width that fails is known to the last bit`() throws {
    #expect(justified.failure(forWidths: 70...90, expecting: [gap]) == nil)
    let failure = try #require(justified.failure(forWidths: 70...1366, expecting: [gap]))
    #expect(failure.width == CGFloat(90).nextUp)
    #expect(
      "\(failure)" == """
        The gap is small: first fails at 90.00000000000001 points, left to right. The gap is \
        30.000000000000014 points wide.
        ┏━━━━━━━━━━━━━━━━━━┓
        ┃╭────╮      ╭────╮┃
        ┃│  0 │      │  1 │┃
        ┃╰────╯      ╰────╯┃
        ┗━━━━━━━━━━━━━━━━━━┛

        """)
  }

  @Test func `each expectation fails once in each direction, at its least width`() {
    let test = LayoutTest.cells([30, 80, 30])
    let failures = test.failures(
      forWidths: 50...400, expecting: [.noCellIsCut, .lineCount(atMost: 1), .lineCount(atMost: 3)])
    #expect(
      failures.map(\.expectation) == [
        "No cell is cut", "At most 1 line", "No cell is cut", "At most 1 line",
      ])
    #expect(failures.map(\.direction) == [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft])
    #expect(failures.allSatisfy { $0.width == 50 })
    #expect(
      test.failure(forWidths: 50...400, expecting: [.lineCount(atMost: 1), .noCellIsCut])?
        .expectation == "At most 1 line")
    let late = LayoutTest.suddenlyWideCells(2)
      .failure(forWidths: 40...400, expecting: [.heightNeverGrowsWithWidth, .lineCount(atMost: 1)])
    #expect(late?.expectation == "At most 1 line")
  }

  @Test func `an optional failure is described by its picture`() throws {
    let failure = LayoutTest.cells([80]).failure(forWidths: 50...50, expecting: [.noCellIsCut])
    let picture = try #require(failure?.picture)
    #expect(String(describing: failure).count(of: picture.text) == 1)
    #expect(failure?.svg == picture.svg)
    #expect(failure?.layout == LayoutTest.cells([80]).layout(width: 50).layout)
  }

  @Test func `cells that a failure names have thick borders`() {
    let failure = LayoutTest.cells([30, 80])
      .failure(forWidths: 50...50, expecting: [.noCellIsCut])
    #expect(failure?.svg?.count(of: "stroke-width=\"2\"") == 1)
  }

  // MARK: What is not checked

  @Test func `a content that is refused fails`() {
    let test = LayoutTest.cells([30, 40], SectionAttributes(breakingStrategy: .optimal))
    let failures = test.failures(forWidths: 40...400, expecting: [.noCellIsCut])
    #expect(
      failures.map(\.description) == [
        """
        All widths: not checked. Section 0 breaks its lines optimally: they also change where no cell begins \
        to fit.
        """
      ])
    #expect(failures.first?.width == nil && failures.first?.svg == nil)
    #expect(
      test.failure(
        atWidths: stride(from: 40, through: 400, by: 1), expecting: [.noCellIsCut]) == nil)
  }

  @Test func `single widths are checked in their order, whatever they are`() {
    let test = LayoutTest.cells([80], SectionAttributes(breakingStrategy: .optimal))
    #expect(test.failure(atWidths: [100, 50, 70], expecting: [.noCellIsCut])?.width == 50)
    #expect(test.failure(atWidths: [100, 80], expecting: [.noCellIsCut]) == nil)
  }

  @Test func `nothing passes without having been checked`() {
    func reason(
      _ count: Int, _ expectations: [LayoutExpectation], _ widths: [CGFloat] = [320],
      _ directions: [ContentLayout.Direction] = [.leftToRight]
    ) -> String? {
      LayoutTest.cells(Array(repeating: 30, count: count))
        .failure(atWidths: widths, directions: directions, expecting: expectations)?.description
    }
    #expect(reason(1, [.noCellIsCut]) == nil)
    #expect(reason(0, [.noCellIsCut]) == "All expectations: not checked. There are no cells.")
    #expect(reason(1, []) == "All expectations: not checked. Nothing is expected.")
    #expect(reason(1, [.noCellIsCut], []) == "All expectations: not checked. There are no widths.")
    #expect(
      reason(1, [.noCellIsCut], [320], [])
        == "All expectations: not checked. No direction was passed.")
  }

  // MARK: Told answers

  @Test func `sizes that were told for other offers than they hold for fail`() {
    let test = LayoutTest(
      .cells(2, SectionAttributes(sizing: .asked(offering: .wholeLine))),
      answerOfCell: { _, offer in
        ContentLayout.CellAnswer(CGSize(width: (100..<120) ~= offer ? 90 : 30, height: 30))
      })
    let failure = test.failure(
      forWidths: 70...150, directions: [.leftToRight], expecting: [.noCellIsCut])
    #expect(failure?.expectation == "Sizes are those that were told")
    #expect(failure?.width == 110)
  }

  @Test func `constant sizes and told ones fail alike`() {
    let widths: [CGFloat] = [30, 80, 45]
    let told = LayoutTest(
      .cells(3),
      answerOfCell: { position, _ in
        ContentLayout.CellAnswer(CGSize(width: widths[position.cell], height: 30))
      })
    let expectations = [LayoutExpectation.noCellIsCut, .lineCount(atMost: 2)]
    #expect(
      told.failures(forWidths: 50...400, expecting: expectations)
        == LayoutTest.cells(widths).failures(forWidths: 50...400, expecting: expectations))
  }
}
