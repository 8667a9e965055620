#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Sections with a line limit in a collection view, and their overflow views. Rests on UIKit
  /// asking the data source for a view of every kind among the elements of a rectangle (D).
  @MainActor
  @Suite(.underAllModes)
  struct LineLimitInCollectionViewTests {
    private static let attributes = SectionAttributes(
      lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

    /// Makes a section of cells of 40 by 20, two on a line, and an overflow view of 20 by 20 after
    /// them.
    private func section(
      _ cellCount: Int = 9, _ attributes: SectionAttributes = attributes,
      overflow: CGSize = 20 × 20
    ) -> TestSection {
      var section = TestSection(
        attributes: attributes, cells: Array(repeating: .cell(40 × 20), count: cellCount))
      section.sizeOfOverflow = { _ in overflow }
      return section
    }

    private func stage(
      _ sections: [TestSection], height: CGFloat = 200,
      direction: ContentLayout.Direction = .leftToRight,
      layout: CollectionViewAlignedLayout = .init()
    ) -> AlignedStage {
      var content = TestContent(width: 100, sections: sections)
      content.direction = direction
      return AlignedStage(content, height: height, layout: layout)
    }

    private func attributes(
      _ stage: AlignedStage, _ section: Int = 0
    ) -> CollectionViewAlignedLayoutAttributes? {
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionViewAlignedLayout.elementKindOverflow,
        at: IndexPath(item: 0, section: section)) as? CollectionViewAlignedLayoutAttributes
    }

    // MARK: Frames and attributes

    @Test func `the overflow view follows the visible cells and has a view of its kind`() {
      let stage = stage([section(), section(3)])
      #expect(stage.overflow() == rect(80, 20, 20 × 20))
      #expect(stage.overflow(1) == nil)
      #expect(stage.view.contentSize.exact == (100 × 80))
      #expect(stage.view.visibleCells.count == 7)
      #expect(
        stage.view.visibleSupplementaryViews(
          ofKind: CollectionViewAlignedLayout.elementKindOverflow
        ).map(\.frame) == [rect(80, 20, 20 × 20)])
      stage.expectShownAsComputed()
    }

    @Test func `hidden cells are in no rectangle, and have hidden attributes of zero size`() {
      let stage = stage([section()])
      let found = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
      #expect(
        found.map { $0.representedElementKind ?? "cell \($0.indexPath.item)" } == [
          "cell 0", "cell 1", "cell 2", "cell 3", CollectionViewAlignedLayout.elementKindOverflow,
        ])
      for item in 4..<9 {
        let attributes = stage.layout.layoutAttributesForItem(at: [0, item])
        #expect(attributes?.isHidden == true)
        #expect(attributes?.frame == rect(100, 20, 0 × 0))
      }
      #expect(stage.layout.layoutAttributesForItem(at: [0, 3])?.isHidden == false)
    }

    @Test func `the overflow view has the zIndex of cells and a hidden item count`() {
      let stage = stage([section()])
      #expect(attributes(stage)?.zIndex == CollectionViewAlignedLayout.cellZIndex)
      #expect(attributes(stage)?.hiddenItemCount == 5)
      #expect(attributes(stage)?.offeredSpace == 0)
      #expect(stage.layout.hiddenItemCount(inSection: 0) == 5)
      for section in [-1, 1] { #expect(stage.layout.hiddenItemCount(inSection: section) == 0) }
    }

    @Test func `without a size there is no overflow view, but items are hidden`() {
      let stage = stage([section(overflow: 0 × 20)])
      #expect(attributes(stage) == nil)
      #expect(stage.view.contentSize.exact == (100 × 40))
      #expect(stage.layout.hiddenItemCount(inSection: 0) == 5)
      #expect(
        stage.layout.layoutAttributesForElements(in: .infinite)?.map(\.indexPath.item)
          == [0, 1, 2, 3])
      stage.expectShownAsComputed()
    }

    @Test func `other index paths have no overflow view`() {
      let stage = stage([section(), section(3)])
      for path in [[0, 1], [1, 0], [2, 0], [-1, 0], [], [0], [0, 0, 0]] as [IndexPath] {
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: CollectionViewAlignedLayout.elementKindOverflow, at: path) == nil)
      }
    }

    @Test func `the overflow view is at the left in right-to-left layouts`() {
      let stage = stage([section()], direction: .rightToLeft)
      #expect(stage.overflow() == rect(0, 20, 20 × 20))
      #expect(stage.frame(8) == rect(0, 20, 0 × 0))
      stage.expectShownAsComputed()
    }

    @Test func `a changed width hides other cells`() {
      let stage = stage([section()])
      stage.resize(180 × 200)
      #expect(attributes(stage)?.hiddenItemCount == 1)
      stage.expectShownAsComputed()
      stage.resize(200 × 200)
      #expect(stage.overflow() == nil)
      #expect(stage.layout.layoutAttributesForItem(at: [0, 8])?.isHidden == false)
      stage.expectShownAsComputed()
    }

    @Test func `pinned headers stay above the overflow view`() {
      var limited = section()
      limited.headerLength = 10
      limited.footerLength = 10
      let stage = stage([limited, limited, limited], height: 60)
      for offset in [0, 25, 45, 80, 120] as [CGFloat] {
        stage.scroll(to: offset)
        stage.expectShownAsComputed()
      }
    }

    // MARK: Questions

    @Test func `the delegate is asked for increasing hidden item counts`() {
      let stage = stage([section(overflow: 70 × 20)])
      stage.source.asked = []
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.asked().overflows() == [5, 6, 7])
      #expect(attributes(stage)?.hiddenItemCount == 7)
    }

    @Test func `without a delegate the closure gives the size, also for cells of one size`() {
      let stage = stage([section()])
      stage.layout.defaultSectionAttributes = Self.attributes
      stage.layout.defaultItemSize = 40 × 20
      stage.layout.sizeForOverflow = { _, _ in 15 × 20 }
      stage.view.delegate = nil
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(80, 20, 15 × 20))
      stage.layout.attributesForItem = { _ in CellAttributes(insets: Insets(leading: 10)) }
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(50, 20, 15 × 20))
    }

    @Test func `a delegate that does not implement the method leaves the size to the closure`() {
      final class Silent: NSObject, CollectionViewDelegateAlignedLayout {}
      let stage = stage([section()])
      let silent = Silent()
      stage.view.delegate = silent
      stage.layout.defaultSectionAttributes = Self.attributes
      stage.layout.defaultItemSize = 40 × 20
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == nil)
      stage.layout.sizeForOverflow = { section, hiddenItemCount in
        CGFloat(section + hiddenItemCount) × 20
      }
      stage.view.layoutIfNeeded()
      #expect(stage.overflow() == rect(80, 20, 5 × 20))
    }

    @Test func `a cached content includes the size of the overflow view`() {
      let stage = stage([section()])
      #expect(stage.cacheContent(fittingWidth: 60))
      #expect(stage.asked { stage.view.frame.size = 60 × 200 }.toDelegate.isEmpty)
      #expect(stage.overflow() == rect(40, 20, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `copies of attributes compare by hidden item count`() {
      let stage = stage([section(), section(8)])
      let copy = attributes(stage)?.copy() as? CollectionViewAlignedLayoutAttributes
      #expect(copy?.hiddenItemCount == 5)
      #expect(copy == attributes(stage))
      let other = attributes(stage, 1)
      other?.indexPath = [0, 0]
      other?.frame = rect(80, 20, 20 × 20)
      #expect(other?.hiddenItemCount == 4)
      #expect(copy != other)
    }

    @Test func `the content size for a width includes the overflow view`() {
      let stage = stage([section(overflow: 20 × 50)])
      #expect(stage.layout.contentSize(fitting: 100 × 0) == (100 × 70))
      #expect(stage.view.contentSize.exact == (100 × 70))
    }

    // MARK: One item on one line

    @Test func `the only visible item is narrowed for the overflow view`() {
      var narrow = section(4, Self.attributes.with(lineLimit: .lines(1)))
      narrow.cells[0] = .text(area: 1800, atMost: 90)
      let stage = stage([narrow, section()])
      #expect(stage.frame(0) == rect(0, 0, 80 × 23))
      #expect(stage.overflow() == rect(80, 0, 20 × 20))
      #expect(stage.layout.hiddenItemCount(inSection: 0) == 3)
      stage.expectShownAsComputed()
      stage.resize(130 × 200)
      #expect(stage.frame(0) == rect(0, 0, 90 × 20))
      stage.expectShownAsComputed()
    }

    // MARK: Expanded sections

    @Test func `an expanded section has a view that stands for no hidden items`() {
      let stage = stage([section(4, Self.attributes.with(lineLimit: .expanded)), section()])
      #expect(stage.overflow() == rect(80, 20, 20 × 20))
      #expect(attributes(stage)?.hiddenItemCount == 0)
      #expect(attributes(stage)?.isHidden == false)
      #expect(stage.layout.hiddenItemCount(inSection: 0) == 0)
      #expect(stage.asked { stage.layout.invalidateLayout() }.overflows() == [0])
      #expect(
        stage.view.visibleSupplementaryViews(
          ofKind: CollectionViewAlignedLayout.elementKindOverflow
        ).count == 2)
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 95, y: 30)) == [0, 4])
      stage.expectShownAsComputed()
      stage.resize(90 × 200)
      #expect(stage.overflow() == rect(0, 40, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `an expanded section without items or without a size has no view`() {
      let expanded = Self.attributes.with(lineLimit: .expanded)
      let stage = stage([section(0, expanded), section(4, expanded, overflow: 0 × 0)])
      #expect(attributes(stage) == nil)
      #expect(attributes(stage, 1) == nil)
      stage.expectShownAsComputed()
    }

    // MARK: Queries about hidden items

    @Test func `a hidden item has no break reason, and scrolling to it shows the last line`() {
      var limited = section()
      limited.headerLength = 10
      let stage = stage([limited, section(40, Self.attributes.with(lineLimit: .unlimited))])
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 3]) != nil)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 4]) == nil)
      #expect(stage.layout.contentOffset(showingItemAt: [0, 2])?.y == 20)
      #expect(stage.layout.contentOffset(showingItemAt: [0, 8])?.y == 20)
    }

    @Test func `queries work if the first group is divided without an overflow view`() {
      let keep = CellAttributes(keepsWithNext: true)
      var all = section(3, Self.attributes.with(lineLimit: .lines(1)), overflow: 0 × 0)
      all.cells = Array(repeating: .cell(60 × 20, keep), count: 3)
      let stage = stage([all, section()])
      #expect(stage.layout.hiddenItemCount(inSection: 0) == 2)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 0]) == .first)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 1]) == nil)
      #expect(stage.layout.contentOffset(showingItemAt: [0, 2])?.y == 0)
      #expect(stage.layout.layoutAttributesForItem(at: [0, 1])?.isHidden == true)
      stage.expectShownAsComputed()
    }

    @Test func `an item can be inserted before or after the hidden items`() {
      let stage = stage([section()])
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 85, y: 30)) == [0, 4])
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 95, y: 30)) == [0, 9])
    }

    @Test func `an item moved after the hidden items stays visible under the finger`() {
      let stage = stage([section()])
      let movement = InteractiveMovement([0, 0], on: stage)
      movement.moveUnchecked(to: CGPoint(x: 95, y: 30))
      #expect(movement.path == [0, 8])
      let cell = stage.view.cellForItem(at: [0, 8])
      #expect(cell?.isHidden == false)
      #expect(cell?.frame == rect(75, 20, 40 × 20))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(stage.view.cellForItem(at: [0, 8]) == nil)
      stage.expectShownAsComputed()
    }
  }
#endif
