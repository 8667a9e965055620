#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// The pinning in the present bounds. Every query reads the bounds: those that UIKit announces
    /// in `shouldInvalidateLayout(forBoundsChange:)` may never be set.
    var pinning: ContentLayout.Pinning? {
      collectionView.map { pinning(of: content, in: $0.bounds, with: state.shown.surroundings) }
    }

    func pinning(
      of content: ContentLayout, in bounds: CGRect, with surroundings: Surroundings?
    ) -> ContentLayout.Pinning {
      let top = (surroundings?.coveredTop ?? 0) - (surroundings?.spinnerHeight ?? 0)
      let bottom = surroundings?.coveredBottom ?? 0
      let (left, right) = content.isMirroredSideways ? (bottom, top) : (top, bottom)
      return switch content.axis {
      case .vertical:
        ContentLayout.Pinning(
          visibleTop: bounds.minY + top, visibleBottom: bounds.maxY - bottom,
          pinsHeaders: pinsSectionHeaders, pinsFooters: pinsSectionFooters)
      case .horizontal:
        ContentLayout.Pinning(
          visibleLeft: bounds.minX + left, visibleRight: bounds.maxX - right,
          pinsHeaders: pinsSectionHeaders, pinsFooters: pinsSectionFooters)
      }
    }

    /// Returns the headers and footers whose frames differ in new bounds, or none while the content
    /// is stale or being laid out: everything is invalidated then in any case.
    func elementsMoved(by newBounds: CGRect) -> [(kind: String, path: IndexPath)] {
      guard let collectionView, !state.awaitsUpdateItems, !state.staleness.isContentStale,
        !state.isPreparing
      else { return [] }
      let surroundings = state.shown.surroundings
      return standing.elements(
        movedBy: pinning(of: content, in: newBounds, with: surroundings),
        from: pinning(of: content, in: collectionView.bounds, with: surroundings)
      ).compactMap { element in
        switch element {
        case .header(let section):
          (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))
        case .footer(let section):
          (UICollectionView.elementKindSectionFooter, IndexPath(item: 0, section: section))
        case .cell, .overflow, .background, .lineSeparator: nil
        }
      }
    }
  }
#endif
