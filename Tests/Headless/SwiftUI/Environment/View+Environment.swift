extension View {
  /// Sets a value for the view and all in it. The key path `\.self` replaces all values.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
  }

  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    EnvironmentView(content: self) { $0.scrollDismissesKeyboardMode = mode }
  }

  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    nonisolated(unsafe) let visibility = visibility
    return EnvironmentView(content: self) {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    EnvironmentView(content: self) { $0.refresh = RefreshAction(action: action) }
  }

  /// Gives the view an identity. Another one makes it another view, with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let id = AnyHashable(id)
    return IdentifiedView(content: self, id: id)
  }

  /// Has an effect on the root view of a host only, and on one below overlays of it: it is laid out in what it ignores
  /// of the safe area, too. The node says what the view ignores.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    ModifiedNode(content: self) {
      $0.ignoredSafeArea = IgnoredSafeArea(regions: regions, edges: edges)
    }
  }
}

/// What a view ignores of the safe area.
package struct IgnoredSafeArea: Equatable, Sendable {
  package let regions: SafeAreaRegions
  package let edges: Edge.Set

  package init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }
}

/// A view in another environment.
struct EnvironmentView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  nonisolated init(
    content: Content, change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    self.content = content
    self.change = change
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    var changed = environment
    change(&changed)
    let nodes = content.nodes(changed)
    guard changed.layoutDirection != environment.layoutDirection else { return nodes }
    return nodes.map { TurnedNode($0, in: environment) }
  }
}

/// A view with an identity.
struct IdentifiedView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let id: AnyHashable

  nonisolated init(content: Content, id: AnyHashable) {
    self.content = content
    self.id = id
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let nodes = Places.enter(.id(id)) { content.nodes(environment) }
    for node in nodes { node.identity = id }
    return nodes
  }
}

/// Stands around a view whose layout direction is not that of the views around it.
final class TurnedNode: ViewNode {
  private let outerDirection: LayoutDirection

  init(_ child: ViewNode, in outer: EnvironmentValues) {
    outerDirection = outer.layoutDirection
    super.init(children: [child], environment: child.environment)
    adopt(child)
  }

  override var direction: LayoutDirection { outerDirection }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    var turned = frame
    turned.origin.x = windowWidth - frame.maxX
    super.placeChildren(in: turned, proposal: proposal, windowWidth: windowWidth)
  }
}
