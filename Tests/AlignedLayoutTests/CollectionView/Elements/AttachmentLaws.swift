#if canImport(UIKit) && !os(watchOS)
  import AlignedLayout
  import Testing
  import UIKit

  /// Views are attached to the items that want them, whatever happens to these.
  @MainActor
  @Suite(.underAllModes)
  struct AttachmentLaws {
    @Test func `attached views are where their items are, after any batch and any scrolling`() {
      allowingCellsBeyondContent {
        withoutAudits {
          let fault = firstFault(ofSeeds: Seeds(60, usually: 9), faultOfBatches)
          #expect(fault == nil)
        }
      }
    }

    private func faultOfBatches(seed: UInt64) -> String? {
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(.tame, sizings: [.fixed, .wholeLine])
      content.width = CGFloat(random.length(80...300))
      content.direction = random.pick([.leftToRight, .rightToLeft])
      content.axis = random.happens(onceIn: 4) ? .horizontal : .vertical
      let stage = AlignedStage(content, height: 120)
      let attachments = ["badge", "dot"].map { random.attachment($0) }
      // Attachments go with items, which are known by their sizes.
      let ofItem = { [source = stage.source] (path: IndexPath) -> [ViewAttachment] in
        let size = source.content.sections[path.section].cells[path.item].size(100)
        return (0..<2).filter { Int(size.width + size.height) % ($0 + 2) == 0 }.map {
          attachments[$0]
        }
      }
      stage.layout.attachmentsForItem = ofItem
      stage.layout.keepsAnswersAcrossUpdates = random.happens(onceIn: 2)
      for index in stage.content.sections.indices {
        stage.content.sections[index].attributes = stage.content.sections[index].attributes.with(
          attachments: .init(reach: 40))
      }
      stage.reload()
      for number in 0..<10 {
        let old = stage.content.sections.map(\.attributes)
        stage.perform(random.batch(of: stage.content, .tame, sizings: [.fixed, .wholeLine])) {
          for index in $0.sections.indices where !old.contains($0.sections[index].attributes) {
            $0.sections[index].attributes = $0.sections[index].attributes.with(
              attachments: .init(reach: 40))
          }
        }
        if random.happens(onceIn: 2) { stage.scroll(to: CGFloat(random.length(0...200))) }
        if let fault = stage.firstFaultOfAttachments(stage.computed, ofItem: ofItem) {
          return "batch \(number): \(fault)"
        }
        for _ in 0..<3 {
          let rect = rect(
            CGFloat(random.length(-50...300)), CGFloat(random.length(-50...600)),
            CGFloat(random.length(0...200)) × CGFloat(random.length(0...200)))
          if let fault = stage.firstFaultOfOrder(in: rect) { return "batch \(number): \(fault)" }
        }
      }
      return nil
    }
  }
#endif
