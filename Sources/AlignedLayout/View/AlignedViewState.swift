#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// What an aligned view knows of its subviews besides their items.
  struct AlignedViewState {
    /// The observations of `isHidden`, one for each arranged subview.
    var observations: [ObjectIdentifier: NSKeyValueObservation] = [:]

    // A view is in one of four states. It is new until a layout pass places it. A view that a line limit
    // hides, and one that fades out, are transparent: their alpha is kept for when they come back.

    /// The views that the last layout pass has placed. Others appear in place.
    var placed: Set<ObjectIdentifier> = []

    /// The views that fade out before they are removed, with the numbers of their animations.
    var leaving: [ObjectIdentifier: Int] = [:]
    var fadeCount = 0

    /// The alpha of views before they became transparent.
    var alphas: [ObjectIdentifier: CGFloat] = [:]

    /// The views that stand for hidden ones: that of ``AlignedView/overflowView``, and those of groups.
    var overflowViews: [PlatformView] = []

    /// The views of backgrounds and line separators, by their kinds.
    var decorations: [String: ArraySlice<PlatformView>] = [:]

    /// The views that were hidden in an animation since the last layout pass, and their pictures.
    var collapsing: [(view: PlatformView, picture: PlatformView)] = []

    /// The elements that the last layout pass set for accessibility, or nil if it set none.
    var accessibilityElements: [PlatformView]?

    /// Whether subviews were ever sorted by their z indices, and whether they are being sorted.
    var isLayered = false
    var isSorting = false

    /// Whether a layout pass has placed the subviews. The first one does not let them fade in.
    var isLaidOut = false

    func isArranged(_ view: PlatformView) -> Bool {
      observations[ObjectIdentifier(view)] != nil
    }
  }
#endif
