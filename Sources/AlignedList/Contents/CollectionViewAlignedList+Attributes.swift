#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // What the attributes of a section depend on in the layout.
  extension CollectionViewAlignedList {
    /// Returns the attributes of a section in the area that it stays inside.
    func placedAttributes(of record: SectionRecord) -> SectionAttributes {
      let attributes = record.section.attributes(in: layout)
      guard let reference = record.section.values.insetsReference else { return attributes }
      let placed = layout.attributes(attributes, inside: reference)
      guard record.section.values.cardPadding != nil, let own = attributes.supplementaryInsets
      else { return placed }
      // The header of a card moves with it.
      return placed.with(
        supplementaryInsets: Insets(
          leading: own.leading + placed.insets.leading - attributes.insets.leading,
          trailing: own.trailing + placed.insets.trailing - attributes.insets.trailing))
    }

    /// Returns the width that a header or footer of a section is offered.
    func supplementaryWidth(of attributes: SectionAttributes) -> CGFloat {
      width(
        offered: attributes.supplementaryInsets.map {
          max(0, layout.contentWidth - $0.leading - $0.trailing)
        } ?? layout.supplementaryWidth)
    }

    /// Returns attributes by which those elements of header and footer pin that are to.
    func pinning(_ attributes: SectionAttributes, of record: SectionRecord) -> SectionAttributes {
      let (header, footer) = (record.section.values.header, record.section.values.footer)
      guard (header.parts + footer.parts).contains(where: { $0.pins != nil }) else {
        return attributes
      }
      let width = supplementaryWidth(of: attributes)
      let top = pinned(header, attributes.pinsHeader ?? layout.pinsSectionHeaders, width, record)
      let bottom = pinned(footer, attributes.pinsFooter ?? layout.pinsSectionFooters, width, record)
      return attributes.with(pinsHeader: top.pins).with(pinsFooter: bottom.pins)
        .with(pinnedHeaderLength: top.length, pinnedFooterLength: bottom.length)
    }

    /// Returns whether any element of a header or footer pins, and the length of those that do if others scroll.
    func pinned(
      _ edge: ListEdge, _ pinsByDefault: Bool, _ width: CGFloat, _ record: SectionRecord
    ) -> (pins: Bool, length: CGFloat?) {
      let pins = edge.parts.map { $0.pins ?? pinsByDefault }
      let pinsAny = pins.isEmpty ? pinsByDefault : pins.contains(true)
      guard let stack = edge.item?.stack else { return (pinsAny, nil) }
      stack.memory.pinsByDefault = pinsByDefault
      guard pinsAny, pins.contains(false), layout.scrollDirection == .vertical
      else { return (pinsAny, nil) }
      let kind = edge.isFooter ? record.footerKind : record.headerKind
      let sizes = calls.whileFilling {
        stack.sizes(fitting: width, by: sizer, record.carousel(ofKind: kind))
      }
      return (true, zip(pins, sizes).reduce(0) { $0 + ($1.0 ? $1.1.height : 0) })
    }
  }

  extension [ListSection] {
    /// The areas that some sections stay inside in place of that of the layout.
    @MainActor
    var insetsReferences: [UIContentInsetsReference] {
      Set(compactMap(\.values.insetsReference)).sorted { $0.rawValue < $1.rawValue }
    }
  }
#endif
