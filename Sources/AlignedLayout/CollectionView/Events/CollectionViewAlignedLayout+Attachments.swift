#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Views that are attached to cells, headers and footers. They are found by their hosts.
  extension CollectionViewAlignedLayout {
    /// Asks again for the attachments of all items, and has UIKit query them.
    ///
    /// Frames of items stay as they are, and no size is asked. Call it when only attachments have changed,
    /// such as a number in a badge that comes or goes. To change what an attached view shows, get it from
    /// the collection view's `supplementaryView(forElementKind:at:)`.
    public func invalidateAttachments() {
      state.attachments.forgetAll()
      invalidateLayout(with: contextKeepingContent())
    }

    /// Whether any element may have attachments. Queries of a content without them do no more than this.
    var mayHaveAttachments: Bool {
      content.sections.attachmentReach != nil || asksForAttachments
    }

    private var asksForAttachments: Bool {
      attachmentsForItem != nil || state.client.asksDelegateForAttachments
    }

    // MARK: Asking

    /// Returns the attachments of an element of the present content.
    func attachments(of element: ContentLayout.Element) -> [ViewAttachment] {
      guard case .cell(let position) = element, asksForAttachments
      else { return content.attachments(ofHost: element) }
      state.attachments.turn(to: state.shown.version)
      if let known = state.attachments[position] { return known }
      // The client must not be asked for items that it may not have any more.
      guard state.isUpToDate, let collectionView,
        let path = collectionView.dataSourceIndexPath(
          forPresentationIndexPath: position.indexPath)
      else { return [] }
      let delegate = collectionView.delegate as? any CollectionViewDelegateAlignedLayout
      let attachments =
        state.client.asksDelegateForAttachments
        ? delegate?.collectionView(collectionView, layout: self, attachmentsForItemAt: path)
        : nil
      let answer = (attachments ?? attachmentsWithoutDelegate(ofItemAt: path)).ofDifferentKinds
      state.attachments.learn(answer, of: position)
      return answer
    }

    /// Returns the attachments of an item if no delegate returns them.
    func attachmentsWithoutDelegate(ofItemAt path: IndexPath) -> [ViewAttachment] {
      state.client.asksDelegateForAttachments = false
      return attachmentsForItem?(path)
        ?? content.attachments(ofHost: .cell(ContentLayout.CellPosition(path)))
    }

    // MARK: Queries

    /// Returns the attributes of the elements in a rectangle, and after each those of its attachments there.
    func attributesOfElementsAndAttachments(
      in rect: CGRect, answersUIKit: Bool = true
    ) -> [UICollectionViewLayoutAttributes]? {
      let reach = content.sections.attachmentReach ?? 0
      guard
        let placed = state.elements(
          in: rect, widenedBy: reach, answersUIKit: answersUIKit, pinning: pinning)
      else { return nil }
      let area = QueryArea(rect)
      // The client that is asked for attachments may have the layout replace its content.
      let content = content
      let own = placed.map { placed in
        (reach == 0 || area.meets(placed.frame)) && state.isShown(placed.element)
          ? state.attributes(of: placed, options) : nil
      }
      var found: [UICollectionViewLayoutAttributes] = []
      found.reserveCapacity(2 * placed.count)
      for (host, own) in zip(placed, own) {
        if let own { found.append(own) }
        guard host.element.mayHaveAttachments else { continue }
        let frame = frame(ofHost: host.element, placedIn: host.frame)
        for attachment in attachments(of: host.element)
        where isAttached(attachment, to: host.element) {
          let attributes = attributes(of: attachment, on: host.element, in: frame, content)
          if area.meets(attributes.frame) { found.append(attributes) }
        }
      }
      return found
    }

    /// Returns the attributes of an attachment, or nil if there is none. Attachments of cells that a line
    /// limit hides are hidden, too.
    func attributesOfAttachment(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard mayHaveAttachments, !state.updates.awaitsItems,
        let (host, attachment) = attachment(ofKind: kind, at: path),
        let placed = standing.frame(of: host, pinning: pinning)
      else { return nil }
      return attributes(
        of: attachment, on: host, in: frame(ofHost: host, placedIn: placed), content)
    }

    private func attachment(
      ofKind kind: String, at path: IndexPath
    ) -> (host: ContentLayout.Element, attachment: ViewAttachment)? {
      for host in content.hosts(at: path) {
        if let attachment = attachments(of: host).first(ofKind: kind) { return (host, attachment) }
      }
      return nil
    }

    /// Returns whether a view is attached to an element, and not to another at the same index path.
    private func isAttached(_ attachment: ViewAttachment, to host: ContentLayout.Element) -> Bool {
      if case .cell = host { return true }
      return self.attachment(ofKind: attachment.kind, at: host.indexPath)?.host == host
    }

    private func attributes(
      of attachment: ViewAttachment, on host: ContentLayout.Element, in frame: CGRect,
      _ content: ContentLayout
    ) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: attachment.kind, with: host.indexPath)
      attributes.frame = content.frame(of: attachment, on: frame)
      attributes.zIndex = content.zIndex(of: host) + attachment.zIndex
      attributes.isHidden = content.hides(host)
      return attributes
    }

    /// Returns the frame of a host: that of a carried cell is below the finger.
    private func frame(ofHost host: ContentLayout.Element, placedIn frame: CGRect) -> CGRect {
      guard case .cell(let position) = host else { return frame }
      return state.movement.carriedFrame(of: position, size: frame.size) ?? frame
    }

    /// Names the attachments of an element that moves without a layout pass.
    func invalidateAttachments(
      of element: ContentLayout.Element, in context: UICollectionViewLayoutInvalidationContext
    ) {
      guard mayHaveAttachments, content.contains(element) else { return }
      for attachment in attachments(of: element) {
        context.invalidateSupplementaryElements(ofKind: attachment.kind, at: [element.indexPath])
      }
    }

  }

  // Attachments in changes.
  extension CollectionViewAlignedLayout {
    // MARK: Animations

    /// Returns where an attachment is animated from: on the old place of its host, or transparent if the
    /// host is new.
    func initialAttributesOfAttachment(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.updates.animatedChange, mayHaveAttachments,
        let (host, attachment) = attachment(ofKind: kind, at: path),
        let attributes = attributesOfAttachment(ofKind: kind, at: path)
      else { return nil }
      guard let old = change.oldElement(of: host), let frame = state.updates.formerFrame(of: old),
        change.shows(frame), !fades(old, in: change)
      else {
        adjustPresent(attributes)
        return transparent(attributes, .appearing, in: change)
      }
      let isNew = formerAttachments(of: old, in: change).first(ofKind: kind) == nil
      attributes.frame = content.frame(of: attachment, on: frame)
      adjust(attributes, asBefore: change)
      if isNew { attributes.alpha = 0 }
      adjustAnimatedAttributes?(attributes, isNew ? .appearing : .movingFrom)
      return attributes
    }

    /// Returns where an attachment is animated to: on the new place of its host, or transparent if the
    /// host is gone.
    func finalAttributesOfAttachment(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let change = state.updates.animatedChange else { return nil }
      let former = change.former.content
      for old in former.hosts(at: path) {
        guard let attachment = formerAttachments(of: old, in: change).first(ofKind: kind),
          let oldFrame = state.updates.formerFrame(of: old)
        else { continue }
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = former.frame(of: attachment, on: oldFrame)
        attributes.zIndex = former.zIndex(of: old) + attachment.zIndex
        guard let new = change.newElement(of: old), content.places(new),
          let frame = standing.frame(of: new, pinning: pinning), !fades(old, in: change),
          change.shows(frame, in: collectionView?.bounds ?? .null)
        else {
          adjustDisappearing(attributes, in: change)
          return transparent(attributes, .disappearing, in: change)
        }
        let isGone = attachments(of: new).first(ofKind: kind) == nil
        attributes.frame = content.frame(of: attachment, on: frame)
        attributes.indexPath = new.indexPath
        adjustPresent(attributes)
        attributes.indexPath = path
        if isGone { attributes.alpha = 0 }
        adjustAnimatedAttributes?(attributes, isGone ? .disappearing : .movingTo)
        return attributes
      }
      return nil
    }

    /// Returns the attachments that an element had before a change.
    private func formerAttachments(
      of old: ContentLayout.Element, in change: AnimatedChange
    ) -> [ViewAttachment] {
      guard case .updates = change.cause else { return attachments(of: old) }
      guard case .cell(let position) = old, asksForAttachments
      else { return change.former.content.attachments(ofHost: old) }
      state.attachments.turn(to: state.shown.version)
      return state.attachments.former(position)
    }

    // MARK: Batches of updates

    /// Returns the index paths of attachments of a kind that a batch of updates replaces in sections that
    /// stay.
    func attachments(ofKind kind: String, changedOn side: AnimatedChange.Side) -> [IndexPath] {
      guard let change = state.updates.animatedChange, let collectionView,
        mayHaveAttachments || change.former.content.sections.attachmentReach != nil
      else { return [] }
      let former = change.former
      let old = hosts(in: former.bounds, of: former.standing, former.pinning).filter {
        formerAttachments(of: $0, in: change).first(ofKind: kind) != nil
      }
      let new = hosts(in: collectionView.bounds, of: standing, pinning).filter {
        attachments(of: $0).first(ofKind: kind) != nil
      }
      let replaced = change.replacedHosts(among: old, and: new)
      return (side == .former ? replaced.former : replaced.present).map(\.indexPath)
    }

    /// Returns the elements that may have attachments within some bounds.
    private func hosts(
      in bounds: CGRect, of standing: StandingContent, _ pinning: ContentLayout.Pinning?
    ) -> [ContentLayout.Element] {
      let reach = standing.content.sections.attachmentReach ?? 0
      return standing.elements(in: bounds.insetBy(dx: -reach, dy: -reach), pinning: pinning)
        .map(\.element).filter(\.mayHaveAttachments)
    }
  }
#endif
