#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CollectionViewAlignedLayout {
    /// Adds a floating view: one that does not scroll, but stays in the visible area of the collection view, in
    /// front of the content or behind it.
    ///
    ///     layout.addFloatingView(
    ///       button, at: FloatingPlacement(.bottomTrailing, insets: Insets(16)), animated: true)
    ///
    /// The layout adds the view to the collection view, and sets the view's bounds and center whenever the
    /// collection view scrolls or changes its size. So leave `translatesAutoresizingMaskIntoConstraints` true.
    /// Scrolling neither invalidates the layout nor measures the view. Without a collection view, the view is
    /// added when the layout gets one.
    ///
    /// A view that floats already gets the new placement, and comes to the front of the floating views at its
    /// depth. A view that you remove from the collection view by other means no longer floats.
    ///
    /// - Parameters:
    ///   - view: the view. It gets a z position of its layer until it is removed.
    ///   - placement: where the view stands.
    ///   - measurement: the way in which the view is asked for its size, if its width or height is `.own`. It is
    ///     asked once for a width, and again when traits change by which sizes may change.
    ///   - animated: whether the view fades in, or moves to its new place with an animation. In an animation
    ///     block of your own, it uses the timing of that block.
    /// - Complexity: measures the view if a length is its own, and places all floating views. Cells do not count.
    public func addFloatingView(
      _ view: UIView, at placement: FloatingPlacement,
      measuredBy measurement: AlignedItem.Measurement = .sizeThatFits, animated: Bool = false
    ) {
      let animated = animated && collectionView?.window != nil
      let known = floatingView(view)
      let floating = known ?? FloatingView(view, at: placement, measuredBy: measurement)
      floating.placement = placement
      floating.measurement = measurement
      floatingViews.add(floating)
      floating.comeBack(animated: animated)
      floatingViews.onTraitChange = { [weak self] in self?.measureFloatingViews() }
      guard let collectionView else { return }
      floatingViews.add(floating, to: collectionView)
      if known == nil {
        UIView.performWithoutAnimation { self.placeFloatingViews() }
        if animated { floating.fadeIn() }
      }
      floatingViewsDidChange(animated: animated)
    }

    /// Removes a floating view from the collection view. If the view does not float, nothing happens.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - animated: whether the view fades out before. It has its own alpha again when it is removed.
    /// - Complexity: O(*n*), where *n* is the number of floating views.
    public func removeFloatingView(_ view: UIView, animated: Bool = false) {
      guard let floating = floatingView(view) else { return }
      guard animated, collectionView?.window != nil else {
        floatingViews.remove(floating)
        return floatingViewsDidChange(animated: false)
      }
      guard !floating.isLeaving else { return }
      floating.fadeOut { [weak self] in
        guard let self else { return floating.end() }
        floatingViews.remove(floating)
      }
      floatingViewsDidChange(animated: true)
    }

    /// Measures a floating view again, and places it. In an animation block of your own, the new size is animated.
    ///
    /// - Complexity: measures the view, and places all floating views.
    public func invalidateSize(ofFloatingView view: UIView) {
      guard let floating = floatingView(view) else { return }
      floating.forgetSize()
      floatingViewsDidChange(animated: UIView.inheritedAnimationDuration > 0)
    }

    private func floatingView(_ view: UIView) -> FloatingView? {
      let floating = floatingViews.floatingView(view)
      guard let floating, floating.isTakenAway else { return floating }
      floatingViews.remove(floating)
      return nil
    }

    private func measureFloatingViews() {
      floatingViews.forgetSizes()
      floatingViewsDidChange(animated: false)
    }

    /// If the views cover more or less than before, UIKit queries pinned headers and footers again.
    private func floatingViewsDidChange(animated: Bool) {
      guard let collectionView else { return }
      // A client's own animation is the client's decision.
      let animated =
        animated && (UIView.isInAnimation || !UIAccessibility.isReduceMotionEnabled)
      FloatingView.animate(if: animated) { self.placeFloatingViews() }
      guard let covered = core.shown.surroundings?.floating,
        covered != floatingCoverage(in: collectionView.bounds)
      else { return }
      // UIKit does not prepare again what is invalidated in `prepare()`.
      if core.isInPass { return run(.queryAgainInNextTurn) }
      run(.queryAgain)
      if animated { FloatingView.animate { collectionView.layoutIfNeeded() } }
    }

    func placeFloatingViews() {
      guard let collectionView, !floatingViews.isEmpty else { return }
      _ = floatingCoverage(in: collectionView.bounds)
    }

    /// Places the views, and returns what they cover that counts as covered.
    func floatingCoverage(in bounds: CGRect) -> Surroundings.Coverage {
      guard let collectionView, !floatingViews.isEmpty else { return .none }
      return floatingViews.place(
        in: FloatingArea(of: collectionView, bounds: bounds, along: axis), of: collectionView)
    }
  }
#endif
