/// Shows a view in a window of a size, for tests.
@MainActor
package final class ViewHost {
  package let root: ViewNode

  package init(_ view: some View, direction: LayoutDirection = .leftToRight) {
    root = view.node(direction)
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    root.dimensions(in: proposal).size
  }

  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    root.dimensions(in: proposal)
  }

  /// Lays out the view: proposes a size, and places the view with what it returns.
  @discardableResult
  package func layOut(
    _ proposal: ProposedViewSize, at origin: CGPoint = .zero, windowWidth: CGFloat? = nil
  ) -> CGSize {
    let size = root.dimensions(in: proposal).size
    root.place(
      in: CGRect(origin: origin, size: size), proposal: proposal,
      windowWidth: windowWidth ?? origin.x + size.width)
    return size
  }

  /// Tells containers that something in them has changed, as a change of state does.
  package func invalidate() {
    func invalidate(_ node: ViewNode) {
      node.isCacheStale = true
      node.children.forEach(invalidate)
    }
    invalidate(root)
  }
}
