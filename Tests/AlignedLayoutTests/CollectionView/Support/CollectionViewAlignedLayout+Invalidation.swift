#if canImport(UIKit)
  import AlignedLayout
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Invalidates items as a client does: with a context of the layout's class.
    func invalidateItems(at paths: [IndexPath]) {
      let context = CollectionViewAlignedLayoutInvalidationContext()
      context.invalidateItems(at: paths)
      invalidateLayout(with: context)
    }
  }
#endif
