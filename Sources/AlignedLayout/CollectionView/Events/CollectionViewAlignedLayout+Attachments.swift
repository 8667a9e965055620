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
      core.forgetAttachments(asksClosure: attachmentsForItem != nil)
      invalidateLayout(with: contextKeepingContent())
    }

    /// Returns the attributes of the elements in a rectangle, and after each those of its attachments there.
    func attributesOfElementsAndAttachments(
      in rect: CGRect, answersUIKit: Bool = true
    ) -> [UICollectionViewLayoutAttributes]? {
      let reach = core.shown.standing.content.sections.attachmentReach ?? 0
      let pinning = pinning
      guard
        var placed = core.elements(
          in: rect, widenedBy: reach, answersUIKit: answersUIKit, pinning: pinning)
      else { return nil }
      let version = core.shown.version
      client?.askForAttachments(of: placed)
      if version !== core.shown.version {
        // A client that is asked had the layout replace its content.
        placed =
          core.elements(in: rect, widenedBy: reach, answersUIKit: false, pinning: pinning) ?? []
      }
      return core.attributes(of: placed, withAttachmentsIn: QueryArea(rect), options)
    }

    /// Attachments of cells that a line limit hides are hidden, too.
    func attributesOfAttachment(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard mayHaveAttachments, !core.updates.awaitsItems,
        let attached = client?.attachment(ofKind: kind, at: .init(path))
      else { return nil }
      return attributes(of: attached)
    }

    func attributes(of attached: Attached) -> UICollectionViewLayoutAttributes? {
      let host = attached.host
      guard let placed = standing.frame(of: host, pinning: pinning) else { return nil }
      let frame = core.movement.frame(ofHost: .init(element: host, frame: placed))
      let attributes = attached.attributes(on: frame, in: content)
      attributes.isHidden = content.hides(host)
      return attributes
    }

    /// Names the attachments of an element that moves without a layout pass.
    func invalidateAttachments(
      of element: ContentLayout.Element, in context: UICollectionViewLayoutInvalidationContext
    ) {
      guard mayHaveAttachments, content.contains(element), let client else { return }
      for attachment in client.attachments(of: element) {
        context.invalidateSupplementaryElements(ofKind: attachment.kind, at: [element.indexPath])
      }
    }
  }
#endif
