#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What an article uses of MagazineLayout, as it is declared there. Nothing is laid out.

  final class MagazineLayout: UICollectionViewLayout {}

  struct MagazineLayoutItemSizeMode: Hashable {
    let widthMode: MagazineLayoutItemWidthMode
    let heightMode: MagazineLayoutItemHeightMode
  }

  enum MagazineLayoutItemWidthMode: Hashable {
    case fullWidth(respectsHorizontalInsets: Bool)
    case fractionalWidth(divisor: UInt)

    static var halfWidth: MagazineLayoutItemWidthMode { .fractionalWidth(divisor: 2) }
  }

  enum MagazineLayoutItemHeightMode: Hashable {
    case `static`(height: CGFloat)
    case dynamic
    case dynamicAndStretchToTallestItemInRow
  }

  enum MagazineLayoutHeaderVisibilityMode: Hashable {
    case visible(heightMode: MagazineLayoutHeaderHeightMode, pinToVisibleBounds: Bool)
    case hidden
  }

  enum MagazineLayoutHeaderHeightMode: Hashable {
    case `static`(height: CGFloat)
    case dynamic
  }

  enum MagazineLayoutFooterVisibilityMode: Hashable {
    case hidden
  }

  enum MagazineLayoutBackgroundVisibilityMode: Hashable {
    case visible
    case hidden
  }

  @MainActor
  protocol UICollectionViewDelegateMagazineLayout: UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeModeForItemAt indexPath: IndexPath
    ) -> MagazineLayoutItemSizeMode

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForHeaderInSectionAtIndex index: Int
    ) -> MagazineLayoutHeaderVisibilityMode

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForFooterInSectionAtIndex index: Int
    ) -> MagazineLayoutFooterVisibilityMode

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForBackgroundInSectionAtIndex index: Int
    ) -> MagazineLayoutBackgroundVisibilityMode

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      horizontalSpacingForItemsInSectionAtIndex index: Int
    ) -> CGFloat

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      verticalSpacingForElementsInSectionAtIndex index: Int
    ) -> CGFloat

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForSectionAtIndex index: Int
    ) -> UIEdgeInsets

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForItemsInSectionAtIndex index: Int
    ) -> UIEdgeInsets
  }
#endif
