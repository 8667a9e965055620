import AlignedLayout
import UIKit

/// A client with one section, which counts how often the layout asks for a size.
@MainActor
public final class CountingClient: NSObject {
  /// The number of times the layout asked for a size.
  public var questionCount = 0
  private let sizes: [CGSize]
  private let attributes: SectionAttributes

  /// Creates a client from the sizes of its cells and the attributes of its section.
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
