#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Effects while scrolling, over random content, batches and scrolling.
  @MainActor
  @Suite(.underAllModes)
  struct VisibleEffectsLaws {
    private func stage(_ random: inout SplitMix64) -> AlignedStage {
      var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine])
      content.width = CGFloat(random.length(80...300))
      content.direction = random.pick([.leftToRight, .rightToLeft])
      content.axis = random.happens(onceIn: 3) ? .horizontal : .vertical
      let stage = AlignedStage(content, height: 120)
      stage.layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      stage.layout.pinsSectionFooters = random.happens(onceIn: 2)
      return stage
    }

    private func step(_ stage: AlignedStage, _ random: inout SplitMix64) {
      if random.happens(onceIn: 2) {
        stage.perform(random.batch(of: stage.content, .tame, sizings: [.fixed, .wholeLine]))
        stage.view.layoutIfNeeded()
      }
      stage.scroll(to: CGFloat(random.length(0...400)))
    }

    @Test func `with an effect that changes nothing, everything is as without`() {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(40, usually: 8)) { seed in
            var random = SplitMix64(seed: seed)
            let stage = stage(&random)
            var count = 0
            stage.layout.adjustVisibleAttributes = { _, _ in count += 1 }
            for number in 0..<8 {
              step(stage, &random)
              let computed = stage.computed
              if let fault = stage.firstFault(at: computed)
                ?? stage.firstFaultOfAttachments(computed)
              {
                return "step \(number): \(fault)"
              }
            }
            return count > 0 || stage.computed.contentSize.height == 0 ? nil : "it is never asked"
          }
          #expect(fault == nil)
        }
      }
    }

    @Test func `whatever an effect does, UIKit is told of it`() {
      allowingCellsBeyondContent {
        let fault = firstFault(ofSeeds: Seeds(40, usually: 6)) { seed in
          var random = SplitMix64(seed: seed)
          let stage = stage(&random)
          let (distance, length) = (CGFloat(random.length(0...80)), CGFloat(random.length(1...90)))
          stage.layout.adjustVisibleAttributes = { attributes, visibleRect in
            let place = (attributes.center.y - visibleRect.midY) / length
            attributes.transform = CGAffineTransform(
              translationX: 0, y: max(-distance, min(distance, place * 10)))
            attributes.alpha = abs(place) < 1 ? 0.25 : 1
            attributes.zIndex = place > 0 ? 4 : attributes.zIndex
          }
          for number in 0..<8 {
            step(stage, &random)
            if let fault = faultOfViews(stage) { return "step \(number): \(fault)" }
          }
          return nil
        }
        #expect(fault == nil)
      }
    }

    /// Returns an item whose view does not look as its attributes say.
    private func faultOfViews(_ stage: AlignedStage) -> String? {
      for path in stage.view.indexPathsForVisibleItems {
        guard let view = stage.view.cellForItem(at: path),
          let attributes = stage.layout.layoutAttributesForItem(at: path)
        else { return "no view or attributes of item \(path)" }
        let isSame =
          view.alpha == attributes.alpha && view.transform == attributes.transform
          && view.center == attributes.center && view.bounds.size == attributes.size
        guard isSame else {
          return
            "the view of item \(path) at \(view.center) with \(view.transform), not \(attributes)"
        }
      }
      return nil
    }
  }
#endif
