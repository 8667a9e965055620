extension View {
  /// Puts views behind this one. They are proposed its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// There is no safe area here that the background could ignore.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: style.drawnColor, alignment: .center, isBehind: true)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self, layer: FilledShape(shape: shape, color: style.drawnColor),
      alignment: .center, isBehind: true)
  }

  /// Puts views in front of this one. They are proposed its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Has no effect: the views of UIKit that show a view are not in each other.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    ModifiedNode(content: self) { _ in }
  }
}
