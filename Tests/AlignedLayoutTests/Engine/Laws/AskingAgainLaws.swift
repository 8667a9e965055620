import Testing

@testable import AlignedLayout

/// Asking some cells again ends where a layout made anew would, and asks no more than it must.
@Suite struct AskingAgainLaws {
  @Test(arguments: Wildness.allCases)
  func `it ends as a layout made anew, and asks each cell at most twice`(wildness: Wildness) {
    for seed in Seeds(1500) {
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
    for seed in Seeds(1500) {
      var random = SplitMix64(seed: seed)
      var content = random.content(.tame)
      let old = LayoutAnew(content)
      let changed = Set(random.changeCells(of: &content, .tame))
      let new = LayoutAnew(content)
      var layout = old.layout
      layout.apply(
        changed.map { .replaceCell($0) },
        sizeOfCell: { position, offer in
          #expect(
            changed.contains(position) || !old.isAnswerKnown(of: position, at: offer, in: new),
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

extension LayoutAnew {
  /// Whether a layout, changed to another, knows what a cell answers there: what it was offered is
  /// the same, and its answer was kept.
  fileprivate func isAnswerKnown(
    of position: ContentLayout.CellPosition, at offer: CGFloat, in new: LayoutAnew
  ) -> Bool {
    // Behind a full line every offer is 0, and the line may yet be another.
    guard let offers = offers[position], offers == new.offers[position], offers[0] != 0
    else { return false }
    // What a hidden cell answered is not kept.
    if position.cell >= layout.visibleCellCount(inSection: position.section) { return false }
    // Which answer counted of cells that keep together is not always known.
    if content.isKept(position) || new.content.isKept(position) { return false }
    // A size that may be clamped tells only what fits a line of its own.
    if content.sections[position.section].attributes.clampsOversizedCells, begins(position),
      !new.begins(position)
    {
      return false
    }
    // What did not fit is not kept, and is known only for the same line above.
    return offers.count == 1 || offer != offers[0] || isLineAbove(position, asIn: new)
  }

  private func begins(_ position: ContentLayout.CellPosition) -> Bool {
    layout.line(ofCellAt: position).cells.lowerBound == position.cell
  }

  private func isLineAbove(
    _ position: ContentLayout.CellPosition, asIn other: LayoutAnew
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
