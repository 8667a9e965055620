import UIKit

private struct StackAxisKey: EnvironmentKey {
  static let defaultValue: Axis? = nil
}

extension EnvironmentValues {
  /// The axis of the stack around a view.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

/// Takes what is proposed along the axis of its stack.
public struct Spacer: View, PrimitiveView {
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let (least, axis) = (minLength ?? 8, environment.stackAxis)
    return MeasuredView { proposal in
      ViewDimensions(
        width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
        height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
    }.makeNodes(environment)
  }
}

/// A line across the axis of its stack.
public struct Divider: View, PrimitiveView {
  nonisolated public init() {}

  func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
    let line = Color(uiColor: .separator)
    return environment.stackAxis == .horizontal
      ? line.frame(width: 0.5).nodes(environment) : line.frame(height: 0.5).nodes(environment)
  }
}
