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

  /// Reloads after an update before the first display, which has nothing to animate (evidence I). The
  /// counts are fetched before its closure, so that data which changed before raises an exception (M).
  func reloadInstead(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let batch = BatchUpdate(oldCounts: sectionCounts, oldOffset: view.contentOffset, before: [:])
    update = batch
    updates?()
    update = nil
    guard perform(orElse: nil, { try validate(batch) }) != nil else { return abandonUpdate() }
    counts = nil
    needsReload = true
    view.setNeedsLayout()
    completion?(true)
  }
}
