#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  final class WordTagsController: UIViewController {
    let tags = ["typesetter", "line", "ink"]
    let label = UILabel()
  }

  extension WordTagsController: CollectionViewDelegateAlignedLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      label.text = tags[indexPath.item]
      let size = label.intrinsicContentSize
      return CGSize(width: size.width + 24, height: size.height + 12)
    }
  }
#endif
