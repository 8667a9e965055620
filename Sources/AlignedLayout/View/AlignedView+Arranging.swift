#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  extension AlignedView {
    /// Adds a view behind the other arranged subviews.
    ///
    /// - Complexity: O(1) on average, plus the next layout pass.
    public func addArrangedSubview(_ view: PlatformView) {
      insertArrangedSubview(view, at: .max)
    }

    /// Adds a view before the item at an index. If it is arranged already, it moves there.
    ///
    /// - Parameters:
    ///   - view: the view, which becomes a subview.
    ///   - index: an index among ``items``. Views in a group have no index of their own.
    /// - Complexity: O(*n*) in the items behind the index, plus the next layout pass.
    public func insertArrangedSubview(_ view: PlatformView, at index: Int) {
      var item = AlignedItem(view)
      if state.isArranged(view), let known = arranged.item(of: view) {
        item = known
        arranged.removeItem(of: view)
      }
      arranged.insert(item, of: view, at: index)
      arrange(view)
      contentDidChange()
    }

    /// Stops arranging a view. It stays a subview, as in a `UIStackView`, and keeps its frame. Call
    /// `removeFromSuperview()` to remove it entirely.
    ///
    /// - Complexity: O(1) on average, plus the next layout pass.
    public func removeArrangedSubview(_ view: PlatformView) {
      guard state.isArranged(view) else { return }
      arranged.removeItem(of: view)
      state.observations[ObjectIdentifier(view)] = nil
      restoreAlpha(of: view)
      contentDidChange()
    }

    /// Replaces the arranged subviews. New views are added, missing ones are removed, and the others keep their
    /// attributes. Groups and drawings among the ``items`` are dropped.
    ///
    /// In an animation, new views fade in where they stand, and the others move. Views that are removed fade
    /// out first:
    ///
    ///     UIView.animate(withDuration: 0.3) {
    ///       tags.setArrangedSubviews(labels)
    ///       tags.layoutIfNeeded()
    ///     }
    ///
    /// - Complexity: O(*n*) in the old and new views.
    public func setArrangedSubviews(_ views: [PlatformView]) {
      var known: [ObjectIdentifier: AlignedItem] = [:]
      for item in group.viewItems {
        if let view = item.view { known[ObjectIdentifier(view)] = item }
      }
      var seen: Set<ObjectIdentifier> = []
      items = views.filter { seen.insert(ObjectIdentifier($0)).inserted }.map {
        known[ObjectIdentifier($0)] ?? AlignedItem($0)
      }
    }

    /// The item of an arranged subview, to read or to change its attributes.
    ///
    ///     tags[label].attributes = CellAttributes(beginsLine: true)
    ///
    /// - Precondition: The view is one of ``arrangedSubviews``, which include those in groups. A view that was
    ///   only added with `addSubview(_:)`, or that has been removed, has no item. The item must not be replaced
    ///   by that of another view.
    /// - Complexity: O(1) on average. The first access after views were inserted or ``items`` were set is
    ///   O(*n*) in the items.
    public subscript(view: PlatformView) -> AlignedItem {
      get {
        guard let item = arranged.item(of: view) else {
          preconditionFailure(notArranged(view))
        }
        return item
      }
      set {
        precondition(
          newValue.view === view,
          "An item of \(view) cannot be replaced by one of \(newValue.view as Any).")
        let isReplaced = arranged.replaceItem(of: view, by: newValue)
        precondition(isReplaced, notArranged(view))
        contentDidChange()
      }
    }

    private func notArranged(_ view: PlatformView) -> String {
      "\(view) has no item in \(self), because it is not one of its arranged subviews."
    }

    /// Arranges the subviews that a nib has added, if nothing else is arranged.
    ///
    /// AppKit creates a custom view by `init(frame:)` unless the nib prefers a coder, and adds its subviews
    /// then.
    func arrangeSubviewsOfNib() {
      guard group.items.isEmpty else { return }
      items = subviews.map { AlignedItem($0) }
    }

    func replaceItems(_ newItems: [AlignedItem]) {
      let former = group.views
      group.items = newItems
      let views = group.views
      let identifiers = Set(views.map(ObjectIdentifier.init))
      for view in former where !identifiers.contains(ObjectIdentifier(view)) {
        state.observations[ObjectIdentifier(view)] = nil
        leave(view)
      }
      for view in views { arrange(view) }
      contentDidChange()
    }

    /// Makes a view of an item a subview, whose frame the aligned view sets.
    private func arrange(_ view: PlatformView) {
      stay(view)
      if view.superview !== self { addSubview(view) }
      guard state.observations[ObjectIdentifier(view)] == nil else { return }
      // Constraints that UIKit would solve for the view contradict the frame that it is given.
      view.translatesAutoresizingMaskIntoConstraints = true
      // UIKit documents no way to learn that a view is hidden. Other replacements of stack views observe
      // it on devices. If a subclass does not announce it, the next layout pass notices it.
      state.observations[ObjectIdentifier(view)] = view.observe(\.isHidden, options: [.old, .new]) {
        @Sendable [weak self] view, change in
        guard change.oldValue != change.newValue else { return }
        MainActor.assumeIsolated { self?.visibilityDidChange(of: view) }
      }
    }

    /// Forgets a subview that is about to be removed, also while it fades out.
    func forget(_ view: PlatformView) {
      guard !state.isSorting else { return }
      let id = ObjectIdentifier(view)
      state.placed.remove(id)
      state.leaving[id] = nil
      stopReadingInOrder()
      restoreAlpha(of: view)
      guard state.observations.removeValue(forKey: id) != nil else { return }
      arranged.removeItem(of: view)
      contentDidChange()
    }
  }
#endif
