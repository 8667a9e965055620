#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import AlignedLayout
  import UIKit

  extension ListDelegate {
    /// Becomes the delegate of drags and drops if a section has an action for them, unless the client has set one.
    func updateDragDelegates(of view: UICollectionView, for sections: [StoredSection]) {
      let drags = sections.contains { $0.values.onDrag != nil }
      // Where items are dragged, they may be dropped to change the order.
      let drops = sections.contains {
        $0.values.onDrop != nil || drags && $0.values.onReorder != nil
      }
      // Another list may have used the collection view before. A session keeps its delegate until it ends.
      if view.dragDelegate.map({ $0 is ListDelegate }) ?? true, !view.hasActiveDrag {
        let delegate = drags ? self : nil
        if view.dragDelegate !== delegate { view.dragDelegate = delegate }
        if drags { view.dragInteractionEnabled = true }
      }
      if view.dropDelegate.map({ $0 is ListDelegate }) ?? true, !view.hasActiveDrop {
        let delegate = drops ? self : nil
        if view.dropDelegate !== delegate { view.dropDelegate = delegate }
      }
    }

    /// Returns the drag that is over the list if it began in the list.
    func drag(of session: any UIDropSession) -> ListDrag? {
      let drag = session.localDragSession?.localContext as? ListDrag
      return drag?.list === list ? drag : nil
    }

    func mayAccept(_ session: any UIDropSession) -> Bool {
      let records = reorderedItems(of: session)
      return list?.core.sections.contains { section in
        section.accepts(records) || section.section.values.onDrop?.accepts(anyOf: session) == true
      } ?? false
    }

    /// Returns the items that may be moved, if all that are dragged are such items of the list.
    private func reorderedItems(of session: any UIDropSession) -> [ItemRecord] {
      guard let records = drag(of: session)?.records, records.count == session.items.count,
        records.allSatisfy({ list?.core.item($0.number) === $0 && $0.movedElement != nil })
      else { return [] }
      return records
    }

    /// Returns where what is dragged goes if it is dropped now, or nil where it is refused.
    func dropPlace(of session: any UIDropSession) -> DropPlace? {
      // While another movement is under way, index paths are not those of the data source.
      guard let list, let view = list.collectionView, !view.hasUncommittedUpdates,
        let insertion = DropInsertion(at: session.location(in: view), of: list.layout, in: view),
        let section = record(ofSection: insertion.path.section)
      else { return nil }
      let records = reorderedItems(of: session)
      let isReordering = section.accepts(records)
      guard isReordering || section.section.values.onDrop?.accepts(anyOf: session) == true
      else { return nil }
      let index = min(
        insertion.path.item, isReordering ? section.movableCount : section.elementCount)
      return DropPlace(
        section: section, index: index, reorderedItems: isReordering ? records : [],
        mark: insertion.mark)
    }

    func showMark(_ frame: CGRect?) {
      guard let frame, let view = list?.collectionView else {
        dropMark?.removeFromSuperview()
        dropMark = nil
        return
      }
      let mark = dropMark ?? DropMark(frame: frame)
      dropMark = mark
      mark.frame = frame
      mark.isUserInteractionEnabled = false
      mark.layer.cornerRadius = 1.5
      // In front of pinned headers.
      mark.layer.zPosition = CGFloat(Int16.max)
      mark.backgroundColor = view.tintColor
      if mark.superview !== view { view.addSubview(mark) }
    }
  }

  // MARK: - Dropping

  extension ListDelegate {
    /// Takes what is dropped, and animates it to the items that show it.
    func perform(_ coordinator: any UICollectionViewDropCoordinator) {
      guard let list else { return }
      // The client's state may be newer than what is shown, and the index that its action gets must fit that state.
      list.showPending()
      let session = coordinator.session
      guard let place = dropPlace(of: session) else { return }
      let targets: [(item: UIDragItem, record: ItemRecord)]
      if !place.reorderedItems.isEmpty {
        move(place.reorderedItems, to: place.index, in: place.section, of: list)
        targets = Array(zip(session.items, place.reorderedItems))
      } else {
        targets = call(place, for: session)
      }
      for (item, record) in targets {
        guard let path = list.dataSource.indexPath(for: record.number) else { continue }
        coordinator.drop(item, toItemAt: path)
      }
    }

    /// Calls the action of a section, and returns the items that have come to it, for what was dropped.
    private func call(
      _ place: DropPlace, for session: any UIDropSession
    ) -> [(item: UIDragItem, record: ItemRecord)] {
      guard let action = place.section.section.values.onDrop else { return [] }
      let drag = drag(of: session)
      let items = session.items.filter(action.accepts)
      let former = Set(place.section.items.map(\.number))
      let drop = ListDrop(
        index: place.index, itemProviders: items.map(\.itemProvider), isFromSameList: drag != nil,
        localObjects: items.compactMap(\.localObject))
      action.call(drop)
      guard !place.section.isGone else { return [] }
      let new = place.section.items.filter { !former.contains($0.number) }
      if new.isEmpty, let drag, drag.records.count == session.items.count {
        // The action may have moved them within the section.
        return zip(session.items, drag.records).filter {
          action.accepts($0) && $1.section === place.section && list?.core.item($1.number) === $1
        }
      }
      return Array(zip(items, new))
    }

    private func move(
      _ records: [ItemRecord], to index: Int, in section: SectionRecord,
      of list: CollectionViewAlignedList
    ) {
      let moved = Set(records.map(\.number))
      let rest = section.items.filter { !moved.contains($0.number) }
      let place = section.items[..<index].count { !moved.contains($0.number) }
      let order = Array(rest[..<place] + records + rest[place...])
      guard !order.elementsEqual(section.items, by: ===) else { return }
      var snapshot = list.dataSource.snapshot()
      snapshot.deleteItems(records.map(\.number))
      snapshot.insert(order[place..<place + records.count], in: order, of: section)
      let changed = list.core.reorder(to: snapshot.itemIdentifiers(inSection:))
      list.dataSource.apply(snapshot, animatingDifferences: list.collectionView?.window != nil)
      // A list that is shown in the first action would not have the items that the second one receives.
      list.calls.during { changed.forEach { $0.tellOrder() } }
      list.showPending()
    }
  }

  struct DropPlace {
    let section: SectionRecord
    let index: Int

    /// The items of the list whose order changes, or none if the section has an action for what is dropped.
    let reorderedItems: [ItemRecord]
    let mark: CGRect
  }

  extension DropAction {
    fileprivate func accepts(anyOf session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
  }

  extension SectionRecord {
    /// How many of the first items show elements, as far as the section's actions say so.
    fileprivate var elementCount: Int {
      if section.values.showsPlaceholder { return 0 }
      let counts = [
        section.values.onReorder?.itemCount, section.values.onDrag?.itemCount,
        section.values.onSelect?.itemCount,
      ]
      guard let count = counts.compactMap({ $0 }).max() else { return items.count }
      // Since the section got its value, a person may have moved items to it and out of it.
      return max(0, count + items.count - section.items.count)
    }
  }
#endif
