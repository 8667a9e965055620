#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout attributes of a cell, header or footer that sizes itself: they say how wide it may
  /// be, and take what a cell says of its baselines. Those of an overflow view say for how many
  /// items it stands.
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
  ///         CGSize(width: attributes.offeredSpace, height: .greatestFiniteMagnitude))
  ///       return attributes
  ///     }
  open class CollectionViewAlignedLayoutAttributes: UICollectionViewLayoutAttributes {
    /// The width that is offered: that of the whole line for a cell, its own insets and an
    /// indentation subtracted; that of the content for a header or footer. A wider answer is cut to
    /// it. An overflow view does not size itself, and is offered 0.
    public internal(set) var offeredSpace: CGFloat = 0

    /// The distance from the cell's top to its first baseline, said by the cell together with its
    /// size; nil if the cell says none.
    ///
    /// It is a distance in the size that is answered, not in the content view's margins or in the
    /// frame that the cell has now. It counts in place of what ``CellAttributes/firstBaseline``
    /// says, in sections that are aligned by it.
    ///
    /// In the attributes that the layout gives it is always nil, whatever the cell has said before:
    /// a cell that leaves it so takes its word back. Headers and footers have no baseline.
    public var firstBaseline: CGFloat?

    /// The distance from the cell's top to its last baseline, as ``firstBaseline`` is that to the
    /// first.
    ///
    /// A label measures `lastBaselineAnchor` from its bottom, this is measured from the top. A cell
    /// of one line of text says both alike.
    public var lastBaseline: CGFloat?

    /// How many items are hidden that an overflow view stands for; 0 for everything else.
    ///
    /// The view gets it in `apply(_:)`, when it is shown and whenever the number becomes another:
    ///
    ///     override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    ///       super.apply(layoutAttributes)
    ///       if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
    ///         label.text = "+\(attributes.hiddenItemCount) more"
    ///       }
    ///     }
    ///
    /// A number that the data source writes into the view, when it is asked for it, may be another
    /// soon after.
    public internal(set) var hiddenItemCount = 0

    /// A copy, of the same class, with the same offer, baselines and number.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? CollectionViewAlignedLayoutAttributes {
        copy.offeredSpace = offeredSpace
        copy.firstBaseline = firstBaseline
        copy.lastBaseline = lastBaseline
        copy.hiddenItemCount = hiddenItemCount
      }
      return copy
    }

    /// Whether all is the same, the offer, the baselines and the number included.
    open override func isEqual(_ object: Any?) -> Bool {
      // The cast comes first: the object would cross into the main actor otherwise.
      guard let other = object as? CollectionViewAlignedLayoutAttributes, super.isEqual(object)
      else { return false }
      return MainActor.assumeIsolated {
        other.offeredSpace == offeredSpace && other.firstBaseline == firstBaseline
          && other.lastBaseline == lastBaseline && other.hiddenItemCount == hiddenItemCount
      }
    }

    /// Equal for equal attributes.
    open override var hash: Int {
      super.hash
    }
  }
#endif
