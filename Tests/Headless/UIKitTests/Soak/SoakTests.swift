import Testing
import UIKit
import UIKitTestSupport

/// Random changes to collection views with correct layouts, in random modes: the visible state
/// agrees with data and layout, and no violation occurs. Evidence: I; each rule has its own.
///
/// `SOAK_STEPS` in the environment asks for that many steps in all, `SOAK_SEED` for one seed. A
/// usual run takes a tenth of the steps of a long one, and other seeds each time.
@MainActor
struct SoakTests {
  private nonisolated static let stepsOfOne = 100

  private nonisolated static func seeds(_ rows: Soak.Rows) -> [UInt64] {
    if let seed = TestRun.number(named: "SOAK_SEED") { return [seed] }
    let longSteps: UInt64 = 20_000
    let steps =
      TestRun.number(named: "SOAK_STEPS") ?? (TestRun.isLong ? longSteps : longSteps / 10)
    let rowsCount = UInt64(Soak.Rows.correct.count)
    let place = UInt64(Soak.Rows.correct.firstIndex(of: rows) ?? 0)
    let stepsOfRows = UInt64(stepsOfOne) * rowsCount
    let fullCount = max(steps, longSteps) / stepsOfRows
    return (0..<max(1, steps / stepsOfRows)).map {
      (TestRun.offset % fullCount + $0) % fullCount * rowsCount + place
    }
  }

  @Test(arguments: Soak.Rows.correct)
  func `correct layouts show the right state without violations`(_ rows: Soak.Rows) {
    for seed in Self.seeds(rows) {
      let failure = Soak(rows: rows, seed: seed, steps: Self.stepsOfOne).run()
      if let failure {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test func `a wrong layout fails, and its seed repeats the failure`() throws {
    let soak = Soak(rows: .wrong, seed: 1, steps: Self.stepsOfOne)
    let failure = try #require(soak.run())
    #expect(failure.description.contains("seed 1"))
    #expect(failure.steps.count < Self.stepsOfOne)
    let shorter = Soak(rows: .wrong, seed: 1, steps: failure.steps.count - 1)
    #expect(shorter.run() == nil)
  }
}
