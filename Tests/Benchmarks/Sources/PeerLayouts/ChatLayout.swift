import UIKit

/// A layout of the kind that chats use: rows as wide as the view, each with a model that keeps its height across
/// updates. It makes attributes when UIKit asks for them.
public final class ChatLayout: ListLayout {
  private struct Row {
    var height: CGFloat
    var top: CGFloat = 0
    var bottom: CGFloat { top + height }
  }

  /// Whether the end of the content stays visible if it was.
  public var staysAtEnd = false

  private var rows: [Row] = []
  /// The rows before a batch update.
  private var oldRows: [Row] = []
  /// The row that is being shown at an edge of the view, until the views beside it are measured.
  private var shown: (item: Int, edge: Edge)?

  override var itemCount: Int { rows.count }
  override var height: CGFloat { rows.last?.bottom ?? 0 }

  // MARK: Rows

  override func store(_ sizes: [CGSize]) { rows = sizes.map { Row(height: $0.height) } }

  override func store(_ size: CGSize, ofItem item: Int) { rows[item].height = size.height }

  override func size(ofItem item: Int) -> CGSize { frame(rows[item]).size }

  override func frame(ofItem item: Int) -> CGRect { frame(rows[item]) }

  private func frame(_ row: Row) -> CGRect {
    CGRect(x: 0, y: row.top, width: width, height: row.height)
  }

  override func place(from item: Int) {
    var top = item > 0 ? rows[item - 1].bottom + spacing : 0
    for item in item..<max(item, rows.count) {
      rows[item].top = top
      top += rows[item].height + spacing
    }
  }

  private func firstRow(where isReached: (Row) -> Bool) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  override func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    var item = firstRow { $0.bottom >= rect.minY }
    while item < rows.count, rows[item].top < rect.maxY {
      found.append(attributes(ofItem: item))
      item += 1
    }
    return found
  }

  override func firstItem(notAbove height: CGFloat) -> Int? {
    let first = firstRow { $0.top >= height }
    return first < rows.count ? first : nil
  }

  // MARK: Scrolling

  /// An edge of a row, and of the view.
  public enum Edge { case top, bottom }

  /// Scrolls a row to an edge of the view. It is still there after the rows beside it have been measured.
  public func show(_ item: Int, at edge: Edge) {
    guard let view = collectionView else { return }
    shown = (item, edge)
    moveShownRow()
    view.layoutIfNeeded()
    shown = nil
  }

  public override func prepare() {
    super.prepare()
    moveShownRow()
  }

  private func moveShownRow() {
    guard let view = collectionView, let (item, edge) = shown, item < rows.count else { return }
    let insets = view.adjustedContentInset
    let offset =
      switch edge {
      case .top: rows[item].top - insets.top
      case .bottom: rows[item].bottom - view.bounds.height + insets.bottom
      }
    if view.contentOffset.y != offset { view.contentOffset.y = offset }
  }

  override func showsEnd(of view: UICollectionView) -> Bool {
    staysAtEnd
      && view.bounds.maxY - view.adjustedContentInset.bottom >= view.contentSize.height - 1
  }

  // MARK: Updates

  override func move(_ map: ItemMap, sizeOfNewItem: (Int) -> CGSize) {
    oldRows = rows
    rows = []
    rows.reserveCapacity(map.oldItems.count)
    for (new, old) in map.oldItems.enumerated() {
      rows.append(old == ItemMap.none ? Row(height: sizeOfNewItem(new).height) : oldRows[old])
    }
  }

  override func oldFrame(ofItem item: Int) -> CGRect { frame(oldRows[item]) }

  override func forgetOldItems() { oldRows = [] }
}
