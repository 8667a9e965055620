#if canImport(UIKit)
  import UIKit

  /// Rows that, where they are told so, become as high as their views prefer.
  class SelfSizingRows: Rows {
    var asksCells = false
    var asksHeaders = false
    /// Whether the offset is adjusted for what becomes higher and begins above the bounds.
    var holdsStill = false

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let known = height(of: preferredAttributes) else { return false }
      return abs(known - preferredAttributes.size.height) > 0.5
    }

    /// The height that an element has, or will have when it is laid out again; nil if nobody asks
    /// it for one, or it is gone.
    private func height(of element: UICollectionViewLayoutAttributes) -> CGFloat? {
      let path = element.indexPath
      switch element.representedElementCategory {
      case .cell:
        guard asksCells, let laidOut = super.layoutAttributesForItem(at: path) else { return nil }
        return chosenHeights[path] ?? laidOut.size.height
      case .supplementaryView:
        guard asksHeaders,
          let laidOut = super.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path)
        else { return nil }
        return chosenHeaderHeights[path.section] ?? laidOut.size.height
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
      let (path, chosen) = (preferredAttributes.indexPath, preferredAttributes.size.height)
      if preferredAttributes.representedElementCategory == .cell {
        chosenHeights[path] = chosen
      } else {
        chosenHeaderHeights[path.section] = chosen
      }
      if holdsStill, let bounds = collectionView?.bounds, original.frame.minY < bounds.minY {
        context.contentOffsetAdjustment.y = chosen - known
      }
      return context
    }
  }
#endif
