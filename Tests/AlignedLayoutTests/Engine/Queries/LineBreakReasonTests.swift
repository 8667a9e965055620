import AlignedLayout
import Testing

/// The reasons for line breaks.
@Suite struct LineBreakReasonTests {
  private static let plain = SectionAttributes(cellSpacing: 5, lineSpacing: 0)
  private static let balanced = plain.with(breakingStrategy: .balanced)
  private static let overlapping = balanced.with(cellSpacing: -2)
  private static let keep = CellAttributes(keepsWithNext: true)

  private static func reasons(
    _ cells: [TestCell], _ attributes: SectionAttributes
  ) -> [ContentLayout.LineBreakReason] {
    let layout = TestContent(width: 100, attributes, cells).layout()
    return layout.lines(inSection: 0).indices.map {
      layout.breakReason(ofLineAt: $0, inSection: 0)
    }
  }

  private static func cells(_ widths: CGFloat...) -> [TestCell] {
    widths.map { .cell($0 × 10) }
  }

  private static func cells(
    _ count: Int, _ size: CGSize, _ attributes: CellAttributes = .default
  ) -> [TestCell] {
    Array(repeating: .cell(size, attributes), count: count)
  }

  /// Returns a cell that is 40 points wide, or 50 if it is offered less than 50.
  private static func widerInLittleSpace(_ attributes: CellAttributes) -> TestCell {
    TestCell(attributes: attributes) { $0 < 50 ? 50 × 10 : 40 × 10 }
  }

  /// Cells on lines of 100 points, and the reasons for which the lines begin.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let cells: [TestCell]
    let attributes: SectionAttributes
    let reasons: [ContentLayout.LineBreakReason]
    /// The description of the second line's reason, or nil if the example says nothing of it.
    let description: String?

    init(
      _ name: String, _ cells: [TestCell], _ attributes: SectionAttributes = plain,
      reasons: [ContentLayout.LineBreakReason], description: String? = nil
    ) {
      testDescription = name
      self.cells = cells
      self.attributes = attributes
      self.reasons = reasons
      self.description = description
    }
  }

  static let examples: [Example] = [
    Example(
      "a forced break takes precedence over other reasons",
      [
        .cell(10 × 10), .cell(10 × 10, CellAttributes(beginsLine: true, endsLine: true)),
        .cell(200 × 10, CellAttributes(beginsLine: true)),
      ], reasons: [.first, .forced, .forcedByPreviousCell]),
    Example(
      "a cell that is too wide reports the needed and the available width", cells(60, 90),
      reasons: [.first, .tooWide(needed: 95, had: 40)],
      description: "Its first cell needs 95 points with the gap before it, and the line above has "
        + "40 points left: 55 points are missing."),
    Example(
      "the needed width is unknown if a cell is narrower when asked again",
      [.cell(60 × 10), TestCell { $0 < 50 ? 60 × 10 : 20 × 10 }],
      reasons: [.first, .tooWide(needed: nil, had: 40)]),
    Example(
      "a minimum line space is reported with the available space",
      [
        .cell(60 × 10),
        .cell(20 × 10, CellAttributes(minimumLineSpace: 50, insets: Insets(leading: 10))),
      ], reasons: [.first, .minimumLineSpace(needed: 50, had: 25)]),
    Example(
      "cells that keep together have another reason than cells that do not fit",
      [
        .cell(50 × 10), .cell(20 × 10, keep), .cell(30 × 10), .cell(80 × 10, keep),
        .cell(30 × 10),
      ],
      reasons: [
        .first, .keptTogether(needed: 60, had: 50), .tooWide(needed: 85, had: 45),
        .tooWide(needed: 35, had: 20),
      ]),
    Example(
      "a cell that begins a line within a group of three is too wide for the line above",
      [.cell(55 × 10, keep), widerInLittleSpace(keep), .cell(10 × 10, keep)],
      reasons: [.first, .tooWide(needed: nil, had: 45)]),
    Example(
      "a cell that begins a line within a group is too wide for the line above",
      [.cell(55 × 10, keep), widerInLittleSpace(keep), .cell(10 × 10)],
      reasons: [.first, .tooWide(needed: nil, had: 45)]),
    Example(
      "a cell that begins a line as the last of a group is too wide for the line above",
      [.cell(55 × 10, keep), widerInLittleSpace(.default), .cell(10 × 10)],
      reasons: [.first, .tooWide(needed: nil, had: 45)]),
    Example(
      "a strategy that does not fall back is no reason",
      cells(10, 1 × 10) + cells(1000), overlapping,
      reasons: [.first, .tooWide(needed: 998, had: 108)]),
    Example(
      "a strategy that falls back is a reason",
      cells(300, 1 × 10) + cells(1000), overlapping, reasons: [.first, .strategyFellBack]),
    Example(
      "a strategy that falls back is a reason in that passage only",
      cells(300, 1 × 10) + cells(1000)
        + [.cell(60 × 10, CellAttributes(beginsLine: true)), .cell(60 × 10)], overlapping,
      reasons: [.first, .strategyFellBack, .forced, .tooWide(needed: 58, had: 40)]),
    Example(
      "balanced lines are the reason only if the cell would fit on the line above",
      cells(40, 40, 30, 60), balanced, reasons: [.first, .tooWide(needed: 35, had: 15)]),
    Example(
      "optimal lines are the reason only if the cell would fit on the line above",
      cells(30, 30, 20, 90), plain.with(breakingStrategy: .optimal),
      reasons: [.first, .tooWide(needed: 95, had: 10)]),
    Example(
      "balanced lines are not the reason below a full line",
      cells(30, 30, 30, 30, 30), balanced, reasons: [.first, .tooWide(needed: 35, had: 0)]),
    Example(
      "a cell without a minimum line space is too wide for a full line", cells(100, 10),
      reasons: [.first, .tooWide(needed: 15, had: 0)]),
    Example(
      "the needed width of a clamped cell is unknown", cells(0, 120),
      plain.with(clampsOversizedCells: true, cellSpacing: 0),
      reasons: [.first, .tooWide(needed: nil, had: 100)],
      description: "Its first cell did not fit in the 100 points left on the line above, and is "
        + "narrower on its own."),
  ]

  @Test(arguments: examples)
  func `each line has the reason for which it begins`(example: Example) {
    let reasons = Self.reasons(example.cells, example.attributes)
    expectEqual(reasons, example.reasons)
    if let description = example.description {
      expectEqual(reasons.dropFirst().first?.description, description)
    }
  }

  @Test func `with a fixed size the reason is a full line or the strategy`() {
    func reason(_ strategy: SectionAttributes.BreakingStrategy) -> ContentLayout.LineBreakReason {
      let attributes = Self.plain.with(
        breakingStrategy: strategy, sizing: .fixed(30 × 10))
      return ContentLayout(
        width: 100, contentInsets: .zero, sections: [.init(attributes: attributes, cellCount: 4)]
      ).breakReason(ofLineAt: 1, inSection: 0)
    }
    expectEqual(reason(.firstFit), .tooWide(needed: 35, had: 0))
    expectEqual(reason(.balanced), .strategy)
  }

  @Test(arguments: [SectionAttributes.BreakingStrategy.balanced, .optimal])
  func `a group of more cells than the line above has left is kept together`(
    strategy: SectionAttributes.BreakingStrategy
  ) {
    let attributes = Self.plain.with(breakingStrategy: strategy, cellSpacing: 0)
      .with(maximumCellsPerLine: 3)
    func cells(_ count: Int, _ attributes: CellAttributes = .default) -> [TestCell] {
      Self.cells(count, 10 × 10, attributes)
    }
    expectEqual(
      Self.reasons(cells(2) + cells(1, Self.keep) + cells(1), attributes),
      [
        .first, .keptTogether(needed: nil, had: 80),
      ])
    expectEqual(
      Self.reasons(cells(1) + cells(4, Self.keep) + cells(1), attributes),
      [
        .first, .keptTogether(needed: nil, had: 90), .full,
      ])
    expectEqual(Self.reasons(cells(4), attributes).last, (strategy == .optimal ? .full : .strategy))
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
          expectEqual((reason == .first), (line == 0), "\(seed)")
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
