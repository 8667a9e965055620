#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Headers, footers and section frames. Rests on UIKit asking for supplementary views that are
  /// among a rectangle's elements (D), and on nil attributes for those that do not exist (§2.1, P).
  @MainActor
  @Suite(.underAllModes)
  struct HeadersAndFootersTests {
    private func stage() -> AlignedStage {
      AlignedStage(
        TestContent(
          width: 100, contentInsets: Insets(5), sectionSpacing: 10,
          sections: [
            TestSection(cells: [.cell(10 × 20)], headerLength: 8, footerLength: 6),
            TestSection(cells: []),
            TestSection(cells: [], headerLength: 4),
            TestSection(cells: [.cell(10 × 20)]),
          ]))
    }

    @Test func `headers and footers are as wide as the content`() {
      let stage = stage()
      #expect(stage.header(0) == rect(0, 5, 100 × 8))
      #expect(stage.frame(0, section: 0) == rect(5, 13, 10 × 20))
      #expect(stage.footer(0) == rect(0, 33, 100 × 6))
      #expect(stage.view.contentSize.exact == (100 × 88))
      stage.expectShownAsComputed()
    }

    @Test func `a header or footer without height has no attributes and no view`() {
      let stage = stage()
      for section in [1, 3] {
        #expect(stage.header(section) == nil)
        #expect(stage.footer(section) == nil)
      }
      #expect(stage.header(2) == rect(0, 49, 100 × 4))
      let kind = UICollectionView.elementKindSectionHeader
      #expect(
        stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
          .map { $0[0] }.sorted() == [0, 2])
    }

    @Test func `a section's frame contains its header and footer`() {
      let stage = stage()
      #expect(stage.layout.contentFrame(forSection: 0) == rect(0, 5, 100 × 34))
      #expect(stage.layout.contentFrame(forSection: 1).height == 0)
      #expect(stage.layout.contentFrame(forSection: 2) == rect(0, 49, 100 × 4))
      #expect(stage.layout.contentFrame(forSection: 3) == rect(0, 63, 100 × 20))
    }

    @Test func `a section that is not laid out has an empty frame`() {
      let stage = stage()
      #expect(stage.layout.contentFrame(forSection: 4) == .zero)
      #expect(stage.layout.contentFrame(forSection: -1) == .zero)
      #expect(CollectionViewAlignedLayout().contentFrame(forSection: 0) == .zero)
    }

    @Test func `other kinds of supplementary elements have no attributes`() {
      let stage = stage()
      let path = IndexPath(item: 0, section: 0)
      #expect(
        stage.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path) == nil)
      #expect(stage.layout.layoutAttributesForDecorationView(ofKind: "badge", at: path) == nil)
    }

    @Test func `a section's frame does not move with its pinned header`() {
      let stage = stage()
      let frame = stage.layout.contentFrame(forSection: 0)
      stage.resize(100 × 40)
      stage.scroll(to: 15)
      #expect(stage.header(0) == rect(0, 15, 100 × 8))
      #expect(stage.layout.contentFrame(forSection: 0) == frame)
    }
  }
#endif
