import AlignedLayout
import UIKit

/// What a client was asked in an event, and what UIKit was told.
public struct EventCounts: Equatable, Encodable {
  /// The views that were asked for their preferred sizes.
  public var measuredViews = 0
  /// The questions to the delegate for the size of a cell.
  public var askedSizes = 0
  /// The questions to the delegate for the attributes of a cell.
  public var askedAttributes = 0
  /// The invalidation contexts that UIKit received.
  public var contexts = 0

  public init() {}
}

/// A data source and delegate of rows whose cells change, come and go.
@MainActor
public final class RowsClient: NSObject {
  public enum Kind {
    /// Tags beside each other, whose sizes the delegate returns.
    case tags
    /// Bubbles of one line each, which size themselves.
    case chat
    /// A label and the field beside it, which size themselves. The field has the remaining width.
    case form
    /// Cells in three columns, which measure their heights.
    case grid
  }

  public struct Cell {
    public let id: Int
    /// The number of changes that made the cell larger.
    public var revision = 0
  }

  public let kind: Kind
  public private(set) var cells: [Cell] = []
  public var counts = EventCounts()
  private var nextID = 0

  public init(_ kind: Kind, rowCount: Int) {
    self.kind = kind
    super.init()
    cells.reserveCapacity(rowCount * cellsPerRow)
    for _ in 0..<rowCount { cells += newRow() }
  }

  public var cellsPerRow: Int { kind == .form ? 2 : 1 }

  public func items(ofRow row: Int) -> Range<Int> {
    row * cellsPerRow..<(row + 1) * cellsPerRow
  }

  // MARK: Changes

  private func newRow() -> [Cell] {
    defer { nextID += cellsPerRow }
    return (nextID..<nextID + cellsPerRow).map { Cell(id: $0) }
  }

  public func insertRow(at row: Int) {
    cells.insert(contentsOf: newRow(), at: row * cellsPerRow)
  }

  public func deleteRow(at row: Int) {
    cells.removeSubrange(items(ofRow: row))
  }

  public func moveRow(from old: Int, to new: Int) {
    let row = Array(cells[items(ofRow: old)])
    cells.removeSubrange(items(ofRow: old))
    cells.insert(contentsOf: row, at: new * cellsPerRow)
  }

  /// Makes the last cell of a row larger, or as large as before.
  public func changeRow(at row: Int) {
    cells[items(ofRow: row).upperBound - 1].revision ^= 1
  }

  // MARK: Sizes

  /// Returns the size of a cell that is offered a width.
  public func size(of cell: Cell, fitting width: CGFloat) -> CGSize {
    let (id, revision) = (cell.id, CGFloat(cell.revision))
    switch kind {
    case .tags: return CGSize(width: CGFloat(40 + id * 7 % 61) + 6 * revision, height: 32)
    case .chat:
      return CGSize(
        width: min(width, CGFloat(120 + id * 37 % 140)),
        height: CGFloat(36 + id % 5 * 18) + 18 * revision)
    case .form:
      guard !id.isMultiple(of: 2) else { return CGSize(width: 100, height: 30) }
      return CGSize(width: width, height: CGFloat(34 + id / 2 % 3 * 10) + 18 * revision)
    case .grid: return CGSize(width: width, height: CGFloat(80 + id % 7 * 12) + 18 * revision)
    }
  }

  private var sectionAttributes: SectionAttributes {
    switch kind {
    case .tags: SectionAttributes()
    case .chat: SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 250, height: 60)))
    case .form: SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 110, height: 40)))
    case .grid: .columns(3, cellHeight: .selfSizing(estimate: 110))
    }
  }

  private func attributes(of cell: Cell) -> CellAttributes {
    switch kind {
    case .tags, .grid: .default
    case .chat:
      CellAttributes(
        beginsLine: true, endsLine: true,
        lineAlignment: cell.id.isMultiple(of: 3) ? .trailing : .leading)
    case .form:
      cell.id.isMultiple(of: 2)
        ? CellAttributes(beginsLine: true)
        : CellAttributes(endsLine: true, width: .remaining, minimumWidth: 120)
    }
  }
}

extension RowsClient: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    cells.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.fill(cells[indexPath.item], by: self)
    return cell
  }
}

extension RowsClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    counts.askedSizes += 1
    return size(of: cells[indexPath.item], fitting: remainingLineSpace)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    sectionAttributes
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForItemAt indexPath: IndexPath
  ) -> CellAttributes {
    counts.askedAttributes += 1
    return attributes(of: cells[indexPath.item])
  }
}

/// A cell that measures itself, unless its delegate returns its size.
public final class RowCell: UICollectionViewCell {
  public private(set) var id = 0
  private var revision = 0
  private weak var client: RowsClient?

  /// Shows a cell of the client.
  public func fill(_ cell: RowsClient.Cell, by client: RowsClient) {
    (id, revision, self.client) = (cell.id, cell.revision, client)
  }

  override public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let client, client.kind != .tags,
      let preferred = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
    else { return layoutAttributes }
    client.counts.measuredViews += 1
    preferred.size = client.size(
      of: RowsClient.Cell(id: id, revision: revision), fitting: preferred.offeredSpace)
    return preferred
  }
}
