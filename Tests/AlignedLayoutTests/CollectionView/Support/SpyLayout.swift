#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// A layout that records its invalidation contexts and counts its preparations. It also stands
  /// for a client's subclass.
  final class SpyLayout: CollectionViewAlignedLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var preparations = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      preparations += 1
      super.prepare()
    }

    /// Returns the headers and footers named by the contexts since the last call, and clears the
    /// contexts.
    func named() -> [String: [IndexPath]] {
      defer { contexts = [] }
      return contexts.reduce(into: [:]) { named, context in
        named.merge(context.invalidatedSupplementaryIndexPaths ?? [:], uniquingKeysWith: +)
      }
    }
  }

  @MainActor
  extension [String: [IndexPath]] {
    /// The sections of the named headers.
    var headers: [Int] { sections(UICollectionView.elementKindSectionHeader) }

    /// The sections of the named footers.
    var footers: [Int] { sections(UICollectionView.elementKindSectionFooter) }

    private func sections(_ kind: String) -> [Int] {
      (self[kind] ?? []).map { $0[0] }.sorted()
    }
  }
#endif
