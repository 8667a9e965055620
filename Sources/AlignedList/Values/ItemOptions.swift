#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout

  /// The identity, the attributes and the actions of an item that are not its component's own.
  struct ItemOptions {
    private final class StoredAttributes {
      let attributes: CellAttributes

      init(_ attributes: CellAttributes) {
        self.attributes = attributes
      }
    }

    /// The identity that the item has instead of its content's, or nil.
    var id: AnyHashable?

    /// Most items have actions alone, and attributes are large.
    private var storedAttributes: StoredAttributes?
    var onSelect: (@MainActor () -> Void)?
    var onSelectionChange: (@MainActor (_ isSelected: Bool) -> Void)?
    var onHighlightChange: (@MainActor (_ isHighlighted: Bool) -> Void)?
    var onDisplay: (@MainActor () -> Void)?
    var onEndDisplay: (@MainActor () -> Void)?

    var cellAttributes: CellAttributes? {
      get { storedAttributes?.attributes }
      set { storedAttributes = newValue.map { StoredAttributes($0) } }
    }
  }

  /// Options behind a reference: most items have none, and items are copied.
  final class StoredOptions {
    let options: ItemOptions

    init(_ options: ItemOptions) {
      self.options = options
    }
  }
#endif
