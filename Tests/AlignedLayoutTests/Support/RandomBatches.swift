import AlignedLayout

/// A sizing mode in which cells are not asked what they need of the remaining line space.
enum OtherSizing: CaseIterable {
  case fixed, wholeLine, selfSizing, selfSizingInRemainingSpace
}

/// Random content with all sizing modes, and random batches of edits.
extension SplitMix64 {
  mutating func mixedContent(
    _ wildness: Wildness, sizings: [OtherSizing] = OtherSizing.allCases,
    limitsLines: Bool = false
  ) -> TestContent {
    var content = content(wildness, limitsLines: limitsLines)
    content.displayScale = pick([0, 0, 1, 2, 3])
    content.sections = content.sections.map { mixed($0, wildness, sizings) }
    return content
  }

  /// Returns edits of all kinds in random order, also of cells in deleted and inserted sections.
  mutating func batch(
    of content: TestContent, _ wildness: Wildness,
    sizings: [OtherSizing] = OtherSizing.allCases, limitsLines: Bool = false
  ) -> TestBatch {
    var batch = TestBatch()
    let sections =
      happens(onceIn: 2)
      ? content.sections.indices.map { PlannedSection(old: $0, cellCount: 0) }
      : editSections(of: content, wildness, sizings, limitsLines, in: &batch)
    editCells(of: content, leadingTo: sections, wildness, in: &batch)
    batch.edits.shuffle(using: &self)
    return batch
  }

  /// Returns `count` different numbers below `end` in random order, or all if there are fewer.
  mutating func different(_ count: Int, below end: Int) -> [Int] {
    Array((0..<end).shuffled(using: &self).prefix(count))
  }

  private mutating func mixed(
    _ section: TestSection, _ wildness: Wildness, _ sizings: [OtherSizing]
  ) -> TestSection {
    var tables = fork
    var section = tables.happens(onceIn: 4) ? tables.table(section, wildness) : section
    guard happens(onceIn: 4) else { return section }
    section.attributes = section.attributes.with(sizing: sizing(pick(sizings)))
    return section
  }

  /// Returns the section with columns or with cells whose widths their lines decide.
  private mutating func table(_ section: TestSection, _ wildness: Wildness) -> TestSection {
    var section = section
    if happens(onceIn: 2) {
      let columns = SectionAttributes.Columns(
        pick([.exactly(3), .fitting(minimumWidth: 70)]),
        cellHeight: pick([.asked, .asked, .fixed(30), .proportional(0.5)]))
      section.attributes = section.attributes.with(sizing: .columns(columns))
    }
    section.attributes = section.attributes.with(
      maximumCellsPerLine: happens(onceIn: 3) ? Int.random(in: 1...5, using: &self) : nil)
    section.cells = section.cells.map { _ in wildTableCell(wildness) }
    return section
  }

  private mutating func sizing(_ sizing: OtherSizing) -> SectionAttributes.Sizing {
    switch sizing {
    case .fixed: .fixed(CGSize(width: CGFloat(length(0...80)), height: CGFloat(length(0...40))))
    case .wholeLine: .asked(offering: .wholeLine)
    case .selfSizing: .selfSizing(estimate: CGSize(width: 40, height: 20))
    case .selfSizingInRemainingSpace:
      .selfSizing(estimate: CGSize(width: 40, height: 20), offering: .remainingLineSpace)
    }
  }

  // MARK: Sections

  private mutating func editSections(
    of content: TestContent, _ wildness: Wildness, _ sizings: [OtherSizing],
    _ limitsLines: Bool, in batch: inout TestBatch
  ) -> [PlannedSection] {
    var planned: [PlannedSection] = []
    var moving: [Int] = []
    for section in content.sections.indices {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: batch.deleteSection(section)
      case 1: moving.append(section)
      case 2:
        let new = mixed(
          self.section(wildness, limitsLines: limitsLines), wildness, sizings)
        batch.replaceSection(section, with: new)
        planned.append(PlannedSection(old: nil, cellCount: new.cells.count))
      default: planned.append(PlannedSection(old: section, cellCount: 0))
      }
    }
    let insertedCount = Int.random(in: 0...(content.sections.count > 5 ? 0 : 2), using: &self)
    let incoming = moving.map(Optional.some) + Array(repeating: nil, count: insertedCount)
    let places = different(incoming.count, below: planned.count + incoming.count)
    for (place, old) in zip(places, incoming).sorted(by: { $0.0 < $1.0 }) {
      if let old {
        batch.moveSection(old, to: place)
        planned.insert(PlannedSection(old: old, cellCount: 0), at: place)
      } else {
        let new = mixed(
          self.section(wildness, limitsLines: limitsLines), wildness, sizings)
        batch.insertSection(new, at: place)
        planned.insert(PlannedSection(old: nil, cellCount: new.cells.count), at: place)
      }
    }
    return planned
  }

  // MARK: Cells

  private mutating func editCells(
    of content: TestContent, leadingTo sections: [PlannedSection], _ wildness: Wildness,
    in batch: inout TestBatch
  ) {
    var staying = content.sections.map(\.cells.count)
    var moving: [ContentLayout.CellPosition] = []
    for section in content.sections.indices {
      let count = content.sections[section].cells.count
      let editedCount = happens(onceIn: 12) ? count : Int.random(in: 0...3, using: &self)
      for cell in different(editedCount, below: count) {
        let position = ContentLayout.CellPosition(section: section, cell: cell)
        switch Int.random(in: 0..<4, using: &self) {
        case 0, 1: batch.replace(position, with: self.cell(wildness))
        case 2:
          moving.append(position)
          staying[section] -= 1
        default:
          batch.delete(position)
          staying[section] -= 1
        }
      }
    }
    var movedHere = Array(repeating: [ContentLayout.CellPosition](), count: sections.count)
    for position in moving {
      guard let target = sections.indices.randomElement(using: &self) else {
        batch.delete(position)
        continue
      }
      movedHere[target].append(position)
    }
    for (index, section) in sections.enumerated() {
      addCells(
        movedHere[index], inSection: index, section, stayingCount: section.old.map { staying[$0] },
        wildness, in: &batch)
    }
  }

  /// Moves and inserts cells into a section.
  ///
  /// An inserted section already contains its cells, so edits there use only its own indices.
  private mutating func addCells(
    _ moving: [ContentLayout.CellPosition], inSection index: Int, _ section: PlannedSection,
    stayingCount: Int?, _ wildness: Wildness, in batch: inout TestBatch
  ) {
    let insertedCount = happens(onceIn: 2) ? 0 : Int.random(in: 1...4, using: &self)
    let incomingCount = moving.count + insertedCount
    let places = different(
      incomingCount, below: stayingCount.map { $0 + incomingCount } ?? section.cellCount)
    for (number, position) in moving.enumerated() {
      if number < places.count {
        batch.move(position, to: .init(section: index, cell: places[number]))
      } else {
        batch.delete(position)
      }
    }
    for place in places.dropFirst(moving.count) {
      batch.insert(cell(wildness), at: .init(section: index, cell: place))
    }
  }
}

/// A section of the content after a batch.
private struct PlannedSection {
  /// The index in the old content; nil for an inserted or replacement section.
  let old: Int?

  /// The number of cells of an inserted or replacement section.
  let cellCount: Int
}
