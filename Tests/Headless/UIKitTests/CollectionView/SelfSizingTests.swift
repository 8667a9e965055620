import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Cells that choose their size. Evidence: S (`_checkForPreferredAttributesInView`) for the order,
/// R (epoxy#88, MagazineLayout#29) for loops and stale paths, I for what is asked again.
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

  @Test func `cells have the heights they prefer when the pass ends`() {
    let stage = Stage(SelfSizingRowsLayout(), source([20, 60, 35]))
    #expect(stage.view.visibleCells.map(\.frame.height) == [20, 60, 35])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [30, 50, 110])
    #expect(stage.view.contentSize.height == 145)
    stage.expectConsistent()
  }

  @Test func `the layout is asked, gives a context, is invalidated and prepared in the pass`() {
    let stage = Stage(SelfSizingRowsLayout(), source([50]))
    let calls = stage.calls {
      $0 != "should invalidate" && !$0.hasPrefix("header") && !$0.hasPrefix("item")
        && $0 != "context for bounds"
    }
    #expect(
      calls == [
        "invalidate everything", "prepare", "content size", "elements",
        "context for preferred 0-0", "invalidate", "prepare", "content size", "elements",
      ])
  }

  @Test func `a size that the layout has already changes nothing`() {
    let stage = Stage(SelfSizingRowsLayout(), source([40, 40]))
    #expect(stage.calls { $0.hasPrefix("context for preferred") } == [])
  }

  @Test func `cells that come in choose theirs, and those above move nothing that is seen`() {
    let stage = Stage(SelfSizingRowsLayout(), source(Array(repeating: 70, count: 30)))
    for y in stride(from: CGFloat(100), through: 1500, by: 100) {
      stage.scroll(to: y)
      stage.expectConsistent()
    }
    for y in stride(from: CGFloat(1400), through: 0, by: -100) { stage.scroll(to: y) }
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.height == 70 })
    stage.expectConsistent()
  }

  @Test func `an offset that cells put out of reach during a batch comes back`() {
    let stage = Stage(SelfSizingRowsLayout(), source(Array(repeating: 20, count: 20)))
    // Most have not been asked, and are taken to be taller.
    stage.scroll(to: stage.view.contentSize.height - 200)
    stage.view.performBatchUpdates({
      stage.source.sections[0].removeLast(8)
      stage.view.deleteItems(at: (12..<20).map { path($0) })
    })
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y <= max(0, stage.view.contentSize.height - 200))
    stage.expectConsistent()
  }

  @Test func `heights go with their items through updates`() {
    let stage = Stage(SelfSizingRowsLayout(), source([20, 60, 35]))
    stage.source.heights["new"] = 50
    stage.source.sections = [["item 2", "new", "item 0"]]
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [path(1)])
      stage.view.moveItem(at: path(2), to: path(0))
      stage.view.insertItems(at: [path(1)])
    })
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [35, 50, 20])
    stage.expectConsistent()
  }

  @Test func `adjustments made during a batch are dropped, those made at its end count`() {
    final class Adjusting: SelfSizingRowsLayout {
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
    let layout = Adjusting()
    let stage = Stage(layout, source(Array(repeating: 40, count: 60)))
    stage.source.heights["new"] = 45
    stage.source.sections[0].insert("new", at: 1)
    layout.isUpdating = true
    stage.view.insertItems(at: [path(1)])
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 7)
    stage.expectConsistent()
  }

  @Test func `a reused cell is measured again, unless it forgets super`() {
    final class Forgetful: UICollectionViewCell {
      override func prepareForReuse() {}
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        preferred.size.height = 60
        return preferred
      }
    }
    let source = source(Array(repeating: 60, count: 40))
    let proper = Stage(SelfSizingRowsLayout(), source)
    for y in stride(from: CGFloat(0), through: 1000, by: 150) { proper.scroll(to: y) }
    #expect(proper.view.visibleCells.allSatisfy { $0.frame.height == 60 })
    let careless = Stage(SelfSizingRowsLayout(), source, laysOut: false)
    careless.view.register(Forgetful.self, forCellWithReuseIdentifier: "item")
    careless.view.layoutIfNeeded()
    #expect(careless.view.visibleCells.allSatisfy { $0.frame.height == 60 })
  }

  @Test func `a context that names its own element moves those after it too`() {
    let layout = NamingLayout()
    let stage = Stage(layout, source([20, 40, 40]))
    #expect(stage.view.visibleCells.map(\.frame.minY) == [30, 50, 90])
    stage.expectConsistent()
  }

  @Test func `a context that names other elements is reported`() {
    let layout = NamingLayout()
    layout.others = [path(1)]
    let violations = Headless.recordingViolations { _ = Stage(layout, source([20, 40])) }
    #expect(Set(violations.map(\.kind)) == [.contextNamesOthers])
  }

  @Test func `a preferred place that is none is refused`() {
    final class Broken: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = .nan
        return layoutAttributes
      }
    }
    let stage = Stage(SelfSizingRowsLayout(), source([20]), laysOut: false)
    stage.view.register(Broken.self, forCellWithReuseIdentifier: "item")
    expectViolation(.invalidGeometry, "contains NaN") { stage.view.layoutIfNeeded() }
  }
}

/// Names elements in its contexts for preferred attributes.
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

/// What only some habits show.
@MainActor
struct SelfSizingHabitsTests {
  private static func modes(_ change: (inout FuzzModes) -> Void) -> FuzzModes {
    var modes = FuzzModes()
    change(&modes)
    return modes
  }

  @Test func `visible cells may change their minds between passes`() {
    Headless.withModes(Self.modes { $0.resizing = .eachPass }) {
      let stage = Stage(SelfSizingRowsLayout(), ItemSource([["a", "b"]]))
      let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ItemCell
      cell?.preferredHeight = 90
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      #expect(cell?.frame.height == 90)
      cell?.preferredHeight = 20
      stage.view.selfSizingInvalidation = .disabled
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      #expect(cell?.frame.height == 90)
    }
  }

  @Test(arguments: [FuzzModes.Offscreen.ascending, .descending])
  func `cells ahead are made and measured before they are seen`(order: FuzzModes.Offscreen) {
    let modes = Self.modes {
      $0.offscreen = order
      $0.rects = .prefetchAhead
    }
    Headless.withModes(modes) {
      let source = ItemSource(counts: [20])
      for name in source.sections[0] { source.heights[name] = 50 }
      let stage = Stage(SelfSizingRowsLayout(), source)
      #expect(!source.events.contains("will display 0-5"))
      #expect(
        stage.view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.size.height == 50)
      stage.scroll(to: 100)
      #expect(source.events.contains("will display 0-5"))
      stage.expectConsistent()
    }
  }

  @Test func `a view that prefetches nothing asks for nothing ahead`() {
    let modes = Self.modes {
      $0.offscreen = .ascending
      $0.rects = .prefetchAhead
    }
    Headless.withModes(modes) {
      let source = ItemSource(counts: [20])
      let stage = Stage(SelfSizingRowsLayout(), source, laysOut: false)
      stage.view.isPrefetchingEnabled = false
      stage.view.layoutIfNeeded()
      #expect(stage.calls { $0 == "elements" } == ["elements"])
    }
  }

  @Test func `the prefetching data source hears of items ahead once`() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var told: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {
        told += indexPaths.map(\.item)
      }
    }
    Headless.withModes(Self.modes { $0.rects = .prefetchAhead }) {
      let stage = Stage(RowsLayout(), ItemSource(counts: [20]), laysOut: false)
      let prefetcher = Prefetcher()
      stage.view.prefetchDataSource = prefetcher
      stage.view.layoutIfNeeded()
      stage.view.setNeedsLayout()
      stage.view.layoutIfNeeded()
      #expect(prefetcher.told == [5, 6, 7, 8, 9])
    }
  }
}
