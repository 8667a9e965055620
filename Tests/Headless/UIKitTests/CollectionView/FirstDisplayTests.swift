import Testing
import UIKit
import UIKitTestSupport

/// The first pass, reloading and reuse. Evidence: S (RxDataSources#232, KTCenterFlowLayout#23) for
/// the order of calls, D for reuse and reloading.
@MainActor
@Suite(.underAllModes)
struct FirstDisplayTests {
  @Test func `the first pass invalidates, prepares, then asks for size and elements`() {
    let stage = Stage(RowsLayout(), counts: [3])
    expectEqual(
      stage.calls { $0 != "should invalidate" && !$0.hasPrefix("header") },
      ["invalidate everything", "prepare", "content size", "elements"])
    expectEqual(stage.view.contentSize, CGSize(width: 100, height: 150))
  }

  @Test func `cells and headers that intersect the bounds are shown`() {
    let stage = Stage(RowsLayout(), counts: [3, 10])
    expectEqual(stage.names, ["0-0", "0-1", "0-2", "1-0"])
    expectEqual(stage.view.visibleSupplementaryViews(ofKind: RowsLayout.header).count, 2)
    stage.expectConsistent()
  }

  @Test func `a pass with nothing stale makes no calls`() {
    let stage = Stage(RowsLayout(), counts: [3])
    _ = stage.calls()
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.calls(), [])
  }

  @Test func `several invalidations cause one prepare`() {
    let stage = Stage(RowsLayout(), counts: [3])
    _ = stage.calls()
    for _ in 0..<3 { stage.view.collectionViewLayout.invalidateLayout() }
    expectEqual(stage.calls(), ["invalidate"])
    stage.view.layoutIfNeeded()
    expectEqual(stage.calls { !$0.hasPrefix("header") }, ["prepare", "content size", "elements"])
  }

  @Test func `views are ordered by zIndex`() {
    let stage = Stage(RowsLayout(), counts: [3, 10])
    let isHeader = stage.view.subviews.map { !($0 is UICollectionViewCell) }
    expectEqual(isHeader, [false, false, false, false, true, true])
    expectEqual(stage.view.subviews.last?.layer.zPosition, 10)
  }

  @Test func `reloadData removes views and selection and waits for the next pass`() {
    let stage = Stage(RowsLayout(), counts: [3])
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    _ = stage.calls()
    stage.source.sections = [["a", "b"]]
    stage.view.reloadData()
    expectEqual(stage.calls(), ["invalidate everything"])
    #expect(stage.view.visibleCells.isEmpty)
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    stage.view.layoutIfNeeded()
    expectEqual(stage.calls { !$0.hasPrefix("header") }, ["prepare", "content size", "elements"])
    expectEqual(stage.names, ["a", "b"])
  }

  @Test func `a new data source is shown in the next pass`() {
    let stage = Stage(RowsLayout(), counts: [3])
    let other = ItemSource([["x"]])
    stage.view.dataSource = other
    stage.view.layoutIfNeeded()
    expectEqual(stage.names, ["x"])
    withExtendedLifetime(other) {}
  }

  @Test func `a new data source ends selection and interactive movement`() {
    let stage = Stage(RowsLayout(), counts: [5])
    stage.view.selectItem(
      at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let other = ItemSource(counts: [2])
    stage.view.dataSource = other
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.indexPathsForSelectedItems, [])
    #expect(!stage.view.hasUncommittedUpdates)
  }

  @Test func `a cell that leaves the bounds ends displaying and is reused`() {
    let stage = Stage(RowsLayout(), counts: [20])
    let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
    stage.scroll(to: 300)
    #expect(stage.source.events.contains("did end displaying 0-0"))
    #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(first?.superview == nil || stage.names.contains((first as? ItemCell)?.name ?? ""))
    stage.expectConsistent()
  }

  @Test func `zero bounds, no sections, empty sections and no data source are valid`() {
    let layout = RowsLayout()
    let stage = Stage(layout, ItemSource([]), size: .zero)
    expectEqual(stage.names, [])
    stage.view.dataSource = nil
    stage.view.delegate = nil
    stage.view.layoutIfNeeded()
    stage.source.sections = [[], ["a"], []]
    stage.view.dataSource = stage.source
    stage.view.layoutIfNeeded()
    stage.resize(CGSize(width: 100, height: 200))
    expectEqual(stage.names, ["a"])
    expectEqual(stage.view.contentSize, CGSize(width: 100, height: 130))
  }

  @Test func `a data source without numberOfSections has one section`() {
    final class PlainSource: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    let layout = RowsLayout()
    layout.headerHeight = 0
    let stage = Stage(layout, counts: [])
    let plain = PlainSource()
    stage.view.dataSource = plain
    stage.view.layoutIfNeeded()
    expectEqual(stage.view.numberOfSections, 1)
    expectEqual(stage.view.visibleCells.count, 2)
    withExtendedLifetime(plain) {}
  }

  @Test func `the header of a section is made before its footer`() {
    let layout = UICollectionViewFlowLayout(lines: 0, items: 0)
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    layout.footerReferenceSize = CGSize(width: 100, height: 20)
    final class Source: FlowSource {
      var kinds: [String] = []
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        kinds.append(kind)
        return super.collectionView(
          collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }
    let source = Source(counts: [2])
    let stage = Stage(flow: layout, source)
    expectEqual(
      source.kinds,
      [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    withExtendedLifetime(stage) {}
  }
}
