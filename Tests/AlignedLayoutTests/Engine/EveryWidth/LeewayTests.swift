import AlignedLayout
import Testing

@Suite struct LeewayTests {
  private func layout(
    _ width: CGFloat, _ attributes: SectionAttributes, _ cells: [TestCell]
  ) -> ContentLayout {
    TestContent(width: width, attributes, cells).layout()
  }

  private static let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 5)

  @Test func `a line tells how much wider and narrower the content may become`() {
    let layout = layout(100, Self.plain, [.cell(30 × 10), .cell(40 × 10), .cell(50 × 10)])
    let first = layout.leeway(ofLineAt: 0, inSection: 0)
    expectEqual(first.wider, 30)
    expectEqual(first.narrower, 25)
    expectEqual(
      first.description,
      "30 points wider, and the next cell joins the line; more than 25 points narrower, and its last cell leaves it."
    )
    let last = layout.leeway(ofLineAt: 1, inSection: 0)
    #expect(last.wider == nil)
    #expect(last.narrower == nil)
    expectEqual(last.description, "No width is known at which the line changes.")
  }

  /// How far a line is from a width at which it changes.
  enum Leeway {
    /// The points that make it wide enough for the next cell, or nil if no width is known.
    case wider(CGFloat?)
    /// The points that it may lose.
    case narrower(CGFloat?)
  }

  /// A content, and the leeway of its first line.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let width: CGFloat
    let attributes: SectionAttributes
    let cells: [TestCell]
    let leeway: Leeway

    init(
      _ name: String, _ width: CGFloat, _ cells: [TestCell],
      _ attributes: SectionAttributes = plain, leeway: Leeway
    ) {
      testDescription = name
      self.width = width
      self.attributes = attributes
      self.cells = cells
      self.leeway = leeway
    }
  }

  static let examples: [Example] = [
    Example(
      "cells that keep together join together", 60,
      [.cell(30 × 10), .cell(20 × 10, CellAttributes(keepsWithNext: true)), .cell(25 × 10)],
      leeway: .wider(25)),
    Example(
      "no width joins lines at a forced break", 60,
      [.cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true))], leeway: .wider(nil)),
    Example(
      "no width joins lines in columns", 60, [.cell(9 × 9), .cell(9 × 9), .cell(9 × 9)],
      plain.with(sizing: .columns(2)), leeway: .wider(nil)),
    Example(
      "no width joins lines that are full", 60, [.cell(9 × 9), .cell(9 × 9)],
      plain.with(maximumCellsPerLine: 1), leeway: .wider(nil)),
    Example(
      "a cell that is cut to its line hides how wide it was", 60,
      [.cell(200 × 10), .cell(10 × 10)], plain.with(clampsOversizedCells: true),
      leeway: .wider(nil)),
    Example(
      "a cell at the trailing edge leaves a line that is too wide", 100,
      [
        .cell(90 × 10, CellAttributes(lastLineWidth: 30)),
        .cell(20 × 10, CellAttributes(standsAtTrailingEdge: true)),
      ], leeway: .narrower(10)),
  ]

  @Test(arguments: examples)
  func `a line knows at which width its cells change`(example: Example) {
    let layout = layout(example.width, example.attributes, example.cells)
    let leeway = layout.leeway(ofLineAt: 0, inSection: 0)
    switch example.leeway {
    case .wider(let wider): expectEqual(leeway.wider, wider)
    case .narrower(let narrower): expectEqual(leeway.narrower, narrower)
    }
  }

  @Test(arguments: Seeds(1000, usually: 100))
  func `a line changes at its leeway, and not before`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var content = random.followableContent
    content.sections = Array(content.sections.prefix(1))
    guard !content.sections.isEmpty else { return }
    content.sections[0].attributes = content.sections[0].attributes.with(lineLimit: .unlimited)
    for index in content.sections[0].cells.indices {
      content.sections[0].cells[index].attributes = content.sections[0].cells[index].attributes
        .with(indentation: .unchanged)
    }
    let width = CGFloat(Int.random(in: 80...300, using: &random))
    let layout = content.at(width).layout()
    guard layout.sectionCount > 0 else { return }
    for (index, line) in layout.lines(inSection: 0).enumerated() {
      let leeway = layout.leeway(ofLineAt: index, inSection: 0)
      func cells(at width: CGFloat) -> Range<Int>? {
        let lines = content.at(width).layout().lines(inSection: 0)
        return lines.first { $0.cells.lowerBound == line.cells.lowerBound }?.cells
      }
      if let wider = leeway.wider, index == 0 {
        expectEqual(cells(at: width + wider - 0.01), line.cells)
        #expect(cells(at: width + wider)?.count ?? 0 > line.cells.count)
      }
      if let narrower = leeway.narrower, index == 0, width > narrower + 1 {
        expectEqual(cells(at: width - narrower), line.cells)
        #expect(cells(at: width - narrower - 0.01) != line.cells)
      }
    }
  }
}
