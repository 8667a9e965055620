import Foundation
import Testing
import UIKit

/// Random changes to collection views with correct layouts, in random modes: the visible state
/// agrees with data and layout, and no violation occurs. Evidence: I; each rule has its own.
///
/// `SOAK_STEPS` in the environment asks for that many steps in all, `SOAK_SEED` for one seed.
@MainActor
struct SoakTests {
  private nonisolated static let stepsOfOne = 100

  private nonisolated static func seeds(_ rows: Soak.Rows) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SOAK_SEED"].flatMap(UInt64.init) { return [seed] }
    let steps = environment["SOAK_STEPS"].flatMap(Int.init) ?? 5000
    let count = Soak.Rows.correct.count
    let place = Soak.Rows.correct.firstIndex(of: rows) ?? 0
    return (0..<max(1, steps / stepsOfOne / count)).map { UInt64($0 * count + place) }
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
