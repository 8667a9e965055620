#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import AlignedLayout
  import UIKit

  extension CollectionViewAlignedList {
    /// Becomes the delegate of drags and drops if a section has an action for them, unless the client has set
    /// one.
    func updateDragDelegates(of view: UICollectionView) {
      let drags = latestSections.contains { $0.values.onDrag != nil }
      // Where items are dragged, they may be dropped to change the order.
      let drops = latestSections.contains {
        $0.values.onDrop != nil || drags && $0.values.onReorder != nil
      }
      // Another list may have used the collection view before. A session keeps its delegate until it ends.
      if view.dragDelegate.map({ $0 is ListDelegate }) ?? true, !view.hasActiveDrag {
        let delegate = drags ? listDelegate : nil
        if view.dragDelegate !== delegate { view.dragDelegate = delegate }
        if drags { view.dragInteractionEnabled = true }
      }
      if view.dropDelegate.map({ $0 is ListDelegate }) ?? true, !view.hasActiveDrop {
        let delegate = drops ? listDelegate : nil
        if view.dropDelegate !== delegate { view.dropDelegate = delegate }
      }
    }

    /// Returns the drag that is over the list if it began in the list.
    func drag(of session: any UIDropSession) -> ListDrag? {
      let drag = session.localDragSession?.localContext as? ListDrag
      return drag?.list === self ? drag : nil
    }

    /// Whether any section accepts what is dragged.
    func mayAccept(_ session: any UIDropSession) -> Bool {
      let records = reorderedItems(of: session)
      return contents.sections.contains { section in
        section.accepts(records) || section.section.values.onDrop?.accepts(anyOf: session) == true
      }
    }

    /// Returns the items that may be moved, if all that are dragged are such items of the list.
    fileprivate func reorderedItems(of session: any UIDropSession) -> [ItemRecord] {
      guard let records = drag(of: session)?.records, records.count == session.items.count,
        records.allSatisfy({ contents.item($0.number) === $0 && $0.isMovable })
      else { return [] }
      return records
    }

    /// Returns where what is dragged goes if it is dropped now, or nil where it is refused.
    func dropPlace(of session: any UIDropSession) -> DropPlace? {
      // While another movement is under way, index paths are not those of the data source.
      guard let collectionView, !collectionView.hasUncommittedUpdates,
        let insertion = DropInsertion(
          at: session.location(in: collectionView), of: layout, in: collectionView),
        let section = record(ofSection: insertion.path.section)
      else { return nil }
      let records = reorderedItems(of: session)
      let isReordering = section.accepts(records)
      guard isReordering || section.section.values.onDrop?.accepts(anyOf: session) == true else {
        return nil
      }
      let index = min(
        insertion.path.item, isReordering ? section.movableCount : section.elementCount)
      return DropPlace(
        section: section, index: index, reorderedItems: isReordering ? records : [],
        mark: insertion.mark)
    }

    /// Shows a bar, or none.
    func showMark(_ frame: CGRect?) {
      guard let frame, let collectionView else {
        dropMark?.removeFromSuperview()
        dropMark = nil
        return
      }
      let mark = dropMark ?? DropMark()
      dropMark = mark
      mark.frame = frame
      mark.backgroundColor = collectionView.tintColor
      if mark.superview !== collectionView { collectionView.addSubview(mark) }
    }
  }

  // MARK: - Dropping

  extension CollectionViewAlignedList {
    /// Takes what is dropped, and animates it to the items that show it.
    func perform(_ coordinator: any UICollectionViewDropCoordinator) {
      // The client's state may be newer than what is shown, and the index that its action gets must fit that
      // state.
      showPending()
      let session = coordinator.session
      guard let place = dropPlace(of: session) else { return }
      let targets: [(item: UIDragItem, record: ItemRecord)]
      if !place.reorderedItems.isEmpty {
        move(place.reorderedItems, to: place.index, in: place.section)
        targets = Array(zip(session.items, place.reorderedItems))
      } else {
        targets = call(place, for: session)
      }
      for (item, record) in targets {
        guard let path = dataSource.indexPath(for: record.number) else { continue }
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
          action.accepts($0) && $1.section === place.section && contents.item($1.number) === $1
        }
      }
      return Array(zip(items, new))
    }

    /// Moves items to an index of a section, and tells the sections whose order changes.
    private func move(_ records: [ItemRecord], to index: Int, in section: SectionRecord) {
      let moved = Set(records.map(\.number))
      let rest = section.items.filter { !moved.contains($0.number) }
      let place = section.items[..<index].count { !moved.contains($0.number) }
      let order = rest[..<place] + records + rest[place...]
      guard !order.elementsEqual(section.items, by: ===) else { return }
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems(records.map(\.number))
      if place > 0 {
        snapshot.insertItems(records.map(\.number), afterItem: rest[place - 1].number)
      } else if let next = rest.first {
        snapshot.insertItems(records.map(\.number), beforeItem: next.number)
      } else {
        snapshot.appendItems(records.map(\.number), toSection: section.number)
      }
      let changed = contents.reorder(to: snapshot)
      dataSource.apply(snapshot, animatingDifferences: collectionView?.window != nil)
      // A list that is shown in the first action would not have the items that the second one receives.
      calls.during { changed.forEach { $0.tellOrder() } }
      showPending()
    }
  }

  /// Where items go that are dropped.
  struct DropPlace {
    let section: SectionRecord
    let index: Int

    /// The items of the list whose order changes, or none if the section has an action for what is dropped.
    let reorderedItems: [ItemRecord]

    /// The frame of a bar that shows the place.
    let mark: CGRect
  }

  extension DropAction {
    /// Whether any item of a session provides data of one of the types.
    fileprivate func accepts(anyOf session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
  }

  extension SectionRecord {
    /// Whether items that a person moves may come to the section, or stay in it.
    fileprivate func accepts(_ records: [ItemRecord]) -> Bool {
      guard !records.isEmpty, let action = section.values.onReorder else { return false }
      return records.allSatisfy { record in
        record.section === self
          || action.group != nil && record.section?.section.values.onReorder?.group == action.group
      }
    }

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
