#if canImport(UIKit) && !canImport(Darwin)
  import UIKit

  /// The part of recording that depends on the headless UIKit: calls of its audits do not belong
  /// into transcripts.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool {
      collectionView.map(Headless.isAuditing) ?? false
    }

    /// Returns immediately, because here animations end at once.
    static func settle() async {}
  }
#endif
