/// The radii of the corners of a rectangle.
package struct Corners {
  package var topLeft = CGSize.zero
  package var topRight = CGSize.zero
  package var bottomRight = CGSize.zero
  package var bottomLeft = CGSize.zero

  package init() {}

  init(all radii: CGSize) {
    (topLeft, topRight, bottomRight, bottomLeft) = (radii, radii, radii, radii)
  }
}

extension PathElement {
  /// The distance of the control points of a quarter of a unit circle from its ends.
  private static var quarter: CGFloat { 0.552_284_749_830_793_4 }

  static func rect(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let start = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    return [
      .move(start),
      corner(from: start, CGPoint(x: 0, y: 1), to: bottom, CGPoint(x: 1, y: 0), radii),
      corner(from: bottom, CGPoint(x: -1, y: 0), to: left, CGPoint(x: 0, y: 1), radii),
      corner(from: left, CGPoint(x: 0, y: -1), to: top, CGPoint(x: -1, y: 0), radii),
      corner(from: top, CGPoint(x: 1, y: 0), to: start, CGPoint(x: 0, y: -1), radii),
      .close,
    ]
  }

  /// Returns a quarter of an ellipse. The directions lead from its ends to the control points.
  private static func corner(
    from start: CGPoint, _ leaving: CGPoint, to end: CGPoint, _ arriving: CGPoint, _ radii: CGSize
  ) -> PathElement {
    func control(_ point: CGPoint, _ direction: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + direction.x * radii.width * quarter,
        y: point.y + direction.y * radii.height * quarter)
    }
    return .curve(control(start, leaving), control(end, arriving), to: end)
  }

  static func roundedRect(_ rect: CGRect, _ corners: Corners) -> [PathElement] {
    let right = CGPoint(x: 1, y: 0)
    let down = CGPoint(x: 0, y: 1)
    let left = CGPoint(x: -1, y: 0)
    let up = CGPoint(x: 0, y: -1)
    let (a, b, c, d) = (
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft
    )
    let topRight = CGPoint(x: rect.maxX - b.width, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY - c.height)
    let bottomLeft = CGPoint(x: rect.minX + d.width, y: rect.maxY)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY + a.height)
    return [
      .move(CGPoint(x: rect.minX + a.width, y: rect.minY)), .line(topRight),
      corner(from: topRight, right, to: CGPoint(x: rect.maxX, y: rect.minY + b.height), up, b),
      .line(bottomRight),
      corner(from: bottomRight, down, to: CGPoint(x: rect.maxX - c.width, y: rect.maxY), right, c),
      .line(bottomLeft),
      corner(from: bottomLeft, left, to: CGPoint(x: rect.minX, y: rect.maxY - d.height), down, d),
      .line(topLeft),
      corner(from: topLeft, up, to: CGPoint(x: rect.minX + a.width, y: rect.minY), left, a), .close,
    ]
  }

  /// Returns an arc in parts of at most a quarter. Its angle grows unless it is clockwise in a
  /// coordinate system whose y axis points up.
  static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> [PathElement] {
    let turn = 2 * CGFloat.pi
    var sweep = (end - start).truncatingRemainder(dividingBy: turn)
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 { sweep += turn }
    if abs(end - start) >= turn, sweep == 0 { sweep = clockwise ? -turn : turn }
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
    func point(_ angle: CGFloat, _ ahead: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - ahead * sin(angle),
        y: center.y + radius * sin(angle) + ahead * cos(angle))
    }
    return [.line(point(start, 0))]
      + (0..<count).map { part in
        let (first, last) = (start + CGFloat(part) * step, start + CGFloat(part + 1) * step)
        return .curve(point(first, reach), point(last, -reach), to: point(last, 0))
      }
  }
}
