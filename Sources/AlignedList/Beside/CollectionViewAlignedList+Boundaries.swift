#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // The header and the footer of the whole list.
  extension CollectionViewAlignedList {
    /// Whether the list shows overlays, a header or a footer: values that are passed among the sections, but
    /// are no sections.
    var standsAmongSections: Bool {
      !overlays.isEmpty || !boundaries.isEmpty
    }

    /// Takes the header and the footer among sections, before these are shown in a batch of updates.
    func updateBoundaries(of sections: [ListSection]) {
      guard !showsCards else { return }
      reportAttachments(among: sections)
      for kind in ListBoundary.kinds {
        update(to: sections.boundary(ofKind: kind), ofKind: kind)
      }
      guard !boundaries.isEmpty else { return }
      layout.lengthOfBoundaryView = { [weak self] kind, width in
        // Another list may have taken the view.
        guard let self, collectionView?.dataSource === dataSource else { return 0 }
        return boundaries[kind].map { self.length(of: $0, fitting: width) } ?? 0
      }
    }

    private func reportAttachments(among sections: [ListSection]) {
      let items = sections.lazy.filter(\.isBesideSections)
        .compactMap { $0.boundary?.item ?? $0.overlay?.item }
      guard items.contains(where: { !$0.attachments.isEmpty }) else { return }
      reportMistake(
        "Components are attached to a ListHeader, a ListFooter or a ListOverlay, where they are not shown. Put "
          + "them into its component.")
    }

    private func update(to new: BoundaryValue?, ofKind kind: String) {
      guard let new else {
        boundaries.removeValue(forKey: kind)?.isGone = true
        return setView(nil, ofKind: kind)
      }
      let isEqual = boundaries[kind].map { new.item.hasSameContent(as: $0.value.item) } ?? false
      if let known = boundaries[kind] {
        known.value = new
        if !isEqual { known.sizes.forget() }
      } else {
        boundaries[kind] = ListBoundary(new)
      }
      // The length that counts is asked for in the layout pass, for the width.
      setView(BoundaryView(length: 1, behavior: new.behavior, insets: new.insets), ofKind: kind)
      if !isEqual { layout.invalidateBoundaryViews() }
    }

    private func setView(_ view: BoundaryView?, ofKind kind: String) {
      if kind == CollectionViewAlignedLayout.elementKindContentHeader {
        layout.contentHeader = view
      } else {
        layout.contentFooter = view
      }
    }

    private func length(of boundary: ListBoundary, fitting width: CGFloat) -> CGFloat {
      let size = calls.whileFilling {
        sizer.size(
          of: boundary.value.item, fitting: self.width(offered: width), known: boundary.sizes,
          cards: boundary.memory
        ) { boundary.sizes = $0 }
      }
      return layout.scrollDirection == .horizontal ? size.width : size.height
    }

    /// Fills the views of a header and a footer that stay.
    func refreshBoundaries(of collectionView: UICollectionView) {
      for (kind, boundary) in boundaries {
        let view = collectionView.supplementaryView(
          forElementKind: kind, at: IndexPath(index: 0))
        views.fill(view, with: boundary)
      }
    }
  }
#endif
