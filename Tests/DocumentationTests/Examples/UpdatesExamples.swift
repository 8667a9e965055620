#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Settings for batch updates, one function for each example.
  @MainActor
  enum UpdateSettings {
    static func reusing(_ layout: CollectionViewAlignedLayout) {
      layout.keepsAnswersAcrossUpdates = true
    }

    static func reconfiguring(
      _ photo: SharedPhoto, at indexPath: IndexPath, _ layout: CollectionViewAlignedLayout,
      _ dataSource: UICollectionViewDiffableDataSource<Int, Int>
    ) {
      var snapshot = dataSource.snapshot()
      layout.invalidateItemsInNextUpdate(at: [indexPath])
      snapshot.reconfigureItems([photo.id])
      dataSource.apply(snapshot)
    }

    static func otherSizes(_ collectionView: UICollectionView) {
      collectionView.performBatchUpdates {
        collectionView.collectionViewLayout.invalidateLayout()
      }
    }

    static func fading(_ layout: CollectionViewAlignedLayout) {
      layout.fadesCellsThatChangeLines = true
    }

    static func moving(_ layout: CollectionViewAlignedLayout) {
      layout.keepsFirstVisibleCellInPlace = false
    }

    static func growing(_ layout: CollectionViewAlignedLayout) {
      layout.adjustAnimatedAttributes = { attributes, end in
        if end == .appearing {
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    }
  }

  struct SharedPhoto: Identifiable {
    let id: Int
  }

  /// A layout whose disappearing cells move downwards.
  final class FallingLayout: CollectionViewAlignedLayout {
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if let attributes, attributes.alpha == 0 {
        attributes.center.y += 40
      }
      return attributes
    }
  }
#endif
