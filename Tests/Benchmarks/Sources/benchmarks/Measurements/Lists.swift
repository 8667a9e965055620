import AlignedLayout
import AlignedList
import UIKit

/// Measures what a list of components adds to comparing them, and to its data source.
@MainActor
func lists(_ setting: Setting) -> [Figure] {
  let count = 10_000
  let rows = (0..<8).map { changed in
    (0..<count).map { ListRow(id: $0, title: "Row \($0 == count / 2 ? -changed : $0)") }
  }
  func section(_ rows: [ListRow]) -> ListSection { ListSection("rows", of: rows) { $0 } }
  let list = ListStage()
  list.show(section(rows[0]))
  let plain = SnapshotStage(count: count)
  return [
    Figure(
      "equal components", cells: count,
      setting.compare(operations: 20) { _ in
      } _: { _, _ in
        list.show(section(rows[0]))
      } with: { operation in
        let new = rows[1 + operation % 3].map { $0 }
        precondition(sameCount(new, rows[5]) == count - 1)
      }, per: Double(count), unit: "ns a component", other: "making and comparing",
      limit: .ratio(5)),
    Figure(
      "one other component", cells: count,
      setting.compare { run in
        run
      } _: { run, _ in
        list.show(section(rows[1 + run % 7]))
      } with: { _ in
        plain.reconfigure(count / 2)
      }, unit: "ns", other: "data source alone"),
  ]
}

private func sameCount(_ first: [ListRow], _ second: [ListRow]) -> Int {
  zip(first, second).reduce(0) { $0 + ($1.0 == $1.1 ? 1 : 0) }
}

/// A collection view in a window with a diffable data source of numbers, and the same sizes.
@MainActor
private struct SnapshotStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let layout = CollectionViewAlignedLayout()
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init(count: Int) {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    layout.keepsAnswersAcrossUpdates = true
    layout.sizeForItem = { path, _ in CGSize(width: 40 + path.item % 50, height: 30) }
    window.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    dataSource.applySnapshotUsingReloadData(snapshot)
  }

  func reconfigure(_ number: Int) {
    layout.invalidateItemsInNextUpdate(at: [IndexPath(item: number, section: 0)])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([number])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
