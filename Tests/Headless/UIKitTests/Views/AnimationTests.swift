import Testing

@testable import UIKit

/// Animations run at once, and whatever is done in them can tell (evidence: D, but for "at once").
@MainActor
struct AnimationTests {
  @Test func `an animation is done when the call returns`() {
    var log: [String] = []
    UIView.animate(withDuration: 0.3) {
      log.append("animations \(UIView.isAnimating) \(UIView.inheritedAnimationDuration)")
    } completion: {
      log.append("completion \($0) \(UIView.isAnimating)")
    }
    #expect(log == ["animations true 0.3", "completion true false"])
  }

  @Test func `within an animation some actions can go without`() {
    var animates = [Bool]()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { animates.append(UIView.isAnimating) }
      animates.append(UIView.isAnimating)
    }
    #expect(animates == [false, true])
  }

  @Test func `an animation without duration animates nothing`() {
    UIView.animate(withDuration: 0) { #expect(!UIView.isAnimating) }
  }

  @Test func `animations can be switched off`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, delay: 0) { #expect(!UIView.isAnimating) }
    UIView.setAnimationsEnabled(true)
  }
}
