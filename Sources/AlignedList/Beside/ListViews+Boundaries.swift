#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  // The headers and footers of the whole list. They are kept as those of a section that has no items.
  extension ListViews {
    /// Whether an overlay, a header or a footer stands among the sections.
    var standAmongSections: Bool { !overlays.isEmpty || !boundaries.value.hasItemsAlone }

    /// Takes the headers and footers among sections, before these are shown in a batch of updates.
    func updateBoundaries(of sections: [StoredSection], in list: CollectionViewAlignedList) {
      guard list.listDelegate.carousel == nil else { return }
      let layout = list.layout
      let headers = sections.boundaries(ofKind: boundaries.headerKind)
      let footers = sections.boundaries(ofKind: boundaries.footerKind)
      let new = boundaries.section.changing {
        ($0.header.parts, $0.footer.parts) = (headers.parts, footers.parts)
      }
      // Another list may have left its header.
      layout.contentHeader = headers.view
      layout.contentFooter = footers.view
      guard standAmongSections || !new.stored.hasItemsAlone else { return }
      reportMistakes(in: headers, inner: headers.dropFirst())
      reportMistakes(in: footers, inner: footers.dropLast())
      var change = ListChange()
      boundaries.update(to: new.stored, hiddenCount: { _ in 0 }, &change)
      layout.lengthOfBoundaryView = { [weak list, boundaries] kind, width in
        // Another list may have taken the view.
        guard let list, list.hasView else { return (0, nil) }
        // Without sections, nothing is asked before.
        if list.core.sections.isEmpty { list.followCollectionView() }
        let width = list.width(offered: width)
        let pinned = boundaries.pinned(kind, byDefault: false, fitting: width, in: list)
        let length = boundaries.length(ofKind: kind, fitting: width, in: list)
        return (length, pinned.length ?? (pinned.pins ? length : nil))
      }
      if !change.isEmpty { layout.invalidateBoundaryViews() }
    }

    private func reportMistakes(in values: [BoundaryValue], inner: ArraySlice<BoundaryValue>) {
      if inner.contains(where: { $0.behavior == .stretches }) {
        calls.reportMistake("Only the first ListHeader and the last ListFooter of a list stretch.")
      }
      if values.contains(where: { $0.insets != values.first?.insets }) {
        calls.reportMistake(
          "All headers of a list have the insets of the first, and so have its footers.")
      }
    }
  }

  extension [BoundaryValue] {
    fileprivate var parts: [ListStack.Part] {
      flatMap { value in
        value.items.map {
          .init(item: $0, pins: value.behavior == .pins, stretches: value.behavior == .stretches)
        }
      }
    }

    /// The view in which all stand, or nil. The length that counts is asked for in the layout pass, for the width.
    fileprivate var view: BoundaryView? {
      let behaviors = map(\.behavior)
      let behavior = [.stretches, .pins].first(where: behaviors.contains) ?? .scrolls
      return first.map { BoundaryView(length: 1, behavior: behavior, insets: $0.insets) }
    }
  }
#endif
