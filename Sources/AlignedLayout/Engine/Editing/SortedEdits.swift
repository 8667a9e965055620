struct SortedEdits {
  /// Sections of the old content that stay behind each other, or a new one.
  enum Origin {
    case old(Range<Int>)
    case new(ContentLayout.Section)

    var count: Int {
      switch self {
      case .old(let sections): sections.count
      case .new: 1
      }
    }
  }

  /// In ascending order. Inserted cells have their new indices, all others the old ones.
  struct Cells {
    let deleted: [Int]
    let replaced: [Int]
    let inserted: [Int]
  }

  private var deletedCells: [ContentLayout.CellPosition] = []
  private var replacedCells: [ContentLayout.CellPosition] = []
  private var insertedCells: [ContentLayout.CellPosition] = []
  private var removedSections: Set<Int> = []
  private var insertedSections: [Int: Origin] = [:]
  private var replacedSections: [Int: ContentLayout.Section] = [:]

  init(_ edits: [ContentLayout.Edit]) {
    for edit in edits {
      switch edit {
      case .insertCell(let new): insertedCells.append(new)
      case .deleteCell(let old): deletedCells.append(old)
      case .moveCell(let old, let new):
        deletedCells.append(old)
        insertedCells.append(new)
      case .replaceCell(let old): replacedCells.append(old)
      case .insertSection(let section, let new): insertSection(.new(section), at: new)
      case .deleteSection(let old): deleteSection(old)
      case .moveSection(let old, let new):
        deleteSection(old)
        insertSection(.old(old..<(old + 1)), at: new)
      case .replaceSection(let old, let section):
        let former = replacedSections.updateValue(section, forKey: old)
        precondition(former == nil, "Section is replaced twice.")
      }
    }
    deletedCells.sort()
    replacedCells.sort()
    insertedCells.sort()
  }

  // MARK: Sections

  var changeSections: Bool {
    !removedSections.isEmpty || !insertedSections.isEmpty || !replacedSections.isEmpty
  }

  func origins(ofSections count: Int) -> [Origin] {
    let replaced = replacedSections.keys.sorted()
    let splices = [Splice](
      removing: removedSections.sorted(), replacing: replaced,
      inserting: insertedSections.keys.sorted(), amongMembers: count, named: "section")
    var replacements = replaced.compactMap { replacedSections[$0] }[...]
    var origins: [Origin] = []
    var (old, new) = (0, 0)
    for splice in splices + [Splice(old: count..<count, newCount: 0)] {
      let staying = old..<splice.old.lowerBound
      if !staying.isEmpty { origins.append(.old(staying)) }
      new += staying.count
      for _ in 0..<splice.newCount {
        origins.append(insertedSections[new] ?? .new(replacements.removeFirst()))
        new += 1
      }
      old = splice.old.upperBound
    }
    return origins
  }

  private mutating func insertSection(_ origin: Origin, at new: Int) {
    let former = insertedSections.updateValue(origin, forKey: new)
    precondition(former == nil, "Two sections are inserted at the same index.")
  }

  private mutating func deleteSection(_ old: Int) {
    let isNew = removedSections.insert(old).inserted
    precondition(isNew, "Section is deleted or moved twice.")
  }

  // MARK: Cells

  func checkSectionsOfCells(old oldCount: Int, new newCount: Int) {
    func exist(_ cells: [ContentLayout.CellPosition], _ count: Int) -> Bool {
      guard let first = cells.first, let last = cells.last else { return true }
      return first.section >= 0 && last.section < count
    }
    precondition(
      exist(deletedCells, oldCount) && exist(replacedCells, oldCount)
        && exist(insertedCells, newCount), "Section of an edited cell is out of range.")
  }

  /// Old and new indices, in the new order. Without origins, all sections stay where they are.
  func sectionsOfCells(from origins: [Origin]?) -> [(old: Int, new: Int)] {
    let old = sections(of: deletedCells) + sections(of: replacedCells)
    let new = sections(of: insertedCells)
    if old.isEmpty && new.isEmpty { return [] }
    guard let origins else {
      return Set(old + new).sorted().map { ($0, $0) }
    }
    var runs: [(old: Range<Int>, new: Int)] = []
    var start = 0
    for origin in origins {
      if case .old(let sections) = origin { runs.append((sections, start)) }
      start += origin.count
    }
    let sections = Renumbering(runs: runs)
    var edited: [Int: Int] = [:]
    for old in old {
      if let new = sections.newIndex(of: old) { edited[old] = new }
    }
    for new in new {
      if let old = sections.oldIndex(of: new) { edited[old] = new }
    }
    return edited.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
  }

  private func sections(of cells: [ContentLayout.CellPosition]) -> [Int] {
    var sections: [Int] = []
    for position in cells where sections.last != position.section {
      sections.append(position.section)
    }
    return sections
  }

  func cells(ofSection old: Int, nowAt new: Int) -> Cells {
    func cells(_ cells: [ContentLayout.CellPosition], ofSection section: Int) -> [Int] {
      let first = cells.indices.partitioningIndex { cells[$0].section >= section }
      let end = cells.indices.partitioningIndex { cells[$0].section > section }
      return cells[first..<end].map { $0.cell }
    }
    return Cells(
      deleted: cells(deletedCells, ofSection: old), replaced: cells(replacedCells, ofSection: old),
      inserted: cells(insertedCells, ofSection: new))
  }
}
