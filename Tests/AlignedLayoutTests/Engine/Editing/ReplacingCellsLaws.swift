import Testing

@testable import AlignedLayout

/// Replacing cells gives the layout computed from scratch, and asks no more than needed.
@Suite struct ReplacingCellsLaws {
  @Test(arguments: Wildness.allCases)
  func `the layout equals one computed from scratch, and each cell is asked at most twice`(
    wildness: Wildness
  ) {
    for seed in Seeds(1500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(wildness, limitsLines: true)
      let old = content.layout()
      let changed = random.replaceCells(of: &content, wildness)
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
      expectEqual(changedLayout, content.layout(), "\(seed)")
      #expect(asked.values.allSatisfy { $0.count <= 2 }, "\(seed)")
    }
  }

  @Test func `a cell that is not replaced is asked only if it is offered other space`() {
    for seed in Seeds(1500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.tame)
      let old = FreshLayout(content)
      let changed = Set(random.replaceCells(of: &content, .tame))
      let new = FreshLayout(content)
      var layout = old.layout
      layout.apply(
        changed.map { .replaceCell($0) },
        sizeOfCell: { position, offer in
          #expect(
            changed.contains(position) || !old.isSizeKnown(of: position, at: offer, in: new),
            "\(seed)")
          return content.sections[position.section].cells[position.cell].size(offer)
        },
        attributesOfCell: { position in
          #expect(changed.contains(position), "\(seed)")
          return content.sections[position.section].cells[position.cell].attributes
        })
    }
  }

  @Test func `a changed height asks no other cell`() {
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
    expectEqual(asked, [13])
    expectEqual(new, content.layout())
  }
}

extension FreshLayout {
  /// Returns true if the layout, updated to another one, knows the size of a cell there: its offers
  /// are the same, and the size was cached.
  fileprivate func isSizeKnown(
    of position: ContentLayout.CellPosition, at offer: CGFloat, in new: FreshLayout
  ) -> Bool {
    // After a full line every offer is 0, even if the line is another one.
    guard let offers = offers[position], offers == new.offers[position], offers[0] != 0
    else { return false }
    // Sizes of hidden cells are not cached.
    if position.cell >= layout.visibleCellCount(inSection: position.section) { return false }
    // If cells keep together, it is not always known which of two sizes counted.
    if content.isKeptTogether(position) || new.content.isKeptTogether(position) { return false }
    // A size that may be clamped is known only for the beginning of a line.
    if content.sections[position.section].attributes.clampsOversizedCells, beginsLine(position),
      !new.beginsLine(position)
    {
      return false
    }
    // A size that did not fit is not cached, and is known only below the same line.
    return offers.count == 1 || offer != offers[0] || isLineAbove(position, sameAsIn: new)
  }

  private func beginsLine(_ position: ContentLayout.CellPosition) -> Bool {
    layout.line(ofCellAt: position).cells.lowerBound == position.cell
  }

  private func isLineAbove(
    _ position: ContentLayout.CellPosition, sameAsIn other: FreshLayout
  ) -> Bool {
    guard position.cell > 0 else { return true }
    let above = ContentLayout.CellPosition(section: position.section, cell: position.cell - 1)
    let line = layout.line(ofCellAt: above)
    let otherLine = other.layout.line(ofCellAt: above)
    return line.cells == otherLine.cells && line.remainingSpace == otherLine.remainingSpace
      && line.frame.size.width == otherLine.frame.size.width
  }
}

extension SplitMix64 {
  /// Replaces a few cells and returns their positions.
  fileprivate mutating func replaceCells(
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
