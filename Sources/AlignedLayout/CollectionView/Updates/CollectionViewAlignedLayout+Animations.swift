#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// One of the two ends of an animation: the one at which an element's attributes differ from
    /// those that the layout's queries return.
    ///
    /// Elements are cells, headers, footers, overflow views, backgrounds and line separators.
    public enum AnimationEndpoint: Hashable, Sendable {
      /// The beginning for an element that is new or, with new bounds, was not visible before: its
      /// new place on the screen, transparent.
      case appearing

      /// The end for an element that disappears or, with new bounds, will not be visible: its old
      /// place on the screen, transparent.
      case disappearing

      /// The beginning for an element that stays: its old place.
      case movingFrom

      /// The end for an element that stays: its new place.
      case movingTo
    }

    // MARK: The layout before a change

    /// Returns the present layout in the given bounds, as the layout before a change.
    func formerContent(in bounds: CGRect) -> FormerContent {
      let shown = state.shown
      return FormerContent(
        standing: shown.standing, surroundings: shown.surroundings, bounds: bounds,
        pinning: pinning(of: shown.content, in: bounds, with: shown.surroundings))
    }

    /// The content before the change that UIKit animates, or nil.
    var formerContent: ContentLayout? { state.transition.animatedChange?.former.content }

    /// Returns the change from the layout in other bounds to the present one.
    func change(from oldBounds: CGRect) -> AnimatedChange {
      var former = formerContent(in: oldBounds)
      if let stored = state.transition.contentOfFormerBounds,
        stored.bounds.size == oldBounds.size, state.shown.bounds.size != oldBounds.size
      {
        former = stored
        former.bounds = oldBounds
        former.pinning = pinning(
          of: stored.content, in: oldBounds, with: stored.surroundings)
      }
      return AnimatedChange(former: former, cause: .bounds)
    }

    // MARK: Both ends

    /// Returns the attributes from which an element of the present content is animated, or nil if
    /// no change is animated.
    func initialAttributes(
      of new: ContentLayout.Element?
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.transition.animatedChange, let new,
        let attributes = presentAttributes(of: new)
      else { return nil }
      guard let old = change.oldElement(of: new), let frame = change.former.frame(of: old),
        change.shows(frame), !fades(old, in: change), hasKind(of: new, old, in: change)
      else {
        let beginning = transparent(attributes, .appearing, in: change)
        if case .cell(let position) = new {
          state.transition.addAppearingCell(
            position, frame: standing.frame(ofCellAt: position), attributes: beginning)
        }
        return beginning
      }
      attributes.size = frame.size
      attributes.center = CGPoint(x: frame.midX, y: frame.midY)
      adjustAnimatedAttributes?(attributes, .movingFrom)
      return attributes
    }

    /// Returns the attributes to which an element of the former content is animated, or nil if no
    /// change is animated.
    func finalAttributes(
      of old: ContentLayout.Element?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.transition.animatedChange, let old,
        let frame = change.former.frame(of: old)
      else { return nil }
      if let new = change.newElement(of: old), let attributes = presentAttributes(of: new),
        change.isVisible(attributes.frame, in: collectionView), !fades(old, in: change),
        hasKind(of: new, old, in: change)
      {
        attributes.indexPath = path
        adjustAnimatedAttributes?(attributes, .movingTo)
        return attributes
      }
      let attributes = UICollectionViewLayoutAttributes.make(for: old, in: change.former.content)
      attributes.frame = frame
      return transparent(attributes, .disappearing, in: change)
    }

    /// Makes attributes transparent, for an end at which an element fades in its place.
    ///
    /// UIKit animates views and the content offset together, from the old to the new one. An
    /// element that is to stay in place on the screen must move with the offset.
    private func transparent(
      _ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint,
      in change: AnimatedChange
    ) -> UICollectionViewLayoutAttributes {
      let shift = contentOffsetChange(since: change.former)
      let sign: CGFloat = end == .appearing ? -1 : 1
      attributes.center.x += sign * shift.x
      attributes.center.y += sign * shift.y
      attributes.alpha = 0
      adjustAnimatedAttributes?(attributes, end)
      return attributes
    }

    /// Returns by how much the content offset changes in an animated change. If UIKit has not set
    /// the new offset yet, it is the one that the layout has returned.
    private func contentOffsetChange(since former: FormerContent) -> CGPoint {
      guard let present = collectionView?.bounds.origin else { return .zero }
      let old = former.bounds.origin
      let new = present == old ? state.transition.targetContentOffset ?? present : present
      return CGPoint(x: new.x - old.x, y: new.y - old.y)
    }

    /// Returns a copy of the attributes that the layout's queries return. The queries are called
    /// because a subclass may override them.
    private func presentAttributes(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard content.places(element), !state.awaitsUpdateItems else { return nil }
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

    /// Returns whether the same view shows an element before and after a change. The decoration
    /// views of a section that stays may be of another kind than before.
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
    /// Returns whether an element is animated from its old frame.
    fileprivate func shows(_ oldFrame: CGRect) -> Bool {
      switch cause {
      case .updates: true
      case .bounds: oldFrame.overlaps(former.bounds)
      }
    }

    /// Returns whether an element is animated to its new frame.
    @MainActor
    fileprivate func isVisible(_ newFrame: CGRect, in collectionView: UICollectionView?) -> Bool {
      switch cause {
      case .updates: true
      case .bounds: collectionView?.bounds.overlaps(newFrame) ?? false
      }
    }
  }

  extension CGRect {
    // CGRect.intersects is true for rectangles that only touch, on some platforms.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
#endif
