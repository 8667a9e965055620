#if canImport(UIKit) && canImport(Darwin)
  import UIKit

  /// The part of recording that depends on Apple's UIKit: animations take time.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool { false }

    /// Waits until animations have ended.
    static func settle() async {
      try? await Task.sleep(nanoseconds: 600_000_000)
    }
  }
#endif
