/// One step of a path.
enum PathElement: Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(CGPoint, to: CGPoint)
  case curve(CGPoint, CGPoint, to: CGPoint)
  case close

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The control points, then the end.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> PathElement {
    if t.isIdentity { return self }
    return switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quadCurve(let control, let end): .quadCurve(control.applying(t), to: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(control1.applying(t), control2.applying(t), to: end.applying(t))
    case .close: .close
    }
  }
}

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}
