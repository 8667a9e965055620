#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Components that are attached to items, headers and footers.
  extension CollectionViewAlignedList {
    /// Has the layout ask for the attachments of items, if any has some.
    func updateAttachments(of sections: [ListSection], in collectionView: UICollectionView) {
      let haveAttachments = sections.contains { $0.items.hasAttachments }
      views.registerAttachments(of: sections, in: collectionView)
      // Another list may have used the layout before.
      guard !hasShownSections || haveAttachments != (layout.attachmentsForItem != nil) else {
        return
      }
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
      return attachments.enumerated().compactMap { index, attachment in
        guard
          let attachment = attachment.isOnRow
            ? self.attachment(attachment, onRowOf: record) : attachment
        else { return nil }
        let size = sizer.size(
          of: attachment.item, fitting: layout.contentWidth, known: record.attachmentSizes[index],
          cards: nil
        ) { record.attachmentSizes[index] = $0 }
        return attachment.view(ofKind: ListAttachment.Host.item.kind(index), size)
      }
    }

    /// Returns the attachment of a row as one of the item, or nil if another cell is nearer to its point.
    private func attachment(
      _ attachment: ListAttachment, onRowOf record: ItemRecord
    ) -> ListAttachment? {
      guard let row = record.item?.options.row, let section = record.section?.index,
        section < layout.content.sectionCount
      else { return nil }
      let first = max(0, record.index - row.index)
      let frames = (first..<first + row.count).prefix {
        $0 < layout.content.visibleCellCount(inSection: section)
      }.map { layout.content.frame(ofCellAt: .init(section: section, cell: $0)) }
      let whole = frames.reduce(CGRect.null) { $0.union($1) }
      let isMirrored = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = whole.minX + whole.width * (isMirrored ? 1 - attachment.point.x : attachment.point.x)
      let y = whole.minY + whole.height * attachment.point.y
      func distance(to frame: CGRect) -> CGFloat {
        let dx = max(frame.minX - x, 0, x - frame.maxX)
        let dy = max(frame.minY - y, 0, y - frame.maxY)
        // The layout looks for hosts along its axis.
        return layout.scrollDirection == .vertical ? dy * 1000 + dx : dx * 1000 + dy
      }
      guard
        let nearest = frames.indices.min(by: { distance(to: frames[$0]) < distance(to: frames[$1]) }
        ),
        first + nearest == record.index
      else { return nil }
      let host = frames[nearest]
      let offset = CGPoint(
        x: attachment.offset.x + (isMirrored ? host.maxX - x : x - host.minX),
        y: attachment.offset.y + y - host.minY)
      return ListAttachment(
        point: .topLeading, ownPoint: attachment.ownPoint ?? attachment.point, offset: offset,
        zIndex: attachment.zIndex, item: attachment.item)
    }

    /// Returns the attributes of a section with what is attached to its header and footer.
    func attributes(of record: SectionRecord) -> SectionAttributes {
      let section = record.section
      let attributes = pinning(placedAttributes(of: record), of: record)
      let (header, footer) = (
        section.values.header.item?.attachments ?? [], section.values.footer.item?.attachments ?? []
      )
      let attached = section.items.hasAttachments || !header.isEmpty || !footer.isEmpty
      record.announcesAttachments = attached
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
