import AlignedLayout
import UIKit

extension ViewScenario {
  /// Tags and a conversation: the picture that says what this is.
  static let showcase = ViewScenario(
    content: Scenario(
      name: "showcase", title: "Centered tags, and a conversation whose lines are indented.",
      width: 360, contentInsets: Insets(10), sectionSpacing: 12,
      sections: [
        Scenario.Section(
          attributes: SectionAttributes(
            lineAlignment: .center, cellSpacing: 6, lineSpacing: 6,
            insets: Insets(top: 8)),
          cells: [
            "leading", "center", "trailing", "exact gaps", "forced breaks",
            "remaining line space", "indentation", "right to left",
          ].map { .label($0) },
          headerLength: 24, headerCaption: "Tags, centered"),
        Scenario.Section(
          attributes: SectionAttributes(cellSpacing: 8, lineSpacing: 6, insets: Insets(top: 8)),
          cells: [
            .label("Ada"),
            .label(
              "How wide may I be?", atMost: 240, CellAttributes(indentation: .start)),
            .label(
              "As wide as what remains on the line. You are told before you answer.",
              atMost: 240, CellAttributes(beginsLine: true)),
            .label("09:41"),
            .label("Then I wrap to it.", atMost: 240, CellAttributes(beginsLine: true)),
          ],
          headerLength: 24, headerCaption: "Messages, indented"),
      ]),
    size: CGSize(width: 360, height: 296))
}
