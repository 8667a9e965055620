#if canImport(UIKit)
  import UIKit

  /// Rows that become as high as their views prefer, if self-sizing is turned on.
  class SelfSizingRows: Rows {
    var cellsSizeThemselves = false
    var headersSizeThemselves = false
    /// A Boolean value that is true if the offset is adjusted for elements above the bounds that
    /// change their height.
    var adjustsOffset = false

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let known = height(of: preferredAttributes) else { return false }
      return abs(known - preferredAttributes.size.height) > 0.5
    }

    /// Returns the height that an element has, or will have after the next layout. Returns nil if
    /// it does not size itself or no longer exists.
    private func height(of element: UICollectionViewLayoutAttributes) -> CGFloat? {
      let path = element.indexPath
      switch element.representedElementCategory {
      case .cell:
        guard cellsSizeThemselves, let laidOut = super.layoutAttributesForItem(at: path) else {
          return nil
        }
        return measuredHeights[path] ?? laidOut.size.height
      case .supplementaryView:
        guard headersSizeThemselves,
          let laidOut = super.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path)
        else { return nil }
        return measuredHeaderHeights[path.section] ?? laidOut.size.height
      case .decorationView: return nil
      @unknown default: return nil
      }
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: original)
      let known = height(of: preferredAttributes) ?? original.size.height
      let (path, measured) = (preferredAttributes.indexPath, preferredAttributes.size.height)
      if preferredAttributes.representedElementCategory == .cell {
        measuredHeights[path] = measured
      } else {
        measuredHeaderHeights[path.section] = measured
      }
      if adjustsOffset, let bounds = collectionView?.bounds, original.frame.minY < bounds.minY {
        context.contentOffsetAdjustment.y = measured - known
      }
      return context
    }
  }
#endif
