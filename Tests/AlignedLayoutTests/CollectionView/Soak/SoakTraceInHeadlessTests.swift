#if !canImport(Darwin)
  import AlignedLayout
  import Foundation
  import Testing
  import UIKit

  /// What the layout does in random steps, in a file that can be compared with that of another
  /// build. Rests on nothing: whether a step is right, the soak says.
  ///
  /// `SOAK_TRACE` in the environment names the file, `SOAK_SEEDS` and `SOAK_STEPS` set the numbers of
  /// seeds and steps. `HeadlessTesting.md` of the pages for contributors says more.
  @MainActor
  @Suite(.underPlainModes)
  struct SoakTraceInHeadlessTests {
    private nonisolated static let path = ProcessInfo.processInfo.environment["SOAK_TRACE"]
    private let stepCount = Int(TestRun.number(named: "SOAK_STEPS") ?? 60)
    private let chosenSeed = TestRun.number(named: "SOAK_SEED")
    private var seeds: Range<UInt64> {
      chosenSeed.map { $0..<$0 + 1 } ?? 0..<(TestRun.number(named: "SOAK_SEEDS") ?? 1000)
    }

    @Test(.enabled(if: path != nil, "SOAK_TRACE names no file"))
    func `all steps of a soak are written to a file`() async throws {
      let path = try #require(Self.path)
      try Data().write(to: URL(fileURLWithPath: path))
      let file = try #require(FileHandle(forWritingAtPath: path))
      defer { try? file.close() }
      let all = TestRun.takesAllModes ? FuzzModes.pairwise : [FuzzModes()]
      for (number, modes) in all.enumerated() {
        for seed in seeds {
          let lines = await lines(ofSeed: seed, under: modes)
          let start = TestRun.takesAllModes ? "modes \(number) seed" : "seed"
          try file.write(contentsOf: Data(lines.map { "\(start) \(seed) \($0)\n" }.joined().utf8))
        }
      }
    }

    @Test func `a seed leads to the same lines again`() async {
      let lines = await lines(ofSeed: 5, under: FuzzModes())
      expectEqual(lines.count, stepCount)
      expectEqual(await self.lines(ofSeed: 5, under: FuzzModes()), lines)
      #expect(await self.lines(ofSeed: 6, under: FuzzModes()) != lines)
    }

    /// Returns a line for each step. Violations are left to the soak.
    private func lines(ofSeed seed: UInt64, under modes: FuzzModes) async -> [String] {
      await Headless.withModes(modes, recorder: ViolationRecorder()) {
        var random = SplitMix64(seed: seed)
        let trace = await SoakTrace()
        var lines: [String] = []
        for (number, step) in random.soakSteps(stepCount).enumerated() {
          let record = await trace.perform(step)
          lines.append("step \(number) \(record.line(spellsOut: chosenSeed != nil))")
        }
        return lines
      }
    }
  }
#endif
