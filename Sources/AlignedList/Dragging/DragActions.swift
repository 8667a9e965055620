#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// What a person may drag from a section. It stands behind a reference, because few sections have it.
  @MainActor
  final class DragAction {
    let itemCount: Int
    let element: (_ index: Int) -> Any

    /// Returns what provides the data of an element, or nil if it cannot be dragged.
    let provider: (_ element: Any) -> NSItemProvider?

    init<Element>(
      of elements: [Element], _ provider: @escaping @MainActor (Element) -> NSItemProvider?
    ) {
      itemCount = elements.count
      element = { elements[$0] }
      self.provider = { ($0 as? Element).flatMap(provider) }
    }
  }

  @MainActor
  final class DropAction {
    let typeIdentifiers: [String]
    let call: (_ drop: ListDrop) -> Void

    init(of typeIdentifiers: [String], _ action: @escaping @MainActor (ListDrop) -> Void) {
      self.typeIdentifiers = typeIdentifiers
      call = action
    }

    func accepts(_ item: UIDragItem) -> Bool {
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }

  /// What a list notes in a drag that begins in it.
  @MainActor
  final class ListDrag {
    private(set) weak var list: CollectionViewAlignedList?

    /// The items that are dragged, in the order of those of the session.
    private(set) var records: [ItemRecord] = []

    init(from list: CollectionViewAlignedList) { self.list = list }

    /// Returns what is dragged with an item, or nothing if that cannot be dragged, or is already.
    func add(_ record: ItemRecord) -> [UIDragItem] {
      guard let list, let action = record.section?.section.values.onDrag,
        let element = record.draggedElement, !records.contains(where: { $0 === record }),
        let provider = list.calls.during({ action.provider(element) })
      else { return [] }
      records.append(record)
      let item = UIDragItem(itemProvider: provider)
      item.localObject = element
      return [item]
    }
  }

  extension ItemRecord {
    /// The element that a person may drag, whether it can be or not.
    fileprivate var draggedElement: Any? {
      guard let section = section?.section, let action = section.values.onDrag else { return nil }
      // An item that a person has moved here from another section since has an element of its own.
      guard let index = index(in: section.items) else { return movedElement }
      return index < action.itemCount ? action.element(index) : nil
    }
  }
#endif
