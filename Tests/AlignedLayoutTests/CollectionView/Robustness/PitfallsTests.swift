#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Pitfalls that were reported against other layouts. Rests on those reports (R).
  @MainActor
  @Suite(.underAllModes)
  struct PitfallsTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    @Test(arguments: 0..<20)
    func `content is never wider than the bounds by rounding`(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      var content = TestContent(width: CGFloat.random(in: 50...400, using: &random), [])
      content.sections[0].cells = (0..<5).map { _ in
        .cell(CGFloat.random(in: 5...40, using: &random) × 10)
      }
      let stage = AlignedStage(content)
      stage.view.contentInset = UIEdgeInsets(
        top: 0, left: .random(in: 0...9, using: &random), bottom: 0,
        right: .random(in: 0...9, using: &random))
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let insets = stage.view.adjustedContentInset
      #expect(
        stage.view.contentSize.width + insets.left + insets.right
          <= stage.view.bounds.width + 1e-6)
      stage.expectShownAsComputed()
    }

    /// A client's subclass that queries itself when it gets update items.
    private final class QueryingLayout: CollectionViewAlignedLayout {
      var frames: [CGRect] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        frames = (layoutAttributesForElements(in: .infinite) ?? []).map(\.frame)
      }
    }

    @Test func `the new attributes exist before the update items are passed`() {
      let layout = QueryingLayout()
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10)]), layout: layout)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(30 × 10), at: 0)
        stage.view.insertItems(at: [path(0)])
      })
      expectEqual(
        layout.frames, [rect(0, 0, 30 × 10), rect(30, 0, 10 × 10), rect(40, 0, 20 × 10)])
    }

    @Test func `queries for deleted elements do no harm`() {
      let stage = AlignedStage(
        TestContent(
          width: 100,
          sections: [
            TestSection(cells: [.cell(10 × 10)], headerLength: 5),
            TestSection(cells: [.cell(10 × 10)], headerLength: 5),
          ]))
      stage.view.performBatchUpdates({
        stage.content.sections.removeLast()
        stage.view.deleteSections([1])
      })
      let kind = UICollectionView.elementKindSectionHeader
      let layout = stage.layout
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, 1)) == nil)
      expectEqual(layout.layoutAttributesForItem(at: path(0, 1))?.frame, .zero)
      _ = layout.initialLayoutAttributesForAppearingItem(at: path(0, 1))
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path(0, 1))
    }

    @Test func `sizes follow an interactively moved item`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10), .cell(60 × 10)]))
      #expect(stage.view.beginInteractiveMovementForItem(at: path(0)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 5))
      stage.view.layoutIfNeeded()
      expectEqual(stage.layout.layoutAttributesForItem(at: path(0))?.size, (20 × 10))
      expectEqual(stage.layout.layoutAttributesForItem(at: path(1))?.size, (60 × 10))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0), rect(0, 0, 20 × 10))
      expectEqual(stage.frame(2), rect(80, 0, 10 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `a cancelled movement leaves no trace`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(10 × 10), .cell(20 × 10), .cell(60 × 10)]))
      #expect(stage.view.beginInteractiveMovementForItem(at: path(2)))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 2, y: 5))
      stage.view.layoutIfNeeded()
      stage.view.cancelInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `insets that change after a batch take effect`() {
      let section = TestSection(
        cells: Array(repeating: .cell(30 × 20), count: 12), headerLength: 10)
      let stage = AlignedStage(TestContent(width: 100, sections: [section, section]), height: 60)
      stage.scroll(to: 20)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.append(.cell(30 × 20))
        stage.view.insertItems(at: [path(12)])
      })
      stage.view.contentInset.top = 8
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      stage.scroll(to: 33)
      stage.expectShownAsComputed()
    }

    @Test func `a cell wider than the line is alone on its line`() {
      let stage = AlignedStage(
        TestContent(width: 100, [.cell(150 × 10), .cell(100.0005 × 10), .cell(10 × 10)]),
        height: 0)
      expectEqual(stage.layout.layoutAttributesForItem(at: path(0))?.frame, rect(0, 0, 150 × 10))
      expectEqual(stage.layout.layoutAttributesForItem(at: path(1))?.frame.minY, 10)
      expectEqual(stage.layout.layoutAttributesForItem(at: path(2))?.frame.minY, 20)
    }

    @Test func `thirds of a width share a line`() {
      let third = CGFloat(320) / 3
      let stage = AlignedStage(
        TestContent(width: 320, Array(repeating: .cell(third × 10), count: 3)))
      expectEqual(stage.view.contentSize.height, 10)
    }

    @Test func `UIKit's own scrolling to an item reaches it`() {
      let stage = AlignedStage(
        TestContent(width: 100, Array(repeating: .cell(100 × 20), count: 40)), height: 60)
      stage.view.scrollToItem(at: path(20), at: .top, animated: false)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.y, 400)
      stage.expectShownAsComputed()
    }
  }
#endif
