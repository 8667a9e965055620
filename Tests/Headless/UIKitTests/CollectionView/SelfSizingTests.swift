import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Self-sizing cells. Evidence: S (`_checkForPreferredAttributesInView`) for the order of calls,
/// R (epoxy#88, MagazineLayout#29) for loops and stale paths, I for which queries are repeated.
@MainActor
@Suite(.underAllModes)
struct SelfSizingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func source(_ heights: [CGFloat]) -> ItemSource {
    let names = heights.indices.map { "item \($0)" }
    let source = ItemSource([names])
    source.heights = Dictionary(uniqueKeysWithValues: zip(names, heights))
    return source
  }

  @Test func `cells have their preferred heights after the pass`() {
    let stage = Stage(SelfSizingRowsLayout(), source([20, 60, 35]))
    expectEqual(stage.view.visibleCells.map(\.frame.height), [20, 60, 35])
    expectEqual(stage.view.visibleCells.map(\.frame.minY), [30, 50, 110])
    expectEqual(stage.view.contentSize.height, 145)
    stage.expectConsistent()
  }

  @Test func `preferred attributes invalidate and prepare the layout within the pass`() {
    let stage = Stage(SelfSizingRowsLayout(), source([50]))
    let calls = stage.calls {
      $0 != "should invalidate" && !$0.hasPrefix("header") && !$0.hasPrefix("item")
        && $0 != "context for bounds"
    }
    expectEqual(
      calls,
      [
        "invalidate everything", "prepare", "content size", "elements",
        "context for preferred 0-0", "invalidate", "prepare", "content size", "elements",
      ])
  }

  @Test func `a preferred size that the layout already has invalidates nothing`() {
    let stage = Stage(SelfSizingRowsLayout(), source([40, 40]))
    expectEqual(stage.calls { $0.hasPrefix("context for preferred") }, [])
  }

  @Test func `cells are measured as they scroll in, downwards and upwards`() {
    let stage = Stage(SelfSizingRowsLayout(), source(Array(repeating: 70, count: 30)))
    for y in stride(from: CGFloat(100), through: 1500, by: 100) {
      stage.scroll(to: y)
      stage.expectConsistent()
    }
    for y in stride(from: CGFloat(1400), through: 0, by: -100) { stage.scroll(to: y) }
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 70 })
    stage.expectConsistent()
  }

  @Test func `an offset that measuring puts out of range in a batch is clamped`() {
    let stage = Stage(SelfSizingRowsLayout(), source(Array(repeating: 20, count: 20)))
    // Most cells are unmeasured, and estimated taller than they are.
    stage.scroll(to: stage.view.contentSize.height - 200)
    stage.view.performBatchUpdates({
      stage.source.sections[0].removeLast(8)
      stage.view.deleteItems(at: (12..<20).map { path($0) })
    })
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y <= max(0, stage.view.contentSize.height - 200))
    stage.expectConsistent()
  }

  @Test func `preferred heights follow their items through updates`() {
    let stage = Stage(SelfSizingRowsLayout(), source([20, 60, 35]))
    stage.source.heights["new"] = 50
    stage.source.sections = [["item 2", "new", "item 0"]]
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [path(1)])
      stage.view.moveItem(at: path(2), to: path(0))
      stage.view.insertItems(at: [path(1)])
    })
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.visibleCells.map(\.frame.height), [35, 50, 20])
    stage.expectConsistent()
  }

  @Test func `adjustments during a batch are dropped, and those at its end are applied`() {
    final class AdjustingLayout: SelfSizingRowsLayout {
      var isUpdating = false
      override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        if isUpdating { context.contentOffsetAdjustment.y = 500 }
        return context
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        isUpdating = false
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.y = 7
        invalidateLayout(with: context)
      }
    }
    let layout = AdjustingLayout()
    let stage = Stage(layout, source(Array(repeating: 40, count: 60)))
    stage.source.heights["new"] = 45
    stage.source.sections[0].insert("new", at: 1)
    layout.isUpdating = true
    stage.view.insertItems(at: [path(1)])
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.contentOffset.y, 7)
    stage.expectConsistent()
  }

  @Test func `a reused cell is measured again, unless it forgets super`() {
    final class CellWithoutSuper: ItemCell {
      override func prepareForReuse() {}
    }
    /// The first rows have the estimated height, so a cell that is reused for a later row has the
    /// size at which it was measured before.
    func stage(_ cellClass: UICollectionViewCell.Type) -> Stage {
      let source = source(Array(repeating: 40, count: 10) + Array(repeating: 60, count: 40))
      let stage = Stage(SelfSizingRowsLayout(), source, laysOut: false)
      stage.view.register(cellClass, forCellWithReuseIdentifier: "item")
      stage.view.layoutIfNeeded()
      for y in stride(from: CGFloat(0), through: 1000, by: 150) { stage.scroll(to: y) }
      return stage
    }
    #expect(stage(ItemCell.self).view.visibleCells.allSatisfy { $0.frame.height == 60 })
    // Other modes measure more cells, and at other times.
    if Headless.modes.offscreen == .none {
      #expect(stage(CellWithoutSuper.self).view.visibleCells.contains { $0.frame.height == 40 })
    }
  }

  @Test func `a context that names only its own cell moves later cells too`() {
    let layout = NamingLayout()
    let stage = Stage(layout, source([20, 40, 40]))
    expectEqual(stage.view.visibleCells.map(\.frame.minY), [30, 50, 90])
    stage.expectConsistent()
  }

  @Test func `a context that names other elements is reported`() {
    let layout = NamingLayout()
    layout.others = [path(1)]
    let violations = Headless.recordingViolations { _ = Stage(layout, source([20, 40])) }
    expectEqual(Set(violations.map(\.kind)), [.contextNamesOthers])
  }

  @Test func `a NaN preferred size raises an exception`() {
    final class NaNCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = .nan
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), source([20]), laysOut: false)
    stage.view.register(NaNCell.self, forCellWithReuseIdentifier: "item")
    expectViolation(.invalidGeometry, "contains NaN") { stage.view.layoutIfNeeded() }
  }
}

/// A layout whose contexts for preferred attributes name elements.
private final class NamingLayout: SelfSizingRowsLayout {
  var others: [IndexPath] = []

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.invalidateItems(at: [preferred.indexPath] + others)
    return context
  }
}

/// Self-sizing in particular modes.
@MainActor
struct SelfSizingModeTests {
  private static func modes(_ change: (inout FuzzModes) -> Void) -> FuzzModes {
    var modes = FuzzModes()
    change(&modes)
    return modes
  }

  @Test(arguments: FuzzModes.Measuring.allCases)
  func `measuring decides whether another size makes a view be measured again`(
    value: FuzzModes.Measuring
  ) {
    Headless.withModes(Self.modes { $0.measuring = value }) {
      let layout = SelfSizingRowsLayout()
      let stage = Stage(layout, ItemSource([["a", "b"]]))
      stage.source.measurements = []
      layout.rowHeight = 55
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: (0..<2).map { IndexPath(item: $0, section: 0) })
      layout.invalidateLayout(with: context)
      stage.view.layoutIfNeeded()
      expectEqual(stage.source.measurements, (value == .once ? [] : ["a", "b"]))
    }
  }

  @Test(arguments: [FuzzModes.Offscreen.ascending, .descending])
  func `cells ahead are made and measured before they are displayed`(order: FuzzModes.Offscreen) {
    let modes = Self.modes {
      $0.offscreen = order
      $0.rects = .prefetchAhead
    }
    Headless.withModes(modes) {
      let source = ItemSource(counts: [20])
      for name in source.sections[0] { source.heights[name] = 50 }
      let stage = Stage(SelfSizingRowsLayout(), source)
      #expect(!source.events.contains("will display 0-5"))
      expectEqual(
        stage.view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.size.height, 50)
      stage.scroll(to: 100)
      #expect(source.events.contains("will display 0-5"))
      stage.expectConsistent()
    }
  }

  @Test func `disabled prefetching asks for nothing ahead`() {
    let modes = Self.modes {
      $0.offscreen = .ascending
      $0.rects = .prefetchAhead
    }
    Headless.withModes(modes) {
      let source = ItemSource(counts: [20])
      let stage = Stage(SelfSizingRowsLayout(), source, laysOut: false)
      stage.view.isPrefetchingEnabled = false
      stage.view.layoutIfNeeded()
      expectEqual(stage.calls { $0 == "elements" }, ["elements"])
    }
  }

  @Test func `the prefetching data source is called once for items ahead`() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var prefetchedItems: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {
        prefetchedItems += indexPaths.map(\.item)
      }
    }
    Headless.withModes(Self.modes { $0.rects = .prefetchAhead }) {
      let stage = Stage(RowsLayout(), ItemSource(counts: [20]), laysOut: false)
      let prefetcher = Prefetcher()
      stage.view.prefetchDataSource = prefetcher
      stage.view.layoutIfNeeded()
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      expectEqual(prefetcher.prefetchedItems, [5, 6, 7, 8, 9])
    }
  }
}
