#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension ListSection {
    /// Sets what the section shows while it has no items, such as a spinner or a text.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .whenEmpty { if isLoading { Title("Loading") } else { Title("No photos") } }
    ///
    /// It takes a line as any item does. Give it `.cellAttributes(CellAttributes(width: .fraction(1)))` to make
    /// it as wide as the section, or `CellAttributes(columnSpan: .max)` in a section of columns. Actions of the
    /// section, such as ``onSelect(of:_:)``, do not apply to it.
    public func whenEmpty(@ListItemBuilder _ items: () -> [ListItem]) -> ListSection {
      if self.items.count > 0 { return self }
      return changing(ElementRun(items: items())) { $0.showsPlaceholder = true }
    }

    /// Sets what happens when a person pulls the list down to refresh it.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .onRefresh { [weak self] in await self?.reload() }
    ///
    /// The list shows a refresh control as long as any of its sections has this action, and ends refreshing
    /// when the actions of all of them return. There is none on Apple TV and in the Mac idiom. A refresh
    /// control that the collection view has already stays, and then this has no effect.
    public func onRefresh(_ action: @escaping @MainActor () async -> Void) -> ListSection {
      changing { $0.onRefresh = action }
    }

    /// Sets what happens shortly before the end of the section is reached, such as loading more items.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .onReachEnd { [weak self] in self?.loadMore() }
    ///
    /// It happens once for each last item: not again when a person scrolls up and down while more is loaded,
    /// but again when another item has become the last one. If loading fails, show an item that tries again. It
    /// does not happen in a section without items.
    ///
    /// - Parameters:
    ///   - itemCount: how many of the last items count as the end. It happens just before the first of them
    ///     is displayed.
    ///   - action: the action. A list that is shown in it is updated in the next turn of the run loop.
    public func onReachEnd(
      within itemCount: Int = 5, _ action: @escaping @MainActor () -> Void
    ) -> ListSection {
      changing { $0.onReachEnd = (max(1, itemCount), action) }
    }

    /// Sets what happens when the beginning of the section is near, such as loading older messages. It is
    /// ``onReachEnd(within:_:)`` at the other end: it happens once for each first item, in the turn of the run
    /// loop after one of the first items is displayed.
    ///
    /// It also happens if a list that opens at its beginning displays these items at once. In a chat, set
    /// `staysAtEnd` of the layout: it opens at its end.
    public func onReachStart(
      within itemCount: Int = 5, _ action: @escaping @MainActor () -> Void
    ) -> ListSection {
      changing { $0.onReachStart = (max(1, itemCount), action) }
    }

    /// Sets what happens when a collection view expects to display items soon, such as loading their pictures.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .onPrefetch(of: photos) { [weak self] photos in
    ///         self?.load(photos)
    ///       } onCancel: { [weak self] photos in
    ///         self?.cancel(photos)
    ///       }
    ///
    /// UIKit does not announce items that it displays at once. So load in `configure` or at display, too. The list
    /// receives this as the collection view's `prefetchDataSource`. If you set another one, this has no effect.
    ///
    /// - Parameters:
    ///   - elements: the elements that the first items of the section show, in their order.
    ///   - action: receives the elements of the items.
    ///   - onCancel: receives the elements of items that were announced, and will not be displayed after all.
    public func onPrefetch<Element>(
      of elements: [Element], _ action: @escaping @MainActor (_ elements: [Element]) -> Void,
      onCancel: (@MainActor (_ elements: [Element]) -> Void)? = nil
    ) -> ListSection {
      checkElements(elements.count)
      return changing {
        $0.onPrefetch = Action(itemCount: elements.count) { action($0.map { elements[$0] }) }
        $0.onCancelPrefetch = onCancel.map { onCancel in
          Action(itemCount: elements.count) { onCancel($0.map { elements[$0] }) }
        }
      }
    }
  }
#endif
