import Foundation

/// The content size and the cell frames before scrolling, which scrolling alone must not change.
@MainActor
struct ScrollBaseline {
  let contentSize: CGSize
  let cellFrames: [IndexPath: CGRect]
}

// Checks at the end of each pass.
extension CollectionDriver {
  func checkPass() throws {
    checkUnmutated()
    checkContentSize()
    checkIndependenceOfOffset()
    try audit()
  }

  private func checkUnmutated() {
    let mutated = known.entries.filter { !$0.value.original.isEqual($0.value.copy) }.keys.min()
    guard let mutated, let entry = known[mutated] else { return }
    report(
      .mutatedAttributes,
      """
      the attributes of the \(mutated.text) were changed after they were returned: \(entry.copy) \
      became \(entry.original)
      """)
  }

  /// Reports content that scrolls on the wrong axis (evidence R: MagazineLayout, issues 27 and 28),
  /// and cells outside the content.
  private func checkContentSize() {
    let (size, bounds) = (view.contentSize, view.bounds)
    let insets = view.adjustedContentInset
    let width = bounds.width - insets.left - insets.right
    if size.height > bounds.height, size.width > width, size.width < width + 1, width > 0 {
      report(
        .contentSize,
        """
        the content is \(size.width) wide but only \(width) is visible: a rounding error makes it \
        scroll horizontally
        """)
    }
    let outside = known.entries.filter { id, entry in
      guard id.category == .cell, !entry.copy.isHidden else { return false }
      let frame = entry.copy.frame
      return frame.maxX > size.width + 0.5 || frame.maxY > size.height + 0.5
    }
    if let id = outside.keys.min() {
      report(.beyondContent, "the \(id.text) lies beyond the content size \(size)")
    }
  }

  /// Stores the baseline of the scroll check. Called before the known attributes are discarded.
  func startScrollCheck(_ stale: Staleness) {
    guard stale.isFromScrolling, stale.offsetAdjustment == .zero, update == nil else {
      scrollBaseline = nil
      return
    }
    guard scrollBaseline == nil, stale.isFull, hasLaidOut else { return }
    let frames = known.entries.filter { $0.key.category == .cell && movement == nil }
      .map { ($0.key.indexPath, $0.value.copy.frame) }
    scrollBaseline = ScrollBaseline(
      contentSize: view.contentSize, cellFrames: Dictionary(uniqueKeysWithValues: frames))
  }

  /// Reports a content size or a cell that changed only because of scrolling.
  private func checkIndependenceOfOffset() {
    guard let before = scrollBaseline else { return }
    scrollBaseline = nil
    if view.contentSize != before.contentSize {
      report(
        .dependsOnOffset,
        "the content size changed from \(before.contentSize) to \(view.contentSize) by scrolling")
    }
    let moved = before.cellFrames.filter { path, frame in
      guard let now = known[.cell(path)] else { return false }
      return now.copy.frame != frame
    }
    if let path = moved.keys.min() {
      report(
        .dependsOnOffset, "the cell at index path \(path.messageText) moved by scrolling")
    }
  }
}
