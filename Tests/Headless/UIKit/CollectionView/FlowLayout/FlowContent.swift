/// All frames of a flow layout, computed as for a vertical one.
struct FlowContent: Equatable {
  private(set) var sections: [FlowSection] = []
  let width: CGFloat
  private(set) var height: CGFloat = 0

  init(_ metrics: [FlowMetrics], width: CGFloat, scale: CGFloat) {
    self.width = width
    for metrics in metrics {
      let section = FlowSection(metrics, at: height, width: width, scale: scale)
      sections.append(section)
      height = section.maxY
    }
  }
}

/// The place of the content in the collection view: its scroll direction, and whether it is
/// mirrored.
struct FlowOrientation: Equatable {
  let axis: FlowAxis
  let isMirrored: Bool
  /// The size of the content as it is shown.
  let contentSize: CGSize

  /// Converts between the frames that are computed and those that are shown, in both directions.
  func shown(_ rect: CGRect) -> CGRect { mirrored(axis.transposed(rect)) }

  func computed(_ rect: CGRect) -> CGRect { axis.transposed(mirrored(rect)) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored, !rect.isInfinite, !rect.isNull else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
