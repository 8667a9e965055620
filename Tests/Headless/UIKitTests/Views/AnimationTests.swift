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
    expectEqual(log, ["animations true 0.3", "completion true false"])
  }

  @Test func `performWithoutAnimation turns animation off within an animation`() {
    var animates = [Bool]()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { animates.append(UIView.isAnimating) }
      animates.append(UIView.isAnimating)
    }
    expectEqual(animates, [false, true])
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
  @Test(
    arguments: [([], 0.5), (.overrideInheritedDuration, 0.2)]
      as [(UIView.AnimationOptions, TimeInterval)])
  func `an animation within another one inherits its duration, unless it overrides that`(
    options: UIView.AnimationOptions, expected: TimeInterval
  ) {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 0.5) {
      UIView.animate(withDuration: 0.2, delay: 0, options: options) {
        durations.append(UIView.inheritedAnimationDuration)
      }
      UIView.animate(
        withDuration: 0.2, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        options: options, animations: { durations.append(UIView.inheritedAnimationDuration) })
      UIView.transition(
        with: UIView(), duration: 0.2, options: options,
        animations: { durations.append(UIView.inheritedAnimationDuration) })
      durations.append(UIView.inheritedAnimationDuration)
    }
    durations.append(UIView.inheritedAnimationDuration)
    expectEqual(durations, [expected, expected, expected, 0.5, 0])
  }

  @Test func `an animation within one without duration has its own`() {
    UIView.animate(withDuration: 0) {
      UIView.animate(withDuration: 0.2) { expectEqual(UIView.inheritedAnimationDuration, 0.2) }
      expectEqual(UIView.inheritedAnimationDuration, 0)
    }
  }

  @Test func `the option to override the duration has UIKit's value`() {
    expectEqual(UIView.AnimationOptions.overrideInheritedDuration.rawValue, 32)
  }
}
