#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Where the baselines go that cells have said, when cells come, go and move (S).
  @MainActor
  @Suite(.underAllModes)
  struct TravellingBaselinesTests {
    private func stage(keepsAnswers: Bool = false) -> (stage: AlignedStage, source: SizingSource) {
      let cells: [TestCell] = (0..<18).map { number in
        let width = CGFloat(20 + 7 * number % 30)
        let height = CGFloat(20 + number % 5)
        return .named(
          number, width × height,
          number % 4 == 0 ? CellAttributes(firstBaseline: 3) : .default)
      }
      let staged = SizingSource.stage(
        TestContent(width: 100, .byFirstBaseline, cells), height: 90
      ) { source in
        for number in 0..<18 where number % 3 > 0 {
          source.baselines[number] = SaidByCell(first: CGFloat(number % 7) * 6 - 5)
        }
      }
      staged.stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      staged.stage.showEverything()
      staged.stage.scroll(to: 0)
      return staged
    }

    private func expectAsSaid(
      _ staged: (stage: AlignedStage, source: SizingSource),
      _ location: SourceLocation = #_sourceLocation
    ) {
      let computed = staged.stage.computed(staged.source.contentAsSaid)
      #expect(staged.stage.firstFault(at: computed) == nil, sourceLocation: location)
    }

    @Test func `all that was said counts, seen or not`() {
      expectAsSaid(stage())
    }

    @Test(arguments: [false, true])
    func `baselines travel in a batch of updates`(keepsAnswers: Bool) {
      let staged = stage(keepsAnswers: keepsAnswers)
      let (stage, source) = staged
      stage.view.performBatchUpdates({
        let moved = stage.content.sections[0].cells.remove(at: 15)
        stage.content.sections[0].cells.removeSubrange(9...11)
        stage.content.sections[0].cells.insert(moved, at: 5)
        stage.content.sections[0].cells.insert(.named(99, 55 × 22), at: 0)
        source.baselines[99] = SaidByCell(first: 44)
        stage.view.deleteItems(at: [[0, 9], [0, 10], [0, 11]])
        stage.view.insertItems(at: [[0, 0]])
        stage.view.moveItem(at: [0, 15], to: [0, 6])
      })
      stage.view.layoutIfNeeded()
      expectAsSaid(staged)
    }

    @Test(arguments: [false, true])
    func `the attributes count where the word is taken back after a batch`(keepsAnswers: Bool) {
      let staged = stage(keepsAnswers: keepsAnswers)
      let (stage, source) = staged
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.remove(at: 0)
        stage.view.deleteItems(at: [[0, 0]])
      })
      stage.view.layoutIfNeeded()
      source.baselines[4] = nil
      stage.reconfigure(3)
      expectAsSaid(staged)
    }

    @Test(arguments: [false, true])
    func `baselines go with a cell that a finger moves, and back`(isCancelled: Bool) {
      let staged = stage()
      let stage = staged.stage
      let target = stage.frame(4).map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint()
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      stage.view.updateInteractiveMovementTargetPosition(target)
      if isCancelled {
        stage.view.cancelInteractiveMovement()
      } else {
        stage.view.endInteractiveMovement()
      }
      stage.view.layoutIfNeeded()
      #expect((stage.content.sections[0].cells[1].id == 1) == isCancelled)
      expectAsSaid(staged)
    }

    @Test func `a cell that is reloaded says anew`() {
      let staged = stage()
      staged.source.baselines[1] = SaidByCell(first: 50)
      staged.stage.view.reloadItems(at: [[0, 1]])
      staged.stage.view.layoutIfNeeded()
      expectAsSaid(staged)
      staged.source.baselines[1] = nil
      staged.stage.view.reloadItems(at: [[0, 1]])
      staged.stage.view.layoutIfNeeded()
      expectAsSaid(staged)
    }

    @Test func `after a reload of everything nothing is known`() {
      let (stage, source) = stage()
      source.baselines = [:]
      stage.reload()
      stage.showEverything()
      expectAsSaid((stage, source))
    }

    @Test func `a rotation there and back keeps them`() {
      let staged = stage()
      staged.stage.resize(140 × 90)
      staged.stage.showEverything()
      expectAsSaid(staged)
      staged.stage.scroll(to: 0)
      staged.stage.resize(100 × 90)
      expectAsSaid(staged)
    }
  }
#endif
