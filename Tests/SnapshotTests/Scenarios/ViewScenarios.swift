import AlignedLayout
import UIKit

extension ViewScenario {
  /// Pinned headers and footers.
  static let pinned: [ViewScenario] = [
    ViewScenario(
      content: sections(
        "view-pinned-header",
        "The content is scrolled by 70 points, and the header stays at the top."),
      offset: 70),
    ViewScenario(
      content: sections(
        "view-pinned-header-pushed", "The end of its section pushes the first header out."),
      offset: 120),
    ViewScenario(
      content: sections(
        "view-pinned-footer", "The footer stays at the bottom until its natural place is visible.",
        footerLength: 20),
      size: CGSize(width: 200, height: 110), offset: 20, pinsSectionFooters: true),
    ViewScenario(
      content: sections(
        "view-footer", "A footer that is not pinned is below its section.", footerLength: 20),
      offset: 60),
  ]

  /// Layout directions and insets.
  static let surroundings: [ViewScenario] = [
    ViewScenario(
      content: sections(
        "view-right-to-left", "From right to left, lines start at the right edge.",
        direction: .rightToLeft)),
    ViewScenario(
      content: sections(
        "view-content-insets",
        "The view's insets shorten lines by 30 points, and keep the header 20 below the top."
      ),
      contentInset: UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0), offset: 40),
    ViewScenario(
      content: sections(
        "view-layout-insets", "The layout's insets move cells; headers keep the full width.",
        contentInsets: Insets(top: 10, leading: 30, bottom: 10, trailing: 10))),
  ]

  /// Self-sizing cells with baselines.
  static let selfSizing: [ViewScenario] = [
    ViewScenario(
      content: words(
        "view-baselines", "Self-sizing cells align words of several sizes on one baseline.",
        ["set", "large", "small", "words", "on", "lines"]),
      size: CGSize(width: 240, height: 120)),
    ViewScenario(
      content: words(
        "view-baselines-right-to-left", "From right to left, words share a baseline, too.",
        ["שורות", "של", "מילים", "בגדלים", "שונים", "מיושרות"], direction: .rightToLeft),
      size: CGSize(width: 240, height: 120)),
  ]

  /// The README's examples.
  static let examples: [ViewScenario] = [
    ViewScenario(
      content: Scenario(
        name: "view-tags", title: "Each tag is as wide as its text, and begins a line if need be.",
        contentInsets: Insets(5),
        sections: [
          Scenario.Section(
            attributes: SectionAttributes(sizing: .asked(offering: .wholeLine)),
            cells: [
              "Breakfast", "Dogs welcome", "Outdoor seating and a view", "Open late", "Vegetarian",
              "Live music on Fridays", "Parking",
            ].map { .label($0, .tag) })
        ]),
      size: CGSize(width: 300, height: 137)),
    ViewScenario(
      content: Scenario(
        name: "view-labels-and-texts",
        title: "Each text breaks its lines in what its label leaves.",
        contentInsets: Insets(5),
        sections: [
          Scenario.Section(
            attributes: SectionAttributes(),
            cells: [
              ("When", "Sunday at ten, if the forecast holds."),
              (
                "Meeting point",
                "At the bridge below the old mill, where the path from the station meets the river."
              ),
              ("Bring", "A towel, and something for the picnic on the meadow."),
            ].flatMap { name, text in
              [
                .label(name, .tag),
                .label(
                  text, .message, atMost: 320, CellAttributes(endsLine: true, minimumLineSpace: 80)),
              ]
            })
        ]),
      size: CGSize(width: 300, height: 163)),
  ]

  private static func words(
    _ name: String, _ title: String, _ words: [String],
    direction: ContentLayout.Direction = .leftToRight
  ) -> Scenario {
    Scenario(
      name: name, title: title, direction: direction,
      sections: [
        Scenario.Section(
          attributes: .spaced.with(
            sizing: .selfSizing(estimate: CGSize(width: 50, height: 30)),
            cellAlignment: .firstBaseline),
          cells: zip(words, [12, 28, 9, 16, 24, 12]).map { .word($0, fontSize: $1) })
      ])
  }

  private static func sections(
    _ name: String, _ title: String, footerLength: CGFloat = 0,
    direction: ContentLayout.Direction = .leftToRight, contentInsets: Insets = .zero
  ) -> Scenario {
    Scenario(
      name: name, title: title, direction: direction, contentInsets: contentInsets,
      sectionSpacing: 10,
      sections: [[60, 80, 40, 90, 70, 110], [80, 50, 120, 60]].map { widths in
        Scenario.Section(
          attributes: .spaced, cells: widths.map { .size($0, 30) }, headerLength: 20,
          footerLength: footerLength)
      })
  }
}
