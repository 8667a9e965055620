import Foundation

/// The check that the content size does not change in a pass that only follows scrolling.
enum ScrollCheck {
  /// The layout was not prepared in this pass.
  case none
  /// The layout was prepared only because of scrolling. Before, the content had this size.
  case onlyScrolled(CGSize)
  /// The layout was prepared for another reason.
  case invalidated
}

// Checks at the end of each pass.
extension CollectionDriver {
  func checkPass() throws {
    checkUnmutated()
    checkFinishedEnds()
    checkContentSize()
    checkIndependenceOfOffset()
    try audit()
  }

  private func checkUnmutated() {
    guard HeadlessScope.audits else { return }
    let mutated = known.entries.lazy.filter { !$0.value.isUnchanged }.map(\.key).min()
    guard let mutated, let entry = known[mutated] else { return }
    reportMutation(mutated, entry)
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
    let outside = known.entries.lazy.filter { id, entry in
      guard id.category == .cell, !entry.copy.isHidden else { return false }
      let frame = entry.copy.frame
      return frame.maxX > size.width + 0.5 || frame.maxY > size.height + 0.5
    }
    if let id = outside.map(\.key).min() {
      report(.beyondContent, "the \(id.text) lies beyond the content size \(size)")
    }
  }

  /// Notes whether a pass prepares the layout only because of scrolling.
  func startScrollCheck(_ stale: Staleness) {
    switch scrollCheck {
    case .none where stale.isFromScrolling && update == nil && boundsAnimation == nil:
      if hasLaidOut { scrollCheck = .onlyScrolled(view.contentSize) }
    case .onlyScrolled where stale.isFromScrolling: break
    default: scrollCheck = .invalidated
    }
  }

  /// Warns about a content size that changed only because of scrolling: the scroll view would chase
  /// itself. Cells may move by scrolling, as sticky cells and carousels do.
  private func checkIndependenceOfOffset() {
    defer { scrollCheck = .none }
    guard case .onlyScrolled(let before) = scrollCheck, view.contentSize != before else { return }
    reportOnce(
      .dependsOnOffset,
      "the content size changed from \(before) to \(view.contentSize) by scrolling")
  }
}
