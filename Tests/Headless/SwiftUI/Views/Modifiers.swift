extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    let key = ObjectIdentifier(key)
    nonisolated(unsafe) let value = value
    return ModifiedNode(content: self) { $0.values[key] = value }
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    ModifiedNode(content: self) { $0.priority = value }
  }

  /// Has no effect: touches of the stand-in are those of UIKit.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedNode(content: self) { _ in }
  }

  /// Has no effect: there is no VoiceOver here.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    ModifiedNode(content: self) { _ in }
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Proposes nil along the fixed axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(content: self) { proposal, child in
      child.dimensions(
        in: ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    WrappedView(content: self, alignment: alignment) { proposal, child in
      let size = child.dimensions(
        in: ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
      ).size
      return ViewDimensions(width: width ?? size.width, height: height ?? size.height)
    }
  }

  /// A frame that takes what is proposed along an axis with a greatest length, between its limits. An
  /// ideal length takes the place of nil.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = LengthLimits(least: minWidth, ideal: idealWidth, greatest: maxWidth)
    let height = LengthLimits(least: minHeight, ideal: idealHeight, greatest: maxHeight)
    return WrappedView(content: self, alignment: alignment) { proposal, child in
      let inner = ProposedViewSize(
        width: width.limited(proposal.width), height: height.limited(proposal.height))
      let size = child.dimensions(in: inner).size
      return ViewDimensions(
        width: width.length(of: size.width, proposed: inner.width),
        height: height.length(of: size.height, proposed: inner.height))
    }
  }
}

/// The limits of a flexible frame along one axis.
private struct LengthLimits {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?

  func limited(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { max(least ?? 0, min($0, greatest ?? $0)) }
  }

  /// Returns the length of the frame around a view that was proposed the limited length.
  func length(of view: CGFloat, proposed: CGFloat?) -> CGFloat {
    let length =
      greatest == nil ? max(view, least ?? 0) : max(least ?? 0, proposed ?? view)
    return length.isFinite ? length : view
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

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let nodes = content.nodes(environment)
    nodes.forEach(change)
    return nodes
  }
}

/// A view around another, which it proposes a size of its own.
struct WrappedView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  let alignment: Alignment
  let measure: @MainActor (ProposedViewSize, ViewNode) -> ViewDimensions

  nonisolated init(
    content: Content, alignment: Alignment = .center,
    measure: @escaping @MainActor (ProposedViewSize, ViewNode) -> ViewDimensions
  ) {
    self.content = content
    self.alignment = alignment
    self.measure = measure
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    [WrapperNode(content.node(environment), alignment, environment: environment, measure)]
  }
}

final class WrapperNode: ViewNode {
  private let measureChild: (ProposedViewSize, ViewNode) -> ViewDimensions
  private let alignment: Alignment

  init(
    _ child: ViewNode, _ alignment: Alignment, environment: EnvironmentValues,
    _ measure: @escaping (ProposedViewSize, ViewNode) -> ViewDimensions
  ) {
    measureChild = measure
    self.alignment = alignment
    super.init(children: [child], environment: environment)
    adopt(child)
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    measureChild(proposal, children[0])
  }

  /// The child has the size that it has for the size of this view.
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    let inner = ProposedViewSize(frame.size)
    let size = children[0].dimensions(in: inner).size
    children[0].place(
      in: alignment.frame(of: size, in: frame), proposal: inner, windowWidth: windowWidth)
  }
}
