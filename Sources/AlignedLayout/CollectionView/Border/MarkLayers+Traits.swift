#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension MarkLayers {
    /// Calls a closure when a view becomes light or dark, until its layer shows no marks. Before iOS 17, colors
    /// change with the next marks.
    func observeStyle(of view: UIView, _ onChange: @escaping @MainActor () -> Void) {
      guard #available(iOS 17, tvOS 17, *), endObservation == nil else { return }
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
      let registration = view.registerForTraitChanges(traits) { (_: UIView, _) in onChange() }
      endObservation = { [weak view] in view?.unregisterForTraitChanges(registration) }
    }
  }

  extension MarkPalette {
    @MainActor
    init(_ traits: UITraitCollection) {
      self = traits.userInterfaceStyle == .dark ? .dark : .light
    }
  }
#endif
