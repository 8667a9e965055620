#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Layouts that replace each other and cached contents, both among batches of updates. Rests on
  /// batch updates (S, W) and on the replacement of layouts (D, P).
  @MainActor
  @Suite(.underAllModes)
  struct LayoutReplacementTests {
    private let stage: AlignedStage
    private let other = CollectionViewAlignedLayout()

    init() {
      let section = TestSection(
        cells: Array(repeating: .cell(40 × 20), count: 7), headerLength: 12)
      stage = AlignedStage(
        TestContent(width: 100, sections: [section, section]), height: 90)
      stage.layout.keepsAnswersAcrossUpdates = true
      other.keepsAnswersAcrossUpdates = true
      other.contentInsets = stage.layout.contentInsets
      other.sectionSpacing = stage.layout.sectionSpacing
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func edit() {
      stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
      stage.view.insertItems(at: [path(2)])
    }

    private func expectSettled(_ location: SourceLocation = #_sourceLocation) {
      stage.view.layoutIfNeeded()
      #expect(
        isClose(
          stage.view.collectionViewLayout.collectionViewContentSize.exact,
          stage.computed.contentSize),
        sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    // MARK: Steps

    typealias Step = @MainActor @Sendable (Self) -> Void

    /// Steps after each of which the stage shows what a fresh layout computes.
    struct Row: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let cachesContent: Bool
      let steps: [Step]

      /// - Parameter cachesContent: whether the content for a width of 75 points is cached before the first step.
      init(_ name: String, cachesContent: Bool = false, steps: [Step]) {
        testDescription = name
        self.cachesContent = cachesContent
        self.steps = steps
      }
    }

    private nonisolated static let rows: [Row] = [
      Row(
        "a layout that was replaced for a while lays out the batches that came meanwhile",
        steps: [
          { tests in
            let stage = tests.stage
            let first = stage.layout
            stage.view.collectionViewLayout = tests.other
            stage.view.performBatchUpdates({ tests.edit() })
            stage.view.performBatchUpdates({
              stage.content.sections.removeLast()
              stage.view.deleteSections([1])
            })
            stage.view.collectionViewLayout = first
            stage.view.performBatchUpdates({ tests.edit() })
          }
        ]),
      Row(
        "a content cached before a batch is not used after it", cachesContent: true,
        steps: [
          { tests in
            tests.stage.view.performBatchUpdates({ tests.edit() })
            tests.stage.view.frame.size.width = 75
          }
        ]),
      Row(
        "a content cached within a batch is right or is not used",
        steps: [
          { tests in
            tests.stage.view.performBatchUpdates({
              tests.edit()
              _ = tests.stage.cacheContent(fittingWidth: 75)
            })
          },
          { $0.stage.view.frame.size.width = 75 },
        ]),
      Row(
        "a changed width within a batch uses no content cached before it", cachesContent: true,
        steps: [
          { tests in
            tests.stage.view.performBatchUpdates({
              tests.edit()
              tests.stage.view.frame.size.width = 75
            })
          },
          { $0.stage.view.frame.size.width = 100 },
        ]),
      Row(
        "a batch without a width drops the contents of other widths", cachesContent: true,
        steps: [
          { tests in
            let stage = tests.stage
            stage.resize(75 × 90)
            stage.resize(0 × 90)
            stage.view.performBatchUpdates({ tests.edit() })
            stage.view.layoutIfNeeded()
            stage.resize(100 × 90)
          },
          { $0.stage.resize(75 × 90) },
        ]),
    ]

    @Test(arguments: rows)
    func `replaced layouts and cached contents lead to the frames of a fresh layout`(row: Row) {
      if row.cachesContent { #expect(stage.cacheContent(fittingWidth: 75)) }
      for step in row.steps {
        step(self)
        expectSettled()
      }
    }

    // MARK: Layouts

    @Test(arguments: [false, true])
    func `a layout may be replaced after a batch, and replaced back`(animated: Bool) {
      let first = stage.layout
      for layout in [other, first] {
        stage.view.performBatchUpdates({ edit() })
        stage.view.setCollectionViewLayout(layout, animated: animated)
        stage.view.layoutIfNeeded()
        #expect(isClose(layout.collectionViewContentSize.exact, stage.computed.contentSize))
        #expect(
          (0..<stage.content.sections[0].cells.count).allSatisfy {
            isClose(
              layout.layoutAttributesForItem(at: path($0))?.frame,
              stage.computed.frame(ofCellAt: .init(section: 0, cell: $0)))
          })
      }
      expectSettled()
    }

    // MARK: Cached contents

    @Test func `a content for a request made before a batch is not cached after it`() {
      let request = stage.layout.contentRequest(fitting: 75 × 0)
      let content = stage.content.sections.layout(request.specification)
      stage.view.performBatchUpdates({ edit() })
      #expect(!stage.layout.cacheContent(content, for: request))
    }

    /// What happens between counts and update items, and the sizes that the view has after the batch.
    struct Interruption: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let work: @MainActor @Sendable (AlignedStage) -> Void
      var sizes: [CGSize] = []
    }

    private nonisolated static let interruptions: [Interruption] = [
      Interruption(
        testDescription:
          "a content cached between counts and update items is right or is not used",
        work: { _ = $0.cacheContent(fittingWidth: 75) }, sizes: [75 × 90, 100 × 90]),
      Interruption(
        testDescription:
          "an invalidation between counts and update items asks for everything again",
        work: { stage in
          stage.content.sections[1].headerLength = 30
          stage.content.sections[1].cells[0] = .cell(90 × 40)
          stage.layout.invalidateLayout()
        }),
    ]

    @Test(arguments: interruptions)
    func `what happens between counts and update items leads to a fresh layout`(
      row: Interruption
    ) {
      let layout = InterruptingLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      layout.work = { [weak stage] in
        if let stage { row.work(stage) }
      }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
        stage.view.insertItems(at: [path(2)])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      for size in row.sizes {
        stage.resize(size)
        stage.expectShownAsComputed()
      }
    }

    @Test func `the size for another width is known between counts and update items`() {
      let layout = InterruptingLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      var size: CGSize?
      layout.work = { [weak layout] in size = layout?.contentSize(fitting: 75 × 0) }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
        stage.view.insertItems(at: [path(2)])
      })
      stage.expectShownAsComputed()
      stage.resize(75 × 90)
      #expect(size.map { isClose($0, stage.computed.contentSize) } == true)
    }
  }

  /// A client's layout that runs a closure before it passes update items to super.
  private final class InterruptingLayout: CollectionViewAlignedLayout {
    var work: (() -> Void)?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      work?()
      work = nil
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }
#endif
