import Testing
import UIKit

/// Safe areas and margins. Evidence M: recorded on iOS 26.1, Mac Catalyst, at scale 2. The parent's safe area
/// was set by private means, as `Headless.setSafeAreaInsets` does.
@MainActor
struct SurroundingsRecordTests {
  private let parent = UIView(frame: CGRect(0, 0, 320, 480))

  private static let safeArea: [CGFloat] = [44, 10, 34, 12]

  private func addChild(_ frame: CGRect) -> NotedView {
    let child = NotedView(frame: frame)
    parent.addSubview(child)
    return child
  }

  private func setSafeArea() {
    Headless.setSafeAreaInsets(UIEdgeInsets(row: Self.safeArea), on: parent)
  }

  @Test(
    arguments: [
      ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]),
      ([-40, -60, 200, 200], [44, 10, 0, 0]), ([0, 100, 320, 200], [0, 10, 0, 12]),
      ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
      ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]),
      ([0, 500, 100, 50], [0, 10, 34, 0]),
    ] as [([CGFloat], [CGFloat])])
  func `a child's safe area is at most its parent's on each side`(
    frame: [CGFloat], insets: [CGFloat]
  ) {
    setSafeArea()
    expectEqual(addChild(CGRect(row: frame)).safeAreaInsets, UIEdgeInsets(row: insets))
  }

  @Test func `a new safe area announces the margins first, and layout announces nothing again`() {
    let child = addChild(parent.bounds)
    setSafeArea()
    parent.layoutIfNeeded()
    expectEqual(child.log, ["margins", "safe area"])
  }

  /// Unlike the others, this record is not said to be measured.
  @Test func `a controller adds its own insets`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(row: [10, 0, 6, 0])
    Headless.setSafeAreaInsets(UIEdgeInsets(row: [59, 0, 34, 0]), on: parent)
    controller.view.frame = parent.bounds
    parent.addSubview(controller.view)
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(row: [69, 0, 40, 0]))
  }

  @Test func `margins are 8 points from the safe area, unless the view opts out`() {
    let child = addChild(parent.bounds)
    expectEqual(child.layoutMargins, UIEdgeInsets(row: [8, 8, 8, 8]))
    expectEqual(frame(of: child.layoutMarginsGuide), CGRect(8, 8, 304, 464))
    setSafeArea()
    expectEqual(child.layoutMargins, UIEdgeInsets(row: [52, 18, 42, 20]))
    expectEqual(frame(of: child.safeAreaLayoutGuide), CGRect(10, 44, 298, 402))
    child.insetsLayoutMarginsFromSafeArea = false
    expectEqual(child.layoutMargins, UIEdgeInsets(row: [8, 8, 8, 8]))
  }

  private func frame(of guide: UILayoutGuide) -> CGRect {
    parent.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test func `margins of the superview are preserved as far as they reach into the view`() {
    parent.layoutMargins = UIEdgeInsets(row: [20, 20, 20, 20])
    let child = addChild(CGRect(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    expectEqual(child.layoutMargins, UIEdgeInsets(row: [10, 10, 8, 8]))
  }

  @Test func `a view that preserves margins is told of new ones`() {
    let child = addChild(CGRect(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    child.log = []
    parent.layoutMargins = UIEdgeInsets(row: [20, 20, 20, 20])
    expectEqual(child.log, ["margins"])
    child.frame.origin.x = 5
    expectEqual(child.log, ["margins", "margins"])
    expectEqual(child.layoutMargins.left, 15)
  }

  /// The widths of other records are a Mac's: `UnmodeledFact` has them.
  @Test(arguments: [(320, 304), (375, 359)] as [(CGFloat, CGFloat)])
  func `the readable width of a narrow view is that inside its margins`(
    width: CGFloat, readable: CGFloat
  ) {
    let child = addChild(CGRect(0, 0, width, 100))
    let guide = child.readableContentGuide
    expectEqual(frame(of: guide), CGRect(8, 8, readable, 84))
  }
}

/// A view that logs changes of its safe area and margins.
private final class NotedView: UIView {
  var log: [String] = []

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    log.append("safe area")
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    log.append("margins")
  }
}
