import AlignedLayout

extension Scenario {
  /// Contents that scroll sideways.
  static let sideways: [Scenario] = [
    Scenario(
      name: "sideways",
      title: "Lines run from the top. C does not fit below B, and begins the next line.",
      height: 100, sections: [Section(attributes: .rows, cells: cells)]
    ).showingLines,
    Scenario(
      name: "sideways-right-to-left",
      title: "From right to left the order of lines is mirrored; lines still run from the top.",
      height: 100, direction: .rightToLeft,
      sections: [Section(attributes: .rows, cells: cells)]
    ).showingLines,
    Scenario(
      name: "sideways-columns",
      title: "Columns are rows. A spans both, and all cells have one width.",
      height: 110,
      sections: [
        Section(
          attributes: .columns(2, cellHeight: .fixed(60)).with(cellSpacing: 10),
          cells: [.size(0, 0, CellAttributes(columnSpan: 2))] + Cell.row(0, 0, 0, 0, 0))
      ]),
    Scenario(
      name: "sideways-pinned",
      title: "A header stays at the left edge while its section scrolls.", height: 80,
      pinning: ContentLayout.Pinning(visibleLeft: 70, visibleRight: 320),
      sections: [
        Section(
          attributes: .rows.with(insets: Insets(10)).with(maximumCellsPerLine: 1),
          cells: Cell.row(60, 60, 60, height: 60), headerLength: 40),
        Section(
          attributes: .rows.with(insets: Insets(10)).with(maximumCellsPerLine: 1),
          cells: Cell.row(60, 60, height: 60), headerLength: 40),
      ]),
  ]

  private static let cells: [Cell] = [
    .size(60, 30), .size(40, 50), .size(50, 40), .size(70, 20), .size(30, 20), .size(45, 60),
    .size(60, 30),
  ]
}

extension SectionAttributes {
  /// The default attributes, with cells a row of characters apart.
  fileprivate static let rows = SectionAttributes(cellSpacing: 10, lineSpacing: 10)
}
