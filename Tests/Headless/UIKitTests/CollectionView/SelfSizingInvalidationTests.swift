import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Visible cells that invalidate their intrinsic content size. Evidence: W (2022, 10068) for which
/// views count and that all are measured together, D for the values of `selfSizingInvalidation`.
@MainActor
@Suite(.underAllModes)
struct SelfSizingInvalidationTests {
  private let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a", "b", "c"]]))

  private func cell(_ item: Int) -> ItemCell? {
    stage.view.cellForItem(at: IndexPath(item: item, section: 0)) as? ItemCell
  }

  private var heights: [CGFloat?] { (0..<3).map { cell($0)?.frame.height } }

  @Test func `a cell that invalidates its content size is measured in the next pass`() {
    cell(1)?.preferredHeight = 90
    cell(1)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(heights, [40, 90, 40])
    expectEqual(cell(2)?.frame.minY, 160)
    stage.expectConsistent()
  }

  @Test func `a cell is measured if its content view invalidates its content size`() {
    cell(0)?.preferredHeight = 70
    cell(0)?.contentView.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(heights, [70, 40, 40])
  }

  @Test func `several cells are measured in one pass`() {
    _ = stage.calls()
    for item in 0..<3 {
      cell(item)?.preferredHeight = 50
      cell(item)?.invalidateIntrinsicContentSize()
      cell(item)?.invalidateIntrinsicContentSize()
    }
    stage.view.layoutIfNeeded()
    expectEqual(heights, [50, 50, 50])
    expectEqual(stage.calls { $0 == "prepare" }, ["prepare"])
    stage.expectConsistent()
  }

  @Test func `a view within a cell counts only if constraints are included`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell(0)?.contentView.addSubview(label)
    stage.view.layoutIfNeeded()
    cell(0)?.preferredHeight = 60
    label.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(heights, [40, 40, 40])
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    label.text = "more"
    stage.view.layoutIfNeeded()
    expectEqual(heights, [60, 40, 40])
  }

  @Test func `no cell is measured if self-sizing invalidation is disabled`() {
    stage.view.selfSizingInvalidation = .disabled
    cell(0)?.preferredHeight = 60
    cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(heights, [40, 40, 40])
  }

  /// A layout that invalidates the content size of a view in `prepare()`.
  private final class InvalidatingLayout: SelfSizingRowsLayout {
    var invalidated: UIView?

    override func prepare() {
      super.prepare()
      invalidated?.invalidateIntrinsicContentSize()
      invalidated = nil
    }
  }

  @Test(arguments: [(FuzzModes.SizesInPrepare.invalidated, 90), (.ignored, 40)])
  func `sizesInPrepare decides whether a content size invalidated in prepare is measured`(
    value: FuzzModes.SizesInPrepare, height: CGFloat
  ) {
    var modes = FuzzModes()
    modes.sizesInPrepare = value
    Headless.withModes(modes) {
      let layout = InvalidatingLayout()
      let stage = Stage(layout, ItemSource([["a", "b"]]))
      let cell = stage.view.cellForItem(at: [0, 1]) as? ItemCell
      cell?.preferredHeight = 90
      layout.invalidated = cell
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, 0]])
      layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      expectEqual(cell?.frame.height, height)
    }
  }

  @Test func `a content size invalidated within a batch is measured in the batch`() {
    stage.source.sections = [["new", "a", "b", "c"]]
    let grown = cell(1)
    grown?.preferredHeight = 90
    stage.view.performBatchUpdates({
      grown?.invalidateIntrinsicContentSize()
      stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    })
    expectEqual(cell(2)?.frame.height, 90)
    stage.view.layoutIfNeeded()
    stage.expectConsistent()
  }

  @Test func `a content size invalidated in apply is measured in the same pass`() {
    final class GrowingCell: UICollectionViewCell {
      var isGrown = false
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard !isGrown, superview != nil else { return }
        isGrown = true
        invalidateIntrinsicContentSize()
      }
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = isGrown ? 66 : 20
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a"]]), laysOut: false)
    stage.view.register(GrowingCell.self, forCellWithReuseIdentifier: "item")
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.visibleCells.map(\.frame.height), [66])
  }

  @Test func `a cell that was made ahead is measured when it becomes visible`() {
    final class KeepingSource: ItemSource {
      var made: [String: ItemCell] = [:]
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: path)
        made[sections[path.section][path.item]] = cell as? ItemCell
        return cell
      }
    }
    var modes = Headless.modes
    modes.offscreen = .ascending
    modes.rects = .prefetchAhead
    Headless.withModes(modes) {
      let source = KeepingSource(counts: [20])
      let stage = Stage(SelfSizingRowsLayout(), source)
      let ahead = source.made["0-6"]
      #expect(ahead != nil && ahead?.superview == nil)
      ahead?.preferredHeight = 90
      ahead?.invalidateIntrinsicContentSize()
      stage.scroll(to: 150)
      #expect(stage.view.cellForItem(at: IndexPath(item: 6, section: 0)) === ahead)
      expectEqual(ahead?.frame.height, 90)
      stage.expectConsistent()
    }
  }

  @Test func `a cell that invalidates its size is measured after an interactive movement`() {
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    cell(0)?.preferredHeight = 60
    cell(0)?.invalidateIntrinsicContentSize()
    stage.view.layoutIfNeeded()
    expectEqual(cell(0)?.frame.height, 40)
    stage.view.cancelInteractiveMovement()
    stage.view.layoutIfNeeded()
    expectEqual(heights, [60, 40, 40])
  }

  @Test func `a cell that becomes visible during an interactive movement is measured`() {
    let stage = Stage(SelfSizingRowsLayout(), ItemSource(counts: [30]))
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    stage.source.measurements = []
    stage.source.heights["0-9"] = 25
    stage.scroll(to: 200)
    let path = IndexPath(item: 9, section: 0)
    // A cell that was made ahead of the movement keeps what it was made with.
    guard Headless.modes.offscreen == .none else { return }
    #expect(stage.source.measurements.contains("0-9"))
    expectEqual(stage.view.cellForItem(at: path)?.frame.height, 25)
    stage.view.cancelInteractiveMovement()
  }

  @Test func `a cell that invalidates its size in each measurement is a layout loop`() {
    final class NeverSettlingCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        if superview != nil { invalidateIntrinsicContentSize() }
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a"]]), laysOut: false)
    stage.view.register(NeverSettlingCell.self, forCellWithReuseIdentifier: "item")
    expectViolation(.layoutLoop, "layout loop") { stage.view.layoutIfNeeded() }
  }
}
