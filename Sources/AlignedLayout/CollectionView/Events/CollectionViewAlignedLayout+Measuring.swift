#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Treats cached sizes of self-sizing cells, headers and footers as estimates, and measures
    /// visible views again.
    ///
    /// Call this if all sizes depend on something that the layout cannot see, for example the
    /// content size category. To measure single cells again, call
    /// `UICollectionViewLayoutInvalidationContext.invalidateItems(at:)`. Reloaded cells are
    /// measured again in any case.
    ///
    /// - Complexity: lays out the whole content, and measures what is visible.
    public func invalidateMeasuredSizes() {
      guard let context = contextKeepingContent() as? CollectionViewAlignedLayoutInvalidationContext
      else { return invalidateLayout() }
      context.invalidatesContent = true
      context.invalidatesMeasuredSizes = true
      invalidateLayout(with: context)
    }

    /// Returns whether UIKit has to invalidate the layout: a preference may only confirm what is shown.
    func receive(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard let preference = preference(preferred, insteadOf: original) else { return false }
      let isInvalidated = core.receive(preference)
      beginTurnIfNeeded()
      return isInvalidated
    }

    func complete(
      _ context: UICollectionViewLayoutInvalidationContext,
      forPreferred preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      guard let ours = context as? CollectionViewAlignedLayoutInvalidationContext
      else { return context }
      ours.invalidatesContent = false
      guard let client, let preference = preference(preferred, insteadOf: original)
      else { return ours }
      ours.adjust(by: client.layOut(preference), along: content.axis)
      return ours
    }

    private func preference(
      _ preferred: UICollectionViewLayoutAttributes,
      insteadOf original: UICollectionViewLayoutAttributes
    ) -> ViewPreference? {
      guard core.mayMeasure, let element = element(of: preferred, givenAs: original),
        content.sizesItself(element, core.options)
      else { return nil }
      let reported = preferred as? CollectionViewAlignedLayoutAttributes
      return ViewPreference(
        element: element,
        offeredSpace: (original as? CollectionViewAlignedLayoutAttributes)?.offeredSpace,
        size: preferred.size, sizeWhenMeasured: original.size,
        baselines: Baselines(first: reported?.firstBaseline, last: reported?.lastBaseline),
        lastLineWidth: reported?.lastLineWidth)
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

    /// Returns nil if the path is unknown. The header and the footer of the content keep theirs.
    private func presentPath(
      ofSupplementaryView given: UICollectionViewLayoutAttributes
    ) -> IndexPath? {
      if given.indexPath == ContentLayout.Element.boundaryPath { return given.indexPath }
      guard let ours = given as? CollectionViewAlignedLayoutAttributes, given.indexPath.count == 2
      else { return nil }
      return core.presentSection(of: given.indexPath[0], inGeneration: ours.given.generation)
        .map { IndexPath(item: given.indexPath[1], section: $0) }
    }
  }
#endif
