#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // UIKit's layout attributes of self-sizing views, as the values of the parts.
  extension CollectionViewAlignedLayout {
    /// Returns preferred attributes as a measurement, or nil if the element does not size itself or no
    /// longer exists.
    ///
    /// UIKit may pass preferred attributes of a deleted item's view (radar
    /// [48955657](https://github.com/lionheart/openradar-mirror/issues/21099)). While items have changed places
    /// and the layout is not prepared for that yet, index paths cannot be matched with cells.
    func measurement(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> ViewMeasurement? {
      guard !state.updates.awaitsItems, !state.stale.areCountsStale, state.movement.steps.isEmpty,
        let element = element(of: preferred, givenAs: original),
        content.sizesItself(element, options)
      else { return nil }
      let scene = sizingScene
      guard let space = state.selfSizing.offeredSpace(of: element, in: scene.content, scene.options)
      else { return nil }
      let reported = preferred as? CollectionViewAlignedLayoutAttributes
      let preference = ViewPreference(
        element: element,
        offeredSpace: (original as? CollectionViewAlignedLayoutAttributes)?.offeredSpace,
        size: preferred.size, sizeWhenMeasured: original.size,
        baselines: Baselines(first: reported?.firstBaseline, last: reported?.lastBaseline),
        lastLineWidth: reported?.lastLineWidth)
      return scene.measurement(preference, offered: space)
    }

    private func element(
      of attributes: UICollectionViewLayoutAttributes,
      givenAs original: UICollectionViewLayoutAttributes
    ) -> ContentLayout.Element? {
      switch attributes.representedElementCategory {
      case .cell:
        return content.position(of: attributes.indexPath).map { .cell($0) }
      case .supplementaryView:
        guard let kind = attributes.representedElementKind,
          let path = presentPath(ofSupplementaryView: original),
          let element = content.element(ofKind: kind, at: path),
          content.frame(of: element, pinning: nil) != nil
        else { return nil }
        return element
      case .decorationView: return nil
      @unknown default: return nil
      }
    }

    /// Returns the present index path of a header or footer, or nil if it is unknown. Those of the content
    /// keep theirs.
    private func presentPath(
      ofSupplementaryView given: UICollectionViewLayoutAttributes
    ) -> IndexPath? {
      if given.indexPath == ContentLayout.Element.boundaryPath { return given.indexPath }
      guard let ours = given as? CollectionViewAlignedLayoutAttributes, given.indexPath.count == 2
      else { return nil }
      return state.updates.presentSection(of: given.indexPath[0], inGeneration: ours.generation)
        .map { IndexPath(item: given.indexPath[1], section: $0) }
    }
  }
#endif
