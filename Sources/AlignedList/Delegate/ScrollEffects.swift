#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  typealias SectionEffect =
    @MainActor (_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) -> Void

  /// Effects of scrolling. The layout has one closure, which finds the effect of a section when it is called.
  @MainActor
  struct ScrollEffects {
    /// The sections that have an effect, or nil if the layout does not ask the list for effects.
    private var sections: Set<AnyHashable>?

    /// Has the layout ask for effects before sections are shown that have any. The batch of updates that
    /// shows them queries all elements.
    mutating func begin(_ new: [StoredSection], in list: CollectionViewAlignedList) {
      guard sections == nil, new.contains(where: { $0.values.effect != nil }) else { return }
      sections = []
      set(in: list)
    }

    /// Stops asking for effects when no section has one any more. Has UIKit query all elements if other
    /// sections than before have effects, and there was no update.
    mutating func end(_ new: [StoredSection], in list: CollectionViewAlignedList, wasUpdated: Bool)
    {
      guard let former = sections else { return }
      let ids = Set(new.lazy.filter { $0.values.effect != nil }.map(\.id))
      if ids.isEmpty {
        list.layout.adjustVisibleAttributes = nil
      } else if ids != former, !wasUpdated {
        set(in: list)
      }
      sections = ids.isEmpty ? nil : ids
    }

    private func set(in list: CollectionViewAlignedList) {
      list.layout.adjustVisibleAttributes = { [weak list] attributes, visibleRect in
        // Another list may have taken the view.
        guard let list, list.hasView, attributes.indexPath.count == 2 else { return }
        let section = list.record(ofSection: attributes.indexPath[0])?.section
        section?.values.effect?(attributes, visibleRect)
      }
    }
  }
#endif
