import AlignedLayout

extension Scenario {
  private static let start = CellAttributes(indentation: .start)

  /// Lines that start at a cell's edge.
  static let indentations: [Scenario] = [
    Scenario(
      "indentation", "Later lines start where B starts.",
      .spaced,
      [.size(40, 40), .size(120, 30, start)] + Cell.row(90, 60, 130)),
    Scenario(
      "indentation-insets", "Later lines start at B's own edge, after its inset of 10 points.",
      .spaced,
      [
        .size(40, 40),
        .size(110, 30, CellAttributes(indentation: .start, insets: Insets(leading: 10))),
      ] + Cell.row(90, 50, 130)),
    Scenario(
      "indentation-replaced", "D's indentation replaces B's.",
      .spaced,
      [.size(30, 30), .size(120, 30, start), .size(50, 30), .size(90, 30, start)]
        + Cell.row(60, 110)),
    Scenario(
      "indentation-negative",
      "A negative inset moves D back out, and with it the lines that follow.",
      .spaced,
      [
        .size(70, 30), .size(100, 30, start), .size(90, 30),
        .size(
          90, 30,
          CellAttributes(beginsLine: true, indentation: .start, insets: Insets(leading: -50))),
      ] + Cell.row(100, 60)),
    Scenario(
      "indentation-trailing", "In a trailing section, later lines end where A ends.",
      .spaced.with(lineAlignment: .trailing),
      [.size(110, 30, start), .size(40, 40)] + Cell.row(90, 50, 130)),
    Scenario(
      "indentation-center", "Centered sections ignore indentation.",
      .spaced.with(lineAlignment: .center),
      [.size(40, 40), .size(120, 30, start)] + Cell.row(90, 60, 130)),
  ]
}
