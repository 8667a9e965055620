#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// An end of the way that a cell, a header or footer, an overflow view, a background or a line
    /// separator takes when a change is animated: the one at which it is not as the layout's
    /// queries say.
    public enum AnimationEndpoint: Hashable, Sendable {
      /// The beginning, for an element that has not been there or, with other bounds, not in sight:
      /// where it will stand, and transparent.
      case appearing

      /// The end, for an element that will not be there or, with other bounds, not in sight: where
      /// it stood, and transparent.
      case disappearing

      /// The beginning, for an element that stays: its old place.
      case movingFrom

      /// The end, for an element that stays: its new place.
      case movingTo
    }

    // MARK: Batches and bounds

    /// What there is before a change.
    func formerContent(in bounds: CGRect) -> FormerContent {
      FormerContent(
        content: content, surroundings: surroundings, bounds: bounds,
        pinning: pinning(in: bounds, with: surroundings))
    }

    /// Keeps what was laid out for bounds of another size: UIKit may tell of an animation only when
    /// all is new. It is kept until the animation has begun, or other data has come.
    func keepContentOfFormerBounds() {
      guard let bounds = collectionView?.bounds else { return }
      if bounds.size != preparedBounds.size {
        contentOfFormerBounds = formerContent(in: preparedBounds)
      }
      preparedBounds = bounds
    }

    func beginAnimation(from oldBounds: CGRect) {
      var former = formerContent(in: oldBounds)
      if let kept = contentOfFormerBounds, kept.bounds.size == oldBounds.size,
        preparedBounds.size != oldBounds.size
      {
        former = kept
        former.bounds = oldBounds
        former.pinning = pinning(in: oldBounds, with: kept.surroundings)
      }
      animatedChange = AnimatedChange(former: former, cause: .bounds)
    }

    func endAnimationOfBounds() {
      contentOfFormerBounds = nil
      animatedChange = nil
    }

    // MARK: Both ends

    /// Where an element of the present content comes from; nil if no change is animated.
    func initialAttributes(
      of new: ContentLayout.Element?
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = animatedChange, let new, let attributes = presentAttributes(of: new)
      else { return nil }
      guard let old = change.oldElement(of: new), let frame = change.former.frame(of: old),
        change.shows(frame), !fades(old, in: change), hasKind(of: new, old, in: change)
      else { return transparent(attributes, .appearing) }
      attributes.size = frame.size
      attributes.center = CGPoint(x: frame.midX, y: frame.midY)
      adjustAnimatedAttributes?(attributes, .movingFrom)
      return attributes
    }

    /// Where an element of the former content goes; nil if no change is animated.
    func finalAttributes(
      of old: ContentLayout.Element?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = animatedChange, let old, let frame = change.former.frame(of: old)
      else { return nil }
      if let new = change.newElement(of: old), let attributes = presentAttributes(of: new),
        change.isVisible(attributes.frame, in: collectionView), !fades(old, in: change),
        hasKind(of: new, old, in: change)
      {
        attributes.indexPath = path
        adjustAnimatedAttributes?(attributes, .movingTo)
        return attributes
      }
      let attributes = UICollectionViewLayoutAttributes.made(for: old, in: change.former.content)
      attributes.frame = frame
      return transparent(attributes, .disappearing)
    }

    private func transparent(
      _ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint
    ) -> UICollectionViewLayoutAttributes {
      attributes.alpha = 0
      adjustAnimatedAttributes?(attributes, end)
      return attributes
    }

    /// The attributes that the queries answer, in a copy. They are asked as UIKit does: a subclass
    /// may have changed them.
    private func presentAttributes(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard content.places(element), !awaitsUpdateItems else { return nil }
      let plain = UICollectionViewLayoutAttributes(element, in: content)
      let kind = plain.representedElementKind ?? ""
      let attributes =
        switch element {
        case .cell: layoutAttributesForItem(at: plain.indexPath)
        case .header, .overflow, .footer:
          layoutAttributesForSupplementaryView(ofKind: kind, at: plain.indexPath)
        case .background, .lineSeparator:
          layoutAttributesForDecorationView(ofKind: kind, at: plain.indexPath)
        }
      return attributes?.duplicate
    }

    /// Whether an element is still shown by the view that it was shown by: what decorates a section
    /// that stays may have become another kind.
    private func hasKind(
      of new: ContentLayout.Element, _ old: ContentLayout.Element, in change: AnimatedChange
    ) -> Bool {
      content.decorationKind(of: new) == change.former.content.decorationKind(of: old)
    }

    private func fades(_ old: ContentLayout.Element, in change: AnimatedChange) -> Bool {
      guard fadesCellsThatChangeLines, case .updates = change.cause else { return false }
      return change.changesLine(old, in: content)
    }
  }

  extension AnimatedChange {
    /// The cell of the former content at a path, if there was one.
    func oldCell(at path: IndexPath) -> ContentLayout.Element? {
      former.content.position(of: path).map { .cell($0) }
    }

    /// Whether an element comes from its old place.
    fileprivate func shows(_ oldFrame: CGRect) -> Bool {
      switch cause {
      case .updates: true
      case .bounds: oldFrame.overlaps(former.bounds)
      }
    }

    /// Whether an element goes to its new place.
    @MainActor
    fileprivate func isVisible(_ newFrame: CGRect, in collectionView: UICollectionView?) -> Bool {
      switch cause {
      case .updates: true
      case .bounds: collectionView?.bounds.overlaps(newFrame) ?? false
      }
    }
  }

  extension CGRect {
    // Not CGRect's own test: on some platforms rectangles that touch count as meeting there.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
#endif
