// Archives of a path: its elements and the properties of its line.
extension UIBezierPath {
  private enum Key {
    static let types = "types"
    static let numbers = "numbers"
    static let lineWidth = "lineWidth"
    static let lineCapStyle = "lineCapStyle"
    static let lineJoinStyle = "lineJoinStyle"
    static let miterLimit = "miterLimit"
    static let flatness = "flatness"
    static let usesEvenOddFillRule = "usesEvenOddFillRule"
  }

  func encodeState(to coder: NSCoder) {
    var types: [NSNumber] = []
    var numbers: [NSNumber] = []
    cgPath.applyWithBlock { element in
      types.append(NSNumber(value: element.pointee.type.rawValue))
      for index in 0..<element.pointee.type.pointCount {
        let point = element.pointee.points[index]
        numbers += [point.x, point.y].map { NSNumber(value: Double($0)) }
      }
    }
    coder.encode(NSArray(array: types), forKey: Key.types)
    coder.encode(NSArray(array: numbers), forKey: Key.numbers)
    coder.encode(Double(lineWidth), forKey: Key.lineWidth)
    coder.encode(lineCapStyle.rawValue, forKey: Key.lineCapStyle)
    coder.encode(lineJoinStyle.rawValue, forKey: Key.lineJoinStyle)
    coder.encode(Double(miterLimit), forKey: Key.miterLimit)
    coder.encode(Double(flatness), forKey: Key.flatness)
    coder.encode(usesEvenOddFillRule, forKey: Key.usesEvenOddFillRule)
  }

  func decode(from coder: NSCoder) {
    func numbers(_ key: String) -> [NSNumber] {
      let array = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key)
      return array as? [NSNumber] ?? []
    }
    let coordinates = numbers(Key.numbers).map { CGFloat($0.doubleValue) }
    var points = stride(from: 0, to: coordinates.count - 1, by: 2).map {
      CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
    }[...]
    for type in numbers(Key.types).compactMap({ CGPathElementType(rawValue: $0.int32Value) }) {
      guard points.count >= type.pointCount else { break }
      append(type, Array(points.prefix(type.pointCount)))
      points = points.dropFirst(type.pointCount)
    }
    lineWidth = CGFloat(coder.decodeDouble(forKey: Key.lineWidth))
    lineCapStyle = CGLineCap(rawValue: coder.decodeInt32(forKey: Key.lineCapStyle)) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: coder.decodeInt32(forKey: Key.lineJoinStyle)) ?? .miter
    miterLimit = CGFloat(coder.decodeDouble(forKey: Key.miterLimit))
    flatness = CGFloat(coder.decodeDouble(forKey: Key.flatness))
    usesEvenOddFillRule = coder.decodeBool(forKey: Key.usesEvenOddFillRule)
  }

  private func append(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
    case .addCurveToPoint:
      addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
    case .closeSubpath: close()
    }
  }
}

extension CGPathElementType {
  /// The number of points of an element, its end included.
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
