import AlignedLayout
import Testing

@Suite struct EditingSectionsTests {
  /// Three sections: one with a header, one with a fixed size and a footer, and one with cells only.
  private var content: TestContent {
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
  }

  private func edited(
    _ content: TestContent? = nil, _ edit: (inout TestBatch) -> Void
  ) -> ContentLayout {
    var batch = TestBatch()
    edit(&batch)
    var edited = EditedLayout(content ?? self.content)
    edited.apply(batch)
    #expect(edited.difference == nil)
    return edited.layout
  }

  private func at(_ section: Int, _ cell: Int) -> ContentLayout.CellPosition {
    ContentLayout.CellPosition(section: section, cell: cell)
  }

  @Test func `the content before the edits has three sections`() {
    #expect(
      content.layout().picture() == """
        #####
        AA
        BBBB

        C D
        =====

        EEE
        EEE
        """)
  }

  @Test func `a section is inserted with its cells`() {
    let layout = edited {
      $0.insertSection(TestSection(cells: [.cell(10 × 10), .cell(50 × 10)]), at: 1)
    }
    #expect(
      layout.picture() == """
        #####
        AA
        BBBB

        C
        DDDDD

        E F
        =====

        GGG
        GGG
        """)
  }

  @Test func `a section is deleted`() {
    #expect(
      edited { $0.deleteSection(1) }.picture() == """
        #####
        AA
        BBBB

        CCC
        CCC
        """)
    let empty = edited {
      for section in 0..<3 { $0.deleteSection(section) }
    }
    #expect(empty == TestContent(width: 50, sections: []).spaced(10).layout())
  }

  @Test func `a section moves while its cells are edited`() {
    let layout = edited {
      $0.moveSection(0, to: 2)
      $0.replace(at(0, 0), with: .cell(10 × 10))
      $0.insert(.cell(20 × 10), at: at(2, 2))
    }
    #expect(
      layout.picture() == """
        A B
        =====

        CCC
        CCC

        #####
        DEEEE
        FF
        """)
  }

  @Test func `a section is replaced`() {
    let layout = edited {
      $0.replaceSection(1, with: TestSection(cells: [.cell(40 × 10)], headerLength: 10))
    }
    #expect(
      layout.picture() == """
        #####
        AA
        BBBB

        #####
        CCCC

        DDD
        DDD
        """)
  }

  @Test func `deletions use old indices, and insertions new ones`() {
    // The last section becomes the first, with one more cell. The first is deleted.
    let layout = edited {
      $0.deleteSection(0)
      $0.moveSection(2, to: 0)
      $0.insert(.cell(10 × 10), at: at(0, 0))
      $0.delete(at(1, 0))
      $0.insertSection(TestSection(cells: [.cell(50 × 10)]), at: 2)
    }
    #expect(
      layout.picture() == """
        ABBB
         BBB

        C
        =====

        DDDDD
        """)
  }

  @Test func `a cell moved to another section is asked there`() {
    var content = content
    content.sections[2].cells.append(.filling(height: 10))
    #expect(
      edited(content) { $0.move(at(2, 1), to: at(0, 1)) }.picture() == """
        #####
        AABBB
        CCCC

        D E
        =====

        FFF
        FFF
        """)
  }

  @Test func `a cell moved into a fixed section has the size of the cells there`() {
    #expect(
      edited {
        $0.move(at(2, 0), to: at(1, 1))
        $0.move(at(1, 0), to: at(0, 0))
      }.frames(inSection: 1) == [rect(0, 40, 10 × 10), rect(20, 40, 10 × 10)])
  }

  @Test func `an empty section takes no spacing until a cell is inserted`() {
    var content = content
    content.sections[1] = TestSection(cells: [])
    #expect(
      edited(content) { $0.delete(at(2, 0)) }.picture() == """
        #####
        AA
        BBBB
        """)
    #expect(
      edited(content) { $0.insert(.cell(10 × 10), at: at(1, 0)) }.picture() == """
        #####
        AA
        BBBB

        C

        DDD
        DDD
        """)
  }

  @Test func `edits of cells in deleted, inserted or replaced sections add nothing`() {
    let new = TestSection(cells: [.cell(40 × 10), .cell(30 × 10)])
    let plain = edited {
      $0.deleteSection(0)
      $0.replaceSection(1, with: new)
      $0.insertSection(new, at: 2)
    }
    let more = edited {
      $0.delete(at(0, 0))
      $0.replace(at(0, 1), with: .cell(0 × 0))
      $0.deleteSection(0)
      $0.delete(at(1, 0))
      $0.replaceSection(1, with: new)
      $0.insert(.cell(0 × 0), at: at(0, 1))
      $0.insert(.cell(0 × 0), at: at(2, 0))
      $0.insertSection(new, at: 2)
    }
    #expect(more == plain)
  }

  @Test func `cells move out of a deleted section, but not into an inserted one`() {
    let layout = edited {
      $0.move(at(0, 1), to: at(1, 0))
      $0.deleteSection(0)
      $0.move(at(2, 0), to: at(2, 0))
      $0.insertSection(TestSection(cells: [.cell(20 × 10)]), at: 2)
    }
    #expect(
      layout.picture() == """
        A B
        =====

        CCCC

        DD
        """)
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
      .insertCell(at(0, 0)), .insertCell(at(0, count)), .deleteCell(at(0, count - 1)),
      .replaceCell(at(0, 5)), .moveCell(from: at(0, 7), to: at(0, 700_000_000)),
      .insertCell(at(0, 300)),
    ])
    #expect(layout.cellCount(inSection: 0) == count + 2)
    #expect(layout.contentSize.height == 15e9 + 20)
    #expect(layout.frame(ofCellAt: at(0, count + 1)) == rect(50, 15e9, 40 × 20))
    apply([.moveSection(from: 0, to: 1), .insertSection(section, at: 0), .deleteSection(1)])
    #expect((0..<layout.sectionCount).map(layout.cellCount(inSection:)) == [count, count + 2])
  }
}

extension TestContent {
  fileprivate func spaced(_ spacing: CGFloat) -> TestContent {
    var content = self
    content.sectionSpacing = spacing
    return content
  }
}
