import Testing
import UIKit

/// Conversion of points and rectangles between views, and hit testing (evidence: D).
@MainActor
struct ConversionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let right = UIView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))

  init() {
    root.addSubview(left)
    root.addSubview(right)
  }

  @Test func `a point is converted from one branch to another`() {
    expectEqual(left.convert(CGPoint(x: 1, y: 2), to: right), CGPoint(x: -139, y: 22))
    expectEqual(right.convert(CGPoint(x: 1, y: 2), from: left), CGPoint(x: -139, y: 22))
    expectEqual(left.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 11, y: 22))
  }

  @Test func `nil stands for the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(root)
    root.frame.origin = CGPoint(x: 5, y: 5)
    expectEqual(left.convert(CGPoint.zero, to: nil), CGPoint(x: 15, y: 25))
    expectEqual(left.convert(CGPoint(x: 15, y: 25), from: nil), .zero)
  }

  @Test func `conversion includes the content offset`() {
    left.bounds.origin = CGPoint(x: 0, y: 50)
    expectEqual(left.convert(CGPoint(x: 0, y: 60), to: root), CGPoint(x: 10, y: 30))
  }

  @Test func `conversion includes transforms`() {
    left.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(
      left.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root),
      CGRect(x: -40, y: -30, width: 20, height: 20))
    expectEqual(left.convert(CGPoint(x: -40, y: -30), from: root), .zero)
  }

  /// Evidence R for z positions.
  @Test func `hitTest returns the last visible subview, whatever the z positions`() {
    let front = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(front)
    let point = CGPoint(x: 30, y: 40)
    #expect(root.hitTest(point, with: nil) === front)
    left.layer.zPosition = 1
    #expect(root.hitTest(point, with: nil) === front)
    root.bringSubviewToFront(left)
    #expect(root.hitTest(point, with: nil) === left)
    left.isHidden = true
    #expect(root.hitTest(point, with: nil) === front)
    front.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test func `hitTest ignores views without user interaction`() {
    let label = UILabel(frame: left.bounds)
    left.addSubview(label)
    #expect(root.hitTest(CGPoint(x: 30, y: 40), with: nil) === left)
    left.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 40), with: nil) === root)
  }
}
