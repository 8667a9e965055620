#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit) && !APPKIT
    import UIKit
  #else
    import AppKit
  #endif

  /// The group of an aligned view, and the places of its views. Each of many views can be changed or removed
  /// without a search among the others.
  @MainActor
  struct ArrangedGroup {
    /// The group, with gaps in place of items that were removed.
    private var stored = AlignedGroup(items: [])

    /// The indices of the items of views, or of the groups that contain these. Nil after a change that makes
    /// them unknown.
    private var places: [ObjectIdentifier: Int]?

    /// The views of several items.
    private var repeated: Set<ObjectIdentifier> = []

    /// Removed items leave gaps until somebody reads the group: closing each would move all indices
    /// behind it.
    private var hasGaps = false

    private static let gap = AlignedItem(AlignedGroup(items: []))

    var group: AlignedGroup {
      mutating get {
        closeGaps()
        return stored
      }
      set {
        stored = newValue
        (places, hasGaps) = (nil, false)
      }
    }

    private mutating func closeGaps() {
      guard hasGaps else { return }
      stored.items.removeAll { $0.state === Self.gap.state }
      (places, hasGaps) = (nil, false)
    }

    /// Returns the index of the item of a view, or of the group that contains that item.
    private mutating func place(of view: PlatformView) -> Int? {
      let known = places ?? findPlaces()
      places = known
      return known[ObjectIdentifier(view)]
    }

    private mutating func findPlaces() -> [ObjectIdentifier: Int] {
      var found: [ObjectIdentifier: Int] = [:]
      found.reserveCapacity(stored.items.count)
      repeated = []
      for (index, item) in stored.items.enumerated() {
        for view in item.views {
          let id = ObjectIdentifier(view)
          if found[id] == nil { found[id] = index } else { repeated.insert(id) }
        }
      }
      return found
    }

    // MARK: Items of views

    mutating func item(of view: PlatformView) -> AlignedItem? {
      place(of: view).flatMap { stored.items[$0].item(of: view) }
    }

    /// Inserts the item of a view that has none.
    mutating func insert(_ item: AlignedItem, of view: PlatformView, at index: Int) {
      closeGaps()
      let index = min(index, stored.items.count)
      if index < stored.items.count { places = nil }
      places?[ObjectIdentifier(view)] = index
      stored.items.insert(item, at: index)
    }

    /// Replaces the item of a view, and returns false if there is none.
    mutating func replaceItem(of view: PlatformView, by newItem: AlignedItem) -> Bool {
      guard let index = place(of: view) else { return false }
      return stored.items[index].replaceItem(of: view, by: newItem)
    }

    mutating func removeItem(of view: PlatformView) {
      guard let index = place(of: view) else { return }
      let id = ObjectIdentifier(view)
      guard !repeated.contains(id) else {
        stored.removeItem(of: view)
        places = nil
        return
      }
      places?[id] = nil
      if let rest = stored.items[index].removing(view) {
        stored.items[index] = rest
      } else {
        stored.items[index] = Self.gap
        hasGaps = true
      }
    }
  }

  extension AlignedGroup {
    /// The items that are views, and those in groups.
    @MainActor
    var viewItems: [AlignedItem] {
      items.flatMap(\.viewItems)
    }

    /// The views of the items, and of those in groups.
    @MainActor
    var views: [PlatformView] {
      viewItems.compactMap(\.view)
    }

    @MainActor
    fileprivate mutating func removeItem(of view: PlatformView) {
      items = items.compactMap { $0.removing(view) }
    }
  }

  extension AlignedItem {
    @MainActor
    fileprivate var viewItems: [AlignedItem] {
      group?.viewItems ?? (view == nil ? [] : [self])
    }

    @MainActor
    fileprivate var views: [PlatformView] {
      group?.views ?? (view.map { [$0] } ?? [])
    }

    /// The view of the item, or the first of its group.
    @MainActor
    var firstView: PlatformView? {
      group?.views.first { !$0.isHidden } ?? view
    }

    /// Replaces the item of a view, which is this one or one in its group. Returns false if there is none.
    @MainActor
    fileprivate mutating func replaceItem(of view: PlatformView, by newItem: AlignedItem) -> Bool {
      if object === view {
        self = newItem
        return true
      }
      guard var group = group,
        let index = group.items.firstIndex(where: { $0.item(of: view) != nil })
      else { return false }
      let isReplaced = group.items[index].replaceItem(of: view, by: newItem)
      self.group = group
      return isReplaced
    }

    /// Returns the item without a view, or nil if it contains nothing else.
    @MainActor
    fileprivate func removing(_ view: PlatformView) -> AlignedItem? {
      if object === view { return nil }
      guard var group = group, item(of: view) != nil else { return self }
      group.removeItem(of: view)
      var rest = self
      rest.group = group
      return group.items.isEmpty ? nil : rest
    }
  }
#endif
