import AlignedLayout

extension Scenario {
  private static let words = Cell.row(60, 80, 40, 110, 50, 70)

  /// The alignment of lines in their section, and of cells on their line.
  static let alignments =
    horizontal + vertical + own + [
      rightToLeft(
        "right-to-left-leading", .leading, "From right to left, lines start at the right edge."),
      rightToLeft(
        "right-to-left-left", .left,
        "Cells run from right to left, but lines stay at the left edge."),
    ]

  private static let horizontal: [Scenario] =
    [
      ("leading", .leading, "Lines start at the leading edge."),
      ("center", .center, "Lines are centered."),
      ("trailing", .trailing, "Lines end at the trailing edge."),
    ].map { name, alignment, title in
      Scenario("alignment-\(name)", title, .spaced.with(lineAlignment: alignment), words)
    }
    + [
      ("left", .left, "From right to left, lines stay at the left edge."),
      ("right", .right, "From right to left, too, lines are at the right edge."),
    ].map { name, alignment, title in
      Scenario(
        name: "alignment-\(name)", title: title, direction: .rightToLeft,
        sections: [Section(attributes: .spaced.with(lineAlignment: alignment), cells: words)])
    }

  private static let vertical: [Scenario] = [
    ("top", .top, "Cells are at the top of their line."),
    ("center", .center, "Cells are in the middle of their line."),
    ("bottom", .bottom, "Cells are at the bottom of their line."),
  ].map { name, alignment, title in
    Scenario(
      "vertical-\(name)", title, .spaced.with(cellAlignment: alignment),
      [.size(50, 30), .size(60, 60), .size(70, 40), .size(90, 30), .size(60, 50)]
    ).showingLines
  }

  private static let own: [Scenario] = {
    let messages: [Cell] = [
      .size(60, 20, CellAttributes(endsLine: true, lineAlignment: .center)), .size(30, 30),
      .size(110, 30, CellAttributes(indentation: .start)), .size(130, 30),
      .size(110, 30, CellAttributes(lineAlignment: .trailing)), .size(90, 30),
    ]
    var rightToLeft = Scenario(
      "alignment-own-right-to-left", "From right to left, E is at the left edge.", .spaced, messages
    )
    rightToLeft.direction = .rightToLeft
    return [
      Scenario(
        "alignment-own",
        "A is centered and E is at the trailing edge; all other lines are at the section's.",
        .spaced, messages),
      rightToLeft,
      Scenario(
        "vertical-own",
        "A is at the top as its section says, B is stretched, and C is at the bottom.",
        .spaced,
        [
          .size(40, 60), .size(60, 30, CellAttributes(cellAlignment: .stretch)),
          .size(90, 20, CellAttributes(cellAlignment: .bottom)),
        ]
      ).showingLines,
    ]
  }()

  private static func rightToLeft(
    _ name: String, _ alignment: SectionAttributes.LineAlignment, _ title: String
  ) -> Scenario {
    var scenario = Scenario(
      name, title, .spaced.with(lineAlignment: alignment, insets: Insets(leading: 20)),
      words)
    scenario.direction = .rightToLeft
    return scenario
  }
}
