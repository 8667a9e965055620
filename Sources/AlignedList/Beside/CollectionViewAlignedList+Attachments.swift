#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Components that are attached to items, headers and footers.
  extension CollectionViewAlignedList {
    /// Has the layout ask for the attachments of items, if any has some.
    func updateAttachments(of sections: [ListSection], in collectionView: UICollectionView) {
      guard !showsCards else { return }
      let haveAttachments = sections.contains { $0.items.hasAttachments }
      views.registerAttachments(of: sections, in: collectionView)
      guard haveAttachments != (layout.attachmentsForItem != nil) else { return }
      layout.attachmentsForItem =
        haveAttachments
        ? { [weak self] path in
          guard let self, let record = record(at: path) else { return [] }
          return calls.whileFilling { self.attachments(of: record) }
        } : nil
    }

    private func attachments(of record: ItemRecord) -> [ViewAttachment] {
      guard let section = record.section, section.announcesAttachments,
        let attachments = record.item?.attachments, !attachments.isEmpty
      else { return [] }
      return attachments.enumerated().map { index, attachment in
        let size = sizer.size(
          of: attachment.item, fitting: layout.contentWidth, known: record.attachmentSizes[index],
          cards: nil
        ) { record.attachmentSizes[index] = $0 }
        return attachment.view(ofKind: ListAttachment.Host.item.kind(index), size)
      }
    }

    /// Returns the attributes of a section with what is attached to its header and footer.
    func attributes(of record: SectionRecord) -> SectionAttributes {
      let section = record.section
      let attributes = section.attributes(in: layout)
      let (header, footer) = (section.header?.attachments ?? [], section.footer?.attachments ?? [])
      let attached = section.items.hasAttachments || !header.isEmpty || !footer.isEmpty
      record.announcesAttachments = attached && !showsCards
      guard record.announcesAttachments else { return attributes }
      func views(_ attachments: [ListAttachment], _ host: ListAttachment.Host) -> [ViewAttachment] {
        attachments.enumerated().map { index, attachment in
          let kind = host.kind(index)
          let size = sizer.size(
            of: attachment.item, fitting: layout.contentWidth, known: record.attachmentSizes[kind],
            cards: nil
          ) { record.attachmentSizes[kind] = $0 }
          return attachment.view(ofKind: kind, size)
        }
      }
      return calls.whileFilling {
        attributes.with(
          attachments: .init(
            ofHeader: views(header, .header), ofFooter: views(footer, .footer),
            reach: ListAttachment.reach))
      }
    }
  }
#endif
