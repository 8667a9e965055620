import AlignedLayout

extension Scenario {
  /// Several sections, with headers, footers and insets.
  static let sectionsAndEdges: [Scenario] = [
    Scenario(
      name: "sections",
      title: "Headers and footers are as wide as the content, without the insets.",
      contentInsets: Insets(10), sectionSpacing: 20,
      sections: [
        Section(
          attributes: .spaced.with(insets: Insets(10)), cells: Cell.row(50, 60, 70),
          headerLength: 20, footerLength: 20),
        Section(attributes: .spaced, cells: Cell.row(80, 60), headerLength: 20),
      ]),
    Scenario(
      name: "sections-empty",
      title: "An empty section takes no space; a section with a header but no cells does.",
      sectionSpacing: 20,
      sections: [
        Section(attributes: .spaced, cells: Cell.row(80, 60)),
        Section(attributes: .spaced.with(insets: Insets(20)), cells: []),
        Section(attributes: .spaced, cells: [], headerLength: 30),
        Section(attributes: .spaced, cells: Cell.row(110)),
      ]),
    pinned(
      "pinned-header", "The header stays at the visible top while its section is visible.",
      visible: 50...140),
    pinned(
      "pinned-header-pushed", "The end of its section pushes the header out.", visible: 120...200),
    pinned(
      "pinned-footer", "The footer stays at the visible bottom.", visible: 20...90,
      footers: true),
  ]

  private static func pinned(
    _ name: String, _ title: String, visible: ClosedRange<CGFloat>, footers: Bool = false
  ) -> Scenario {
    Scenario(
      name: name, title: title, sectionSpacing: 10,
      pinning: ContentLayout.Pinning(
        visibleTop: visible.lowerBound, visibleBottom: visible.upperBound, pinsFooters: footers),
      sections: (0..<2).map { _ in
        Section(
          attributes: .spaced, cells: Cell.row(90, 60, 80, 70, 100), headerLength: 20,
          footerLength: footers ? 20 : 0)
      })
  }
}
