#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Messages that are indented to the first one, beside a picture.
  final class AlignedMessages: UIViewController, CollectionViewDelegateAlignedLayout {
    func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.pinsSectionHeaders = false
      collectionView.collectionViewLayout = layout
      collectionView.delegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      attributesForItemAt indexPath: IndexPath
    ) -> CellAttributes {
      CellAttributes(
        endsLine: indexPath.item > 0, indentation: indexPath.item == 1 ? .start : .unchanged)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: CollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: indexPath.item == 0 ? 40 : remainingLineSpace, height: 40)
    }
  }

  /// The same messages in the layout of Foursquare.
  final class FoursquareMessages: UIViewController, FSQCollectionViewDelegateAlignedLayout {
    func setUp(_ collectionView: UICollectionView) {
      let layout = FSQCollectionViewAlignedLayout()
      layout.shouldPinSectionHeadersToTop = false
      collectionView.collectionViewLayout = layout
      collectionView.delegate = self
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: FSQCollectionViewAlignedLayout,
      attributesForCellAt indexPath: IndexPath
    ) -> FSQCollectionViewAlignedLayoutCellAttributes {
      .withInsets(
        .zero, shouldBeginLine: false, shouldEndLine: indexPath.item > 0,
        startLineIndentation: indexPath.item == 1)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: FSQCollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize {
      CGSize(width: indexPath.item == 0 ? 40 : remainingLineSpace, height: 40)
    }
  }
#endif
