import AlignedLayout

extension Scenario {
  /// Widths that lines decide, columns, and lists.
  static let tables =
    widths + fractions + columns + rowsOfPhotos + sharedWidths + forms

  private static let photos: [Cell] = [0.75, 1, 1.5, 0.75, 1.5, 3, 1, 1.5, 1.5].map {
    .size($0 * 40, 40)
  }

  private static let photoRows = SectionAttributes.rows(height: 60)
    .with(cellSpacing: 5, lineSpacing: 10)

  private static let rowsOfPhotos = [
    Scenario(
      "rows", "Each row fills its line, and is as tall as its cells ask.", photoRows, photos),
    Scenario(
      "rows-optimal", "The rows are as even as possible.",
      photoRows.with(breakingStrategy: .optimal), photos),
  ]

  private static let forms: [Scenario] = [
    (320, "Beside their labels, fields would be too narrow, so all labels stand above them."),
    (
      390,
      "Labels are as wide as the widest, up to 40 % of the line, and fields begin at one place."
    ),
    (700, "On a wide screen, fields begin behind the longest label."),
  ].map { width, title in
    let label = CellAttributes(beginsLine: true, width: .shared(SharedWidth(1)))
    let field = CellAttributes(width: .remaining, minimumWidth: 200)
    return Scenario(
      name: "form-\(Int(width))", title: title, width: width, displayScale: 2,
      sections: [
        Section(
          attributes: SectionAttributes(
            cellSpacing: 8, lineSpacing: 20, insets: Insets(20),
            sharedWidths: [SharedWidth(1): 0.4]),
          cells: [
            .label("Name", atMost: 400, label), .size(0, 30, field),
            .label("Delivery address", atMost: 400, label), .size(0, 60, field),
            .label("Telephone for questions about the delivery", atMost: 400, label),
            .size(0, 30, field),
          ])
      ])
  }

  private static let sharedWidths: [Scenario] = [
    ("beside", 60, "A and C are as wide as the wider of them, so that B and D begin at one place."),
    (
      "above", 140,
      "Beside C, D would have less than its minimum width, so A and C stand above B and D."
    ),
  ].map { name, least, title in
    let label = CellAttributes(beginsLine: true, width: .shared(SharedWidth(1)))
    let field = CellAttributes(width: .remaining, minimumWidth: least)
    return Scenario(
      "shared-width-\(name)", title, .spaced.with(sharedWidths: [SharedWidth(1): 0.5]),
      [.size(40, 24, label), .size(0, 24, field), .size(70, 24, label), .size(0, 24, field)])
  }

  private static let row = CellAttributes(beginsLine: true)
  private static let rest = CellAttributes(width: .remaining, minimumWidth: 60)

  private static let rows: [Cell] = [
    .size(24, 24, row), .text(area: 3600, atMost: 1000, rest), .size(50, 24),
    .size(24, 24, row), .text(area: 3600, atMost: 1000, rest), .size(90, 24),
  ]

  private static let widths: [Scenario] = [
    Scenario(
      "width-remaining", "B and E take what the others leave of their lines.", .spaced, rows),
    Scenario(
      name: "width-remaining-right-to-left",
      title: "From right to left, icons are at the right, and B and E take what remains, too.",
      direction: .rightToLeft, sections: [Section(attributes: .spaced, cells: rows)]),
    Scenario(
      "width-remaining-below",
      "Beside C, D would have less than its minimum width, and takes a second line.",
      .spaced,
      [
        .size(60, 24, row), .size(0, 24, CellAttributes(width: .remaining, minimumWidth: 100)),
        .size(110, 24, row), .size(0, 24, CellAttributes(width: .remaining, minimumWidth: 100)),
      ]),
    Scenario(
      "shrinkage", "B shrinks to leave space for C; E shrinks twice as much as D.",
      .spaced,
      [
        .size(24, 24),
        .text(area: 4500, atMost: 150, CellAttributes(minimumWidth: 60, shrinkage: 1)),
        .size(51, 24),
        .text(area: 4500, atMost: 150, CellAttributes(beginsLine: true, shrinkage: 1)),
        .text(area: 4500, atMost: 150, CellAttributes(shrinkage: 2)),
      ]),
  ]

  private static let fractions: [Scenario] = [
    Scenario(
      name: "fractions",
      title: "Fractions that add up to 1 fill their line, with its gaps; 1/4 and 1/2 do not.",
      width: 320, displayScale: 2,
      sections: [
        Section(
          attributes: .spaced,
          cells: row(dividedBy: 2, 1, 1) + row(dividedBy: 3, 1, 1, 1) + row(dividedBy: 4, 1, 2))
      ])
  ]

  private static func row(dividedBy divisor: CGFloat, _ parts: CGFloat...) -> [Cell] {
    parts.indices.map { index in
      let width = CellAttributes.Width.fraction(parts[index] / divisor)
      return .size(0, 24, CellAttributes(beginsLine: index == 0, width: width))
    }
  }

  private static let columns: [Scenario] = [
    Scenario(
      name: "columns",
      title: "A spans all columns; D spans two, does not fit behind C, and leaves a hole.",
      displayScale: 2,
      sections: [
        Section(
          attributes: .columns(3).with(lineSpacing: 10),
          cells: [
            .filling(height: 40, CellAttributes(columnSpan: .max)),
            .filling(height: 30), .filling(height: 30),
            .filling(height: 30, CellAttributes(columnSpan: 2)),
            .filling(height: 30), .filling(height: 50), .filling(height: 30),
          ])
      ]),
    Scenario(
      name: "columns-proportional",
      title: "As many columns as are 45 points wide at least, with cells as tall as wide.",
      displayScale: 2,
      sections: [
        Section(
          attributes: .columns(minimumWidth: 45, cellHeight: .proportional(1))
            .with(lineSpacing: 10),
          cells: Cell.row(0, 0, 0, 0, 0, 0))
      ]),
    Scenario(
      "cells-per-line", "A line holds one cell, so the cells make a list.",
      .spaced.with(maximumCellsPerLine: 1), Cell.row(60, 120, 90)),
  ]
}
