import AlignedLayout

extension Scenario {
  private static let tags = Cell.row(60, 45, 50, 70, 40, 45, 80, 60, 30)
  private static let justified = SectionAttributes.spaced.with(justification: .init())

  /// Justified lines, cells that grow, baselines, and nested indentations.
  static let typesetting =
    justifications + heights + [
      Scenario(
        "growth", "B takes the free space of its line; D and E share theirs in a ratio of 1 to 2.",
        .spaced,
        [
          .size(60, 30), .size(40, 30, CellAttributes(growth: 1)),
          .size(50, 30, CellAttributes(endsLine: true)),
          .size(40, 30, CellAttributes(growth: 1)), .size(40, 30, CellAttributes(growth: 2)),
        ]),
      Scenario(
        "growth-largest", "B grows to its maximum width of 90 points; the gap takes the rest.",
        justified.with(justification: .init(lastLines: .justified)),
        [
          .size(50, 30), .size(40, 30, CellAttributes(maximumGrownWidth: 90, growth: 1)),
        ]),
      Scenario(
        "indentation-nested", "D's indentation nests in B's; F ends D's, and H ends B's.",
        .spaced,
        [
          .size(30, 30), .size(150, 30, nest), .size(30, 30), .size(110, 30, nest),
          .size(60, 30), .size(60, 30, end), .size(140, 30), .size(120, 30, end),
          .size(180, 30),
        ]),
    ]

  private static let nest = CellAttributes(indentation: .nest)
  private static let end = CellAttributes(indentationsEndedAfter: 1)

  private static let justifications: [Scenario] = [
    Scenario(
      "justified", "Full lines reach from edge to edge; the last line keeps its alignment.",
      justified, tags),
    Scenario(
      "justified-largest-gap",
      "The second line would need gaps of more than 25 points, so it is not justified.",
      justified.with(justification: .init(maximumGap: 25)),
      Cell.row(60, 45, 50, 70, 40, 35, 80, 60, 30)),
    Scenario(
      "justified-last", "The last line is justified, too.",
      justified.with(justification: .init(lastLines: .justified)), tags),
    justifiedRightToLeft,
  ]

  private static var justifiedRightToLeft: Scenario {
    var scenario = Scenario(
      "justified-right-to-left", "From right to left, the last line starts at the right edge.",
      justified, tags)
    scenario.direction = .rightToLeft
    return scenario
  }

  private static let heights: [Scenario] = [
    Scenario(
      "vertical-stretch", "Cells are stretched to the height of their line.",
      .spaced.with(cellAlignment: .stretch),
      [.size(50, 30), .size(60, 60), .size(70, 40), .size(90, 30), .size(60, 50)]
    ).showingLines,
    Scenario(
      "vertical-first-baseline",
      "First baselines are aligned: 20 points below the top in A, 40 in B, 10 in C.",
      .spaced.with(cellAlignment: .firstBaseline),
      [
        .size(50, 30, CellAttributes(firstBaseline: 20)),
        .size(60, 60, CellAttributes(firstBaseline: 40)),
        .size(70, 40, CellAttributes(firstBaseline: 10)),
      ]
    ).showingLines,
    Scenario(
      "vertical-last-baseline",
      "Last baselines are aligned; A has none, and stands on the baseline with its bottom.",
      .spaced.with(cellAlignment: .lastBaseline),
      [
        .size(50, 30), .size(60, 60, CellAttributes(lastBaseline: 50)),
        .size(70, 40, CellAttributes(lastBaseline: 30)),
      ]
    ).showingLines,
  ]
}
