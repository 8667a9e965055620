#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension ListViews {
    /// Has the layout ask for the attachments of items, if any has some.
    func updateAttachments(of sections: [StoredSection], in list: CollectionViewAlignedList) {
      let haveAttachments = sections.contains(where: \.run.hasAttachments)
      // Another list may have used the layout before.
      guard !list.turns.hasShown || haveAttachments != (list.layout.attachmentsForItem != nil)
      else { return }
      list.layout.attachmentsForItem =
        haveAttachments
        ? { [weak list] path in
          guard let list, let record = list.record(at: path) else { return [] }
          return list.calls.whileFilling { record.attachments(in: list) }
        } : nil
    }
  }

  extension ItemRecord {
    fileprivate func attachments(in list: CollectionViewAlignedList) -> [ViewAttachment] {
      guard let section, section.announcesAttachments,
        let attachments = item?.attachments, !attachments.isEmpty
      else { return [] }
      return attachments.enumerated().compactMap { index, attachment in
        let attachment = attachment.isOnRow ? self.attachment(attachment, in: list) : attachment
        return attachment?.view(
          ofKind: ListAttachment.Host.item.kind(index),
          remembering: attachmentSizes.sizes(for: index), in: list)
      }
    }

    /// Returns the attachment of a row as one of the item, or nil if another cell is nearer to its point.
    private func attachment(
      _ attachment: ListAttachment, in list: CollectionViewAlignedList
    ) -> ListAttachment? {
      let layout = list.layout
      guard let row = item?.options.row, let section = section?.index,
        section < layout.content.sectionCount
      else { return nil }
      let first = max(0, index - row.index)
      let frames = (first..<first + row.count).prefix {
        $0 < layout.content.visibleCellCount(inSection: section)
      }.map { layout.content.frame(ofCellAt: .init(section: section, cell: $0)) }
      let whole = frames.reduce(CGRect.null) { $0.union($1) }
      let isMirrored = list.collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
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
        first + nearest == index
      else { return nil }
      let host = frames[nearest]
      let offset = CGPoint(
        x: attachment.offset.x + (isMirrored ? host.maxX - x : x - host.minX),
        y: attachment.offset.y + y - host.minY)
      return ListAttachment(
        point: .topLeading, ownPoint: attachment.ownPoint ?? attachment.point, offset: offset,
        zIndex: attachment.zIndex, item: attachment.item)
    }
  }
#endif
