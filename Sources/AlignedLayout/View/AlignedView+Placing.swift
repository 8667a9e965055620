#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AlignedView {
    /// Gives all items their frames in the bounds.
    func placeItems() {
      let layout = layout(width: bounds.width)
      var placements: [(view: UIView, frame: CGRect)] = []
      var concealed: [UIView] = []
      var zIndices: [ObjectIdentifier: Int] = [:]
      asking {
        layout.forEachItem(at: .zero) { item, frame, zIndex in
          guard let view = item.view else {
            item.state.settings.place(frame ?? .zero)
            return
          }
          if zIndex != 0 { zIndices[ObjectIdentifier(view)] = zIndex }
          if let frame { placements.append((view, frame)) } else { concealed.append(view) }
        }
      }
      for (view, frame) in placements {
        stay(view)
        place(view, in: frame)
      }
      for view in concealed { conceal(view) }
      let views = placements.map(\.view)
      state.placed = Set(views.map(ObjectIdentifier.init))
      state.isLaidOut = true
      showOverflowViews(among: views)
      sortSubviews(views + concealed, by: zIndices)
      readInOrder(views)
    }

    /// Places a visible view: a new one without animation, another from where it stands.
    private func place(_ view: UIView, in frame: CGRect) {
      let id = ObjectIdentifier(view)
      guard !state.placed.contains(id) || state.alphas[id] != nil else {
        return view.stand(in: frame)
      }
      guard UIView.isInAnimation, state.isLaidOut else {
        view.stand(in: frame)
        return restoreAlpha(of: view)
      }
      UIView.performWithoutAnimation {
        view.stand(in: frame)
        // This lays out nothing else: the superview does not need layout during its own, and an overflow
        // view has none yet.
        view.layoutIfNeeded()
        if state.alphas[id] == nil { state.alphas[id] = view.alpha }
        view.alpha = 0
      }
      restoreAlpha(of: view)
    }

    /// Adds the views that stand for hidden ones, and removes those that no longer do.
    private func showOverflowViews(among views: [UIView]) {
      let former = state.overflowViews
      state.overflowViews = views.filter { !state.isArranged($0) }
      for view in former where !state.overflowViews.contains(view) && !state.isArranged(view) {
        leave(view)
      }
      for view in state.overflowViews where view.superview !== self {
        view.translatesAutoresizingMaskIntoConstraints = true
        addSubview(view)
      }
    }

    /// Brings views into the order of their z indices. The other subviews stay where they are.
    private func sortSubviews(_ views: [UIView], by zIndices: [ObjectIdentifier: Int]) {
      guard state.isLayered || !zIndices.isEmpty else { return }
      state.isLayered = true
      let sorting = Set(views.map(ObjectIdentifier.init))
      var sorted = subviews.filter { sorting.contains(ObjectIdentifier($0)) }.enumerated().sorted {
        (zIndices[ObjectIdentifier($0.element)] ?? 0, $0.offset)
          < (zIndices[ObjectIdentifier($1.element)] ?? 0, $1.offset)
      }.map(\.element)[...]
      let order = subviews.map {
        sorting.contains(ObjectIdentifier($0)) ? sorted.removeFirst() : $0
      }
      state.isSorting = true
      for (index, view) in order.enumerated() where subviews[index] !== view {
        insertSubview(view, at: index)
      }
      state.isSorting = false
    }

    // MARK: Views that line limits hide

    /// Hides a view behind a line limit. It stays in place, and is transparent: `isHidden` is the
    /// client's, and would take away its room.
    private func conceal(_ view: UIView) {
      let id = ObjectIdentifier(view)
      if state.alphas[id] == nil || view.alpha > 0 { state.alphas[id] = view.alpha }
      guard state.placed.contains(id) else {
        return UIView.performWithoutAnimation { view.alpha = 0 }
      }
      view.alpha = 0
    }

    func restoreAlpha(of view: UIView) {
      if let alpha = state.alphas.removeValue(forKey: ObjectIdentifier(view)) { view.alpha = alpha }
    }

    /// Asks for the overflow views with the numbers that are shown, after questions for other ones.
    func showOverflowAgain() {
      guard !state.overflowViews.isEmpty else { return }
      let layout = layout(width: bounds.width)
      asking { layout.forEachItem(at: .zero) { _, _, _ in } }
    }

    func overflowViewDidChange() {
      group.overflow = overflowView.map { view in { AlignedItem(view($0)) } }
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
      state.fadeCount += 1
      let fade = state.fadeCount
      state.leaving[id] = fade
      // It inherits the duration and the curve of the animation that is under way.
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        view.alpha = 0
      } completion: { [weak self] _ in
        guard let self else {
          view.alpha = alpha
          return
        }
        // It may have been arranged again since, or removed.
        if self.state.leaving[id] == fade { view.removeFromSuperview() }
      }
    }

    /// Keeps a view that fades out, and does not remove it any more. It moves from where it stands.
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
      let others = subviews.filter {
        !state.isArranged($0) && state.leaving[ObjectIdentifier($0)] == nil
          && !state.overflowViews.contains($0)
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

  extension UIView {
    /// Whether changes are being animated.
    fileprivate static var isInAnimation: Bool {
      areAnimationsEnabled && inheritedAnimationDuration > 0
    }
  }
#endif
