import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Paths (evidence D). The modules can be imported by their names.
struct PathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `a path of lines has the rectangle around its points`() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 8))
    path.addLine(to: CGPoint(x: 3, y: -1))
    expectEqual(path.boundingBox, CGRect(x: 1, y: -1, width: 4, height: 9))
    expectEqual(path.currentPoint, CGPoint(x: 3, y: -1))
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
  }

  @Test func `a path is archived and decoded securely`() throws {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 5)
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 1, y: 2.5))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: path, requiringSecureCoding: true)
    let decoded = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    expectEqual(decoded.cgPath, path.cgPath)
    #expect(decoded.lineWidth == 3 && decoded.miterLimit == path.miterLimit)
    #expect(decoded.lineCapStyle == .round && decoded.usesEvenOddFillRule)
  }

  @Test func `the rectangle around a path may be smaller than around its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addCurve(
      to: CGPoint(x: 10, y: -8), control1: CGPoint(x: 10, y: 0), control2: CGPoint(x: 10, y: -8))
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: -8, width: 10, height: 18))
  }

  @Test func `rectangles, rounded ones and ellipses fill their rectangle`() {
    let paths = [
      CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil),
      CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 8, transform: nil),
    ]
    for path in paths {
      expectEqual(path.boundingBox, rect)
      #expect(path.contains(CGPoint(x: 25, y: 40)))
      #expect(!path.contains(CGPoint(x: 9, y: 40)))
    }
    let corner = CGPoint(x: 10.5, y: 20.5)
    expectEqual(paths.map { $0.contains(corner) }, [true, false, false])
  }

  @Test func `a path contains points by either rule`() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 5, dy: 5))
    let center = CGPoint(x: 25, y: 40)
    #expect(path.contains(center))
    #expect(!path.contains(center, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 12, y: 40), using: .evenOdd))
  }

  @Test func `a half circle turns in the direction that its flag says`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    let below = path.boundingBoxOfPath
    #expect(abs(below.minY) < 1e-9 && abs(below.maxY - 10) < 0.01 && abs(below.width - 20) < 1e-9)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(other.boundingBoxOfPath.minY + 10) < 0.01)
  }

  @Test func `transforms apply to what is added`() {
    var move = CGAffineTransform(translationX: 1, y: 2)
    expectEqual(CGPath(rect: rect, transform: &move).boundingBox, rect.offsetBy(dx: 1, dy: 2))
    let path = CGMutablePath()
    path.addPath(CGPath(rect: rect, transform: nil), transform: CGAffineTransform(scaleX: 2, y: 1))
    expectEqual(path.boundingBox, CGRect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test func `copies are equal and independent`() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let copy = try #require(path.mutableCopy())
    expectEqual(copy, path)
    copy.addLine(to: .zero)
    #expect(copy != path)
    expectEqual(path.copy(), path)
  }

  @Test func `a block receives the elements with their points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      if element.pointee.type == .addCurveToPoint { ends.append(element.pointee.points[2]) }
    }
    expectEqual(ends, [CGPoint(x: 3, y: 3)])
  }
}

/// Layers with paths and sublayers (D).
@MainActor
struct LayerTests {
  private final class Outline: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  @Test func `a view's layer can be a shape layer`() throws {
    let shape = try #require(Outline(frame: .zero).layer as? CAShapeLayer)
    expectEqual(shape.fillColor, UIColor.black.cgColor)
    #expect(shape.strokeColor == nil)
    expectEqual(shape.lineWidth, 1)
    expectEqual(shape.lineCap, .butt)
  }

  @Test func `sublayers know their superlayer`() {
    let layer = CALayer()
    #expect(layer.sublayers == nil)
    let (first, second) = (CALayer(), CALayer())
    layer.addSublayer(second)
    layer.insertSublayer(first, at: 0)
    expectEqual(layer.sublayers, [first, second])
    #expect(first.superlayer === layer)
    CALayer().addSublayer(first)
    expectEqual(layer.sublayers, [second])
    second.removeFromSuperlayer()
    #expect(second.superlayer == nil)
  }
}
