#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// The first visible cell stays where it is on the screen when content above it changes. Rests on
  /// batch updates and animated bounds as reconstructed from stacks (S, L).
  @MainActor
  @Suite(.underAllModes)
  struct HoldingInPlaceTests {
    /// Makes a stage with tags of 20 points in height, three on a line of 100 points and two on one
    /// of 70.
    private func stage(
      headerLength: CGFloat = 0, scrolledTo offset: CGFloat = 0,
      layout: CollectionViewAlignedLayout = CollectionViewAlignedLayout()
    ) -> AlignedStage {
      let section = TestSection(
        attributes: SectionAttributes(cellSpacing: 0, lineSpacing: 0),
        cells: Array(repeating: .cell(30 × 20), count: 90), headerLength: headerLength)
      let content = TestContent(width: 100, sections: [section])
      let stage = AlignedStage(content, height: 100, layout: layout)
      if offset != 0 { stage.scroll(to: offset) }
      return stage
    }

    /// Returns the distance of a cell from the top of the bounds.
    private func place(of item: Int, section: Int = 0, in stage: AlignedStage) -> CGFloat? {
      stage.frame(item, section: section).map { $0.minY - stage.view.bounds.minY }
    }

    private static func insert(_ count: Int, at item: Int, in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(
          contentsOf: Array(repeating: .cell(100 × 35), count: count), at: item)
        stage.view.insertItems(at: (item..<item + count).map { [0, $0] })
      })
      stage.view.layoutIfNeeded()
    }

    private static func insertSection(in stage: AlignedStage) {
      stage.view.performBatchUpdates({
        stage.content.sections.insert(TestSection(cells: [.cell(50 × 63)]), at: 0)
        stage.view.insertSections([0])
      })
      stage.view.layoutIfNeeded()
    }

    private static func rotate(_ stage: AlignedStage, to size: CGSize, isAnimated: Bool) {
      if isAnimated {
        UIView.animate(withDuration: 0.3) { stage.resize(size) }
      } else {
        stage.resize(size)
      }
    }

    @Test(arguments: [false, true])
    func `the first visible cell after a change of height is held in place`(isAnimated: Bool) async
    {
      let stage = stage(scrolledTo: 205)
      Self.rotate(stage, to: 100 × 140, isAnimated: isAnimated)
      stage.scroll(to: 405)
      stage.content.sections[0].cells[3] = .cell(30 × 45)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectEqual(stage.view.bounds.minY, 430)
    }

    // MARK: Updates

    /// A row: what happens to a view that is scrolled, which cell is held, and where.
    struct Holding: CustomTestStringConvertible, Sendable {
      let name: String
      var headerLength: CGFloat = 0
      /// The offset at which the change happens, and the one after it.
      var offset: CGFloat = 205
      var newOffset: CGFloat?
      /// The held cell after the change, and its distance from the top of the bounds.
      let item: Int
      var place: CGFloat = -5
      let change: @MainActor @Sendable (AlignedStage) -> Void
      var testDescription: String { name }
    }

    nonisolated static let updates: [Holding] = [
      Holding(
        name: "cells inserted above do not move the first visible cell", newOffset: 310, item: 33
      ) { insert(3, at: 6, in: $0) },
      Holding(
        name: "sections inserted and deleted above do not move the first visible cell", item: 30
      ) { stage in
        insertSection(in: stage)
        stage.view.performBatchUpdates({
          stage.content.sections.remove(at: 0)
          stage.view.deleteSections([0])
        })
      },
      Holding(
        name: "reloading the section of the first visible cell does not move it", item: 30
      ) { stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells[0] = .cell(100 × 55)
          stage.view.reloadSections([0])
        })
      },
    ]

    @Test(arguments: updates, [false, true])
    func `an update holds the first visible cell that it leaves`(
      holding: Holding, keepsAnswers: Bool
    ) {
      let stage = stage()
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.scroll(to: holding.offset)
      expectEqual(place(of: 30, in: stage), 200 - holding.offset)
      holding.change(stage)
      stage.view.layoutIfNeeded()
      expectHeld(holding, in: stage)
    }

    @Test func `the first cell in reading order is held in place in right-to-left layouts`() {
      let stage = stage()
      stage.view.semanticContentAttribute = .forceRightToLeft
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      stage.scroll(to: 205)
      Self.insert(1, at: 0, in: stage)
      expectEqual(place(of: 31, in: stage), -5)
    }

    @Test func `if a reloaded section loses the first visible cell, the next section is held`() {
      let stage = stage()
      stage.content.sections.append(TestSection(cells: Array(repeating: .cell(90 × 20), count: 9)))
      stage.reload()
      stage.scroll(to: 565)
      let before = place(of: 0, section: 1, in: stage)
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.removeSubrange(50..<90)
        stage.view.reloadSections([0])
      })
      stage.view.layoutIfNeeded()
      expectEqual(place(of: 0, section: 1, in: stage), before)
    }

    @Test func `content that the user overscrolls is not pushed back`() {
      let stage = stage(scrolledTo: -40)
      Self.insert(2, at: 0, in: stage)
      #expect(stage.view.bounds.minY <= 0)
    }

    // MARK: Bounds

    /// A row: bounds one after the other, and the cell, if any, that is held in the same place in all of them.
    struct Rotation: CustomTestStringConvertible, Sendable {
      let name: String
      let sizes: [CGSize]
      /// The offset in the first bounds, and the one in the last.
      let offset: CGFloat
      var lastOffset: CGFloat?
      var item: Int?
      var place: CGFloat?
      var testDescription: String { name }
    }

    nonisolated static let rotations: [Rotation] = [
      Rotation(
        name: "a rotation holds the first visible cell in place",
        sizes: [100 × 100, 70 × 150, 100 × 100], offset: 205, lastOffset: 205, item: 30, place: -5),
      // Before the new layout the old content ends 80 points above the end of the new bounds.
      Rotation(
        name: "the first visible cell is held even if UIKit clamps the offset first",
        sizes: [300 × 60, 100 × 140], offset: 120, item: 60, place: 0),
      Rotation(
        name: "if the content becomes too short, it ends at the bounds' end",
        sizes: [100 × 100, 300 × 150], offset: 500, lastOffset: 30),
    ]

    @Test(arguments: rotations, [false, true])
    func `other bounds hold the first visible cell in place`(
      rotation: Rotation, isAnimated: Bool
    ) async {
      let stage = stage()
      stage.resize(rotation.sizes[0])
      stage.scroll(to: rotation.offset)
      expectEqual(rotation.item.flatMap { place(of: $0, in: stage) }, rotation.place)
      for size in rotation.sizes.dropFirst() {
        Self.rotate(stage, to: size, isAnimated: isAnimated)
        await stage.endTurn()
        expectEqual(rotation.item.flatMap { place(of: $0, in: stage) }, rotation.place)
        stage.expectShownAsComputed()
      }
      if let offset = rotation.lastOffset { expectEqual(stage.view.bounds.minY, offset) }
    }

    /// At each width another cell would be held, further up, if it were always the first on its
    /// line.
    @Test(arguments: [false, true])
    func `widths that change back and forth restore the offset`(isAnimated: Bool) async {
      let stage = stage()
      for item in 0..<90 {
        stage.content.sections[0].cells[item] = .cell((20 + CGFloat(item * 7 % 31)) × 20)
      }
      stage.reload()
      stage.scroll(to: 305)
      for width in [110, 120, 130, 150, 140, 125, 110, 100] as [CGFloat] {
        // Each width comes in its own turn of the run loop, as when a user resizes a window.
        await stage.endTurn()
        Self.rotate(stage, to: width × 100, isAnimated: isAnimated)
      }
      await stage.endTurn()
      expectEqual(stage.view.bounds.minY, 305)
    }

    @Test func `a held cell that has become too short to be visible is not held again`() async {
      let stage = stage()
      stage.content.sections[0].cells[30] = .cell(30 × 60)
      stage.content.sections[0].cells[31] = .cell(30 × 60)
      stage.reload()
      stage.scroll(to: 230)
      await stage.endTurn()
      expectEqual(place(of: 30, in: stage), -30)
      stage.content.sections[0].cells[30] = .cell(30 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      stage.content.sections[0].cells[30] = .cell(80 × 10)
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      // Cell 31, the visible one, has moved to the next line.
      await stage.endTurn()
      expectEqual(place(of: 31, in: stage), -30)
    }

    @Test func `an animated change of bounds asks for one target offset`() {
      let layout = TargetOffsetRecordingLayout()
      let stage = stage(scrolledTo: 205, layout: layout)
      Self.rotate(stage, to: 70 × 150, isAnimated: true)
      expectEqual(layout.offsets.map(\.proposed.y), [205])
      expectEqual(layout.offsets.map(\.target.y), [stage.view.bounds.minY])
    }

    // MARK: Sizes

    nonisolated static let sizes: [Holding] = [
      Holding(name: "sizes asked for again do not move the first visible cell", item: 30) { stage in
        for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
        stage.layout.invalidateLayout()
      },
      Holding(
        name: "an invalidated cell above does not move the first visible cell", item: 30
      ) { stage in
        stage.content.sections[0].cells[4] = .cell(30 × 90)
        stage.layout.invalidateItems(at: [[0, 4]])
      },
      // The header covers the lines above 250. The tenth line begins there.
      Holding(
        name: "cells covered by a pinned header are not held in place",
        headerLength: 50, offset: 200, item: 30, place: 50
      ) { stage in
        stage.content.sections[0].cells[27] = .cell(30 × 45)
        stage.layout.invalidateLayout()
      },
      Holding(
        name: "an inset found in the next pass holds the first visible cell in place", item: 30
      ) { $0.view.contentInset.left = 30 },
    ]

    @Test(arguments: sizes)
    func `other sizes or another width hold the first visible cell`(holding: Holding) async {
      let stage = stage(headerLength: holding.headerLength, scrolledTo: holding.offset)
      holding.change(stage)
      stage.view.layoutIfNeeded()
      await stage.endTurn()
      expectHeld(holding, in: stage)
    }

    private func expectHeld(_ holding: Holding, in stage: AlignedStage) {
      expectEqual(place(of: holding.item, in: stage), holding.place)
      if let offset = holding.newOffset { expectEqual(stage.view.bounds.minY, offset) }
      stage.expectShownAsComputed()
    }

    // MARK: Changes that hold nothing

    /// A row: steps that all keep the offset to which the view is scrolled after it was set up.
    struct Keeping: CustomTestStringConvertible, Sendable {
      let name: String
      var setUp: @MainActor @Sendable (AlignedStage) -> Void = { _ in }
      let steps: [@MainActor @Sendable (AlignedStage) -> Void]
      var testDescription: String { name }
    }

    nonisolated static let keeping: [Keeping] = [
      Keeping(
        name: "reloadData keeps UIKit's offset",
        steps: [
          { stage in
            for item in 0..<90 { stage.content.sections[0].cells[item] = .cell(45 × 33) }
            stage.reload()
          }
        ]),
      Keeping(
        name: "an interactive movement keeps the offset",
        steps: [
          { InteractiveMovement([0, 36], on: $0).moveUnchecked(to: CGPoint(x: 5, y: 150)) },
          { $0.view.cancelInteractiveMovement() },
        ]),
      Keeping(
        name: "keepsVisibleLinesInPlace turns holding off",
        setUp: { $0.layout.keepsVisibleLinesInPlace = false },
        steps: [
          { insert(1, at: 0, in: $0) },
          { rotate($0, to: 130 × 150, isAnimated: true) },
          { $0.layout.invalidateLayout() },
        ]),
    ]

    @Test(arguments: keeping)
    func `some changes hold nothing and keep the offset`(keeping: Keeping) {
      let stage = stage()
      keeping.setUp(stage)
      stage.scroll(to: 205)
      for (index, step) in keeping.steps.enumerated() {
        step(stage)
        stage.view.layoutIfNeeded()
        expectEqual(stage.view.bounds.minY, 205, "after step \(index)")
      }
    }

    @Test func `without a change the target is the proposed offset`() {
      let stage = stage(scrolledTo: 205)
      let proposed = CGPoint(x: 3, y: 77)
      expectEqual(stage.layout.targetContentOffset(forProposedContentOffset: proposed), proposed)
    }
  }

  /// A layout that records the offsets that UIKit proposes and those that super returns.
  private final class TargetOffsetRecordingLayout: CollectionViewAlignedLayout {
    var offsets: [(proposed: CGPoint, target: CGPoint)] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      let target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
      offsets.append((proposedContentOffset, target))
      return target
    }
  }
#endif
