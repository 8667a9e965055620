import Testing
import UIKit

typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

/// Returns a snapshot with these sections and items.
func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// A collection view in a window, with a diffable data source of names.
@MainActor
final class DiffableStage {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  let window: UIWindow
  let view: UICollectionView
  let source: Source
  private let record: Record

  /// The names of the items whose cells were filled.
  private final class Record {
    var fills: [String] = []
  }

  init(
    _ sections: KeyValuePairs<String, [String]> = [:], layout: UICollectionViewLayout? = nil,
    height: CGFloat = 200
  ) {
    let size = CGSize(width: 100, height: height)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? RowsLayout())
    let record = Record()
    let cells = UICollectionView.CellRegistration<ItemCell, String> { cell, _, name in
      cell.name = name
      record.fills.append(name)
    }
    let headers = UICollectionView.SupplementaryRegistration<TitledHeader>(
      elementKind: RowsLayout.header
    ) { header, kind, path in header.title = "\(kind) \(path.section)" }
    source = Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(view)
    self.view = view
    self.record = record
    source.applySnapshotUsingReloadData(snapshot(sections))
    _ = fills()
    _ = updates()
  }

  /// Applies a snapshot and lays out.
  func show(_ snapshot: Snapshot, animated: Bool = true) {
    source.apply(snapshot, animatingDifferences: animated)
    view.layoutIfNeeded()
  }

  /// The names of the visible cells, from top to bottom.
  var names: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? ItemCell)?.name ?? "" }
  }

  func cell(_ name: String) -> ItemCell? {
    source.indexPath(for: name).flatMap(view.cellForItem) as? ItemCell
  }

  /// Returns the names of the items whose cells were filled since the last time.
  func fills() -> [String] {
    defer { record.fills = [] }
    return record.fills
  }

  /// Returns the update items of each batch since the last time.
  func updates() -> [String] {
    guard let layout = view.collectionViewLayout as? RowsLayout else { return [] }
    defer { layout.log = [] }
    return layout.log.filter { $0.hasPrefix("updates") }.map { String($0.dropFirst(8)) }
  }
}

/// A header with a title.
final class TitledHeader: UICollectionReusableView {
  var title = ""
}
