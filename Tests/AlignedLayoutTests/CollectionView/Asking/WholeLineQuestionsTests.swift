#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Questions about cells that are offered their whole line. Rests on UIKit's documented layout pass (D).
  @MainActor
  @Suite(.underAllModes)
  struct WholeLineQuestionsTests {
    private let attributes = SectionAttributes(
      sizing: .asked(offering: .wholeLine), cellSpacing: 10, lineSpacing: 0)

    /// Returns a stage and its delegate, which notes what cells are offered.
    private func stage(_ cells: [TestCell]) -> (stage: AlignedStage, delegate: NotingDelegate) {
      let stage = AlignedStage(TestContent(width: 100, attributes, cells), laysOut: false)
      let delegate = NotingDelegate(stage.source)
      stage.view.delegate = delegate
      stage.view.layoutIfNeeded()
      return (stage, delegate)
    }

    @Test func `the delegate is asked once for each cell, with the width of the line`() {
      let widths: [CGFloat] = [20, 30, 60, 130, 40]
      let (stage, delegate) = stage(widths.map { .cell($0 × 10) })
      expectEqual(delegate.offers, [0: [100], 1: [100], 2: [100], 3: [100], 4: [100]])
      expectEqual(stage.frame(1), rect(30, 0, 30 × 10))
      expectEqual(stage.frame(3), rect(0, 20, 100 × 10))
      expectEqual(stage.frame(4), rect(0, 30, 40 × 10))
    }

    @Test func `the delegate is asked again for a cell that moves to a line of another width`() {
      let start = CellAttributes(indentation: .start, insets: Insets(leading: 30))
      let (stage, delegate) = stage([.cell(20 × 10, start), .cell(60 × 10), .cell(10 × 10)])
      expectEqual(delegate.offers, [0: [70], 1: [100, 70], 2: [70]])
      expectEqual(stage.frame(1), rect(30, 10, 60 × 10))
      expectEqual(stage.frame(2), rect(30, 20, 10 × 10))
    }

    @Test func `a batch that keeps answers asks for the inserted cell alone`() {
      let (stage, delegate) = stage((0..<12).map { .cell(CGFloat(25 + $0) × 10) })
      stage.layout.keepsAnswersAcrossUpdates = true
      delegate.offers = [:]
      stage.view.performBatchUpdates({
        stage.content.sections[0].cells.insert(.cell(45 × 10), at: 1)
        stage.view.insertItems(at: [[0, 1]])
      })
      stage.view.layoutIfNeeded()
      expectEqual(delegate.offers, [1: [100]])
      stage.expectShownAsComputed()
    }

    @Test func `a closure is asked as a delegate is, and without it cells have the default size`() {
      let layout = CollectionViewAlignedLayout()
      layout.defaultSectionAttributes = attributes
      layout.defaultItemSize = 130 × 10
      let cells = Array(repeating: TestCell.cell(1 × 1), count: 3)
      let stage = AlignedStage(
        TestContent(width: 100, attributes, cells), layout: layout, laysOut: false)
      stage.view.delegate = nil
      stage.view.layoutIfNeeded()
      expectEqual(stage.frame(2), rect(0, 20, 100 × 10))
      var offers: [Int: [CGFloat]] = [:]
      layout.sizeForItem = { path, space in
        offers[path.item, default: []].append(space)
        return 40 × 10
      }
      stage.view.layoutIfNeeded()
      expectEqual(offers, [0: [100], 1: [100], 2: [100]])
      expectEqual(stage.frame(2), rect(0, 10, 40 × 10))
    }
  }

  /// A delegate that notes what cells are offered, by their numbers.
  private final class NotingDelegate: ContentDelegate {
    var offers: [Int: [CGFloat]] = [:]

    override func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      offers[indexPath.item, default: []].append(remainingLineSpace)
      return super.collectionView(
        collectionView, layout: layout, sizeForItemAt: indexPath,
        remainingLineSpace: remainingLineSpace)
    }
  }
#endif
