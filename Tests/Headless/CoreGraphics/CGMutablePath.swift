/// A path to which lines and curves can be added.
public class CGMutablePath: CGPath {
  public init() {
    super.init([])
  }

  override init(_ elements: [PathElement]) {
    super.init(elements)
  }

  private func add(_ new: [PathElement], _ transform: CGAffineTransform) {
    elements += new.map { $0.applying(transform) }
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(point)], transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.quadCurve(control, to: end)], transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add([.curve(control1, control2, to: end)], transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.rect(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(PathElement.ellipse(in: rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(PathElement.roundedRect(rect, Corners(all: radii)), transform)
  }

  package func addRoundedRect(in rect: CGRect, corners: Corners) {
    add(PathElement.roundedRect(rect, corners), .identity)
  }

  /// Adds an arc, with a line to its start if the path is not empty.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathElement.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    if isEmpty, case .line(let start)? = arc.first { arc[0] = .move(start) }
    add(arc, transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform)
  }

  public func closeSubpath() {
    if !isEmpty { elements.append(.close) }
  }

  package func removeAll() {
    elements = []
  }
}
