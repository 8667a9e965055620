import AlignedLayout
import UIKit

/// A data source and delegate of self-sizing cells, whose estimates are all equal.
@MainActor
public final class SelfSizingClient: NSObject {
  private let sectionCount: Int
  public var cellCount: Int

  /// Creates a client with the number of sections, and of the cells in each.
  public init(sectionCount: Int, cellCount: Int) {
    self.sectionCount = sectionCount
    self.cellCount = cellCount
  }

  /// The size that a cell prefers. Its neighbors prefer others.
  public static func size(ofItemAt indexPath: IndexPath) -> CGSize {
    let number = indexPath.item &* 7 &+ indexPath.section
    return CGSize(width: 50 + number % 61, height: 30 + number % 3 * 8)
  }
}

extension SelfSizingClient: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    cellCount
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension SelfSizingClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    SectionAttributes(sizing: .selfSizing(estimate: CGSize(width: 80, height: 40)))
  }
}

/// A cell that measures itself.
public final class SelfSizingCell: UICollectionViewCell {
  override public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = SelfSizingClient.size(ofItemAt: layoutAttributes.indexPath)
    return preferred
  }
}
