#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A component with its identity, attributes and actions, whatever the type of the component is.
  public struct ListItem: ListElement {
    /// What is not the component's own. Most items have none of it, so it is stored behind a reference.
    struct Options {
      var cellAttributes: CellAttributes?
      var onSelect: (@MainActor () -> Void)?
      var onSelectionChange: (@MainActor (_ isSelected: Bool) -> Void)?
      var onHighlightChange: (@MainActor (_ isHighlighted: Bool) -> Void)?
      var onDisplay: (@MainActor () -> Void)?
      var onEndDisplay: (@MainActor () -> Void)?
    }

    private final class StoredOptions {
      let options: Options

      init(_ options: Options) {
        self.options = options
      }
    }

    /// What the item shows.
    let content: any ItemContent

    /// What identifies the item among those of its section, or nil if its number does.
    var identity: AnyHashable?
    private var storedOptions: StoredOptions?

    /// Creates an item from a component.
    public init<Component: ListComponent>(_ component: Component) {
      content = ComponentContent(component)
      identity = component.identity
    }

    init(_ content: any ItemContent, identity: AnyHashable) {
      self.content = content
      self.identity = identity
    }

    public var listItem: ListItem {
      self
    }

    var options: Options {
      storedOptions?.options ?? Options()
    }

    mutating func setOptions(_ options: Options) {
      storedOptions = StoredOptions(options)
    }

    var cellAttributes: CellAttributes {
      storedOptions?.options.cellAttributes ?? content.cellAttributes
    }

    /// Whether a tap selects the item.
    var isSelectable: Bool {
      storedOptions.map { $0.options.onSelect != nil || $0.options.onSelectionChange != nil }
        ?? false
    }

    /// Returns whether both items are the same if no other item of their sections has that identity.
    func hasSameIdentity(as other: ListItem) -> Bool {
      content.viewType == other.content.viewType
        && (identity == nil
          ? other.identity == nil && content.countedType == other.content.countedType
          : identity == other.identity)
    }

    /// Returns whether the view of another item need not be filled again for this one.
    func hasSameContent(as other: ListItem) -> Bool {
      content.isEqual(to: other.content)
    }

    /// Returns what differs from an older value of the item.
    func change(from old: ListItem) -> ItemChange {
      guard hasSameContent(as: old) else { return [.content, .size] }
      var change: ItemChange = content.containsItems ? .content : []
      // Without options, equal contents have equal attributes.
      if storedOptions != nil || old.storedOptions != nil, cellAttributes != old.cellAttributes {
        change.insert(.attributes)
      }
      return change
    }
  }
#endif
