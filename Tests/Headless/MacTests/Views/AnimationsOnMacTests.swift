import AppKit
import Testing

@testable import AlignedLayout

/// What aligned views animate by animators, which also move views without layers.
@MainActor
@Suite struct AnimationsOnMacTests {
  private let view = AlignedView(tags: [50, 30], width: 100)
  private let new = TestTag(20 × 20)

  init() {
    view.layoutSubtreeIfNeeded()
  }

  /// The animated changes of a view in an animation.
  private func changes(of subview: NSView, _ change: @escaping () -> Void)
    -> [AnimationRecord.Change]
  {
    Headless.recordingAnimations {
      NSView.animating {
        change()
        view.layoutSubtreeIfNeeded()
      }
    }.filter { $0.view === subview }.map(\.change)
  }

  @Test func `others move, and a new view fades in where it stands`() {
    let old = view.tags[1]
    let records = Headless.recordingAnimations {
      NSView.animating {
        view.insertArrangedSubview(new, at: 0)
        view.layoutSubtreeIfNeeded()
      }
    }
    #expect(records.allSatisfy { $0.duration == 0.3 })
    expectEqual(
      records.filter { $0.view === old }.map(\.change),
      [
        .frame(from: rect(50, 0, 30 × 20), to: rect(70, 0, 30 × 20))
      ])
    expectEqual(
      records.filter { $0.view === new }.map(\.change), [.alphaValue(from: 0, to: 1)])
    expectEqual(new.frame, rect(0, 0, 20 × 20))
  }

  @Test func `one list of subviews adds, removes and moves`() {
    let (gone, moved) = (view.tags[0], view.tags[1])
    let records = Headless.recordingAnimations {
      Headless.holdingAnimations {
        NSView.animating {
          view.setArrangedSubviews([moved, new])
          view.layoutSubtreeIfNeeded()
        }
      }
    }
    func changes(of subview: NSView) -> [AnimationRecord.Change] {
      records.filter { $0.view === subview }.map(\.change)
    }
    expectEqual(changes(of: gone), [.alphaValue(from: 1, to: 0)])
    expectEqual(
      changes(of: moved), [.frame(from: rect(50, 0, 30 × 20), to: rect(0, 0, 30 × 20))])
    expectEqual(changes(of: new), [.alphaValue(from: 0, to: 1)])
    #expect(gone.superview == nil && gone.alphaValue == 1)
  }

  @Test func `a removed view goes at the end of its animation`() {
    let gone = view.tags[0]
    Headless.holdingAnimations {
      NSView.animating {
        view.setArrangedSubviews([view.tags[1]])
        view.layoutSubtreeIfNeeded()
      }
      #expect(gone.superview === view && gone.alphaValue == 0)
    }
    #expect(gone.superview == nil && gone.alphaValue == 1)
  }

  @Test func `a hidden view lets the others move`() {
    let (hidden, moved) = (view.tags[0], view.tags[1])
    expectEqual(
      changes(of: moved) { hidden.animator().isHidden = true },
      [
        .frame(from: rect(50, 0, 30 × 20), to: rect(0, 0, 30 × 20))
      ])
    expectEqual(
      changes(of: hidden) { hidden.animator().isHidden = false }, [.alphaValue(from: 0, to: 1)])
  }

  @Test func `without implicit animations, nothing fades or moves`() {
    let records = Headless.recordingAnimations {
      NSAnimationContext.runAnimationGroup { _ in
        view.insertArrangedSubview(new, at: 0)
        view.layoutSubtreeIfNeeded()
      }
    }
    #expect(records.isEmpty)
    expectEqual(view.arrangedFrames.map(\.minX), [0, 20, 70])
  }

  @Test func `a view in a window animates each frame once`() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled],
      backing: .buffered, defer: false)
    window.contentView = view
    window.layoutIfNeeded()
    let moved = view.tags[0]
    expectEqual(
      changes(of: moved) { view.padding = Insets(leading: 5) },
      [
        .frame(from: rect(0, 0, 50 × 20), to: rect(5, 0, 50 × 20))
      ])
  }
}
