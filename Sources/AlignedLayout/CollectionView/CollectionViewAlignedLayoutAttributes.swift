#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout attributes of a cell, header or footer that sizes itself: they say how wide it may be.
  ///
  /// A cell gets them in `preferredLayoutAttributesFitting(_:)`, and answers with a copy of another
  /// size:
  ///
  ///     override func preferredLayoutAttributesFitting(
  ///       _ layoutAttributes: UICollectionViewLayoutAttributes
  ///     ) -> UICollectionViewLayoutAttributes {
  ///       guard let attributes = layoutAttributes.copy() as? CollectionViewAlignedLayoutAttributes
  ///       else { return layoutAttributes }
  ///       attributes.size = label.sizeThatFits(
  ///         CGSize(width: attributes.offeredWidth, height: .greatestFiniteMagnitude))
  ///       return attributes
  ///     }
  open class CollectionViewAlignedLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The width that is offered: that of the whole line for a cell, its own insets and an
    /// indentation subtracted; that of the content for a header or footer. A wider answer is cut to
    /// it.
    public internal(set) var offeredWidth: CGFloat = 0

    /// A copy, of the same class and with the same offer.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? CollectionViewAlignedLayoutAttributes)?.offeredWidth = offeredWidth
      return copy
    }

    /// Whether all is the same, the offer included.
    open override func isEqual(_ object: Any?) -> Bool {
      // The cast comes first: the object would cross into the main actor otherwise.
      guard let other = object as? CollectionViewAlignedLayoutAttributes, super.isEqual(object)
      else { return false }
      return MainActor.assumeIsolated { other.offeredWidth == offeredWidth }
    }

    /// Equal for equal attributes.
    open override var hash: Int {
      super.hash
    }
  }
#endif
