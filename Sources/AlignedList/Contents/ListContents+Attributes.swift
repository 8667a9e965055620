#if canImport(UIKit) && !os(watchOS)
  extension ListContents {
    /// Takes sections if only their attributes are different, and returns whether that is so.
    func takeAttributes(of new: [ListSection]) -> Bool {
      guard new.count == sections.count,
        zip(sections, new).allSatisfy({ $0.differsInAttributesAlone(from: $1) })
      else { return false }
      for (record, section) in zip(sections, new) { record.takeAttributes(of: section) }
      return true
    }
  }

  extension SectionRecord {
    fileprivate func differsInAttributesAlone(from new: ListSection) -> Bool {
      if new.isIdentical(to: section) { return true }
      // What an overflow view shows cannot be compared without calling the client, and is shown in the next turn.
      return section.hasSameID(as: new)
        && (section.values.overflow == nil) == (new.values.overflow == nil)
        && isEqual(section.values.header.item, new.values.header.item)
        && isEqual(section.values.footer.item, new.values.footer.item)
        && section.values.decorations.map(\.kind) == new.values.decorations.map(\.kind)
        && (section.values.onRefresh == nil) == (new.values.onRefresh == nil)
        && hasSameItems(as: new)
    }

    private func isEqual(_ old: ListItem?, _ new: ListItem?) -> Bool {
      guard let old, let new else { return old == nil && new == nil }
      if let stack = new.stack, !stack.parts.contains(where: \.item.content.containsItems) {
        return new.hasSameContent(as: old)
      }
      return new.change(from: old).isSubset(of: .attributes)
    }

    private func hasSameItems(as new: ListSection) -> Bool {
      if new.items === section.items { return true }
      guard !isReordered, new.items.count == items.count,
        let difference = new.items.difference(from: section.items)
      else { return false }
      return difference.prefix == items.count
        && difference.changes.allSatisfy { $0.change == .attributes }
    }
  }
#endif
