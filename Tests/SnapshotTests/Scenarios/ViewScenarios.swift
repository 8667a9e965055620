import AlignedLayout
import UIKit

extension ViewScenario {
  /// Headers and footers that stay in sight.
  static let pinned: [ViewScenario] = [
    ViewScenario(
      content: sections("view-pinned-header", "Scrolled by 70, the header is still at the top."),
      offset: 70),
    ViewScenario(
      content: sections(
        "view-pinned-header-pushed", "The end of its section pushes the first header out."),
      offset: 120),
    ViewScenario(
      content: sections(
        "view-pinned-footer", "The footer stays at the bottom until its own place comes up.",
        footerLength: 20),
      size: CGSize(width: 200, height: 110), offset: 20, pinsSectionFooters: true),
    ViewScenario(
      content: sections(
        "view-footer", "Footers that are not pinned stand below their section.", footerLength: 20),
      offset: 60),
  ]

  /// Directions and insets.
  static let surroundings: [ViewScenario] = [
    ViewScenario(
      content: sections(
        "view-right-to-left", "Right to left, lines begin at the right.",
        direction: .rightToLeft)),
    ViewScenario(
      content: sections(
        "view-content-insets",
        "Beside 30 points of the view's insets lines are shorter; the header keeps below 20."),
      contentInset: UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0), offset: 40),
    ViewScenario(
      content: sections(
        "view-layout-insets", "The layout's insets move cells; headers are as wide as the content.",
        contentInsets: Insets(top: 10, leading: 30, bottom: 10, trailing: 10))),
  ]

  /// Cells that say their sizes and baselines themselves.
  static let selfSizing: [ViewScenario] = [
    ViewScenario(
      content: words(
        "view-baselines", "Words of several sizes stand on one baseline, by themselves."),
      size: CGSize(width: 240, height: 120)),
    ViewScenario(
      content: words(
        "view-baselines-right-to-left", "Right to left, they do too.", direction: .rightToLeft),
      size: CGSize(width: 240, height: 120)),
  ]

  private static func words(
    _ name: String, _ title: String, direction: ContentLayout.Direction = .leftToRight
  ) -> Scenario {
    Scenario(
      name: name, title: title, direction: direction,
      sections: [
        Scenario.Section(
          attributes: .spaced.with(
            cellAlignment: .firstBaseline,
            sizing: .selfSizing(estimatedWidth: 50, estimatedHeight: 30)),
          cells: [
            .word("set", fontSize: 12), .word("large", fontSize: 28), .word("small", fontSize: 9),
            .word("words", fontSize: 16), .word("on", fontSize: 24), .word("lines", fontSize: 12),
          ])
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
