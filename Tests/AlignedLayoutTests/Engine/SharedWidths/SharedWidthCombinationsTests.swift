import AlignedLayout
import Testing

/// Shared widths with the other attributes of sections and cells.
@Suite struct SharedWidthCombinationsTests {
  private let attributes = SectionAttributes(
    cellSpacing: 0, lineSpacing: 0, sharedWidths: [.label: 0.5])
  private let label = CellAttributes(beginsLine: true, width: .shared(.label))

  private func cells(_ widths: [CGFloat], field: TestCell = .cell(60 × 10)) -> [TestCell] {
    widths.flatMap { [TestCell.cell($0 × 10, label), field] }
  }

  private func frames(
    _ cells: [TestCell], _ attributes: SectionAttributes
  ) -> [CGRect] {
    TestContent(width: 200, attributes, cells).layout().frames()
  }

  @Test func `a section that does not list the name asks its cells`() {
    #expect(
      frames(cells([40, 70]), attributes.with(sharedWidths: [:])).map(\.width) == [40, 60, 70, 60])
    #expect(
      frames(cells([40, 70]), attributes.with(sharedWidths: [.value: 1])).map(\.width)
        == [40, 60, 70, 60])
  }

  @Test func `in columns, in rows and in cells of one size, the width has no effect`() {
    for sizing in [
      SectionAttributes.Sizing.columns(2), .rows(height: 30), .fixed(50 × 10),
    ] {
      let shared = attributes.with(sizing: sizing)
      #expect(
        frames(cells([40, 70]), shared) == frames(cells([40, 70]), shared.with(sharedWidths: [:])))
    }
  }

  @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
  func `strategies break lines of labels as wide as the widest`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let found = frames(cells([40, 70]), attributes.with(breakingStrategy: strategy))
    #expect(found.map(\.width) == [70, 60, 70, 60])
    let stacked = frames(
      cells([40, 70], field: .cell(60 × 10, CellAttributes(minimumWidth: 140))),
      attributes.with(breakingStrategy: strategy))
    #expect(stacked.map(\.minY) == [0, 10, 20, 30])
  }

  @Test func `labels that a line limit hides count, too`() {
    let limited = attributes.with(lineLimit: .lines(1))
    #expect(frames(cells([40, 70]), limited).prefix(2).map(\.width) == [70, 60])
  }

  @Test func `a label that an overflow view narrows is asked for what that leaves`() {
    var section = TestSection(
      attributes: attributes.with(lineLimit: .lines(1)).with(sharedWidths: [.label: 1]),
      cells: [.text(area: 2000, atMost: 200, label.with(endsLine: true)), .cell(10 × 10)])
    section.sizeOfOverflow = { _ in 50 × 10 }
    let layout = TestContent(width: 200, sections: [section]).layout()
    #expect(layout.frames()[0] == rect(0, 0, 150 × 14))
    #expect(layout.frame(ofOverflowInSection: 0) == rect(150, 0, 50 × 10))
  }

  @Test func `a label on an indented line is cut to it, and is asked for its height there`() {
    let text = TestCell.text(area: 900, atMost: 90, label)
    let content = TestContent(
      width: 200, attributes,
      [.cell(120 × 10), .cell(10 × 10, CellAttributes(indentation: .start)), text, .cell(5 × 10)])
    #expect(content.layout().frames()[2] == rect(120, 10, 80 × 12))
    #expect(content.offers[2] == [200, 80])
  }

  @Test func `from right to left, labels are mirrored`() {
    var content = TestContent(width: 200, attributes, cells([40, 70]))
    content.direction = .rightToLeft
    #expect(
      content.layout().frames() == [
        rect(130, 0, 70 × 10), rect(70, 0, 60 × 10), rect(130, 10, 70 × 10), rect(70, 10, 60 × 10),
      ])
  }

  @Test func `sideways, heights are shared`() {
    var content = TestContent(
      width: 200, attributes, [40, 70].flatMap { [TestCell.cell(10 × $0, label), .cell(10 × 60)] })
    content.axis = .horizontal
    #expect(
      content.layout().frames() == [
        rect(0, 0, 10 × 70), rect(0, 70, 10 × 60), rect(10, 0, 10 × 70), rect(10, 70, 10 × 60),
      ])
  }

  @Test func `in centered and justified lines, labels keep their width`() {
    let centered = frames(cells([40, 70]), attributes.with(lineAlignment: .center))
    #expect(centered.map(\.minX) == [35, 105, 35, 105])
    let justified = frames(
      cells([40, 70]), attributes.with(justification: .init(lastLines: .justified)))
    #expect(justified.map(\.minX) == [0, 140, 0, 140])
  }

  @Test func `a stacked label that pins is alone on its line, and pins`() {
    let pinning = label.with(pins: true)
    let layout = TestContent(
      width: 200, attributes,
      [.cell(40 × 10, pinning), .cell(60 × 10, CellAttributes(minimumWidth: 170)), .cell(10 × 500)]
    ).layout()
    let frame = layout.frame(
      ofCellAt: .init(section: 0, cell: 0), pinning: .init(visibleTop: 100, visibleBottom: 300))
    #expect(frame.minY == 100)
  }

  @Test func `one cell per line leaves no field beside a label`() {
    let single = attributes.with(maximumCellsPerLine: 1)
    let field = TestCell.cell(60 × 10, CellAttributes(minimumWidth: 190))
    #expect(frames(cells([40, 70], field: field), single).map(\.width) == [70, 190, 70, 190])
  }

  @Test func `the width that a form uses leaves its labels their fraction`() {
    let layout = TestContent(width: 400, attributes, cells([40, 70], field: .cell(5 × 10))).layout()
    #expect(layout.usedWidth == 140)
    let limited = TestContent(width: 200, attributes, cells([40, 170], field: .cell(5 × 10)))
    #expect(limited.layout().usedWidth == 200)
  }

  @Test func `names of one number are equal, and fractions are limited`() {
    #expect(SharedWidth(1) == .label && SharedWidth(2) != .label)
    let limited = SectionAttributes(sharedWidths: [.label: .nan, .value: 7])
    #expect(limited.sharedWidths == [.label: 0, .value: 1])
    #expect(limited.with(sharedWidths: [:]) == SectionAttributes())
    #expect(MemoryLayout<CellAttributes>.size <= 128)
    #expect(_isPOD(CellAttributes.self))
  }
}
