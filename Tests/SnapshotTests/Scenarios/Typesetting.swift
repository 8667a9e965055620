import AlignedLayout

extension Scenario {
  private static let tags = Cell.row(60, 45, 50, 70, 40, 45, 80, 60, 30)
  private static let justified = SectionAttributes.spaced.with(justification: .init())

  /// Lines that share out what they have left, cells that stand on a common line, and indentations
  /// that end.
  static let typesetting =
    justifications + heights + [
      Scenario(
        "growth", "B takes what its line has left; D and E share it, one to two.",
        .spaced,
        [
          .size(60, 30), .size(40, 30, CellAttributes(growth: 1)),
          .size(50, 30, CellAttributes(endsLine: true)),
          .size(40, 30, CellAttributes(growth: 1)), .size(40, 30, CellAttributes(growth: 2)),
        ]),
      Scenario(
        "growth-largest", "B grows to 90 points and no further; the gap takes the rest.",
        justified.with(justification: .init(lastLines: .justified)),
        [
          .size(50, 30), .size(40, 30, CellAttributes(growth: 1, maximumWidth: 90)),
        ]),
      Scenario(
        "indentation-nested", "D nests in what B has begun; F ends that, and H the other.",
        .spaced,
        [
          .size(30, 30), .size(150, 30, nest), .size(30, 30), .size(110, 30, nest),
          .size(60, 30), .size(60, 30, end), .size(140, 30), .size(120, 30, end),
          .size(180, 30),
        ]),
    ]

  private static let nest = CellAttributes(indentation: .nest)
  private static let end = CellAttributes(endsIndentations: 1)

  private static let justifications: [Scenario] = [
    Scenario(
      "justified", "Full lines reach from edge to edge; the last stands as lines do.",
      justified, tags),
    Scenario(
      "justified-largest-gap", "Gaps of more than 25 points are too large for the second line.",
      justified.with(justification: .init(maximumGap: 25)),
      Cell.row(60, 45, 50, 70, 40, 35, 80, 60, 30)),
    Scenario(
      "justified-last", "The last line is justified, too.",
      justified.with(justification: .init(lastLines: .justified)), tags),
    justifiedRightToLeft,
  ]

  private static var justifiedRightToLeft: Scenario {
    var scenario = Scenario(
      "justified-right-to-left", "Right to left, the last line ends at the right.", justified, tags)
    scenario.direction = .rightToLeft
    return scenario
  }

  private static let heights: [Scenario] = [
    Scenario(
      "vertical-stretch", "Lower cells are stretched to the height of their line.",
      .spaced.with(cellAlignment: .stretch),
      [.size(50, 30), .size(60, 60), .size(70, 40), .size(90, 30), .size(60, 50)]),
    Scenario(
      "vertical-first-baseline", "First baselines are at one height: 20 points down in A, 40 in B.",
      .spaced.with(cellAlignment: .firstBaseline),
      [
        .size(50, 30, CellAttributes(firstBaseline: 20)),
        .size(60, 60, CellAttributes(firstBaseline: 40)),
        .size(70, 40, CellAttributes(firstBaseline: 10)),
      ]),
    Scenario(
      "vertical-last-baseline", "Last baselines are at one height; without one it is the bottom.",
      .spaced.with(cellAlignment: .lastBaseline),
      [
        .size(50, 30), .size(60, 60, CellAttributes(lastBaseline: 50)),
        .size(70, 40, CellAttributes(lastBaseline: 30)),
      ]),
  ]
}
