import AlignedLayout

extension Scenario {
  /// Breaking strategies, groups of cells, clamped cells, and the reasons for line breaks.
  static let breaking = strategies + groups + clamped + [lineBeginnings]

  private static let paragraph = Cell.row(35, 30, 25, 60, 30, 80, 55, 40, 35, 40, 120)
  private static let keep = CellAttributes(keepsWithNext: true)

  private static let strategies: [Scenario] = [
    Scenario(
      "strategy-first-fit", "First fit fills each line before it begins the next.",
      .spaced, paragraph),
    Scenario(
      "strategy-balanced",
      "Balanced needs no more lines than first fit, and its widest line is as short as possible.",
      .spaced.with(breakingStrategy: .balanced), paragraph),
    Scenario(
      "strategy-optimal",
      "Optimal leaves the least sum of squared free space, the last line left out.",
      .spaced.with(breakingStrategy: .optimal), paragraph),
    Scenario(
      "strategy-balanced-center", "Two balanced lines are centered like a headline.",
      .spaced.with(breakingStrategy: .balanced, lineAlignment: .center),
      Cell.row(50, 35, 60, 30, 40)),
    rightToLeft(
      "strategy-optimal-right-to-left", "From right to left, lines break at the same cells.",
      .spaced.with(breakingStrategy: .optimal), paragraph),
  ]

  private static let groups: [Scenario] = [
    Scenario(
      "kept-together", "C would fit beside B, but must share a line with D, which would not.",
      .spaced,
      [.size(80, 30), .size(60, 30), .size(40, 30, keep), .size(90, 30), .size(50, 30)]),
    Scenario(
      "kept-together-too-wide",
      "B, C and D are too wide for one line: they begin a line, and break inside the group.",
      .spaced,
      [
        .size(60, 30), .size(50, 30, keep), .size(90, 30, keep), .size(80, 30), .size(60, 30),
      ]),
    rightToLeft(
      "kept-together-right-to-left", "From right to left, C moves to the next line with D, too.",
      .spaced,
      [.size(80, 30), .size(60, 30), .size(40, 30, keep), .size(90, 30), .size(50, 30)]),
  ]

  private static let clamped: [Scenario] = [
    Scenario(
      "too-wide-clamped", "B is too wide for any line, so its width is limited to the line.",
      width: 140, .spaced.with(clampsOversizedCells: true), Cell.row(60, 180, 60, 50)),
    Scenario(
      "too-wide-clamped-indented", "C's width is limited to the space beside B's indentation.",
      width: 140, .spaced.with(clampsOversizedCells: true),
      [
        .size(40, 30), .size(60, 30, CellAttributes(indentation: .start)), .size(180, 30),
        .size(50, 30),
      ]),
  ]

  private static let lineBeginnings: Scenario = {
    var scenario = Scenario(
      name: "line-beginnings", title: "Each line shows the reason why it began.", width: 170,
      sections: [
        Section(
          attributes: .spaced,
          cells: [
            .size(60, 30), .size(120, 30), .size(35, 30, CellAttributes(minimumLineSpace: 60)),
            .size(80, 30, CellAttributes(beginsLine: true, endsLine: true)), .size(100, 30),
            .size(50, 30, keep), .size(70, 30),
          ]),
        Section(
          attributes: .spaced.with(
            breakingStrategy: .balanced, insets: Insets(top: 10)), cells: Cell.row(45, 45, 45, 45)),
      ])
    scenario.explainsLines = true
    return scenario
  }()

  private static func rightToLeft(
    _ name: String, _ title: String, _ attributes: SectionAttributes, _ cells: [Cell]
  ) -> Scenario {
    var scenario = Scenario(name, title, attributes, cells)
    scenario.direction = .rightToLeft
    return scenario
  }
}
