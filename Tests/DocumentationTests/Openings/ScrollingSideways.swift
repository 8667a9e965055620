#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A shelf of cards that fill the height.
  @MainActor
  func makeCardShelf() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.scrollDirection = .horizontal
    layout.sizeForItem = { indexPath, remainingHeight in
      CGSize(width: 160, height: remainingHeight)
    }
    layout.defaultSectionAttributes = SectionAttributes(maximumCellsPerLine: 1)
    return layout
  }
#endif
