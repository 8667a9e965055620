import AlignedLayout

extension Scenario {
  /// Forced breaks, and cells that use the remaining line space.
  static let breaks: [Scenario] = [
    Scenario(
      "break-begins-line", "C begins a line, though it would fit beside B.",
      .spaced,
      [
        .size(60, 30), .size(50, 30), .size(70, 30, CellAttributes(beginsLine: true)),
        .size(40, 30),
      ]),
    Scenario(
      "break-ends-line", "B ends its line, though C would fit beside it.",
      .spaced,
      [
        .size(40, 30), .size(90, 30, CellAttributes(endsLine: true)), .size(50, 30),
        .size(60, 30), .size(50, 30),
      ]),
    Scenario(
      "break-both", "B is alone on its line. Two breaks at the same place make no empty line.",
      .spaced.with(lineAlignment: .center),
      [
        .size(60, 30, CellAttributes(endsLine: true)),
        .size(80, 30, CellAttributes(beginsLine: true, endsLine: true)),
        .size(50, 30, CellAttributes(beginsLine: true)), .size(40, 30),
      ]),
    Scenario(
      "minimum-line-space",
      "B needs 80 points of a line and begins the next one; D finds as much beside C.",
      .spaced,
      [
        .size(130, 30), .filling(height: 30, CellAttributes(minimumLineSpace: 80)),
        .size(90, 30), .filling(height: 30, CellAttributes(minimumLineSpace: 80)),
      ]),
    Scenario(
      "fill", "B and D fill the lines beside their labels.",
      SectionAttributes(cellAlignment: .center, lineSpacing: 10),
      [
        .size(50, 20, CellAttributes(beginsLine: true)), .filling(height: 30),
        .size(80, 20, CellAttributes(beginsLine: true)), .filling(height: 30),
      ]),
    Scenario(
      "remaining-line-space", "B, D and F wrap their text to the space beside A, C and E.",
      .spaced,
      [
        .size(50, 30), .label("A path that follows the river to the mill", atMost: 140),
        .size(90, 30), .label("Six kilometres, with a café halfway", atMost: 140),
        .size(30, 30), .label("Back by bus, at ten past every hour", atMost: 140),
      ]),
    Scenario(
      "asked-again", "B does not fit beside A, so it moves to the next line and is asked again.",
      .spaced,
      [
        .size(160, 30), .text(area: 5400, atLeast: 60, atMost: 180).remarked("asked again"),
        .size(150, 30), .size(60, 30),
      ]),
  ]
}
