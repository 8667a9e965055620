/// A view with another one behind it or in front of it.
struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  nonisolated init(content: Content, layer: Layer, alignment: Alignment, isBehind: Bool) {
    self.content = content
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let content = Places.enter(.index(0)) { self.content.node(environment) }
    let layers = Places.enter(.index(1)) { layer.nodes(environment) }
    return [
      LayeredNode(content, layers, alignment, isBehind: isBehind, environment: environment)
    ]
  }
}

/// Its children are in the order in which they are drawn.
final class LayeredNode: ViewNode {
  private let content: ViewNode
  private let layers: [ViewNode]
  private let alignment: Alignment

  init(
    _ content: ViewNode, _ layers: [ViewNode], _ alignment: Alignment, isBehind: Bool,
    environment: EnvironmentValues
  ) {
    self.content = content
    self.layers = layers
    self.alignment = alignment
    super.init(
      children: isBehind ? layers + [content] : [content] + layers, environment: environment)
    adopt(content)
    spacing = content.spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    content.dimensions(in: proposal)
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize, windowWidth: CGFloat) {
    content.place(in: frame, proposal: proposal, windowWidth: windowWidth)
    let inner = ProposedViewSize(frame.size)
    for layer in layers {
      let size = layer.dimensions(in: inner).size
      layer.place(
        in: alignment.frame(of: size, in: frame), proposal: inner, windowWidth: windowWidth)
    }
  }
}
