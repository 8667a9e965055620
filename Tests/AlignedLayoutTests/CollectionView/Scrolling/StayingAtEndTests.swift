#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Content that stays at its end stands at the bottom while it is short, and stays at its end while
  /// the view is there. Rests on batch updates and animated bounds as reconstructed from stacks (S, L),
  /// and on the plain context that UIKit sends for other insets (O, R).
  @MainActor
  @Suite(.underAllModes)
  struct StayingAtEndTests {
    private func layout() -> CollectionViewAlignedLayout {
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = true
      return layout
    }

    /// Makes a stage of cells that are 100 points wide and 20 tall, in a view of 100 by 100 points.
    private func stage(_ count: Int, headerLength: CGFloat = 0) -> AlignedStage {
      let section = TestSection(
        cells: Array(repeating: .cell(100 × 20), count: count), headerLength: headerLength)
      return AlignedStage(
        TestContent(width: 100, sections: [section]), height: 100, layout: layout())
    }

    private static func insert(
      _ count: Int, at item: Int, height: CGFloat = 20, in stage: AlignedStage
    ) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(
          contentsOf: Array(repeating: .cell(100 × height), count: count), at: item)
        stage.view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    private static func append(_ count: Int, height: CGFloat = 20, to stage: AlignedStage) {
      insert(count, at: stage.content.sections[0].cells.count, height: height, in: stage)
    }

    /// Returns the distance from the bottom of the last cell to the bottom of the visible area.
    private func gapBelow(_ stage: AlignedStage) -> CGFloat? {
      let last = stage.frame(stage.content.sections[0].cells.count - 1)
      return last.map { stage.view.bounds.maxY - stage.view.adjustedContentInset.bottom - $0.maxY }
    }

    // MARK: Short content

    @Test func `content that is shorter than the view stands at the bottom`() {
      let stage = stage(2, headerLength: 10)
      expectEqual(stage.view.contentSize.exact, (100 × 100))
      expectEqual(stage.header(), CGRect(x: 0, y: 50, width: 100, height: 10))
      expectEqual(stage.frame(0)?.minY, 60)
      expectEqual(stage.frame(1)?.maxY, 100)
      expectEqual(stage.view.cellForItem(at: [0, 1])?.frame.maxY, 100)
    }

    @Test func `without the property it stands at the top`() {
      let stage = stage(2)
      stage.layout.staysAtEnd = false
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0)?.minY, 0)
      expectEqual(stage.view.contentSize.exact, (100 × 40))
    }

    @Test func `the layout's lookups include the gap; the content does not`() {
      let stage = stage(2)
      expectEqual(stage.layout.contentFrame(forSection: 0).minY, 60)
      expectEqual(stage.layout.insertionIndexPath(at: CGPoint(x: 20, y: 65)), [0, 0])
      expectEqual(stage.layout.insertionIndexPath(at: CGPoint(x: 80, y: 95)), [0, 2])
      expectEqual(stage.layout.content.contentSize.height, 40)
      expectEqual(stage.layout.content.frame(ofCellAt: .init(section: 0, cell: 0)).minY, 0)
      expectEqual(stage.layout.contentSize(fitting: 100 × 0).height, 40)
    }

    @Test func `the gap is in whole pixels, so that frames stay on pixels`() {
      let stage = stage(1)
      Self.append(1, height: 20.2, to: stage)
      let scale = max(1, stage.view.traitCollection.displayScale)
      #expect(stage.frame(0).map { ($0.minY * scale).rounded() == $0.minY * scale } == true)
      #expect(gapBelow(stage).map { $0 >= 0 && $0 < 1 / scale } == true)
    }

    @Test func `insets and heights move short content without a question`() async {
      let stage = stage(2)
      let asked = stage.asked {
        stage.view.contentInset.bottom = 30
        stage.view.layoutIfNeeded()
      }
      #expect(asked.isEmpty)
      expectEqual(stage.view.contentSize.height, 70)
      expectEqual(gapBelow(stage), 0)
      #expect(stage.asked { stage.view.contentInset.top = 15 }.isEmpty)
      expectEqual(gapBelow(stage), 0)
      #expect(stage.asked { stage.resize(100 × 160) }.isEmpty)
      expectEqual(gapBelow(stage), 0)
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.y, -15)
    }

    @Test func `a message is animated from the gap's old height`() {
      let stage = stage(2)
      var beginnings: [CGFloat] = []
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        if end == .movingFrom, attributes.representedElementCategory == .cell {
          beginnings.append(attributes.frame.minY)
        }
      }
      Self.append(1, to: stage)
      #expect(Set(beginnings).isSubset(of: [60, 80]))
      expectEqual(stage.frame(0)?.minY, 40)
    }

    // MARK: The view at the end

    @Test func `long content is first shown at its end`() async {
      let stage = stage(50)
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.y, 900)
      #expect(stage.view.cellForItem(at: [0, 49]) != nil)
    }

    /// A row: the number of messages, steps, and where the view is at the end of the turn of each.
    struct Example: CustomTestStringConvertible, Sendable {
      struct Step: Sendable {
        let offset: CGFloat
        /// The top of the first cell, or nil if the row says nothing of it. The same is true for the gap.
        var firstTop: CGFloat?
        /// The distance from the last cell to the bottom of the visible area.
        var gap: CGFloat?
        var asksNothing = false
        let step: @MainActor @Sendable (AlignedStage) -> Void
      }

      let testDescription: String
      let count: Int
      /// Whether the view must come to rest after each step.
      let isAnimated: Bool
      let steps: [Step]

      init(_ name: String, count: Int = 50, isAnimated: Bool = false, _ steps: [Step]) {
        testDescription = name
        self.count = count
        self.isAnimated = isAnimated
        self.steps = steps
      }
    }

    nonisolated static let atEnd: [Example] = [
      Example(
        "messages fill the gap, and then scroll", count: 3,
        ([0, 0, 20, 40, 60] as [CGFloat]).map { .init(offset: $0, gap: 0) { append(1, to: $0) } }),
      Example(
        "content that arrives after the first display is shown at its end", count: 0,
        [
          .init(offset: 900) { stage in
            stage.content.sections[0].cells = Array(repeating: .cell(100 × 20), count: 50)
            stage.reload()
          }
        ]),
      Example("at the end, new messages keep the view there", newMessages),
      Example(
        "at the end, new messages keep the view there with kept answers",
        [.init(offset: 900) { $0.layout.keepsAnswersAcrossUpdates = true }] + newMessages),
      Example(
        "at the end, deletions and a reload keep the view there",
        [
          .init(offset: 840) { stage in
            stage.view.performBatchUpdates({
              stage.content.sections[0].cells.removeLast(3)
              stage.view.deleteItems(at: [[0, 47], [0, 48], [0, 49]])
            })
          },
          .init(offset: 900) { stage in
            stage.content.sections[0].cells += [.cell(100 × 60)]
            stage.reload()
          },
        ]),
      Example(
        "at the end, a keyboard keeps the view there and asks nothing",
        [
          .init(offset: 960, asksNothing: true) { $0.view.contentInset.bottom = 60 },
          .init(offset: 900, asksNothing: true) { $0.view.contentInset.bottom = 0 },
        ]),
      Example(
        "a keyboard over short content pushes it up until it is full", count: 4,
        [
          .init(offset: 30, firstTop: 0) { changeBottomInset(of: $0, to: 50) },
          .init(offset: 0, firstTop: 20) { changeBottomInset(of: $0, to: 0) },
        ]),
      Example(
        "a message that comes with a new inset is shown",
        [
          .init(offset: 980) { stage in
            stage.view.contentInset.bottom = 60
            append(1, to: stage)
          },
          .init(offset: 940) { stage in
            stage.view.contentInset.bottom = 0
            append(1, to: stage)
          },
        ]),
      Example(
        "elsewhere the first visible cell is held, and insets move nothing",
        [
          .init(offset: 405) { stage in
            stage.scroll(to: 405)
            append(3, to: stage)
          },
          .init(offset: 445) { insert(2, at: 0, in: $0) },
          .init(offset: 445) { $0.view.contentInset.bottom = 60 },
          .init(offset: 445) { $0.resize(100 × 70) },
        ]),
      Example(
        "a view that is scrolled back to the end stays there again",
        [
          .init(offset: 920) { stage in
            stage.scroll(to: 405)
            stage.scroll(to: 899.8)
            append(1, to: stage)
          }
        ]),
      Example(
        "an item to which the client scrolls wins over the end", isAnimated: true,
        [
          .init(offset: 200) { stage in
            stage.layout.scrollToItem(at: [0, 10], position: .top, animated: false)
            append(1, to: stage)
          },
          .init(offset: 200) { append(1, to: $0) },
        ]),
      Example(
        "a keyboard that goes while the view scrolls to an item does not hold the end",
        isAnimated: true,
        [
          .init(offset: 960) { changeBottomInset(of: $0, to: 60) },
          .init(offset: 200) { stage in
            stage.layout.scrollToItem(at: [0, 10], position: .top, animated: true)
            changeBottomInset(of: stage, to: 0)
          },
          .init(offset: 200) { append(1, to: $0) },
        ]),
    ]

    private nonisolated static let newMessages: [Example.Step] = [
      .init(offset: 1005) { append(3, height: 35, to: $0) },
      .init(offset: 1105) { insert(5, at: 0, in: $0) },
    ]

    private static func changeBottomInset(of stage: AlignedStage, to inset: CGFloat) {
      stage.view.contentInset.bottom = inset
      stage.view.layoutIfNeeded()
    }

    @Test(arguments: atEnd)
    func `the view stays at its end, and elsewhere where it is`(example: Example) async {
      let stage = stage(example.count)
      if example.count == 50 { await stage.endTurn() }
      for (index, step) in example.steps.enumerated() {
        if step.asksNothing {
          #expect(stage.asked { step.step(stage) }.isEmpty, "step \(index)")
        } else {
          step.step(stage)
        }
        if example.isAnimated { await stage.endTurns() } else { await stage.endTurn() }
        expectEqual(stage.view.contentOffset.y, step.offset, "after step \(index)")
        if let top = step.firstTop { expectEqual(stage.frame(0)?.minY, top) }
        if let gap = step.gap { expectEqual(gapBelow(stage), gap, "after step \(index)") }
      }
    }

    @Test func `a client that has scrolled before the first layout stays there`() async {
      let section = TestSection(cells: Array(repeating: .cell(100 × 20), count: 50))
      let stage = AlignedStage(
        TestContent(width: 100, sections: [section]), height: 100, layout: layout(),
        laysOut: false)
      stage.view.contentSize = 100 × 1000
      stage.view.contentOffset.y = 300
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.y, 300)
    }

    @Test(arguments: [false, true])
    func `at the end, other bounds keep the view there`(isAnimated: Bool) async {
      let stage = stage(50)
      await stage.endTurn()
      for size in [100 × 60, 100 × 140, 130 × 100, 100 × 100] {
        if isAnimated {
          UIView.animate(withDuration: 0.3) { stage.resize(size) }
        } else {
          stage.resize(size)
        }
        await stage.endTurn()
        expectEqual(gapBelow(stage), 0)
      }
    }

    @Test func `a keyboard moves the view inside the client's animation`() async {
      let stage = stage(50)
      await stage.endTurn()
      UIView.animate(withDuration: 0.3) {
        stage.view.contentInset.bottom = 60
        expectEqual(stage.view.contentOffset.y, 960)
      }
    }

    @Test func `at the end, late sizes keep the view there`() async {
      let cells = (0..<80).map { TestCell.filling(height: CGFloat(20 + $0 * 37 % 55)) }
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells), height: 100, layout: layout())
      await stage.endTurns()
      expectEqual(gapBelow(stage), 0)
      expectEqual(stage.frame(79)?.height, CGFloat(20 + 79 * 37 % 55))
      Self.append(2, height: 44, to: stage)
      await stage.endTurns()
      expectEqual(gapBelow(stage), 0)
      expectEqual(stage.frame(81)?.height, 44)
    }

    @Test func `short content keeps its end while its cells are measured`() async {
      let cells = (0..<3).map { TestCell.filling(height: CGFloat(24 + $0)) }
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells), height: 100, layout: layout())
      await stage.endTurn()
      expectEqual(stage.frame(2), CGRect(x: 0, y: 74, width: 100, height: 26))
      expectEqual(stage.view.contentOffset.y, 0)
    }

    // MARK: Elsewhere

    @Test func `a chat that fits after a rotation is not scrolled above its top`() async {
      let message = CellAttributes(beginsLine: true)
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 100, .sizingItself,
          (0..<10).map { _ in .cell(100 × 30, message) }),
        height: 100, layout: layout())
      stage.showEverything()
      await stage.endTurns()
      stage.scroll(to: 60)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells += (0..<5).map { _ in .cell(100 × 50, message) }
        stage.view.insertItems(at: (10..<15).map { [0, $0] })
      })
      await stage.endTurns()
      stage.resize(120 × 1000)
      await stage.endTurns()
      expectEqual(stage.view.contentOffset.y, 0)
      expectEqual(gapBelow(stage), 0)
    }

    @Test func `a dropped item that lengthens the content leaves the view at the end`() async {
      let cells = (0..<20).map { TestCell.cell(($0 % 2 == 0 ? 60 : 40) × 20) }
      let stage = AlignedStage(
        TestContent(width: 100, sections: [TestSection(cells: cells)]), height: 100,
        layout: layout())
      await stage.endTurn()
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 18]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 150))
      stage.view.layoutIfNeeded()
      stage.view.endInteractiveMovement()
      await stage.endTurns()
      expectEqual(gapBelow(stage), 0)
    }

    @Test func `a batch before the view comes to the end does not lead away from it`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.scroll(to: 0)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast()
        stage.view.deleteItems(at: [[0, 49]])
      })
      let height = stage.view.frame.height
      for height in [10_000, height] {
        stage.view.frame.size.height = height
        stage.view.layoutIfNeeded()
      }
      await stage.endTurns()
      expectEqual(gapBelow(stage), 0)
    }

    // MARK: Older content

    @Test(arguments: [0, -40])
    func `older messages at the very top hold what is read`(offset: CGFloat) async {
      let stage = stage(50)
      await stage.endTurn()
      stage.scroll(to: 0)
      stage.view.contentInset.top = 0 - offset
      stage.scroll(to: offset)
      let place = stage.frame(0).map { $0.minY - stage.view.bounds.minY }
      Self.insert(20, at: 0, in: stage)
      await stage.endTurn()
      expectEqual(stage.frame(20).map { $0.minY - stage.view.bounds.minY }, place)
    }
  }
#endif
