import AlignedLayout
import BenchmarkClient
import UIKit

/// A collection view with its content, which events change.
///
/// A row is what a person takes for one: a tag, a message, a label with its field.
@MainActor
protocol EventScreen: AnyObject {
  var view: UICollectionView { get }
  var counts: EventCounts { get set }
  var rowCount: Int { get }
  var cellCount: Int { get }

  /// Returns the index path of a row's last cell, whose size changes.
  func path(ofRow row: Int) -> IndexPath
  func row(at path: IndexPath) -> Int
  func id(at path: IndexPath) -> Int

  /// Returns the height that a cell should have.
  func height(at path: IndexPath) -> CGFloat

  func insertRow(at row: Int)
  func deleteRow(at row: Int)
  func moveRow(from old: Int, to new: Int)
  /// Reloads a row with another size.
  func reloadRow(at row: Int)
  /// Configures a row again, with the same size.
  func reconfigureRow(at row: Int)
  /// Changes the size of a visible row as its text changes.
  func editRow(at row: Int)
  /// Passes the layout the size of a row's last cell, as a view does that UIKit has made ahead.
  func answerLate(forRow row: Int)
}

extension EventScreen {
  /// Has a row stay at the top, above free space.
  func anchorRowToTop(_ row: Int) {
    let layout = view.collectionViewLayout as? CollectionViewAlignedLayout
    layout?.anchorItemToTop(at: path(ofRow: row), animated: false)
  }

  /// The offset at which the content is at its end.
  var endOffset: CGFloat {
    let insets = view.adjustedContentInset
    return max(
      -insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
  }

  /// The tops of the visible cells, from the top of the view, by identifier.
  var visibleTops: [Int: CGFloat] {
    var tops: [Int: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) else { continue }
      tops[id(at: path)] = cell.frame.minY - view.bounds.minY
    }
    return tops
  }

  /// Stops the program if the counts or the sizes of visible cells are wrong.
  func check(_ event: String) {
    if let content = (view.collectionViewLayout as? CollectionViewAlignedLayout)?.content {
      let count = (0..<content.sectionCount).reduce(0) { $0 + content.cellCount(inSection: $1) }
      require(count == cellCount, "\(event): \(count) cells, not \(cellCount)")
    }
    let visible = view.indexPathsForVisibleItems
    require(!visible.isEmpty, "\(event): no cell is visible")
    for path in visible {
      let (shown, expected) = (view.cellForItem(at: path)?.bounds.height, height(at: path))
      require(
        shown.map { abs($0 - expected) < 0.5 } == true,
        "\(event): the cell at \(path) has the height \(shown ?? .nan), not \(expected)")
    }
  }
}
