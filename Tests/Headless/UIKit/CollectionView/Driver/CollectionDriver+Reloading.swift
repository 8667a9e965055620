import Foundation

// Starting over with the data.
extension CollectionDriver {
  var numberOfSections: Int {
    noteCountQuestion()
    return sectionCounts.count
  }

  /// Another data source shows in the next pass, as if the view had never been loaded.
  func dataSourceChanged() {
    needsReload = true
    forgetItems()
    perform(orElse: ()) { try discardViews() }
    view.setNeedsLayout()
  }

  /// Everything is stale at once; views and selection go, and nothing else happens until the next
  /// pass.
  func reloadData() {
    reportIfInLayout("reloadData()")
    perform(orElse: ()) {
      needsReload = false
      forgetItems()
      try discardViews()
      try invalidateEverything()
    }
    view.setNeedsLayout()
  }

  /// What is known by paths means nothing for other data.
  private func forgetItems() {
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
}
