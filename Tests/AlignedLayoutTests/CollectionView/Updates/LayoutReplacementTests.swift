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

    @Test func `a layout that was replaced for a while lays out the batches that came meanwhile`() {
      let first = stage.layout
      stage.view.collectionViewLayout = other
      stage.view.performBatchUpdates({ edit() })
      stage.view.performBatchUpdates({
        stage.content.sections.removeLast()
        stage.view.deleteSections([1])
      })
      stage.view.collectionViewLayout = first
      stage.view.performBatchUpdates({ edit() })
      expectSettled()
    }

    // MARK: Cached contents

    @Test func `a content cached before a batch is not used after it`() {
      #expect(stage.cacheContent(fittingWidth: 75))
      stage.view.performBatchUpdates({ edit() })
      stage.view.frame.size.width = 75
      expectSettled()
    }

    @Test func `a content cached within a batch is right or is not used`() {
      stage.view.performBatchUpdates({
        edit()
        _ = stage.cacheContent(fittingWidth: 75)
      })
      expectSettled()
      stage.view.frame.size.width = 75
      expectSettled()
    }

    @Test func `a content for a request made before a batch is not cached after it`() {
      let request = stage.layout.contentRequest(fitting: 75 × 0)
      let content = stage.content.sections.layout(request.specification)
      stage.view.performBatchUpdates({ edit() })
      #expect(!stage.layout.cacheContent(content, for: request))
    }

    @Test func `a content cached between counts and update items is right or is not used`() {
      let layout = InterruptingLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      layout.work = { _ = stage.cacheContent(fittingWidth: 75) }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
        stage.view.insertItems(at: [path(2)])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
      stage.resize(75 × 90)
      stage.expectShownAsComputed()
      stage.resize(100 × 90)
      stage.expectShownAsComputed()
    }

    @Test func `an invalidation between counts and update items asks for everything again`() {
      let layout = InterruptingLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      layout.work = { [weak layout] in
        stage.content.sections[1].headerLength = 30
        stage.content.sections[1].cells[0] = .cell(90 × 40)
        layout?.invalidateLayout()
      }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
        stage.view.insertItems(at: [path(2)])
      })
      stage.view.layoutIfNeeded()
      stage.expectShownAsComputed()
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

    @Test func `a changed width within a batch uses no content cached before it`() {
      #expect(stage.cacheContent(fittingWidth: 75))
      stage.view.performBatchUpdates({
        edit()
        stage.view.frame.size.width = 75
      })
      expectSettled()
      stage.view.frame.size.width = 100
      expectSettled()
    }

    @Test func `a batch without a width drops the contents of other widths`() {
      #expect(stage.cacheContent(fittingWidth: 75))
      stage.resize(75 × 90)
      stage.resize(0 × 90)
      stage.view.performBatchUpdates({ edit() })
      stage.view.layoutIfNeeded()
      for width in [CGFloat(100), 75] {
        stage.resize(width × 90)
        expectSettled()
      }
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
