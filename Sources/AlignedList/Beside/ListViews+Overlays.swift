#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // Components that float. The layout places their views, and no other part of the list knows them.
  extension ListViews {
    func showOverlays(
      of sections: [StoredSection], in list: CollectionViewAlignedList, animated: Bool
    ) {
      let values = uniqueOverlays(of: sections)
      if values.isEmpty, overlays.isEmpty { return }
      let layout = list.layout
      var former = Dictionary(uniqueKeysWithValues: overlays.map { ($0.id, $0) })
      let shown = values.map { value, item in
        let known = former.removeValue(forKey: value.id)
        return (
          view: known ?? ListOverlayView(value, item, in: list), value: value, item: item,
          isNew: known == nil
        )
      }
      let gone = overlays.filter { former[$0.id] != nil }
      let kept = overlays.filter { former[$0.id] == nil }
      overlays = shown.map(\.view)
      // The layout moves a view that it is given again in front of the others.
      let isInOrder = overlays.starts(with: kept)
      for view in gone {
        call(view.item?.options.onEndDisplay, view.hosted)
        layout.removeFloatingView(view, animated: animated)
      }
      for (view, value, item, isNew) in shown {
        let changesSize = calls.whileFilling { view.show(item) }
        if isNew { call(item.options.onDisplay, view.hosted) }
        if view.placement != value.placement || !isInOrder {
          view.placement = value.placement
          layout.addFloatingView(view, at: value.placement, animated: animated)
        }
        if changesSize, !isNew { measure(view, layout, animated: animated) }
      }
    }

    /// Removes the overlays of another list that has used the collection view before.
    func removeForeignOverlays(in list: CollectionViewAlignedList) {
      for case let view as ListOverlayView in list.collectionView?.subviews ?? []
      where view.list !== list {
        list.layout.removeFloatingView(view)
      }
    }

    private func uniqueOverlays(
      of sections: [StoredSection]
    ) -> [(value: OverlayValue, item: ListItem)] {
      var ids: Set<AnyHashable> = []
      return sections.compactMap(\.values.overlay).compactMap { value in
        guard let item = value.item else { return nil }
        guard ids.insert(value.id).inserted else {
          calls.reportMistake("The id \(value.id.base) belongs to two overlays.")
          return nil
        }
        return (value, item)
      }
    }

    private func measure(
      _ view: ListOverlayView, _ layout: CollectionViewAlignedLayout, animated: Bool
    ) {
      let measure = { layout.invalidateSize(ofFloatingView: view) }
      if animated {
        UIView.animate(withDuration: 0.25, animations: measure)
      } else {
        UIView.performWithoutAnimation(measure)
      }
    }

    private func call(_ action: (@MainActor (UIView) -> Void)?, _ view: UIView?) {
      guard let action, let view else { return }
      calls.during { action(view) }
    }
  }
#endif
