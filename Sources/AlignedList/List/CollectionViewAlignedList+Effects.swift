#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// Changes attributes of visible elements.
  typealias SectionEffect =
    @MainActor (_ attributes: UICollectionViewLayoutAttributes, _ visibleRect: CGRect) -> Void

  // Effects of scrolling. The layout has one closure, which finds the effect of a section when it is called.
  extension CollectionViewAlignedList {
    /// Has the layout ask for effects before sections are shown that have any. The batch of updates that
    /// shows them queries all elements.
    func beginEffects(of sections: [ListSection]) {
      guard !setsEffects, sections.contains(where: { $0.values.effect != nil }) else { return }
      setsEffects = true
      setEffects()
    }

    /// Stops asking for effects when no section has one any more. Has UIKit query all elements if other
    /// sections than before have effects, and there was no update.
    func endEffects(of sections: [ListSection], wasUpdated: Bool) {
      guard setsEffects else { return }
      let ids = Set(sections.lazy.filter { $0.values.effect != nil }.map(\.id))
      if ids.isEmpty {
        setsEffects = false
        layout.adjustVisibleAttributes = nil
      } else if ids != sectionsWithEffects, !wasUpdated {
        setEffects()
      }
      sectionsWithEffects = ids
    }

    private func setEffects() {
      layout.adjustVisibleAttributes = { [weak self] attributes, visibleRect in
        // Another list may have taken the view.
        guard let self, collectionView?.dataSource === dataSource,
          attributes.indexPath.count == 2, let section = attributes.indexPath.first
        else { return }
        record(ofSection: section)?.section.values.effect?(attributes, visibleRect)
      }
    }
  }
#endif
