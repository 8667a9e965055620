#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Several items of a section that a person sees, touches and hears as one, such as the title and the value
  /// of a setting.
  ///
  /// A row begins a line and ends one. Its items stand on as many lines as they need, by their own attributes.
  /// If the row has an action, a touch of one of its cells highlights all of them. A color behind them fills
  /// the row, with its gaps and the padding of a card. A tap in a gap or in the padding is a tap on the row.
  ///
  /// An item with an action of its own, such as a button, is not touched with the row. For VoiceOver, a row with an
  /// action is one button, whose label consists of the labels of its items. VoiceOver reads the row item by item if an
  /// item has an action of its own or a cell of your own class, or contains a control or accessibility elements.
  ///
  /// Rows stand among other elements in the builder of a section. Its modifiers that take elements, such as
  /// ``ListSection/onReorder(of:inGroup:_:)``, count the items of rows one by one.
  public struct ListRow {
    private var elements: [ListItem]
    private var id: AnyHashable?
    private var lineSpacing: CGFloat?
    private var highlightColor: UIColor?
    private var onSelect: (@MainActor () -> Void)?
    var options = ItemOptions()

    /// Creates a row of items.
    public init(@ListItemBuilder items: () -> [ListItem]) {
      elements = items()
      highlightColor = RowMembership.defaultColor
    }

    /// Identifies the row in its section, so that its items keep their views when rows are inserted or move.
    ///
    /// The identities of the items then count in the row: items of other rows may have the same. An item that
    /// goes from one row to another is another one there. Without an identity of their own, items are identified
    /// by their places in the row.
    public func id(_ id: some Hashable) -> ListRow {
      changing { $0.id = AnyHashable(id) }
    }

    /// Sets the distance between the lines of the row, such as a field and its message, in place of the line spacing
    /// of its section.
    ///
    /// It counts from the first item on that begins a line in any width: because its attributes or those of the item
    /// before say so, or because one of the two has a `width` of `.fraction(1)`. A line counts as at least as tall as
    /// the spacing of the section is greater than that of the row.
    public func lineSpacing(_ spacing: CGFloat) -> ListRow {
      changing { $0.lineSpacing = spacing }
    }

    /// Sets what a tap on the row does. See ``ListElement/onSelect(_:)``.
    public func onSelect(_ action: @escaping @MainActor () -> Void) -> ListRow {
      changing { $0.onSelect = action }
    }

    /// Sets what happens when a person selects or deselects the row, with all its cells. See
    /// ``ListElement/onSelectionChange(_:)``.
    ///
    /// For UIKit, one item of the row is selected. If you deselect it in code, show the list again, so that the
    /// other cells follow.
    public func onSelectionChange(
      _ action: @escaping @MainActor (_ isSelected: Bool) -> Void
    ) -> ListRow {
      changing { $0.options.onSelectionChange = action }
    }

    /// Sets what happens when a touch begins and ends to highlight the row.
    public func onHighlightChange(
      _ action: @escaping @MainActor (_ isHighlighted: Bool) -> Void
    ) -> ListRow {
      changing { $0.options.onHighlightChange = action }
    }

    /// Sets the color that fills the row behind its cells while it is touched: gray by default, and none if it
    /// is nil.
    public func highlightColor(_ color: UIColor?) -> ListRow {
      changing { $0.highlightColor = color }
    }

    #if !os(tvOS)
      /// Sets the menu that a long press or a secondary click on one of the row's cells opens. An item with an
      /// action or a menu of its own is left out. See ``ListElement/contextMenu(_:)``.
      public func contextMenu(_ menu: @escaping @MainActor () -> UIMenu?) -> ListRow {
        changing { $0.options.contextMenu = menu }
      }
    #endif

    func changing(_ change: (inout ListRow) -> Void) -> ListRow {
      var row = self
      change(&row)
      return row
    }
  }

  extension ListRow {
    var items: [ListItem] {
      elements.indices.map { item(at: $0) }
    }

    private func item(at index: Int) -> ListItem {
      var item = elements[index]
      let hasAction =
        item.onSelect != nil || item.options.onSelectionChange != nil
        || item.options.onHighlightChange != nil
      let (isFirst, isLast) = (index == 0, index == elements.count - 1)
      let attributes = item.cellAttributes
      item.options.cellAttributes = attributes.with(
        beginsLine: attributes.beginsLine || isFirst, endsLine: attributes.endsLine || isLast)
      if let id {
        let own = item.identity
        item.options.id = RowItemKey(row: id, item: own, index: own == nil ? index : nil)
      }
      item.options.row = RowMembership(
        index: index, count: elements.count, isTouchedAlone: hasAction, color: highlightColor,
        lineSpacing: (0...index).contains(where: beginsLine) ? lineSpacing : nil)
      item.options.attachments += options.attachments
      guard !hasAction else { return item }
      item.onSelect = onSelect
      item.options.onSelectionChange = options.onSelectionChange
      item.options.onHighlightChange = options.onHighlightChange
      #if !os(tvOS)
        item.options.contextMenu = item.options.contextMenu ?? options.contextMenu
      #endif
      return item
    }

    /// Returns whether a line begins with an item in any width, and is not the first of the row.
    private func beginsLine(at index: Int) -> Bool {
      guard index > 0 else { return false }
      let (before, own) = (elements[index - 1].cellAttributes, elements[index].cellAttributes)
      return before.endsLine || own.beginsLine || [before.width, own.width].contains(.fraction(1))
    }
  }

  extension ListItemBuilder {
    /// The items of a row.
    public static func buildExpression(_ row: ListRow) -> Part { Part(items: .many(row.items)) }

    /// The items of a row, or nothing.
    public static func buildExpression(_ row: ListRow?) -> Part {
      Part(items: .many(row?.items ?? []))
    }

    /// The items of rows.
    public static func buildExpression(_ rows: [ListRow]) -> Part {
      Part(items: .many(rows.flatMap(\.items)))
    }
  }
#endif
