import AlignedLayout

extension Scenario {
  /// Lines that end where a cell says so, and cells that use what remains.
  static let breaks: [Scenario] = [
    Scenario(
      "break-begins-line", "C begins a line, though it would fit on the first.",
      .spaced,
      [
        .size(50, 30), .size(40, 30), .size(60, 30, CellAttributes(beginsLine: true)),
        .size(50, 30),
      ]
    ),
    Scenario(
      "break-ends-line", "The line ends after B, though C would fit.",
      .spaced,
      [.size(50, 30), .size(40, 30, CellAttributes(endsLine: true)), .size(60, 30), .size(50, 30)]),
    Scenario(
      "break-both", "B has a line for itself. Breaks that coincide leave no empty line.",
      .spaced.with(lineAlignment: .center),
      [
        .size(60, 30, CellAttributes(endsLine: true)),
        .size(80, 30, CellAttributes(beginsLine: true, endsLine: true)),
        .size(50, 30, CellAttributes(beginsLine: true)), .size(40, 30),
      ]),
    Scenario(
      "minimum-line-space", "Less than 80 points remain for B, so that it begins the next line.",
      .spaced,
      [
        .size(130, 30), .filling(height: 30, CellAttributes(minimumLineSpace: 80)),
        .size(90, 30), .filling(height: 30, CellAttributes(minimumLineSpace: 80)),
      ]),
    Scenario(
      "fill", "Fields take what their labels leave of the line.",
      SectionAttributes(cellAlignment: .center, lineSpacing: 10),
      [
        .size(50, 20, CellAttributes(beginsLine: true)), .filling(height: 30),
        .size(80, 20, CellAttributes(beginsLine: true)), .filling(height: 30),
      ]),
    Scenario(
      "remaining-line-space", "Text is set for the space that remains beside A, C and E.",
      .spaced,
      [
        .size(50, 30), .text(area: 5600, atMost: 140), .size(90, 30),
        .text(area: 4000, atMost: 140), .size(30, 30), .text(area: 3000, atMost: 100),
      ]),
    Scenario(
      "asked-again", "B needs 60 points, so it moves, and is asked again for the whole line.",
      .spaced,
      [.size(160, 30), .text(area: 5400, atLeast: 60, atMost: 180), .size(150, 30), .size(60, 30)]),
  ]
}
