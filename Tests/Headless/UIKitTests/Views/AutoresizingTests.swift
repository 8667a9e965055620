import Testing
import UIKit

/// Frames follow the size of their superview as their autoresizing mask says (evidence: D).
@MainActor
struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(
    arguments: [
      ([], 10, 40), (.flexibleWidth, 10, 90), (.flexibleLeftMargin, 60, 40),
      (.flexibleRightMargin, 10, 40), ([.flexibleLeftMargin, .flexibleRightMargin], 18.333, 40),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 15, 60),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
  func `the flexible parts share the change`(
    mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat
  ) {
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 40, height: 10))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 150
    #expect(abs(child.frame.minX - x) < 0.001)
    #expect(abs(child.frame.width - width) < 0.001)
    expectEqual(child.frame.height, 10)
  }

  @Test func `a flexible view still fills its resized superview`() {
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 30, height: 300)
    expectEqual(child.frame, parent.bounds)
  }

  @Test func `a flexible view fills a superview that had no size`() {
    let empty = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    empty.addSubview(child)
    empty.frame.size = CGSize(width: 30, height: 20)
    expectEqual(child.frame.size, CGSize(width: 30, height: 20))
  }

  @Test func `subviews do not change without autoresizesSubviews`() {
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth]
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 150
    expectEqual(child.frame.width, 100)
  }
}
