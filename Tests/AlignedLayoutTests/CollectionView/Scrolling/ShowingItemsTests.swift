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

    private func expectShown(
      _ item: Int, at y: CGFloat, _ location: SourceLocation = #_sourceLocation
    ) {
      let path = IndexPath(item: item, section: 0)
      guard let offset = stage.layout.contentOffset(showingItemAt: path) else {
        Issue.record("no offset shows the item", sourceLocation: location)
        return
      }
      stage.view.setContentOffset(offset, animated: false)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentOffset.y == y, sourceLocation: location)
      guard let frame = stage.frame(item), let header = stage.header(0) else { return }
      #expect(frame.minY >= header.maxY, sourceLocation: location)
    }

    @Test func `the item is shown below the pinned header of its section`() {
      expectShown(5, at: 100)
      expectShown(0, at: 0)
    }

    @Test func `the item is shown at the top without pinned headers`() {
      stage.layout.pinsSectionHeaders = false
      stage.view.layoutIfNeeded()
      let path = IndexPath(item: 5, section: 0)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 110)
    }

    @Test func `the item is shown clear of insets`() {
      stage.view.contentInset.top = 30
      stage.view.layoutIfNeeded()
      expectShown(5, at: 70)
    }

    @Test func `the offset does not exceed the content's end`() {
      let path = IndexPath(item: 19, section: 1)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 720)
      stage.view.contentInset.bottom = 15
      stage.view.layoutIfNeeded()
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 735)
    }

    @Test func `content that fits is not scrolled`() {
      stage.resize(100 × 1000)
      let path = IndexPath(item: 7, section: 0)
      #expect(stage.layout.contentOffset(showingItemAt: path)?.y == 0)
    }

    @Test func `there is no offset for an item that is not laid out`() {
      #expect(stage.layout.contentOffset(showingItemAt: IndexPath(item: 20, section: 0)) == nil)
      #expect(
        CollectionViewAlignedLayout().contentOffset(showingItemAt: IndexPath(item: 0, section: 0))
          == nil)
    }
  }
#endif
