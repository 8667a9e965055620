import AlignedLayout
import Testing

@Suite struct SectionTests {
  private static let cell = TestCell.cell(30 × 10)

  /// Returns sections without spacing among their cells.
  private static func content(
    width: CGFloat = 100, insets: Insets = .zero, spacing: CGFloat = 0, _ sections: [TestSection]
  ) -> TestContent {
    var content = TestContent(width: width, sections: sections)
    content.contentInsets = insets
    content.sectionSpacing = spacing
    return content
  }

  private static let spaced = TestSection(
    attributes: SectionAttributes(
      cellSpacing: 10, lineSpacing: 10,
      insets: Insets(top: 10, leading: 20, bottom: 20, trailing: 10)),
    cells: [cell, cell, cell], headerLength: 20, footerLength: 10)
  private static let plain = TestSection(cells: [cell])
  private static let empty = TestSection(
    attributes: SectionAttributes(insets: Insets(10)), cells: [])
  private static let shrunk = TestSection(
    attributes: SectionAttributes(insets: Insets(top: -40, bottom: -40)), cells: [cell],
    headerLength: 10, footerLength: 10)

  static let rows: [PartsExample] = [
    PartsExample(
      "a section is a header, an inset, lines, an inset and a footer", content([spaced]),
      .picture(
        """
        ##########
        ##########

          AAA BBB

          CCC


        ==========
        """),
      .section(rect(0, 0, 100 × 90), at: 0)),
    PartsExample(
      "content insets apply to cells, but headers and footers fill the width",
      content(
        insets: Insets(top: 10, leading: 20, bottom: 10, trailing: 0),
        [TestSection(cells: [cell], headerLength: 10, footerLength: 10)]),
      .picture(
        """

        ##########
          AAA
        ==========

        """),
      .contentSize(100 × 50)),
    PartsExample(
      "section spacing is between sections, not before the first or after the last",
      content(width: 30, spacing: 10, [plain, plain, plain]),
      .picture(
        """
        AAA

        BBB

        CCC
        """)),
    PartsExample(
      "an empty section takes no height and no spacing",
      content(
        width: 30, insets: Insets(top: 10), spacing: 10,
        [empty, plain, empty, empty, plain, empty]),
      .picture(
        """

        AAA

        BBB
        """),
      .section(rect(0, 10, 30 × 0), at: 0), .section(rect(0, 20, 30 × 0), at: 2),
      .section(rect(0, 40, 30 × 0), at: 5)),
    PartsExample(
      "a section with only a header has no insets",
      content(
        width: 30,
        [
          TestSection(
            attributes: SectionAttributes(insets: Insets(30)), cells: [], headerLength: 20)
        ]),
      .contentSize(30 × 20)),
    PartsExample(
      "a header or footer without height does not exist", content(width: 30, [plain]),
      .header(nil), .footer(nil)),
    PartsExample(
      "content of cells without height still has its insets",
      content(insets: Insets(5), [TestSection(cells: [.cell(10 × 0)])]), .contentSize(100 × 10)),
    PartsExample(
      "negative insets do not make the height of a section's lines negative", content([shrunk]),
      .footer(rect(0, 10, 100 × 10)), .frames([rect(0, -30, 30 × 10)]), .contentHeight(20)),
    PartsExample(
      "negative content insets do not make the content's height negative",
      content(insets: Insets(top: -5, bottom: -20), [plain]), .contentHeight(0)),
    PartsExample(
      "sections with negative spacing overlap",
      content(spacing: -10, Array(repeating: TestSection(cells: [.cell(30 × 20)]), count: 2)),
      .frames([rect(0, 10, 30 × 20)], inSection: 1)),
  ]

  @Test(arguments: rows)
  func `insets, headers and footers have their place in a section`(row: PartsExample) {
    row.expect()
  }

  @Test func `empty content has no height`() {
    expectEqual(ContentLayout(width: 100, sections: []).contentSize, (100 × 0))
    expectEqual(ContentLayout(width: 100, sections: [.init(cellCount: 0)]).contentSize, (100 × 0))
  }
}

/// What must be true of sections, headers and footers.
extension PartsExample.Expectation {
  static func contentHeight(_ height: CGFloat) -> Self {
    Self { expectEqual($1.contentSize.height, height) }
  }

  static func section(_ frame: CGRect, at section: Int) -> Self {
    Self { expectEqual($1.frame(ofSection: section), frame) }
  }

  static func frames(_ frames: [CGRect], inSection section: Int) -> Self {
    Self { expectEqual($1.frames(inSection: section), frames) }
  }

  /// The frame of a section's header while a part of the content is visible, or nil if there is none.
  static func header(
    _ frame: CGRect?, ofSection section: Int = 0, visible: ContentLayout.Pinning? = nil
  ) -> Self {
    Self { expectEqual($1.frame(ofHeaderInSection: section, pinning: visible), frame) }
  }

  /// The frame of a section's footer while a part of the content is visible, or nil if there is none.
  static func footer(
    _ frame: CGRect?, ofSection section: Int = 0, visible: ContentLayout.Pinning? = nil
  ) -> Self {
    Self { expectEqual($1.frame(ofFooterInSection: section, pinning: visible), frame) }
  }
}
