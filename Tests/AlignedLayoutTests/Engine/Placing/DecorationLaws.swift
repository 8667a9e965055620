import AlignedLayout
import Testing

/// Laws about the decorations of any section.
@Suite struct DecorationLaws {
  @Test(arguments: Wildness.allCases)
  func `decorations move no other element and no caret`(wildness: Wildness) {
    for seed in Seeds(500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness)
      content.displayScale = random.pick([0, 1, 2, 3])
      let decorated = content.layout()
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          backgrounds: []
        ).with(lineSeparator: nil)
      }
      let plain = content.layout()
      expectEqual(decorated.contentSize, plain.contentSize, "\(seed)")
      let others = decorated.elements(in: .infinite).filter { !$0.element.decorates }
      expectEqual(others, plain.elements(in: .infinite), "\(seed)")
      for _ in 0..<10 {
        let point = CGPoint(
          x: CGFloat(random.length(-50...400)), y: CGFloat(random.length(-50...900)))
        expectEqual(
          decorated.insertionPosition(at: point), plain.insertionPosition(at: point), "\(seed)")
      }
    }
  }

  @Test func `separators are in the middle between two lines, and never at the edges`() {
    for seed in Seeds(500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.tame)
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          lineSeparator: .init(kind: "line"))
      }
      let layout = content.layout()
      for section in 0..<layout.sectionCount {
        let lines = layout.lines(inSection: section)
        expectEqual(layout.separatedLines(inSection: section), Array(lines.indices.dropLast()))
        for (line, separator) in zip(lines.indices, layout.separators(inSection: section)) {
          let gap = (lines[line].frame.maxY, lines[line + 1].frame.minY)
          #expect(abs(separator.midY - (gap.0 + gap.1) / 2) < 1e-6, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `separators at forced breaks stand exactly below lines whose next is begun by force`(
    wildness: Wildness
  ) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      for index in content.sections.indices {
        content.sections[index].attributes = content.sections[index].attributes.with(
          lineSeparator: .init(kind: "line", placement: .forcedBreaks))
      }
      let layout = content.layout()
      for section in 0..<layout.sectionCount {
        let expected = layout.lines(inSection: section).indices.dropLast().filter {
          let reason = layout.breakReason(ofLineAt: $0 + 1, inSection: section)
          return reason == .forced || reason == .forcedByPreviousCell
        }
        expectEqual(layout.separatedLines(inSection: section), expected, "\(seed)")
      }
    }
  }
}
