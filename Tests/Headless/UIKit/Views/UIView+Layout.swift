extension UIView {
  /// The number of rounds after which a view that still needs layout traps.
  private static var maximumRounds: Int { 100 }

  /// The number of calls of `layoutIfNeeded()` that are running within each other.
  private static var layoutDepth = 0

  /// Lays out until no view needs layout. Starts at the outermost superview that needs layout; the
  /// search ends at the first superview that does not, as Core Animation documents for layers.
  func layOutTree() {
    var root = self
    while let parent = root.superview, parent.state.needsLayout { root = parent }
    UIView.layoutDepth += 1
    defer {
      UIView.layoutDepth -= 1
      if UIView.layoutDepth == 0 { ScrollAnimations.end(in: root) }
    }
    var rounds = 0
    while root.treeNeedsLayout {
      rounds += 1
      precondition(
        rounds <= UIView.maximumRounds, "\(root) is stuck in its layout loop: layout never ends")
      root.layOutOnce()
    }
  }

  private var treeNeedsLayout: Bool {
    state.needsLayout || state.subviews.contains(where: \.treeNeedsLayout)
  }

  private func layOutOnce() {
    if state.needsLayout {
      state.needsLayout = false
      state.readableContentGuide?.resolve()
      state.controller?.viewWillLayoutSubviews()
      layoutSubviews()
      state.controller?.viewDidLayoutSubviews()
      // A guide that was first asked for in this pass gets its frame in another one.
      if state.readableContentGuide?.isResolved == false { setNeedsLayout() }
    }
    for view in state.subviews { view.layOutOnce() }
  }
}
