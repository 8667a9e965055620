#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  extension ListSection {
    /// Lets a person drag items to other views and apps.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .onDrag(of: photos) { photo in photo.itemProvider }
    ///
    /// The element is the `localObject` of the dragged item. So a drop in the same app gets it without
    /// loading: see ``ListDrop/elements(of:)``. While items are dragged, taps on others add these.
    ///
    /// The list becomes the `dragDelegate` of its collection view, and enables `dragInteractionEnabled`. If you
    /// have set another delegate, this has no effect.
    ///
    /// - Parameters:
    ///   - elements: the elements that the first items of the section show, in their order. Items behind them
    ///     cannot be dragged.
    ///   - provider: returns what provides the data of an element, or nil if it cannot be dragged.
    public func onDrag<Element>(
      of elements: [Element],
      _ provider: @escaping @MainActor (_ element: Element) -> NSItemProvider?
    ) -> ListSection {
      checkElements(elements.count)
      return changing { $0.onDrag = DragAction(of: elements, provider) }
    }

    /// Sets what happens when a person drops items on the section.
    ///
    ///     ListSection("photos", of: photos) { Photo($0) }
    ///       .onDrop(of: ["public.image"]) { [weak self] drop in self?.insert(drop) }
    ///
    /// Insert elements at the index of the drop, and show the list in the action. What is dropped then flies
    /// to the items that are new in the section, in their order. For data that has to be loaded, insert
    /// elements that say so, and replace or remove them later: see <doc:ScreensAsValues>. The list can be
    /// shown at any time, also while items are over it.
    ///
    /// While items are over the section, a bar shows where they go. Cells do not make room for them: UIKit
    /// would do that with an order of its own, during which a list must not be shown.
    ///
    /// If the section has ``onReorder(of:inGroup:_:)``, and items that it could receive by that are dropped
    /// from the same list, only their order changes: then that action is called in place of this one, and the
    /// list shows the new order already.
    ///
    /// The list becomes the `dropDelegate` of its collection view. If you have set another one, this has no effect.
    ///
    /// - Parameters:
    ///   - typeIdentifiers: the uniform types of data, one of which an item must provide. For a type that only
    ///     your app knows, use an identifier like `com.example.photo`.
    ///   - action: receives what is dropped.
    public func onDrop(
      of typeIdentifiers: [String], _ action: @escaping @MainActor (_ drop: ListDrop) -> Void
    ) -> ListSection {
      changing { $0.onDrop = DropAction(of: typeIdentifiers, action) }
    }
  }
#endif
