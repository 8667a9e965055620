#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A shelf of cards, 40 points wide each, one on a line, in a view that is 100 points wide.
  @MainActor
  @Suite struct SidewaysTests {
    private func shelf(
      _ direction: ContentLayout.Direction = .leftToRight, count: Int = 9,
      headerLength: CGFloat = 0, _ setUp: (CollectionViewAlignedLayout) -> Void = { _ in }
    ) -> AlignedStage {
      let attributes = SectionAttributes(
        maximumCellsPerLine: 1, cellSpacing: 0, lineSpacing: 10)
      var content = TestContent(
        height: 50,
        sections: [
          TestSection(
            attributes: attributes, cells: Array(repeating: .cell(40 × 30), count: count),
            headerLength: headerLength)
        ])
      content.direction = direction
      content.contentInsets = Insets(leading: 10, trailing: 10)
      let layout = CollectionViewAlignedLayout()
      setUp(layout)
      return AlignedStage(content, height: 100, layout: layout)
    }

    @Test func `lines follow each other from the left, and cells from the top`() {
      let stage = shelf()
      expectEqual(stage.frame(0), rect(10, 0, 40 × 30))
      expectEqual(stage.frame(1), rect(60, 0, 40 × 30))
      expectEqual(stage.view.contentSize.width, 460)
      expectEqual(stage.layout.content.contentSize.height, 50)
      stage.expectShownAsComputed()
    }

    @Test func `the size reported to UIKit is a bit less tall than the bounds`() {
      let size = shelf().layout.collectionViewContentSize
      #expect(size.height < 50 && size.height > 49.999)
    }

    // MARK: Right to left

    /// A row: a shelf, and where it is scrolled at first and after each of some changes.
    struct Example: CustomTestStringConvertible, Sendable {
      /// A change, and the offset after it.
      struct Change: Sendable {
        let x: CGFloat
        let change: @MainActor @Sendable (AlignedStage) -> Void
      }

      let testDescription: String
      let direction: ContentLayout.Direction
      let count: Int
      let keepsLinesInPlace: Bool
      /// The offset to which the shelf is scrolled at first, or nil if it is not.
      let offset: CGFloat?
      /// The first cell and the offset of a shelf that was not scrolled, or nil if the row says nothing of it.
      let opening: Opening?
      let changes: [Change]

      struct Opening: Sendable {
        let firstCell: CGRect
        let x: CGFloat
      }

      init(
        _ name: String, direction: ContentLayout.Direction = .rightToLeft, count: Int = 9,
        keepsLinesInPlace: Bool = true, from offset: CGFloat? = nil, opening: Opening? = nil,
        _ changes: [Change] = []
      ) {
        testDescription = name
        self.direction = direction
        self.count = count
        self.keepsLinesInPlace = keepsLinesInPlace
        self.offset = offset
        self.opening = opening
        self.changes = changes
      }
    }

    nonisolated static let examples: [Example] = [
      Example(
        "from right to left the content opens at its right edge",
        opening: .init(firstCell: rect(410, 0, 40 × 30), x: 360)),
      Example(
        "a short content stands at the right from right to left", count: 1,
        opening: .init(firstCell: rect(50, 0, 40 × 30), x: 0)),
      Example(
        "the distance from the right edge stays when the content grows", from: 250,
        [
          .init(x: 350) { stage in
            stage.content.sections[0].cells.append(
              contentsOf: Array(repeating: .cell(40 × 30), count: 2))
            stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 9], [0, 10]]) })
          },
          .init(x: 350) { $0.reload() },
        ]),
      Example(
        "the distance from the right edge stays when the view becomes wider", from: 250,
        [.init(x: 210) { $0.resize(140 × 50) }]),
      Example(
        "the right edge stays when the view becomes wider",
        [.init(x: 320) { $0.resize(140 × 50) }]),
      Example(
        "without a cell that is held, the right edge is held", keepsLinesInPlace: false, from: 250,
        [
          .init(x: 290) { stage in
            stage.content.sections[0].cells.insert(.cell(30 × 30), at: 0)
            stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 0]]) })
          }
        ]),
      Example(
        "another direction shows the beginning that it has", direction: .leftToRight,
        [
          .init(x: 360) { stage in
            stage.view.semanticContentAttribute = .forceRightToLeft
            stage.layout.invalidateLayout()
          }
        ]),
      Example(
        "width and height changed in one batch keep the first visible cell",
        direction: .leftToRight,
        from: 260,
        [
          .init(x: 310) { stage in
            stage.view.performBatchUpdates({
              stage.view.frame.size = 130 × 70
              stage.content.sections[0].cells.insert(.cell(40 × 30), at: 0)
              stage.view.insertItems(at: [[0, 0]])
            })
          }
        ]),
      Example(
        "a batch that turns the axis opens at the right edge",
        [
          .init(x: 360) { stage in
            stage.layout.scrollDirection = .vertical
            stage.view.layoutIfNeeded()
            stage.scroll(to: 0)
            stage.view.performBatchUpdates({ stage.layout.scrollDirection = .horizontal })
          }
        ]),
      Example(
        "pulled content stays under the finger", from: 390,
        [.init(x: 390) { $0.layout.invalidateLayout() }]),
    ]

    @Test(arguments: examples)
    func `the beginning of the content holds the offset`(example: Example) {
      let stage = shelf(example.direction, count: example.count) {
        $0.keepsVisibleLinesInPlace = example.keepsLinesInPlace
      }
      if let opening = example.opening {
        expectEqual(stage.frame(0), opening.firstCell)
        expectEqual(stage.view.contentOffset.x, opening.x)
        stage.expectShownAsComputed()
      }
      if let offset = example.offset { stage.scroll(to: offset) }
      for (index, change) in example.changes.enumerated() {
        change.change(stage)
        stage.view.layoutIfNeeded()
        expectEqual(stage.view.contentOffset.x, change.x, "after change \(index)")
        stage.expectShownAsComputed()
      }
    }

    @Test func `frames of a short content are on pixels from right to left`() {
      let stage = shelf(.rightToLeft, count: 1)
      stage.content.sections[0].cells[0] = .cell(40.2 × 30)
      stage.reload()
      let scale = stage.view.traitCollection.displayScale
      let x = (stage.frame(0)?.minX ?? 0) * scale
      #expect(abs(x - x.rounded()) < 1e-9)
      stage.expectShownAsComputed()
    }

    // MARK: Cells that size themselves

    @Test func `a cell out of sight keeps its estimate when one on its line is measured again`() {
      let attributes = SectionAttributes(
        sizing: .selfSizing(estimate: 40 × 15), cellSpacing: 0, lineSpacing: 0
      )
      let (stage, source) = SizingSource.stage(
        TestContent(height: 50, attributes, [.cell(300 × 10)]), height: 100)
      stage.scroll(to: 200)
      source.content.sections[0].cells.append(
        .cell(90 × 10, CellAttributes(width: .remaining)))
      stage.view.performBatchUpdates({ stage.view.insertItems(at: [[0, 1]]) })
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(1), rect(0, 10, 40 × 40))
      source.content.sections[0].cells[0] = .cell(300 × 20)
      stage.layout.invalidateItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(1), rect(0, 20, 40 × 30))
    }

    // MARK: Insets

    @Test func `the readable content guide limits no height, only margins do`() {
      let stage = shelf { $0.contentInsetsReference = .readableContent }
      stage.view.layoutMargins = UIEdgeInsets(top: 6, left: 30, bottom: 5, right: 30)
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.origin, CGPoint(x: 10, y: 6))
      expectEqual(
        stage.layout.contentSize(fitting: 0 × 50), stage.layout.content.contentSize)
    }

    // MARK: Headers

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `a header is as tall as the content, and stays at the beginning of the view`(
      direction: ContentLayout.Direction
    ) {
      let stage = shelf(direction, headerLength: 20)
      let isMirrored = direction == .rightToLeft
      stage.scroll(to: isMirrored ? 320 : 100)
      expectEqual(stage.header(), rect(isMirrored ? 400 : 100, 0, 20 × 50))
      stage.expectShownAsComputed()
    }

    // MARK: Scrolling

    @Test func `an item is scrolled to a place beside a pinned header`() {
      let stage = shelf(headerLength: 20)
      stage.layout.scrollToItem(at: [0, 4], position: .left, animated: false)
      expectEqual(stage.view.contentOffset.x, stage.frame(4).map { $0.minX - 20 })
      stage.layout.scrollToItem(at: [0, 4], position: .right, animated: false)
      expectEqual(stage.view.contentOffset.x, stage.frame(4).map { $0.maxX - 100 })
      stage.layout.scrollToItem(at: [0, 5], position: .centeredHorizontally, animated: false)
      expectEqual(stage.view.contentOffset.x, stage.frame(5).map { $0.midX - 60 })
    }

    @Test func `from right to left, the right of the view is the beginning`() {
      let stage = shelf(.rightToLeft, headerLength: 20)
      stage.layout.scrollToItem(at: [0, 4], position: .right, animated: false)
      expectEqual(stage.view.contentOffset.x, stage.frame(4).map { $0.maxX - 80 })
      expectEqual(stage.layout.contentOffset(showingItemAt: [0, 4])?.x, stage.view.contentOffset.x)
    }

    @Test func `an item is shown when the view gets a height`() {
      let layout = CollectionViewAlignedLayout()
      let source = shelf().source
      let stage = AlignedStage(
        source.content, height: 100, layout: layout, source: source, laysOut: false)
      stage.view.frame.size.height = 0
      stage.view.layoutIfNeeded()
      layout.scrollToItem(at: [0, 4], position: .left, animated: false)
      expectEqual(layout.content.sectionCount, 0)
      stage.resize(100 × 50)
      expectEqual(stage.view.contentOffset.x, stage.frame(4)?.minX)
    }

    @Test(arguments: [ContentLayout.Direction.leftToRight, .rightToLeft])
    func `scrolling comes to rest where a line begins`(direction: ContentLayout.Direction) {
      let stage = shelf(direction) { $0.stopsAtLines = true }
      let isMirrored = direction == .rightToLeft
      func target(_ distance: CGFloat, from present: CGFloat, velocity: CGFloat = 0) -> CGFloat {
        func x(_ distance: CGFloat) -> CGFloat { isMirrored ? 360 - distance : distance }
        stage.scroll(to: x(present))
        let offset = stage.layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: x(distance), y: 0),
          withScrollingVelocity: CGPoint(x: isMirrored ? -velocity : velocity, y: 0))
        return x(offset.x)
      }
      expectEqual(target(60, from: 0), 50)
      expectEqual(target(80, from: 0), 100)
      expectEqual(target(0, from: 0), 0)
      expectEqual(target(340, from: 300), 350)
      expectEqual(target(358, from: 300), 360)
      // A weak flick goes to the next line.
      expectEqual(target(110, from: 102, velocity: 0.3), 150)
      expectEqual(target(95, from: 98, velocity: -0.3), 50)
    }

    @Test func `scrolling rests anywhere by default`() {
      let stage = shelf()
      let proposed = CGPoint(x: 63, y: 0)
      expectEqual(
        stage.layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: .zero), proposed)
    }

    // MARK: Sizes ahead of time

    @Test func `the size for a height is the one that the view would show`() {
      let stage = shelf()
      stage.content.sections[0].attributes = SectionAttributes(cellSpacing: 0, lineSpacing: 10)
      stage.reload()
      let size = stage.layout.contentSize(fitting: 7 × 100)
      stage.resize(100 × 100)
      expectEqual(stage.layout.content.contentSize, size)
    }

    @Test func `the delegate can read the height while it is asked`() {
      let stage = shelf()
      var heights: [CGFloat] = []
      let layout = CollectionViewAlignedLayout()
      layout.scrollDirection = .horizontal
      layout.contentInsets = Insets(top: 3, leading: 5, bottom: 4, trailing: 6)
      layout.sizeForItem = { [unowned layout] _, _ in
        heights = [layout.contentWidth, layout.lineWidth(inSection: 0)]
        return 10 × 10
      }
      stage.view.delegate = nil
      stage.view.collectionViewLayout = layout
      stage.view.layoutIfNeeded()
      expectEqual(heights, [50, 43])
      _ = layout.contentSize(fitting: 0 × 80)
      expectEqual(heights, [80, 73])
    }

    // MARK: Changes

    @Test func `another direction of scrolling keeps the first visible cell`() {
      let stage = shelf()
      stage.scroll(to: 260)
      stage.layout.scrollDirection = .vertical
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      expectEqual(stage.view.contentOffset.x, 0)
      expectEqual(stage.frame(5)?.minY, stage.view.contentOffset.y)
    }

    @Test func `a distance from the right edge is none from the top`() {
      let stage = shelf(.rightToLeft) { $0.keepsVisibleLinesInPlace = false }
      stage.scroll(to: 100)
      stage.layout.scrollDirection = .vertical
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset, .zero)
    }

    /// Rests on UIKit scrolling back what was pulled beyond the beginning when the bounds get another
    /// size (D).
    @Test func `what UIKit scrolls back after a pull is not pulled again`() async {
      let stage = shelf(.rightToLeft)
      stage.scroll(to: 390)
      stage.view.frame.size.width = 60
      stage.view.layoutIfNeeded()
      await Task {}.value
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.x, stage.view.contentSize.width - 60)
    }

    /// Rests on UIKit limiting the content offset when the content becomes shorter (D).
    @Test func `what UIKit scrolls back in a batch after a pull is not pulled again`() async {
      let stage = shelf(.rightToLeft)
      stage.scroll(to: 390)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast(4)
        stage.view.deleteItems(at: (5..<9).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      expectEqual(
        stage.view.contentOffset.x, stage.view.contentSize.width - stage.view.bounds.width)
    }

    /// Rests on UIKit limiting the content offset to what other insets leave (D).
    @Test func `short content from the right stays in place when an inset at its end goes`() async {
      let stage = shelf(.rightToLeft, count: 1)
      stage.view.contentInset.left = 4.75
      stage.view.layoutIfNeeded()
      await Task {}.value
      stage.view.contentInset.left = 0
      stage.view.layoutIfNeeded()
      await Task {}.value
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.x, 0)
    }

    @Test func `sizes for a height are estimated when the axis has just changed`() {
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, [.cell(60 × 40)]), height: 100)
      stage.layout.scrollDirection = .horizontal
      stage.layout.contentInsets = .zero
      expectEqual(stage.layout.contentSize(fitting: 0 × 100), (30 × 100))
    }

    @Test func `another direction of scrolling while an item is carried loses nothing`() {
      let stage = shelf()
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 30, y: 15))
      stage.view.layoutIfNeeded()
      stage.layout.scrollDirection = .vertical
      stage.view.layoutIfNeeded()
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 15, y: 100))
      stage.view.layoutIfNeeded()
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      expectEqual(stage.content.sections[0].cells.count, 9)
      stage.expectShownAsComputed()
    }
  }
#endif
