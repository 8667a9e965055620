import BenchmarkClient
import UIKit

/// A collection view with a list, in one of several layouts.
@MainActor
final class ListScreen: EventScreen {
  static let size = CGSize(width: 390, height: 844)

  let view: UICollectionView
  let items: ListItems
  let peer: PeerLayout
  private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private let client: ListClient
  private var otherCounts = EventCounts()

  init(_ items: ListItems, count: Int, in peer: PeerLayout, isAtEnd: Bool = false) {
    (self.items, self.peer) = (items, peer)
    client = ListClient(items, count: count, width: Self.size.width)
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: peer.make(for: items.sizing, width: Self.size.width, isAtEnd: isAtEnd))
    view.register(ListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = client
    view.delegate = client
    window.addSubview(view)
    if isAtEnd { Headless.withoutAudits { scrollToEnd() } }
  }

  private func scrollToEnd() {
    repeat {
      view.layoutIfNeeded()
      view.contentOffset.y = endOffset
      view.layoutIfNeeded()
    } while view.contentOffset.y != endOffset
  }

  var counts: EventCounts {
    get {
      var counts = otherCounts
      counts.measuredViews = client.measuredCount
      return counts
    }
    set {
      otherCounts = newValue
      client.measuredCount = newValue.measuredViews
    }
  }

  var rowCount: Int { client.ids.count }
  var cellCount: Int { client.ids.count }

  func path(ofRow row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  func row(at path: IndexPath) -> Int { path.item }

  func id(at path: IndexPath) -> Int { client.ids[path.item] }

  func height(at path: IndexPath) -> CGFloat { client.size(ofItem: path.item).height }

  // MARK: Changes

  func insertRow(at row: Int) {
    view.performBatchUpdates({
      client.insertItem(at: row)
      view.insertItems(at: [path(ofRow: row)])
    })
  }

  func deleteRow(at row: Int) {
    view.performBatchUpdates({
      client.deleteItem(at: row)
      view.deleteItems(at: [path(ofRow: row)])
    })
  }

  func answerLate(forRow row: Int) {
    let path = path(ofRow: row)
    guard let original = view.collectionViewLayout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { preconditionFailure("The cell at \(path) has no attributes.") }
    counts.measuredViews += 1
    preferred.size = client.size(ofItem: row)
    require(preferred.size != original.size, "The cell at \(path) was measured before.")
    Headless.receive(preferred, original: original, in: view)
    let height = view.collectionViewLayout.layoutAttributesForItem(at: path)?.size.height
    require(height == preferred.size.height, "The late answer has no effect.")
  }

  func moveRow(from old: Int, to new: Int) { leftOut() }
  func reloadRow(at row: Int) { leftOut() }
  func reconfigureRow(at row: Int) { leftOut() }
  func editRow(at row: Int) { leftOut() }

  private func leftOut() -> Never {
    preconditionFailure("The comparison of layouts leaves this event out.")
  }
}
