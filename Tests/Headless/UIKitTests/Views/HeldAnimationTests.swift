import Testing
import UIKit

/// A test can hold the completions of animations, and so see what an app does while they run.
@MainActor
struct HeldAnimationTests {
  @Test func `a held animation ends after its call`() {
    var log: [String] = []
    let result = Headless.holdingAnimations {
      UIView.animate(withDuration: 0.3) {
        log.append("animations")
      } completion: {
        log.append("completion \($0)")
      }
      log.append("returned")
      return 7
    }
    #expect(log == ["animations", "returned", "completion true"] && result == 7)
  }

  @Test func `finishAnimations ends those that were held until then, in order`() {
    var log: [String] = []
    Headless.holdingAnimations {
      animate { log.append("first") }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: {}, completion: { _ in log.append("second") })
      UIView.transition(
        with: UIView(), duration: 1, animations: nil, completion: { _ in log.append("third") })
      #expect(log.isEmpty)
      Headless.finishAnimations()
      expectEqual(log, ["first", "second", "third"])
      animate { log.append("fourth") }
    }
    expectEqual(log, ["first", "second", "third", "fourth"])
  }

  @Test func `an animation that a completion begins is held until the next end`() {
    var log: [String] = []
    Headless.holdingAnimations {
      animate {
        log.append("outer")
        animate { log.append("inner") }
      }
      Headless.finishAnimations()
      expectEqual(log, ["outer"])
      Headless.finishAnimations()
      expectEqual(log, ["outer", "inner"])
    }
    expectEqual(log, ["outer", "inner"])
  }

  @Test func `what does not animate is not held`() {
    var log: [String] = []
    Headless.holdingAnimations {
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in log.append("no time") })
      UIView.performWithoutAnimation { animate { log.append("disabled") } }
      expectEqual(log, ["no time", "disabled"])
    }
    expectEqual(log, ["no time", "disabled"])
  }

  @Test func `an animation within a held one is held too`() {
    var log: [String] = []
    Headless.holdingAnimations {
      UIView.animate(withDuration: 1) {
        animate { log.append("inner") }
      } completion: { _ in
        log.append("outer")
      }
      #expect(log.isEmpty)
    }
    expectEqual(log, ["inner", "outer"])
  }

  @Test func `the end of an inner body ends only its own animations`() {
    var log: [String] = []
    Headless.holdingAnimations {
      animate { log.append("outer") }
      Headless.holdingAnimations { animate { log.append("inner") } }
      expectEqual(log, ["inner"])
    }
    expectEqual(log, ["inner", "outer"])
  }

  @Test func `a body that throws ends its animations, and animations end at once again`() {
    var log: [String] = []
    #expect(throws: CancellationError.self) {
      try Headless.holdingAnimations {
        animate { log.append("held") }
        throw CancellationError()
      }
    }
    expectEqual(log, ["held"])
    animate { log.append("at once") }
    expectEqual(log, ["held", "at once"])
    Headless.finishAnimations()
    expectEqual(log, ["held", "at once"])
  }
}

@MainActor
private func animate(completion: @escaping () -> Void) {
  UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in completion() })
}
