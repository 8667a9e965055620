import AppKit
import Testing

/// Views that need layout are laid out once, superviews first (evidence: D; I for new views, new sizes and
/// repeated passes).
@MainActor
struct PassTests {
  private let view = LoggingView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
  private let child = LoggingView()

  @Test func `a new view is laid out once`() {
    view.layoutSubtreeIfNeeded()
    view.layoutSubtreeIfNeeded()
    expectEqual(view.passes, 1)
    #expect(!view.needsLayout)
  }

  @Test func `a view that needs layout twice is laid out once`() {
    view.layoutSubtreeIfNeeded()
    view.needsLayout = true
    view.needsLayout = true
    expectEqual(view.passes, 1)
    view.layoutSubtreeIfNeeded()
    expectEqual(view.passes, 2)
  }

  @Test func `a new size needs layout, and a new position does not`() {
    view.layoutSubtreeIfNeeded()
    view.setFrameOrigin(NSPoint(x: 5, y: 5))
    view.frame.origin.x = 7
    view.setBoundsOrigin(NSPoint(x: 1, y: 1))
    #expect(!view.needsLayout)
    view.frame.size.height += 5
    #expect(view.needsLayout)
  }

  @Test func `subviews are laid out after their superview, in their order`() {
    let other = LoggingView()
    let log = Log()
    (view.log, child.log, other.log) = (log, log, log)
    view.subviews = [other, child]
    view.onLayout = { _ in log.lines.append("view places its subviews") }
    child.name = "child"
    other.name = "other"
    view.layoutSubtreeIfNeeded()
    expectEqual(log.lines, ["view places its subviews", "view", "other", "child"])
  }

  @Test func `a pass of a view leaves out its superview`() {
    view.addSubview(child)
    child.layoutSubtreeIfNeeded()
    expectEqual([view, child].map(\.passes), [0, 1])
    #expect(view.needsLayout)
  }

  @Test func `a superview lays out a subview that needs it, and not itself`() {
    view.addSubview(child)
    view.layoutSubtreeIfNeeded()
    child.needsLayout = true
    view.layoutSubtreeIfNeeded()
    expectEqual([view, child].map(\.passes), [1, 2])
  }

  /// No documentation says that a view needs layout when it gets a subview.
  @Test func `added and removed subviews do not need layout of their superview`() {
    view.layoutSubtreeIfNeeded()
    view.addSubview(child)
    #expect(!view.needsLayout)
    child.removeFromSuperview()
    #expect(!view.needsLayout)
  }

  @Test func `a layout that gives a subview a size lays it out in the same pass`() {
    view.addSubview(child)
    view.layoutSubtreeIfNeeded()
    view.onLayout = { $0.subviews[0].setFrameSize(NSSize(width: 3, height: 3)) }
    view.needsLayout = true
    view.layoutSubtreeIfNeeded()
    expectEqual(child.passes, 2)
  }

  @Test func `a layout that never settles ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = LoggingView()
        view.onLayout = { $0.needsLayout = true }
        view.layoutSubtreeIfNeeded()
      }
    }
  }

  @Test func `a window lays out its content view`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 50), styleMask: [.titled],
      backing: .buffered, defer: false)
    window.contentView = view
    expectEqual(view.frame, NSRect(x: 0, y: 0, width: 100, height: 50))
    window.layoutIfNeeded()
    expectEqual(view.passes, 1)
    window.setContentSize(NSSize(width: 80, height: 50))
    window.layoutIfNeeded()
    expectEqual(view.passes, 2)
    expectEqual(view.frame.width, 80)
  }
}

/// Lines that views append to.
@MainActor
final class Log {
  var lines: [String] = []
}

/// A view that counts its layout passes, logs them and calls a closure in each.
final class LoggingView: NSView {
  var name = "view"
  var passes = 0
  var log: Log?
  var onLayout: (LoggingView) -> Void = { _ in }

  override func layout() {
    super.layout()
    passes += 1
    onLayout(self)
    log?.lines.append(name)
  }
}
