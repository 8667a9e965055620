import Testing
import UIKit

/// Animators, whose animations end at once (evidence: D).
@MainActor
struct PropertyAnimatorTests {
  private let view = UIView()

  @Test func `an animator runs its animations when it starts, then its completions`() {
    var events: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      events.append("first \(UIView.inheritedAnimationDuration)")
    }
    animator.addAnimations { events.append("second") }
    animator.addCompletion { events.append("\($0)") }
    #expect(events.isEmpty && animator.state == .inactive)
    animator.startAnimation()
    #expect(events == ["first 0.5", "second", "end"] && animator.state == .inactive)
    animator.startAnimation()
    expectEqual(events.count, 3)
  }

  @Test func `an animator is active while a test holds its end`() {
    var isDone = false
    let animator = Headless.holdingAnimations {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, animations: { view.alpha = 0 },
        completion: { _ in isDone = true })
      #expect(view.alpha == 0 && !isDone && animator.state == .active)
      return animator
    }
    #expect(isDone && animator.state == .inactive)
  }

  @Test func `an animator that is stopped runs nothing and finishes where it is told`() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 0 }
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    #expect(view.alpha == 1 && positions.isEmpty && animator.state == .stopped)
    animator.finishAnimation(at: .start)
    #expect(positions == [.start] && animator.state == .inactive)
  }
}
