import AlignedLayout
import UIKit

/// The items of a list, and how their sizes become known.
public struct ListItems: Sendable {
  /// The sizes of items. After the last one, they begin again.
  public let sizes: [CGSize]

  /// How a layout gets the sizes.
  public let sizing: Sizing

  public enum Sizing: Sendable {
    /// The delegate returns them, and items stand beside each other.
    case beside
    /// The delegate returns their heights, and each item is as wide as the view.
    case rows
    /// Cells determine their heights, and each item is as wide as the view.
    case selfSizingRows
  }

  public init(_ sizes: [CGSize], _ sizing: Sizing) {
    (self.sizes, self.sizing) = (sizes, sizing)
  }

  /// The size until a cell has been measured.
  public static func estimate(width: CGFloat) -> CGSize { CGSize(width: width, height: 60) }

  public static let spacing: CGFloat = 5
}

/// A data source and delegate of a list that several layouts can show: ours, a flow layout, and those that ask the
/// delegate of a flow layout.
@MainActor
public final class ListClient: NSObject {
  public let items: ListItems
  /// The items by their identifiers.
  public private(set) var ids: [Int]
  /// The number of cells that were asked for their preferred sizes.
  public var measuredCount = 0
  private let width: CGFloat
  private var nextID: Int

  public init(_ items: ListItems, count: Int, width: CGFloat) {
    (self.items, self.width) = (items, width)
    ids = Array(0..<count)
    nextID = count
  }

  // MARK: Changes

  public func insertItem(at item: Int) {
    ids.insert(nextID, at: item)
    nextID += 1
  }

  public func deleteItem(at item: Int) {
    ids.remove(at: item)
  }

  // MARK: Sizes

  public func size(ofItem item: Int) -> CGSize {
    size(ofID: ids[item])
  }

  fileprivate func size(ofID id: Int) -> CGSize {
    var size = items.sizes[id % items.sizes.count]
    if items.sizing != .beside { size.width = width }
    return size
  }
}

extension ListClient: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    ids.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ListCell)?.fill(id: ids[indexPath.item], by: self)
    return cell
  }
}

extension ListClient: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size(ofItem: indexPath.item)
  }
}

extension ListClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    size(ofItem: indexPath.item)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    switch items.sizing {
    case .beside: SectionAttributes()
    case .rows: SectionAttributes(maximumCellsPerLine: 1)
    case .selfSizingRows:
      SectionAttributes(
        maximumCellsPerLine: 1, sizing: .selfSizing(estimate: ListItems.estimate(width: width)))
    }
  }
}

/// A cell that determines its height if its client's items do.
public final class ListCell: UICollectionViewCell {
  private var id = 0
  private weak var client: ListClient?

  fileprivate func fill(id: Int, by client: ListClient) {
    (self.id, self.client) = (id, client)
  }

  override public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let client, client.items.sizing == .selfSizingRows,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    client.measuredCount += 1
    preferred.size.height = client.size(ofID: id).height
    return preferred
  }
}
