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

    private func insert(_ count: Int, at item: Int, height: CGFloat = 20, in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(
          contentsOf: Array(repeating: .cell(100 × height), count: count), at: item)
        stage.view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    private func append(_ count: Int, height: CGFloat = 20, to stage: AlignedStage) {
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
      #expect(stage.view.contentSize.exact == (100 × 100))
      #expect(stage.header() == CGRect(x: 0, y: 50, width: 100, height: 10))
      #expect(stage.frame(0)?.minY == 60)
      #expect(stage.frame(1)?.maxY == 100)
      #expect(stage.view.cellForItem(at: [0, 1])?.frame.maxY == 100)
    }

    @Test func `without the property it stands at the top`() {
      let stage = stage(2)
      stage.layout.staysAtEnd = false
      stage.view.layoutIfNeeded()
      #expect(stage.frame(0)?.minY == 0)
      #expect(stage.view.contentSize.exact == (100 × 40))
    }

    @Test func `the layout's lookups include the gap; the content does not`() {
      let stage = stage(2)
      #expect(stage.layout.contentFrame(forSection: 0).minY == 60)
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 20, y: 65)) == [0, 0])
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 80, y: 95)) == [0, 2])
      #expect(stage.layout.content.contentSize.height == 40)
      #expect(stage.layout.content.frame(ofCellAt: .init(section: 0, cell: 0)).minY == 0)
      #expect(stage.layout.contentSize(fitting: 100 × 0).height == 40)
    }

    @Test func `the gap is in whole pixels, so that frames stay on pixels`() {
      let stage = stage(1)
      append(1, height: 20.2, to: stage)
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
      #expect(stage.view.contentSize.height == 70)
      #expect(gapBelow(stage) == 0)
      #expect(stage.asked { stage.view.contentInset.top = 15 }.isEmpty)
      #expect(gapBelow(stage) == 0)
      #expect(stage.asked { stage.resize(100 × 160) }.isEmpty)
      #expect(gapBelow(stage) == 0)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == -15)
    }

    @Test func `messages fill the gap, and then scroll`() async {
      let stage = stage(3)
      for count in 4...8 {
        append(1, to: stage)
        await stage.endTurn()
        #expect(gapBelow(stage) == 0)
        #expect(stage.view.contentOffset.y == max(0, CGFloat(count) * 20 - 100))
      }
    }

    @Test func `a message is animated from the gap's old height`() {
      let stage = stage(2)
      var beginnings: [CGFloat] = []
      stage.layout.adjustAnimatedAttributes = { attributes, end in
        if end == .movingFrom, attributes.representedElementCategory == .cell {
          beginnings.append(attributes.frame.minY)
        }
      }
      append(1, to: stage)
      #expect(Set(beginnings).isSubset(of: [60, 80]))
      #expect(stage.frame(0)?.minY == 40)
    }

    // MARK: The view at the end

    @Test func `long content is first shown at its end`() async {
      let stage = stage(50)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 900)
      #expect(stage.view.cellForItem(at: [0, 49]) != nil)
    }

    @Test func `content that arrives after the first display is shown at its end`() async {
      let stage = stage(0)
      stage.content.sections[0].cells = Array(repeating: .cell(100 × 20), count: 50)
      stage.reload()
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 900)
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
      #expect(stage.view.contentOffset.y == 300)
    }

    @Test(arguments: [false, true])
    func `at the end, new messages keep the view there`(keepsAnswers: Bool) async {
      let stage = stage(50)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      await stage.endTurn()
      append(3, height: 35, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 1005)
      insert(5, at: 0, in: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 1105)
    }

    @Test func `at the end, deletions and a reload keep the view there`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeLast(3)
        stage.view.deleteItems(at: [[0, 47], [0, 48], [0, 49]])
      })
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 840)
      stage.content.sections[0].cells += [.cell(100 × 60)]
      stage.reload()
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 900)
    }

    @Test(arguments: [false, true])
    func `at the end, other bounds keep the view there`(isAnimated: Bool) async {
      let stage = stage(50)
      await stage.endTurn()
      for size in [100 × 60, 100 × 140, 130 × 100, 100 × 100] {
        if isAnimated {
          UIView.animate(withDuration: 0.3) {
            stage.view.frame.size = size
            stage.view.layoutIfNeeded()
          }
        } else {
          stage.resize(size)
        }
        await stage.endTurn()
        #expect(gapBelow(stage) == 0)
      }
    }

    @Test func `at the end, a keyboard keeps the view there and asks nothing`() async {
      let stage = stage(50)
      await stage.endTurn()
      #expect(stage.asked { stage.view.contentInset.bottom = 60 }.isEmpty)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 960)
      #expect(stage.asked { stage.view.contentInset.bottom = 0 }.isEmpty)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 900)
    }

    @Test func `a keyboard moves the view inside the client's animation`() async {
      let stage = stage(50)
      await stage.endTurn()
      UIView.animate(withDuration: 0.3) {
        stage.view.contentInset.bottom = 60
        #expect(stage.view.contentOffset.y == 960)
      }
    }

    @Test func `a keyboard over short content pushes it up until it is full`() async {
      let stage = stage(4)
      stage.view.contentInset.bottom = 50
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(stage.frame(0)?.minY == 0)
      #expect(stage.view.contentOffset.y == 30)
      stage.view.contentInset.bottom = 0
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      #expect(stage.frame(0)?.minY == 20)
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a message that comes with a new inset is shown`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.view.contentInset.bottom = 60
      append(1, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 980)
      stage.view.contentInset.bottom = 0
      append(1, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 940)
    }

    @Test func `at the end, late sizes keep the view there`() async {
      let cells = (0..<80).map { TestCell.filling(height: CGFloat(20 + $0 * 37 % 55)) }
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells), height: 100, layout: layout())
      await stage.endTurns()
      #expect(gapBelow(stage) == 0)
      #expect(stage.frame(79)?.height == CGFloat(20 + 79 * 37 % 55))
      append(2, height: 44, to: stage)
      await stage.endTurns()
      #expect(gapBelow(stage) == 0)
      #expect(stage.frame(81)?.height == 44)
    }

    @Test func `short content keeps its end while its cells are measured`() async {
      let cells = (0..<3).map { TestCell.filling(height: CGFloat(24 + $0)) }
      let (stage, _) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, cells), height: 100, layout: layout())
      await stage.endTurn()
      #expect(stage.frame(2) == CGRect(x: 0, y: 74, width: 100, height: 26))
      #expect(stage.view.contentOffset.y == 0)
    }

    // MARK: Elsewhere

    @Test func `elsewhere the first visible cell is held, and insets move nothing`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.scroll(to: 405)
      append(3, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 405)
      insert(2, at: 0, in: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 445)
      stage.view.contentInset.bottom = 60
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 445)
      stage.resize(100 × 70)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 445)
    }

    @Test func `a view that is scrolled back to the end stays there again`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.scroll(to: 405)
      stage.scroll(to: 899.8)
      append(1, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 920)
    }

    @Test func `an item to which the client scrolls wins over the end`() async {
      let stage = stage(50)
      await stage.endTurn()
      stage.layout.scrollToItem(at: [0, 10], position: .top, animated: false)
      append(1, to: stage)
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 200)
      append(1, to: stage)
      await stage.endTurn()
      #expect(stage.view.contentOffset.y == 200)
    }

    @Test func `a keyboard that goes while the view scrolls to an item does not hold the end`()
      async
    {
      let stage = stage(50)
      stage.view.contentInset.bottom = 60
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      stage.layout.scrollToItem(at: [0, 10], position: .top, animated: true)
      stage.view.contentInset.bottom = 0
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 200)
      append(1, to: stage)
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 200)
    }

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
      #expect(stage.view.contentOffset.y == 0)
      #expect(gapBelow(stage) == 0)
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
      #expect(gapBelow(stage) == 0)
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
      #expect(gapBelow(stage) == 0)
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
      insert(20, at: 0, in: stage)
      await stage.endTurn()
      #expect(stage.frame(20).map { $0.minY - stage.view.bounds.minY } == place)
    }
  }
#endif
