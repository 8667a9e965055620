#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AlignedView {
    /// Gives all items their frames in the bounds.
    func placeItems() {
      var placements: [(view: UIView, frame: CGRect?)] = []
      layout(width: bounds.width).forEachItem(at: .zero) { item, frame, _ in
        if let view = item.view {
          placements.append((view, frame))
        } else if let frame {
          item.body.place(frame)
        }
      }
      showOverflowViews(among: placements.map(\.view))
      for (view, frame) in placements {
        if let frame { place(view, in: frame) } else { conceal(view) }
      }
      state.isLaidOut = true
      readInOrder(placements.filter { $0.frame != nil && !$0.view.isHidden }.map(\.view))
    }

    /// Adds the views that stand for hidden ones, and removes those that no longer do.
    private func showOverflowViews(among views: [UIView]) {
      let arranged = Set(group.views.map(ObjectIdentifier.init))
      let overflowViews = views.filter { !arranged.contains(ObjectIdentifier($0)) }
      let former = state.overflowViews
      state.overflowViews = overflowViews
      state.shownCount = overflowViews.isEmpty ? nil : state.askedCount
      for view in former
      where !overflowViews.contains(view) && !arranged.contains(ObjectIdentifier(view)) {
        state.placed.remove(ObjectIdentifier(view))
        leave(view)
      }
      for view in overflowViews {
        stay(view)
        if view.superview !== self { addSubview(view) }
      }
    }

    /// Places a visible view: a new one without animation, another from where it stands.
    private func place(_ view: UIView, in frame: CGRect) {
      let id = ObjectIdentifier(view)
      let isNew = state.placed.insert(id).inserted
      guard isNew || state.alphas[id] != nil else { return view.stand(in: frame) }
      guard UIView.isInAnimation, state.isLaidOut else {
        view.stand(in: frame)
        return restoreAlpha(of: view)
      }
      UIView.performWithoutAnimation {
        view.stand(in: frame)
        view.layoutIfNeeded()
        if state.alphas[id] == nil { state.alphas[id] = view.alpha }
        view.alpha = 0
      }
      restoreAlpha(of: view)
    }

    // MARK: Views that line limits hide

    /// Hides a view behind a line limit. It stays in place, and is transparent: `isHidden` is the
    /// client's, and would take away its room.
    private func conceal(_ view: UIView) {
      let id = ObjectIdentifier(view)
      if state.alphas[id] == nil || view.alpha > 0 { state.alphas[id] = view.alpha }
      view.alpha = 0
    }

    func restoreAlpha(of view: UIView) {
      if let alpha = state.alphas.removeValue(forKey: ObjectIdentifier(view)) { view.alpha = alpha }
    }

    /// Asks for the overflow view with the number that is shown, after a question for another one.
    func showOverflowAgain() {
      guard let shown = state.shownCount, shown != state.askedCount else { return }
      state.askedCount = shown
      _ = overflowView?(shown)
    }

    func overflowViewDidChange() {
      group.overflow = overflowView.map { _ in
        { [weak self] hiddenCount in
          guard let self, let view = self.overflowView?(hiddenCount) else {
            return AlignedItem { _ in
              .zero
            } place: { _ in
            }
          }
          self.state.askedCount = hiddenCount
          return AlignedItem(view)
        }
      }
      contentDidChange()
    }

    // MARK: Views that leave

    /// Removes a view, in an animation after it has faded out.
    func leave(_ view: UIView) {
      guard view.superview === self else { return restoreAlpha(of: view) }
      let id = ObjectIdentifier(view)
      guard UIView.isInAnimation, !view.isHidden, view.alpha > 0 else {
        restoreAlpha(of: view)
        return view.removeFromSuperview()
      }
      let alpha = view.alpha
      state.alphas[id] = alpha
      state.leaving[id] = view
      // It inherits the duration and the curve of the animation that is under way.
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        view.alpha = 0
      } completion: { [weak self] _ in
        guard let self else {
          view.alpha = alpha
          return
        }
        // It may have been arranged again.
        guard self.state.leaving.removeValue(forKey: id) != nil else { return }
        view.removeFromSuperview()
        self.restoreAlpha(of: view)
      }
    }

    /// Keeps a view that was about to be removed. It moves from where it stands.
    func stay(_ view: UIView) {
      let id = ObjectIdentifier(view)
      guard state.leaving.removeValue(forKey: id) != nil else { return }
      state.placed.insert(id)
      restoreAlpha(of: view)
    }

    // MARK: Accessibility

    /// Lets views be read in their order on the lines, and then the subviews that are not arranged. UIKit
    /// would sort them by their frames. The client's own elements are left alone.
    private func readInOrder(_ views: [UIView]) {
      let known = Set(group.views.map(ObjectIdentifier.init))
      let others = subviews.filter {
        let id = ObjectIdentifier($0)
        return !known.contains(id) && state.leaving[id] == nil && !state.overflowViews.contains($0)
      }
      if let current = accessibilityElements {
        guard current.count == state.accessibilityElements.count,
          zip(current, state.accessibilityElements).allSatisfy({ ($0 as AnyObject) === $1 })
        else { return }
      }
      state.accessibilityElements = views + others
      accessibilityElements = views + others
    }
  }

  extension UIView {
    /// Whether changes are being animated.
    fileprivate static var isInAnimation: Bool {
      areAnimationsEnabled && inheritedAnimationDuration > 0
    }
  }
#endif
