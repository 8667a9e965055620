/// The scroll direction of a flow layout. Layouts that scroll horizontally are computed as vertical
/// ones, with the axes exchanged before and after.
struct FlowAxis: Equatable {
  let isHorizontal: Bool

  func turned(_ point: CGPoint) -> CGPoint {
    isHorizontal ? CGPoint(x: point.y, y: point.x) : point
  }

  func turned(_ size: CGSize) -> CGSize {
    isHorizontal ? CGSize(width: size.height, height: size.width) : size
  }

  func turned(_ rect: CGRect) -> CGRect {
    isHorizontal ? CGRect(origin: turned(rect.origin), size: turned(rect.size)) : rect
  }

  func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isHorizontal else { return insets }
    return UIEdgeInsets(
      top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}
