#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Views that are attached to cells, headers and footers.
  @MainActor
  @Suite(.underAllModes)
  struct AttachmentTests {
    private static let badge = ViewAttachment(
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

    @Test func `a section attaches a view to each cell, at a corner, in both directions`() {
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 0, attachments: .init(ofCells: [Self.badge], reach: 5))
      let left = stage(attributes)
      #expect(self.attributes(left, 0)?.frame == rect(35, -5, 10 × 10))
      #expect(self.attributes(left, 3)?.frame == rect(75, 15, 10 × 10))
      #expect(self.attributes(left, 3)?.zIndex == 1)
      #expect(self.attributes(left, 5) == nil)
      #expect(self.attributes(left, 0, kind: "dot") == nil)
      #expect(
        self.attributes(stage(attributes, direction: .rightToLeft), 0)?.frame
          == rect(55, -5, 10 × 10))
    }

    @Test func `a view is moved by its offset and by fractions of its own size`() {
      let moved = ViewAttachment(
        kind: "badge", at: .topLeading, ownPoint: AnchorPoint(x: 1.5, y: -1),
        offset: CGPoint(x: 4, y: 3), size: 10 × 20)
      #expect(
        moved.frame(on: rect(100, 50, 40 × 20), direction: .leftToRight)
          == rect(89, 73, 10 × 20))
      #expect(
        moved.frame(on: rect(100, 50, 40 × 20), direction: .rightToLeft)
          == rect(141, 73, 10 × 20))
    }

    @Test func `sizes and offsets that are not numbers count as zero`() {
      let hostile = ViewAttachment(
        kind: "badge", at: AnchorPoint(x: CGFloat.nan, y: CGFloat.infinity),
        offset: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity),
        size: CGFloat.nan × -5)
      #expect(hostile.size.width == 0 && hostile.size.height == 0)
      #expect(hostile.point == AnchorPoint(x: 0, y: 1000))
      #expect(hostile.offset.x == 0 && hostile.offset.y < -1e8)
      #expect(SectionAttributes.Attachments(reach: .nan).reach == 0)
    }

    @Test func `the greatest depths of a host and its attachment do not overflow`() {
      let above = ViewAttachment(kind: "badge", at: .center, size: 2 × 2, zIndex: .max)
      let below = ViewAttachment(kind: "dot", at: .center, size: 2 × 2, zIndex: .min)
      let stage = stage(
        SectionAttributes(attachments: .init(ofCells: [above, below])), cellCount: 1)
      stage.content.sections[0].cells = [.cell(40 × 20, CellAttributes(zIndex: .max))]
      stage.reload()
      #expect(attributes(stage, 0)?.zIndex == 2 * Int(Int32.max))
      #expect(attributes(stage, 0, kind: "dot")?.zIndex == -1)
    }

    @Test func `a view that sticks out is found by every rectangle within the reach`() {
      let far = ViewAttachment(kind: "badge", at: .top, ownPoint: .bottom, size: 10 × 10)
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 30, attachments: .init(ofCells: [far], reach: 10))
      let stage = stage(attributes)
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 42, 100 × 4)) ?? []
      #expect(found.map(\.representedElementKind) == ["badge", "badge"])
      #expect(found.map(\.indexPath) == [path(2), path(3)])
      let above = stage.layout.layoutAttributesForElements(in: rect(0, 36, 100 × 4)) ?? []
      #expect(above.isEmpty)
    }

    @Test func `attachments come right after their hosts, in the order of the section`() {
      let (dot, mark) = (
        ViewAttachment(kind: "dot", at: .center, size: 4 × 4, zIndex: -1),
        ViewAttachment(kind: "mark", at: .trailing, size: 10 × 10)
      )
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 0,
        attachments: .init(ofCells: [dot, Self.badge], ofHeader: [mark], reach: 5))
      let stage = stage(attributes, cellCount: 3, header: 20)
      let found = stage.layout.layoutAttributesForElements(in: rect(0, 0, 100 × 100)) ?? []
      let header = UICollectionView.elementKindSectionHeader
      #expect(
        found.map { $0.representedElementKind ?? "cell" } == [header, "mark"]
          + ["cell", "dot", "badge", "cell", "dot", "badge", "cell", "dot", "badge"])
      #expect(found.map(\.indexPath.item) == [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2])
    }

    @Test func `a query finds no host that only its attachment's reach brings near`() {
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 0, attachments: .init(ofCells: [Self.badge], reach: 5))
      let found = stage(attributes).layout.layoutAttributesForElements(in: rect(0, 12, 100 × 8))
      #expect(
        found?.map { $0.representedElementKind ?? "cell" } == ["cell", "cell", "badge", "badge"])
      #expect(found?.map(\.indexPath.item) == [0, 1, 2, 3])
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
        #expect(asked.count == Set(asked).count)
        #expect(asked.count < 100 && asked.contains(1))
        #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count == 1)
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
      #expect(view?.frame == rect(90, 105, 10 × 10))
      #expect(self.attributes(stage, 0, kind: "mark")?.zIndex == 3)
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
      #expect(stage.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge") == [path(3)])
      #expect(attributes(stage, 3)?.frame == rect(75, 15, 10 × 10))
    }

    @Test func `of two views of one kind, the first appears`() {
      let other = ViewAttachment(kind: "badge", at: .bottomLeading, size: 4 × 4)
      let attributes = SectionAttributes(
        cellSpacing: 0, lineSpacing: 0,
        attachments: .init(ofCells: [Self.badge, other], ofHeader: [other]))
      let stage = stage(attributes, cellCount: 1, header: 20)
      #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count == 1)
      #expect(self.attributes(stage, 0)?.frame == rect(35, 15, 10 × 10))
    }

    @Test func `a cell that a line limit hides has hidden attachments`() {
      let attributes = SectionAttributes(
        lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0,
        attachments: .init(ofCells: [Self.badge], reach: 5))
      let stage = stage(attributes)
      #expect(self.attributes(stage, 4)?.isHidden == true)
      #expect(stage.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
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
