#if canImport(UIKit) && canImport(Darwin)
  import UIKit

  /// What recording takes on Apple's systems: time for animations to end.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool { false }

    /// Waits until a change that was animated has been carried out.
    static func settle() async {
      try? await Task.sleep(nanoseconds: 600_000_000)
    }
  }
#endif
