#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Self-sizing cells that are offered what remains of their line. Rests on UIKit asking a view once,
  /// and again after a plain context (O).
  @MainActor
  @Suite(.underAllModes)
  struct RemainingSpaceTests {
    private func stage(
      _ cells: [TestCell], _ attributes: SectionAttributes = .sizingItselfBehindOthers,
      width: CGFloat = 200
    ) -> (stage: AlignedStage, source: SizingSource) {
      SizingSource.stage(TestContent(width: width, attributes, cells), height: 400)
    }

    /// Makes a row for cells in a view that is 200 points wide and 400 tall.
    private nonisolated static func row(
      _ name: String, _ cells: [TestCell],
      _ attributes: SectionAttributes = .sizingItselfBehindOthers, isShownAsComputed: Bool = true,
      frames: [Int: CGRect] = [:], offers: [Int: Set<CGFloat>] = [:],
      firstOffers: [Int: CGFloat] = [:], lastOffers: [Int: CGFloat] = [:]
    ) -> SelfSizingExample {
      SelfSizingExample(
        name, TestContent(width: 200, attributes, cells), height: 400,
        isShownAsComputed: isShownAsComputed, frames: frames, offers: offers,
        firstOffers: firstOffers, lastOffers: lastOffers)
    }

    nonisolated static let rows: [SelfSizingExample] = [
      row(
        "a long bubble stands beside its picture, and the next below it",
        [
          .cell(36 × 36), .text(area: 3180, atMost: 300, CellAttributes(indentation: .start)),
          .text(area: 1590, atMost: 300, CellAttributes(beginsLine: true)),
        ], .sizingItselfBehindOthers.with(cellSpacing: 5),
        frames: [
          0: rect(0, 0, 36 × 36), 1: rect(41, 0, 159 × 20), 2: rect(41, 36, 159 × 10),
        ], firstOffers: [1: 200], lastOffers: [1: 159]),
      row(
        "a cell behind one that was never measured is offered the whole line",
        [.cell(30 × 20), .cell(40 × 20), .cell(50 × 20)], isShownAsComputed: false,
        firstOffers: [0: 200, 1: 200, 2: 200]),
      row(
        "a cell whose answer does not fit moves down, and is not asked there again",
        [.cell(150 × 20), .cell(80 × 20), .cell(30 × 20)],
        frames: [1: rect(0, 20, 80 × 20), 2: rect(80, 20, 30 × 20)], offers: [1: [200, 50]]),
      row(
        "a cell that is wider than a line of its own is cut to that",
        [.cell(60 × 20), .cell(300 × 20), .cell(30 × 20)],
        frames: [1: rect(0, 20, 200 × 20), 2: rect(0, 40, 30 × 20)]),
      SelfSizingExample(
        "a cell of one long line is set to its line's width and asked again",
        TestContent(width: 100, .sizingItselfBehindOthers, [.cell(40 × 20), .cell(50 × 20)]),
        isShownAsComputed: false,
        setUp: {
          $0.preferredSize = { attributes, offer in
            guard attributes.indexPath[1] == 0 else { return nil }
            return attributes.size.width == offer ? offer × 60 : 300 × 20
          }
        }, frames: [0: rect(0, 0, 100 × 60), 1: rect(0, 60, 50 × 20)]),
      row(
        "a cell is not offered less than a point, but begins the next line",
        [.cell(200 × 20), .filling(height: 20, atLeast: 1)], isShownAsComputed: false,
        frames: [1: rect(0, 20, 200 × 20)], offers: [1: [200]]),
      row(
        "sections with a strategy offer whole lines",
        [.cell(60 × 20), .filling(height: 20), .cell(300 × 20)],
        .sizingItselfBehindOthers.with(breakingStrategy: .balanced),
        offers: [0: [200], 1: [200], 2: [200]]),
    ]

    @Test(arguments: rows)
    func `a cell is offered what remains of its line, or the whole line if that is not enough`(
      example: SelfSizingExample
    ) {
      example.expect()
    }

    @Test(arguments: [(159, 41, 0), (160, 0, 36)])
    func `a bubble stands below its picture while its estimate is wider than what remains`(
      estimate: CGFloat, x: CGFloat, y: CGFloat
    ) {
      let turn = [
        TestCell.cell(36 × 36, CellAttributes(beginsLine: true)),
        .text(area: 3180, atMost: 300, CellAttributes(endsLine: true, minimumLineSpace: 80)),
      ]
      let (stage, _) = SizingSource.stage(
        TestContent(
          width: 200, .sizingItselfBehindOthers.with(cellSpacing: 5),
          Array(repeating: turn, count: 20).flatMap { $0 }), height: 100)
      stage.layout.estimatedSizeForItem = {
        $0.item.isMultiple(of: 2) ? 36 × 36 : estimate × 20
      }
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      let top = stage.frame(30)?.minY ?? 0
      expectEqual(stage.frame(31), rect(x, top + y, estimate × 20))
      stage.scroll(to: top)
      let measuredTop = stage.frame(30)?.minY ?? 0
      expectEqual(stage.frame(31), rect(41, measuredTop, 159 × 20))
    }

    @Test func `a cell begins the next line before it is offered less than its minimum`() {
      let minimum = CellAttributes(minimumLineSpace: 60)
      let (stage, source) = stage(
        [
          .cell(150 × 20), .filling(height: 20, minimum), .cell(100 × 20),
          .filling(height: 20, minimum),
        ])
      expectEqual(stage.frame(1), rect(0, 20, 200 × 20))
      expectEqual(stage.frame(3), rect(100, 40, 100 × 20))
      #expect(source.offers[[0, 1]]?.contains { $0 < 60 } == false)
      stage.expectShownAsComputed()
    }

    @Test func `an answer holds for the offers down to its width`() {
      let (stage, source) = stage([.cell(60 × 20), .cell(80 × 20), .cell(40 × 20)])
      expectEqual(stage.frame(2), rect(140, 0, 40 × 20))
      stage.content.sections[0].cells.remove(at: 0)
      source.offers = [:]
      stage.view.deleteItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      #expect(source.offers.values.allSatisfy { $0.count <= 1 })
      stage.expectShownAsComputed()
    }

    @Test func `a cell that has filled its least width fills wider lines, too`() {
      let (stage, source) = stage([.cell(100 × 20), .filling(height: 20, atLeast: 18)], width: 118)
      expectEqual(stage.frame(1), rect(100, 0, 18 × 20))
      stage.resize(113 × 400)
      expectEqual(stage.frame(1), rect(0, 20, 113 × 20))
      #expect(source.offers[[0, 1]]?.contains(13) == true)
      stage.resize(162 × 400)
      expectEqual(stage.frame(1), rect(100, 0, 62 × 20))
    }

    @Test func `a view that UIKit rounds up by less than half a pixel fits`() {
      let (stage, _) = stage(
        [.cell(40 × 20), .filling(height: 20, atLeast: 1)],
        .sizingItselfBehindOthers.with(cellSpacing: 5.1))
      #expect(isClose(stage.frame(1)?.maxX ?? 0, 200))
      expectEqual(stage.frame(1)?.minY, 0)
    }

    @Test func `views that UIKit does not measure leave the others to be asked`() async {
      // The section begins to size itself in a batch, after which UIKit asks only new views.
      let asked = SectionAttributes(cellSpacing: 0, lineSpacing: 0)
      let (stage, _) = stage([.cell(150 × 20), .cell(30 × 20)], asked)
      stage.view.performBatchUpdates({
        stage.content.sections[0].attributes = .sizingItselfBehindOthers
        stage.content.sections[0].cells.insert(.cell(150 × 20), at: 0)
        stage.content.sections[0].cells.insert(.text(area: 3000, atMost: 300), at: 1)
        stage.view.insertItems(at: [[0, 0], [0, 1]])
      })
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      stage.expectShownAsComputed()
    }

    private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
      abs(one - other) < 0.5
    }
  }

  extension SectionAttributes {
    /// Attributes of a section without spacing, whose cells size themselves in what remains of their
    /// line, and are estimated at 30 by 20.
    static let sizingItselfBehindOthers = SectionAttributes(
      sizing: .selfSizing(
        estimate: 30 × 20, offering: .remainingLineSpace), cellSpacing: 0,
      lineSpacing: 0)
  }
#endif
