#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Headers and footers of whole contents that change together with everything else.
  @MainActor
  @Suite(.underAllModes)
  struct BoundaryViewChangesTests {
    private static let header = CollectionViewAlignedLayout.elementKindContentHeader
    private static let footer = CollectionViewAlignedLayout.elementKindContentFooter

    private func content(
      header: BoundaryView? = nil, footer: BoundaryView? = nil, sectionCount: Int = 3,
      cellCount: Int = 10
    ) -> TestContent {
      let section = TestSection(
        cells: (0..<cellCount).map { _ in .cell(100 × 20) }, headerLength: 10)
      return TestContent(
        width: 100, header: header, footer: footer,
        sections: Array(repeating: section, count: sectionCount))
    }

    private func frame(_ kind: String, in stage: AlignedStage) -> CGRect? {
      stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(index: 0))?
        .frame
    }

    private func view(_ kind: String, in stage: AlignedStage) -> UICollectionReusableView? {
      stage.view.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))
    }

    @Test(arguments: [false, true])
    func `random changes of them in and outside of batches lead to a fresh layout`(
      keepsAnswers: Bool
    ) {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(60, usually: 12)) { seed in
            self.faultOfChanges(seed: seed, keepsAnswers: keepsAnswers)
          }
          #expect(fault == nil)
        }
      }
    }

    private func faultOfChanges(seed: UInt64, keepsAnswers: Bool) -> String? {
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine], limitsLines: true)
      content.width = CGFloat(random.length(40...300))
      let stage = AlignedStage(content, height: 120)
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      for number in 0..<12 {
        if random.happens(onceIn: 3) { stage.scroll(to: CGFloat(random.length(0...300)) - 50) }
        if random.happens(onceIn: 2) { random.changeBoundaries(of: stage) }
        if random.happens(onceIn: 3) { stage.view.layoutIfNeeded() }
        let batch = random.batch(
          of: stage.content, .tame, sizings: [.fixed, .wholeLine], limitsLines: true)
        var inBatch = random.fork
        if random.happens(onceIn: 2) {
          stage.view.performBatchUpdates {
            inBatch.changeBoundaries(of: stage)
            stage.perform(batch)
            if inBatch.happens(onceIn: 2) { inBatch.changeBoundaries(of: stage) }
          }
        } else {
          stage.perform(batch)
        }
        stage.view.layoutIfNeeded()
        let computed = stage.computed
        let fault =
          stage.firstFaultOfFrames(
            computed, attributesOfItem: { stage.view.layoutAttributesForItem(at: $0) })
          ?? stage.firstFaultOfViews(computed)
        if let fault { return "step \(number): \(fault)" }
      }
      return nil
    }

    @Test func `lengths that are no numbers count as none, and infinite ones are limited`() {
      let stage = AlignedStage(content(header: BoundaryView(length: .nan)))
      #expect(view(Self.header, in: stage) == nil)
      stage.layout.contentHeader = BoundaryView(length: -.infinity, behavior: .stretches)
      stage.layout.contentFooter = BoundaryView(estimatedLength: .nan, behavior: .pins)
      stage.view.layoutIfNeeded()
      expectEqual(stage.view.contentSize.exact, (100 × 630))
      stage.layout.contentHeader = BoundaryView(
        length: 20, behavior: .pins, insets: Insets(leading: .nan, trailing: .infinity))
      stage.view.layoutIfNeeded()
      expectEqual(frame(Self.header, in: stage)?.minX, 0)
      stage.layout.contentHeader = BoundaryView(length: .infinity, behavior: .pins)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.height.isFinite)
      stage.layout.contentHeader = BoundaryView(length: 0)
      stage.view.layoutIfNeeded()
      #expect(view(Self.header, in: stage) == nil)
      stage.layout.contentHeader = BoundaryView(length: 12)
      stage.view.layoutIfNeeded()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 12))
      expectEqual(stage.view.contentSize.exact, (100 × 642))
    }

    /// Changes of a header or footer, and the offset at which the content comes to rest after each.
    struct Row: CustomTestStringConvertible, Sendable {
      typealias Change = @MainActor @Sendable (CollectionViewAlignedLayout) -> Void

      let testDescription: String
      var footer: BoundaryView?
      var staysAtEnd = false
      let offset: CGFloat
      let changes: [(change: Change, offset: CGFloat)]
    }

    private nonisolated static let rows: [Row] = [
      Row(
        testDescription: "at the top, a header that comes or grows shows itself", offset: 0,
        changes: [
          ({ $0.contentHeader = BoundaryView(length: 40) }, 0),
          ({ $0.contentHeader = BoundaryView(length: 70) }, 0),
        ]),
      Row(
        testDescription: "content that stays at its end follows a footer that grows",
        footer: BoundaryView(length: 30), staysAtEnd: true, offset: 460,
        changes: [
          ({ $0.contentFooter = BoundaryView(length: 80) }, 510),
          ({ $0.contentHeader = BoundaryView(length: 100, behavior: .pins) }, 610),
          ({ $0.contentFooter = nil }, 530),
        ]),
    ]

    @Test(arguments: rows)
    func `at the top or at its end, the content stays there`(row: Row) async {
      let stage = AlignedStage(content(footer: row.footer))
      stage.layout.staysAtEnd = row.staysAtEnd
      stage.view.layoutIfNeeded()
      if row.offset != 0 { stage.scroll(to: row.offset) }
      for (change, offset) in row.changes {
        change(stage.layout)
        stage.view.layoutIfNeeded()
        await stage.endTurns()
        expectEqual(stage.view.contentOffset.y, offset)
      }
    }

    @Test func `below a pinned header that grows, the visible lines stay`() async {
      let stage = AlignedStage(content(header: BoundaryView(length: 40, behavior: .pins)))
      stage.scroll(to: 200)
      let place = stage.frame(4, section: 1).map { $0.minY - stage.view.bounds.minY }
      stage.layout.contentHeader = BoundaryView(length: 70, behavior: .pins)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      expectEqual(stage.frame(4, section: 1).map { $0.minY - stage.view.bounds.minY }, place)
      expectEqual(frame(Self.header, in: stage)?.minY, stage.view.contentOffset.y)
    }

    @Test func `without a width they are not shown, and with one they are`() {
      let stage = AlignedStage(content(header: BoundaryView(length: 40, behavior: .stretches)))
      stage.resize(0 × 200)
      #expect(view(Self.header, in: stage) == nil)
      stage.layout.contentHeader = BoundaryView(length: 50, behavior: .stretches)
      stage.view.layoutIfNeeded()
      stage.resize(100 × 200)
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 50))
      stage.expectShownAsComputed()
    }

    @Test func `pinned, they stay at both ends of a short content`() {
      let stage = AlignedStage(
        content(
          header: BoundaryView(length: 40, behavior: .pins),
          footer: BoundaryView(length: 30, behavior: .pins), sectionCount: 1, cellCount: 1))
      expectEqual(frame(Self.footer, in: stage), rect(0, 70, 100 × 30))
      stage.scroll(to: -30)
      expectEqual(frame(Self.header, in: stage), rect(0, 0, 100 × 40))
      expectEqual(frame(Self.footer, in: stage), rect(0, 70, 100 × 30))
      stage.resize(100 × 50)
      expectEqual(frame(Self.footer, in: stage), rect(0, 20, 100 × 30))
      stage.resize(100 × 20)
      expectEqual(frame(Self.footer, in: stage)?.minY, 0)
      stage.expectShownAsComputed()
    }

    @Test func `an item is carried below a header, and not above it`() {
      let stage = AlignedStage(
        content(header: BoundaryView(length: 40, behavior: .pins), sectionCount: 1))
      let path = IndexPath(item: 2, section: 0)
      #expect(stage.view.beginInteractiveMovementForItem(at: path))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 5))
      stage.view.layoutIfNeeded()
      stage.layout.contentHeader = BoundaryView(length: 60, behavior: .pins)
      stage.view.layoutIfNeeded()
      expectEqual(view(Self.header, in: stage)?.frame, rect(0, 0, 100 × 60))
      stage.view.endInteractiveMovement()
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      #expect(stage.layout.insertionIndexPath(at: CGPoint(x: 50, y: 5))?.count != 1)
    }

    @Test func `turned, a header that measures itself has its length for the width`() {
      let (stage, source) = SizingSource.stage(
        content(header: BoundaryView(estimatedLength: 40, behavior: .stretches)), height: 200
      ) { $0.heights = [Self.header: [0: 70]] }
      source.heights = [Self.header: [0: 35]]
      stage.resize(200 × 100)
      expectEqual(frame(Self.header, in: stage), rect(0, 0, 200 × 35))
      expectEqual(stage.header()?.minY, 35)
      source.heights = [Self.header: [0: 70]]
      stage.resize(100 × 200)
      expectEqual(frame(Self.header, in: stage), rect(0, 0, 100 × 70))
      stage.layout.contentHeader = BoundaryView(length: 12)
      stage.view.layoutIfNeeded()
      expectEqual(stage.header()?.minY, 12)
    }
  }

  extension SplitMix64 {
    /// Changes the header or the footer of a stage's layout.
    @MainActor
    fileprivate mutating func changeBoundaries(of stage: AlignedStage) {
      func view(_ random: inout SplitMix64) -> BoundaryView? {
        guard !random.happens(onceIn: 4) else { return nil }
        return BoundaryView(
          length: CGFloat(random.length(0...60)),
          behavior: random.pick([.scrolls, .pins, .stretches]),
          insets: random.happens(onceIn: 3) ? Insets(leading: 3, trailing: 5) : nil)
      }
      if happens(onceIn: 2) { stage.layout.contentHeader = view(&self) }
      if happens(onceIn: 2) { stage.layout.contentFooter = view(&self) }
    }
  }
#endif
