import AlignedLayout

extension Scenario {
  /// Cell spacing, line spacing and the insets of cells.
  static let spacings: [Scenario] = [
    Scenario(
      "spacing-none", "Without spacing, cells and lines touch.",
      SectionAttributes(cellSpacing: 0, lineSpacing: 0), Cell.row(60, 80, 60, 90, 50)),
    Scenario(
      "spacing", "Exactly 20 points are between cells, and 10 between lines.",
      SectionAttributes(cellSpacing: 20, lineSpacing: 10), Cell.row(60, 80, 60, 90, 50)),
    Scenario(
      "spacing-negative", "Negative gaps let cells and lines overlap.",
      SectionAttributes(cellSpacing: -20, lineSpacing: -10), Cell.row(60, 80, 60, 90, 50)),
    Scenario(
      "insets-cell", "B has insets of 15 points at both sides, and of 10 above and below.",
      .spaced,
      [
        .size(50, 30),
        .size(
          60, 30, CellAttributes(insets: Insets(top: 10, leading: 15, bottom: 10, trailing: 15))),
        .size(40, 30), .size(90, 30),
      ]),
    Scenario(
      "insets-cell-bottom", "B's bottom inset lifts it 10 points above its line's bottom.",
      .spaced.with(cellAlignment: .bottom),
      [
        .size(50, 60), .size(60, 30, CellAttributes(insets: Insets(bottom: 10))), .size(40, 30),
      ]),
    Scenario(
      "insets-cell-negative", "A negative inset lets B overlap A.",
      .spaced,
      [.size(60, 40), .size(60, 30, CellAttributes(insets: Insets(leading: -25))), .size(40, 30)]),
  ]
}
