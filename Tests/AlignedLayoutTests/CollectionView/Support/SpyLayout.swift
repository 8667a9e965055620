#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import UIKit

  /// An aligned layout that keeps the contexts with which it was invalidated, and how often it was
  /// prepared; also a client's subclass of it.
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

    /// The headers and footers named by the contexts since the last time.
    func named() -> [String: [IndexPath]] {
      defer { contexts = [] }
      return contexts.reduce(into: [:]) { named, context in
        named.merge(context.invalidatedSupplementaryIndexPaths ?? [:], uniquingKeysWith: +)
      }
    }
  }

  @MainActor
  extension [String: [IndexPath]] {
    /// The sections whose headers are named.
    var headers: [Int] { sections(UICollectionView.elementKindSectionHeader) }

    /// The sections whose footers are named.
    var footers: [Int] { sections(UICollectionView.elementKindSectionFooter) }

    private func sections(_ kind: String) -> [Int] {
      (self[kind] ?? []).map { $0[0] }.sorted()
    }
  }
#endif
