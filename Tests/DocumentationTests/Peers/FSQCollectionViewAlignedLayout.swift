#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What an article uses of FSQCollectionViewAlignedLayout, as Swift imports it. Nothing is laid out.

  final class FSQCollectionViewAlignedLayout: UICollectionViewLayout {
    var shouldPinSectionHeadersToTop = true
  }

  final class FSQCollectionViewAlignedLayoutCellAttributes: NSObject {
    static func withInsets(
      _ insets: UIEdgeInsets, shouldBeginLine: Bool, shouldEndLine: Bool, startLineIndentation: Bool
    ) -> FSQCollectionViewAlignedLayoutCellAttributes {
      FSQCollectionViewAlignedLayoutCellAttributes()
    }
  }

  // The protocol and its methods are optional and Objective-C's there.
  @MainActor
  protocol FSQCollectionViewDelegateAlignedLayout: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout: FSQCollectionViewAlignedLayout,
      sizeForItemAt indexPath: IndexPath, remainingLineSpace: CGFloat
    ) -> CGSize

    func collectionView(
      _ collectionView: UICollectionView, layout: FSQCollectionViewAlignedLayout,
      attributesForCellAt indexPath: IndexPath
    ) -> FSQCollectionViewAlignedLayoutCellAttributes
  }
#endif
