#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Settings for batch updates, one function for each example.
  @MainActor
  enum UpdateSettings {
    static func reconfiguring(
      _ photo: SharedPhoto, at indexPath: IndexPath, _ layout: CollectionViewAlignedLayout,
      _ dataSource: UICollectionViewDiffableDataSource<Int, Int>,
      _ collectionView: UICollectionView
    ) {
      var snapshot = dataSource.snapshot()
      layout.invalidateItemsInNextUpdate(at: [indexPath])
      snapshot.reconfigureItems([photo.id])
      dataSource.apply(snapshot)
      collectionView.performBatchUpdates(nil)
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
      layout.keepsVisibleLinesInPlace = false
    }

    static func growing(_ layout: CollectionViewAlignedLayout) {
      layout.adjustAnimatedAttributes = { attributes, end in
        if end == .appearing {
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      }
    }
  }

  /// A controller with a diffable data source over the plain layout.
  final class DiffableController: UIViewController {
    struct Tag: Hashable {
      let name: String

      var size: CGSize { CGSize(width: CGFloat(9 * name.count + 24), height: 32) }
    }

    func makeDataSource(
      _ collectionView: UICollectionView, _ layout: CollectionViewAlignedLayout,
      _ cells: UICollectionView.CellRegistration<UICollectionViewCell, Tag>
    ) -> UICollectionViewDiffableDataSource<String, Tag> {
      let dataSource = UICollectionViewDiffableDataSource<String, Tag>(
        collectionView: collectionView
      ) { collectionView, indexPath, tag in
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: tag)
      }
      layout.keepsAnswersAcrossUpdates = true
      layout.sizeForItem = { [weak dataSource] indexPath, _ in
        dataSource?.itemIdentifier(for: indexPath)?.size ?? .zero
      }
      return dataSource
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
