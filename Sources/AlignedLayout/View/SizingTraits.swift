#if canImport(UIKit) && !os(watchOS) && !APPKIT
  import UIKit

  /// The traits by which the size of a view may change.
  ///
  /// All others leave sizes as they are, above all the interface style, its level and whether the window is
  /// active. On the way to the background, the style changes twice for the two snapshots of the app
  /// ([FB8734191](http://www.openradar.me/FB8734191)).
  package struct SizingTraits: Hashable, Sendable {
    private let contentSizeCategory: UIContentSizeCategory
    private let legibilityWeight: UILegibilityWeight
    private let horizontalSizeClass: UIUserInterfaceSizeClass
    private let verticalSizeClass: UIUserInterfaceSizeClass
    private let displayScale: CGFloat
    private let layoutDirection: UITraitEnvironmentLayoutDirection
    private let idiom: UIUserInterfaceIdiom

    package init(_ traits: UITraitCollection) {
      contentSizeCategory = traits.preferredContentSizeCategory
      legibilityWeight = traits.legibilityWeight
      horizontalSizeClass = traits.horizontalSizeClass
      verticalSizeClass = traits.verticalSizeClass
      displayScale = traits.displayScale
      layoutDirection = traits.layoutDirection
      idiom = traits.userInterfaceIdiom
    }
  }

  extension UIView {
    /// Has the view get the traits of its superviews, if it has not yet: since iOS 17 they arrive just
    /// before its own layout.
    package func receiveTraits() {
      if #available(iOS 17, tvOS 17, *) { updateTraitsIfNeeded() }
    }
  }

  extension UITraitCollection {
    /// Returns whether views may have other sizes than under former traits.
    package func changesSizes(from former: UITraitCollection?) -> Bool {
      former.map(SizingTraits.init) != SizingTraits(self)
    }
  }
#endif
