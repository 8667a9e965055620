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
      #expect(stage.view.contentSize.exact == (100 × 630))
      stage.layout.contentHeader = BoundaryView(
        length: 20, behavior: .pins, insets: Insets(leading: .nan, trailing: .infinity))
      stage.view.layoutIfNeeded()
      #expect(frame(Self.header, in: stage)?.minX == 0)
      stage.layout.contentHeader = BoundaryView(length: .infinity, behavior: .pins)
      stage.view.layoutIfNeeded()
      #expect(stage.view.contentSize.height.isFinite)
      stage.layout.contentHeader = BoundaryView(length: 0)
      stage.view.layoutIfNeeded()
      #expect(view(Self.header, in: stage) == nil)
      stage.layout.contentHeader = BoundaryView(length: 12)
      stage.view.layoutIfNeeded()
      #expect(view(Self.header, in: stage)?.frame == rect(0, 0, 100 × 12))
      #expect(stage.view.contentSize.exact == (100 × 642))
    }

    @Test func `at the top, a header that comes or grows shows itself`() async {
      let stage = AlignedStage(content())
      stage.layout.contentHeader = BoundaryView(length: 40)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 0)
      stage.layout.contentHeader = BoundaryView(length: 70)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `below a pinned header that grows, the visible lines stay`() async {
      let stage = AlignedStage(content(header: BoundaryView(length: 40, behavior: .pins)))
      stage.scroll(to: 200)
      let place = stage.frame(4, section: 1).map { $0.minY - stage.view.bounds.minY }
      stage.layout.contentHeader = BoundaryView(length: 70, behavior: .pins)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.frame(4, section: 1).map { $0.minY - stage.view.bounds.minY } == place)
      #expect(frame(Self.header, in: stage)?.minY == stage.view.contentOffset.y)
    }

    @Test func `content that stays at its end follows a footer that grows`() async {
      let stage = AlignedStage(content(footer: BoundaryView(length: 30)))
      stage.layout.staysAtEnd = true
      stage.view.layoutIfNeeded()
      stage.scroll(to: 460)
      stage.layout.contentFooter = BoundaryView(length: 80)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 510)
      stage.layout.contentHeader = BoundaryView(length: 100, behavior: .pins)
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 610)
      stage.layout.contentFooter = nil
      stage.view.layoutIfNeeded()
      await stage.endTurns()
      #expect(stage.view.contentOffset.y == 530)
    }

    @Test func `without a width they are not shown, and with one they are`() {
      let stage = AlignedStage(content(header: BoundaryView(length: 40, behavior: .stretches)))
      stage.resize(0 × 200)
      #expect(view(Self.header, in: stage) == nil)
      stage.layout.contentHeader = BoundaryView(length: 50, behavior: .stretches)
      stage.view.layoutIfNeeded()
      stage.resize(100 × 200)
      #expect(view(Self.header, in: stage)?.frame == rect(0, 0, 100 × 50))
      stage.expectShownAsComputed()
    }

    @Test func `pinned, they stay at both ends of a short content`() {
      let stage = AlignedStage(
        content(
          header: BoundaryView(length: 40, behavior: .pins),
          footer: BoundaryView(length: 30, behavior: .pins), sectionCount: 1, cellCount: 1))
      #expect(frame(Self.footer, in: stage) == rect(0, 70, 100 × 30))
      stage.scroll(to: -30)
      #expect(frame(Self.header, in: stage) == rect(0, 0, 100 × 40))
      #expect(frame(Self.footer, in: stage) == rect(0, 70, 100 × 30))
      stage.resize(100 × 50)
      #expect(frame(Self.footer, in: stage) == rect(0, 20, 100 × 30))
      stage.resize(100 × 20)
      #expect(frame(Self.footer, in: stage)?.minY == 0)
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
      #expect(view(Self.header, in: stage)?.frame == rect(0, 0, 100 × 60))
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
      #expect(frame(Self.header, in: stage) == rect(0, 0, 200 × 35))
      #expect(stage.header()?.minY == 35)
      source.heights = [Self.header: [0: 70]]
      stage.resize(100 × 200)
      #expect(frame(Self.header, in: stage) == rect(0, 0, 100 × 70))
      stage.layout.contentHeader = BoundaryView(length: 12)
      stage.view.layoutIfNeeded()
      #expect(stage.header()?.minY == 12)
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
