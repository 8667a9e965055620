extension UIView {
  /// Rounds after which a tree that keeps asking for layout counts as stuck.
  private static var mostRounds: Int { 100 }

  /// Lays out everything that needs it, from the outermost of the view's ancestors that do without
  /// a gap, until nothing asks any more.
  func layOutTree() {
    var root = self
    while let parent = root.superview, parent.state.needsLayout { root = parent }
    var rounds = 0
    while root.treeNeedsLayout {
      rounds += 1
      precondition(
        rounds <= UIView.mostRounds, "\(root) is stuck in its layout loop: it never settles")
      root.layOutOnce()
    }
  }

  private var treeNeedsLayout: Bool {
    state.needsLayout || state.subviews.contains(where: \.treeNeedsLayout)
  }

  private func layOutOnce() {
    if state.needsLayout {
      state.needsLayout = false
      state.controller?.viewWillLayoutSubviews()
      layoutSubviews()
      state.controller?.viewDidLayoutSubviews()
    }
    for view in state.subviews { view.layOutOnce() }
  }
}
