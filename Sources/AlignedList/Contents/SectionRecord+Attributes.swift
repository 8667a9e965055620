#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  extension SectionRecord {
    /// Returns the attributes of the section in the area that it stays inside.
    private func placedAttributes(in layout: CollectionViewAlignedLayout) -> SectionAttributes {
      let attributes = section.attributes(in: layout)
      guard let reference = section.values.insetsReference else { return attributes }
      let placed = layout.attributes(attributes, inside: reference)
      guard section.values.cardPadding != nil, let own = attributes.supplementaryInsets
      else { return placed }
      // The header of a card moves with it.
      return placed.with(
        supplementaryInsets: Insets(
          leading: own.leading + placed.insets.leading - attributes.insets.leading,
          trailing: own.trailing + placed.insets.trailing - attributes.insets.trailing))
    }

    private func supplementaryWidth(
      _ attributes: SectionAttributes, in list: CollectionViewAlignedList
    ) -> CGFloat {
      let layout = list.layout
      return list.width(
        offered: attributes.supplementaryInsets.map {
          max(0, layout.contentWidth - $0.leading - $0.trailing)
        } ?? layout.supplementaryWidth)
    }

    /// Returns the attributes, by which those elements of header and footer pin that are to, with what is attached to
    /// these.
    func attributes(in list: CollectionViewAlignedList) -> SectionAttributes {
      let attributes = pinning(placedAttributes(in: list.layout), in: list)
      let (header, footer) = (
        section.values.header.item?.attachments ?? [], section.values.footer.item?.attachments ?? []
      )
      announcesAttachments = section.items.hasAttachments || !header.isEmpty || !footer.isEmpty
      guard announcesAttachments else { return attributes }
      return list.calls.whileFilling {
        attributes.with(
          attachments: .init(
            ofHeader: attachments(header, to: .header, in: list),
            ofFooter: attachments(footer, to: .footer, in: list), reach: ListAttachment.reach))
      }
    }

    private func attachments(
      _ attachments: [ListAttachment], to host: ListAttachment.Host,
      in list: CollectionViewAlignedList
    ) -> [ViewAttachment] {
      attachments.enumerated().map { index, attachment in
        let kind = host.kind(index)
        return attachment.view(
          ofKind: kind, remembering: attachmentSizes.sizes(for: kind), in: list)
      }
    }

    private func pinning(
      _ attributes: SectionAttributes, in list: CollectionViewAlignedList
    ) -> SectionAttributes {
      guard (section.values.header.pins + section.values.footer.pins).contains(where: { $0 != nil })
      else { return attributes }
      let layout = list.layout
      let width = supplementaryWidth(attributes, in: list)
      let top = pinned(
        headerKind, byDefault: attributes.pinsHeader ?? layout.pinsSectionHeaders, fitting: width,
        in: list)
      let bottom = pinned(
        footerKind, byDefault: attributes.pinsFooter ?? layout.pinsSectionFooters, fitting: width,
        in: list)
      return attributes.with(pinsHeader: top.pins).with(pinsFooter: bottom.pins)
        .with(pinnedHeaderLength: top.length, pinnedFooterLength: bottom.length)
    }

    /// Returns whether any element of the header or footer pins, and the length of those that do if others scroll.
    func pinned(
      _ kind: String, byDefault pinsByDefault: Bool, fitting width: CGFloat,
      in list: CollectionViewAlignedList
    ) -> (pins: Bool, length: CGFloat?) {
      guard let edge = section.stored.edge(edge(ofKind: kind)) else { return (false, nil) }
      let pins = edge.pins.map { $0 ?? pinsByDefault }
      let pinsAny = pins.isEmpty ? pinsByDefault : pins.contains(true)
      guard let stack = edge.item?.stack else { return (pinsAny, nil) }
      stack.memory.pinsByDefault = pinsByDefault
      guard pinsAny, pins.contains(false), list.layout.scrollDirection == .vertical
      else { return (pinsAny, nil) }
      let sizes = list.calls.whileFilling {
        stack.sizes(fitting: width, by: list.sizer, carousel(ofKind: kind))
      }
      return (true, zip(pins, sizes).reduce(0) { $0 + ($1.0 ? $1.1.height : 0) })
    }

    /// Returns the length of the header or footer for a width, or for that which the layout gives it.
    func length(
      ofKind kind: String, fitting width: CGFloat? = nil, in list: CollectionViewAlignedList
    ) -> CGFloat {
      guard let item = item(ofKind: kind, hiddenCount: 0) else { return 0 }
      let width = width ?? supplementaryWidth(placedAttributes(in: list.layout), in: list)
      let sizes = sizes.sizes(for: edge(ofKind: kind))
      let size = list.calls.whileFilling {
        list.sizer.size(of: item, fitting: width, remembering: sizes, cards: carousel(ofKind: kind))
      }
      return list.layout.scrollDirection == .horizontal ? size.width : size.height
    }

    func overflowSize(hiddenCount: Int, in list: CollectionViewAlignedList) -> CGSize {
      list.calls.whileFilling {
        guard let item = overflowItem(hiddenCount: hiddenCount) else { return .zero }
        return list.sizer.size(
          of: item, fitting: list.width(offered: list.layout.lineWidth(inSection: index)),
          cards: carousel(ofKind: CollectionViewAlignedLayout.elementKindOverflow))
      }
    }
  }

  extension [StoredSection] {
    /// The areas that some sections stay inside in place of that of the layout.
    @MainActor
    var insetsReferences: [UIContentInsetsReference] {
      Set(compactMap(\.values.insetsReference)).sorted { $0.rawValue < $1.rawValue }
    }
  }
#endif
