import AlignedLayout
import Testing

/// The reasons for line breaks.
@Suite struct LineBreakReasonTests {
  private let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)

  private func reasons(
    _ cells: [TestCell], _ attributes: SectionAttributes? = nil
  ) -> [ContentLayout.LineBreakReason] {
    let layout = TestContent(width: 100, attributes ?? plain, cells).layout()
    return layout.lines(inSection: 0).indices.map {
      layout.breakReason(ofLineAt: $0, inSection: 0)
    }
  }

  @Test func `a forced break takes precedence over other reasons`() {
    #expect(
      reasons([
        .cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true, endsLine: true)),
        .cell(200 × 10, CellAttributes(beginsLine: true)),
      ]) == [.first, .forced, .forcedByPreviousCell])
  }

  @Test func `a cell that is too wide reports the needed and the available width`() {
    let found = reasons([.cell(60 × 10), .cell(90 × 10)])
    #expect(found == [.first, .tooWide(needed: 95, had: 40)])
    #expect(
      found[1].description
        == "Its first cell needs 95 points with the gap before it, and the line above has 40 points "
        + "left: 55 points are missing.")
  }

  @Test func `the needed width is unknown if a cell is narrower when asked again`() {
    let narrower = TestCell { $0 < 50 ? 60 × 10 : 20 × 10 }
    #expect(reasons([.cell(60 × 10), narrower]) == [.first, .tooWide(needed: nil, had: 40)])
  }

  @Test func `a minimum line space is reported with the available space`() {
    let field = CellAttributes(minimumLineSpace: 50, insets: Insets(leading: 10))
    #expect(
      reasons([.cell(60 × 10), .cell(20 × 10, field)]) == [
        .first, .minimumLineSpace(needed: 50, had: 25),
      ])
  }

  @Test func `cells that keep together have another reason than cells that do not fit`() {
    let keep = CellAttributes(keepsWithNext: true)
    #expect(
      reasons([
        .cell(50 × 10), .cell(20 × 10, keep), .cell(30 × 10), .cell(80 × 10, keep),
        .cell(30 × 10),
      ]) == [
        .first, .keptTogether(needed: 60, had: 50), .tooWide(needed: 85, had: 45),
        .tooWide(needed: 35, had: 20),
      ])
  }

  @Test func `a cell that begins a line within a group is too wide for the line above`() {
    let keep = CellAttributes(keepsWithNext: true)
    func narrow(_ attributes: CellAttributes) -> TestCell {
      TestCell(attributes: attributes) { $0 < 50 ? 50 × 10 : 40 × 10 }
    }
    for (second, third) in [(keep, keep), (keep, .default), (.default, .default)] {
      #expect(
        reasons([.cell(55 × 10, keep), narrow(second), .cell(10 × 10, third)]) == [
          .first, .tooWide(needed: nil, had: 45),
        ])
    }
  }

  @Test func `a strategy that falls back is a reason in that passage only`() {
    let balanced = plain.with(breakingStrategy: .balanced, cellSpacing: -2)
    let few = Array(repeating: TestCell.cell(1 × 10), count: 10) + [.cell(1000 × 10)]
    let many = Array(repeating: TestCell.cell(1 × 10), count: 300) + [.cell(1000 × 10)]
    let begin = TestCell.cell(60 × 10, CellAttributes(beginsLine: true))
    #expect(reasons(few, balanced) == [.first, .tooWide(needed: 998, had: 108)])
    #expect(reasons(many, balanced) == [.first, .strategyFellBack])
    #expect(
      reasons(many + [begin, .cell(60 × 10)], balanced) == [
        .first, .strategyFellBack, .forced, .tooWide(needed: 58, had: 40),
      ])
  }

  @Test func `a strategy is the reason only if the cell would fit on the line above`() {
    let cells = [40, 40, 30, 60].map { TestCell.cell($0 × 10) }
    let balanced = plain.with(breakingStrategy: .balanced)
    #expect(reasons(cells, balanced) == [.first, .tooWide(needed: 35, had: 15)])
    let few = [30, 30, 20, 90].map { TestCell.cell($0 × 10) }
    let optimal = plain.with(breakingStrategy: .optimal)
    #expect(reasons(few, optimal) == [.first, .tooWide(needed: 95, had: 10)])
    let even = [30, 30, 30, 30, 30].map { TestCell.cell($0 × 10) }
    #expect(reasons(even, balanced) == [.first, .tooWide(needed: 35, had: 0)])
  }

  @Test func `a cell without a minimum line space is too wide for a full line`() {
    #expect(
      reasons([.cell(100 × 10), .cell(10 × 10)]) == [.first, .tooWide(needed: 15, had: 0)])
  }

  @Test func `the needed width of a clamped cell is unknown`() {
    let clamping = plain.with(clampsOversizedCells: true, cellSpacing: 0)
    let found = reasons([.cell(0 × 10), .cell(120 × 10)], clamping)
    #expect(found == [.first, .tooWide(needed: nil, had: 100)])
    #expect(
      found[1].description
        == "Its first cell did not fit in the 100 points left on the line above, and is narrower on "
        + "its own.")
  }

  @Test func `with a fixed size the reason is a full line or the strategy`() {
    func reason(_ strategy: SectionAttributes.BreakingStrategy) -> ContentLayout.LineBreakReason {
      let attributes = plain.with(
        breakingStrategy: strategy, sizing: .fixed(30 × 10))
      return ContentLayout(
        width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 4)]
      ).breakReason(ofLineAt: 1, inSection: 0)
    }
    #expect(reason(.firstFit) == .tooWide(needed: 35, had: 0))
    #expect(reason(.balanced) == .strategy)
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `a group of more cells than the line above has left is kept together`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = plain.with(breakingStrategy: strategy, cellSpacing: 0)
      .with(maximumCellsPerLine: 3)
    let keep = CellAttributes(keepsWithNext: true)
    func cells(_ count: Int, _ attributes: CellAttributes = .default) -> [TestCell] {
      Array(repeating: .cell(10 × 10, attributes), count: count)
    }
    #expect(
      reasons(cells(2) + cells(1, keep) + cells(1), attributes) == [
        .first, .keptTogether(needed: nil, had: 80),
      ])
    #expect(
      reasons(cells(1) + cells(4, keep) + cells(1), attributes) == [
        .first, .keptTogether(needed: nil, had: 90), .full,
      ])
    #expect(reasons(cells(4), attributes).last == (strategy == .optimal ? .full : .strategy))
  }

  @Test(arguments: Wildness.allCases)
  func `every line has a reason with a sentence as description`(wildness: Wildness) {
    for seed in Seeds(200) {
      var random = SplitMix64(seed: seed)
      let content = random.mixedContent(wildness)
      let layout = content.layout()
      for (section, test) in content.sections.enumerated() {
        for line in layout.lines(inSection: section).indices {
          let reason = layout.breakReason(ofLineAt: line, inSection: section)
          #expect((reason == .first) == (line == 0), "\(seed)")
          #expect(reason.description.hasSuffix("."), "\(seed)")
          guard line > 0, !reason.isForced else { continue }
          let isByStrategy = reason == .strategy || reason == .strategyFellBack
          #expect(
            !isByStrategy || test.attributes.breakingStrategy != .firstFit, "\(seed)")
          if case .tooWide(let needed?, let had) = reason {
            #expect(needed > had, "\(seed)")
          }
        }
      }
    }
  }
}

extension ContentLayout.LineBreakReason {
  fileprivate var isForced: Bool {
    self == .forced || self == .forcedByPreviousCell
  }
}
