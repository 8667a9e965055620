import AppKit
import Testing

@testable import AlignedLayout

/// The window that `swift run playground` shows on a Mac, at two widths.
@MainActor
@Suite struct PlaygroundWindowTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 460, height: 240), styleMask: [.resizable],
    backing: .buffered, defer: false)
  private let content = makeWindowContent()

  /// Returns the frames of the row, the card and the tags, and of the views in each, at a width of the window.
  private func frames(atWidth width: CGFloat) -> (parts: [CGRect], views: [[CGRect]]) {
    window.contentView = content
    window.setContentSize(NSSize(width: width, height: 240))
    window.layoutIfNeeded()
    return (content.subviews.map(\.frame), content.subviews.map { $0.subviews.map(\.frame) })
  }

  /// The parts are 20 points from the edges and 16 apart. A button is 24 points high, and 24 wider than its title:
  /// “Left” takes 22 + 24 = 46, “Right” 54.5, and the tags 87, 51, 88, 69 and 70.5.
  @Test func `a wide window has its tags on one line, and the details on another`() {
    let (parts, views) = frames(atWidth: 460)
    expectEqual(parts, [rect(20, 20, 420 × 24), rect(20, 60, 420 × 72), rect(20, 148, 420 × 24)])
    // The title takes what the buttons leave: 420 - 46 - 54.5 - 2 × 8.
    expectEqual(
      views[0], [rect(0, 0, 46 × 24), rect(54, 4, 303.5 × 16), rect(365.5, 0, 54.5 × 24)])
    expectEqual(
      views[1], [rect(12, 12, 48 × 48), rect(72, 12, 79 × 16), rect(72, 32, 270 × 16)])
    // The tags take 365.5 + 4 × 6 of 420 points, so they begin at 30.5 / 2, floored to a half point.
    expectEqual(
      views[2],
      [
        rect(15, 0, 87 × 24), rect(108, 0, 51 × 24), rect(165, 0, 88 × 24), rect(259, 0, 69 × 24),
        rect(334, 0, 70.5 × 24),
      ])
  }

  @Test func `in a narrow window, tags and details take two lines`() {
    let (parts, views) = frames(atWidth: 300)
    // The details have 260 - 84 = 176 points, and end at 32 + 31.5. The card ends 12 below them.
    expectEqual(
      parts, [rect(20, 20, 260 × 24), rect(20, 60, 260 × 75.5), rect(20, 151.5, 260 × 54)])
    expectEqual(
      views[0], [rect(0, 0, 46 × 24), rect(54, 4, 143.5 × 16), rect(205.5, 0, 54.5 × 24)])
    expectEqual(
      views[1], [rect(12, 12, 48 × 48), rect(72, 12, 79 × 16), rect(72, 32, 173.5 × 31.5)])
    // Three tags take 226 + 2 × 6 = 238 points, and leave 22. The others take 145.5, and leave 114.5.
    expectEqual(
      views[2],
      [
        rect(11, 0, 87 × 24), rect(104, 0, 51 × 24), rect(161, 0, 88 × 24), rect(57, 30, 69 × 24),
        rect(132, 30, 70.5 × 24),
      ])
  }
}
