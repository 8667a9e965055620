/// The scroll direction of a flow layout. Layouts that scroll horizontally are computed as vertical
/// ones, with the axes exchanged before and after.
struct FlowAxis: Equatable {
  let isHorizontal: Bool

  func transposed(_ point: CGPoint) -> CGPoint {
    isHorizontal ? CGPoint(x: point.y, y: point.x) : point
  }

  func transposed(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func transposed(_ rect: CGRect) -> CGRect {
    isHorizontal ? CGRect(origin: transposed(rect.origin), size: transposed(rect.size)) : rect
  }

  func transposed(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}
