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

    private func append(_ count: Int, to stage: AlignedStage) async {
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
      await append(1, to: stage)
      stage.layout.scrollToItem(at: [0, 50], position: .bottom, animated: isAnimated)
      await stage.endTurns()
      #expect(distanceToEnd(stage) == 0)
      await append(2, to: stage)
      #expect(distanceToEnd(stage) == 0)
    }

    @Test func `without a position, the last item below is scrolled to the end`() async {
      let stage = await stage()
      stage.scroll(to: 300)
      stage.layout.scrollToItem(at: [0, 49], position: [], animated: false)
      await stage.endTurn()
      #expect(distanceToEnd(stage) == 0)
    }

    @Test func `messages that arrive while the layout scrolls to the last are shown`() async {
      let stage = await stage()
      stage.scroll(to: 300)
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: true)
      await append(2, to: stage)
      #expect(distanceToEnd(stage) == 0)
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

    @Test func `the end that follows a footer is shown with the last item`() async {
      let stage = await stage(footerLength: 30)
      stage.scroll(to: 300)
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: false)
      await stage.endTurn()
      #expect(distanceToEnd(stage) == 0)
    }

    @Test func `an item to which the layout scrolls wins over the end`() async {
      let stage = await stage()
      stage.layout.scrollToItem(at: [0, 49], position: .top, animated: false)
      #expect(distanceToEnd(stage) == 0)
      await append(10, to: stage)
      #expect(stage.frame(49)?.minY == stage.view.bounds.minY)
    }

    @Test func `a reload right after scrolling to the last item keeps the end`() async {
      let stage = await stage()
      stage.scroll(to: 300)
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: false)
      stage.content.sections[0].cells += Array(repeating: .cell(100 × 20), count: 10)
      stage.reload()
      await stage.endTurn()
      #expect(distanceToEnd(stage) == 0)
    }

    @Test func `a reload right after scrolling another item to the end keeps the offset`() async {
      let stage = await stage()
      stage.layout.scrollToItem(at: [0, 49], position: .top, animated: false)
      stage.content.sections[0].cells += Array(repeating: .cell(100 × 20), count: 10)
      stage.reload()
      await stage.endTurn()
      #expect(distanceToEnd(stage) == 200)
    }

    @Test func `any other item comes to the bottom of the visible area`() async {
      let stage = await stage()
      stage.layout.scrollToItem(at: [0, 48], position: .bottom, animated: false)
      await stage.endTurn()
      #expect(stage.frame(48)?.maxY == stage.view.bounds.maxY)
    }

    @Test func `without staying at the end, the last item comes to the bottom, too`() async {
      let stage = await stage(staysAtEnd: false)
      stage.layout.scrollToItem(at: [0, 49], position: .bottom, animated: false)
      await stage.endTurn()
      #expect(stage.frame(49)?.maxY == stage.view.bounds.maxY)
    }

    @Test func `content without a last item is scrolled nowhere`() async {
      let stage = await stage(count: 0)
      stage.layout.scrollToItem(at: [0, 0], position: .bottom, animated: false)
      await append(10, to: stage)
      #expect(distanceToEnd(stage) == 0)
    }

    @Test(arguments: [false, true])
    func `after UIKit has scrolled to the last item, the view is at its end`(
      isAnimated: Bool
    ) async {
      let stage = await stage()
      stage.scroll(to: 300)
      stage.view.scrollToItem(at: [0, 49], at: .bottom, animated: isAnimated)
      await stage.endTurns()
      #expect(distanceToEnd(stage) == 15)
      await append(2, to: stage)
      #expect(distanceToEnd(stage) == 0)
    }

    @Test func `a view that is scrolled further up is not at its end`() async {
      let stage = await stage()
      stage.scroll(to: stage.view.contentOffset.y - 17)
      await append(2, to: stage)
      #expect(distanceToEnd(stage) == 57)
    }

    @Test func `a footer below the last item is no inset`() async {
      let stage = await stage(footerLength: 30)
      stage.view.scrollToItem(at: [0, 49], at: .bottom, animated: false)
      stage.view.layoutIfNeeded()
      let distance = distanceToEnd(stage)
      #expect(distance == 45)
      await append(2, to: stage)
      #expect(distanceToEnd(stage) == distance + 40)
    }

    @Test func `a height that changes and changes back before a pass keeps the end`() async {
      let stage = await stage()
      stage.view.frame.size.height = 140
      stage.view.frame.size.height = 100
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(distanceToEnd(stage) == 0)
    }
  }
#endif
