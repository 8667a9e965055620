#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import AlignedMarks
  import Testing
  import UIKit

  /// Two collection views, one of them with marks, in the same random steps. Rests on nothing of UIKit's.
  @MainActor
  @Suite(.underAllModes)
  struct LineMarksLaws {
    private func stage(_ random: inout SplitMix64, showsMarks: Bool) -> AlignedStage {
      var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine])
      content.width = CGFloat(random.length(80...300))
      content.direction = random.pick([.leftToRight, .rightToLeft])
      content.axis = random.happens(onceIn: 3) ? .horizontal : .vertical
      let layout = CollectionViewAlignedLayout()
      layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      layout.staysAtEnd = random.happens(onceIn: 3)
      layout.showsLineMarks = showsMarks
      return AlignedStage(content, height: 120, layout: layout)
    }

    private func selfSizingStage(_ random: inout SplitMix64, showsMarks: Bool) -> AlignedStage {
      var content = random.mixedContent(.tame, sizings: [.wholeLine])
      content.width = CGFloat(random.length(80...300))
      let offer: SectionAttributes.Offer = random.pick([.wholeLine, .remainingLineSpace])
      for section in content.sections.indices {
        content.sections[section].attributes = SectionAttributes(
          sizing: .selfSizing(estimate: 40 × 20, offering: offer), cellSpacing: 5, lineSpacing: 5)
      }
      let layout = CollectionViewAlignedLayout()
      layout.showsLineMarks = showsMarks
      return SizingSource.stage(content, height: 120, layout: layout).stage
    }

    private func look(_ stage: AlignedStage) -> String {
      let frames = stage.view.subviews.map { "\(type(of: $0)) \($0.frame)" }.sorted()
      let offers = (stage.source as? SizingSource)?.offers.sorted { $0.key < $1.key }
      return "\(stage.view.bounds) \(stage.view.contentSize) \(stage.asked()) "
        + "\(offers ?? []) \(frames)"
    }

    @Test func `marks change no view, no frame, no content offset and no question`() {
      allowingCellsBeyondContent {
        let fault = firstFault(ofSeeds: Seeds(60, usually: 8)) { seed in
          MainActor.assumeIsolated { difference(seed, stage) }
        }
        #expect(fault == nil)
      }
    }

    @Test func `marks have no view measured again`() {
      allowingCellsBeyondContent {
        let fault = firstFault(ofSeeds: Seeds(60, usually: 8)) { seed in
          MainActor.assumeIsolated { difference(seed, selfSizingStage) }
        }
        #expect(fault == nil)
      }
    }

    /// Returns the first difference between views without and with marks.
    private func difference(
      _ seed: UInt64,
      _ makeStage: (_ random: inout SplitMix64, _ showsMarks: Bool) -> AlignedStage
    ) -> String? {
      let looks = [false, true].map { showsMarks in
        var random = SplitMix64(seed: seed)
        let stage = makeStage(&random, showsMarks)
        var looks = [look(stage)]
        var updates = RandomUpdates(stage, seed: seed)
        for _ in 0..<10 {
          updates.step()
          stage.view.layoutIfNeeded()
          looks.append(look(stage))
        }
        return looks
      }
      return zip(looks[0], looks[1]).enumerated().first { $1.0 != $1.1 }.map {
        "step \($0): \($1.1), not \($1.0)"
      }
    }
  }
#endif
