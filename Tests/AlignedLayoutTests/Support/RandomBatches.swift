import AlignedLayout

/// How cells get their sizes that nobody asks for.
enum UnaskedSizing: CaseIterable {
  case fixed, selfSizing
}

/// Random content of sections that are asked and others that are not, and random batches of edits.
extension SplitMix64 {
  mutating func mixedContent(
    _ wildness: Wildness, unasked: [UnaskedSizing] = UnaskedSizing.allCases,
    limitsLines: Bool = false
  ) -> TestContent {
    var content = content(wildness, limitsLines: limitsLines)
    content.displayScale = pick([0, 0, 1, 2, 3])
    content.sections = content.sections.map { mixed($0, unasked) }
    return content
  }

  /// Edits of all kinds, in any order: those of single cells also in sections that leave or arrive.
  mutating func batch(
    of content: TestContent, _ wildness: Wildness,
    unasked: [UnaskedSizing] = UnaskedSizing.allCases, limitsLines: Bool = false
  ) -> TestBatch {
    var batch = TestBatch()
    let sections =
      happens(onceIn: 2)
      ? content.sections.indices.map { PlannedSection(old: $0, cellCount: 0) }
      : editSections(of: content, wildness, unasked, limitsLines, in: &batch)
    editCells(of: content, leadingTo: sections, wildness, in: &batch)
    batch.edits.shuffle(using: &self)
    return batch
  }

  /// So many different numbers, as far as there are, in random order.
  mutating func different(_ count: Int, below end: Int) -> [Int] {
    Array((0..<end).shuffled(using: &self).prefix(count))
  }

  private mutating func mixed(_ section: TestSection, _ unasked: [UnaskedSizing]) -> TestSection {
    guard happens(onceIn: 4) else { return section }
    var section = section
    section.attributes = section.attributes.with(
      sizing: pick(unasked) == .selfSizing
        ? .selfSizing(estimatedWidth: 40, estimatedHeight: 20)
        : .fixed(width: CGFloat(length(0...80)), height: CGFloat(length(0...40))))
    return section
  }

  // MARK: Sections

  private mutating func editSections(
    of content: TestContent, _ wildness: Wildness, _ unasked: [UnaskedSizing],
    _ limitsLines: Bool, in batch: inout TestBatch
  ) -> [PlannedSection] {
    var planned: [PlannedSection] = []
    var moving: [Int] = []
    for section in content.sections.indices {
      switch Int.random(in: 0..<8, using: &self) {
      case 0: batch.deleteSection(section)
      case 1: moving.append(section)
      case 2:
        let new = mixed(self.section(wildness, limitsLines: limitsLines), unasked)
        batch.replaceSection(section, with: new)
        planned.append(PlannedSection(old: nil, cellCount: new.cells.count))
      default: planned.append(PlannedSection(old: section, cellCount: 0))
      }
    }
    let insertedCount = Int.random(in: 0...(content.sections.count > 5 ? 0 : 2), using: &self)
    let arriving = moving.map(Optional.some) + Array(repeating: nil, count: insertedCount)
    let places = different(arriving.count, below: planned.count + arriving.count)
    for (place, old) in zip(places, arriving).sorted(by: { $0.0 < $1.0 }) {
      if let old {
        batch.moveSection(old, to: place)
        planned.insert(PlannedSection(old: old, cellCount: 0), at: place)
      } else {
        let new = mixed(self.section(wildness, limitsLines: limitsLines), unasked)
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
      let named = happens(onceIn: 12) ? count : Int.random(in: 0...3, using: &self)
      for cell in different(named, below: count) {
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
    var movingHere = Array(repeating: [ContentLayout.CellPosition](), count: sections.count)
    for position in moving {
      guard let target = sections.indices.randomElement(using: &self) else {
        batch.delete(position)
        continue
      }
      movingHere[target].append(position)
    }
    for (index, section) in sections.enumerated() {
      arrive(
        movingHere[index], inSection: index, section, stayingCount: section.old.map { staying[$0] },
        wildness, in: &batch)
    }
  }

  /// Lets cells arrive in a section; in one that arrives itself only at places that it has.
  private mutating func arrive(
    _ moving: [ContentLayout.CellPosition], inSection index: Int, _ section: PlannedSection,
    stayingCount: Int?, _ wildness: Wildness, in batch: inout TestBatch
  ) {
    let insertedCount = happens(onceIn: 2) ? 0 : Int.random(in: 1...4, using: &self)
    let arrivingCount = moving.count + insertedCount
    let places = different(
      arrivingCount, below: stayingCount.map { $0 + arrivingCount } ?? section.cellCount)
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

/// A section of the content that a batch leads to.
private struct PlannedSection {
  /// Its place in the old content; nil if it arrives with all its cells.
  let old: Int?

  /// How many cells it arrives with.
  let cellCount: Int
}
