import Testing

@testable import AlignedLayout

/// Asking some cells again ends where a layout made anew would, and asks no more than it must.
@Suite struct AskingAgainLaws {
  @Test(arguments: Wildness.allCases)
  func `it ends as a layout made anew, and asks each cell at most twice`(wildness: Wildness) {
    for seed in 0..<UInt64(1500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      let old = content.layout()
      let changed = random.changeCells(of: &content, wildness)
      var asked: [ContentLayout.CellPosition: [CGFloat]] = [:]
      var changedLayout = old
      changedLayout.apply(
        Set(changed).map { .replaceCell($0) },
        sizeOfCell: { position, offer in
          asked[position, default: []].append(offer)
          return content.sections[position.section].cells[position.cell].size(offer)
        },
        attributesOfCell: { content.sections[$0.section].cells[$0.cell].attributes },
        sizeOfOverflow: { content.sections[$0].sizeOfOverflow($1) })
      #expect(changedLayout == content.layout(), "\(seed)")
      #expect(asked.values.allSatisfy { $0.count <= 2 }, "\(seed)")
    }
  }

  @Test func `a cell that is not named is asked only if it is offered other space`() {
    for seed in 0..<UInt64(1500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.tame)
      var offeredBefore: [ContentLayout.CellPosition: [CGFloat]] = [:]
      let old = content.layout { offeredBefore[$0, default: []].append($1) }
      let contentBefore = content
      let changed = Set(random.changeCells(of: &content, .tame))
      var offeredNow: [ContentLayout.CellPosition: [CGFloat]] = [:]
      _ = content.layout { offeredNow[$0, default: []].append($1) }
      var new = old
      new.apply(
        changed.map { .replaceCell($0) },
        sizeOfCell: { position, offer in
          let isNamed = changed.contains(position)
          // Behind a full line every offer is 0, and the line may yet be another.
          let isBehindFullLine = offeredBefore[position]?.first == 0
          #expect(
            isNamed || isBehindFullLine || content.isKept(position)
              || contentBefore.isKept(position)
              || offeredBefore[position] != offeredNow[position],
            "\(seed)")
          return content.sections[position.section].cells[position.cell].size(offer)
        },
        attributesOfCell: { position in
          #expect(changed.contains(position), "\(seed)")
          return content.sections[position.section].cells[position.cell].attributes
        })
    }
  }

  @Test func `a change of height asks nobody else`() {
    var content = TestContent(width: 100, (0..<30).map { _ in .cell(30 × 10) })
    let old = content.layout()
    content.sections[0].cells[13] = .cell(30 × 25)
    var asked: [Int] = []
    var new = old
    new.apply(
      [.replaceCell(.init(section: 0, cell: 13))],
      sizeOfCell: { position, offer in
        asked.append(position.cell)
        return content.sections[0].cells[position.cell].size(offer)
      }, attributesOfCell: nil)
    #expect(asked == [13])
    #expect(new == content.layout())
  }
}

extension SplitMix64 {
  /// Replaces a few cells, and tells which.
  fileprivate mutating func changeCells(
    of content: inout TestContent, _ wildness: Wildness
  ) -> [ContentLayout.CellPosition] {
    var changed: [ContentLayout.CellPosition] = []
    for section in content.sections.indices where !content.sections[section].cells.isEmpty {
      for _ in 0..<Int.random(in: 0...3, using: &self) {
        let cell = Int.random(in: content.sections[section].cells.indices, using: &self)
        let other = self.section(wildness).cells.first ?? .cell(10 × 10)
        content.sections[section].cells[cell] = other
        changed.append(.init(section: section, cell: cell))
      }
    }
    return changed
  }
}
