import AlignedLayout
import Testing

@Suite struct LeewayTests {
  private func layout(
    _ width: CGFloat, _ attributes: SectionAttributes, _ cells: [TestCell]
  ) -> ContentLayout {
    TestContent(width: width, attributes, cells).layout()
  }

  private let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 5)

  @Test func `a line tells how much wider and narrower the content may become`() {
    let layout = layout(100, plain, [.cell(30 × 10), .cell(40 × 10), .cell(50 × 10)])
    let first = layout.leeway(ofLineAt: 0, inSection: 0)
    #expect(first.wider == 30)
    #expect(first.narrower == 25)
    #expect(
      first.description
        == "30 points wider, and the next cell joins the line; more than 25 points narrower, and its last cell leaves it."
    )
    let last = layout.leeway(ofLineAt: 1, inSection: 0)
    #expect(last.wider == nil)
    #expect(last.narrower == nil)
    #expect(last.description == "No width is known at which the line changes.")
  }

  @Test func `cells that keep together join together`() {
    let keeps = CellAttributes(keepsWithNext: true)
    let layout = layout(60, plain, [.cell(30 × 10), .cell(20 × 10, keeps), .cell(25 × 10)])
    #expect(layout.leeway(ofLineAt: 0, inSection: 0).wider == 25)
  }

  @Test func `no width joins lines at a forced break, or in columns`() {
    let begins = CellAttributes(beginsLine: true)
    let forced = layout(60, plain, [.cell(10 × 10), .cell(10 × 10, begins)])
    #expect(forced.leeway(ofLineAt: 0, inSection: 0).wider == nil)
    let columns = layout(
      60, plain.with(sizing: .columns(2)), [.cell(9 × 9), .cell(9 × 9), .cell(9 × 9)])
    #expect(columns.leeway(ofLineAt: 0, inSection: 0).wider == nil)
    let full = layout(60, plain.with(maximumCellsPerLine: 1), [.cell(9 × 9), .cell(9 × 9)])
    #expect(full.leeway(ofLineAt: 0, inSection: 0).wider == nil)
  }

  @Test func `a cell that is cut to its line hides how wide it was`() {
    let layout = layout(
      60, plain.with(clampsOversizedCells: true), [.cell(200 × 10), .cell(10 × 10)])
    #expect(layout.leeway(ofLineAt: 0, inSection: 0).wider == nil)
  }

  @Test func `a cell at the trailing edge leaves a line that is too wide`() {
    let text = CellAttributes(lastLineWidth: 30)
    let time = CellAttributes(standsAtTrailingEdge: true)
    let layout = layout(100, plain, [.cell(90 × 10, text), .cell(20 × 10, time)])
    #expect(layout.leeway(ofLineAt: 0, inSection: 0).narrower == 10)
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
        #expect(cells(at: width + wider - 0.01) == line.cells)
        #expect(cells(at: width + wider)?.count ?? 0 > line.cells.count)
      }
      if let narrower = leeway.narrower, index == 0, width > narrower + 1 {
        #expect(cells(at: width - narrower) == line.cells)
        #expect(cells(at: width - narrower - 0.01) != line.cells)
      }
    }
  }
}
