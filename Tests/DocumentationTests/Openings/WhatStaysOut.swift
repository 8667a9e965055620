#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Rows of photos, in place of a waterfall.
  @MainActor
  func makePhotoWall(_ ratios: [CGFloat]) -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = .rows(height: 120).with(cellSpacing: 2, lineSpacing: 2)
    layout.attributesForItem = { CellAttributes(aspectRatio: ratios[$0.item]) }
    return layout
  }
#endif
