#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // What the attributes of a section depend on in the layout.
  extension CollectionViewAlignedList {
    /// Returns the attributes of a section in the area that it stays inside.
    func placedAttributes(of record: SectionRecord) -> SectionAttributes {
      let attributes = record.section.attributes(in: layout)
      guard let reference = record.section.insetsReference else { return attributes }
      return layout.attributes(attributes, inside: reference)
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
      let section = record.section
      guard (section.headerParts + section.footerParts).contains(where: { $0.pins != nil })
      else { return attributes }
      let width = supplementaryWidth(of: attributes)
      let header = pinned(
        section.headerParts, section.header, attributes.pinsHeader ?? layout.pinsSectionHeaders,
        width, record.headerKind, record)
      let footer = pinned(
        section.footerParts, section.footer, attributes.pinsFooter ?? layout.pinsSectionFooters,
        width, record.footerKind, record)
      return attributes.with(pinsHeader: header.pins).with(pinsFooter: footer.pins)
        .with(pinnedHeaderLength: header.length, pinnedFooterLength: footer.length)
    }

    /// Returns whether any element of a header or footer pins, and the length of those that do if others scroll.
    func pinned(
      _ parts: [ListStack.Part], _ item: ListItem?, _ pinsByDefault: Bool, _ width: CGFloat,
      _ kind: String, _ record: SectionRecord
    ) -> (pins: Bool, length: CGFloat?) {
      let pins = parts.map { $0.pins ?? pinsByDefault }
      let pinsAny = parts.isEmpty ? pinsByDefault : pins.contains(true)
      guard let stack = item?.stack else { return (pinsAny, nil) }
      stack.memory.pinsByDefault = pinsByDefault
      guard pinsAny, pins.contains(false), layout.scrollDirection == .vertical
      else { return (pinsAny, nil) }
      let sizes = calls.whileFilling {
        stack.sizes(fitting: width, by: sizer, record.carousel(ofKind: kind))
      }
      return (true, zip(pins, sizes).reduce(0) { $0 + ($1.0 ? $1.1.height : 0) })
    }
  }
#endif
