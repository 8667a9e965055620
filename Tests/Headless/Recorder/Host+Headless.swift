#if canImport(UIKit) && !canImport(Darwin)
  import UIKit

  /// The part of recording that depends on the headless UIKit: calls of its audits do not belong
  /// into transcripts.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool {
      collectionView.map(Headless.isAuditing) ?? false
    }

    static func window(frame: CGRect) -> UIWindow {
      UIWindow(frame: frame)
    }

    /// Returns immediately, because here animations end at once.
    static func settle(_ view: UIView) async {}
  }
#endif
