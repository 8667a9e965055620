#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// What stands in a section of a list: a ``ListComponent``, or one with an identity, attributes or
  /// actions of its own, which is a ``ListItem``.
  ///
  ///     Chip(tag)
  ///       .cellAttributes(CellAttributes(beginsLine: true))
  ///       .onSelect { [weak self] in self?.choose(tag) }
  public protocol ListElement {
    /// The element with its identity, attributes and actions.
    var listItem: ListItem { get }
  }

  extension ListElement {
    /// Identifies the element among those of its section.
    ///
    /// An element that is shown again under the same identity keeps its view, and moves with it. The identity
    /// includes the section and the class of the view, so the same photo may stand in two sections. An identity
    /// has no effect on headers, footers and overflow views.
    public func id(_ id: some Hashable) -> ListItem {
      changing { $0.id = AnyHashable(id) }
    }

    /// Sets the attributes of the element's cell on its line, in place of those of the component.
    public func cellAttributes(_ attributes: CellAttributes) -> ListItem {
      changing { $0.cellAttributes = attributes }
    }

    /// Sets the size of the element's cell until its view is measured, in place of the estimate of the
    /// component or of the section.
    ///
    ///     ListItem(id: photo.id) { PhotoTile(photo) }
    ///       .estimatedSize(CGSize(width: 90, height: 120))
    ///
    /// It has an effect in sections whose cells measure themselves, as SwiftUI views do. The list does not
    /// compare it.
    public func estimatedSize(_ size: CGSize) -> ListItem {
      changing { $0.estimatedSize = size }
    }

    /// Sets what a tap does.
    ///
    /// In a cell, UIKit highlights the item and selects it. The list deselects it at once, so that it can be
    /// tapped again, unless it also has an action for ``onSelectionChange(_:)``.
    ///
    /// A header, footer or overflow view with an action is a button, also for VoiceOver and on tvOS. Controls in it
    /// still get their own taps. A pinned header keeps taps from the cells that it covers, with or without an action.
    ///
    /// VoiceOver reads an item with an action as one button, whose label consists of the labels in it. It reads the
    /// parts of a view by themselves if the view is an accessibility element, has accessibility elements, contains a
    /// control, or is one of SwiftUI. Such a view sets its traits itself. So does a cell of your own class.
    ///
    /// The list does not compare actions: after it is shown again, it calls the latest one. If the action
    /// refers to the owner of the list, capture the owner weakly.
    @inlinable
    public func onSelect(_ action: @escaping @MainActor () -> Void) -> ListItem {
      var item = listItem
      item.onSelect = action
      return item
    }

    /// Sets what happens when a person selects or deselects the cell.
    ///
    /// The cell stays selected until another one is selected or, if the collection view allows multiple
    /// selection, until it is tapped again. When it leaves the list, its selection ends without a call. If the
    /// screen stores what is chosen, show that in the component, and change it in ``onSelect(_:)`` instead.
    ///
    /// An item without this action and without ``onSelect(_:)`` cannot be selected by a tap.
    public func onSelectionChange(
      _ action: @escaping @MainActor (_ isSelected: Bool) -> Void
    ) -> ListItem {
      changing { $0.onSelectionChange = action }
    }

    /// Sets what happens when a touch begins and ends to highlight the cell.
    public func onHighlightChange(
      _ action: @escaping @MainActor (_ isHighlighted: Bool) -> Void
    ) -> ListItem {
      changing { $0.onHighlightChange = action }
    }

    /// Sets the alpha that the view has while a touch, or the Return key, highlights the cell.
    ///
    /// Without it, a highlighted item looks as ``ListComponent/update(_:for:)`` says. The items of a ``ListRow``
    /// that are touched together need none: see ``ListRow/highlightColor(_:)``. It has no effect on a cell of your own
    /// class, on headers, footers and overflow views.
    public func highlightAlpha(_ alpha: CGFloat) -> ListItem {
      changing { $0.highlightAlpha = alpha }
    }

    /// Sets what happens just before the cell, header, footer or overflow view is displayed. It does not happen
    /// again while the view stays visible: to load pages, use ``ListSection/onReachEnd(within:_:)``.
    ///
    /// A list that is shown again in the action is updated in the next turn of the run loop: UIKit displays
    /// views while it lays them out.
    public func onDisplay(_ action: @escaping @MainActor () -> Void) -> ListItem {
      changing { $0.onDisplay = { _ in action() } }
    }

    /// Sets what happens when the cell, header, footer or overflow view is no longer displayed.
    public func onEndDisplay(_ action: @escaping @MainActor () -> Void) -> ListItem {
      changing { $0.onEndDisplay = { _ in action() } }
    }

    #if !os(tvOS)
      /// Sets the menu that a long press or a secondary click on the cell opens.
      ///
      ///     Photo(photo).contextMenu {
      ///       UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.share(photo) }])
      ///     }
      ///
      /// The closure is called when the menu opens. Without a menu, none opens. It has no effect on headers, footers
      /// and overflow views. For a preview of your own, implement the method of `UICollectionViewDelegate` in the
      /// list's ``CollectionViewAlignedList/delegate``, which is asked for items without this modifier.
      public func contextMenu(_ menu: @escaping @MainActor () -> UIMenu?) -> ListItem {
        changing { $0.contextMenu = menu }
      }
    #endif

    func changing(_ change: (inout ItemOptions) -> Void) -> ListItem {
      var item = listItem
      change(&item.options)
      return item
    }
  }
#endif
