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

    // MARK: What UIKit is told before

    /// Returns the content offset that holds the first visible cell in place after updates or an
    /// animated change of bounds.
    func holdDuringChange(proposing proposed: CGPoint) -> CGPoint {
      guard let scene = scrollScene else { return proposed }
      let offset = holdAnchorDuringChange(in: scene)
      let bounds = CGRect(origin: proposed, size: scene.view.bounds.size)
      let target = offset.map { standing.contentOffset($0, in: bounds) } ?? proposed
      state.updates.scroll(to: target)
      return target
    }

    private func holdAnchorDuringChange(in scene: ScrollScene) -> CGFloat? {
      let change = state.updates.animatedChange.map {
        switch $0.cause {
        case .bounds: ScrollKeeper.Change(former: $0.former, newPlace: nil)
        case .updates(let map):
          ScrollKeeper.Change(former: $0.former, newPlace: map.newPositionInPlace)
        }
      }
      let sizer = state.selfSizing
      defer { beginTurnIfNeeded() }
      return state.scrolling.contentWillChange(by: change, in: scene) {
        sizer.isSettled($0, in: $1)
      }
    }

    /// Records that UIKit animates from other bounds to the present ones.
    func animate(from oldBounds: CGRect) {
      state.updates.animateBounds(
        from: state.shown.former(in: oldBounds, options), shown: state.shown.bounds.size, options)
    }

    /// The content before the change that UIKit animates, or nil.
    var formerContent: ContentLayout? { state.updates.animatedChange?.former.content }

    // MARK: Both ends

    /// Returns the attributes from which an element of the present content is animated, or nil if
    /// no change is animated. Records those of a cell that appears, which is measured later.
    func recordInitialAttributes(
      of new: ContentLayout.Element?
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.updates.animatedChange, let new,
        let attributes = presentAttributes(of: new)
      else { return nil }
      guard let old = change.oldElement(of: new),
        let frame = state.updates.formerFrame(of: old),
        change.shows(frame), !fades(old, in: change), keepsKind(of: new, old, in: change)
      else {
        let beginning = transparent(attributes, .appearing, in: change)
        if case .cell(let position) = new,
          state.updates.appear(position, in: standing.frame(ofCellAt: position))
        {
          state.elements.appear(with: beginning)
        }
        return beginning
      }
      attributes.size = frame.size
      attributes.center = CGPoint(x: frame.midX, y: frame.midY)
      adjustAgain(attributes, of: new, asBefore: change)
      adjustAnimatedAttributes?(attributes, .movingFrom)
      return attributes
    }

    /// Returns the attributes to which an element of the former content is animated, or nil if no
    /// change is animated.
    func finalAttributes(
      of old: ContentLayout.Element?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.updates.animatedChange, let old,
        let frame = state.updates.formerFrame(of: old)
      else { return nil }
      if let new = change.newElement(of: old), let attributes = presentAttributes(of: new),
        change.shows(attributes.frame, in: collectionView?.bounds ?? .null),
        !fades(old, in: change), keepsKind(of: new, old, in: change)
      {
        attributes.indexPath = path
        adjustAnimatedAttributes?(attributes, .movingTo)
        return attributes
      }
      let attributes = UICollectionViewLayoutAttributes.make(
        for: old, frame: frame, in: change.former.content, generation: state.updates.generation)
      attributes.zIndex = change.former.content.zIndex(of: old)
      adjustDisappearing(attributes, in: change)
      return transparent(attributes, .disappearing, in: change)
    }

    /// Makes attributes transparent, for an end at which an element fades in its place.
    ///
    /// UIKit animates views and the content offset together ([MagazineLayout pull request
    /// 124](https://github.com/airbnb/MagazineLayout/pull/124) moves initial attributes for that, too). So an
    /// element that stays in its place on the screen moves with the offset.
    func transparent(
      _ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint,
      in change: AnimatedChange
    ) -> UICollectionViewLayoutAttributes {
      let shift = state.updates.contentOffsetChange(to: collectionView?.bounds.origin)
      let sign: CGFloat = end == .appearing ? -1 : 1
      attributes.center.x += sign * shift.x
      attributes.center.y += sign * shift.y
      attributes.alpha = 0
      adjustAnimatedAttributes?(attributes, end)
      return attributes
    }

    /// Returns attributes that may be changed: those that the layout's queries return, or nil for an
    /// element that is not placed.
    func presentAttributes(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      // A subclass may override the queries, and keep the attributes that they return.
      guard type(of: self) == CollectionViewAlignedLayout.self
      else { return overriddenAttributes(of: element)?.duplicate }
      return adjusted(
        state.attributes(of: element, pinning: content.mayPin(element) ? pinning : nil, options))
    }

    private func overriddenAttributes(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard content.places(element), !state.updates.awaitsItems else { return nil }
      let path = element.indexPath
      return switch element {
      case .cell: layoutAttributesForItem(at: path)
      case .contentHeader, .contentFooter, .header, .overflow, .footer:
        layoutAttributesForSupplementaryView(ofKind: element.supplementaryKind ?? "", at: path)
      case .background, .lineSeparator:
        layoutAttributesForDecorationView(
          ofKind: content.decorationKind(of: element) ?? "", at: path)
      }
    }

    func fades(_ old: ContentLayout.Element, in change: AnimatedChange) -> Bool {
      guard fadesCellsThatChangeLines, case .updates = change.cause else { return false }
      return change.changesLine(old, in: content)
    }

    /// Returns whether the same view shows an element before and after the change.
    private func keepsKind(
      of new: ContentLayout.Element, _ old: ContentLayout.Element, in change: AnimatedChange
    ) -> Bool {
      switch new {
      case .contentHeader, .contentFooter, .header, .cell, .overflow, .footer: true
      case .background, .lineSeparator: change.keepsKind(of: new, old, in: content)
      }
    }
  }
#endif
