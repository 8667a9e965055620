import AlignedLayout

extension Scenario {
  /// Cells of one size, cells that are too wide, and cells between two pixels.
  static let sizes: [Scenario] =
    [
      Scenario(
        "fixed-sizes", "Cells of a fixed size form a grid, and none is asked for its size.",
        SectionAttributes(
          sizing: .fixed(CGSize(width: 40, height: 40)), cellSpacing: 10, lineSpacing: 10),
        Array(repeating: .size(0, 0), count: 7)),
      Scenario(
        "thirds", "Three cells of a third of the width share a line in spite of rounding.",
        SectionAttributes(cellSpacing: 0, lineSpacing: 0),
        Array(repeating: .size(200 / 3, 30), count: 5)),
    ] + tooWide + [pixels]

  private static let tooWide: [Scenario] = [
    ("leading", .leading, "B is too wide for any line, and overflows at the trailing edge."),
    ("center", .center, "B is too wide for any line, and overflows at both edges."),
    ("trailing", .trailing, "B is too wide for any line, and overflows at the leading edge."),
  ].map { name, alignment, title in
    Scenario(
      "too-wide-\(name)", title, width: 140, .spaced.with(lineAlignment: alignment),
      Cell.row(60, 180, 60, 50))
  }

  private static let pixels: Scenario = {
    var scenario = Scenario(
      "pixels", "Origins are rounded down to the display's half points; sizes are unchanged.",
      .spaced.with(lineAlignment: .center, cellAlignment: .center),
      [.size(50.3, 30), .size(60.2, 40.7), .size(90.1, 30)])
    scenario.displayScale = 2
    return scenario
  }()
}
