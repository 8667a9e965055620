import Foundation

// Reloading and reconfiguring.
extension CollectionDriver {
  var numberOfSections: Int {
    noteCountQuestion()
    return sectionCounts.count
  }

  /// Makes the next pass load everything from the new data source.
  func dataSourceChanged() {
    needsReload = true
    discardItemState()
    perform(orElse: ()) { try discardViews() }
    view.setNeedsLayout()
  }

  /// Invalidates everything and removes views and selection at once. Nothing else happens until the
  /// next pass.
  func reloadData() {
    reportIfInLayout("reloadData()")
    perform(orElse: ()) {
      needsReload = false
      discardItemState()
      try discardViews()
      try invalidateEverything()
    }
    view.setNeedsLayout()
  }

  /// Discards all state that is stored by index path, because the paths belong to other data now.
  private func discardItemState() {
    counts = nil
    selected = []
    placeholders = []
    received = [:]
    movement = nil
  }

  var hasUncommittedUpdates: Bool {
    update != nil || !placeholders.isEmpty || movement != nil
  }

  func reconfigureItems(_ paths: [IndexPath]) {
    if let update, update.stage == .recording {
      update.operations.reconfiguredItems += paths
      return
    }
    perform(orElse: ()) { try reconfigure(paths) }
  }

  /// Fills the cells of a snapshot that only reconfigures, if it is no batch for the layout.
  func reconfigureWithoutBatch(_ paths: [IndexPath]) {
    perform(orElse: ()) { try reconfigure(paths, measuresAtOnce: false) }
  }
}
