/// A list of edits, sorted by the sections and cells that they touch.
struct SortedEdits {
  /// The origin of consecutive sections of the new content: sections of the old content that stay
  /// behind each other, or a new one.
  enum Origin {
    case old(Range<Int>)
    case new(ContentLayout.Section)

    /// The number of sections.
    var count: Int {
      switch self {
      case .old(let sections): sections.count
      case .new: 1
      }
    }
  }

  /// The edits of the cells of a section that stays, each list in ascending order.
  struct Cells {
    /// Positions in the old section.
    let deleted: ArraySlice<ContentLayout.CellPosition>
    /// Positions in the old section.
    let replaced: ArraySlice<ContentLayout.CellPosition>
    /// Positions in the new section.
    let inserted: ArraySlice<ContentLayout.CellPosition>
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

  /// Whether any section is inserted, deleted, moved or replaced.
  var changeSections: Bool {
    !removedSections.isEmpty || !insertedSections.isEmpty || !replacedSections.isEmpty
  }

  /// Returns the origins of the sections of the new content, in order.
  func origins(ofSections count: Int) -> [Origin] {
    let edited = removedSections.union(replacedSections.keys)
    precondition(
      edited.allSatisfy { (0..<count).contains($0) }, "Edited section is out of range.")
    precondition(
      removedSections.isDisjoint(with: replacedSections.keys),
      "Section is replaced and also deleted or moved.")
    let newCount = count - removedSections.count + insertedSections.count
    precondition(
      insertedSections.keys.allSatisfy { (0..<newCount).contains($0) },
      "Inserted section is out of range.")
    return origins(
      ofSections: count, editedAt: edited.sorted(), insertedAt: insertedSections.keys.sorted())
  }

  private func origins(
    ofSections count: Int, editedAt edited: [Int], insertedAt inserted: [Int]
  ) -> [Origin] {
    var (edited, inserted) = (edited[...], inserted[...])
    var origins: [Origin] = []
    var old = 0
    var new = 0
    while old < count || !inserted.isEmpty {
      if let first = inserted.first, first == new, let origin = insertedSections[first] {
        inserted.removeFirst()
        origins.append(origin)
      } else if let first = edited.first, first == old {
        edited.removeFirst()
        old += 1
        guard let section = replacedSections[first] else { continue }
        origins.append(.new(section))
      } else {
        let end = min(edited.first ?? count, inserted.first.map { old + $0 - new } ?? count)
        precondition(old < end, "Every section of the new content has an origin.")
        origins.append(.old(old..<end))
        new += end - old - 1
        old = end
      }
      new += 1
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

  /// Traps if a cell is edited in a section that is out of range.
  func checkSectionsOfCells(old oldCount: Int, new newCount: Int) {
    func exist(_ cells: [ContentLayout.CellPosition], _ count: Int) -> Bool {
      guard let first = cells.first, let last = cells.last else { return true }
      return first.section >= 0 && last.section < count
    }
    precondition(
      exist(deletedCells, oldCount) && exist(replacedCells, oldCount)
        && exist(insertedCells, newCount), "Section of an edited cell is out of range.")
  }

  /// Returns the sections whose cells are edited, by their old and new indices, in their new order.
  ///
  /// - Parameter origins: the origins of the new content's sections, or nil if all sections stay
  ///   where they are.
  func sectionsOfCells(from origins: [Origin]?) -> [(old: Int, new: Int)] {
    let old = sections(of: deletedCells) + sections(of: replacedCells)
    let new = sections(of: insertedCells)
    if old.isEmpty && new.isEmpty { return [] }
    guard let origins else {
      return Set(old + new).sorted().map { ($0, $0) }
    }
    let runs = SectionRuns(origins)
    var edited: [Int: Int] = [:]
    for old in old {
      if let new = runs.newIndex(of: old) { edited[old] = new }
    }
    for new in new {
      if let old = runs.oldIndex(of: new) { edited[old] = new }
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

  /// Returns the edits of the cells of a section that stays, given its old and its new index.
  func cells(ofSection old: Int, nowAt new: Int) -> Cells {
    func cells(
      _ cells: [ContentLayout.CellPosition], ofSection section: Int
    ) -> ArraySlice<ContentLayout.CellPosition> {
      let first = cells.indices.partitioningIndex { cells[$0].section >= section }
      let end = cells.indices.partitioningIndex { cells[$0].section > section }
      return cells[first..<end]
    }
    return Cells(
      deleted: cells(deletedCells, ofSection: old), replaced: cells(replacedCells, ofSection: old),
      inserted: cells(insertedCells, ofSection: new))
  }
}

extension SortedEdits.Cells {
  /// Returns the edits as changes among the old cells, in ascending order.
  func changes(amongCells oldCount: Int) -> [CellChange] {
    var changes: [CellChange] = []
    var deleted = deleted
    var replaced = replaced
    var inserted = inserted
    var old = 0
    var new = 0
    while !(deleted.isEmpty && replaced.isEmpty && inserted.isEmpty) {
      // The number of cells that stay before the next edit.
      let staying = min(
        deleted.first.map { $0.cell - old } ?? .max, replaced.first.map { $0.cell - old } ?? .max,
        inserted.first.map { $0.cell - new } ?? .max)
      precondition(
        staying >= 0 && old + staying <= oldCount,
        "Edited cell is out of range, or edited twice.")
      old += staying
      new += staying
      if inserted.first?.cell == new {
        inserted.removeFirst()
        changes.add(CellChange(old: old..<old, newCount: 1))
        new += 1
        continue
      }
      precondition(old < oldCount, "Edited cell is out of range.")
      let isReplaced = replaced.first?.cell == old
      if isReplaced {
        replaced.removeFirst()
      } else {
        deleted.removeFirst()
      }
      changes.add(CellChange(old: old..<(old + 1), newCount: isReplaced ? 1 : 0))
      old += 1
      new += isReplaced ? 1 : 0
    }
    return changes
  }
}
