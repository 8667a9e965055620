#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component with its identity, attributes and actions, whatever the type of the component is.
  public struct ListItem: ListElement {
    @usableFromInline let content: ItemContent

    /// Not one of the options: most items that have anything of their own have this alone.
    @usableFromInline var onSelect: (@MainActor () -> Void)?

    /// What else is not the content's own, or nil.
    @usableFromInline var storedOptions: StoredOptions?

    /// Creates an item from a component.
    @inlinable
    public init<Component: ListComponent>(_ component: Component) {
      self.init(ComponentContent(component))
    }

    @inlinable init(_ content: ItemContent) { self.content = content }

    public var listItem: ListItem { self }

    /// The id of the item among those of its section: the one that you set, or that of its component. It is nil
    /// if the item is identified by its number.
    public var identity: AnyHashable? {
      guard let row = identityInSection?.base as? RowItemKey else { return identityInSection }
      return row.item
    }

    /// The same for an item of a row without an id. That of a row with one is not equal to those of other rows.
    var identityInSection: AnyHashable? { hasOwnID ? storedOptions?.options.id : content.identity }
    private var hasOwnID: Bool { storedOptions?.hasID ?? false }

    /// What identifies the item as the core of a list sees it.
    var comparedIdentity: ItemIdentity {
      ItemIdentity(
        own: identityInSection, type: content.type, viewType: content.viewType,
        indexInRow: storedOptions?.options.row?.index)
    }

    /// Whether the item has content of a type, and neither an identity nor attributes of its own.
    @inlinable @inline(__always)
    func isPlain(of type: ItemContent.Type) -> Bool {
      storedOptions == nil && Swift.type(of: content) == type
    }

    var isNumbered: Bool { !hasOwnID && content.isNumbered }

    var options: ItemOptions {
      get { storedOptions?.options ?? ItemOptions() }
      set { storedOptions = StoredOptions(newValue) }
    }

    var estimatedSize: CGSize? { storedOptions?.options.estimatedSize ?? content.estimatedSize }

    var cellAttributes: CellAttributes {
      storedOptions?.options.cellAttributes ?? content.cellAttributes
    }
  }

  // MARK: - Comparing

  extension ListItem {
    /// Returns what differs from the item that was in its place before, or nil if that has another identity.
    @inline(__always)
    func difference(from old: ListItem) -> ItemChange? {
      guard old.hasSameIdentity(as: self) else { return nil }
      return change(from: old)
    }

    /// Returns whether both items are the same if no other item of their sections has that identity.
    @inline(__always)
    func hasSameIdentity(as other: ListItem) -> Bool {
      if !hasOwnID, !other.hasOwnID, content.type == other.content.type {
        return content.hasSameIdentity(content, other.content)
      }
      guard content.viewType == other.content.viewType, let identityInSection,
        let otherIdentity = other.identityInSection
      else { return false }
      return identityInSection.isSameID(as: otherIdentity)
    }

    func hasSameContent(as other: ListItem) -> Bool { content.isEqual(to: other.content) }

    @inline(__always)
    func change(from old: ListItem) -> ItemChange {
      guard content.isEqual(to: old.content) || content.mayEqual(old.content) else {
        return hasSameAttachments(as: old) ? [.content, .size] : [.content, .size, .attachments]
      }
      let change: ItemChange = content.containsItems ? .content : []
      // Without attributes of their own, equal contents have equal ones.
      if storedOptions == nil, old.storedOptions == nil { return change }
      return change.union(changeOfAttributes(from: old))
    }

    private func changeOfAttributes(from old: ListItem) -> ItemChange {
      let (new, former) = (storedOptions?.options, old.storedOptions?.options)
      let haveOwn = new?.cellAttributes != nil || former?.cellAttributes != nil
      let attributes: ItemChange =
        haveOwn && cellAttributes != old.cellAttributes
          || new?.row?.lineSpacing != former?.row?.lineSpacing ? .attributes : []
      return hasSameAttachments(as: old) ? attributes : attributes.union(.attachments)
    }
  }

  extension ItemContent {
    /// Whether the content contains items with actions of their own.
    @inline(__always)
    var containsItems: Bool {
      type == ObjectIdentifier(ComponentContent<Carousel>.self)
        || type == ObjectIdentifier(ComponentContent<ListStack>.self)
    }
  }

  extension RunDifference {
    init(from old: [ListItem], to new: [ListItem]) {
      let common = min(old.count, new.count)
      var changes: [(index: Int, change: ItemChange)] = []
      var prefix = 0
      old.withUnsafeBufferPointer { old in
        new.withUnsafeBufferPointer { new in
          guard let old = old.baseAddress, let new = new.baseAddress else { return }
          while prefix < common {
            let compared = new[prefix].compare(new + prefix, old + prefix, count: common - prefix)
            if compared.count == 0 { return }
            prefix += compared.count
            if !compared.change.isEmpty { changes.append((prefix - 1, compared.change)) }
          }
        }
      }
      self.init(
        behind: prefix, changes, from: old, to: new, isNumbered: { $0.isNumbered },
        difference: { $1.difference(from: $0) })
    }
  }

  extension ListItem {
    /// Compares items with those that were in their places before. The memory of both begins with the first.
    fileprivate func compare(
      _ new: UnsafePointer<ListItem>, _ old: UnsafePointer<ListItem>, count: Int
    ) -> ComparedItems {
      let plain = content.compare(new, old, count)
      if plain.count > 0 { return plain }
      return difference(from: old.pointee).map { ComparedItems(count: 1, change: $0) } ?? plain
    }
  }
#endif
