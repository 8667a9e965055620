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
      expectEqual(asked.sections, [0, 1], sourceLocation: location)
      expectEqual(asked.attributes, everyCell, sourceLocation: location)
      expectEqual(asked.sizes, everyCell, sourceLocation: location)
      expectEqual(asked.filter { $0 == .header(1) }.count, 1, sourceLocation: location)
      expectEqual(asked.filter { $0 == .footer(1) }.count, 1, sourceLocation: location)
      expectEqual((asked.counts > 0), counts, sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    @Test func `the first pass asks for everything once`() {
      let section = stage.content.sections[0]
      let stage = AlignedStage(TestContent(width: 100, sections: [section, section]))
      let asked = stage.asked()
      expectEqual(asked.sizes, everyCell)
      expectEqual(asked.attributes, everyCell)
      expectEqual(asked.counts, 3)
    }

    typealias Step = @MainActor @Sendable (AlignedStage) -> Void

    /// A change that asks for attributes and sizes.
    struct AskingChange: CustomTestStringConvertible, Sendable {
      let testDescription: String
      /// Whether it asks for counts, too.
      let counts: Bool
      let change: Step
      let frameOfFirstCell: CGRect

      init(
        _ name: String, counts: Bool, frameOfFirstCell: CGRect = rect(0, 10, 30 × 20),
        change: @escaping Step
      ) {
        testDescription = name
        self.counts = counts
        self.change = change
        self.frameOfFirstCell = frameOfFirstCell
      }
    }

    private nonisolated static let askingChanges: [AskingChange] = [
      AskingChange("invalidateLayout asks for attributes and sizes, but no counts", counts: false) {
        $0.layout.invalidateLayout()
      },
      AskingChange("a changed width asks for attributes and sizes, but no counts", counts: false) {
        $0.view.frame.size.width = 80
      },
      AskingChange(
        "a changed direction asks for attributes and sizes, but no counts", counts: false,
        frameOfFirstCell: rect(70, 10, 30 × 20)
      ) { stage in
        stage.view.semanticContentAttribute = .forceRightToLeft
        let context = CollectionViewAlignedLayoutInvalidationContext()
        context.invalidatesContent = false
        stage.layout.invalidateLayout(with: context)
      },
      AskingChange("reloadData asks for counts, attributes and sizes", counts: true) {
        $0.view.reloadData()
      },
      AskingChange("a batch with items asks for counts, attributes and sizes", counts: true) {
        stage in
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells[1] = .cell(20 × 10)
          stage.view.reloadItems(at: [[0, 1]])
        })
      },
    ]

    @Test(arguments: askingChanges)
    func `a change of everything asks for attributes and sizes`(row: AskingChange) {
      expectEverything(stage.asked { row.change(stage) }, counts: row.counts)
      expectEqual(stage.frame(0), row.frameOfFirstCell)
    }

    /// Changes each of which asks nothing.
    struct SilentChanges: CustomTestStringConvertible, Sendable {
      let testDescription: String
      var pinsFooters = false
      let changes: [Step]

      init(_ name: String, pinsFooters: Bool = false, _ changes: [Step]) {
        testDescription = name
        self.pinsFooters = pinsFooters
        self.changes = changes
      }
    }

    private nonisolated static let scrolling: [Step] = [5, 12, 40, 0].map { (y: CGFloat) -> Step in
      { $0.view.contentOffset.y = y }
    }

    private nonisolated static let silentChanges: [SilentChanges] = [
      SilentChanges("a changed height asks nothing", [{ $0.view.frame.size.height = 90 }]),
      SilentChanges("scrolling asks nothing", scrolling),
      SilentChanges("scrolling with pinned footers asks nothing", pinsFooters: true, scrolling),
      SilentChanges(
        "insets at top and bottom ask nothing",
        [{ $0.view.contentInset.top = 10 }, { $0.view.contentInset.bottom = 10 }]),
      SilentChanges(
        "margins that frames do not depend on ask nothing", [{ $0.view.layoutMargins.left = 33 }]),
      SilentChanges(
        "another layout pass without a change asks nothing", [{ $0.view.setNeedsLayout() }]),
    ]

    @Test(arguments: silentChanges)
    func `what leaves the canvas alone asks nothing`(row: SilentChanges) {
      if row.pinsFooters {
        stage.layout.pinsSectionFooters = true
        stage.view.layoutIfNeeded()
      }
      for change in row.changes {
        #expect(stage.asked { change(stage) }.isEmpty)
        stage.expectShownAsComputed()
      }
    }

    @Test(.underPlainModes)
    func `insets at the sides ask for attributes and sizes, but no counts`() {
      let asked = stage.asked { stage.view.contentInset.left = 10 }
      expectEverything(asked, counts: false)
      expectEqual(stage.view.contentSize.exact.width, 90)
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
      expectEqual(asked, [.attributes(path), .size(path)])
    }
  }
#endif
