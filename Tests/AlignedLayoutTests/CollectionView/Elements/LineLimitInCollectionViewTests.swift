#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Sections with a line limit in a collection view, and their overflow views. Rests on UIKit
  /// asking the data source for a view of every kind among the elements of a rectangle (D).
  @MainActor
  @Suite(.underAllModes)
  struct LineLimitInCollectionViewTests {
    private nonisolated static let attributes = SectionAttributes(
      lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)

    /// Makes a section of cells of 40 by 20, two on a line, and an overflow view of 20 by 20 after
    /// them.
    private nonisolated static func section(
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

    /// Sections with a line limit, and what a view shows of them at one size or more.
    struct Row: CustomTestStringConvertible, Sendable {
      /// What a view shows, if it says so.
      struct Shown: Sendable {
        /// The size of the view, or nil for 100 by 200 points.
        var size: CGSize?
        /// The frames of the overflow views of the first sections, or nil for each section without one.
        var overflows: [CGRect?]?
        /// The number of hidden items in the first section.
        var hiddenItemCount: Int?
        /// The frames of items of the first section.
        var frames: [Int: CGRect] = [:]
        var contentSize: CGSize?
        /// The items of all elements.
        var items: [Int]?
        /// The number of visible cells, if overflow views are all visible.
        var visibleCellCount: Int?
      }

      let testDescription: String
      let sections: [TestSection]
      let direction: ContentLayout.Direction
      let shown: [Shown]

      init(
        _ name: String, _ sections: [TestSection],
        direction: ContentLayout.Direction = .leftToRight, _ shown: [Shown]
      ) {
        testDescription = name
        self.sections = sections
        self.direction = direction
        self.shown = shown
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "the overflow view follows the visible cells and has a view of its kind",
        [section(), section(3)],
        [
          Row.Shown(
            overflows: [rect(80, 20, 20 × 20), nil], contentSize: 100 × 80, visibleCellCount: 7)
        ]),
      Row(
        "without a size there is no overflow view, but items are hidden",
        [section(overflow: 0 × 20)],
        [
          Row.Shown(
            overflows: [nil], hiddenItemCount: 5, contentSize: 100 × 40, items: [0, 1, 2, 3])
        ]),
      Row(
        "the overflow view is at the left in right-to-left layouts", [section()],
        direction: .rightToLeft,
        [Row.Shown(overflows: [rect(0, 20, 20 × 20)], frames: [8: rect(0, 20, 0 × 0)])]),
      Row(
        "a changed width hides other cells", [section()],
        [
          Row.Shown(size: 180 × 200, overflows: [rect(160, 20, 20 × 20)], hiddenItemCount: 1),
          Row.Shown(size: 200 × 200, overflows: [nil], hiddenItemCount: 0),
        ]),
      Row(
        "the content size for a width includes the overflow view", [section(overflow: 20 × 50)],
        [Row.Shown(contentSize: 100 × 70)]),
      // There is one item on one line.
      Row(
        "the only visible item is narrowed for the overflow view", [narrowed, section()],
        [
          Row.Shown(
            overflows: [rect(80, 0, 20 × 20)], hiddenItemCount: 3,
            frames: [0: rect(0, 0, 80 × 23)]),
          Row.Shown(size: 130 × 200, frames: [0: rect(0, 0, 90 × 20)]),
        ]),
    ]

    private nonisolated static var narrowed: TestSection {
      var narrowed = section(4, attributes.with(lineLimit: .lines(1)))
      narrowed.cells[0] = .text(area: 1800, atMost: 90)
      return narrowed
    }

    @Test(arguments: rows)
    func `the overflow view follows the visible cells`(row: Row) {
      let stage = stage(row.sections, direction: row.direction)
      for shown in row.shown {
        if let size = shown.size { stage.resize(size) }
        expect(shown, of: row.sections[0], on: stage)
      }
    }

    private func expect(_ shown: Row.Shown, of section: TestSection, on stage: AlignedStage) {
      if let overflows = shown.overflows {
        expectEqual(overflows.indices.map { stage.overflow($0) }, overflows)
      }
      if let count = shown.hiddenItemCount {
        expectEqual(stage.layout.hiddenItemCount(inSection: 0), count)
        if case .some(.some) = shown.overflows?.first {
          expectEqual(attributes(stage)?.hiddenItemCount, count)
        }
        for item in section.cells.indices {
          let isHidden = stage.layout.layoutAttributesForItem(at: [0, item])?.isHidden
          expectEqual(isHidden, item >= section.cells.count - count)
        }
      }
      for (item, frame) in shown.frames { expectEqual(stage.frame(item), frame) }
      if let size = shown.contentSize {
        expectEqual(stage.view.contentSize.exact, size)
        expectEqual(stage.layout.contentSize(fitting: size.width × 0), size)
      }
      if let items = shown.items {
        let elements = stage.layout.layoutAttributesForElements(in: .infinite)
        expectEqual(elements?.map(\.indexPath.item), items)
      }
      if let count = shown.visibleCellCount {
        expectEqual(stage.view.visibleCells.count, count)
        expectEqual(
          stage.view.visibleSupplementaryViews(
            ofKind: CollectionViewAlignedLayout.elementKindOverflow
          ).map(\.frame), shown.overflows?.compactMap { $0 })
      }
      stage.expectShownAsComputed()
    }

    private func attributes(
      _ stage: AlignedStage, _ section: Int = 0
    ) -> CollectionViewAlignedLayoutAttributes? {
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionViewAlignedLayout.elementKindOverflow,
        at: IndexPath(item: 0, section: section)) as? CollectionViewAlignedLayoutAttributes
    }

    // MARK: Frames and attributes

    @Test func `hidden cells are in no rectangle, and have hidden attributes of zero size`() {
      let stage = stage([Self.section()])
      let found = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
      expectEqual(
        found.map { $0.representedElementKind ?? "cell \($0.indexPath.item)" },
        [
          "cell 0", "cell 1", "cell 2", "cell 3", CollectionViewAlignedLayout.elementKindOverflow,
        ])
      for item in 4..<9 {
        let attributes = stage.layout.layoutAttributesForItem(at: [0, item])
        #expect(attributes?.isHidden == true)
        expectEqual(attributes?.frame, rect(100, 20, 0 × 0))
      }
      #expect(stage.layout.layoutAttributesForItem(at: [0, 3])?.isHidden == false)
    }

    @Test func `the overflow view has the zIndex of cells and a hidden item count`() {
      let stage = stage([Self.section()])
      expectEqual(attributes(stage)?.zIndex, CollectionViewAlignedLayout.cellZIndex)
      expectEqual(attributes(stage)?.hiddenItemCount, 5)
      expectEqual(attributes(stage)?.offeredSpace, 0)
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 5)
      for section in [-1, 1] { expectEqual(stage.layout.hiddenItemCount(inSection: section), 0) }
    }

    @Test func `other index paths have no overflow view`() {
      let stage = stage([Self.section(), Self.section(3)])
      for path in [[0, 1], [1, 0], [2, 0], [-1, 0], [], [0], [0, 0, 0]] as [IndexPath] {
        #expect(
          stage.layout.layoutAttributesForSupplementaryView(
            ofKind: CollectionViewAlignedLayout.elementKindOverflow, at: path) == nil)
      }
    }

    @Test func `pinned headers stay above the overflow view`() {
      var limited = Self.section()
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
      let stage = stage([Self.section(overflow: 70 × 20)])
      stage.source.asked = []
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.asked().overflows(), [5, 6, 7])
      expectEqual(attributes(stage)?.hiddenItemCount, 7)
    }

    @Test func `without a delegate the closure gives the size, also for cells of one size`() {
      let stage = stage([Self.section()])
      stage.layout.defaultSectionAttributes = Self.attributes
      stage.layout.defaultItemSize = 40 × 20
      stage.layout.sizeForOverflow = { _, _ in 15 × 20 }
      stage.view.delegate = nil
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(80, 20, 15 × 20))
      stage.layout.attributesForItem = { _ in CellAttributes(insets: Insets(leading: 10)) }
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(50, 20, 15 × 20))
    }

    @Test func `a delegate that does not implement the method leaves the size to the closure`() {
      final class Silent: NSObject, CollectionViewDelegateAlignedLayout {}
      let stage = stage([Self.section()])
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
      expectEqual(stage.overflow(), rect(80, 20, 5 × 20))
    }

    @Test func `a cached content includes the size of the overflow view`() {
      let stage = stage([Self.section()])
      #expect(stage.cacheContent(fittingWidth: 60))
      #expect(stage.asked { stage.view.frame.size = 60 × 200 }.toDelegate.isEmpty)
      expectEqual(stage.overflow(), rect(40, 20, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `copies of attributes compare by hidden item count`() {
      let stage = stage([Self.section(), Self.section(8)])
      let copy = attributes(stage)?.copy() as? CollectionViewAlignedLayoutAttributes
      expectEqual(copy?.hiddenItemCount, 5)
      expectEqual(copy, attributes(stage))
      let other = attributes(stage, 1)
      other?.indexPath = [0, 0]
      other?.frame = rect(80, 20, 20 × 20)
      expectEqual(other?.hiddenItemCount, 4)
      #expect(copy != other)
    }

    // MARK: One item on one line

    // MARK: Expanded sections

    @Test func `an expanded section has a view that stands for no hidden items`() {
      let stage = stage([
        Self.section(4, Self.attributes.with(lineLimit: .expanded)), Self.section(),
      ])
      expectEqual(stage.overflow(), rect(80, 20, 20 × 20))
      expectEqual(attributes(stage)?.hiddenItemCount, 0)
      #expect(attributes(stage)?.isHidden == false)
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 0)
      expectEqual(stage.asked { stage.layout.invalidateLayout() }.overflows(), [0])
      expectEqual(
        stage.view.visibleSupplementaryViews(
          ofKind: CollectionViewAlignedLayout.elementKindOverflow
        ).count, 2)
      expectEqual(stage.layout.insertionIndexPath(at: CGPoint(x: 95, y: 30)), [0, 4])
      stage.expectShownAsComputed()
      stage.resize(90 × 200)
      expectEqual(stage.overflow(), rect(0, 40, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test func `an expanded section without items or without a size has no view`() {
      let expanded = Self.attributes.with(lineLimit: .expanded)
      let stage = stage([Self.section(0, expanded), Self.section(4, expanded, overflow: 0 × 0)])
      #expect(attributes(stage) == nil)
      #expect(attributes(stage, 1) == nil)
      stage.expectShownAsComputed()
    }

    // MARK: Queries about hidden items

    @Test func `a hidden item has no break reason, and scrolling to it shows the last line`() {
      var limited = Self.section()
      limited.headerLength = 10
      let stage = stage([limited, Self.section(40, Self.attributes.with(lineLimit: .unlimited))])
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 3]) != nil)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 4]) == nil)
      expectEqual(stage.layout.contentOffset(showingItemAt: [0, 2])?.y, 20)
      expectEqual(stage.layout.contentOffset(showingItemAt: [0, 8])?.y, 20)
    }

    @Test func `queries work if the first group is divided without an overflow view`() {
      let keep = CellAttributes(keepsWithNext: true)
      var all = Self.section(3, Self.attributes.with(lineLimit: .lines(1)), overflow: 0 × 0)
      all.cells = Array(repeating: .cell(60 × 20, keep), count: 3)
      let stage = stage([all, Self.section()])
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 2)
      expectEqual(stage.layout.lineBreakReason(forItemAt: [0, 0]), .first)
      #expect(stage.layout.lineBreakReason(forItemAt: [0, 1]) == nil)
      expectEqual(stage.layout.contentOffset(showingItemAt: [0, 2])?.y, 0)
      #expect(stage.layout.layoutAttributesForItem(at: [0, 1])?.isHidden == true)
      stage.expectShownAsComputed()
    }

    @Test func `an item can be inserted before or after the hidden items`() {
      let stage = stage([Self.section()])
      expectEqual(stage.layout.insertionIndexPath(at: CGPoint(x: 85, y: 30)), [0, 4])
      expectEqual(stage.layout.insertionIndexPath(at: CGPoint(x: 95, y: 30)), [0, 9])
    }

    @Test func `an item moved after the hidden items stays visible under the finger`() {
      let stage = stage([Self.section()])
      let movement = InteractiveMovement([0, 0], on: stage)
      movement.moveUnchecked(to: CGPoint(x: 95, y: 30))
      expectEqual(movement.path, [0, 8])
      let cell = stage.view.cellForItem(at: [0, 8])
      #expect(cell?.isHidden == false)
      expectEqual(cell?.frame, rect(75, 20, 40 × 20))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      #expect(stage.view.cellForItem(at: [0, 8]) == nil)
      stage.expectShownAsComputed()
    }
  }
#endif
