#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Items that stay in a batch but are asked for again, with `keepsAnswersAcrossUpdates`. Rests on batch
  /// updates as reconstructed from stacks and sessions (S, W): first new counts, then update items; and on
  /// reconfigured items being no update items (W).
  @MainActor
  @Suite(.underAllModes)
  struct ItemsInvalidatedInUpdatesTests {
    private let stage: AlignedStage

    init() {
      let section = TestSection(
        cells: Array(repeating: .cell(100 × 20), count: 12), headerLength: 10, footerLength: 5)
      stage = AlignedStage(
        TestContent(width: 100, sections: [section, section, section]), height: 80)
      stage.layout.keepsAnswersAcrossUpdates = true
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(item: item, section: section)
    }

    private func asked(during updates: @escaping () -> Void = {}) -> [Question] {
      stage.asked { stage.view.performBatchUpdates(updates) }
    }

    /// A batch after which the stage shows what a fresh layout computes, and what the layout asks in it.
    struct Row: CustomTestStringConvertible, Sendable {
      typealias Step = @MainActor @Sendable (AlignedStage) -> Void

      let testDescription: String
      var before: Step = { _ in }
      /// The height of item 5 of section 1 before the batch, if the row says it.
      var heightBefore: CGFloat?
      var updates: Step = { _ in }
      var sizes: [IndexPath]?
      var attributes: [IndexPath]?
      var sizeCount: Int?
      var attributeCount: Int?
      /// An item that is 35 points high after the batch.
      var tallItem: IndexPath?

      @MainActor
      func expect(_ asked: [Question], on stage: AlignedStage) {
        if let sizes { expectEqual(asked.sizes, sizes) }
        if let attributes { expectEqual(asked.attributes, attributes) }
        if let sizeCount { expectEqual(asked.sizes.count, sizeCount) }
        if let attributeCount { expectEqual(asked.attributes.count, attributeCount) }
        if let tallItem {
          expectEqual(stage.frame(tallItem.item, section: tallItem.section)?.height, 35)
        }
        stage.expectShownAsComputed()
      }
    }

    @Test(arguments: namedItems + changesBefore)
    func `a batch asks for the items that were named to the layout`(row: Row) {
      row.before(stage)
      if let height = row.heightBefore { expectEqual(stage.frame(5, section: 1)?.height, height) }
      row.expect(asked { row.updates(stage) }, on: stage)
    }

    // MARK: Questions

    private nonisolated static let namedItems: [Row] = [
      Row(
        testDescription: "a batch asks for the named item, and for no other that stays",
        before: { $0.change(5, 1) },
        updates: { $0.view.reconfigureItems(at: [[1, 5]]) },
        sizes: [[1, 5]], attributes: [[1, 5]], tallItem: [1, 5]),
      Row(
        testDescription:
          "items can be named in the batch's closure, several times, and be reloaded too",
        updates: { stage in
          stage.change(2, 0)
          stage.change(2, 0)
          stage.change(7, 2)
          stage.view.reloadItems(at: [[2, 7]])
        }, sizes: [[0, 2], [2, 7]], attributes: [[0, 2], [2, 7]]),
      Row(
        testDescription: "index paths are those from before the batch",
        before: { $0.change(5, 1) },
        updates: { stage in
          stage.content.sections[1].cells.removeFirst(2)
          stage.content.sections.insert(TestSection(cells: []), at: 0)
          stage.view.deleteItems(at: [[1, 0], [1, 1]])
          stage.view.insertSections([0])
        }, attributes: [[2, 3]]),
      Row(
        testDescription: "an item that moves is asked for at its new place",
        before: { $0.change(5, 1) },
        updates: { stage in
          stage.content.sections[0].cells.insert(
            stage.content.sections[1].cells.remove(at: 5), at: 2)
          stage.view.moveItem(at: [1, 5], to: [0, 2])
        }, attributes: [[0, 2]], tallItem: [0, 2]),
      Row(
        testDescription: "an item in a section that moves is asked for at its new place",
        before: { $0.change(5, 0) },
        updates: { stage in
          stage.content.sections.append(stage.content.sections.removeFirst())
          stage.view.moveSection(0, toSection: 2)
        }, sizes: [[2, 5]]),
      Row(
        testDescription: "an item or a section that is deleted is not asked for",
        before: { stage in
          stage.change(5, 1)
          stage.change(3, 2)
        },
        updates: { stage in
          stage.content.sections[1].cells.remove(at: 5)
          stage.content.sections.removeLast()
          stage.view.deleteItems(at: [[1, 5]])
          stage.view.deleteSections([2])
        }, attributes: []),
      Row(
        testDescription:
          "in sections that are reloaded or have other attributes, each item is asked for once",
        before: { stage in
          stage.change(5, 1)
          stage.change(3, 2)
        },
        updates: { stage in
          stage.content.sections[1].attributes = SectionAttributes(lineSpacing: 3)
          stage.view.reloadSections([2])
        }, sizes: [1, 2].flatMap { (section: Int) in (0..<12).map { [section, $0] } },
        attributeCount: 24),
      Row(
        testDescription: "index paths of no item are ignored",
        before: {
          $0.layout.invalidateItemsInNextUpdate(at: [
            [0, 12], [3, 0], [0, -1], [.max, .max], IndexPath(), IndexPath(index: 1), [0, 1, 2],
          ])
        }, sizes: []),
    ]

    @Test func `nothing is asked before the batch, and nothing about the item in the next one`() {
      let before = stage.asked { stage.change(5, 1) }
      #expect(before.isEmpty)
      expectEqual(stage.frame(5, section: 1)?.height, 20)
      expectEqual(asked().sizes, [path(5, 1)])
      #expect(asked().sizes.isEmpty)
      stage.expectShownAsComputed()
    }

    @Test func `cells that are offered another space because of a named item are asked for, too`() {
      stage.content.sections = [
        TestSection(cells: [.cell(30 × 20), .filling(height: 20, atLeast: 30), .cell(50 × 20)])
      ]
      stage.reload()
      stage.content.sections[0].cells[0] = .cell(40 × 20)
      stage.layout.invalidateItemsInNextUpdate(at: [path(0)])
      expectEqual(asked().sizes.prefix(2), [path(0), path(1)])
      expectEqual(stage.frame(1), rect(40, 0, 60 × 20))
      stage.expectShownAsComputed()
    }

    @Test(.knownToFailWithoutBatch)
    func `a snapshot reconfigures an item that has changed its size`() {
      let snapshots = SnapshotSource(stage)
      snapshots.heights["b"] = 45
      stage.layout.invalidateItemsInNextUpdate(at: [path(1)])
      snapshots.apply { $0.reconfigureItems(["b"]) }
      expectEqual(snapshots.asked, [path(1)])
      expectEqual(stage.frame(1)?.height, 45)
    }

    @Test(arguments: [true, false])
    func `an empty batch asks for the item if UIKit takes the snapshot for no batch`(keeps: Bool) {
      stage.layout.keepsAnswersAcrossUpdates = keeps
      let snapshots = SnapshotSource(stage)
      snapshots.heights["b"] = 45
      stage.layout.invalidateItemsInNextUpdate(at: [path(1)])
      snapshots.apply {
        $0.reconfigureItems(["b"])
      } andThen: {
        stage.view.performBatchUpdates(nil)
      }
      #expect(keeps ? snapshots.asked == [path(1)] : snapshots.asked.contains(path(1)))
      expectEqual(stage.frame(1)?.height, 45)
    }

    @Test func `a snapshot that reloads an item asks for its size`() {
      let snapshots = SnapshotSource(stage)
      snapshots.heights["b"] = 45
      snapshots.apply { $0.reloadItems(["b"]) }
      expectEqual(snapshots.asked, [path(1)])
      expectEqual(stage.frame(1)?.height, 45)
    }

    // MARK: Changes before batches

    private nonisolated static let changesBefore: [Row] = [
      Row(
        testDescription: "without kept answers, all items are asked for once",
        before: { stage in
          stage.layout.keepsAnswersAcrossUpdates = false
          stage.change(5, 1)
        }, sizeCount: 36, attributeCount: 36),
      Row(
        testDescription: "scrolling and insets that change nothing do not forget the items",
        before: { stage in
          stage.change(5, 1)
          stage.scroll(to: 30)
          stage.view.contentInset.top = 12
          stage.view.layoutIfNeeded()
        }, sizes: [[1, 5]]),
      Row(
        testDescription:
          "another item that is invalidated by a context does not forget the items",
        before: { stage in
          stage.change(5, 1)
          let context = CollectionViewAlignedLayoutInvalidationContext()
          context.invalidateItems(at: [[1, 3]])
          stage.layout.invalidateLayout(with: context)
          stage.view.layoutIfNeeded()
        }, heightBefore: 20, sizes: [[1, 5]]),
      Row(
        testDescription:
          "an interactive movement forgets the items, because it asks for everything",
        before: { stage in
          stage.change(5, 1)
          let movement = InteractiveMovement([0, 0], on: stage)
          movement.move(to: CGPoint(x: 50, y: 70))
          movement.drop()
          stage.view.layoutIfNeeded()
        }, heightBefore: 35, sizes: []),
    ]

    @Test func `a reload or an invalidation forgets the items`() {
      let invalidations: [() -> Void] = [
        stage.view.reloadData, { stage.layout.invalidateLayout() },
        { stage.layout.sectionSpacing += 1 }, { stage.view.frame.size.width -= 10 },
      ]
      allowingCellsBeyondContent {
        for invalidate in invalidations {
          stage.change(5, 1)
          let asked = stage.asked(during: invalidate)
          expectEqual(asked.sizes.count, 36)
          #expect(self.asked().sizes.isEmpty)
          stage.expectShownAsComputed()
        }
      }
    }

    @Test
    func `a rotation that was computed ahead does not forget the items, because it asks nothing`() {
      #expect(stage.cacheContent(fittingWidth: 90))
      stage.change(5, 1)
      allowingCellsBeyondContent {
        #expect(stage.asked { stage.view.frame.size.width = 90 }.sizes.isEmpty)
        expectEqual(stage.frame(5, section: 1)?.height, 20)
        expectEqual(asked().sizes, [path(5, 1)])
        stage.expectShownAsComputed()
      }
    }

    // MARK: Line limits

    @Test
    func `under a line limit, visible items are asked for, and hidden ones only if they appear`() {
      var section = TestSection(
        attributes: SectionAttributes(lineLimit: .lines(2), cellSpacing: 0, lineSpacing: 0),
        cells: Array(repeating: .cell(40 × 20), count: 8))
      section.sizeOfOverflow = { _ in 20 × 10 }
      stage.content.sections = [section]
      stage.reload()
      expectEqual(stage.overflow(), rect(80, 20, 20 × 10))
      stage.content.sections[0].cells[6] = .cell(10 × 20)
      stage.layout.invalidateItemsInNextUpdate(at: [path(6)])
      #expect(!asked().sizes.contains(path(6)))
      stage.expectShownAsComputed()
      stage.content.sections[0].cells[1] = .cell(70 × 30)
      stage.layout.invalidateItemsInNextUpdate(at: [path(1)])
      let asked = asked()
      #expect(asked.attributes.contains(path(1)) && !asked.attributes.contains(path(0)))
      #expect(asked.sizes.contains(path(1)) && !asked.sizes.contains(path(0)))
      expectEqual(stage.frame(1), rect(0, 20, 70 × 30))
      expectEqual(stage.overflow(), rect(70, 20, 20 × 10))
      stage.expectShownAsComputed()
    }

    @Test func `the narrowed cell before an overflow view is asked for both of its sizes`() {
      var section = TestSection(
        attributes: SectionAttributes(lineLimit: .lines(1), cellSpacing: 0, lineSpacing: 0),
        cells: [.text(area: 1000, atMost: 100)] + Array(repeating: .cell(40 × 20), count: 3))
      section.sizeOfOverflow = { _ in 20 × 10 }
      stage.content.sections = [section]
      stage.reload()
      expectEqual(stage.frame(0), rect(0, 0, 80 × 13))
      stage.content.sections[0].cells[0] = .text(area: 2000, atMost: 100)
      stage.layout.invalidateItemsInNextUpdate(at: [path(0)])
      expectEqual(asked().sizes.filter { $0 == path(0) }.count, 2)
      expectEqual(stage.frame(0), rect(0, 0, 80 × 25))
      stage.expectShownAsComputed()
    }

    // MARK: Self-sizing cells

    @Test(arguments: [false, true])
    func `a self-sizing item has its size as an estimate, and its view is measured again`(
      keepsAnswers: Bool
    ) {
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, Array(repeating: .cell(100 × 30), count: 10)))
      stage.layout.keepsAnswersAcrossUpdates = keepsAnswers
      stage.showEverything()
      source.offers = [:]
      stage.content.sections[0].cells[2] = .cell(100 × 50)
      stage.layout.invalidateItemsInNextUpdate(at: [path(2)])
      stage.view.performBatchUpdates({ stage.view.reconfigureItems(at: [[0, 2]]) })
      stage.view.layoutIfNeeded()
      #expect(source.offers[path(2)]?.isEmpty == false)
      expectEqual(stage.frame(2), rect(0, 60, 100 × 50))
      expectEqual(stage.frame(3), rect(0, 110, 100 × 30))
    }

    @Test func `a self-sizing item that moves is measured again at its new place`() {
      let (stage, source) = SizingSource.stage(
        TestContent(width: 100, .sizingItself, Array(repeating: .cell(100 × 30), count: 10)))
      stage.layout.keepsAnswersAcrossUpdates = true
      stage.showEverything()
      source.offers = [:]
      stage.layout.invalidateItemsInNextUpdate(at: [path(4)])
      stage.content.sections[0].cells.remove(at: 4)
      stage.content.sections[0].cells.insert(.cell(100 × 50), at: 1)
      stage.view.performBatchUpdates({ stage.view.moveItem(at: [0, 4], to: [0, 1]) })
      stage.view.layoutIfNeeded()
      #expect(source.offers[path(1)]?.isEmpty == false)
      expectEqual(stage.frame(1), rect(0, 30, 100 × 50))
      expectEqual(stage.frame(2), rect(0, 80, 100 × 30))
    }
  }

  extension AlignedStage {
    /// Makes a cell taller, and names it.
    fileprivate func change(_ item: Int, _ section: Int) {
      content.sections[section].cells[item] = .cell(100 × 35)
      layout.invalidateItemsInNextUpdate(at: [IndexPath(item: item, section: section)])
    }
  }

  /// A diffable data source of the items a, b and c, whose heights can change in place.
  @MainActor
  private final class SnapshotSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    var heights = ["a": 20, "b": 20, "c": 20]
    private(set) var asked: [IndexPath] = []
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>

    init(_ stage: AlignedStage) {
      view = stage.view
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      view.delegate = nil
      stage.layout.sizeForItem = { [unowned self] path, _ in
        asked.append(path)
        return 100 × CGFloat(source.itemIdentifier(for: path).flatMap { heights[$0] } ?? 0)
      }
      apply {
        $0.appendSections([0])
        $0.appendItems(["a", "b", "c"])
      }
    }

    /// Changes the snapshot, and records what is asked.
    func apply(_ change: (inout Snapshot) -> Void, andThen next: () -> Void = {}) {
      asked = []
      var snapshot = source.snapshot()
      change(&snapshot)
      source.apply(snapshot)
      next()
      view.layoutIfNeeded()
    }
  }
#endif
