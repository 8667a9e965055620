import AlignedLayout
import Testing

/// What is true of the lines of any content. Random content stands for all; a seed that breaks a law
/// is shrunk to an example among the rules.
@Suite struct BreakingLaws {
  @Test(arguments: Wildness.allCases)
  func `lines hold all cells, in order, and none is empty`(wildness: Wildness) {
    for seed in 0..<UInt64(1000) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      for section in 0..<layout.sectionCount {
        let lines = layout.lines(inSection: section)
        #expect(
          lines.flatMap(\.cells) == Array(0..<layout.cellCount(inSection: section)), "\(seed)")
        #expect(lines.allSatisfy { !$0.cells.isEmpty }, "\(seed)")
        for line in lines.indices {
          #expect(lines[line].cells.allSatisfy { lines.index(ofCell: $0) == line }, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `no line of several cells is wider than its space`(wildness: Wildness) {
    for seed in 0..<UInt64(1000) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      for section in 0..<layout.sectionCount {
        for line in layout.lines(inSection: section) where line.cells.count > 1 {
          #expect(line.remainingSpace >= -0.001, "\(seed)")
        }
      }
    }
  }

  @Test func `first fit is tight: what begins a line did not fit on the one before`() {
    for seed in 0..<UInt64(1000) {
      var random = SplitMix64(seed: seed)
      let content = random.content(.tame)
      var firstOffers: [ContentLayout.CellPosition: CGFloat] = [:]
      let layout = content.layout { position, offer in
        firstOffers[position] = firstOffers[position] ?? offer
      }
      for (section, test) in content.sections.enumerated() {
        let lines = layout.lines(inSection: section)
        for (before, line) in zip(lines, lines.dropFirst()) {
          let cell = test.cells[line.cells.lowerBound]
          let insets = cell.attributes.insets.leading + cell.attributes.insets.trailing
          let space = before.remainingSpace - test.attributes.itemSpacing
          let isForced =
            cell.attributes.beginsLine
            || test.cells[before.cells.upperBound - 1].attributes.endsLine
            || cell.attributes.minimumLineSpace > space - insets
          let position = ContentLayout.CellPosition(
            section: section, cell: line.cells.lowerBound)
          let firstAnswer = cell.size(firstOffers[position] ?? 0).width + insets
          #expect(isForced || firstAnswer > space, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `cells are asked in order, once, or twice when moved to a line of other space`(
    wildness: Wildness
  ) {
    for seed in 0..<UInt64(1000) {
      var random = SplitMix64(seed: seed)
      let content = random.content(wildness)
      var asked: [(position: ContentLayout.CellPosition, offer: CGFloat)] = []
      let layout = content.layout { asked.append(($0, $1)) }
      #expect(
        asked.map(\.position) == asked.map(\.position).sorted(), "\(seed): not in order")
      #expect(Set(asked.map(\.position)) == Set(layout.positions), "\(seed): not all asked")
      #expect(asked.allSatisfy { $0.offer >= 0 && $0.offer.isFinite }, "\(seed)")
      for (position, questions) in Dictionary(grouping: asked, by: \.position) {
        #expect(questions.count <= 2, "\(seed): \(position) asked too often")
        if questions.count == 2 {
          #expect(questions[0].offer != questions[1].offer, "\(seed): asked again in vain")
          let line = layout.line(ofCellAt: position)
          #expect(line.cells.lowerBound == position.cell, "\(seed): not moved")
        }
      }
    }
  }
}
