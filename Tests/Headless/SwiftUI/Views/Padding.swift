/// Distances from the edges of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    PaddedView(content: self, insets: insets)
  }

  /// Without a length, the padding is 16 points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
        trailing: inset(.trailing)))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Gives the view the greatest size of a ratio in what is proposed, or the least one around it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    WrappedView(content: self) { proposal, child in
      let ideal = child.dimensions(in: .unspecified)
      let ratio = aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
      let widths = [proposal.width, proposal.height.map { $0 * ratio }].compactMap { $0 }
      let width = (contentMode == .fit ? widths.min() : widths.max()) ?? ideal.width
      return child.dimensions(in: ProposedViewSize(width: width, height: width / ratio))
    }
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

/// A view with distances around it.
struct PaddedView<Content: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  let insets: EdgeInsets

  nonisolated init(content: Content, insets: EdgeInsets) {
    self.content = content
    self.insets = insets
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    content.nodes(environment).map { PaddedNode($0, insets, environment: environment) }
  }
}

final class PaddedNode: ViewNode {
  private let insets: EdgeInsets

  init(_ child: ViewNode, _ insets: EdgeInsets, environment: EnvironmentValues) {
    self.insets = insets
    super.init(children: [child], environment: environment)
    adopt(child)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    let child = children[0].dimensions(in: inner(proposal))
    return ViewDimensions(
      width: child.width + insets.leading + insets.trailing,
      height: child.height + insets.top + insets.bottom,
      firstTextBaseline: child[explicit: .firstTextBaseline].map { $0 + insets.top },
      lastTextBaseline: child[explicit: .lastTextBaseline].map { $0 + insets.top })
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    let area = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
    children[0].place(in: area, proposal: inner(proposal), windowWidth: windowWidth)
  }
}
