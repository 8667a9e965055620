import AlignedLayout
import LayoutDrawing
import UIKit

extension Scenario {
  /// Backgrounds and line separators.
  static let decorations: [Scenario] = [
    Scenario(
      name: "backgrounds",
      title: "A background is behind the lines, or also behind the header and footer.",
      contentInsets: Insets(10), sectionSpacing: 20,
      sections: [
        Section(
          attributes: SectionAttributes(
            cellSpacing: 10, lineSpacing: 10, insets: Insets(10),
            backgrounds: [.init(kind: CardView.kind, insets: Insets(-10))]),
          cells: Cell.row(50, 60, 70)),
        Section(
          attributes: SectionAttributes(
            cellSpacing: 10, lineSpacing: 10, insets: Insets(10),
            backgrounds: [
              .init(
                kind: CardView.kind, insets: Insets(leading: -10, trailing: -10),
                coversHeader: true, coversFooter: true)
            ]),
          cells: Cell.row(80, 60), headerLength: 20, footerLength: 20),
      ]),
    Scenario(
      "line-separators", "Separators are in the middle of the gaps between lines.",
      SectionAttributes(
        cellSpacing: 10, lineSpacing: 20,
        lineSeparator: .init(kind: RuleView.kind, insets: Insets(leading: 20))),
      Cell.row(90, 60, 80, 70, 110)),
    Scenario(
      "line-separators-forced",
      "Separators stand only where a cell begins a line: the row of C and D is not cut in two.",
      SectionAttributes(
        cellSpacing: 10, lineSpacing: 20,
        lineSeparator: .init(kind: RuleView.kind, placement: .forcedBreaks)),
      [
        .size(60, 30, row), .size(90, 30), .size(110, 30, row), .size(120, 30),
        .size(70, 30, row),
      ]),
  ]

  private static let row = CellAttributes(beginsLine: true)
}

extension ViewScenario {
  /// Decoration views of registered kinds.
  static let decorated: [ViewScenario] = [
    ViewScenario(
      content: Scenario(
        name: "view-decorations", title: "Cards are behind the lines, and rules between them.",
        contentInsets: Insets(10), sectionSpacing: 10,
        sections: [[60, 80, 40, 90], [80, 50, 110]].map { widths in
          Scenario.Section(
            attributes: SectionAttributes(
              lineAlignment: .center, cellSpacing: 6, lineSpacing: 9, insets: Insets(8),
              backgrounds: [.init(kind: CardView.kind, insets: Insets(-8))],
              lineSeparator: .init(kind: RuleView.kind)),
            cells: widths.map { .size($0, 24) })
        }),
      size: CGSize(width: 200, height: 180))
  ]
}

/// A background with round corners.
final class CardView: UICollectionReusableView {
  nonisolated static let kind = "card"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(.card)
    layer.borderColor = UIColor(.cardEdge).cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// A thin line between lines.
final class RuleView: UICollectionReusableView {
  nonisolated static let kind = "rule"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(.cardEdge)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
