import Testing

@testable import UIKit

/// Animations run at once, and their closures can see that they are animated (evidence: D, except
/// for "at once").
@MainActor
struct AnimationTests {
  @Test func `an animation has ended when the call returns`() {
    var log: [String] = []
    UIView.animate(withDuration: 0.3) {
      log.append("animations \(UIView.isAnimating) \(UIView.inheritedAnimationDuration)")
    } completion: {
      log.append("completion \($0) \(UIView.isAnimating)")
    }
    #expect(log == ["animations true 0.3", "completion true false"])
  }

  @Test func `performWithoutAnimation turns animation off within an animation`() {
    var animates = [Bool]()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { animates.append(UIView.isAnimating) }
      animates.append(UIView.isAnimating)
    }
    #expect(animates == [false, true])
  }

  @Test func `an animation without duration does not animate`() {
    UIView.animate(withDuration: 0) { #expect(!UIView.isAnimating) }
  }

  @Test func `setAnimationsEnabled turns animations off`() {
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, delay: 0) { #expect(!UIView.isAnimating) }
    UIView.setAnimationsEnabled(true)
  }
}
