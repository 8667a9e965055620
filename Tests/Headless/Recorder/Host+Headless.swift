#if canImport(UIKit) && !canImport(Darwin)
  import UIKit

  /// What recording takes on the headless UIKit: its own questions are no part of a transcript.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool {
      collectionView.map(Headless.isAuditing) ?? false
    }

    /// Nothing to wait for: here animations end at once.
    static func settle() async {}
  }
#endif
