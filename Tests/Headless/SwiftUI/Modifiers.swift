extension View {
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    let key = ObjectIdentifier(key)
    nonisolated(unsafe) let value = value
    return ModifiedNode(content: self) { $0.values[key] = value }
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    ModifiedNode(content: self) { $0.priority = value }
  }

  /// Has no effect: there is no VoiceOver here.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedNode(content: self) { _ in }
  }

  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Proposes nil along the fixed axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(content: self) { proposal, child in
      child.dimensions(
        in: ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) { proposal, child in
      let size = child.dimensions(
        in: ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
      ).size
      return ViewDimensions(width: width ?? size.width, height: height ?? size.height)
    }
  }

  /// A frame whose width takes what is proposed, between its limits.
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self) { proposal, child in
      let least = minWidth ?? 0
      let limited = proposal.width.map { max(least, min($0, maxWidth ?? $0)) }
      let size = child.dimensions(
        in: ProposedViewSize(width: limited, height: proposal.height)
      ).size
      let width =
        maxWidth == nil ? max(size.width, least) : max(least, limited ?? size.width)
      return ViewDimensions(width: width.isFinite ? width : size.width, height: size.height)
    }
  }
}

/// A view that changes what a layout reads from another.
struct ModifiedNode<Content: View>: View, PrimitiveView {
  // Modifiers are not isolated, so views that are not sendable get here from anywhere.
  nonisolated(unsafe) let content: Content
  let change: @MainActor (ViewNode) -> Void

  nonisolated init(content: Content, change: @escaping @MainActor (ViewNode) -> Void) {
    self.content = content
    self.change = change
  }

  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] {
    let nodes = content.nodes(direction)
    nodes.forEach(change)
    return nodes
  }
}

/// A view around another, which it proposes a size of its own.
struct WrappedView<Content: View>: View, PrimitiveView {
  let content: Content
  let measure: (ProposedViewSize, ViewNode) -> ViewDimensions

  func makeNodes(_ direction: LayoutDirection) -> [ViewNode] {
    [WrapperNode(content.node(direction), direction: direction, measure)]
  }
}

final class WrapperNode: ViewNode {
  private let measureChild: (ProposedViewSize, ViewNode) -> ViewDimensions

  init(
    _ child: ViewNode, direction: LayoutDirection,
    _ measure: @escaping (ProposedViewSize, ViewNode) -> ViewDimensions
  ) {
    measureChild = measure
    super.init(children: [child], direction: direction)
    values = child.values
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    measureChild(proposal, children[0])
  }

  /// The child is in the middle, with the size that it has for the proposal that it got.
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    let inner = ProposedViewSize(frame.size)
    let size = children[0].dimensions(in: inner).size
    children[0].place(
      in: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height),
      proposal: inner, windowWidth: windowWidth)
  }
}
