#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// A client scrolls to the message that it sends. Insets below the last item are part of the end. Rests
  /// on UIKit's `scrollToItem(at:at:animated:)`, which shows an item's frame and no insets (D).
  @MainActor
  @Suite(.underAllModes)
  struct SendingInChatsTests {
    /// Makes a stage of 50 cells, each 20 tall, with 15 points below them in a view of 100 by 100 points.
    private func stage(
      footerLength: CGFloat = 0, staysAtEnd: Bool = true, count: Int = 50
    ) async -> AlignedStage {
      let section = TestSection(
        attributes: SectionAttributes(lineSpacing: 0, insets: Insets(bottom: 10)),
        cells: Array(repeating: .cell(100 × 20), count: count), footerLength: footerLength)
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = staysAtEnd
      let stage = AlignedStage(
        TestContent(
          width: 100, contentInsets: Insets(bottom: 5), sections: [section, TestSection(cells: [])]),
        height: 100, layout: layout)
      await stage.endTurn()
      return stage
    }

    private static func append(_ count: Int, to stage: AlignedStage) async {
      let first = stage.content.sections[0].cells.count
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells += Array(repeating: .cell(100 × 20), count: count)
        stage.view.insertItems(at: (first..<first + count).map { [0, $0] })
      })
      await stage.endTurns()
    }

    /// Returns how far the view is from the end of the content.
    private func distanceToEnd(_ stage: AlignedStage) -> CGFloat {
      stage.view.contentSize.height - stage.view.bounds.maxY
    }

    @Test(arguments: [false, true])
    func `the layout scrolls the last item to the end, and the view stays there`(
      isAnimated: Bool
    ) async {
      let stage = await stage()
      stage.scroll(to: 300)
      await Self.append(1, to: stage)
      stage.layout.scrollToItem(at: [0, 50], position: .bottom, animated: isAnimated)
      await stage.endTurns()
      expectEqual(distanceToEnd(stage), 0)
      await Self.append(2, to: stage)
      expectEqual(distanceToEnd(stage), 0)
    }

    /// A row: what happens to a chat, and where the view is then.
    struct Example: CustomTestStringConvertible, Sendable {
      let testDescription: String
      var footerLength: CGFloat = 0
      var staysAtEnd = true
      var count = 50
      /// The offset to which the view is scrolled first, or nil if it stays at its end.
      var offset: CGFloat?
      /// The distance to the end after the change, or nil if the row says nothing of it. In this case, messages
      /// arrive at once.
      var distance: CGFloat?
      /// The item at the bottom of the visible area after the change.
      var itemAtBottom: Int?
      /// The number of messages that arrive after the change, and the distance to the end then.
      var arriving: (count: Int, distance: CGFloat)?
      let change: @MainActor @Sendable (AlignedStage) -> Void
    }

    nonisolated static let examples: [Example] = [
      Example(
        testDescription: "without a position, the last item below is scrolled to the end",
        offset: 300, distance: 0
      ) { $0.layout.scrollToItem(at: [0, 49], position: [], animated: false) },
      Example(
        testDescription: "messages that arrive while the layout scrolls to the last are shown",
        offset: 300, arriving: (2, distance: 0)
      ) { $0.layout.scrollToItem(at: [0, 49], position: .bottom, animated: true) },
      Example(
        testDescription: "the end that follows a footer is shown with the last item",
        footerLength: 30, offset: 300, distance: 0
      ) { scroll(to: 49, at: .bottom, in: $0) },
      Example(
        testDescription: "a reload right after scrolling to the last item keeps the end",
        offset: 300, distance: 0
      ) { stage in
        scroll(to: 49, at: .bottom, in: stage)
        reloadWithTenMore(stage)
      },
      Example(
        testDescription:
          "a reload right after scrolling another item to the end keeps the offset", distance: 200
      ) { stage in
        scroll(to: 49, at: .top, in: stage)
        reloadWithTenMore(stage)
      },
      Example(
        testDescription: "any other item comes to the bottom of the visible area", itemAtBottom: 48
      ) { scroll(to: 48, at: .bottom, in: $0) },
      Example(
        testDescription: "without staying at the end, the last item comes to the bottom, too",
        staysAtEnd: false, itemAtBottom: 49
      ) { scroll(to: 49, at: .bottom, in: $0) },
      Example(
        testDescription: "content without a last item is scrolled nowhere", count: 0,
        arriving: (10, distance: 0)
      ) { scroll(to: 0, at: .bottom, in: $0) },
      Example(
        testDescription: "a view that is scrolled further up is not at its end",
        arriving: (2, distance: 57)
      ) { $0.scroll(to: $0.view.contentOffset.y - 17) },
      Example(
        testDescription: "a footer below the last item is no inset", footerLength: 30,
        distance: 45, arriving: (2, distance: 85)
      ) { $0.view.scrollToItem(at: [0, 49], at: .bottom, animated: false) },
      Example(
        testDescription: "a height that changes and changes back before a pass keeps the end",
        distance: 0
      ) { stage in
        stage.view.frame.size.height = 140
        stage.view.frame.size.height = 100
        stage.view.layoutIfNeeded()
      },
    ]

    private static func scroll(
      to item: Int, at position: UICollectionView.ScrollPosition, in stage: AlignedStage
    ) {
      stage.layout.scrollToItem(at: [0, item], position: position, animated: false)
    }

    private static func reloadWithTenMore(_ stage: AlignedStage) {
      stage.content.sections[0].cells += Array(repeating: .cell(100 × 20), count: 10)
      stage.reload()
    }

    @Test(arguments: examples)
    func `the end is shown with the last item, and no other`(example: Example) async {
      let stage = await stage(
        footerLength: example.footerLength, staysAtEnd: example.staysAtEnd, count: example.count)
      if let offset = example.offset { stage.scroll(to: offset) }
      example.change(stage)
      if example.distance != nil || example.itemAtBottom != nil { await stage.endTurn() }
      if let distance = example.distance { expectEqual(distanceToEnd(stage), distance) }
      if let item = example.itemAtBottom {
        expectEqual(stage.frame(item)?.maxY, stage.view.bounds.maxY)
      }
      if let arriving = example.arriving {
        await Self.append(arriving.count, to: stage)
        expectEqual(distanceToEnd(stage), arriving.distance)
      }
    }

    @Test func `the end is shown if the last item is deleted on the way to it`() async {
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100,
          SectionAttributes(
            sizing: .selfSizing(estimate: 100 × 36), lineSpacing: 0),
          Array(repeating: .cell(100 × 50), count: 40)), height: 200, layout: layout)
      await stage.endTurns()
      stage.scroll(to: 100)
      layout.scrollToItem(at: [0, 39], position: .bottom, animated: true)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast()
        stage.view.deleteItems(at: [[0, 39]])
      })
      await stage.endTurns()
      #expect(abs(distanceToEnd(stage)) < 1)
    }

    @Test func `an item to which the layout scrolls wins over the end`() async {
      let stage = await stage()
      stage.layout.scrollToItem(at: [0, 49], position: .top, animated: false)
      expectEqual(distanceToEnd(stage), 0)
      await Self.append(10, to: stage)
      expectEqual(stage.frame(49)?.minY, stage.view.bounds.minY)
    }

    @Test(arguments: [false, true])
    func `after UIKit has scrolled to the last item, the view is at its end`(
      isAnimated: Bool
    ) async {
      let stage = await stage()
      stage.scroll(to: 300)
      stage.view.scrollToItem(at: [0, 49], at: .bottom, animated: isAnimated)
      await stage.endTurns()
      expectEqual(distanceToEnd(stage), 15)
      await Self.append(2, to: stage)
      expectEqual(distanceToEnd(stage), 0)
    }
  }
#endif
