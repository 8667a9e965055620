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

    /// Elements, and where they are. Sections that are not laid out have an empty frame.
    struct Row: CustomTestStringConvertible, Sendable {
      enum Element: Sendable {
        case header(Int)
        case cell(Int, section: Int)
        case footer(Int)
        case section(Int)
      }

      let testDescription: String
      let frames: [(element: Element, frame: CGRect)]

      init(_ name: String, _ frames: [(element: Element, frame: CGRect)]) {
        testDescription = name
        self.frames = frames
      }
    }

    nonisolated static let rows: [Row] = [
      Row(
        "headers and footers are as wide as the content",
        [
          (.header(0), rect(0, 5, 100 × 8)), (.cell(0, section: 0), rect(5, 13, 10 × 20)),
          (.footer(0), rect(0, 33, 100 × 6)),
        ]),
      Row(
        "a section's frame contains its header and footer",
        [
          (.section(0), rect(0, 5, 100 × 34)), (.section(2), rect(0, 49, 100 × 4)),
          (.section(3), rect(0, 63, 100 × 20)),
        ]),
      Row(
        "a section that is not laid out has an empty frame",
        [(.section(4), .zero), (.section(-1), .zero)]),
    ]

    @Test(arguments: rows)
    func `sections, headers and footers have frames`(row: Row) {
      let stage = stage()
      for (element, frame) in row.frames {
        let found =
          switch element {
          case .header(let section): stage.header(section)
          case .cell(let item, let section): stage.frame(item, section: section)
          case .footer(let section): stage.footer(section)
          case .section(let section): stage.layout.contentFrame(forSection: section) as CGRect?
          }
        expectEqual(found, frame, "\(element)")
      }
      expectEqual(stage.view.contentSize.exact, (100 × 88))
      expectEqual(stage.layout.contentFrame(forSection: 1).height, 0)
      expectEqual(CollectionViewAlignedLayout().contentFrame(forSection: 0), .zero)
      stage.expectShownAsComputed()
    }

    @Test func `a header or footer without height has no attributes and no view`() {
      let stage = stage()
      for section in [1, 3] {
        #expect(stage.header(section) == nil)
        #expect(stage.footer(section) == nil)
      }
      expectEqual(stage.header(2), rect(0, 49, 100 × 4))
      let kind = UICollectionView.elementKindSectionHeader
      expectEqual(
        stage.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
          .map { $0[0] }.sorted(), [0, 2])
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
      expectEqual(stage.header(0), rect(0, 15, 100 × 8))
      expectEqual(stage.layout.contentFrame(forSection: 0), frame)
    }
  }
#endif
