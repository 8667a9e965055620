#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Content that scrolls sideways from right to left opens at its right edge, whatever happens before the
  /// first layout pass, and then leaves the scrolling to clients. Rests on UIKit dropping or delaying an
  /// adjustment that a layout sends in `prepare()` (L).
  @MainActor
  @Suite(.underAllModes)
  struct OpeningSidewaysTests {
    /// Makes a shelf of cards, 40 points wide each, one on a line with 10 points between them, in a view
    /// of 100 by 50 points that is not laid out yet.
    private func shelf(count: Int, staysAtEnd: Bool = false) -> AlignedStage {
      let attributes = SectionAttributes(maximumCellsPerLine: 1, cellSpacing: 0, lineSpacing: 10)
      var content = TestContent(
        height: 50,
        sections: [
          TestSection(attributes: attributes, cells: Array(repeating: .cell(40 × 30), count: count))
        ])
      content.direction = .rightToLeft
      content.contentInsets = .zero
      let layout = CollectionViewAlignedLayout()
      layout.staysAtEnd = staysAtEnd
      return AlignedStage(content, height: 100, layout: layout, laysOut: false)
    }

    private static func append(_ count: Int, to stage: AlignedStage) {
      let first = stage.content.sections[0].cells.count
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells += Array(repeating: .cell(40 × 30), count: count)
        stage.view.insertItems(at: (first..<first + count).map { [0, $0] })
      })
    }

    private func place(of stage: AlignedStage) -> CGFloat {
      stage.view.contentSize.width - stage.view.bounds.maxX
    }

    /// A row: what happens to a shelf before its first turn ends, and the offset then.
    struct Opening: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let count: Int
      let offset: CGFloat
      let change: @MainActor @Sendable (AlignedStage) -> Void
    }

    nonisolated static let openings: [Opening] = [
      Opening(
        testDescription: "a batch before the first pass opens at the right edge", count: 5,
        offset: 240
      ) { append(2, to: $0) },
      Opening(
        testDescription: "a reload right after the first pass opens at the right edge", count: 5,
        offset: 190
      ) { stage in
        stage.view.layoutIfNeeded()
        stage.content.sections[0].cells.append(.cell(40 × 30))
        stage.reload()
      },
      Opening(
        testDescription: "another width right after the first pass opens at the right edge",
        count: 7, offset: 260
      ) { stage in
        stage.view.layoutIfNeeded()
        stage.view.frame.size.width = 80
      },
    ]

    @Test(arguments: openings)
    func `content opens at the right edge`(opening: Opening) async {
      let stage = shelf(count: opening.count)
      opening.change(stage)
      await stage.endTurn()
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.x, opening.offset)
    }

    @Test(arguments: [80, 130])
    func `a client scrolls by the distance by which the layout has just scrolled`(
      width: CGFloat
    ) async {
      let stage = shelf(count: 5)
      Self.append(0, to: stage)
      stage.view.frame.size.width = width
      stage.view.frame.size.width = 130
      await stage.endTurn()
      for x in [90, 70, 40, 60, 90, 110, 60] as [CGFloat] {
        stage.scroll(to: x)
        await stage.endTurn()
        expectEqual(stage.view.contentOffset.x, x)
      }
    }

    @Test(arguments: [false, true])
    func `empty content stands at the beginning of the view`(staysAtEnd: Bool) async {
      let stage = shelf(count: 0, staysAtEnd: staysAtEnd)
      await stage.endTurn()
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.x, 0)
      Self.append(5, to: stage)
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.x, (staysAtEnd ? 0 : 140))
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells = []
        stage.view.deleteItems(at: (0..<5).map { [0, $0] })
      })
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.x, 0)
    }

    @Test(arguments: Seeds(400, usually: 40))
    func `the beginning is shown, and stays where a client scrolls it`(seed: UInt64) async {
      var random = SplitMix64(seed: seed)
      let stage = shelf(count: Int.random(in: 0...9, using: &random))
      var steps: [String] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          Self.append(2, to: stage)
          steps.append("batch")
        case 1:
          stage.content.sections[0].cells.append(.cell(40 × 30))
          stage.view.reloadData()
          steps.append("reload")
        case 2:
          stage.view.frame.size.width = [80, 100, 130].randomElement(using: &random) ?? 100
          steps.append("width")
        case 3:
          stage.layout.invalidateLayout()
          steps.append("invalidate")
        case 4:
          stage.view.layoutIfNeeded()
          steps.append("pass")
        default:
          await stage.endTurn()
          steps.append("turn")
        }
      }
      stage.view.layoutIfNeeded()
      let width = stage.view.contentSize.width
      if random.happens(onceIn: 2) {
        await stage.endTurn()
        await stage.endTurn()
        let isAtBeginning = abs(place(of: stage)) < 0.5 || width <= stage.view.bounds.width
        #expect(isAtBeginning, "\(seed): \(steps)")
        steps.append("opened")
      }
      // A client that scrolls by the distance of an adjustment in the same turn is taken for UIKit.
      let tens = CGFloat(Int.random(in: 0...20, using: &random) * 10)
      let x = min(tens + 3, max(0, width - stage.view.bounds.width))
      stage.scroll(to: x)
      await stage.endTurn()
      await stage.endTurn()
      expectEqual(stage.view.contentOffset.x, x, "\(seed): \(steps)")
    }
  }
#endif
