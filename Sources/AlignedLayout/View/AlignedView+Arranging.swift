#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension AlignedView {
    /// Adds a view behind the other arranged subviews.
    public func addArrangedSubview(_ view: UIView) {
      insertArrangedSubview(view, at: group.items.count)
    }

    /// Adds a view before the item at an index. If it is arranged already, it moves there.
    ///
    /// - Parameters:
    ///   - view: the view, which becomes a subview.
    ///   - index: an index among ``items``. Views in a group have none of their own.
    public func insertArrangedSubview(_ view: UIView, at index: Int) {
      var item = AlignedItem(view)
      if state.isArranged(view), let known = group.item(of: view) {
        item = known
        group.removeItem(of: view)
      }
      group.items.insert(item, at: min(index, group.items.count))
      arrange(view)
      contentDidChange()
    }

    /// Stops arranging a view. It stays a subview, as in a `UIStackView`, and keeps its frame. Call
    /// `removeFromSuperview()` to remove it entirely.
    public func removeArrangedSubview(_ view: UIView) {
      guard state.isArranged(view) else { return }
      group.removeItem(of: view)
      state.observations[ObjectIdentifier(view)] = nil
      restoreAlpha(of: view)
      contentDidChange()
    }

    /// Replaces the arranged subviews. New ones are added, those that are missing are removed, and the
    /// others keep their attributes. A view that has groups or drawings among its ``items`` loses these.
    ///
    /// In an animation, new views fade in where they stand, removed ones fade out and are removed at the
    /// end, and the others move:
    ///
    ///     UIView.animate(withDuration: 0.3) {
    ///       tags.setArrangedSubviews(labels)
    ///       tags.layoutIfNeeded()
    ///     }
    public func setArrangedSubviews(_ views: [UIView]) {
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
    /// The program stops if the view is not arranged, or if the item is replaced by that of another view.
    public subscript(view: UIView) -> AlignedItem {
      get {
        guard let item = group.item(of: view) else {
          preconditionFailure("\(view) is not arranged by \(self)")
        }
        return item
      }
      set {
        precondition(newValue.view === view, "The item has another view than \(view)")
        precondition(
          group.replaceItem(of: view, by: newValue), "\(view) is not arranged by \(self)")
        contentDidChange()
      }
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
    private func arrange(_ view: UIView) {
      stay(view)
      if view.superview !== self { addSubview(view) }
      guard state.observations[ObjectIdentifier(view)] == nil else { return }
      // Constraints that UIKit would solve for the view contradict the frame that it is given.
      view.translatesAutoresizingMaskIntoConstraints = true
      // UIKit documents no way to learn that a view is hidden. Other replacements of stack views observe
      // it on devices. If a subclass does not announce it, the next layout pass notices it.
      state.observations[ObjectIdentifier(view)] = view.observe(\.isHidden, options: [.old, .new]) {
        @Sendable [weak self] _, change in
        guard change.oldValue != change.newValue else { return }
        MainActor.assumeIsolated { self?.contentDidChange() }
      }
    }

    /// Forgets a subview that is about to be removed, also while it fades out.
    func forget(_ view: UIView) {
      guard !state.isSorting else { return }
      let id = ObjectIdentifier(view)
      state.placed.remove(id)
      state.leaving[id] = nil
      state.accessibilityElements.removeAll { $0 === view }
      restoreAlpha(of: view)
      guard state.observations.removeValue(forKey: id) != nil else { return }
      group.removeItem(of: view)
      contentDidChange()
    }
  }

  extension AlignedGroup {
    /// The items that are views, and those in groups.
    @MainActor
    fileprivate var viewItems: [AlignedItem] {
      items.flatMap { item in
        item.body.group?.viewItems ?? (item.view == nil ? [] : [item])
      }
    }

    /// The views of the items, and of those in groups.
    @MainActor
    var views: [UIView] {
      viewItems.compactMap(\.view)
    }

    /// Returns the item of a view, or nil.
    @MainActor
    func item(of view: UIView) -> AlignedItem? {
      for item in items {
        if item.body.object === view { return item }
        if let item = item.body.group?.item(of: view) { return item }
      }
      return nil
    }

    @MainActor
    mutating func removeItem(of view: UIView) {
      items = items.compactMap { item in
        if item.view === view { return nil }
        guard var group = item.body.group, group.item(of: view) != nil else { return item }
        group.removeItem(of: view)
        var changed = item
        changed.group = group
        return group.items.isEmpty ? nil : changed
      }
    }

    /// Replaces the item of a view, and returns false if there is none.
    @MainActor
    mutating func replaceItem(of view: UIView, by newItem: AlignedItem) -> Bool {
      for index in items.indices {
        if items[index].view === view {
          items[index] = newItem
          return true
        }
        if items[index].group?.replaceItem(of: view, by: newItem) == true { return true }
      }
      return false
    }
  }

  extension AlignedItem {
    /// The view of the item, or the first of its group.
    @MainActor
    var firstView: UIView? {
      body.group?.views.first { !$0.isHidden } ?? view
    }
  }
#endif
