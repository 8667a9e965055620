/// A label with an action. Its text has the accent color.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  nonisolated(unsafe) private let label: Label

  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  public var body: some View {
    ActionView(content: label, action: action)
      .transformEnvironment(\.foreground) { if $0 == nil { $0 = .accentColor } }
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

extension View {
  /// Tests tap by `ViewHost.tap(_:)`. Touches of UIKit do not get here.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return ActionView(content: self) { action() }
  }

  /// Shows nothing. Tests tap its buttons by `ViewHost.tap(_:)`.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    MenuView(content: self, menuItems: menuItems())
  }
}

/// A view with a context menu.
private struct MenuView<Content: View, MenuItems: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let menuItems: MenuItems

  nonisolated init(content: Content, menuItems: MenuItems) {
    self.content = content
    self.menuItems = menuItems
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let nodes = Places.enter(.index(0)) { content.nodes(environment) }
    let menu = Places.enter(.index(1)) { menuItems.nodes(environment) }
    nodes.forEach { $0.menu = menu }
    return nodes
  }
}

/// A view that can be tapped.
struct ActionView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  let action: @MainActor () -> Void

  nonisolated init(content: Content, action: @escaping @MainActor () -> Void) {
    self.content = content
    self.action = action
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let node = LayeredNode(
      content.node(environment), [], .center, isBehind: false, environment: environment)
    node.action = action
    return [node]
  }
}
