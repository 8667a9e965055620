import Testing
import UIKit

/// Geometry in objects: `NSValue` and `UIBezierPath` (evidence D).
struct ValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 30, height: 40)

  @Test func `values return what they store`() {
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, rect.origin)
    expectEqual(NSValue(cgSize: rect.size).cgSizeValue, rect.size)
    expectEqual(NSValue(cgRect: rect).cgRectValue, rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
  }

  @Test func `values of one structure are equal if their contents are`() {
    let (one, other) = (NSValue(cgPoint: rect.origin), NSValue(cgPoint: rect.origin))
    expectEqual(one, other)
    expectEqual(one.hash, other.hash)
    expectEqual(Set([one, other, NSValue(cgPoint: .zero)]).count, 2)
    #expect(NSValue(cgPoint: CGPoint(x: 3, y: 4)) != NSValue(cgSize: CGSize(width: 3, height: 4)))
    expectEqual([NSValue(cgRect: rect): 1][NSValue(cgRect: rect)], 1)
  }

  @Test func `a Bézier path has the rectangle of its shape`() {
    expectEqual(UIBezierPath(rect: rect).bounds, rect)
    expectEqual(UIBezierPath(ovalIn: rect).bounds, rect)
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: 5).bounds, rect)
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: 100).bounds, rect)
    #expect(UIBezierPath().isEmpty)
  }

  @Test func `only the named corners are round`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let corners = [
      CGPoint(x: 1.5, y: 2.5), CGPoint(x: 30.5, y: 2.5), CGPoint(x: 30.5, y: 41.5),
      CGPoint(x: 1.5, y: 41.5),
    ]
    expectEqual(corners.map(path.contains), [false, true, false, true])
  }

  @Test func `an arc turns clockwise on the screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.cgPath.boundingBoxOfPath.maxY > 9.9)
    #expect(path.cgPath.boundingBoxOfPath.minY > -1e-9)
  }

  @Test func `paths are built, transformed and copied`() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
    path.addCurve(to: .zero, controlPoint1: CGPoint(x: 5, y: 12), controlPoint2: .zero)
    path.close()
    path.lineWidth = 3
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 15, height: 12))
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 1, y: 1))
    expectEqual(copy.bounds, path.bounds.offsetBy(dx: 1, dy: 1))
    expectEqual(copy.lineWidth, 3)
    path.append(copy)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 16, height: 13))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}
