#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component with its identity, attributes and actions, whatever the type of the component is.
  public struct ListItem: ListElement {
    /// What the item shows.
    let content: ItemContent

    /// What is not the content's own, or nil.
    private var storedOptions: StoredOptions?

    /// Creates an item from a component.
    @inlinable
    public init<Component: ListComponent>(_ component: Component) {
      self.init(ComponentContent(component))
    }

    @usableFromInline
    init(_ content: ItemContent) {
      self.content = content
    }

    public var listItem: ListItem {
      self
    }

    /// What identifies the item among those of its section, or nil if its number does.
    var identity: AnyHashable? {
      ownID ?? content.identity
    }

    private var ownID: AnyHashable? {
      storedOptions?.options.id
    }

    /// Whether the item is identified by its number.
    var isNumbered: Bool {
      ownID == nil && content.isNumbered
    }

    var options: ItemOptions {
      get { storedOptions?.options ?? ItemOptions() }
      set { storedOptions = StoredOptions(newValue) }
    }

    var cellAttributes: CellAttributes {
      storedOptions?.options.cellAttributes ?? content.cellAttributes
    }
  }

  // MARK: - Comparing

  extension ListItem {
    /// Returns whether both items are the same if no other item of their sections has that identity.
    func hasSameIdentity(as other: ListItem) -> Bool {
      if ownID == nil, other.ownID == nil, content.type == other.content.type {
        return content.hasSameIdentity(content, other.content)
      }
      guard content.viewType == other.content.viewType, let identity else { return false }
      return identity == other.identity
    }

    /// Returns whether the view of another item need not be filled again for this one.
    func hasSameContent(as other: ListItem) -> Bool {
      content.isEqual(to: other.content)
    }

    /// Returns what differs from an older value of the item.
    func change(from old: ListItem) -> ItemChange {
      guard hasSameContent(as: old) else { return [.content, .size] }
      var change: ItemChange = content.containsItems ? .content : []
      // Without attributes of their own, equal contents have equal ones.
      if storedOptions?.options.cellAttributes != nil
        || old.storedOptions?.options.cellAttributes != nil,
        cellAttributes != old.cellAttributes
      {
        change.insert(.attributes)
      }
      return change
    }
  }

  extension ItemContent {
    /// Whether the content contains items with actions of their own.
    var containsItems: Bool {
      type == ObjectIdentifier(Carousel.self)
    }
  }
#endif
