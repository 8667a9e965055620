#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Views that are attached to cells, headers and footers. They are found by their hosts.
  extension CollectionViewAlignedLayout {
    /// Asks again for the attachments of all items, and has UIKit query them.
    ///
    /// Frames of items stay as they are, and the layout asks for no sizes. Call it when only attachments have
    /// changed, such as a badge that appears or disappears. To change what an attached view shows, get it from
    /// the collection view's `supplementaryView(forElementKind:at:)`.
    public func invalidateAttachments() {
      state.attachments.forgetAll()
      invalidateLayout(with: contextKeepingContent())
    }

    /// Whether any element may have attachments.
    var mayHaveAttachments: Bool { state.mayHaveAttachments }

    private var asksForAttachments: Bool { state.client.asksForAttachments }

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

    /// Asks for the attachments of elements that are not known yet.
    private func askForAttachments(of placed: [ContentLayout.PlacedElement]) {
      guard asksForAttachments else { return }
      for element in placed.map(\.element) {
        switch element {
        case .cell: _ = attachments(of: element)
        case .header, .footer:
          // Views of the first cell have the same index path, and come first.
          guard !content.attachments(ofHost: element).isEmpty else { continue }
          for host in content.hosts(at: element.indexPath) { _ = attachments(of: host) }
        case .contentHeader, .contentFooter, .overflow, .background, .lineSeparator: continue
        }
      }
    }

    // MARK: Queries

    /// Returns the attributes of the elements in a rectangle, and after each those of its attachments there.
    func attributesOfElementsAndAttachments(
      in rect: CGRect, answersUIKit: Bool = true
    ) -> [UICollectionViewLayoutAttributes]? {
      let reach = state.shown.standing.content.sections.attachmentReach ?? 0
      let pinning = pinning
      guard
        var placed = state.elements(
          in: rect, widenedBy: reach, answersUIKit: answersUIKit, pinning: pinning)
      else { return nil }
      let version = state.shown.version
      askForAttachments(of: placed)
      if version !== state.shown.version {
        // A client that is asked had the layout replace its content.
        placed =
          state.elements(in: rect, widenedBy: reach, answersUIKit: false, pinning: pinning) ?? []
      }
      return state.attributes(of: placed, withAttachmentsIn: QueryArea(rect), options)
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
      let frame = state.movement.frame(ofHost: .init(element: host, frame: placed))
      let attributes = attachment.attributes(
        on: host, in: content.frame(of: attachment, on: frame), above: content.zIndex(of: host))
      attributes.isHidden = content.hides(host)
      return attributes
    }

    private func attachment(
      ofKind kind: String, at path: IndexPath
    ) -> (host: ContentLayout.Element, attachment: ViewAttachment)? {
      for host in content.hosts(at: path) {
        if let attachment = attachments(of: host).first(ofKind: kind) { return (host, attachment) }
      }
      return nil
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
