import AlignedLayout
import Testing

/// Laws about the lines of any content, tested with random content.
///
/// A seed that breaks a law is reduced to a small example and becomes an exact test.
@Suite struct BreakingLaws {
  @Test(arguments: Wildness.allCases)
  func `lines hold all cells in order, and no line is empty`(wildness: Wildness) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      for section in 0..<layout.sectionCount {
        let lines = layout.lines(inSection: section)
        expectEqual(
          lines.flatMap(\.cells), Array(0..<layout.cellCount(inSection: section)), "\(seed)")
        #expect(lines.allSatisfy { !$0.cells.isEmpty }, "\(seed)")
        for line in lines.indices {
          #expect(lines[line].cells.allSatisfy { lines.index(ofCell: $0) == line }, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `no line of several cells is wider than its space`(wildness: Wildness) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      for section in 0..<layout.sectionCount {
        for line in layout.lines(inSection: section) where line.cells.count > 1 {
          #expect(line.remainingSpace >= -0.001, "\(seed)")
        }
      }
    }
  }

  @Test func `a line is as wide as its cells, their insets and the gaps`() {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let content = random.content(.tame)
      let layout = content.layout()
      for (section, test) in content.sections.enumerated() {
        let insets = test.attributes.insets
        let room =
          layout.contentSize.width - content.contentInsets.leading - content.contentInsets.trailing
          - insets.leading - insets.trailing
        let indents = test.cells.contains { $0.attributes.indentation != .unchanged }
        for line in layout.lines(inSection: section) {
          // The free space is part of such a line, and the last line of a cell may overlap the last cell.
          guard !test.endsAtTrailingEdge(line) else { continue }
          let widths = line.cells.map { cell in
            let insets = test.cells[cell].attributes.insets
            return layout.frame(ofCellAt: .init(section: section, cell: cell)).width
              + insets.leading + insets.trailing
          }
          let gaps = CGFloat(widths.count - 1) * test.attributes.cellSpacing
          let used = widths.reduce(0, +) + gaps
          let isJustified = test.attributes.justification != nil
          #expect(isJustified || abs(line.frame.width - used) < 1e-6, "\(seed)")
          #expect(line.frame.width >= used - 1e-6, "\(seed)")
          if !indents, !line.cells.contains(where: { test.cells[$0].attributes.growth > 0 }) {
            #expect(abs(line.remainingSpace - (max(0, room) - used)) < 0.002, "\(seed)")
          }
          #expect(line.cells.count == 1 || used <= max(0, room) + 0.002 || indents, "\(seed)")
        }
      }
    }
  }

  @Test func `in first fit a cell begins a line only if it did not fit on the line above`() {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let content = random.content(.tame).withoutRows.withoutSharedWidths
      var firstOffers: [ContentLayout.CellPosition: CGFloat] = [:]
      let layout = content.layout { position, offer in
        firstOffers[position] = firstOffers[position] ?? offer
      }
      for (section, test) in content.sections.enumerated()
      where test.attributes.breakingStrategy == .firstFit {
        let lines = layout.lines(inSection: section)
        for (before, line) in zip(lines, lines.dropFirst()) {
          let cell = test.cells[line.cells.lowerBound]
          let insets = cell.attributes.insets.leading + cell.attributes.insets.trailing
          let space = before.remainingSpace - test.attributes.cellSpacing
          let isForced =
            cell.attributes.beginsLine
            || test.cells[before.cells.upperBound - 1].attributes.endsLine
            || cell.attributes.minimumLineSpace > space - insets
          let position = ContentLayout.CellPosition(
            section: section, cell: line.cells.lowerBound)
          guard !content.isKeptTogether(position) else { continue }
          let firstWidth = cell.size(firstOffers[position] ?? 0).width + insets
          #expect(isForced || firstWidth > space, "\(seed)")
        }
      }
    }
  }

  @Test(arguments: Wildness.allCases)
  func `cells are asked in order, and again only if they move to a line with other space`(
    wildness: Wildness
  ) {
    for seed in Seeds(1000) {
      var random = SplitMix64(seed: seed)
      let content = random.content(wildness).withoutRows.withoutSharedWidths
      var asked: [(position: ContentLayout.CellPosition, offer: CGFloat)] = []
      let layout = content.layout { asked.append(($0, $1)) }
      // Cells that keep together are asked again together.
      let alone = asked.map(\.position).filter { !content.isKeptTogether($0) }
      expectEqual(alone, alone.sorted(), "\(seed): not in order")
      expectEqual(Set(asked.map(\.position)), Set(layout.positions), "\(seed): not all asked")
      #expect(asked.allSatisfy { $0.offer >= 0 && $0.offer.isFinite }, "\(seed)")
      for (position, questions) in Dictionary(grouping: asked, by: \.position) {
        #expect(questions.count <= 2, "\(seed): \(position) asked more than twice")
        if questions.count == 2 {
          #expect(
            questions[0].offer != questions[1].offer, "\(seed): asked twice for the same space")
          let line = layout.line(ofCellAt: position)
          #expect(
            content.isKeptTogether(position) || line.cells.lowerBound == position.cell,
            "\(seed): asked twice without moving")
        }
      }
    }
  }
}
