import AlignedLayout
import AlignedLayoutTesting
import Testing

#if !canImport(Darwin)
  import UIKitTestSupport
#endif

/// Laws of the stretches of widths at which lines stay the same, against layouts at many widths.
@Suite struct StretchLaws {
  private let widths: ClosedRange<CGFloat> = 40...400

  @Test(arguments: Seeds(10_000, usually: 75))
  func `stretches have the lines of a fresh layout at every width`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try check(random.followableContent, &random)
  }

  @Test(arguments: Seeds(3000, usually: 30))
  func `fractions and columns change at the stretches' edges`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    try check(random.followableTable, &random)
  }

  @Test func `most random contents are followed`() {
    var counts: [String: Int] = [:]
    for seed in UInt64(0)..<100 {
      var random = SplitMix64(seed: seed)
      let result = Result { () throws(ContentLayout.WidthRefusal) in
        try random.followableContent.stretches(widths)
      }
      switch result {
      case .success: counts["followed", default: 0] += 1
      case .failure(let refusal):
        counts[String("\(refusal)".prefix { $0 != "(" }), default: 0] += 1
      }
    }
    #expect(counts["followed", default: 0] > 60, "\(counts)")
  }

  /// Compares the stretches of a content with fresh layouts: at all edges, and at every 64th of a point of a random
  /// stretch.
  private func check(_ content: TestContent, _ random: inout SplitMix64) throws {
    let stretches: [ContentLayout.Stretch]
    do { stretches = try content.stretches(widths) } catch { return }
    expectEqual(stretches.first?.widths.lowerBound, widths.lowerBound)
    expectEqual(stretches.last?.widths.upperBound, widths.upperBound)
    for (narrow, wide) in zip(stretches, stretches.dropFirst()) {
      expectEqual(narrow.widths.upperBound, wide.widths.lowerBound.nextDown)
      #expect(LinesAtWidth(narrow.layout) != LinesAtWidth(wide.layout))
    }
    for stretch in stretches {
      let lines = LinesAtWidth(stretch.layout)
      expectEqual(stretch.layout, content.at(stretch.widths.lowerBound).layout())
      expectEqual(lines, LinesAtWidth(content.at(stretch.widths.upperBound).layout()))
    }
    checkEvery64th(of: random.pick(stretches), content, &random)
  }

  /// Compares a stretch with fresh layouts at every 64th of a point or, in a short run, at some in a row.
  private func checkEvery64th(
    of stretch: ContentLayout.Stretch, _ content: TestContent, _ random: inout SplitMix64
  ) {
    let lines = LinesAtWidth(stretch.layout)
    let least = Int((stretch.widths.lowerBound * 64).rounded(.up))
    let greatest = Int(stretch.widths.upperBound * 64)
    guard least <= greatest else { return }
    let most = TestRun.isLong ? 4096 : 256
    let first = Int.random(in: least...max(least, greatest - most), using: &random)
    for part in first...min(first + most, greatest) {
      let width = CGFloat(part) / 64
      guard LinesAtWidth(content.at(width).layout()) == lines else {
        Issue.record("Other lines at \(width), in the stretch of \(stretch.widths).")
        return
      }
    }
  }
}
