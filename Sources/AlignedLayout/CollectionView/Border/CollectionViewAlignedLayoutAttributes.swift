#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The layout attributes of self-sizing cells, headers and footers, and of overflow views.
  ///
  /// A self-sizing view reads the width that it is offered, and returns a copy with its size. A cell may also
  /// report its baselines and the width of its last line. An overflow view reads the number of hidden items.
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
    /// The width that a self-sizing view is offered.
    ///
    /// A cell is offered the whole line, less its own insets and the indentation. A cell that prefers more is
    /// cut to that width. In a section that offers ``SectionAttributes/Offer/remainingLineSpace`` it is offered
    /// what the cells before it leave, if they have been measured. A cell that is wider than that begins the
    /// next line. A cell may also be offered what remains of the line above its own, so that the layout finds
    /// out whether it fits there.
    ///
    /// A header or footer is offered the width of the content. For an overflow view, which does not
    /// size itself, this is 0. If the content scrolls sideways, what is offered is a height.
    public var offeredSpace: CGFloat { given.offeredSpace }

    /// The distance from the top of a self-sizing cell to its first baseline, or nil if the cell
    /// reports none. Set this together with the size.
    ///
    /// Measure the distance in the size that the cell returns, and not in the present frame or from the content
    /// view's margins. If the cell is aligned by its first baseline, this distance overrides
    /// ``CellAttributes/firstBaseline``.
    ///
    /// The layout always passes nil, whatever the cell has reported before. Leaving it nil clears
    /// the reported baseline. Headers and footers have no baseline.
    public var firstBaseline: CGFloat?

    /// The distance from the top of a self-sizing cell to its last baseline, or nil if the cell reports none.
    /// The rules of ``firstBaseline`` apply.
    ///
    /// The distance is counted from the top, also to the last baseline. A cell with one line of
    /// text reports the same distance for both.
    public var lastBaseline: CGFloat?

    /// The width that the last line of a self-sizing cell's text takes, counted from the cell's leading edge, or
    /// nil for the ``CellAttributes/lastLineWidth`` of its attributes. Set this together with the size.
    ///
    /// The next cell may stand beside the last line if it ``CellAttributes/standsAtTrailingEdge``. Leaving this
    /// nil clears what was reported before. It has no effect in content that scrolls sideways, and in headers
    /// and footers.
    public var lastLineWidth: CGFloat?

    /// The number of hidden items that an overflow view stands for; 0 for all other views.
    ///
    /// The view gets it in `apply(_:)`, when it is first shown and whenever the number changes:
    ///
    ///     override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    ///       super.apply(layoutAttributes)
    ///       if let attributes = layoutAttributes as? CollectionViewAlignedLayoutAttributes {
    ///         label.text = "+\(attributes.hiddenItemCount) more"
    ///       }
    ///     }
    ///
    /// Do not set the number in the data source instead: it may change while the view is visible.
    public var hiddenItemCount: Int { given.hiddenItemCount }

    /// What the layout says to the view. UIKit copies attributes often, and each access to a property of an object
    /// is checked.
    struct Given: Equatable {
      var offeredSpace: CGFloat = 0
      var hiddenItemCount = 0

      /// The generation of the index path. UIKit may return attributes from before a batch of updates (radar
      /// [48955657](https://github.com/lionheart/openradar-mirror/issues/21099)).
      var generation = 0
    }

    var given = Given()

    /// Returns a copy that includes the properties of this class.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      if let copy = copy as? CollectionViewAlignedLayoutAttributes {
        copy.given = given
        copy.firstBaseline = firstBaseline
        copy.lastBaseline = lastBaseline
        copy.lastLineWidth = lastLineWidth
      }
      return copy
    }

    /// Returns whether all properties are equal, including those of this class.
    open override func isEqual(_ object: Any?) -> Bool {
      // The cast comes first. Otherwise the object would be sent into the main actor.
      guard let other = object as? CollectionViewAlignedLayoutAttributes, super.isEqual(object)
      else { return false }
      return MainActor.assumeIsolated {
        other.given == given && other.firstBaseline == firstBaseline
          && other.lastBaseline == lastBaseline && other.lastLineWidth == lastLineWidth
      }
    }

    /// The hash value. It does not include the properties of this class.
    open override var hash: Int { super.hash }
  }
#endif
