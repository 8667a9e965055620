import AppKit
import Testing

/// Which values are animated, and when completion handlers run (evidence: D for groups, animators and
/// implicit animations).
@MainActor
struct AnimationTests {
  private let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
  private let child = NSView(frame: NSRect(x: 0, y: 0, width: 5, height: 5))
  private let frame = NSRect(x: 1, y: 2, width: 3, height: 4)

  init() {
    view.addSubview(child)
  }

  private func changes(_ body: () -> Void) -> [AnimationRecord.Change] {
    Headless.recordingAnimations(body).map(\.change)
  }

  @Test func `a value by way of the animator is animated, and is there at once`() {
    let old = view.frame
    let records = Headless.recordingAnimations {
      view.animator().frame = frame
      expectEqual(view.frame, frame)
      view.animator().alphaValue = 0.5
    }
    expectEqual(
      records.map(\.change), [.frame(from: old, to: frame), .alphaValue(from: 1, to: 0.5)])
    #expect(records.allSatisfy { $0.view === view && $0.duration == 0.25 })
  }

  @Test func `other values are not animated`() {
    #expect(changes { view.frame = frame }.isEmpty)
    let second = changes {
      view.animator().alphaValue = 0
      view.frame = .zero
    }
    expectEqual(second, [.alphaValue(from: 1, to: 0)])
  }

  @Test func `the animator of a view animates what follows from its frame`() {
    view.wantsLayer = true
    child.autoresizingMask = [.width]
    let changes = changes { view.animator().setFrameSize(NSSize(width: 20, height: 10)) }
    expectEqual(
      changes,
      [
        .frame(from: NSRect(x: 0, y: 0, width: 5, height: 5), to: child.frame),
        .frame(from: NSRect(x: 0, y: 0, width: 10, height: 10), to: view.frame),
      ])
  }

  @Test func `a group animates all values that it allows, of views with layers`() {
    func group() {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        context.allowsImplicitAnimation = true
        view.alphaValue = view.alphaValue / 2
      }
    }
    #expect(changes(group).isEmpty)
    view.wantsLayer = true
    expectEqual(changes(group), [.alphaValue(from: 0.5, to: 0.25)])
    expectEqual(Headless.recordingAnimations(group).map(\.duration), [1])
    #expect(!NSAnimationContext.current.allowsImplicitAnimation)
  }

  @Test func `a group without duration animates nothing`() {
    let changes = changes {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        view.animator().frame = frame
      }
    }
    #expect(changes.isEmpty)
    expectEqual(view.frame, frame)
  }

  @Test func `a group inherits settings, except the completion handler`() {
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 3
    NSAnimationContext.current.completionHandler = {}
    NSAnimationContext.beginGrouping()
    expectEqual(NSAnimationContext.current.duration, 3)
    #expect(NSAnimationContext.current.completionHandler == nil)
    NSAnimationContext.current.duration = 1
    NSAnimationContext.endGrouping()
    expectEqual(NSAnimationContext.current.duration, 3)
    NSAnimationContext.endGrouping()
    expectEqual(NSAnimationContext.current.duration, 0.25)
  }

  @Test func `a completion handler runs at the end of the group`() {
    var ended = false
    NSAnimationContext.runAnimationGroup { _ in
      view.animator().frame = frame
      #expect(!ended)
    } completionHandler: {
      ended = true
    }
    #expect(ended)
  }

  @Test func `held completion handlers run when the animations finish`() {
    var ended: [Int] = []
    Headless.holdingAnimations {
      for duration in [0, 1, 2] {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = TimeInterval(duration)
        } completionHandler: {
          ended.append(duration)
        }
      }
      expectEqual(ended, [0])
      Headless.finishAnimations()
      expectEqual(ended, [0, 1, 2])
      NSAnimationContext.runAnimationGroup({ _ in }, completionHandler: { ended.append(3) })
    }
    expectEqual(ended, [0, 1, 2, 3])
  }
}
