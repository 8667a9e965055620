/// A view that a test measures.
package struct MeasuredView: View, PrimitiveView {
  private let spacing: ViewSpacing
  private let measure: (ProposedViewSize) -> ViewDimensions

  package init(
    spacing: ViewSpacing = ViewSpacing(), _ measure: @escaping (ProposedViewSize) -> ViewDimensions
  ) {
    self.spacing = spacing
    self.measure = measure
  }

  package func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let node = MeasuredNode(environment: environment, measure)
    node.spacing = spacing
    return [node]
  }
}

private final class MeasuredNode: ViewNode {
  private let measureView: (ProposedViewSize) -> ViewDimensions

  init(environment: EnvironmentValues, _ measure: @escaping (ProposedViewSize) -> ViewDimensions) {
    measureView = measure
    super.init(environment: environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
    measureView(proposal)
  }
}
