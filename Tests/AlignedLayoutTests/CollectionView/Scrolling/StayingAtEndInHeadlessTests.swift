#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Dragging at the end and beyond the top, which a test cannot do in Apple's UIKit. Rests on
  /// `isTracking`, `isDragging` and `isDecelerating` as documented (D).
  @MainActor
  @Suite(.underAllModes)
  struct StayingAtEndInHeadlessTests {
    private func stage() async -> AlignedStage {
      let section = TestSection(cells: Array(repeating: .cell(100 × 20), count: 50))
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      let stage = AlignedStage(
        TestContent(width: 100, sections: [section]), height: 100, layout: layout)
      await stage.endTurn()
      return stage
    }

    private static func insert(_ count: Int, at item: Int, in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(
          contentsOf: Array(repeating: .cell(100 × 20), count: count), at: item)
        stage.view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    /// A row: steps, and the offset at the end of the turn of each, or nil if the row says nothing of it.
    struct Example: CustomTestStringConvertible, Sendable {
      struct Step: Sendable {
        var offset: CGFloat?
        let step: @MainActor @Sendable (AlignedStage) -> Void
      }

      let testDescription: String
      let steps: [Step]
    }

    nonisolated static let examples: [Example] = [
      Example(
        testDescription: "a drag wins over the end",
        steps: [
          .init(offset: 900) { stage in
            Headless.beginDragging(stage.view)
            Headless.drag(stage.view, to: CGPoint(x: 0, y: 900))
            insert(3, at: 50, in: stage)
          },
          .init(offset: 900) { stage in
            Headless.endDragging(stage.view)
            insert(1, at: 53, in: stage)
          },
        ]),
      Example(
        testDescription: "a finger that rests on the view wins over the end",
        steps: [
          .init(offset: 900) { stage in
            Headless.beginTracking(stage.view)
            insert(1, at: 50, in: stage)
          },
          .init { Headless.endTracking($0.view) },
        ]),
      Example(
        testDescription: "a view that is dragged to the end rests there afterwards",
        steps: [
          .init(offset: 900) { stage in
            stage.scroll(to: 500)
            Headless.beginDragging(stage.view)
            Headless.drag(stage.view, to: CGPoint(x: 0, y: 850))
            Headless.endDragging(stage.view, distance: CGPoint(x: 0, y: 200))
          },
          .init(offset: 960) { insert(3, at: 50, in: $0) },
        ]),
      Example(
        testDescription: "a reload under a finger does not lead to the end later",
        steps: [
          .init { stage in
            Headless.beginTracking(stage.view)
            stage.content.sections[0].cells += Array(repeating: .cell(100 × 20), count: 5)
            stage.reload()
          },
          .init(offset: 900) { stage in
            Headless.endTracking(stage.view)
            insert(1, at: 55, in: stage)
          },
        ]),
      Example(
        testDescription:
          "without staying at the end, the top shows what is new, and a pull as well",
        steps: [
          .init(offset: 0) { stage in
            stage.layout.staysAtEnd = false
            stage.scroll(to: 0)
            insert(20, at: 0, in: stage)
          }
        ]),
    ]

    @Test(arguments: examples)
    func `the user decides where the view is`(example: Example) async {
      let stage = await stage()
      for (index, step) in example.steps.enumerated() {
        step.step(stage)
        await stage.endTurn()
        guard let offset = step.offset else { continue }
        expectEqual(stage.view.contentOffset.y, offset, "after step \(index)")
      }
    }

    @Test func `older messages hold what is read while the content is pulled down`() async {
      let stage = await stage()
      stage.scroll(to: 0)
      Headless.beginDragging(stage.view)
      Headless.drag(stage.view, to: CGPoint(x: 0, y: -50))
      Self.insert(20, at: 0, in: stage)
      expectEqual(stage.view.contentOffset.y, 350)
      expectEqual(stage.frame(20).map { $0.minY - stage.view.bounds.minY }, 50)
      Headless.endDragging(stage.view)
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.y, 350)
    }

    @Test func `what changes during a pull does not move the content under the finger`() async {
      let stage = await stage()
      stage.scroll(to: 0)
      Headless.beginDragging(stage.view)
      Headless.drag(stage.view, to: CGPoint(x: 0, y: -50))
      Self.insert(1, at: 50, in: stage)
      expectEqual(stage.view.contentOffset.y, -50)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentOffset.y, -50)
      Self.insert(1, at: 0, in: stage)
      expectEqual(stage.view.contentOffset.y, -30)
      Headless.endDragging(stage.view)
    }

    @Test func `a spinning refresh control keeps what is read in its place`() async {
      let stage = await stage()
      let control = UIRefreshControl()
      stage.view.refreshControl = control
      stage.scroll(to: 0)
      control.beginRefreshing()
      stage.view.layoutIfNeeded()
      stage.scroll(to: -stage.view.adjustedContentInset.top)
      let place = stage.frame(0).map { $0.minY - stage.view.bounds.minY }
      Self.insert(20, at: 0, in: stage)
      control.endRefreshing()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectEqual(stage.frame(20).map { $0.minY - stage.view.bounds.minY }, place)
    }
  }
#endif
