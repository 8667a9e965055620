#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func fadePinnedHeaders(of layout: CollectionViewAlignedLayout) {
    layout.adjustVisibleAttributes = { [weak layout] attributes, visibleRect in
      guard let layout,
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      else { return }
      let pinning = ContentLayout.Pinning(
        visibleTop: visibleRect.minY, visibleBottom: visibleRect.maxY)
      let fraction = layout.content.pinnedFraction(
        ofHeaderInSection: attributes.indexPath.section, pinning: pinning)
      attributes.alpha = 1 - 0.5 * (fraction ?? 0)
    }
  }
#endif
