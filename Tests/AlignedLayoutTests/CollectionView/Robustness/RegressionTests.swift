#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Mistakes that the layout once made. Each test says what it rests on.
  @MainActor
  @Suite(.underAllModes)
  struct RegressionTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    /// Rests on the offset following an inset at the edge (S), so that UIKit asks about new bounds.
    @Test func `an inset at the leading side takes effect without an invalidation`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 7)))
      stage.view.contentInset.left = 10
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    /// Rests on UIKit asking before each change of bounds (P).
    @Test func `an inset at the trailing side takes effect at the next scrolling`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 20), count: 70)))
      stage.view.contentInset.right = 30
      stage.view.layoutIfNeeded()
      stage.scroll(to: 7)
      expectEqual(stage.view.contentSize.exact.width, 70)
    }

    /// Rests on a collection view without a data source having one empty section, or none (P). Its
    /// delegate may have no data either.
    @Test func `without a data source the delegate is asked nothing`() {
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [], headerLength: 5)]),
        laysOut: false)
      stage.view.dataSource = nil
      stage.view.layoutIfNeeded()
      #expect(stage.asked().toDelegate.isEmpty)
      expectEqual(stage.view.contentSize.height, 0)
    }

    /// Rests on caches keyed by index path breaking in movements (R), because items between the two
    /// places move too. Whether UIKit's own context names items is not known (I).
    @Test func `a context for interactive movement asks for every item`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10), .cell(60 × 10)]))
      let asked = stage.asked {
        let context = stage.layout.invalidationContext(
          forInteractivelyMovingItems: [path(2)], withTargetPosition: CGPoint(x: 60, y: 5),
          previousIndexPaths: [path(0)], previousPosition: CGPoint(x: 5, y: 5))
        context.invalidateItems(at: [path(0), path(2)])
        stage.layout.invalidateLayout(with: context)
      }
      expectEqual(asked.sizes, [path(0), path(1), path(2)])
    }

    /// Rests on the readable width depending on the view's width (D).
    @Test func `the content size for a width uses the readable width at that width`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(30 × 10), count: 6)), laysOut: false)
      stage.layout.contentInsetsReference = .readableContent
      stage.view.frame = .zero
      let measured = stage.layout.contentSize(fitting: 100 × 0)
      stage.view.frame = rect(0, 0, 100 × 100)
      stage.view.layoutIfNeeded()
      expectEqual(measured, stage.view.contentSize.exact)
    }

    private func pinned() -> AlignedStage {
      let section = TestSection(
        cells: Array(repeating: .cell(30 × 20), count: 9), headerLength: 12)
      return AlignedStage(TestContent(width: 100, sections: [section, section]), height: 40)
    }

    /// Rests on `prepare()` running for headers alone (W), or not at all.
    @Test func `a changed direction is laid out after scrolling with a pinned header`() {
      let stage = pinned()
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.scroll(to: 5)
      stage.scroll(to: 9)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }
  }
#endif
