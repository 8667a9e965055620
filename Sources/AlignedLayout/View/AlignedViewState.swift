#if canImport(UIKit) && !os(watchOS)
  import UIKit

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
    var overflowViews: [UIView] = []

    /// The elements that the last layout pass set for accessibility, or nil if it set none.
    var accessibilityElements: [UIView]?

    /// The width of the bounds in the last layout pass, for which the intrinsic height is computed. With 0,
    /// it is that of the natural width.
    var laidOutWidth: CGFloat = 0

    /// The height that was returned as the intrinsic one, or nil if it was never asked for.
    var intrinsicHeight: CGFloat?

    /// Whether subviews were ever sorted by their z indices, and whether they are being sorted.
    var isLayered = false
    var isSorting = false

    /// Whether the view is asking for sizes, or for overflow views, which may say that they change.
    var isAsking = false

    /// Whether a layout pass has placed the subviews. The first one does not let them fade in.
    var isLaidOut = false

    func isArranged(_ view: UIView) -> Bool {
      observations[ObjectIdentifier(view)] != nil
    }
  }
#endif
