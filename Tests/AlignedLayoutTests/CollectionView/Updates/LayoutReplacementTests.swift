#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Layouts that replace each other, and contents computed ahead of time, amid batches of updates.
  /// Rests on batch updates (S, W) and on the replacement of layouts (D, P).
  @MainActor
  @Suite(.underAllModes)
  struct LayoutChangesTests {
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
          stage.view.collectionViewLayout.collectionViewContentSize, stage.computed.contentSize),
        sourceLocation: location)
      stage.expectShownAsComputed(location)
    }

    // MARK: Layouts

    @Test(arguments: [false, true])
    func `a layout set after a batch, and the first again`(animated: Bool) {
      let first = stage.layout
      for layout in [other, first] {
        stage.view.performBatchUpdates({ edit() })
        stage.view.setCollectionViewLayout(layout, animated: animated)
        stage.view.layoutIfNeeded()
        #expect(isClose(layout.collectionViewContentSize, stage.computed.contentSize))
        #expect(
          (0..<stage.content.sections[0].cells.count).allSatisfy {
            isClose(
              layout.layoutAttributesForItem(at: path($0))?.frame,
              stage.computed.frame(ofCellAt: .init(section: 0, cell: $0)))
          })
      }
      expectSettled()
    }

    @Test func `a layout that was put aside knows of batches that came meanwhile`() {
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

    // MARK: Ahead of time

    @Test func `what was computed ahead before a batch is not taken after it`() {
      #expect(stage.useAhead(width: 75))
      stage.view.performBatchUpdates({ edit() })
      stage.view.frame.size.width = 75
      expectSettled()
    }

    @Test func `what is computed ahead within a batch holds, or is not kept`() {
      stage.view.performBatchUpdates({
        edit()
        _ = stage.useAhead(width: 75)
      })
      expectSettled()
      stage.view.frame.size.width = 75
      expectSettled()
    }

    @Test func `what was planned before a batch is refused after it`() {
      let request = stage.layout.contentRequest(fittingWidth: 75)
      let content = stage.content.sections.layout(request.specification)
      stage.view.performBatchUpdates({ edit() })
      #expect(!stage.layout.cacheContent(content, for: request))
    }

    @Test func `what is computed ahead between counts and items holds, or is not kept`() {
      let layout = PlanningLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      layout.work = { _ = stage.useAhead(width: 75) }
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

    @Test func `an invalidation between counts and items asks everything again`() {
      let layout = PlanningLayout()
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

    @Test func `the size for another width is known between counts and items`() {
      let layout = PlanningLayout()
      let stage = AlignedStage(stage.content, height: 90, layout: layout)
      layout.keepsAnswersAcrossUpdates = true
      var size: CGSize?
      layout.work = { [weak layout] in size = layout?.contentSize(fittingWidth: 75) }
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(70 × 25), at: 2)
        stage.view.insertItems(at: [path(2)])
      })
      stage.expectShownAsComputed()
      stage.resize(75 × 90)
      #expect(size.map { isClose($0, stage.computed.contentSize) } == true)
    }

    @Test func `another width within a batch takes nothing that was computed before`() {
      #expect(stage.useAhead(width: 75))
      stage.view.performBatchUpdates({
        edit()
        stage.view.frame.size.width = 75
      })
      expectSettled()
      stage.view.frame.size.width = 100
      expectSettled()
    }

    @Test func `nothing at no width is kept for the way back over a batch`() {
      #expect(stage.useAhead(width: 75))
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

  /// A client's layout that does something before it takes update items in.
  private final class PlanningLayout: CollectionViewAlignedLayout {
    var work: (() -> Void)?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      work?()
      work = nil
      super.prepare(forCollectionViewUpdates: updateItems)
    }
  }
#endif
