import AlignedLayout
import BenchmarkClient
import UIKit

/// A collection view whose data source and delegate are those of an app without a list library.
@MainActor
final class RowsScreen: EventScreen {
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let client: RowsClient

  init(_ kind: RowsClient.Kind, cellCount: Int) {
    let layout = CollectionViewAlignedLayout()
    layout.keepsAnswersAcrossUpdates = true
    layout.staysAtEnd = kind == .chat
    client = RowsClient(kind, rowCount: cellCount / (kind == .form ? 2 : 1))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = client
    view.delegate = client
    window.addSubview(view)
  }

  private var layout: CollectionViewAlignedLayout {
    guard let layout = view.collectionViewLayout as? CollectionViewAlignedLayout else {
      preconditionFailure("The collection view has another layout.")
    }
    return layout
  }

  var counts: EventCounts {
    get { client.counts }
    set { client.counts = newValue }
  }

  var rowCount: Int { client.cells.count / client.cellsPerRow }
  var cellCount: Int { client.cells.count }

  func path(ofRow row: Int) -> IndexPath {
    IndexPath(item: client.items(ofRow: row).upperBound - 1, section: 0)
  }

  func row(at path: IndexPath) -> Int { path.item / client.cellsPerRow }

  func id(at path: IndexPath) -> Int { client.cells[path.item].id }

  func height(at path: IndexPath) -> CGFloat {
    client.size(of: client.cells[path.item], fitting: view.bounds.width).height
  }

  // MARK: Changes

  private func paths(ofRow row: Int) -> [IndexPath] {
    client.items(ofRow: row).map { IndexPath(item: $0, section: 0) }
  }

  func insertRow(at row: Int) {
    view.performBatchUpdates({
      client.insertRow(at: row)
      view.insertItems(at: paths(ofRow: row))
    })
  }

  func deleteRow(at row: Int) {
    view.performBatchUpdates({
      client.deleteRow(at: row)
      view.deleteItems(at: paths(ofRow: row))
    })
  }

  func moveRow(from old: Int, to new: Int) {
    view.performBatchUpdates({
      client.moveRow(from: old, to: new)
      for (old, new) in zip(paths(ofRow: old), paths(ofRow: new)) {
        view.moveItem(at: old, to: new)
      }
    })
  }

  func reloadRow(at row: Int) {
    client.changeRow(at: row)
    view.reloadItems(at: [path(ofRow: row)])
  }

  func reconfigureRow(at row: Int) {
    view.reconfigureItems(at: [path(ofRow: row)])
  }

  func editRow(at row: Int) {
    let path = path(ofRow: row)
    client.changeRow(at: row)
    guard client.kind != .tags else {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      return layout.invalidateLayout(with: context)
    }
    guard let cell = view.cellForItem(at: path) as? RowCell else {
      preconditionFailure("The row that is edited is not visible.")
    }
    cell.fill(client.cells[path.item], by: client)
    cell.invalidateIntrinsicContentSize()
  }

  func answerLate(forRow row: Int) {
    let path = path(ofRow: row)
    guard let original = layout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? CollectionViewAlignedLayoutAttributes
    else { preconditionFailure("The cell at \(path) has no attributes.") }
    counts.measuredViews += 1
    preferred.size = client.size(of: client.cells[path.item], fitting: preferred.offeredSpace)
    Headless.receive(preferred, original: original, in: view)
    let height = layout.layoutAttributesForItem(at: path)?.size.height
    require(height == preferred.size.height, "The late answer has no effect.")
  }
}
