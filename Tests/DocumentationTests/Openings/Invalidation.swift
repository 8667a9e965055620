#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Asks again for the size of one item.
  @MainActor
  func sizeChanged(ofItemAt indexPath: IndexPath, in layout: CollectionViewAlignedLayout) {
    let context = CollectionViewAlignedLayoutInvalidationContext()
    context.invalidateItems(at: [indexPath])
    layout.invalidateLayout(with: context)
  }
#endif
