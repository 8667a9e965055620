#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Attributes of attachments, made from what is known of them. The layout asks its client before.
  @MainActor
  extension LayoutCore {
    /// Returns the attributes of elements that are in an area, and after each those of its attachments there.
    mutating func attributes(
      of placed: [ContentLayout.PlacedElement], withAttachmentsIn area: QueryArea,
      _ options: LayoutOptions
    ) -> [UICollectionViewLayoutAttributes] {
      var found: [UICollectionViewLayoutAttributes] = []
      found.reserveCapacity(2 * placed.count)
      // A part of the core that is read in the loop would be copied for each element.
      let content = shown.standing.content
      let hosts = AttachmentHosts(content: content, known: attachments.areAsked ? attachments : nil)
      let movement = movement.isCarrying ? movement : nil
      let offers = selfSizing.offers(to: placed, in: content, options)
      var ofCells = SectionAttachments()
      for (host, offer) in zip(placed, offers) {
        var path: IndexPath?
        if area.meets(host.frame), isShown(host.element) {
          let attributes = attributes(of: host, offered: offer?.space)
          path = attributes.indexPath
          found.append(attributes)
        }
        let attachments = hosts.attachments(of: host.element, &ofCells)
        guard !attachments.isEmpty else { continue }
        let frame = movement?.frame(ofHost: host) ?? host.frame
        let zIndex = content.zIndex(of: host.element)
        for attachment in attachments {
          let frame = content.frame(of: attachment, on: frame)
          guard area.meets(frame), hosts.attach(attachment, to: host.element) else { continue }
          let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: attachment.kind, with: path ?? host.element.indexPath)
          attributes.frame = frame
          attributes.zIndex = zIndex + attachment.zIndex
          found.append(attributes)
        }
      }
      return found
    }
  }

  private struct AttachmentHosts {
    let content: ContentLayout

    /// Those of single cells, or nil if they are not asked for.
    let known: KnownAttachments?

    /// A query finds elements section by section, so that those of the last section's cells are kept.
    func attachments(
      of host: ContentLayout.Element, _ ofCells: inout SectionAttachments
    ) -> [ViewAttachment] {
      guard case .cell(let position) = host else { return content.attachments(ofHost: host) }
      if let known { return known[position] ?? [] }
      if position.section != ofCells.section {
        ofCells = SectionAttachments(
          section: position.section, attachments: content.attachments(ofHost: host))
      }
      return ofCells.attachments
    }

    /// Returns whether a view is attached to an element, and not to another at the same index path.
    func attach(_ attachment: ViewAttachment, to host: ContentLayout.Element) -> Bool {
      if case .cell = host { return true }
      var ofCells = SectionAttachments()
      return host.pathOfAttachments.flatMap { content.hosts(at: $0) }?.first {
        attachments(of: $0, &ofCells).first(ofKind: attachment.kind) != nil
      } == host
    }
  }

  private struct SectionAttachments {
    var section = -1
    var attachments: [ViewAttachment] = []
  }

  extension LayoutElement {
    @MainActor
    func attributes(
      on frame: CGRect, in content: ContentLayout, generation: Int
    ) -> UICollectionViewLayoutAttributes {
      switch self {
      case .content(let element):
        let attributes = UICollectionViewLayoutAttributes.make(
          for: element, frame: frame, in: content, generation: generation)
        attributes.zIndex = content.zIndex(of: element)
        return attributes
      case .attachment(let attached): return attached.attributes(on: frame, in: content)
      }
    }
  }

  extension Attached {
    @MainActor
    func attributes(
      on frame: CGRect, in content: ContentLayout
    ) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: attachment.kind, with: host.indexPath)
      attributes.frame = content.frame(of: attachment, on: frame)
      attributes.zIndex = content.zIndex(of: host) + attachment.zIndex
      return attributes
    }
  }
#endif
