#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Long random work on one collection view whose content, size, insets and direction change while
  /// people scroll and carry cells about: after each step all stands where a layout made anew would
  /// put it, and nobody is accused. Rests on what the single tests rest on.
  ///
  /// `SOAK_STEPS` in the environment asks for so many steps of each seed under each combination of
  /// modes, `SOAK_SEED` for one seed. CONTRIBUTING says more.
  @MainActor
  @Suite(.underAllModes)
  struct LivingContentSoakTests {
    private nonisolated static let seeds: [UInt64] = {
      let seed = number(named: "SOAK_SEED", otherwise: .max)
      return seed == .max ? [0, 1, 2] : [seed]
    }()

    @Test(arguments: seeds)
    func `after each step all is as a layout made anew would have it`(seed: UInt64) async {
      let steps = Int(number(named: "SOAK_STEPS", otherwise: 60))
      let report = await Soak(seed: seed, stepCount: steps).run()
      #expect(report == nil, "\(report?.description ?? "")")
    }
  }
#endif
