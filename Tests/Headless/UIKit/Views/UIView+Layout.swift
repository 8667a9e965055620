extension UIView {
  /// The number of rounds after which a view that still needs layout traps.
  private static var maximumRounds: Int { 100 }

  /// The number of calls of `layoutIfNeeded()` that are running within each other.
  private static var layoutDepth = 0

  /// Lays out until no view needs layout. Starts at the outermost superview that needs layout; the
  /// search ends at the first superview that does not, as Core Animation documents for layers.
  func layOutTree() {
    CollectionDriver.checkInnerLayout(of: self)
    var root = self
    while let parent = root.superview, parent.viewState.needsLayout { root = parent }
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
    viewState.needsLayout || viewState.subviews.contains(where: \.treeNeedsLayout)
  }

  private func layOutOnce() {
    if viewState.needsLayout {
      viewState.needsLayout = false
      for guide in viewState.layoutGuides.values { guide.resolve() }
      viewState.controller?.viewWillLayoutSubviews()
      layoutSubviews()
      viewState.controller?.viewDidLayoutSubviews()
      // A guide that was first asked for in this pass gets its frame in another one.
      if viewState.layoutGuides.values.contains(where: { !$0.isResolved }) { setNeedsLayout() }
    }
    for view in viewState.subviews { view.layOutOnce() }
  }
}
