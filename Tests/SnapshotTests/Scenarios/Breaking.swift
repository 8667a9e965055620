import AlignedLayout

extension Scenario {
  /// Where lines break: by which strategy, around which groups, and how a line tells why it began.
  static let breaking = strategies + groups + clamped + [lineBeginnings]

  private static let paragraph = Cell.row(35, 30, 25, 60, 30, 80, 55, 40, 35, 40, 120)
  private static let keep = CellAttributes(keepsWithNext: true)

  private static let strategies: [Scenario] = [
    Scenario(
      "strategy-first-fit", "First fit fills each line, whatever that leaves for the next.",
      .spaced, paragraph),
    Scenario(
      "strategy-balanced", "Balanced: on as many lines, but within the smallest width.",
      .spaced.with(breakingStrategy: .balanced), paragraph),
    Scenario(
      "strategy-optimal", "Optimal: the least free space, squared, on all lines but the last.",
      .spaced.with(breakingStrategy: .optimal), paragraph),
    Scenario(
      "strategy-balanced-center", "Two balanced lines, centered, as of a headline.",
      .spaced.with(lineAlignment: .center, breakingStrategy: .balanced),
      Cell.row(50, 35, 60, 30, 40)),
    rightToLeft(
      "strategy-optimal-right-to-left", "Right to left, lines break at the same cells.",
      .spaced.with(breakingStrategy: .optimal), paragraph),
  ]

  private static let groups: [Scenario] = [
    Scenario(
      "kept-together", "C would fit behind B, but keeps with D, which would not.",
      .spaced,
      [.size(80, 30), .size(60, 30), .size(40, 30, keep), .size(90, 30), .size(50, 30)]),
    Scenario(
      "kept-together-too-wide", "B, C and D fit no line: they begin one, and break inside.",
      .spaced,
      [
        .size(60, 30), .size(50, 30, keep), .size(90, 30, keep), .size(80, 30), .size(60, 30),
      ]),
    rightToLeft(
      "kept-together-right-to-left", "Right to left, C goes to the next line with D, too.",
      .spaced,
      [.size(80, 30), .size(60, 30), .size(40, 30, keep), .size(90, 30), .size(50, 30)]),
  ]

  private static let clamped: [Scenario] = [
    Scenario(
      "too-wide-clamped", "B is too wide for any line, and as wide as the line instead.",
      width: 140, .spaced.with(clampsOversizedCells: true), Cell.row(60, 180, 60, 50)),
    Scenario(
      "too-wide-clamped-indented", "C is as wide as what B's indentation leaves.",
      width: 140, .spaced.with(clampsOversizedCells: true),
      [
        .size(40, 30), .size(60, 30, CellAttributes(indentation: .start)), .size(180, 30),
        .size(50, 30),
      ]),
  ]

  private static let lineBeginnings: Scenario = {
    var scenario = Scenario(
      name: "line-beginnings", title: "Every line says why it began.", width: 170,
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
