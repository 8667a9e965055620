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
  /// “Left” takes 23 + 24 = 47, “Right” 56, and the tags 92, 53.5, 92.5, 72 and 74.
  @Test func `a wide window has its tags on one line, and the details on another`() {
    let (parts, views) = frames(atWidth: 460)
    expectEqual(parts, [rect(20, 20, 420 × 24), rect(20, 60, 420 × 72), rect(20, 148, 420 × 24)])
    // The title takes what the buttons leave: 420 - 47 - 56 - 2 × 8.
    expectEqual(
      views[0], [rect(0, 0, 47 × 24), rect(55, 4, 301 × 16), rect(364, 0, 56 × 24)])
    expectEqual(
      views[1], [rect(12, 12, 48 × 48), rect(72, 12, 82 × 16), rect(72, 32, 282 × 16)])
    // The tags take 384 + 4 × 6 of 420 points, so they begin at 12 / 2.
    expectEqual(
      views[2],
      [
        rect(6, 0, 92 × 24), rect(104, 0, 53.5 × 24), rect(163.5, 0, 92.5 × 24),
        rect(262, 0, 72 × 24), rect(340, 0, 74 × 24),
      ])
  }

  @Test func `in a narrow window, tags and details take two lines`() {
    let (parts, views) = frames(atWidth: 300)
    // The details have 260 - 84 = 176 points, and end at 32 + 31.5. The card ends 12 below them.
    expectEqual(
      parts, [rect(20, 20, 260 × 24), rect(20, 60, 260 × 75.5), rect(20, 151.5, 260 × 54)])
    expectEqual(
      views[0], [rect(0, 0, 47 × 24), rect(55, 4, 141 × 16), rect(204, 0, 56 × 24)])
    expectEqual(
      views[1], [rect(12, 12, 48 × 48), rect(72, 12, 82 × 16), rect(72, 32, 150.5 × 31.5)])
    // Three tags take 238 + 2 × 6 = 250 points, and leave 10. The others take 152, and leave 108.
    expectEqual(
      views[2],
      [
        rect(5, 0, 92 × 24), rect(103, 0, 53.5 × 24), rect(162.5, 0, 92.5 × 24),
        rect(54, 30, 72 × 24), rect(132, 30, 74 × 24),
      ])
  }
}
