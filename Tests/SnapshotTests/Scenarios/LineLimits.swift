import AlignedLayout
import UIKit

extension Scenario {
  private static let limited = SectionAttributes.spaced.with(lineLimit: .lines(2))
  private static let tags = Cell.row(60, 45, 50, 70, 40, 45, 80, 60, 30, 50, 60, 40)

  /// Sections with a line limit, whose overflow view counts the hidden cells.
  static let lineLimits: [Scenario] = [
    limited(
      "line-limit", "Two lines, and an overflow view for the cells that do not fit.", limited),
    limited(
      "line-limit-balanced",
      "Balanced breaks the same visible cells as first fit, with the overflow view at their end.",
      limited.with(breakingStrategy: .balanced), cells: Cell.row(60, 45, 50, 30, 40, 140, 60, 80)),
    limited(
      "line-limit-justified", "Only the last visible line is not justified.",
      limited.with(justification: .init())),
    limited(
      "line-limit-right-to-left", "From right to left, the overflow view is at the left.", limited,
      direction: .rightToLeft),
    limited(
      "line-limit-without-view",
      "Without a size for the overflow view, cells are hidden without one.",
      limited, overflowSize: nil),
    limited(
      "line-limit-first-cell",
      "The first cell is asked again for the space that the overflow view leaves on the only line.",
      limited.with(lineLimit: .lines(1)),
      cells: [.text(area: 4950, atMost: 175)] + Cell.row(60, 45, 50)),
    limited(
      "line-limit-expanded", "An expanded section shows all cells, and the overflow view.",
      limited.with(lineLimit: .expanded), cells: Cell.row(60, 45, 50, 70, 40, 45, 80)),
  ]

  private static func limited(
    _ name: String, _ title: String, _ attributes: SectionAttributes,
    cells: [Cell] = tags, direction: ContentLayout.Direction = .leftToRight,
    overflowSize: CGSize? = CGSize(width: 30, height: 30)
  ) -> Scenario {
    Scenario(
      name: name, title: title, direction: direction,
      sections: [Section(attributes: attributes, cells: cells, overflowSize: overflowSize)])
  }
}

extension ViewScenario {
  /// The overflow view in a collection view, and the section below.
  static let lineLimits: [ViewScenario] = [
    ViewScenario(
      content: limited("view-line-limit", "“+7” counts the items that two lines do not show.")),
    ViewScenario(
      content: limited(
        "view-line-limit-right-to-left", "From right to left, “+7” is at the left.",
        direction: .rightToLeft)),
  ]

  private static func limited(
    _ name: String, _ title: String, direction: ContentLayout.Direction = .leftToRight
  ) -> Scenario {
    Scenario(
      name: name, title: title, direction: direction, sectionSpacing: 10,
      sections: [
        Scenario.Section(
          attributes: .spaced.with(lineLimit: .lines(2)),
          cells: Scenario.Cell.row(60, 45, 70, 50, 60, 45, 80, 60, 30, 50, 60, 40),
          headerLength: 20,
          overflowSize: CGSize(width: 40, height: 30)),
        Scenario.Section(
          attributes: .spaced, cells: Scenario.Cell.row(90, 60), headerLength: 20),
      ])
  }
}
