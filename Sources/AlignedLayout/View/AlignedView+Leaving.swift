#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    // MARK: Views that leave

    /// Removes a view, in an animation after it has faded out.
    func leave(_ view: PlatformView) {
      guard view.superview === self else { return restoreAlpha(of: view) }
      let id = ObjectIdentifier(view)
      guard PlatformView.isInAnimation, !view.isHidden, view.alpha > 0 else {
        restoreAlpha(of: view)
        return view.removeFromSuperview()
      }
      let alpha = view.alpha
      state.alphas[id] = alpha
      state.fadeCount += 1
      let fade = state.fadeCount
      state.leaving[id] = fade
      PlatformView.animateAlong {
        view.show(alpha: 0)
      } completion: { [weak self] in
        // Another aligned view may hide it by now.
        guard let self else { return view.superview == nil ? view.show(alpha: alpha) : () }
        // It may have been arranged again since, or removed.
        if self.state.leaving[id] == fade { view.removeFromSuperview() }
      }
    }

    /// Keeps a view that fades out, and does not remove it any more. It moves from where it stands.
    func stay(_ view: PlatformView) {
      let id = ObjectIdentifier(view)
      guard state.leaving.removeValue(forKey: id) != nil else { return }
      state.placed.insert(id)
      restoreAlpha(of: view)
    }

    // MARK: Hidden views

    /// Lets pictures of views that were hidden in an animation shrink to where these would stand, fade out, and
    /// leave.
    ///
    /// A hidden view shows nothing, and `isHidden` is the client's. So a picture of it, which was made when it
    /// was hidden, stands in for it, as for a view that a `UIStackView` hides.
    func collapseHiddenViews(among placements: [(view: PlatformView, frame: CGRect)]) {
      guard !state.collapsing.isEmpty else { return }
      var ends: [ObjectIdentifier: CGRect] = [:]
      for (view, frame) in placements { ends[ObjectIdentifier(view)] = frame }
      let order = group.views
      for (view, picture) in state.collapsing {
        let before = order.prefix { $0 !== view }.reversed().lazy
          .compactMap { ends[ObjectIdentifier($0)] }.first
        // A view without one before it collapses to its own leading edge.
        let end =
          environment.direction == .leftToRight
          ? before?.maxX ?? picture.frame.minX : before?.minX ?? picture.frame.maxX
        picture.stand(
          in: CGRect(
            x: end, y: before?.minY ?? picture.frame.minY, width: 0, height: picture.frame.height))
        leave(picture)
      }
      state.collapsing = []
    }

    /// Keeps a picture of a view that is hidden in an animation, until the next layout lets it collapse.
    func visibilityDidChange(of view: PlatformView) {
      for (_, picture) in state.collapsing.filter({ $0.view === view }) {
        picture.removeFromSuperview()
      }
      state.collapsing.removeAll { $0.view === view }
      if view.isHidden, PlatformView.isInAnimation,
        state.placed.contains(ObjectIdentifier(view)), let picture = view.pictureOnScreen
      {
        PlatformView.performWithoutAnimation {
          picture.stand(in: view.frame)
          addSubview(picture)
        }
        state.collapsing.append((view, picture))
      }
      contentDidChange()
    }

    // MARK: Accessibility

    /// Lets views be read in their order on the lines, and then the subviews that are not arranged. UIKit
    /// would sort them by their frames. The client's own elements are left alone.
    func readInOrder(_ views: [PlatformView]) {
      let decorations = state.decorations.values.joined()
      let others = subviews.filter {
        !state.isArranged($0) && !views.contains($0) && state.leaving[ObjectIdentifier($0)] == nil
          && !state.overflowViews.contains($0) && !decorations.contains($0)
      }
      guard accessibilityElements == nil || setsReadingOrder else { return }
      state.accessibilityElements = views + others
      accessibilityElements = views + others
    }

    /// Lets UIKit sort the elements until the next layout pass, so that none of them is a view that has been
    /// removed. The client's own elements are left alone.
    func stopReadingInOrder() {
      guard state.accessibilityElements != nil else { return }
      if setsReadingOrder { accessibilityElements = nil }
      state.accessibilityElements = nil
    }

    /// Whether the accessibility elements are those that the last layout pass has set.
    private var setsReadingOrder: Bool {
      guard let current = accessibilityElements, let own = state.accessibilityElements,
        current.count == own.count
      else { return false }
      return zip(current, own).allSatisfy { ($0 as AnyObject) === $1 }
    }
  }
#endif
