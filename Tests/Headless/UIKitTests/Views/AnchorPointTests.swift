import Testing
import UIKit

/// The anchor point of a view and its layer (evidence: D).
@MainActor
struct AnchorPointTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  @Test func `another anchor point moves the view and keeps its center`() {
    expectEqual(view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    expectEqual(view.center, CGPoint(x: 60, y: 40))
    expectEqual(view.frame, CGRect(x: 60, y: 40, width: 100, height: 40))
  }

  @Test func `a frame is filled from the anchor point`() {
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    expectEqual(view.center, CGPoint(x: 0, y: 60))
    expectEqual(view.bounds.size, CGSize(width: 50, height: 60))
    view.layer.frame = CGRect(x: 5, y: 0, width: 50, height: 60)
    expectEqual(view.layer.position, CGPoint(x: 5, y: 60))
  }

  @Test func `a transform is applied around the anchor point`() {
    view.anchorPoint = .zero
    view.center = CGPoint(x: 10, y: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 200, height: 80))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    #expect(view.center == .zero && view.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func `points are converted around the anchor point`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    view.anchorPoint = CGPoint(x: 1, y: 0)
    view.center = CGPoint(x: 200, y: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    expectEqual(view.convert(CGPoint(x: 100, y: 0), to: root), CGPoint(x: 200, y: 50))
    expectEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 0, y: 50))
    expectEqual(view.convert(CGPoint(x: 0, y: 50), from: root), .zero)
    #expect(root.hitTest(CGPoint(x: 150, y: 60), with: nil) === view)
  }

  @Test func `points, sizes and rectangles can be compared by equalTo`() {
    #expect(view.frame.equalTo(CGRect(x: 10, y: 20, width: 100, height: 40)))
    #expect(!view.frame.size.equalTo(.zero) && !view.frame.origin.equalTo(.zero))
  }
}
