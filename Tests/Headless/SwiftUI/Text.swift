/// A text of letters that are 8 points wide, on lines of 20 points.
public struct Text: Equatable, Sendable {
  private let content: String

  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }
}

extension Text: View, PrimitiveView {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let widths = content.split(separator: " ").map { 8 * CGFloat($0.count) }
    return MeasuredView { proposal in
      let available = proposal.width ?? .infinity
      var (width, longest, lines): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
      for word in widths {
        if width > 0, width + 8 + word > available {
          lines += 1
          width = word
        } else {
          width += width > 0 ? 8 + word : word
        }
        longest = max(longest, width)
      }
      return ViewDimensions(
        width: longest, height: 20 * lines, firstTextBaseline: 15,
        lastTextBaseline: 20 * lines - 5)
    }.makeNodes(environment)
  }
}

/// A view of a color, which takes all that is proposed.
public struct Color: Hashable, Sendable {
  public static let clear = Color(name: "clear")
  public static let gray = Color(name: "gray")

  private let name: String
}

extension Color: View, PrimitiveView {
  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    MeasuredView { proposal in
      let size = proposal.replacingUnspecifiedDimensions()
      return ViewDimensions(width: size.width, height: size.height)
    }.makeNodes(environment)
  }
}

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
