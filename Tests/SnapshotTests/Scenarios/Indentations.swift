import AlignedLayout

extension Scenario {
  private static let start = CellAttributes(indentation: .start)

  /// Lines that start where a cell stands.
  static let indentations: [Scenario] = [
    Scenario(
      "indentation", "Lines after the first start where B does.",
      .spaced,
      [.size(40, 40), .size(120, 30, start)] + Cell.row(90, 60, 130)),
    Scenario(
      "indentation-insets", "The cell's own edge counts, not its inset: 10 points further in.",
      .spaced,
      [
        .size(40, 40),
        .size(110, 30, CellAttributes(insets: Insets(leading: 10), indentation: .start)),
      ] + Cell.row(90, 50, 130)),
    Scenario(
      "indentation-replaced", "D's indentation replaces B's, measured from the section's edge.",
      .spaced,
      [.size(30, 30), .size(120, 30, start), .size(50, 30), .size(90, 30, start)]
        + Cell.row(60, 110)),
    Scenario(
      "indentation-negative", "A negative inset leads D back out, and what follows with it.",
      .spaced,
      [
        .size(70, 30), .size(100, 30, start), .size(90, 30),
        .size(
          90, 30,
          CellAttributes(insets: Insets(leading: -50), beginsLine: true, indentation: .start)),
      ] + Cell.row(100, 60)),
    Scenario(
      "indentation-trailing", "Aligned to the trailing edge, later lines end where A does.",
      .spaced.with(lineAlignment: .trailing),
      [.size(110, 30, start), .size(40, 40)] + Cell.row(90, 50, 130)),
    Scenario(
      "indentation-center", "Centered sections ignore indentation.",
      .spaced.with(lineAlignment: .center),
      [.size(40, 40), .size(120, 30, start)] + Cell.row(90, 60, 130)),
  ]
}
