extension CGPath {
  /// The number of lines that stand for a curve.
  private static var linesInCurve: Int { 32 }

  /// The subpaths as polygons.
  package var flattened: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in elements {
      let start = polygons.last?.last ?? .zero
      switch element {
      case .move(let point): polygons.append([point])
      case .close:
        // What follows without a move starts where the closed subpath started.
        guard let first = polygons.last?.first else { continue }
        polygons[polygons.count - 1].append(first)
        polygons.append([first])
      default:
        if polygons.isEmpty { polygons = [[]] }
        polygons[polygons.count - 1] += Self.points(of: element, from: start)
      }
    }
    return polygons.filter { $0.count > 1 }
  }

  private static func points(of element: PathElement, from start: CGPoint) -> [CGPoint] {
    let hull = [start] + element.points
    guard hull.count > 2 else { return element.points }
    return (1...linesInCurve).map { hull.blended(at: CGFloat($0) / CGFloat(linesInCurve)) }
  }
}

extension [CGPoint] {
  /// The point of a Bézier curve with these control points, by De Casteljau's algorithm.
  fileprivate func blended(at time: CGFloat) -> CGPoint {
    var points = self
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * time, y: one.y + (other.y - one.y) * time)
      }
    }
    return points[0]
  }

  /// The directions, 1 or -1, in which the polygon crosses the ray from a point to the right.
  func crossings(rightOf point: CGPoint) -> [Int] {
    guard let first, let last else { return [] }
    let edges = Array<(CGPoint, CGPoint)>(zip(self, dropFirst())) + [(last, first)]
    return edges.compactMap { start, end in
      guard (start.y <= point.y) != (end.y <= point.y) else { return nil }
      let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      return x > point.x ? (end.y > start.y ? 1 : -1) : nil
    }
  }
}
