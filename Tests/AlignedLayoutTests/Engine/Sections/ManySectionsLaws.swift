import AlignedLayout
import Testing

/// Edits among many sections give the layout computed from scratch.
@Suite struct ManySectionsLaws {
  @Test(arguments: [Wildness.tame, .negative])
  func `batches among hundreds of sections give the layout computed from scratch`(
    wildness: Wildness
  ) {
    let fault = firstFault(ofSeeds: Seeds(40, usually: 4)) { seed in
      var random = SplitMix64(seed: seed)
      var edited = EditedLayout(random.manySections(wildness))
      for _ in 0..<5 {
        edited.apply(random.batch(ofSectionsIn: edited.content, wildness))
      }
      return edited.difference
    }
    #expect(fault == nil)
  }

  @Test(arguments: [Wildness.tame, .negative])
  func `elements among hundreds of sections are those of a search through all`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: Seeds(40, usually: 4)) { seed in
      var random = SplitMix64(seed: seed)
      let layout = random.manySections(wildness).layout()
      let all = layout.elements(in: .infinite)
      for _ in 0..<10 {
        let top = CGFloat(Double.random(in: -0.1...1.1, using: &random)) * layout.contentSize.height
        let area = rect(0, top, 200 × 150)
        let expected = all.filter { meets($0.frame, area) }
        if layout.elements(in: area) != expected { return "\(area)" }
      }
      return nil
    }
    #expect(fault == nil)
  }

  private func meets(_ frame: CGRect, _ area: CGRect) -> Bool {
    frame.minX < area.maxX && area.minX < frame.maxX && frame.minY < area.maxY
      && area.minY < frame.maxY
  }
}

extension SplitMix64 {
  /// Returns some hundred sections, many of them empty.
  fileprivate mutating func manySections(_ wildness: Wildness) -> TestContent {
    var content = self.content(wildness)
    content.sections = (0..<Int.random(in: 100...300, using: &self)).map { _ in
      happens(onceIn: 3) ? TestSection(cells: []) : section(wildness)
    }
    return content
  }

  /// Returns a batch that inserts, deletes, moves and replaces sections.
  fileprivate mutating func batch(
    ofSectionsIn content: TestContent, _ wildness: Wildness
  ) -> TestBatch {
    var batch = TestBatch()
    let count = content.sections.count
    let old = different(7, below: count)
    let new = different(5, below: count - 1)
    for index in old[0..<4] { batch.deleteSection(index) }
    batch.moveSection(old[4], to: new[0])
    batch.moveSection(old[5], to: new[1])
    for index in new[2..<5] { batch.insertSection(section(wildness), at: index) }
    return batch
  }
}
