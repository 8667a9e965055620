import Testing

@testable import AlignedLayout

/// The frames of a line's cells are those of single cells, in whatever order cells are asked for.
@Suite struct FramesOnLineLaws {
  @Test(arguments: Wildness.allCases)
  func `the last line returns the frames of single cells`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 400) { seed in
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      var line = LineFrames()
      for _ in 0..<30 {
        let position = random.position(near: layout)
        let found = line[position] ?? line.move(toLineOf: position, in: layout)
        let expected = layout.places(.cell(position)) ? layout.frame(ofCellAt: position) : nil
        if found != expected {
          return "\(position): \(found as Any), not \(expected as Any)"
        }
      }
      return nil
    }
    #expect(fault == nil)
  }

  @Test func `on a line of more than 64 cells each is placed alone`() {
    let layout = ContentLayout(
      width: 700, contentInsets: .zero,
      sections: [
        .init(
          attributes: SectionAttributes(
            sizing: .fixed(CGSize(width: 10, height: 10)), cellSpacing: 0),
          cellCount: 100)
      ])
    var line = LineFrames()
    let (first, second) = (
      ContentLayout.CellPosition(section: 0, cell: 3),
      ContentLayout.CellPosition(section: 0, cell: 4)
    )
    expectEqual(line.move(toLineOf: first, in: layout), CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(line[first] != nil)
    #expect(line[second] == nil)
  }

  @Test(arguments: Wildness.allCases)
  func `a cell's width says for what it is asked if it takes no fraction`(wildness: Wildness) {
    let fault = firstFault(ofSeeds: 400) { seed in
      var random = SplitMix64(seed: seed)
      let layout = random.content(wildness).layout()
      for section in 0..<layout.sectionCount {
        let lines = layout[section].lines
        for cell in 0..<lines.visibleCellCount {
          let width = lines.frame(ofCell: cell).width
          let found = lines.widthDecided(forCell: cell, placedWidth: width)
          let expected = lines.widthDecided(forCell: cell)
          if found != expected {
            return "\(cell) in \(section): \(found as Any), not \(expected as Any)"
          }
        }
      }
      return nil
    }
    #expect(fault == nil)
  }
}

extension SplitMix64 {
  /// Returns the position of a cell, or one that may not exist.
  fileprivate mutating func position(near layout: ContentLayout) -> ContentLayout.CellPosition {
    let section = Int.random(in: -1...layout.sectionCount, using: &self)
    let isSection = (0..<layout.sectionCount).contains(section)
    let count = isSection ? layout.cellCount(inSection: section) : 0
    return ContentLayout.CellPosition(
      section: section, cell: Int.random(in: -1...count, using: &self))
  }
}
