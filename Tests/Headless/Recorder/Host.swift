#if canImport(UIKit) && canImport(Darwin)
  import UIKit

  /// The part of recording that depends on Apple's UIKit: windows belong to scenes, and animations take
  /// time.
  @MainActor
  enum Host {
    static func isAuditing(_ collectionView: UICollectionView?) -> Bool { false }

    /// Returns a window that lays out its views, in the scene of the app if there is an app.
    static func window(frame: CGRect) -> UIWindow {
      let window = UIWindow(frame: frame)
      let scenes = application?.connectedScenes ?? []
      window.windowScene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
      return window
    }

    /// The app, or nil if the tests of the package run without one. Then `UIApplication.shared` is nil,
    /// too, although its type says otherwise.
    private static var application: UIApplication? {
      let shared = #selector(getter: UIApplication.shared)
      guard UIApplication.responds(to: shared) else { return nil }
      return UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
    }

    /// Waits until no layer in a view is animated. Without a scene nothing may end an animation, so it
    /// waits three seconds at most.
    static func settle(_ view: UIView) async {
      for _ in 0..<60 {
        try? await Task.sleep(nanoseconds: 50_000_000)
        if !isAnimated(view.layer) { break }
      }
      // Completions are called in the turn after the last animation.
      try? await Task.sleep(nanoseconds: 50_000_000)
    }

    private static func isAnimated(_ layer: CALayer) -> Bool {
      layer.animationKeys()?.isEmpty == false
        || layer.sublayers?.contains { isAnimated($0) } == true
    }
  }
#endif
