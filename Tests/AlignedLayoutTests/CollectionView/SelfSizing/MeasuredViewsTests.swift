#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// How many views an event has measured. On a phone, Auto Layout takes about a millisecond for each.
  ///
  /// Views that were visible before the event and stay visible count. UIKit may also measure what it makes
  /// ahead.
  @MainActor
  @Suite(.underAllModes)
  struct MeasuredViewsTests {
    /// Some 85 tags, and more below them.
    static func tags(offering offer: SectionAttributes.Offer) -> MeasuredViews {
      var random = SplitMix64(seed: 85)
      let cells = (0..<120).map { _ in
        TestCell.cell(CGFloat(Int.random(in: 20...110, using: &random)) × 20)
      }
      return MeasuredViews(
        TestContent(
          width: 375,
          SectionAttributes(
            sizing: .selfSizing(estimate: 60 × 20, offering: offer), cellSpacing: 5, lineSpacing: 5),
          cells), height: 475)
    }

    @Test func `some 85 tags are visible`() {
      #expect((80...95).contains(Self.tags(offering: .wholeLine).visible.count))
    }

    @Test(
      arguments: [.insertion(40), .deletion(40), .move(10, to: 60), .reload(40)]
        as [MeasuredViews.Update])
    func `with whole lines, an update has no view measured that stays`(
      update: MeasuredViews.Update
    ) {
      let views = Self.tags(offering: .wholeLine)
      let measured = views.measured { views.perform(update) }
      #expect(measured.staying.isEmpty)
    }

    /// A row: sizes that one cell gets one after the other.
    struct Growth: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let views: @MainActor @Sendable () -> MeasuredViews
      let cell: Int
      let sizes: [CGSize]
    }

    nonisolated static let growths: [Growth] = [
      Growth(
        testDescription: "a late answer has one view measured with whole lines",
        views: { tags(offering: .wholeLine) }, cell: 40, sizes: [95 × 30]),
      Growth(
        testDescription: "a cell that grows by a keystroke has one view measured",
        views: {
          MeasuredViews(
            TestContent(
              width: 320, .sizingItself,
              (0..<30).map { index in TestCell { $0 × (20 + CGFloat(index % 3) * 20) } }),
            height: 480)
        }, cell: 5, sizes: [320 × 44, 320 × 44, 320 × 64, 320 × 64, 320 × 84]),
    ]

    @Test(arguments: growths)
    func `a cell that changes its size has one view measured`(growth: Growth) {
      let views = growth.views()
      for size in growth.sizes {
        let measured = views.measured { views.resize(growth.cell, to: size) }
        expectEqual(measured.staying, [growth.cell])
      }
    }

    @Test(arguments: [.chat, .tags, .plain] as [MeasuredContent])
    func `where views are offered what remains, those are measured whose offer changes`(
      kind: MeasuredContent
    ) async {
      for seed in Seeds(200, usually: 12) {
        var random = SplitMix64(seed: seed)
        let views = MeasuredViews(random.content(kind), height: 6000)
        for step in 0..<6 {
          // Views that are measured a second time may wait until the turn ends.
          await views.stage.endTurn()
          views.noteOffers()
          let update = views.randomUpdate(&random)
          let measured = views.measured { views.perform(update) }
          let needless = measured.staying.subtracting(measured.changed)
          #expect(needless.isEmpty, "seed \(seed), step \(step), \(update)")
          if !needless.isEmpty { return }
        }
      }
    }
  }
#endif
