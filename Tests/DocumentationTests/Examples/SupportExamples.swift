#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Prints what UIKit tells the layout.
  final class PrintingLayout: CollectionViewAlignedLayout {
    override func prepare() {
      print("prepare()", collectionView?.bounds ?? .null)
      super.prepare()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      print(
        "invalidateLayout(with:)", context.invalidateEverything,
        context.invalidateDataSourceCounts)
      super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      print("prepare(forCollectionViewUpdates:)", updateItems)
      super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      print("preferred", preferred.indexPath, original.size, "→", preferred.size)
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  @MainActor
  func printReasons(of layout: CollectionViewAlignedLayout, _ content: ContentLayout) {
    print(layout.lineBreakReason(forItemAt: [0, 3])?.description ?? "no such item")
    print(content.breakReason(ofLineAt: 1, inSection: 0))
  }
#endif
