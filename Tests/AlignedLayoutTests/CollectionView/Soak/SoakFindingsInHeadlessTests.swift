#if canImport(UIKit) && !os(watchOS) && !canImport(Darwin)
  import AlignedLayout
  import Testing
  import UIKit

  /// Steps that the soak took for mistakes of the layout under modes in which UIKit ignores what the layout adjusts
  /// in `prepare()`. Rests on nothing known.
  @MainActor
  @Suite(.under(.ignoringAdjustments))
  struct SoakFindingsInHeadlessTests {
    /// At the end of its turn, the layout scrolls to the end of the turned content. Views are measured there in the
    /// next pass, and the content grows below what is held. The soak began its next step before that pass.
    @Test func `UIKit lays out what the end of a turn corrects before the next step`() async {
      let failure = await Soak(seed: 555_001, stepCount: 8).failure(of: [
        .reload(seed: 69059), .scroll(to: 1), .stayAtEnd(true), .batch(seed: 38407),
        .batch(seed: 85679), .drag(by: 40), .turn, .float(seed: 3634),
      ])
      expectEqual(failure?.fault, nil)
    }

    /// The first visible line has an estimate above the bounds. The header moves it into sight, where it is
    /// measured and begins a line of its own. The soak took the first line for the one that is held.
    @Test func `a line with a view that was never measured is not held while a header comes`() async
    {
      let failure = await Soak(seed: 20_261_122, stepCount: 12).failure(of: [
        .reload(seed: 87932), .mirror, .edits(.moveSection, seed: 42022), .mirror,
        .resize(width: 9.666666666666666, height: 1.5), .turn, .mirror, .mirror, .turn,
        .scroll(to: 0.46), .resize(width: 180, height: 150), .boundaryViews(seed: 97880),
      ])
      expectEqual(failure?.fault, nil)
    }
  }

  extension FuzzModes {
    fileprivate static var ignoringAdjustments: FuzzModes {
      var modes = FuzzModes()
      modes.rects = .exactBounds
      modes.fineGrained = .treatedAsFull
      modes.timing = .immediate
      modes.offscreen = .descending
      modes.measuring = .whenResized
      modes.insetChange = .tenSteps
      modes.scrollAnimation = .tenSteps
      modes.adjustmentsInPrepare = .dropped
      modes.boundsContexts = .neverMeasure
      return modes
    }
  }
#endif
