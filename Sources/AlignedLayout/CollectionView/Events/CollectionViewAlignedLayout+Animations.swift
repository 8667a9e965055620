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

    // MARK: Both ends

    /// Returns nil if no change is animated. Records the attributes of a cell that appears: it is measured later.
    func recordInitialAttributes(of new: LayoutElement?) -> UICollectionViewLayoutAttributes? {
      guard let change = core.updates.animatedChange, let new,
        let attributes = presentAttributes(of: new)
      else { return nil }
      guard let frame = core.formerFrame(of: new.host, in: change) else {
        let beginning = transparent(attributes, .appearing, in: change)
        if case .content(.cell(let position)) = new, core.appear(position) {
          appearing.append(beginning)
        }
        return beginning
      }
      var isNew = false
      switch new {
      case .content:
        attributes.size = frame.size
        attributes.center = CGPoint(x: frame.midX, y: frame.midY)
      case .attachment(let attached):
        isNew = client?.isNew(attached, in: change) ?? true
        attributes.frame = content.frame(of: attached.attachment, on: frame)
      }
      adjustAgain(attributes, of: new, asBefore: change)
      if isNew { attributes.alpha = 0 }
      adjustAnimatedAttributes?(attributes, isNew ? .appearing : .movingFrom)
      return attributes
    }

    func finalAttributes(
      of old: LayoutElement?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = core.updates.animatedChange, let old, change.former.places(old.host)
      else { return nil }
      if let (attributes, end) = attributes(of: old, movedBy: change) {
        attributes.indexPath = path
        if end == .disappearing { attributes.alpha = 0 }
        adjustAnimatedAttributes?(attributes, end)
        return attributes
      }
      guard let frame = change.former.frame(of: old.host) else { return nil }
      let attributes = old.attributes(
        on: frame, in: change.former.content, generation: core.updates.generation)
      adjustDisappearing(attributes, in: change)
      return transparent(attributes, .disappearing, in: change)
    }

    /// Returns nil for a view that fades in its old place. One that its host has lost moves, and disappears.
    private func attributes(
      of old: LayoutElement, movedBy change: AnimatedChange
    ) -> (UICollectionViewLayoutAttributes, AnimationEndpoint)? {
      guard let new = change.newElement(of: old.host) else { return nil }
      func keepsView() -> Bool {
        change.keeps(
          old.host, as: new, in: content,
          fadingChangesOfLines: core.options.fadesCellsThatChangeLines)
      }
      switch old {
      case .content:
        guard let attributes = presentAttributes(of: .content(new)),
          change.shows(attributes.frame, in: collectionView?.bounds ?? .null), keepsView()
        else { return nil }
        return (attributes, .movingTo)
      case .attachment(var attached):
        guard content.places(new), let frame = standing.frame(of: new, pinning: pinning),
          change.shows(frame, in: collectionView?.bounds ?? .null), keepsView()
        else { return nil }
        let zIndex = change.former.content.zIndex(of: attached.host)
        attached.host = new
        let attributes = attached.attributes(on: frame, in: content)
        attributes.zIndex = zIndex + attached.attachment.zIndex
        adjustPresent(attributes)
        let kept = client?.attachments(of: new).first(ofKind: attached.attachment.kind)
        return (attributes, kept == nil ? .disappearing : .movingTo)
      }
    }

    /// UIKit animates views and the content offset together ([MagazineLayout pull request
    /// 124](https://github.com/airbnb/MagazineLayout/pull/124) moves initial attributes for that, too). So an
    /// element that stays in its place on the screen moves with the offset.
    private func transparent(
      _ attributes: UICollectionViewLayoutAttributes, _ end: AnimationEndpoint,
      in change: AnimatedChange
    ) -> UICollectionViewLayoutAttributes {
      let shift = core.updates.contentOffsetChange(to: collectionView?.bounds.origin)
      let sign: CGFloat = end == .appearing ? -1 : 1
      attributes.center.x += sign * shift.x
      attributes.center.y += sign * shift.y
      attributes.alpha = 0
      adjustAnimatedAttributes?(attributes, end)
      return attributes
    }

    /// Returns attributes that may be changed, or nil for a view that is not placed.
    func presentAttributes(of view: LayoutElement) -> UICollectionViewLayoutAttributes? {
      switch view {
      case .attachment(let attached): adjusted(attributes(of: attached))
      // A subclass may override the queries, and keep the attributes that they return.
      case .content(let element) where type(of: self) != CollectionViewAlignedLayout.self:
        overriddenAttributes(of: element)?.duplicate
      case .content(let element):
        adjusted(
          core.attributes(
            of: element, pinning: core.shown.standing.content.mayPin(element) ? pinning : nil,
            options))
      }
    }

    private func overriddenAttributes(
      of element: ContentLayout.Element
    ) -> UICollectionViewLayoutAttributes? {
      guard content.places(element), !core.updates.awaitsItems else { return nil }
      let path = element.indexPath
      if case .cell = element { return layoutAttributesForItem(at: path) }
      if let kind = element.supplementaryKind {
        return layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      }
      return layoutAttributesForDecorationView(
        ofKind: content.decorationKind(of: element) ?? "", at: path)
    }
  }
#endif
