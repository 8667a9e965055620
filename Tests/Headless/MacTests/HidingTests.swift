import AppKit
import Testing

/// Hidden views, and those who observe them (evidence: D).
@MainActor
struct HidingTests {
  private let view = HidingView()
  private let child = HidingView()

  init() {
    view.addSubview(child)
  }

  @Test func `views in a hidden view are hidden too`() {
    view.isHidden = true
    #expect(!child.isHidden && child.isHiddenOrHasHiddenAncestor)
    expectEqual(child.calls, ["hidden"])
    child.isHidden = true
    view.isHidden = false
    expectEqual(view.calls, ["hidden", "shown"])
    expectEqual(child.calls, ["hidden"])
    child.isHidden = false
    expectEqual(child.calls, ["hidden", "shown"])
  }

  @Test func `observers learn of each set, with old and new value`() {
    var changes: [[Bool?]] = []
    let observation = view.observe(\.isHidden, options: [.old, .new]) { _, change in
      let values = [change.oldValue, change.newValue]
      MainActor.assumeIsolated { changes.append(values) }
    }
    view.isHidden = true
    view.isHidden = true
    expectEqual(changes, [[false, true], [true, true]])
    observation.invalidate()
    view.isHidden = false
    expectEqual(changes.count, 2)
  }

  @Test func `an observation ends with its object`() {
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.isHidden, options: [.initial]) {
      _, _ in
      MainActor.assumeIsolated { count += 1 }
    }
    expectEqual(count, 1)
    _ = observation
    observation = nil
    view.isHidden = true
    expectEqual(count, 1)
  }

  @Test func `observing another property ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSView().observe(\.alphaValue) { _, _ in }
      }
    }
  }
}

/// A view that notes when it is hidden and shown.
private final class HidingView: NSView {
  var calls: [String] = []

  override func viewDidHide() {
    super.viewDidHide()
    calls.append("hidden")
  }

  override func viewDidUnhide() {
    super.viewDidUnhide()
    calls.append("shown")
  }
}
