#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  @MainActor
  func makeProductGrid() -> CollectionViewAlignedLayout {
    let layout = CollectionViewAlignedLayout()
    layout.defaultSectionAttributes = .columns(minimumWidth: 160)
    layout.sizeForItem = { _, width in CGSize(width: width, height: 120) }
    layout.attributesForItem = { indexPath in
      indexPath.item == 0 ? CellAttributes(columnSpan: .max) : .default
    }
    return layout
  }
#endif
