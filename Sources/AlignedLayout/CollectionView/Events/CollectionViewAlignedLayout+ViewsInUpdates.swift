#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // Views that come or go in batches of updates although their sections stay.
  extension CollectionViewAlignedLayout {
    /// Returns the index paths of headers, footers or overflow views that disappear although their
    /// sections stay: those from before the batch.
    func disappearingViews(ofKind kind: String) -> [IndexPath] {
      guard let change = state.updates.animatedChange, let view = view(ofKind: kind)
      else { return [] }
      return change.sectionsLosing(view, in: content).map { IndexPath(item: 0, section: $0) }
    }

    /// Returns the index paths of those that appear.
    func appearingViews(ofKind kind: String) -> [IndexPath] {
      guard let change = state.updates.animatedChange, let view = view(ofKind: kind)
      else { return [] }
      return change.sectionsGaining(view, in: content).map { IndexPath(item: 0, section: $0) }
    }

    private func view(ofKind kind: String) -> ((Int) -> ContentLayout.Element)? {
      switch kind {
      case UICollectionView.elementKindSectionHeader: { .header(section: $0) }
      case UICollectionView.elementKindSectionFooter: { .footer(section: $0) }
      case Self.elementKindOverflow: { .overflow(section: $0) }
      default: nil
      }
    }

    /// Returns the index paths of decoration views that disappear: those from before the batch.
    func disappearingDecorations(ofKind kind: String) -> [IndexPath] {
      guard state.elements.decorationKinds.contains(kind),
        let change = state.updates.animatedChange
      else { return [] }
      return change.decorationsLost(ofKind: kind, in: content).map {
        IndexPath(item: $0.index, section: $0.section)
      }
    }

    /// Returns the index paths of those that appear.
    func appearingDecorations(ofKind kind: String) -> [IndexPath] {
      guard state.elements.decorationKinds.contains(kind),
        let change = state.updates.animatedChange
      else { return [] }
      return change.decorationsGained(ofKind: kind, in: content).map {
        IndexPath(item: $0.index, section: $0.section)
      }
    }
  }
#endif
