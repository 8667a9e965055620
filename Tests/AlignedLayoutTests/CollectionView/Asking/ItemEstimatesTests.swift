#if canImport(UIKit) && !os(watchOS)
  import Testing
  import UIKit

  // Only for whether the layout knows what a delegate implements.
  @testable import AlignedLayout

  /// Estimates of single self-sizing cells. Rests on self-sizing as reconstructed from stacks and
  /// sessions (S, W).
  @MainActor
  @Suite(.underAllModes)
  struct ItemEstimatesTests {
    /// Returns a stage so low that only the first lines are visible.
    private func stage(
      _ cells: [TestCell], _ attributes: SectionAttributes = .sizingItself,
      estimates: @escaping (IndexPath) -> CGSize?
    ) -> (stage: AlignedStage, source: SizingSource) {
      let layout = CollectionViewAlignedLayout()
      layout.estimatedSizeForItem = estimates
      return SizingSource.stage(
        TestContent(width: 100, attributes, cells), height: 40, layout: layout)
    }

    @Test func `a cell that was never measured has its own estimate`() {
      let (stage, source) = stage(Array(repeating: .cell(100 × 30), count: 20)) {
        100 × CGFloat(10 * $0.item)
      }
      for item in 0..<20 {
        let height: CGFloat = source.offers[[0, item]] == nil ? CGFloat(10 * item) : 30
        expectEqual(stage.frame(item)?.height, height)
      }
      #expect(source.offers[[0, 19]] == nil)
    }

    @Test func `nil stands for the section's estimate, and lengths under a point for one`() {
      let (stage, source) = stage(Array(repeating: .cell(100 × 100), count: 30)) {
        switch $0.item {
        case 28: nil
        case 29: CGSize(width: -4, height: CGFloat.nan)
        default: 100 × 100
        }
      }
      #expect(source.offers[[0, 28]] == nil)
      expectEqual(stage.frame(28)?.size, (30 × 20))
      expectEqual(stage.frame(29)?.size, (1 × 1))
    }

    @Test func `measured cells are not asked for estimates`() {
      var asked: [Int] = []
      let (stage, _) = stage(Array(repeating: .cell(100 × 30), count: 20)) {
        asked.append($0.item)
        return 100 × 20
      }
      expectEqual(Set(asked), Set(0..<20))
      stage.showEverything()
      asked = []
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
      expectEqual(asked, [])
    }

    @Test func `cells that do not size themselves are not asked for estimates`() {
      var asked: [Int] = []
      for sizing in [SectionAttributes.Sizing.asked, .fixed(30 × 20)] {
        _ = stage([.cell(100 × 30)], SectionAttributes(sizing: sizing)) {
          asked.append($0.item)
          return nil
        }
      }
      expectEqual(asked, [])
    }

    @Test func `another closure invalidates the layout`() {
      let (stage, source) = stage(Array(repeating: .cell(100 × 30), count: 30)) { _ in 100 × 20 }
      #expect(source.offers[[0, 29]] == nil)
      stage.layout.estimatedSizeForItem = { _ in 100 × 50 }
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(29)?.height, 50)
      stage.layout.estimatedSizeForItem = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(29)?.size, (30 × 20))
    }

    @Test func `the content size for another width counts with estimates`() {
      let (stage, source) = stage(Array(repeating: .cell(60 × 30), count: 30)) { _ in 60 × 50 }
      let measured = source.offers.count
      #expect(measured < 30)
      let height = stage.layout.contentSize(fitting: 60 × 0).height
      #expect(abs(height - CGFloat(measured * 30 + (30 - measured) * 50)) < 1e-6)
    }

    // MARK: Delegates

    private final class Estimating: NSObject, CollectionViewDelegateAlignedLayout {
      var asked: [Int] = []

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        attributesForSectionAt section: Int
      ) -> SectionAttributes { .sizingItself }

      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        estimatedSizeForItemAt indexPath: IndexPath
      ) -> CGSize? {
        asked.append(indexPath.item)
        return 100 × 50
      }
    }

    private final class Silent: NSObject, CollectionViewDelegateAlignedLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
        attributesForSectionAt section: Int
      ) -> SectionAttributes { .sizingItself }
    }

    private func show(_ delegate: any UICollectionViewDelegate, count: Int) -> AlignedStage {
      let content = TestContent(
        width: 100, .sizingItself, Array(repeating: .cell(30 × 20), count: count))
      let stage = SizingSource.stage(content, height: 40).stage
      stage.view.delegate = delegate
      stage.reload()
      return stage
    }

    @Test func `a delegate is asked for estimates, in the first layout pass once for each cell`() {
      let delegate = Estimating()
      let stage = show(delegate, count: 3000)
      expectEqual(delegate.asked.prefix(3000), ArraySlice(0..<3000))
      expectEqual(stage.frame(2999)?.size, (100 × 50))
      #expect(stage.layout.client?.estimatesItems == true)
    }

    @Test func `a delegate without the method is known not to estimate cells`() {
      let delegate = Silent()
      let stage = show(delegate, count: 3000)
      #expect(stage.layout.client?.estimatesItems == false)
      expectEqual(stage.frame(2999)?.size, (30 × 20))
      stage.layout.estimatedSizeForItem = { _ in 100 × 50 }
      stage.view.layoutIfNeeded()
      #expect(stage.layout.client?.estimatesItems == true)
      expectEqual(stage.frame(2999)?.size, (100 × 50))
    }

    // MARK: Laws

    @Test func `contents with estimates are those of the engine with measured sizes or estimates`()
    {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(120, usually: 12)) { seed in
            var random = SplitMix64(seed: seed)
            var estimated = EstimatedStage(&random)
            for step in 0..<8 {
              let words = estimated.change(&random)
              if let fault = estimated.fault { return "step \(step), after \(words): \(fault)" }
            }
            return nil
          }
          #expect(fault == nil)
        }
      }
    }
  }

  /// A stage of cells with estimates of their own, and those that have been measured.
  @MainActor
  private struct EstimatedStage {
    @MainActor
    private final class Record {
      var measured: Set<Int> = []
    }

    private let stage: AlignedStage
    private let record = Record()
    private var lastID = 60

    init(_ random: inout SplitMix64) {
      let cells = (0..<60).map { Self.cell($0) }
      let content = TestContent(width: 120, .sizingItself, cells)
      let layout = CollectionViewAlignedLayout()
      let record = record
      let (stage, _) = SizingSource.stage(content, height: 50, layout: layout) { source in
        source.preferredSize = { [weak source] attributes, _ in
          if let id = source?.content.sections[0].cells[attributes.indexPath.item].id {
            record.measured.insert(id)
          }
          return nil
        }
        layout.estimatedSizeForItem = { [weak source] path in
          source?.content.sections[0].cells[path.item].id.flatMap { Self.estimate($0) }
        }
      }
      stage.layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      self.stage = stage
    }

    private static func cell(_ id: Int) -> TestCell {
      var cell = TestCell.cell(CGFloat(20 + id % 7 * 10) × CGFloat(10 + id % 5))
      cell.id = id
      return cell
    }

    private static func estimate(_ id: Int) -> CGSize? {
      id % 4 == 0 ? nil : CGFloat(15 + id % 11 * 9) × CGFloat(5 + id % 13)
    }

    /// The first difference from the engine's layout, or nil.
    var fault: String? {
      stage.view.layoutIfNeeded()
      var content = stage.content
      content.sections[0].cells = content.sections[0].cells.map { cell in
        guard let id = cell.id, !record.measured.contains(id) else { return cell }
        return .cell(Self.estimate(id) ?? 30 × 20)
      }
      return stage.firstFault(at: stage.computed(content))
    }

    mutating func change(_ random: inout SplitMix64) -> String {
      let stage = stage
      let count = stage.content.sections[0].cells.count
      let item = Int.random(in: 0..<count, using: &random)
      let target = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        stage.scroll(to: CGFloat(Int.random(in: 0...300, using: &random)))
        return "scrolling"
      case 1:
        lastID += 1
        let new = Self.cell(lastID)
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.insert(new, at: item)
          stage.view.insertItems(at: [[0, item]])
        })
        return "insertion"
      case 2:
        stage.view.performBatchUpdates({
          stage.content.sections[0].cells.remove(at: item)
          stage.view.deleteItems(at: [[0, item]])
        })
        return "deletion"
      case 3:
        stage.view.performBatchUpdates({
          let cell = stage.content.sections[0].cells.remove(at: item)
          stage.content.sections[0].cells.insert(cell, at: target)
          stage.view.moveItem(at: [0, item], to: [0, target])
        })
        return "movement"
      default:
        stage.layout.invalidateLayout()
        return "invalidation"
      }
    }
  }
#endif
