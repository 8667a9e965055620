#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    /// Gives all items their frames in the bounds.
    func placeItems() {
      let layout = layout(in: bounds.size)
      let origin = layout.origin(in: CGRect(origin: .zero, size: bounds.size))
      var read: [PlatformView] = []
      var placements: [(view: PlatformView, frame: CGRect)] = []
      var concealed: [PlatformView] = []
      var zIndices: [ObjectIdentifier: Int] = [:]
      func add(_ view: PlatformView, in frame: CGRect?, zIndex: Int) {
        if zIndex != 0 { zIndices[ObjectIdentifier(view)] = zIndex }
        if let frame { placements.append((view, frame)) } else { concealed.append(view) }
      }
      let environment = layout.environment
      asking {
        layout.forEachItem(at: origin) { item, frame, zIndex in
          if let view = item.view {
            add(view, in: frame, zIndex: zIndex)
            if frame != nil { read.append(view) }
          } else if let frame {
            item.state.place(in: frame, environment)
            let views = item.state.settings.memory?.objects.compactMap { $0 as? PlatformView }
            read += views?.filter { $0.superview === self } ?? []
          } else {
            item.state.hide(at: origin, environment)
          }
        }
      }
      let arrangedCount = placements.count
      forEachDecoration(in: layout, at: origin) { add($0, in: $1, zIndex: $2) }
      for (view, frame) in placements {
        stay(view)
        place(view, in: frame)
      }
      for view in concealed { conceal(view) }
      let views = placements.map(\.view)
      collapseHiddenViews(among: placements)
      state.placed = Set(views.map(ObjectIdentifier.init))
      state.isLaidOut = true
      showOverflowViews(among: views.prefix(arrangedCount))
      sortSubviews(views + concealed, by: zIndices, decorations: views[arrangedCount...])
      readInOrder(read)
      marks?(.content)
    }

    /// Places a visible view: a new one without animation, another from where it stands.
    private func place(_ view: PlatformView, in frame: CGRect) {
      let id = ObjectIdentifier(view)
      guard !state.placed.contains(id) || state.alphas[id] != nil else {
        return view.stand(in: frame)
      }
      guard PlatformView.isInAnimation, state.isLaidOut else {
        view.stand(in: frame)
        return restoreAlpha(of: view)
      }
      PlatformView.performWithoutAnimation {
        view.stand(in: frame)
        // This lays out nothing else: the superview does not need layout during its own, and an overflow
        // view has none yet.
        view.layoutIfNeeded()
        if state.alphas[id] == nil { state.alphas[id] = view.alpha }
        view.show(alpha: 0)
      }
      restoreAlpha(of: view)
    }

    /// Adds the views that stand for hidden ones, and removes those that no longer do.
    private func showOverflowViews(among views: some Sequence<PlatformView>) {
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

    /// Brings views into the order of their z indices. At the same one, decorations stand behind the others, and
    /// those of a group in front of those around it. The other subviews stay where they are.
    private func sortSubviews(
      _ views: [PlatformView], by zIndices: [ObjectIdentifier: Int],
      decorations: ArraySlice<PlatformView>
    ) {
      guard state.isLayered || !zIndices.isEmpty else { return }
      state.isLayered = true
      let sorting = Set(views.map(ObjectIdentifier.init))
      var ranks: [ObjectIdentifier: Int] = [:]
      for (index, view) in decorations.enumerated() {
        ranks[ObjectIdentifier(view)] = index - decorations.count
      }
      var sorted = subviews.filter { sorting.contains(ObjectIdentifier($0)) }.enumerated().sorted {
        let (first, second) = (ObjectIdentifier($0.element), ObjectIdentifier($1.element))
        return (zIndices[first] ?? 0, ranks[first] ?? $0.offset)
          < (zIndices[second] ?? 0, ranks[second] ?? $1.offset)
      }.map(\.element)[...]
      let order = subviews.map {
        sorting.contains(ObjectIdentifier($0)) ? sorted.removeFirst() : $0
      }
      state.isSorting = true
      sortSubviews(as: order)
      state.isSorting = false
    }

    // MARK: Views that line limits hide

    /// Hides a view behind a line limit. It stays in place, and is transparent: `isHidden` is the
    /// client's, and would take away its room.
    private func conceal(_ view: PlatformView) {
      let id = ObjectIdentifier(view)
      if state.alphas[id] == nil || view.alpha > 0 { state.alphas[id] = view.alpha }
      guard state.placed.contains(id) else {
        return PlatformView.performWithoutAnimation { view.show(alpha: 0) }
      }
      view.show(alpha: 0)
    }

    func restoreAlpha(of view: PlatformView) {
      guard let alpha = state.alphas.removeValue(forKey: ObjectIdentifier(view)) else { return }
      view.show(alpha: alpha)
    }

    /// Asks for the overflow views with the numbers that are shown, after questions for other ones.
    func showOverflowAgain() {
      guard !state.overflowViews.isEmpty else { return }
      let layout = layout(in: bounds.size)
      asking { layout.forEachItem(at: .zero) { _, _, _ in } }
    }

    func overflowViewDidChange() {
      group.overflow = overflowView.map { view in { AlignedItem(view($0)) } }
      contentDidChange()
    }
  }
#endif
