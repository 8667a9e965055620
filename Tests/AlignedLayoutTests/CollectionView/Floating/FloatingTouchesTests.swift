#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Touches on floating views, below which cells come and go. Rests on touches going by the order of subviews
  /// (D), and on UIKit laying out a view before its subviews (D).
  @MainActor
  @Suite(.underAllModes)
  struct FloatingTouchesTests {
    private let bar = AskedView()

    /// Makes a stage with a bar at the bottom, which the layout has before it has a collection view.
    private func stage(pinsHeaders: Bool) -> AlignedStage {
      let layout = CollectionViewAlignedLayout()
      layout.pinsSectionHeaders = pinsHeaders
      layout.pinsSectionFooters = pinsHeaders
      layout.addFloatingView(
        bar, at: FloatingPlacement(.bottom, width: .fraction(1), height: .points(60)))
      return AlignedStage.floating(layout: layout)
    }

    /// Expects that the bar gets the touches at its place, and that a cell above it gets its own.
    private func expectTouches(on stage: AlignedStage, _ comment: Comment) {
      let points = [1, 30, 59].map { CGPoint(x: 50, y: bar.frame.minY + $0) }
      let touched = points.map { stage.view.hitTest($0, with: nil) }
      expectEqual(touched, [bar, bar, bar], comment)
      let above = stage.view.hitTest(CGPoint(x: 50, y: bar.frame.minY - 1), with: nil)
      #expect(above != bar, comment)
    }

    struct Change: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let apply: @MainActor @Sendable (AlignedStage) -> Void
    }

    nonisolated static let changes = [
      Change(testDescription: "nothing") { _ in },
      Change(testDescription: "an insertion of cells") { stage in
        stage.content.sections[0].cells.insert(contentsOf: cells, at: 1)
        stage.view.insertItems(at: [[0, 1], [0, 2]])
      },
      Change(testDescription: "a deletion of sections") { stage in
        stage.content.sections.removeFirst(3)
        stage.view.deleteSections([0, 1, 2])
      },
      Change(testDescription: "a reload") { stage in
        stage.content.sections.removeFirst()
        stage.view.reloadData()
      },
      Change(testDescription: "a scrolling animation") { stage in
        stage.view.setContentOffset(CGPoint(x: 0, y: 333), animated: true)
      },
      Change(testDescription: "a taller view") { $0.view.frame.size.height = 260 },
      Change(testDescription: "an invalidation") { stage in
        stage.content.sections[0].cells[0] = .cell(100 × 2)
        stage.layout.invalidateLayout()
      },
    ]

    private nonisolated static let cells = [TestCell.cell(100 × 40), .cell(100 × 40)]

    @Test(arguments: changes, [true, false])
    func `a floating view gets the touches at its place after a change`(
      change: Change, pinsHeaders: Bool
    ) {
      let stage = stage(pinsHeaders: pinsHeaders)
      change.apply(stage)
      stage.view.layoutIfNeeded()
      expectTouches(on: stage, "after \(change.testDescription)")
    }

    @Test(arguments: [true, false])
    func `a floating view gets the touches at its place after each step of scrolling`(
      pinsHeaders: Bool
    ) {
      let stage = stage(pinsHeaders: pinsHeaders)
      for step in 0..<40 {
        stage.scroll(to: CGFloat(step * 21))
        expectTouches(on: stage, "step \(step)")
      }
    }
  }
#endif
