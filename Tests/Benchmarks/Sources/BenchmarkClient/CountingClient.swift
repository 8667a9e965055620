import AlignedLayout
import UIKit

/// A client with one section that counts how often it is asked for a size.
@MainActor
public final class CountingClient: NSObject {
  /// How often a size was asked for.
  public var questionCount = 0
  private let sizes: [CGSize]
  private let attributes: SectionAttributes

  /// A client whose section has these attributes, and cells of these sizes.
  public init(_ sizes: [CGSize], _ attributes: SectionAttributes) {
    self.sizes = sizes
    self.attributes = attributes
  }
}

extension CountingClient: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sizes.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension CountingClient: CollectionViewDelegateAlignedLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
  ) -> CGSize {
    questionCount += 1
    return sizes[indexPath.item]
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
    attributesForSectionAt section: Int
  ) -> SectionAttributes {
    attributes
  }
}
