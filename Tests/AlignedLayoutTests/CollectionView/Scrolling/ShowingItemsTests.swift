#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Offsets from `contentOffset(showingItemAt:)` that keep an item clear of pinned headers. Rests
  /// on the content being scrollable from the inset top to the inset bottom (D).
  @MainActor
  @Suite(.underAllModes)
  struct ShowingItemsTests {
    /// Two sections with a header of 10 and twenty cells of 20, one below the other.
    private let stage: AlignedStage = {
      let section = TestSection(
        cells: Array(repeating: .cell(100 × 20), count: 20), headerLength: 10)
      return AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 100)
    }()

    /// A row: an item, and the offset that shows it after a change.
    struct Example: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let path: IndexPath
      let offset: CGFloat
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, _ path: IndexPath, at offset: CGFloat,
        _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void = { _ in }
      ) {
        testDescription = name
        self.path = path
        self.offset = offset
        self.change = change
      }
    }

    nonisolated static let examples: [Example] = [
      Example("the item is shown below the pinned header of its section", [0, 5], at: 100),
      Example("the first item is shown below the header of its section", [0, 0], at: 0),
      Example("the item is shown at the top without pinned headers", [0, 5], at: 110) {
        $0.layout.pinsSectionHeaders = false
      },
      Example("the item is shown clear of insets", [0, 5], at: 70) {
        $0.view.contentInset.top = 30
      },
      Example("the offset does not exceed the content's end", [1, 19], at: 720),
      Example("the offset does not exceed the end of an inset", [1, 19], at: 735) {
        $0.view.contentInset.bottom = 15
      },
      Example("content that fits is not scrolled", [0, 7], at: 0) { $0.resize(100 × 1000) },
    ]

    @Test(arguments: examples)
    func `the offset shows the item clear of headers and insets`(example: Example) throws {
      example.change(stage)
      stage.view.layoutIfNeeded()
      let offset = try #require(stage.layout.contentOffset(showingItemAt: example.path))
      expectEqual(offset.y, example.offset)
      stage.view.setContentOffset(offset, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.y, example.offset)
      let frame = try #require(stage.frame(example.path[1], section: example.path[0]))
      let header = try #require(stage.header(example.path[0]))
      #expect(frame.minY >= header.maxY)
    }

    @Test func `there is no offset for an item that is not laid out`() {
      #expect(stage.layout.contentOffset(showingItemAt: IndexPath(item: 20, section: 0)) == nil)
      #expect(
        CollectionViewAlignedLayout().contentOffset(showingItemAt: IndexPath(item: 0, section: 0))
          == nil)
    }
  }
#endif
