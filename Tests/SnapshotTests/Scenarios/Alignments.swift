import AlignedLayout

extension Scenario {
  private static let words = Cell.row(60, 80, 40, 110, 50, 70)

  /// Where lines stand in their section, and cells on their line.
  static let alignments =
    horizontal + vertical + [
      rightToLeft("right-to-left-leading", .leading, "Right to left, lines begin at the right."),
      rightToLeft(
        "right-to-left-left", .left, "Left alignment stays left, cells run right to left."),
    ]

  private static let horizontal: [Scenario] = [
    ("leading", .leading, "Lines begin at the leading edge."),
    ("center", .center, "Lines stand in the middle."),
    ("trailing", .trailing, "Lines end at the trailing edge."),
    ("left", .left, "Lines stand at the left edge, whatever the direction."),
    ("right", .right, "Lines stand at the right edge, whatever the direction."),
  ].map { name, alignment, title in
    Scenario(
      "alignment-\(name)", title, .spaced.with(lineAlignment: alignment), words)
  }

  private static let vertical: [Scenario] = [
    ("top", .top, "Lower cells hang from the top of their line."),
    ("center", .center, "Lower cells float in the middle of their line."),
    ("bottom", .bottom, "Lower cells stand on the bottom of their line."),
  ].map { name, alignment, title in
    Scenario(
      "vertical-\(name)", title, .spaced.with(cellAlignment: alignment),
      [.size(50, 30), .size(60, 60), .size(70, 40), .size(90, 30), .size(60, 50)])
  }

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
