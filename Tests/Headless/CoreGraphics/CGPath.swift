/// A path of lines and curves. Nothing is drawn here; its geometry can be read.
public class CGPath: Hashable {
  var elements: [PathElement]

  init(_ elements: [PathElement]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.rect(rect), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathElement.ellipse(in: rect), transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corners = Corners(all: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(PathElement.roundedRect(rect, corners), transform)
  }

  private convenience init(
    _ elements: [PathElement], _ transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public func copy() -> CGPath? { CGPath(elements) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, or zero if the path is empty.
  public var currentPoint: CGPoint {
    guard case .close? = elements.last else { return elements.last?.points.last ?? .zero }
    for case .move(let start) in elements.reversed() { return start }
    return .zero
  }

  /// The smallest rectangle that contains all points, control points included. An empty path has
  /// the null rectangle.
  public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path. Curves are approximated by short lines.
  public var boundingBoxOfPath: CGRect { CGRect(around: flattened.flatMap { $0 }) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let polygons = flattened.map { $0.map { $0.applying(transform) } }
    let crossings = polygons.flatMap { $0.crossings(rightOf: point) }
    switch rule {
    case .winding: return crossings.reduce(0, +) != 0
    case .evenOdd: return crossings.count % 2 == 1
    }
  }

  /// Calls a block with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A closed subpath has no points, but the field is not optional.
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { none in
          var passed = CGPathElement(type: element.type, points: buffer.baseAddress ?? none)
          block(&passed)
        }
      }
    }
  }

  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.elements == other.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension CGRect {
  /// The smallest rectangle that contains the points, null if there are none.
  fileprivate init(around points: [CGPoint]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else {
      self = .null
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
