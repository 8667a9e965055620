#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Views that are attached to cells, headers and footers.
  @MainActor
  @Suite(.underAllModes)
  struct AttachmentTests {
    private nonisolated static let badge = ViewAttachment(
      kind: "badge", at: .topTrailing, ownPoint: .center, size: 10 × 10)

    /// Returns a stage with lines of two cells of 40 by 20 points.
    private func stage(
      _ attributes: SectionAttributes, cellCount: Int = 5, header: CGFloat = 0,
      direction: ContentLayout.Direction = .leftToRight, height: CGFloat = 200
    ) -> AlignedStage {
      var content = TestContent(
        width: 100, contentInsets: .zero,
        sections: [
          TestSection(
            attributes: attributes, cells: Array(repeating: .cell(40 × 20), count: cellCount),
            headerLength: header)
        ])
      content.direction = direction
      return AlignedStage(content, height: height)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func attributes(
      _ stage: AlignedStage, _ item: Int, kind: String = "badge"
    ) -> UICollectionViewLayoutAttributes? {
      stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(item))
    }

    /// A section, and the views of the kind "badge" that are attached to its cells.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let attributes: SectionAttributes
      let cellCount: Int
      let header: CGFloat
      let direction: ContentLayout.Direction
      let frames: [Int: CGRect]
      let hiddenItems: [Int]
      let visibleCount: Int

      init(
        _ name: String, _ attributes: SectionAttributes, cellCount: Int = 5, header: CGFloat = 0,
        direction: ContentLayout.Direction = .leftToRight, frames: [Int: CGRect] = [:],
        hiddenItems: [Int] = [], visibleCount: Int
      ) {
        testDescription = name
        self.attributes = attributes
        self.cellCount = cellCount
        self.header = header
        self.direction = direction
        self.frames = frames
        self.hiddenItems = hiddenItems
        self.visibleCount = visibleCount
      }
    }

    private nonisolated static let badged = SectionAttributes(
      cellSpacing: 0, lineSpacing: 0, attachments: .init(ofCells: [badge], reach: 5))

    private nonisolated static let other = ViewAttachment(
      kind: "badge", at: .bottomLeading, size: 4 × 4)

    private nonisolated static let rows: [Row] = [
      Row(
        "a section attaches a view to each cell, at a corner", badged,
        frames: [0: rect(35, -5, 10 × 10), 3: rect(75, 15, 10 × 10)], visibleCount: 5),
      Row(
        "a section attaches a view to each cell, at a corner, from right to left", badged,
        direction: .rightToLeft, frames: [0: rect(55, -5, 10 × 10)], visibleCount: 5),
      Row(
        "of two views of one kind, the first appears",
        SectionAttributes(
          cellSpacing: 0, lineSpacing: 0,
          attachments: .init(ofCells: [badge, other], ofHeader: [other])), cellCount: 1,
        header: 20, frames: [0: rect(35, 15, 10 × 10)], visibleCount: 1),
      Row(
        "a cell that a line limit hides has hidden attachments",
        badged.with(lineLimit: .lines(1)), hiddenItems: [4], visibleCount: 2),
    ]

    @Test(arguments: rows)
    func `each cell has the view of a kind that is attached first`(row: Row) {
      let stage = stage(
        row.attributes, cellCount: row.cellCount, header: row.header, direction: row.direction)
      for (item, frame) in row.frames {
        expectEqual(attributes(stage, item)?.frame, frame)
        expectEqual(attributes(stage, item)?.zIndex, 1)
      }
      for item in row.hiddenItems { #expect(attributes(stage, item)?.isHidden == true) }
      #expect(attributes(stage, row.cellCount) == nil)
      #expect(attributes(stage, 0, kind: "dot") == nil)
      expectEqual(stage.view.visibleSupplementaryViews(ofKind: "badge").count, row.visibleCount)
    }

    @Test func `a view is moved by its offset and by fractions of its own size`() {
      let moved = ViewAttachment(
        kind: "badge", at: .topLeading, ownPoint: AnchorPoint(x: 1.5, y: -1),
        offset: CGPoint(x: 4, y: 3), size: 10 × 20)
      expectEqual(
        moved.frame(on: rect(100, 50, 40 × 20), direction: .leftToRight), rect(89, 73, 10 × 20))
      expectEqual(
        moved.frame(on: rect(100, 50, 40 × 20), direction: .rightToLeft), rect(141, 73, 10 × 20))
    }

    @Test func `sizes and offsets that are not numbers count as zero`() {
      let hostile = ViewAttachment(
        kind: "badge", at: AnchorPoint(x: CGFloat.nan, y: CGFloat.infinity),
        offset: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity),
        size: CGFloat.nan × -5)
      #expect(hostile.size.width == 0 && hostile.size.height == 0)
      expectEqual(hostile.point, AnchorPoint(x: 0, y: 1000))
      #expect(hostile.offset.x == 0 && hostile.offset.y < -1e8)
      expectEqual(SectionAttributes.Attachments(reach: .nan).reach, 0)
    }

    @Test func `the greatest depths of a host and its attachment do not overflow`() {
      let above = ViewAttachment(kind: "badge", at: .center, size: 2 × 2, zIndex: .max)
      let below = ViewAttachment(kind: "dot", at: .center, size: 2 × 2, zIndex: .min)
      let stage = stage(
        SectionAttributes(attachments: .init(ofCells: [above, below])), cellCount: 1)
      stage.content.sections[0].cells = [.cell(40 × 20, CellAttributes(zIndex: .max))]
      stage.reload()
      expectEqual(attributes(stage, 0)?.zIndex, 2 * Int(Int32.max))
      expectEqual(attributes(stage, 0, kind: "dot")?.zIndex, -1)
    }

    /// A rectangle of a section, and the elements in it, in order.
    struct Query: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let attributes: SectionAttributes
      let cellCount: Int
      let header: CGFloat
      let rect: CGRect
      /// The kinds of the elements, where cells and headers have kinds, too.
      let kinds: [String]
      let items: [Int]

      init(
        _ name: String, _ attributes: SectionAttributes, cellCount: Int = 5, header: CGFloat = 0,
        rect: CGRect, kinds: [String], items: [Int]
      ) {
        testDescription = name
        self.attributes = attributes
        self.cellCount = cellCount
        self.header = header
        self.rect = rect
        self.kinds = kinds
        self.items = items
      }
    }

    private nonisolated static let farAttachments = SectionAttributes(
      cellSpacing: 0, lineSpacing: 30,
      attachments: .init(
        ofCells: [ViewAttachment(kind: "badge", at: .top, ownPoint: .bottom, size: 10 × 10)],
        reach: 10))

    private nonisolated static let queries: [Query] = [
      Query(
        "a view that sticks out is found by every rectangle within the reach", farAttachments,
        rect: rect(0, 42, 100 × 4), kinds: ["badge", "badge"], items: [2, 3]),
      Query(
        "a view that sticks out is not found above it", farAttachments,
        rect: rect(0, 36, 100 × 4), kinds: [], items: []),
      Query(
        "attachments come right after their hosts, in the order of the section",
        SectionAttributes(
          cellSpacing: 0, lineSpacing: 0,
          attachments: .init(
            ofCells: [
              ViewAttachment(kind: "dot", at: .center, size: 4 × 4, zIndex: -1), badge,
            ],
            ofHeader: [ViewAttachment(kind: "mark", at: .trailing, size: 10 × 10)], reach: 5)),
        cellCount: 3, header: 20, rect: rect(0, 0, 100 × 100),
        kinds: [
          "header", "mark", "cell", "dot", "badge", "cell", "dot", "badge", "cell", "dot", "badge",
        ], items: [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2]),
      Query(
        "a query finds no host that only its attachment's reach brings near",
        SectionAttributes(
          cellSpacing: 0, lineSpacing: 0, attachments: .init(ofCells: [badge], reach: 5)),
        rect: rect(0, 12, 100 × 8), kinds: ["cell", "cell", "badge", "badge"],
        items: [0, 1, 2, 3]),
    ]

    @Test(arguments: queries)
    func `a rectangle returns the attachments in it`(query: Query) {
      let stage = stage(query.attributes, cellCount: query.cellCount, header: query.header)
      let found = stage.layout.layoutAttributesForElements(in: query.rect) ?? []
      let kinds = found.map {
        switch $0.representedElementKind {
        case nil: "cell"
        case UICollectionView.elementKindSectionHeader: "header"
        case let kind?: kind
        }
      }
      expectEqual(kinds, query.kinds)
      expectEqual(found.map(\.indexPath), query.items.map { path($0) })
    }

    @Test func `a closure is asked once for each visible item, until it is invalidated`() {
      withoutAudits {
        let stage = stage(
          SectionAttributes(cellSpacing: 0, lineSpacing: 0, attachments: .init(reach: 5)),
          cellCount: 400, height: 60)
        var asked: [Int] = []
        stage.layout.attachmentsForItem = {
          asked.append($0.item)
          return $0.item == 1 ? [Self.badge] : []
        }
        stage.view.layoutIfNeeded()
        expectEqual(asked.count, Set(asked).count)
        #expect(asked.count < 100 && asked.contains(1))
        expectEqual(stage.view.visibleSupplementaryViews(ofKind: "badge").count, 1)
        asked = []
        stage.view.setNeedsLayout()
        stage.view.layoutIfNeeded()
        #expect(asked.isEmpty)
        stage.layout.invalidateAttachments()
        stage.view.layoutIfNeeded()
        #expect(asked.contains(1))
        stage.layout.attachmentsForItem = nil
        stage.view.layoutIfNeeded()
        #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").isEmpty)
      }
    }

    @Test func `a view follows its header while that is pinned`() {
      let mark = ViewAttachment(kind: "mark", at: .trailing, size: 10 × 10)
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 0, attachments: .init(ofHeader: [mark]))
      let stage = stage(attributes, cellCount: 40, header: 20, height: 60)
      stage.scroll(to: 100)
      let view = stage.view.supplementaryView(forElementKind: "mark", at: path(0))
      expectEqual(view?.frame, rect(90, 105, 10 × 10))
      expectEqual(self.attributes(stage, 0, kind: "mark")?.zIndex, 3)
    }

    /// Rests on UIKit querying nothing but what a context names if that keeps the content (D).
    @Test func `a context for a finger that carries an item names the item's attachments`() {
      let stage = stage(
        SectionAttributes(
          cellSpacing: 0, lineSpacing: 0, attachments: .init(ofCells: [Self.badge], reach: 5)))
      #expect(stage.view.beginInteractiveMovementForItem(at: path(1)))
      stage.view.layoutIfNeeded()
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 8))
      stage.view.layoutIfNeeded()
      let context = stage.layout.invalidationContext(
        forInteractivelyMovingItems: [path(1)], withTargetPosition: CGPoint(x: 61, y: 8),
        previousIndexPaths: [path(1)], previousPosition: CGPoint(x: 60, y: 8))
      expectEqual(context.invalidatedSupplementaryIndexPaths, ["badge": [path(1)]])
      stage.view.cancelInteractiveMovement()
    }

    @Test func `a view goes with its item, and not with its index path`() {
      let stage = stage(SectionAttributes(cellSpacing: 0, lineSpacing: 0))
      var badged = 2
      stage.layout.attachmentsForItem = { $0.item == badged ? [Self.badge] : [] }
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        badged = 3
        stage.content.sections[0].cells.insert(.cell(40 × 20), at: 0)
        stage.view.insertItems(at: [path(0)])
      })
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge"), [path(3)])
      expectEqual(attributes(stage, 3)?.frame, rect(75, 15, 10 × 10))
    }

    @Test func `a thousand attachments of one host are found`() {
      let kinds = ["badge"] + (0..<999).map { "kind \($0)" }
      let attachments = kinds.map { ViewAttachment(kind: $0, at: .center, size: 2 × 2) }
      let layout = CollectionViewAlignedLayout()
      layout.sizeForItem = { _, _ in 40 × 20 }
      layout.attachmentsForItem = { _ in attachments }
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: [.cell(40 × 20)])]), layout: layout,
        laysOut: false)
      for kind in kinds.dropFirst() {
        stage.view.register(
          OverflowView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "supplementary")
      }
      stage.view.layoutIfNeeded()
      #expect(kinds.allSatisfy { !stage.view.visibleSupplementaryViews(ofKind: $0).isEmpty })
    }
  }
#endif
