#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Measured sizes: how long they stay cached, and how updates renumber them. Rests on self-sizing
  /// as reconstructed from stacks and sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct MeasuredSizesTests {
    private nonisolated static let cells: [TestCell] = (0..<18).map { number in
      if number % 3 == 0 { return .text(area: CGFloat(2000 + 50 * number), atMost: 80) }
      let width = CGFloat(10 + 2 * number)
      let height = CGFloat(15 + number % 5)
      return .cell(width × height)
    }

    private func stage(sections: Int = 1) -> (stage: AlignedStage, source: SizingSource) {
      let section = TestSection(attributes: .sizingItself, cells: Self.cells)
      let staged = SizingSource.stage(
        TestContent(width: 100, sections: Array(repeating: section, count: sections)), height: 90)
      staged.stage.showEverything()
      staged.stage.scroll(to: 0)
      return staged
    }

    /// A row: what happens to sections whose cells were all measured.
    struct Change: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let sectionCount: Int
      let change: @MainActor @Sendable (AlignedStage) -> Void

      init(
        _ name: String, sectionCount: Int = 1,
        _ change: @escaping @MainActor @Sendable (AlignedStage) -> Void
      ) {
        testDescription = name
        self.sectionCount = sectionCount
        self.change = change
      }
    }

    nonisolated static let changes: [Change] = [
      Change("measured sizes follow cells through insertions, deletions and moves") { stage in
        stage.view.performBatchUpdates({
          let moved = stage.content.sections[0].cells.remove(at: 15)
          stage.content.sections[0].cells.removeSubrange(9...11)
          stage.content.sections[0].cells.insert(moved, at: 5)
          stage.content.sections[0].cells.insert(.cell(55 × 22), at: 0)
          stage.view.deleteItems(at: [[0, 9], [0, 10], [0, 11]])
          stage.view.insertItems(at: [[0, 0]])
          stage.view.moveItem(at: [0, 15], to: [0, 6])
        })
      },
      Change(
        "measured sizes follow cells to other sections and with sections", sectionCount: 3
      ) { stage in
        stage.view.performBatchUpdates({
          let moved = stage.content.sections[0].cells.remove(at: 13)
          stage.content.sections.append(stage.content.sections.remove(at: 0))
          stage.content.sections[0].cells.insert(moved, at: 8)
          stage.content.sections.remove(at: 1)
          stage.view.moveSection(0, toSection: 1)
          stage.view.deleteSections([2])
          stage.view.moveItem(at: [0, 13], to: [0, 8])
        })
      },
      Change("reloadData drops all measured sizes") { stage in
        stage.content.sections[0].cells = cells.reversed()
        stage.reload()
        stage.showEverything()
      },
      Change("an invalidated cell is measured again") { stage in
        stage.content.sections[0].cells[1] = .cell(61 × 27)
        stage.layout.invalidateItems(at: [[0, 1]])
      },
      Change("a batch without items keeps measured sizes cached") { stage in
        stage.view.performBatchUpdates(nil)
      },
    ]

    @Test(arguments: changes)
    func `after a change, cells are laid out by their own measured sizes`(change: Change) {
      let (stage, _) = stage(sections: change.sectionCount)
      change.change(stage)
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `only a reloaded cell loses its measured size`() {
      let (stage, source) = stage()
      source.content.sections[0].cells[16] = .cell(77 × 44)
      stage.view.reloadItems(at: [[0, 16]])
      stage.view.layoutIfNeeded()
      if stage.frame(16).map({ !$0.intersects(stage.view.bounds) }) == true,
        source.offers[[0, 16]]?.isEmpty == true
      {
        expectEqual(stage.frame(16)?.size, (30 × 20))
      }
      stage.showEverything()
      stage.expectShownAsComputed()
    }

    @Test func `invalidateMeasuredSizes measures visible cells now and others later`() {
      let (stage, source) = stage()
      source.content.sections[0].cells = Self.cells.map { cell in
        TestCell { offer in
          let size = cell.size(offer)
          return CGSize(width: size.width, height: 1.5 * size.height)
        }
      }
      stage.layout.invalidateMeasuredSizes()
      stage.view.layoutIfNeeded()
      #expect(isClose(stage.frame(0), stage.computed.frame(ofCellAt: .init(section: 0, cell: 0))))
      stage.showEverything()
      stage.expectShownAsComputed()
    }

    nonisolated static let empty: [SelfSizingExample] =
      ([0 × 0, 0 × 20, 20 × 0] as [CGSize]).map { empty in
        SelfSizingExample(
          "a cell that is \(empty.width) × \(empty.height) at one width is measured at another",
          TestContent(
            width: 60, .sizingItself,
            [.cell(10 × 30), TestCell { $0 < 80 ? empty : 40 × 20 }, .cell(20 × 20)]),
          changes: [{ _ in }, { $0.resize(120 × 200) }])
      } + [
        SelfSizingExample(
          "an empty cell is measured after invalidateMeasuredSizes",
          TestContent(width: 100, .sizingItself, [.cell(10 × 10), .cell(0 × 0), .cell(20 × 20)]),
          changes: [
            { stage in
              stage.content.sections[0].cells[1] = .cell(40 × 20)
              stage.layout.invalidateMeasuredSizes()
            }
          ])
      ]

    @Test(arguments: empty)
    func `an empty cell is measured when it can have another size`(example: SelfSizingExample) {
      example.expect()
    }

    @Test(arguments: [false, true])
    func `measured sizes follow an interactively moved cell, and return if it is cancelled`(
      isCancelled: Bool
    ) {
      let (stage, source) = stage()
      let target = stage.frame(4).map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint()
      #expect(stage.view.beginInteractiveMovementForItem(at: [0, 1]))
      stage.view.updateInteractiveMovementTargetPosition(target)
      if isCancelled {
        stage.view.cancelInteractiveMovement()
      } else {
        stage.view.endInteractiveMovement()
      }
      stage.view.layoutIfNeeded()
      expectEqual(source.content.sections[0].cells.count, 18)
      stage.expectShownAsComputed()
    }

    @Test func `a batch without a width passes no measured size to another cell`() {
      let (stage, _) = stage()
      stage.resize(0 × 90)
      stage.content.sections[0].cells.removeFirst()
      stage.view.performBatchUpdates({ stage.view.deleteItems(at: [[0, 0]]) })
      stage.resize(100 × 90)
      let estimate = 30 × 20
      expectEqual(stage.frame(16)?.size, estimate)
    }

    @Test(arguments: 0..<2)
    func `random updates lead to the layout with all sizes known`(seed: UInt64) {
      allowingCellsBeyondContent {
        let section = TestSection(attributes: .sizingItself, cells: Array(Self.cells.prefix(6)))
        let (stage, _) = SizingSource.stage(
          TestContent(width: 120, sectionSpacing: 5, sections: [section, section]), height: 90)
        var updates = RandomUpdates(stage, seed: seed)
        updates.attributes = .sizingItself
        for _ in 0..<15 {
          updates.step()
          stage.view.layoutIfNeeded()
        }
        stage.resize(100 × 90)
        stage.layout.invalidateMeasuredSizes()
        stage.showEverything()
        stage.expectShownAsComputed()
      }
    }
  }
#endif
