import AlignedLayout
import BenchmarkClient
import UIKit

/// The least that a layout has to do that asks a delegate: a bare loop that makes an index path for
/// each cell, asks the same delegate for attributes and sizes as often as the layout does, breaks
/// the same lines and stores the sizes and the lines.
@MainActor
func layOutBarely(
  _ delegate: any CollectionViewDelegateAlignedLayout, _ view: UICollectionView,
  _ layout: CollectionViewAlignedLayout, cellCount: Int, width: CGFloat
) -> CGFloat {
  let sizes = UnsafeMutableBufferPointer<CGSize>.allocate(capacity: cellCount)
  let lines = UnsafeMutableBufferPointer<Floor.Line>.allocate(capacity: cellCount)
  defer {
    sizes.deallocate()
    lines.deallocate()
  }
  var x: CGFloat = 0
  var top: CGFloat = 0
  var height: CGFloat = 0
  var firstCell = 0
  var lineCount = 0
  for cell in 0..<cellCount {
    let path = IndexPath(item: cell, section: 0)
    let attributes = delegate.collectionView(view, layout: layout, attributesForCellAt: path)
    var size = delegate.collectionView(
      view, layout: layout, sizeForItemAt: path, remainingLineSpace: width - x)
    if x > 0, attributes.beginsLine || x + size.width > width {
      lines[lineCount] = Floor.Line(firstCell: firstCell, top: top, height: height)
      lineCount += 1
      firstCell = cell
      top += height + Workload.spacing
      x = 0
      height = 0
      size = delegate.collectionView(
        view, layout: layout, sizeForItemAt: path, remainingLineSpace: width)
    }
    sizes[cell] = size
    x += size.width + Workload.spacing
    height = max(height, size.height)
  }
  return top + height
}

/// A collection view of a phone's size, its layout and its client.
@MainActor
func stage(_ sizes: [[CGSize]]) -> (UICollectionView, CollectionViewAlignedLayout, WorkloadClient) {
  let client = WorkloadClient(sizes)
  let layout = CollectionViewAlignedLayout()
  layout.contentInsets = .zero
  layout.sectionSpacing = 0
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 812), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.register(
    UICollectionReusableView.self,
    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
    withReuseIdentifier: "header")
  view.dataSource = client
  view.delegate = client
  return (view, layout, client)
}

/// `prepare()` with everything stale, a delegate asked by index path, beside the bare loop.
@MainActor
func measureDelegatePath(_ sizes: UnsafeBufferPointer<CGSize>) {
  print("Delegate          cells  ns a cell   floor  ratio")
  for count in [1_000, 10_000, 100_000] {
    let stages = (0..<4).map { run in
      stage([Array(sizes[(run * count)..<((run + 1) * count)])])
    }
    let result = compare(runs: max(15, 200_000 / count)) { run in
      let (_, layout, _) = stages[run % 4]
      layout.invalidateLayout()
      layout.prepare()
    } with: { run in
      let (view, layout, client) = stages[run % 4]
      let height = layOutBarely(client, view, layout, cellCount: count, width: 375)
      precondition(height == layout.collectionViewContentSize.height)
    }
    print(
      column("prepare", 12), column(count, 10), column(result.measured / Double(count), 10),
      column(result.floor / Double(count), 7), column(result.ratio, 6))
  }
}

/// A step of scrolling with pinned headers, as the layout alone meets it, and the query for a
/// screenful, in content of a thousand sections and more and more cells.
@MainActor
func measureScrolling(_ sizes: UnsafeBufferPointer<CGSize>) {
  print("Scrolling         cells  ns a step  ns a screenful")
  for count in [1_000, 10_000, 100_000] {
    let perSection = count / 1_000
    let (view, layout, client) = stage(
      (0..<1_000).map { Array(sizes[($0 * perSection)..<(($0 + 1) * perSection)]) })
    layout.defaultHeaderHeight = 30
    layout.prepare()
    let last = layout.collectionViewContentSize.height - 812
    let result = compare(runs: 15) { run in
      var bounds = CGRect(x: 0, y: last / 20 * CGFloat(run), width: 375, height: 812)
      view.bounds = bounds
      for _ in 0..<100 {
        bounds.origin.y += 7
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
          layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
          layout.prepare()
        }
      }
    } with: { run in
      for step in 0..<100 {
        let y = last / 20 * CGFloat(run) + CGFloat(7 * step)
        _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 375, height: 812))
      }
    }
    print(
      column("1000 sections", 12), column(count, 9), column(result.measured / 100, 10),
      column(result.floor / 100, 15))
    withExtendedLifetime(client) {}
  }
}
