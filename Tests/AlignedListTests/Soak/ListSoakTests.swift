import Testing
import UIKit
import UIKitTestSupport

/// Random steps on one list with hosted views, overlays and a floating view. After each step, visible views show the
/// latest values in the latest environment, stand where a plain model says, and touches reach what is in front.
///
/// `SOAK_STEPS` in the environment sets the number of steps of each seed under each combination of modes, `SOAK_SEED`
/// chooses one seed, and `LONG_TESTS=1` takes ten times the seeds.
@MainActor
@Suite(.underAllModes)
struct ListSoakTests {
  private nonisolated static let seeds =
    TestRun.number(named: "SOAK_SEED").map { [$0] } ?? Array(Seeds(20, usually: 2))

  @Test(arguments: ListSoakStage.Home.allCases, seeds)
  func `each step leads to what a plain model says`(home: ListSoakStage.Home, seed: UInt64) async {
    let steps = Int(TestRun.number(named: "SOAK_STEPS") ?? 12)
    if let report = await ListSoak(home: home).report(seed: seed, stepCount: steps) {
      Issue.record("\(report)")
    }
  }
}

/// Random steps on one list, and a short list of them if one fails.
@MainActor
private struct ListSoak {
  let home: ListSoakStage.Home

  struct Failure: Sendable {
    let steps: [ListSoakStep]
    let fault: String
  }

  /// Returns the steps that lead to the first fault, without those that do not matter, or nil.
  func report(seed: UInt64, stepCount: Int) async -> String? {
    var random = SplitMix64(seed: seed)
    let steps = (0..<stepCount).map { _ in
      ListSoakStep(kind: random.pick(ListSoakStep.Kind.allCases), seed: random.next() % 100_000)
    }
    guard let first = await failure(of: steps) else { return nil }
    let shrunk = await shrunk(first)
    return """
      seed \(seed) fails after \(first.steps.count) steps: \(first.fault)
      Without those that do not matter, \(shrunk.steps.count) are left:
      \(shrunk.steps.map { "  \($0)," }.joined(separator: "\n"))
      \(shrunk.fault)
      """
  }

  /// Returns the first failure of some steps, or nil.
  func failure(of steps: [ListSoakStep]) async -> Failure? {
    let recorder = ViolationRecorder()
    return await Headless.withModes(Headless.modes, recorder: recorder) { @MainActor in
      let stage = ListSoakStage(home)
      defer { stage.remove() }
      await stage.settle()
      var isHasty = false
      for (number, step) in steps.enumerated() {
        await stage.perform(step)
        let keepsStates = step.keepsStates && !isHasty
        isHasty = step.isHasty && number < steps.count - 1
        if isHasty { continue }
        await stage.settle()
        var random = SplitMix64(seed: step.seed)
        var fault = stage.fault(keepsStates: keepsStates, &random)
        if fault == nil, step.kind == .lookThrough { fault = await stage.differenceFromNewList() }
        let violation = recorder.violations.first { $0.severity != .warning }
        if let fault = violation?.description ?? fault {
          return Failure(steps: Array(steps[...number]), fault: fault)
        }
      }
      return nil
    }
  }

  /// Removes as many steps as possible while the rest still fails: first many at once, then single ones.
  private func shrunk(_ failure: Failure) async -> Failure {
    var failure = failure
    var size = failure.steps.count
    while size > 1 {
      size = (size + 1) / 2
      // From the end, because removed steps then leave the steps before them as they are.
      var end = failure.steps.count
      while end > 0 {
        let start = max(0, end - size)
        var steps = failure.steps
        steps.removeSubrange(start..<end)
        if let shorter = await self.failure(of: steps),
          shorter.fault.prefix(4) == failure.fault.prefix(4)
        {
          failure = shorter
        }
        end = min(start, failure.steps.count)
      }
    }
    return failure
  }
}
