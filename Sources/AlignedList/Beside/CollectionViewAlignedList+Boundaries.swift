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
        update(to: sections.boundaries(ofKind: kind), ofKind: kind)
      }
      guard !boundaries.isEmpty else { return }
      layout.lengthOfBoundaryView = { [weak self] kind, width in
        // Another list may have taken the view.
        guard let self, collectionView?.dataSource === dataSource, let boundary = boundaries[kind]
        else { return (0, nil) }
        let width = self.width(offered: width)
        let pinned = pinned(
          boundary.values.parts, boundary.item, false, width, boundary.memory)
        return (length(of: boundary, fitting: width), pinned.length)
      }
    }

    private func reportAttachments(among sections: [ListSection]) {
      let items = sections.lazy.filter(\.isBesideSections)
        .flatMap { $0.boundary?.items ?? [$0.overlay?.item].compactMap { $0 } }
      let parts = sections.lazy.flatMap { [$0.headerParts, $0.footerParts] }
        .filter { $0.count > 1 }.joined().map(\.item)
      guard
        items.contains(where: { !$0.attachments.isEmpty })
          || parts.contains(where: { !$0.attachments.isEmpty })
      else { return }
      reportMistake(
        "Components are attached to a ListHeader, a ListFooter, a ListOverlay, or one of several elements of a header "
          + "or footer, where they are not shown. Put them into its component.")
    }

    private func update(to new: [BoundaryValue], ofKind kind: String) {
      guard let first = new.first else {
        boundaries.removeValue(forKey: kind)?.isGone = true
        return setView(nil, ofKind: kind)
      }
      reportMistakes(in: new)
      let former = boundaries[kind]?.item
      let boundary = boundaries[kind] ?? ListBoundary(new)
      boundary.values = new
      boundaries[kind] = boundary
      let isEqual = boundary.item.map { new in former.map(new.hasSameContent) ?? false } ?? false
      if let stack = former?.stack { boundary.item?.stack?.goOn(from: stack) }
      if !isEqual { boundary.sizes.forget() }
      // The length that counts is asked for in the layout pass, for the width.
      setView(
        BoundaryView(length: 1, behavior: new.behavior, insets: first.insets), ofKind: kind)
      if !isEqual { layout.invalidateBoundaryViews() }
    }

    private func reportMistakes(in values: [BoundaryValue]) {
      let isHeader = values.first?.kind == CollectionViewAlignedLayout.elementKindContentHeader
      let inner = isHeader ? values.dropFirst() : values.dropLast()
      if inner.contains(where: { $0.behavior == .stretches }) {
        reportMistake("Only the first ListHeader and the last ListFooter of a list stretch.")
      }
      if values.contains(where: { $0.insets != values.first?.insets }) {
        reportMistake(
          "All headers of a list have the insets of the first, and so have its footers.")
      }
    }

    private func setView(_ view: BoundaryView?, ofKind kind: String) {
      if kind == CollectionViewAlignedLayout.elementKindContentHeader {
        layout.contentHeader = view
      } else {
        layout.contentFooter = view
      }
    }

    private func length(of boundary: ListBoundary, fitting width: CGFloat) -> CGFloat {
      guard let item = boundary.item else { return 0 }
      let size = calls.whileFilling {
        sizer.size(of: item, fitting: width, known: boundary.sizes, cards: boundary.memory) {
          boundary.sizes = $0
        }
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
