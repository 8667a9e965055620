extension NSView {
  /// The number of rounds after which a view that still needs layout traps.
  private static var maximumRounds: Int { 100 }

  /// Lays out the view and the views in it until none needs layout. Superviews are not laid out.
  func layOutSubtree() {
    var rounds = 0
    while subtreeNeedsLayout {
      rounds += 1
      precondition(
        rounds <= NSView.maximumRounds, "\(self) is stuck in its layout loop: layout never ends")
      layOutOnce()
    }
  }

  private var subtreeNeedsLayout: Bool {
    needsLayout || viewState.subviews.contains(where: \.subtreeNeedsLayout)
  }

  private func layOutOnce() {
    if needsLayout {
      viewState.needsLayout = false
      layout()
    }
    for view in viewState.subviews { view.layOutOnce() }
  }
}
