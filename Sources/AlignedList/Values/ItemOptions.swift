#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// The identity, attributes and actions of an item that are not its component's own. Few items have any of them.
  struct ItemOptions {
    var id: AnyHashable?

    /// Most items with options have an identity alone, and attributes are large.
    private var storedAttributes: StoredCellAttributes?
    var attachments: [ListAttachment] = []

    /// The size until the view is measured, in place of that of the content.
    var estimatedSize: CGSize?
    var row: RowMembership?
    var highlightAlpha: CGFloat?
    var onSelectionChange: (@MainActor (_ isSelected: Bool) -> Void)?
    var onHighlightChange: (@MainActor (_ isHighlighted: Bool) -> Void)?
    var onDisplay: (@MainActor (_ view: UIView) -> Void)?
    var onEndDisplay: (@MainActor (_ view: UIView) -> Void)?

    #if !os(tvOS)
      var contextMenu: (@MainActor () -> UIMenu?)?
    #endif

    var cellAttributes: CellAttributes? {
      get { storedAttributes?.attributes }
      set { storedAttributes = newValue.map { StoredCellAttributes($0) } }
    }
  }

  final class StoredCellAttributes {
    let attributes: CellAttributes

    init(_ attributes: CellAttributes) { self.attributes = attributes }
  }

  /// Options behind a reference: most items have none, and items are copied.
  @usableFromInline
  final class StoredOptions {
    let options: ItemOptions

    /// Whether there is an identity. Looking into the options takes longer.
    let hasID: Bool

    init(_ options: ItemOptions) {
      self.options = options
      hasID = options.id != nil
    }
  }
#endif
