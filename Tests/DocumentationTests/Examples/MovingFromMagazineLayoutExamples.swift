#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A large card above pairs of small ones.
  @MainActor
  enum AlignedShelf {
    static func setUp(_ collectionView: UICollectionView) {
      let layout = CollectionViewAlignedLayout()
      layout.contentInsets = .zero
      layout.sectionSpacing = 24
      layout.pinsSectionHeaders = false
      layout.defaultHeaderLength = 44
      layout.selfSizesSectionHeaders = true
      layout.defaultSectionAttributes = SectionAttributes(
        sizing: .selfSizing(estimate: CGSize(width: 160, height: 150)), cellAlignment: .stretch,
        cellSpacing: 12, lineSpacing: 12,
        insets: Insets(top: 12, leading: 16, trailing: 16),
        supplementaryInsets: Insets(leading: 16, trailing: 16))
      layout.attributesForItem = { indexPath in
        CellAttributes(width: .fraction(indexPath.item == 0 ? 1 : 0.5))
      }
      collectionView.collectionViewLayout = layout
    }
  }

  /// The same by MagazineLayout.
  final class MagazineShelf: UIViewController {
    func setUp(_ collectionView: UICollectionView) {
      collectionView.collectionViewLayout = MagazineLayout()
      collectionView.delegate = self
    }
  }

  extension MagazineShelf: UICollectionViewDelegateMagazineLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeModeForItemAt indexPath: IndexPath
    ) -> MagazineLayoutItemSizeMode {
      MagazineLayoutItemSizeMode(
        widthMode: indexPath.item == 0
          ? .fullWidth(respectsHorizontalInsets: true) : .halfWidth,
        heightMode: .dynamicAndStretchToTallestItemInRow)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForHeaderInSectionAtIndex index: Int
    ) -> MagazineLayoutHeaderVisibilityMode {
      .visible(heightMode: .dynamic, pinToVisibleBounds: false)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      horizontalSpacingForItemsInSectionAtIndex index: Int
    ) -> CGFloat {
      12
    }

    // The methods for footers, backgrounds, vertical spacing and insets follow.
  }

  extension MagazineShelf {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForFooterInSectionAtIndex index: Int
    ) -> MagazineLayoutFooterVisibilityMode {
      .hidden
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForBackgroundInSectionAtIndex index: Int
    ) -> MagazineLayoutBackgroundVisibilityMode {
      .hidden
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      verticalSpacingForElementsInSectionAtIndex index: Int
    ) -> CGFloat {
      12
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForSectionAtIndex index: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 16, bottom: 24, right: 16)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForItemsInSectionAtIndex index: Int
    ) -> UIEdgeInsets {
      .zero
    }
  }
#endif
