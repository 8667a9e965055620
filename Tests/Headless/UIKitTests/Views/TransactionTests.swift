import Testing
import UIKit

/// Transactions of Core Animation, whose animations end at once here (evidence: D).
@MainActor
struct TransactionTests {
  @Test func `a transaction calls its completion block when it is committed`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { events.append("inner") }
    CATransaction.commit()
    expectEqual(events, ["inner"])
    CATransaction.commit()
    expectEqual(events, ["inner", "outer"])
  }

  @Test func `a transaction inherits settings, and gives them back`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test func `a completion block that is replaced is called at once`() {
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { events.append("first") }
    CATransaction.setCompletionBlock { events.append("second") }
    expectEqual(events, ["first"])
    CATransaction.commit()
    expectEqual(events, ["first", "second"])
  }

  @Test func `flush commits the implicit transaction`() {
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.flush()
    #expect(isDone)
  }

  @Test func `the media time passes`() {
    let time = CACurrentMediaTime()
    #expect(time > 0 && CACurrentMediaTime() >= time)
  }
}
