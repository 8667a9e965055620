import AlignedLayout
import UIKit

extension Scenario {
  private static let limited = SectionAttributes.spaced.with(lineLimit: .lines(2))
  private static let tags = Cell.row(60, 45, 50, 70, 40, 45, 80, 60, 30, 50, 60, 40)

  /// Sections that show no more than some lines, and say how many cells are hidden.
  static let lineLimits: [Scenario] = [
    limited(
      "line-limit", "Two lines, and a view that stands for what does not fit on them.", limited),
    limited(
      "line-limit-balanced",
      "Balanced, of the cells that first fit shows, the last stands with the view.",
      limited.with(breakingStrategy: .balanced), cells: Cell.row(60, 45, 50, 30, 40, 140, 60, 80)),
    limited(
      "line-limit-justified", "The last line is the last that is visible.",
      limited.with(justification: .init())),
    limited(
      "line-limit-right-to-left", "Right to left, the view is at the left.", limited,
      direction: .rightToLeft),
    limited(
      "line-limit-without-view", "Where nobody answers for the view, cells are hidden without it.",
      limited, overflowSize: nil),
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
  /// The view that says how many cells are hidden, and what is below.
  static let lineLimits: [ViewScenario] = [
    ViewScenario(
      content: limited("view-line-limit", "“+7” stands for the items that two lines do not show.")),
    ViewScenario(
      content: limited(
        "view-line-limit-right-to-left", "Right to left, it does so at the left.",
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
