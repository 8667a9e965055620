#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Questions after each kind of change, row by row as in the documentation's table. Counts rest
  /// on UIKit fetching them only after an invalidation of counts or of everything (P). The rest
  /// rests on the layout alone.
  @MainActor
  @Suite(.underAllModes)
  struct QuestionsAfterInvalidationTests {
    private let stage: AlignedStage
    private let everyCell = (0..<2).flatMap { section in
      (0..<3).map { IndexPath(item: $0, section: section) }
    }

    init() {
      let section = TestSection(
        cells: Array(repeating: .cell(30 × 20), count: 3), headerLength: 10, footerLength: 10)
      stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 60)
    }

    private func expectEverything(
      _ asked: [Question], counts: Bool, _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(asked.sections == [0, 1], sourceLocation: location)
      #expect(asked.attributes == everyCell, sourceLocation: location)
      #expect(asked.sizes == everyCell, sourceLocation: location)
      #expect(asked.filter { $0 == .header(1) }.count == 1, sourceLocation: location)
      #expect(asked.filter { $0 == .footer(1) }.count == 1, sourceLocation: location)
      #expect((asked.counts > 0) == counts, sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    @Test func `the first pass asks for everything once`() {
      let section = stage.content.sections[0]
      let stage = AlignedStage(TestContent(width: 100, sections: [section, section]))
      let asked = stage.asked()
      #expect(asked.sizes == everyCell)
      #expect(asked.attributes == everyCell)
      #expect(asked.counts == 3)
    }

    @Test func `invalidateLayout asks for attributes and sizes, but no counts`() {
      expectEverything(stage.asked { stage.layout.invalidateLayout() }, counts: false)
    }

    @Test func `a changed width asks for attributes and sizes, but no counts`() {
      expectEverything(stage.asked { stage.view.frame.size.width = 80 }, counts: false)
    }

    @Test func `a changed height asks nothing`() {
      #expect(stage.asked { stage.view.frame.size.height = 90 }.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `scrolling asks nothing`() {
      for y in [5, 12, 40, 0] as [CGFloat] {
        #expect(stage.asked { stage.view.contentOffset.y = y }.isEmpty)
        stage.expectShownAsComputed()
      }
    }

    @Test func `scrolling with pinned footers asks nothing`() {
      stage.layout.pinsSectionFooters = true
      stage.view.layoutIfNeeded()
      for y in [5, 12, 40, 0] as [CGFloat] {
        #expect(stage.asked { stage.view.contentOffset.y = y }.isEmpty)
        stage.expectShownAsComputed()
      }
    }

    @Test(.underPlainModes)
    func `insets at the sides ask for attributes and sizes, but no counts`() {
      let asked = stage.asked { stage.view.contentInset.left = 10 }
      expectEverything(asked, counts: false)
      #expect(stage.view.contentSize.exact.width == 90)
    }

    @Test func `insets at top and bottom ask nothing`() {
      #expect(stage.asked { stage.view.contentInset.top = 10 }.isEmpty)
      stage.expectShownAsComputed()
      #expect(stage.asked { stage.view.contentInset.bottom = 10 }.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `margins that frames do not depend on ask nothing`() {
      #expect(stage.asked { stage.view.layoutMargins.left = 33 }.isEmpty)
    }

    @Test func `random insets that leave the canvas alone ask nothing`() {
      var random = SplitMix64(seed: 16)
      let asked = stage.asked {
        withoutAudits {
          for _ in 0..<1000 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: stage.view.contentInset.top = .random(in: 0...90, using: &random)
            case 1: stage.view.contentInset.bottom = .random(in: 0...90, using: &random)
            default: stage.view.layoutMargins.right = .random(in: 0...20, using: &random)
            }
            if Bool.random(using: &random) { stage.view.layoutIfNeeded() }
          }
        }
      }
      #expect(asked.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test(.underPlainModes)
    func `invalidateLayout together with new insets asks for everything`() {
      let asked = stage.asked {
        stage.layout.invalidateLayout()
        stage.view.contentInset.bottom = 25
      }
      expectEverything(asked, counts: false)
      let askedAfterwards = stage.asked {
        stage.view.contentInset.bottom = 35
        stage.layout.invalidateLayout()
      }
      expectEverything(askedAfterwards, counts: false)
    }

    @Test func `a changed direction asks for attributes and sizes, but no counts`() {
      let asked = stage.asked {
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.layout.invalidateLayout(with: contextKeepingContent())
      }
      expectEverything(asked, counts: false)
      #expect(stage.frame(0) == rect(70, 10, 30 × 20))
    }

    @Test func `reloadData asks for counts, attributes and sizes`() {
      expectEverything(stage.asked { stage.view.reloadData() }, counts: true)
    }

    @Test func `a batch with items asks for counts, attributes and sizes`() {
      let asked = stage.asked {
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells[1] = .cell(20 × 10)
          stage.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        })
      }
      expectEverything(asked, counts: true)
    }

    @Test func `an empty batch leads to the frames of a fresh layout`() {
      let asked = stage.asked { stage.view.performBatchUpdates({}) }
      #expect(Set(asked.sizes).isSubset(of: everyCell))
      stage.expectShownAsComputed()
    }

    @Test func `an empty batch lays out changed sizes`() {
      stage.content.sections[0].cells[1] = .cell(20 × 35)
      stage.view.performBatchUpdates({})
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
    }

    @Test func `a context with items asks for their attributes and sizes`() {
      let path = IndexPath(item: 1, section: 1)
      let asked = stage.asked {
        stage.layout.invalidateItems(at: [path])
      }
      #expect(asked == [.attributes(path), .size(path)])
    }

    @Test func `another layout pass without a change asks nothing`() {
      #expect(stage.asked { stage.view.setNeedsLayout() }.isEmpty)
    }

    private func contextKeepingContent() -> CollectionViewAlignedLayoutInvalidationContext {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidatesContent = false
      return context
    }
  }
#endif
