import AlignedLayout
import Testing

@Suite struct EditingSectionsTests {
  /// Three sections: one with a header, one with a fixed size and a footer, and one with cells only.
  private static let content: TestContent = {
    var content = TestContent(
      width: 50,
      sections: [
        TestSection(cells: [.cell(20 × 10), .cell(40 × 10)], headerLength: 10),
        TestSection(
          attributes: SectionAttributes(
            sizing: .fixed(10 × 10), cellSpacing: 10, lineSpacing: 0),
          cells: [.cell(0 × 0), .cell(0 × 0)], footerLength: 10),
        TestSection(cells: [.cell(30 × 20)]),
      ])
    content.sectionSpacing = 10
    return content
  }()

  private func edited(
    _ content: TestContent = content, _ edit: (inout TestBatch) -> Void
  ) -> ContentLayout {
    var batch = TestBatch()
    edit(&batch)
    var edited = EditedLayout(content)
    edited.apply(batch)
    #expect(edited.difference == nil)
    return edited.layout
  }

  private static func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }

  @Test func `the content before the edits has three sections`() {
    expectEqual(
      Self.content.layout().picture(),
      """
      #####
      AA
      BBBB

      C D
      =====

      EEE
      EEE
      """)
  }

  /// The content with one more cell, as wide as the space that it is offered.
  private static let withFillingCell: TestContent = {
    var content = EditingSectionsTests.content
    content.sections[2].cells.append(.filling(height: 10))
    return content
  }()

  private static let withEmptySection: TestContent = {
    var content = EditingSectionsTests.content
    content.sections[1] = TestSection(cells: [])
    return content
  }()

  /// A batch of edits, and the picture after it.
  struct EditedSections: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: TestContent
    let picture: String
    let edit: @Sendable (inout TestBatch) -> Void

    init(
      _ name: String, of content: TestContent = EditingSectionsTests.content, picture: String,
      _ edit: @escaping @Sendable (inout TestBatch) -> Void
    ) {
      testDescription = name
      self.content = content
      self.picture = picture
      self.edit = edit
    }
  }

  static let examples: [EditedSections] = [
    EditedSections(
      "a section is inserted with its cells",
      picture:
        """
        #####
        AA
        BBBB

        C
        DDDDD

        E F
        =====

        GGG
        GGG
        """
    ) {
      $0.insertSection(TestSection(cells: [.cell(10 × 10), .cell(50 × 10)]), at: 1)
    },
    EditedSections(
      "a section is deleted",
      picture:
        """
        #####
        AA
        BBBB

        CCC
        CCC
        """
    ) {
      $0.deleteSection(1)
    },
    EditedSections(
      "a section moves while its cells are edited",
      picture:
        """
        A B
        =====

        CCC
        CCC

        #####
        DEEEE
        FF
        """
    ) {
      $0.moveSection(0, to: 2)
      $0.replace(at(0, 0), with: .cell(10 × 10))
      $0.insert(.cell(20 × 10), at: at(2, 2))
    },
    EditedSections(
      "a section is replaced",
      picture:
        """
        #####
        AA
        BBBB

        #####
        CCCC

        DDD
        DDD
        """
    ) {
      $0.replaceSection(1, with: TestSection(cells: [.cell(40 × 10)], headerLength: 10))
    },
    // The last section becomes the first, with one more cell. The first is deleted.
    EditedSections(
      "deletions use old indices, and insertions new ones",
      picture:
        """
        ABBB
         BBB

        C
        =====

        DDDDD
        """
    ) {
      $0.deleteSection(0)
      $0.moveSection(2, to: 0)
      $0.insert(.cell(10 × 10), at: at(0, 0))
      $0.delete(at(1, 0))
      $0.insertSection(TestSection(cells: [.cell(50 × 10)]), at: 2)
    },
    EditedSections(
      "a cell moved to another section is asked there", of: withFillingCell,
      picture:
        """
        #####
        AABBB
        CCCC

        D E
        =====

        FFF
        FFF
        """
    ) {
      $0.move(at(2, 1), to: at(0, 1))
    },
    EditedSections(
      "an empty section takes no spacing", of: withEmptySection,
      picture:
        """
        #####
        AA
        BBBB
        """
    ) {
      $0.delete(at(2, 0))
    },
    EditedSections(
      "an empty section takes no spacing until a cell is inserted", of: withEmptySection,
      picture:
        """
        #####
        AA
        BBBB

        C

        DDD
        DDD
        """
    ) {
      $0.insert(.cell(10 × 10), at: at(1, 0))
    },
    EditedSections(
      "cells move out of a deleted section, but not into an inserted one",
      picture:
        """
        A B
        =====

        CCCC

        DD
        """
    ) {
      $0.move(at(0, 1), to: at(1, 0))
      $0.deleteSection(0)
      $0.move(at(2, 0), to: at(2, 0))
      $0.insertSection(TestSection(cells: [.cell(20 × 10)]), at: 2)
    },
  ]

  @Test(arguments: examples)
  func `after an edit the layout is that of the new sections`(example: EditedSections) {
    expectEqual(edited(example.content, example.edit).picture(), example.picture)
  }

  @Test func `all sections are deleted`() {
    let empty = edited {
      for section in 0..<3 { $0.deleteSection(section) }
    }
    expectEqual(empty, TestContent(width: 50, sections: []).spaced(10).layout())
  }

  @Test func `a cell moved into a fixed section has the size of the cells there`() {
    expectEqual(
      edited {
        $0.move(Self.at(2, 0), to: Self.at(1, 1))
        $0.move(Self.at(1, 0), to: Self.at(0, 0))
      }.frames(inSection: 1), [rect(0, 40, 10 × 10), rect(20, 40, 10 × 10)])
  }

  @Test func `edits of cells in deleted, inserted or replaced sections add nothing`() {
    let new = TestSection(cells: [.cell(40 × 10), .cell(30 × 10)])
    let plain = edited {
      $0.deleteSection(0)
      $0.replaceSection(1, with: new)
      $0.insertSection(new, at: 2)
    }
    let more = edited {
      $0.delete(Self.at(0, 0))
      $0.replace(Self.at(0, 1), with: .cell(0 × 0))
      $0.deleteSection(0)
      $0.delete(Self.at(1, 0))
      $0.replaceSection(1, with: new)
      $0.insert(.cell(0 × 0), at: Self.at(0, 1))
      $0.insert(.cell(0 × 0), at: Self.at(2, 0))
      $0.insertSection(new, at: 2)
    }
    expectEqual(more, plain)
  }

  @Test func `a billion cells of a fixed size are edited like ten`() {
    let count = 1_000_000_000
    let attributes = SectionAttributes(
      sizing: .fixed(40 × 20), cellSpacing: 10, lineSpacing: 10)
    let section = ContentLayout.Section(attributes: attributes, cellCount: count)
    var layout = ContentLayout(
      width: 100, contentInsets: .zero, sectionSpacing: 0,
      sections: [section, .init(cellCount: 0)])
    func apply(_ edits: [ContentLayout.Edit]) {
      layout.apply(edits) { _, _ in
        Issue.record("A size was asked for")
        return 0 × 0
      } attributesOfCell: { _ in
        Issue.record("Attributes were asked for")
        return .default
      }
    }
    apply([
      .insertCell(Self.at(0, 0)), .insertCell(Self.at(0, count)),
      .deleteCell(Self.at(0, count - 1)),
      .replaceCell(Self.at(0, 5)), .moveCell(from: Self.at(0, 7), to: Self.at(0, 700_000_000)),
      .insertCell(Self.at(0, 300)),
    ])
    expectEqual(layout.cellCount(inSection: 0), count + 2)
    expectEqual(layout.contentSize.height, 15e9 + 20)
    expectEqual(layout.frame(ofCellAt: Self.at(0, count + 1)), rect(50, 15e9, 40 × 20))
    apply([.moveSection(from: 0, to: 1), .insertSection(section, at: 0), .deleteSection(1)])
    expectEqual((0..<layout.sectionCount).map(layout.cellCount(inSection:)), [count, count + 2])
  }
}

extension TestContent {
  fileprivate func spaced(_ spacing: CGFloat) -> TestContent {
    var content = self
    content.sectionSpacing = spacing
    return content
  }
}
