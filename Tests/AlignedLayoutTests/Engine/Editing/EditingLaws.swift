import AlignedLayout
import Testing

/// After any edits a layout equals one computed from scratch.
@Suite struct EditingLaws {
  @Test(arguments: Wildness.allCases)
  func `batch after batch gives the layout computed from scratch`(wildness: Wildness) {
    let difference = firstFault(ofSeeds: Seeds(80, usually: 16)) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(wildness, limitsLines: true)
      var layout = content.layout()
      for number in 0..<12 {
        let batch = random.batch(of: content, wildness, limitsLines: true)
        content = batch.applied(to: content).content
        layout.apply(batch, leadingTo: content)
        let rect = random.rect()
        if let difference = layout.firstDifference(from: content.layout(), in: [rect]) {
          return "batch \(number): \(difference)"
        }
      }
      return nil
    }
    #expect(difference == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `a layout does not change when its copy is edited`(wildness: Wildness) {
    let difference = firstFault(ofSeeds: 20) { seed in
      var random = SplitMix64(seed: seed)
      var content = random.mixedContent(wildness, limitsLines: true)
      var layout = content.layout()
      var originals: [(layout: ContentLayout, content: TestContent)] = []
      for _ in 0..<10 {
        if random.happens(onceIn: 2) {
          originals.append((layout, content))
        }
        let batch = random.batch(of: content, wildness, limitsLines: true)
        content = batch.applied(to: content).content
        layout.apply(batch, leadingTo: content)
      }
      return originals.lazy.compactMap {
        $0.layout.firstDifference(from: $0.content.layout(), in: [.infinite])
      }.first
    }
    #expect(difference == nil)
  }

  @Test func `the order of the edits in a batch does not matter`() {
    let difference = firstFault(ofSeeds: 50) { seed in
      var random = SplitMix64(seed: seed)
      let content = random.mixedContent(.negative, limitsLines: true)
      var batch = random.batch(of: content, .negative, limitsLines: true)
      let new = batch.applied(to: content).content
      var layouts = [content.layout(), content.layout()]
      layouts[0].apply(batch, leadingTo: new)
      batch.edits.reverse()
      layouts[1].apply(batch, leadingTo: new)
      return layouts[0].firstDifference(from: layouts[1])
    }
    #expect(difference == nil)
  }
}

extension SplitMix64 {
  fileprivate mutating func rect() -> CGRect {
    happens(onceIn: 4)
      ? .infinite
      : AlignedLayoutTests.rect(
        CGFloat(length(-100...300)), CGFloat(length(-100...600)),
        CGFloat(length(0...300)) × CGFloat(length(0...300)))
  }
}
