#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Line limits of sections with self-sizing cells. Rests on UIKit asking visible cells for their
  /// preferred attributes, and raising an exception if a supplementary view that it makes has no
  /// attributes (S, R).
  @MainActor
  @Suite(.underAllModes)
  struct LineLimitSelfSizingTests {
    /// Makes self-sizing cells of one size, with an overflow view of 20 by 20.
    private nonisolated static func content(
      _ cellCount: Int, _ size: CGSize, estimatedWidth: CGFloat = 30,
      _ attributes: SectionAttributes = SectionAttributes(
        lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0)
    ) -> TestContent {
      var section = TestSection(
        attributes: attributes.with(
          sizing: .selfSizing(estimate: estimatedWidth × 20)),
        cells: Array(repeating: .cell(size), count: cellCount))
      section.sizeOfOverflow = { _ in 20 × 20 }
      return TestContent(width: 100, sections: [section])
    }

    private func attributes(_ stage: AlignedStage) -> UICollectionViewLayoutAttributes? {
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionViewAlignedLayout.elementKindOverflow, at: [0, 0])
    }

    private func expectNoView(_ stage: AlignedStage) {
      #expect(
        stage.view.supplementaryView(
          forElementKind: CollectionViewAlignedLayout.elementKindOverflow, at: [0, 0]) == nil)
      #expect(
        stage.view.visibleSupplementaryViews(
          ofKind: CollectionViewAlignedLayout.elementKindOverflow
        ).isEmpty)
    }

    /// A content, and what its view shows once its cells were measured, if the row says so.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let content: TestContent
      let hiddenItemCount: Int
      let overflow: CGRect?
      let hasOverflow: Bool
      let measured: [Int]
      let unmeasured: [Int]
      let isShownAsComputed: Bool

      /// - Parameters:
      ///   - overflow: the frame of the overflow view. If it is nil, the row does not say it.
      ///   - hasOverflow: whether there may be an overflow view.
      ///   - measured: items whose views were measured.
      ///   - unmeasured: items whose views were not.
      ///   - isShownAsComputed: whether the view shows what the engine computes with the sizes of all cells.
      init(
        _ name: String, _ content: TestContent, hiddenItemCount: Int, overflow: CGRect? = nil,
        hasOverflow: Bool = true, measured: [Int] = [], unmeasured: [Int] = [],
        isShownAsComputed: Bool
      ) {
        testDescription = name
        self.content = content
        self.hiddenItemCount = hiddenItemCount
        self.overflow = overflow
        self.hasOverflow = hasOverflow
        self.measured = measured
        self.unmeasured = unmeasured
        self.isShownAsComputed = isShownAsComputed
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "cells larger than estimated hide others", content(9, 40 × 20), hiddenItemCount: 5,
        overflow: rect(80, 20, 20 × 20), unmeasured: [8], isShownAsComputed: true),
      // Three at first, and seven in the end. The eighth counts with its estimate.
      Row(
        "cells smaller than estimated reveal hidden cells, which are measured then",
        content(12, 20 × 20, estimatedWidth: 50), hiddenItemCount: 5,
        overflow: rect(40, 20, 20 × 20), measured: [6], unmeasured: [7], isShownAsComputed: false),
      // Once the first cell is measured all cells fit, and UIKit makes the overflow view only after
      // that.
      Row(
        "the overflow view may disappear in the pass that would make it",
        content(3, 10 × 20, estimatedWidth: 60), hiddenItemCount: 0, hasOverflow: false,
        isShownAsComputed: true),
      // The second cell would fit if it were measured.
      Row(
        "a hidden cell counts with its estimate until it is measured",
        content(3, 20 × 20, estimatedWidth: 70).with(lineLimit: .lines(1)), hiddenItemCount: 2,
        overflow: rect(20, 0, 20 × 20), unmeasured: [1], isShownAsComputed: false),
      Row(
        "cells that become visible have their attributes", contentWithAttributes,
        hiddenItemCount: 3, isShownAsComputed: true),
    ]

    private nonisolated static var contentWithAttributes: TestContent {
      let kept = SectionAttributes(
        lineLimit: .lines(2), cellAlignment: .firstBaseline, cellSpacing: 0, lineSpacing: 0)
      var content = content(12, 20 × 20, estimatedWidth: 21, kept)
      content.sections[0].sizeOfOverflow = { _ in 19 × 20 }
      for cell in content.sections[0].cells.indices {
        content.sections[0].cells[cell].attributes = CellAttributes(
          insets: Insets(bottom: CGFloat(cell)), firstBaseline: CGFloat(cell))
      }
      return content
    }

    @Test(arguments: rows)
    func `measured cells hide or reveal others`(row: Row) {
      let (stage, source) = SizingSource.stage(row.content)
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), row.hiddenItemCount)
      if let overflow = row.overflow { expectEqual(stage.overflow(), overflow) }
      if !row.hasOverflow { expectNoView(stage) }
      for item in row.measured { #expect(source.offers[[0, item]] != nil) }
      for item in row.unmeasured { #expect(source.offers[[0, item]] == nil) }
      if row.isShownAsComputed { stage.expectShownAsComputed() }
    }

    @Test func `hidden cells are offered no space`() {
      let (stage, _) = SizingSource.stage(Self.content(9, 40 × 20))
      let hidden = stage.layout.layoutAttributesForItem(at: [0, 8])
      #expect(hidden?.isHidden == true)
      #expect(!(hidden is CollectionViewAlignedLayoutAttributes))
    }

    @Test func `a missing overflow view has hidden, empty attributes`() {
      let (stage, _) = SizingSource.stage(Self.content(3, 10 × 20))
      #expect(attributes(stage)?.isHidden == true)
      expectEqual(attributes(stage)?.size, .zero)
      expectEqual(stage.layout.layoutAttributesForElements(in: .infinite)?.count, 3)
      stage.content.sections[0].attributes = .sizingItself
      stage.reload()
      #expect(attributes(stage) == nil)
    }

    @Test func `closures may query the layout while cells are measured`() {
      let (stage, _) = SizingSource.stage(Self.content(9, 40 × 20))
      stage.view.delegate = nil
      stage.layout.attributesForSection = { [content = stage.content] in
        content.sections[$0].attributes
      }
      stage.layout.sizeForOverflow = { [layout = stage.layout] section, hiddenItemCount in
        let isLaidOut = layout.layoutAttributesForItem(at: [0, 0])?.frame.width == 40
        #expect(layout.hiddenItemCount(inSection: section) >= 0)
        return (isLaidOut ? 10 : 20) × 20
      }
      stage.view.layoutIfNeeded()
      stage.content.sections[0].cells[1] = .cell(30 × 20)
      stage.view.reconfigureItems(at: [[0, 1]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow()?.size, (10 × 20))
    }

    @Test func `a visible cell that changes its size hides or reveals others`() {
      let (stage, _) = SizingSource.stage(Self.content(9, 40 × 20))
      stage.content.sections[0].cells[0] = .cell(90 × 20)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 6)
      stage.expectShownAsComputed()
      stage.content.sections[0].cells[0] = .cell(40 × 30)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(80, 30, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test(arguments: [false, true])
    func `raising the limit in a batch measures cells that become visible`(
      keepsAnswers: Bool
    ) {
      let (stage, source) = SizingSource.stage(Self.content(9, 40 × 20))
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({ stage.content = stage.content.with(lineLimit: .unlimited) })
      stage.view.layoutIfNeeded()
      #expect(source.offers[[0, 8]] != nil)
      expectNoView(stage)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({ stage.content = stage.content.with(lineLimit: .lines(1)) })
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(80, 0, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test(
      arguments: SectionAttributes.BreakingStrategy.allCases,
      [SectionAttributes.Offer.wholeLine, .remainingLineSpace])
    func `the view of a narrowed cell is offered what the overflow view leaves`(
      strategy: SectionAttributes.BreakingStrategy, offer: SectionAttributes.Offer
    ) {
      var content = Self.content(4, 40 × 20)
      content.sections[0].attributes = content.sections[0].attributes.with(
        breakingStrategy: strategy, lineLimit: .lines(1),
        sizing: .selfSizing(estimate: 30 × 20, offering: offer))
      content.sections[0].cells[0] = .text(area: 1800, atMost: 95)
      let (stage, source) = SizingSource.stage(content)
      expectEqual(stage.frame(0), rect(0, 0, 80 × 23))
      expectEqual(stage.overflow(), rect(80, 0, 20 × 20))
      #expect(source.offers[[0, 0]]?.contains(100) == true)
      expectEqual(source.offers[[0, 0]]?.last, 80)
      let attributes = stage.layout.layoutAttributesForItem(at: [0, 0])
      expectEqual((attributes as? CollectionViewAlignedLayoutAttributes)?.offeredSpace, 80)
      // The cell becomes a tag, and text again.
      stage.content.sections[0].cells[0] = .cell(30 × 20)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.layout.hiddenItemCount(inSection: 0), 2)
      stage.content.sections[0].cells[0] = .text(area: 1800, atMost: 95)
      stage.view.reconfigureItems(at: [[0, 0]])
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(0), rect(0, 0, 80 × 23))
      stage.resize(118 × 200)
      expectEqual(stage.frame(0)?.width, 95)
      stage.resize(70 × 200)
      expectEqual(stage.frame(0), rect(0, 0, 50 × 36))
    }

    @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
    func `an expanded section measures all cells, and keeps its view behind them`(
      strategy: SectionAttributes.BreakingStrategy
    ) {
      var content = Self.content(5, 40 × 20).with(lineLimit: .expanded)
      content.sections[0].attributes = content.sections[0].attributes.with(
        breakingStrategy: strategy)
      let (stage, source) = SizingSource.stage(content)
      expectEqual(stage.overflow(), rect(40, 40, 20 × 20))
      expectEqual(source.offers.count, 5)
      stage.expectShownAsComputed()
      stage.view.performBatchUpdates({ stage.content = stage.content.with(lineLimit: .lines(1)) })
      stage.view.layoutIfNeeded()
      expectEqual(stage.overflow(), rect(80, 0, 20 × 20))
      stage.expectShownAsComputed()
    }

    @Test(arguments: SectionAttributes.BreakingStrategy.allCases)
    func `strategies settle in right-to-left layouts`(
      strategy: SectionAttributes.BreakingStrategy
    ) {
      var content = Self.content(9, 35 × 20)
      content.direction = .rightToLeft
      content.sections[0].attributes = content.sections[0].attributes.with(
        breakingStrategy: strategy)
      let (stage, _) = SizingSource.stage(content)
      stage.expectShownAsComputed()
      stage.resize(150 × 200)
      stage.expectShownAsComputed()
    }

    @Test(arguments: 0..<12)
    func `random sizes settle with all visible cells measured`(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let attributes = SectionAttributes(
        breakingStrategy: random.pick(SectionAttributes.BreakingStrategy.allCases),
        lineLimit: .lines(Int.random(in: 1...3, using: &random)),
        cellSpacing: CGFloat(random.length(0...5))
      )
      var content = Self.content(
        0, 0 × 0, estimatedWidth: CGFloat(random.length(5...90)), attributes)
      content.sections[0].cells = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        random.cell(.tame)
      }
      let widths = (1...4).map { 25 * CGFloat($0) }
      content.sections[0].sizeOfOverflow = { widths[$0 % 4] × 15 }
      let (stage, source) = SizingSource.stage(content)
      for _ in 0..<4 {
        let visible = content.sections[0].cells.count - stage.layout.hiddenItemCount(inSection: 0)
        for item in 0..<visible {
          let frame = stage.frame(item)
          guard let frame, frame.intersects(stage.view.bounds), frame.width > 0 else { continue }
          #expect(source.offers[IndexPath(item: item, section: 0)] != nil)
        }
        stage.resize(CGFloat(random.length(30...200)) × 200)
      }
    }
  }

  extension TestContent {
    /// Returns the content with another line limit of its first section.
    fileprivate func with(lineLimit: SectionAttributes.LineLimit) -> TestContent {
      var content = self
      content.sections[0].attributes = sections[0].attributes.with(lineLimit: lineLimit)
      return content
    }
  }
#endif
